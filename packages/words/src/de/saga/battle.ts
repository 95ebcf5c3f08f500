import type { Battle } from '@warmoot/rules';
import { battleBoard } from '../../battle/board.js';
import type { SceneWords } from '../../words.js';
import { choice, isQuiet, opening, questions } from './battle/choices.js';
import { events } from './battle/events.js';
import { TROOP_NAMES } from './battle/names.js';
import { outcome } from './battle/outcome.js';
import { broken } from './battle/refusals.js';

const board = battleBoard({
  troops: TROOP_NAMES,
  soldiers: (left, size) => (left === size ? `${size}` : `${left} von ${size}`),
  at: (place) => `auf ${place}`,
  quick: 'schnell',
  pinned: 'gebunden',
  lost: 'verloren',
  left: 'abgezogen',
  unplaced: 'noch nicht aufgestellt',
  ground: 'Das Gelände',
  legend: '. offen, * eng, # unpassierbar; eine Zahl ist die Höhe von offenem Gelände.',
  state: 'Die Schlacht',
  round: (round, proactive, lossNumber) =>
    `Runde ${round}; ${proactive} hat die Initiative; ein verlorenes Gefecht kostet ${lossNumber}.`,
  before: 'Die Heere sind noch nicht aufgestellt.',
  clusters: (clusters) => `Gefechte: ${clusters}.`,
  barriers: {
    soft: (edges) => `Leichte Hindernisse: ${edges}.`,
    hard: (edges) => `Feste Hindernisse: ${edges}.`,
  },
  oneWay: '(vom ersten aus)',
});

const tally: Readonly<Record<string, string>> = {
  base: 'Grundwert',
  ...Object.fromEntries(Object.entries(TROOP_NAMES).map(([troop, name]) => [`troop.${troop}`, name])),
  closedTerrain: 'enges Gelände',
  openTerrain: 'offenes Gelände',
  againstCavalry: 'gegen Reiterei',
  acrossBarrier: 'über ein Hindernis',
  highGround: 'höheres Gelände',
};

/** Mass Combat. */
export const battleWords = (about: string): SceneWords<Battle> => ({
  about,
  opening,
  events,
  questions,
  choice,
  isQuiet,
  outcome,
  board,
  tally,
  results: {},
  broken,
});

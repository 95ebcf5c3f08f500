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
  soldiers: (left, size) => (left === size ? `${size}` : `${left} of ${size}`),
  at: (place) => `at ${place}`,
  quick: 'quick',
  pinned: 'pinned',
  lost: 'lost',
  left: 'left the field',
  unplaced: 'not placed yet',
  ground: 'The ground',
  legend: '. open, * closed, # impassable; a number is the height of open ground.',
  state: 'The battle',
  round: (round, proactive, lossNumber) =>
    `Round ${round}; ${proactive} is proactive; a lost fight costs ${lossNumber}.`,
  before: 'The armies are not placed yet.',
  clusters: (clusters) => `Clusters: ${clusters}.`,
  barriers: { soft: (edges) => `Soft barriers: ${edges}.`, hard: (edges) => `Hard barriers: ${edges}.` },
  oneWay: '(against the first)',
});

const tally: Readonly<Record<string, string>> = {
  base: 'base',
  ...Object.fromEntries(Object.entries(TROOP_NAMES).map(([troop, name]) => [`troop.${troop}`, name])),
  closedTerrain: 'closed terrain',
  openTerrain: 'open terrain',
  againstCavalry: 'against cavalry',
  acrossBarrier: 'across a barrier',
  highGround: 'high ground',
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

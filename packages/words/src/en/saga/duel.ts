import type { Duel } from '@warmoot/rules';
import { foresightLines, tableLines } from '../../duel/preview.js';
import type { DuelWords, SceneWords } from '../../words.js';
import { blowEvents } from './duel/blows.js';
import { board } from './duel/board.js';
import { called, choice, isQuiet, opening, questions } from './duel/choices.js';
import { moveEvents, round } from './duel/moves.js';
import { ACTS, ARMOURS, BODY_PARTS, DEFENCES, distanceName, HAND_NAMES, ITEMS } from './duel/names.js';
import { outcome } from './duel/outcome.js';
import { preview } from './duel/preview.js';
import { broken } from './duel/refusals.js';
import { results, tally } from './duel/tally.js';

/** Hand-to-Hand with the checks of either edition; they differ in the line that says what is played. */
export const duelWords = (about: string): SceneWords<Duel> => ({
  about,
  opening,
  events: { ...moveEvents, ...blowEvents },
  questions,
  choice,
  called,
  isQuiet,
  outcome,
  board,
  tally,
  results,
  broken,
});

export const duel: DuelWords = {
  round,
  names: {
    acts: ACTS,
    defences: DEFENCES,
    items: ITEMS,
    armours: ARMOURS,
    parts: BODY_PARTS,
    hands: HAND_NAMES,
    distance: distanceName,
  },
  table: (sight, table) => tableLines(preview, sight, table),
  foresight: (sight, victim, foresight) => foresightLines(preview, sight, victim, foresight),
};

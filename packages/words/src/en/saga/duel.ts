import type { Duel } from '@warmoot/rules';
import type { SceneWords } from '../../words.js';
import { blowEvents } from './duel/blows.js';
import { board } from './duel/board.js';
import { choice, isQuiet, opening, questions } from './duel/choices.js';
import { moveEvents } from './duel/moves.js';
import { outcome } from './duel/outcome.js';
import { broken } from './duel/refusals.js';
import { results, tally } from './duel/tally.js';

/** Hand-to-Hand with the checks of either edition; they differ in the line that says what is played. */
export const duelWords = (about: string): SceneWords<Duel> => ({
  about,
  opening,
  events: { ...moveEvents, ...blowEvents },
  questions,
  choice,
  isQuiet,
  outcome,
  board,
  tally,
  results,
  broken,
});

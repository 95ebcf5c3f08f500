import { DUEL_BOARD } from './duel/board.js';
import { DUEL_CHOICES } from './duel/choices.js';
import { DUEL_EVENTS, DUEL_OUTCOME } from './duel/events.js';
import { DUEL_REFUSALS } from './duel/refusals.js';

export const DUEL = {
  events: DUEL_EVENTS,
  outcome: DUEL_OUTCOME,
  choices: DUEL_CHOICES,
  board: DUEL_BOARD,
  refusals: DUEL_REFUSALS,
} as const;

import { LINES_ASKING } from './lines/asking.js';
import { LINES_BOARD } from './lines/board.js';
import { LINES_FIGHTING } from './lines/fighting.js';
import { LINES_NAMES } from './lines/names.js';
import { LINES_OPTIONS } from './lines/options.js';

/** A battle of ranked units. */
export const LINES = {
  names: LINES_NAMES,
  options: LINES_OPTIONS,
  fighting: LINES_FIGHTING,
  board: LINES_BOARD,
  asking: LINES_ASKING,
} as const;

import { SKIRMISH_ASKING } from './skirmish/asking.js';
import { SKIRMISH_BOARD } from './skirmish/board.js';
import { SKIRMISH_FARING } from './skirmish/faring.js';
import { SKIRMISH_FIGHTING } from './skirmish/fighting.js';
import { SKIRMISH_NAMES } from './skirmish/names.js';
import { SKIRMISH_OPTIONS } from './skirmish/options.js';
import { SKIRMISH_REFUSALS } from './skirmish/refusals.js';
import { SKIRMISH_SUMS } from './skirmish/sums.js';

export const SKIRMISH = {
  names: SKIRMISH_NAMES,
  sums: SKIRMISH_SUMS,
  options: SKIRMISH_OPTIONS,
  fighting: SKIRMISH_FIGHTING,
  faring: SKIRMISH_FARING,
  board: SKIRMISH_BOARD,
  asking: SKIRMISH_ASKING,
  refusals: SKIRMISH_REFUSALS,
} as const;

import { COMMAND_ASKING } from './command/asking.js';
import { COMMAND_NAMES } from './command/names.js';
import { COMMAND_REFUSALS } from './command/refusals.js';
import { COMMAND_TELLING } from './command/telling.js';

export const COMMAND = {
  names: COMMAND_NAMES,
  telling: COMMAND_TELLING,
  asking: COMMAND_ASKING,
  refusals: COMMAND_REFUSALS,
} as const;

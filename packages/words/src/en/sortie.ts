import { SORTIE_ASKING } from './sortie/asking.js';
import { SORTIE_BOARD } from './sortie/board.js';
import { SORTIE_NAMES } from './sortie/names.js';
import { SORTIE_REFUSALS } from './sortie/refusals.js';
import { SORTIE_TELLING } from './sortie/telling.js';

/** War by sorties: pools of dice, maneuvers and stakes. */
export const SORTIE = {
  names: SORTIE_NAMES,
  telling: SORTIE_TELLING,
  board: SORTIE_BOARD,
  asking: SORTIE_ASKING,
  refusals: SORTIE_REFUSALS,
} as const;

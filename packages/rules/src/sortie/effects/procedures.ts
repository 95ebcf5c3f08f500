import { fateProcedures } from './fates.js';
import { movementProcedures } from './movement.js';
import { moveProcedures } from './moves.js';
import { withdrawalProcedures } from './withdrawals.js';

/** Steps 5 and 6 of a round: what the dice have done, who moves, and who withdraws. */
export const effectProcedures = {
  ...fateProcedures,
  ...moveProcedures,
  ...movementProcedures,
  ...withdrawalProcedures,
};

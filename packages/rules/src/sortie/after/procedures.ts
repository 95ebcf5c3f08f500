import { reckoningProcedures } from './reckoning.js';
import { victoryProcedures } from './victory.js';

/** What follows the last round: who has won, who is taken, and what it has cost. */
export const afterProcedures = { ...victoryProcedures, ...reckoningProcedures };

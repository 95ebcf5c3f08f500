import { does, type Procedures } from '@warmoot/kernel';
import type { UnitActs } from '../model/acts.js';
import type { Battle } from '../model/battle.js';
import type { UnitAttackChoice } from '../model/choices.js';
import { attack } from './attack.js';
import { linesOf } from './forming.js';
import { strikeProcedures } from './strikes.js';
import { tideProcedures } from './tides.js';

export { removeDead } from './removing.js';
export { lineWriters } from './writers.js';

/** What battle lines and their tides give to the battle. */
export const lineActs: UnitActs<UnitAttackChoice> = { attack };

export const lineProcedures: Procedures<Battle, 'lines' | 'strike' | 'lot' | 'rankRow' | 'tides'> = {
  // WARBAND-LINE-002
  lines: does((play) => play.say({ event: 'linesFormed', lines: linesOf(play) })),
  ...strikeProcedures,
  ...tideProcedures,
};

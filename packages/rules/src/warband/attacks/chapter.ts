import type { Procedures } from '@warmoot/kernel';
import type { Acts } from '../model/acts.js';
import type { AttackChoice, AttackingStep } from '../model/attacking.js';
import type { Skirmish } from '../model/skirmish.js';
import { attack, keptProcedures } from './attack.js';
import { criticalProcedures } from './criticals.js';
import { damageProcedures } from './damage.js';
import { strikeProcedures } from './strikes.js';
import { woundProcedures } from './wounds.js';

export { attackWriters } from './writers.js';

/** What melee, criticals and damage give to the fight. */
export const attackActs: Acts<AttackChoice> = { attack };
export const attackProcedures: Procedures<Skirmish, Exclude<AttackingStep['step'], 'ally' | 'allyDie'>> = {
  ...strikeProcedures,
  ...keptProcedures,
  ...criticalProcedures,
  ...damageProcedures,
  ...woundProcedures,
};

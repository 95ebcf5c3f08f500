import type { Procedures } from '@warmoot/kernel';
import type { Battle } from '../model/battle.js';
import { returnProcedures } from './returning.js';
import { checkProcedures } from './units.js';

/** What morale of units gives to the battle. */
export { moraleActs } from './declaring.js';
export { moraleWriters } from './writers.js';

export const moraleProcedures: Procedures<
  Battle,
  'morale' | 'check' | 'circumstances' | 'moraleDie' | 'quarter' | 'reentry' | 'returnDie' | 'goAlong' | 'surrendering'
> = { ...checkProcedures, ...returnProcedures };

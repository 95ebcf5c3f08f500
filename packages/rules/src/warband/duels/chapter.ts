import type { Procedures } from '@warmoot/kernel';
import type { Skirmish } from '../model/skirmish.js';
import { challengeProcedures } from './challenges.js';
import { techniqueProcedures } from './techniques.js';

/** What formal duels give to the fight. */
export { duelActs } from './challenges.js';
export { duelWriters } from './writers.js';
export const duelProcedures: Procedures<Skirmish, 'challenge' | 'duels' | 'techniques'> = {
  ...challengeProcedures,
  ...techniqueProcedures,
};

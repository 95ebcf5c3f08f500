import type { Procedures } from '@warmoot/kernel';
import type { Acts } from '../model/acts.js';
import type { AidChoice, FaringEvent } from '../model/faring.js';
import type { Skirmish, Writers } from '../model/skirmish.js';

/** What health and wounds give to the fight. */
export const healthActs: Partial<Acts<AidChoice>> = {};
export const healthProcedures: Partial<
  Procedures<Skirmish, 'endOfPhase' | 'endOfStrikes' | 'bleeding' | 'deathSave' | 'deathWound' | 'aidTest'>
> = {};
export const healthWriters: Partial<Writers<FaringEvent>> = {};

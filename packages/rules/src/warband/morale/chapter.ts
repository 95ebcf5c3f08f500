import type { Procedures } from '@warmoot/kernel';
import type { Acts } from '../model/acts.js';
import type { DeclareChoice, FaringEvent, MoraleStep } from '../model/faring.js';
import type { Skirmish, Writers } from '../model/skirmish.js';

/** What morale gives to the fight. */
export const moraleActs: Partial<Acts<Extract<DeclareChoice, { choose: 'rally' | 'guard' }>>> = {};
export const moraleProcedures: Partial<Procedures<Skirmish, MoraleStep['step'] | 'morale'>> = {};
export const moraleWriters: Partial<Writers<FaringEvent>> = {};

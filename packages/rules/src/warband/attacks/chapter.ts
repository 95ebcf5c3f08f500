import type { Procedures } from '@warmoot/kernel';
import type { Acts } from '../model/acts.js';
import type { AttackChoice, AttackingEvent, AttackingStep } from '../model/attacking.js';
import type { Skirmish, Writers } from '../model/skirmish.js';
import { damageProcedures } from './damage.js';

/** What melee, criticals and damage give to the fight. */
export const attackActs: Partial<Acts<AttackChoice>> = {};
export const attackProcedures: Partial<Procedures<Skirmish, AttackingStep['step']>> = { ...damageProcedures };
export const attackWriters: Partial<Writers<AttackingEvent>> = {};

import type { Procedures } from '@warmoot/kernel';
import type { Acts } from '../model/acts.js';
import type { DuelChoice, GrapplingEvent } from '../model/grappling.js';
import type { Skirmish, Writers } from '../model/skirmish.js';

/** What formal duels give to the fight. */
export const duelActs: Partial<Acts<DuelChoice>> = {};
export const duelProcedures: Partial<Procedures<Skirmish, 'techniques'>> = {};
export const duelWriters: Partial<Writers<GrapplingEvent>> = {};

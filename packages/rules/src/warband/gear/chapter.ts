import type { Procedures } from '@warmoot/kernel';
import type { Acts } from '../model/acts.js';
import type { FaringEvent, GearChoice } from '../model/faring.js';
import type { Skirmish, Writers } from '../model/skirmish.js';

/** What gear and small acts give to the fight. */
export const gearActs: Partial<Acts<GearChoice>> = {};
export const gearProcedures: Partial<Procedures<Skirmish, 'finishing'>> = {};
export const gearWriters: Partial<Writers<FaringEvent>> = {};

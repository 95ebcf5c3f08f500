import type { Procedures } from '@warmoot/kernel';
import type { Acts } from '../model/acts.js';
import type { GearChoice } from '../model/faring.js';
import type { Skirmish } from '../model/skirmish.js';
import { drop, ready, take, use } from './acts.js';
import { misc, protect } from './others.js';
import { reload, search, wholeRoundProcedures } from './wholeRound.js';

/** What gear and small acts give to the fight. */
export const gearActs: Acts<GearChoice> = { ready, take, use, drop, misc, protect, reload, search };
export const gearProcedures: Procedures<Skirmish, 'finishing'> = wholeRoundProcedures;
export { gearWriters } from './writers.js';

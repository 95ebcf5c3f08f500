import type { Procedures } from '@warmoot/kernel';
import type { Acts } from '../model/acts.js';
import type { ShootChoice } from '../model/attacking.js';
import type { Skirmish } from '../model/skirmish.js';

/** What ranged attacks give to the fight. */
export const shotActs: Partial<Acts<ShootChoice>> = {};
export const shotProcedures: Partial<Procedures<Skirmish, 'ally'>> = {};

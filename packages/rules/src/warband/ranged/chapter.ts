import type { Procedures } from '@warmoot/kernel';
import type { Acts } from '../model/acts.js';
import type { AttackingEvent, ShootChoice } from '../model/attacking.js';
import type { Skirmish, Writers } from '../model/skirmish.js';
import { allyProcedures } from './allies.js';
import { shoot, throwing } from './shooting.js';

/** What ranged attacks give to the fight. */
export const shotActs: Acts<ShootChoice> = { shoot, throw: throwing };
export const shotProcedures: Procedures<Skirmish, 'ally' | 'allyDie'> = allyProcedures;
export const shotWriters: Writers<Extract<AttackingEvent, { event: 'strayed' }>> = {
  // WARBAND-SPELL-011
  strayed: (open, { ally }) => {
    const struck = open.figures[ally];
    if (struck !== undefined && struck.delayed !== null) struck.interrupted = true;
  },
};

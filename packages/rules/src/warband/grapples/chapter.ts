import type { Procedures } from '@warmoot/kernel';
import type { Acts } from '../model/acts.js';
import type { GambitChoice, GrappleChoice, GrapplingStep, HoldChoice } from '../model/grappling.js';
import type { Skirmish } from '../model/skirmish.js';
import { backlashProcedures } from './backlash.js';
import { contestActs, contestProcedures } from './contests.js';
import { gambitActs, gambitProcedures } from './gambits.js';
import { holdActs, holdProcedures } from './holds.js';

/** What gambits and grapples give to the fight. */
export { backlashQuestion } from './backlash.js';
export { grappleWriters } from './writers.js';
export const grappleActs: Acts<GambitChoice | GrappleChoice | HoldChoice> = {
  ...gambitActs,
  ...contestActs,
  ...holdActs,
};
export const grappleProcedures: Procedures<
  Skirmish,
  Exclude<GrapplingStep['step'], 'challenge' | 'duels' | 'techniques'>
> = { ...gambitProcedures, ...backlashProcedures, ...contestProcedures, ...holdProcedures };

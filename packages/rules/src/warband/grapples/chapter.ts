import { does, type Procedures } from '@warmoot/kernel';
import type { Acts } from '../model/acts.js';
import type { GambitChoice, GrappleChoice, GrapplingEvent, GrapplingStep, HoldChoice } from '../model/grappling.js';
import type { Skirmish, Writers } from '../model/skirmish.js';

/** What gambits and grapples give to the fight. */
export const grappleActs: Partial<Acts<GambitChoice | GrappleChoice | HoldChoice>> = {};
export const grappleProcedures: Partial<
  Procedures<Skirmish, Exclude<GrapplingStep['step'], 'challenge' | 'duels' | 'techniques'>>
> = {
  tightening: does(() => undefined),
};
export const grappleWriters: Partial<Writers<GrapplingEvent>> = {};

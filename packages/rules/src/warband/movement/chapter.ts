import type { Procedures } from '@warmoot/kernel';
import type { Acts } from '../model/acts.js';
import type {
  ChargeChoice,
  HinderChoice,
  MoveChoice,
  MovingEvent,
  MovingStep,
  RetreatChoice,
  RiseChoice,
} from '../model/moving.js';
import type { Skirmish, Writers } from '../model/skirmish.js';

/** What movement gives to the fight. */
export const movingActs: Partial<Acts<MoveChoice | ChargeChoice | RetreatChoice | RiseChoice | HinderChoice>> = {};
export const movingProcedures: Partial<Procedures<Skirmish, MovingStep['step']>> = {};
export const movingWriters: Partial<Writers<MovingEvent>> = {};

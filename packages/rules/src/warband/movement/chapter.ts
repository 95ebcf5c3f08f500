import type { Procedures } from '@warmoot/kernel';
import type { Acts } from '../model/acts.js';
import type { ChargeChoice, HinderChoice, MoveChoice, MovingStep, RetreatChoice, RiseChoice } from '../model/moving.js';
import type { Skirmish } from '../model/skirmish.js';
import { announceProcedures } from './announcing.js';
import { charge } from './charging.js';
import { hinder, hinderProcedures } from './hindering.js';
import { move } from './moves.js';
import { placeProcedures } from './placing.js';
import { retreat, retreatProcedures } from './retreating.js';
import { rise, riseProcedures } from './rising.js';

export { movingWriters } from './writers.js';

/** What movement gives to the fight. */
export const movingActs: Acts<MoveChoice | ChargeChoice | RetreatChoice | RiseChoice | HinderChoice> = {
  move,
  charge,
  retreat,
  rise,
  hinder,
};
export const movingProcedures: Procedures<Skirmish, MovingStep['step']> = {
  ...placeProcedures,
  ...announceProcedures,
  ...retreatProcedures,
  ...riseProcedures,
  ...hinderProcedures,
};

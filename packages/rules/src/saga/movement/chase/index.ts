export { awayAt, awayChance, type LegOdds, legMatrix, type WayOdds } from './forecast.js';
export {
  type Chase,
  type ChaseChoice,
  type ChaseEvent,
  type ChaseOutcome,
  type ChaseSight,
  type Contact,
  type End,
  type Leg,
  type PursuersChoice,
  type QuarryChoice,
  type RallyChoice,
  SIDES,
  type Side,
  seatOf,
} from './model.js';
export {
  barringOpen,
  breathThrow,
  isLeadable,
  leadThrow,
  legThrow,
  type Position,
  positionIn,
  skillFor,
} from './ratings.js';
export { chaseScene } from './scene.js';
export type { ChaseOptions, ChaseSetup } from './setup.js';
export { type Best, type Solution, type Standing, solutionIn, solve, standingIn } from './solve.js';
export { AWAY, CAUGHT, GAP_FROM, LEGS_TO_A_BREATH, WAYS, type Way } from './ways.table.js';

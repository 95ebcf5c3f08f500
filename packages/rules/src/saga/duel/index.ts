export { majorCost } from './blows/wounds.js';
export { offersOpen } from './choosing/declaring.js';
export { defenceAsked, defenceName, type Incoming } from './choosing/incoming.js';
export type { ActChoice, DefendChoice, Duel, DuelChoice, DuelEvent, DuelOutcome, DuelSight, DuelStep } from './duel.js';
export * as fighters from './fighters/people.js';
export { addSkill, woundPenalty } from './fighters/ratings.js';
export { arrangements } from './fighters/ready.js';
export {
  chanceWhenMet,
  type DuelForesight,
  type Effects,
  type Foreseen,
  foreseeAct,
  foreseeDefence,
  hardestByDefence,
  hardestOf,
} from './forecast/forecast.js';
export { type DuelCell, type DuelTable, duelTable } from './forecast/table.js';
export { foreseeWound, type WoundForesight } from './forecast/wound.js';
export { separation, stepsTo } from './ground/ground.js';
export { DUEL_OPTION_RULES } from './manifest.js';
export {
  type Act,
  type Combat,
  type CombatAt,
  type Defence,
  type Grip,
  HAND_SKILLS,
  HANDS,
  type Hand,
  type HandSkill,
  type LettingGo,
  PARTS,
  type Part,
  type PartAt,
  type Penalty,
  type Severity,
  type Square,
  type Who,
} from './model.js';
export { duelScene } from './scene.js';
export { MOST_ON_A_SIDE } from './setup.js';
export { ACTIONS, type Action, actionRow } from './tables/actions.table.js';
export { ALL_LOCKS, HEAD, handOn, LEFT_ARM, LOCKS, type Lock, RIGHT_ARM } from './tables/body.table.js';
export { SPEAR } from './tables/distances.table.js';
export { FIGHTERS, type FighterName, fighterRow } from './tables/fighters.table.js';
export { ARMOUR, type Armour, type Item, WEAPONS } from './tables/gear.table.js';

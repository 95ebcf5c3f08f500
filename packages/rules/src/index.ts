export {
  type CheckEdition,
  chanceOfSuccess,
  POOL_DICE,
  type PoolDie,
  plainRating,
  saga,
  skillCheck,
} from './saga/check/check.js';
export { kitDie } from './saga/check/kit.js';
export { KIT } from './saga/check/kit.table.js';
export type { Check, CheckEvent, CheckOutcome, CheckSetup } from './saga/check/model.js';
export { checkScene } from './saga/check/scene.js';
export { ACTIONS, type Action, actionRow } from './saga/duel/actions.table.js';
export { defenceName } from './saga/duel/defences.js';
export type { Duel, DuelChoice, DuelEvent, DuelOutcome, DuelSight, DuelStep } from './saga/duel/duel.js';
export { FIGHTERS, type FighterName, fighterRow } from './saga/duel/fighters.table.js';
export { ARMOUR, type Armour, type Item } from './saga/duel/gear.table.js';
export { separation } from './saga/duel/ground.js';
export {
  type Act,
  type Answer,
  type Combat,
  type Grip,
  HAND_SKILLS,
  HANDS,
  type Hand,
  type HandSkill,
  type LettingGo,
  PARTS,
  type Part,
  type Penalty,
  type Square,
} from './saga/duel/model.js';
export { addSkill } from './saga/duel/ratings.js';
export { duelScene } from './saga/duel/scene.js';
export { first } from './saga/first/check.js';
export type { Aid, AidChoice, AidOutcome, AidSetup } from './saga/healing/aid.js';
export { aidScene } from './saga/healing/aidScene.js';
export { barsTo, dailyChance, expectedDays, type TreatedBy } from './saga/healing/healing.js';
export { type Mobility, outsideCombat } from './saga/healing/mobility.js';
export type { Healing, HealingEvent, HealingOutcome, HealingSetup, PatientWound } from './saga/healing/model.js';
export { healingScene } from './saga/healing/scene.js';
export { ALL_SKILLS, type Skill } from './saga/skills.table.js';
export { SCENES, sceneRules } from './scenes.js';

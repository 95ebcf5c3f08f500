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
export { first } from './saga/first/check.js';
export { ALL_SKILLS, type Skill } from './saga/skills.table.js';
export { SCENES, sceneRules } from './scenes.js';

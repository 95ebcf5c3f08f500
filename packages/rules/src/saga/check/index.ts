export { type CheckEdition, chanceOfSuccess, POOL_DICE, type PoolDie, plainRating, skillCheck } from './check.js';
export { kitDie } from './kit.js';
export { KIT } from './kit.table.js';
export type { Check, CheckEvent, CheckOutcome, CheckSetup } from './model.js';
export { checkScene } from './scene.js';

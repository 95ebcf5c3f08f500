export { type Aid, type AidChoice, type AidOutcome, type AidSetup, type Helper, HOUR, mayAid } from './aid.js';
export { aidScene } from './aidScene.js';
export { barsTo, dailyChance, expectedDays, type TreatedBy } from './healing.js';
export { type Mobility, outsideCombat } from './mobility.js';
export type { Healing, HealingEvent, HealingOutcome, HealingSetup, PatientWound } from './model.js';
export { healingScene } from './scene.js';

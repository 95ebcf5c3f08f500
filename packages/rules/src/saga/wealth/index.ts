export { LADDER } from './ladder.table.js';
export {
  armyBudget,
  refusesArmy,
  type Settlement,
  type Supported,
  supportedAt,
  supportedBy,
} from './reckoning.js';
export {
  type Baseline,
  type CreditKind,
  holderOf,
  ratingAt,
  refusesCredit,
  type SceneCredit,
  type Support,
  TOP_LEVEL,
  type WealthEvent,
  type WealthRecord,
  type WealthTiming,
} from './wealth.js';

export { ARMIES, type ArmyKind } from './battle/armies.table.js';
export { totalsOf } from './battle/attacks/clash.js';
export { qualityByLead } from './battle/beginning.js';
export type {
  Command,
  CommandChoice,
  CommandEvent,
  CommandOutcome,
  CommandSight,
  CommandStep,
} from './battle/command.js';
export { acting } from './battle/command.js';
export { zoneOf } from './battle/deployment.js';
export { healthOf, healthTally, objectivesOf } from './battle/ending.js';
export { type FieldKind, READY_FIELDS } from './battle/fields.table.js';
export { away, enemiesTouching, groundOf } from './battle/ground.js';
export type { UnitRow } from './battle/model.js';
export { unitCalled, unitNames, unitSigns } from './battle/names.js';
export { priceOf } from './battle/prices.js';
export { MOST_UNITS, SIZES, USUAL_SIZE } from './battle/setup.js';
export { isToAct } from './battle/turn.js';
export { assaultOf, scoresFor, startingPoints, supportOf, survivorsOf } from './battle/units.js';
export {
  CLASS_KINDS,
  CLASSES,
  GRADES,
  type Grade,
  POINTS,
  SCORES,
  UNIT_CLASSES,
  type UnitClass,
  USUAL_ROSTER,
} from './battle/units.table.js';
export { commandScene } from './campaign/duels.js';
export { type CommandPlan, commandPlan, type SagaOptions, sagaOptions } from './campaign/plan.js';
export { type TranslatedUnit, translated } from './campaign/translation.js';
export { type Block, type ClashSheet, clashSheet } from './forecast/clash.js';
export {
  type Future,
  type FutureLine,
  futureOf,
  type Price,
  type Supposing,
  type UnitState,
} from './forecast/future.js';
export { type OrderSheet, orderSheets } from './forecast/orders.js';
export { COMMAND_OPTION_RULES } from './manifest.js';

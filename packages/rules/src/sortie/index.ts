export { FORCES, type ForceKind } from './battle/forces.table.js';
export {
  ALL_GROUNDS,
  ARCHER_NAMES,
  ARMOUR_DICE,
  FRONTS,
  type Fronts,
  type Ground,
  KIND_NAMES,
  MOUNTS,
  type Mount,
  WEIGHTS,
  type Weight,
} from './battle/kinds.table.js';
export {
  DEGREES,
  type Degree,
  EFFECTS,
  type Effect,
  MANEUVERS,
  MATRIX,
  type Maneuver,
} from './battle/maneuvers.table.js';
export type {
  Ending,
  Fate,
  Fought,
  Impact,
  Meeting,
  Order,
  Plan,
  Shooting,
  Shot,
  SortieOptions,
  Toll,
  UnitRow,
} from './battle/model.js';
export { unitCalled, unitNames, unitSigns } from './battle/names.js';
export type { SortieOutcome, UnitOutcome } from './battle/outcome.js';
export {
  COMMANDER_LEVELS,
  commanderLevel,
  LEVELS,
  MOST_HEADS,
  MOST_UNITS,
  STRENGTHS,
  sortieOptions,
  sortieSetup,
  unitFields,
} from './battle/setup.js';
export type { OwnChoice, Sortie, SortieChoice, SortieEvent, SortieSight, SortieStep } from './battle/sortie.js';
export { groundOf } from './campaign/field.js';
export { type SagaOptions, type SortieArmyPlan, type SortiePlan, sagaOptions, sortiePlan } from './campaign/plan.js';
export { commanding, type TranslatedUnit, translated } from './campaign/translation.js';
export { DIVIDED_FROM, LEVEL_SHIFTS } from './campaign/troops.table.js';
export { closedTo } from './effects/distances.js';
export { ignoredBy } from './effects/withdrawals.js';
export { type Arrows, arrowsOf, SHOTS, targetsOf } from './forecast/arrows.js';
export { bestAnswers, type Cell, matrixOf, type NoRoll, type Supposed } from './forecast/matrix.js';
export { type Change, cameOf, type Meaning, meansOf } from './forecast/means.js';
export { type Margin, marginsOf, oddsBetween, PARTS, type Part, type SortieOdds } from './forecast/odds.js';
export { SORTIE_OPTION_RULES } from './manifest.js';
export { floatingAfter, openingDice, penaltyPlayed, startingDice } from './pool/floating.js';
export { netDice, shotNet } from './pool/net.js';
export { maneuversLeft, mayOpenWith } from './pool/reach.js';
export { REASONS, type Reason } from './pool/reasons.table.js';
export { standingDice } from './pool/standing.js';
export { comparisonOf, degreeOf, poolThrow, TARGET } from './pool/throws.js';
export { mostSplitOff, orderFault } from './round/orderBans.js';
export { purseOf, type Roll, rollsOf } from './round/planning.js';
export { sortieScene } from './scene.js';

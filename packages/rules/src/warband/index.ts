export { type Aim, chanceOf } from './attacks/chance.js';
export { poolOf, setsOf } from './attacks/divisions.js';
export { areGrappling, strikesFirst, targetsOf, unawareOf } from './attacks/reach.js';
export { diceOf, extraDice } from './attacks/rows.js';
export { sureOf } from './attacks/strikes.js';
export { isUnique } from './battle/beginning/kinds.js';
export { readyBattlefield } from './battle/beginning/ready.js';
export { type BlowsAhead, blowsAhead, shotsAhead } from './battle/forecast/blows.js';
export { forecastCharge } from './battle/forecast/charge.js';
export { forecastDuel } from './battle/forecast/duel.js';
export type { LossesAhead } from './battle/forecast/gathered.js';
export { type AgentAhead, forecastLine, type LineForecast } from './battle/forecast/line.js';
export { forecastShots } from './battle/forecast/shots.js';
export { linesOf } from './battle/lines/forming.js';
export { BATTLE_OPTION_RULES } from './battle/manifest.js';
export { ARMIES, type ArmyKind, type ReadyUnit } from './battle/model/armies.table.js';
export type {
  Battle,
  BattleChoice,
  BattleEvent,
  BattleOwnChoice,
  BattleSight,
  BattleStep,
} from './battle/model/battle.js';
export { BATTLEFIELDS, type BattlefieldKind } from './battle/model/battlefields.table.js';
export type { UnitEvent } from './battle/model/events.js';
export { UNIT_KINDS } from './battle/model/names.table.js';
export { battleOptions } from './battle/model/options.js';
export type { ArmyOutcome, BattleOutcome, RankOutcome, UnitOutcome } from './battle/model/outcome.js';
export { battleSetup, FULL_UNIT, MOST_IN_RANK, MOST_RANKS, MOST_UNITS, rankedFields } from './battle/model/setup.js';
export { triedByCharge } from './battle/moving/cavalry.js';
export { triedByManoeuvre } from './battle/moving/manoeuvring.js';
export { unitSpeed } from './battle/moving/speed.js';
export { unitCheckChance } from './battle/nerve/chance.js';
export { linesScene } from './battle/scene.js';
export {
  agentNames,
  agentSigns,
  calledBy,
  isBody,
  keyCalled,
  unitKeyed,
  unitNames,
  unitSigns,
} from './battle/units/names.js';
export { readyGround } from './beginning/ready.js';
export { thresholdOf } from './beginning/threshold.js';
export {
  type RankedPlan,
  rankedPlan,
  SAGA_TROOP_LIMITS,
  type SagaOptions,
  sagaOptions,
} from './campaign/battle/plan.js';
export { ranksOf, type Scale, scaleOf, type TranslatedUnit, troopsOf, unitsOf } from './campaign/battle/translation.js';
export { type WarbandPlan, warbandPlan } from './campaign/plan.js';
export { type Copied, copyCharacter, type OfTheCast, type Reckoned } from './campaign/translation.js';
export { broughtBy, isKeptOut, partOf } from './campaign/wounds.js';
export { fillsSlot, slotsOfWound } from './figures/ailments.js';
export { endangered, foesInSight, isSpentShooting } from './figures/aiming.js';
export { contestResult } from './figures/contests.js';
export {
  areBeside,
  distanceOf,
  engagersOf,
  figureNamed,
  figureOf,
  hereOf,
  isEngaged,
  isHere,
  keyOf,
} from './figures/figures.js';
export { gambitOdds, oddsOf } from './figures/gambits.js';
export { isImprovised, weaponOf, weaponsInHand } from './figures/hands.js';
export { leadersOf } from './figures/leaders.js';
export { withinLimits } from './figures/limits.js';
export { figureCalled, figureNames, figureSigns } from './figures/names.js';
export { armourAgainst, attacksOf, placeOf } from './figures/ratings.js';
export { allowanceOf, speedOf } from './figures/speed.js';
export { testTarget } from './figures/tests.js';
export {
  type AttackForecast,
  type Fate as ForecastFate,
  forecastRows,
  type TargetForecast,
} from './forecast/attack.js';
export { forecastAttack } from './forecast/choices.js';
export { breakOutOdds, contestOdds, gambitChance } from './forecast/contests.js';
export { areOverlapping, standsFreely, unitsApart } from './formations/contact.js';
export {
  figuresIn,
  isAlone,
  normalsIn,
  placeOfFigure,
  spacesOf,
  spacesOfRank,
  spacesOfSlot,
  uniquesIn,
} from './formations/standing.js';
export { BACKLASHES, isSecured } from './grapples/backlash.js';
export { lengthOf, SCALES } from './ground/scale.table.js';
export { isInSight } from './ground/sight.js';
export { apart, directionTo, reachAll, STEPS, spaceAt, spaceOf } from './ground/spaces.js';
export type { AttackingEvent, Way } from './model/attacking.js';
export { BANDS, type BandKind } from './model/bands.table.js';
export type { FaringEvent } from './model/faring.js';
export { GROUNDS, type GroundKind } from './model/fields.table.js';
export { ALL_ITEMS, ALL_WEAPONS, type Item, type Kept, SLOTS, type WeaponKey } from './model/gear.table.js';
export type { Gambit, GrapplingEvent } from './model/grappling.js';
export type {
  Act,
  Announcement,
  Carried,
  Ending,
  Fate,
  Field,
  Figure,
  FigureIndex,
  FigureRow,
  Group,
  Space,
  SpaceIndex,
  Technique,
  Trigger,
  Wound,
} from './model/model.js';
export type { MovingEvent } from './model/moving.js';
export { KIND_WORDS, PEOPLE } from './model/names.table.js';
export { SKIRMISH_OPTION_RULES } from './model/optionRules.table.js';
export { skirmishOptions } from './model/options.js';
export type { BandOutcome, FigureOutcome, SkirmishOutcome } from './model/outcome.js';
export { FLAGS, type Flag, GRADES, type Grade, PROFILES, type ProfileKey } from './model/profiles.table.js';
export {
  DIRECTIONS,
  type Direction,
  figureFields,
  MAP,
  MOST_FIGURES,
  type Phase,
  skirmishSetup,
} from './model/setup.js';
export type {
  ActChoice,
  OwnChoice,
  OwnEvent,
  Skirmish,
  SkirmishChoice,
  SkirmishEvent,
  SkirmishSight,
  SkirmishStep,
} from './model/skirmish.js';
export { TECHNIQUES } from './model/techniques.table.js';
export { type BattleLine, type Manoeuvre, type Meeting, NORMAL, type Rank, type Unit } from './model/units.js';
export { IDLE_FOR_NPCS, WOUNDS, type WoundRow } from './model/wounds.table.js';
export { chanceOfCheck } from './morale/groups.js';
export { lossesOf, stillChecks } from './morale/members.js';
export { thirdsLost } from './morale/triggers.js';
export { chargeFacing } from './movement/charges.js';
export { followed } from './movement/moves.js';
export { walkOf } from './movement/walk.js';
export {
  choicesOfWeek,
  DAYS,
  type DaySpent,
  dayByDay,
  endsWeek,
  hurt,
  type KeptWound,
  moreRetainers,
  type Recovering,
} from './recovery/recovery.js';
export { successorsOf } from './recovery/successors.js';
export { actAtRandom } from './round/parts.js';
export { skirmishScene } from './scene.js';

export { clashThrow, fightIf, fightsAhead, fightsIn, fightsLeft, linesOfFire, threatsTo } from './battles.js';
export { creditable, creditsAsked, isLacking, obeyDeed, stageScene, writeBack } from './campaigns.js';
export { EDITIONS } from './editions.js';
export {
  type ArmyOutcome,
  type Battle,
  type BattleChoice,
  type BattleEvent,
  type BattleOutcome,
  type BattleSight,
  type BattleStep,
  type NamedCluster,
  proactive,
  sideNamed,
  soldiersLeft,
} from './saga/battle/battle.js';
export { roundedLosses } from './saga/battle/clash/losses.js';
export { clusteringsOf, contactsOf, partsOf } from './saga/battle/clusters/clusters.js';
export { ableToLeave } from './saga/battle/ending/retreat.js';
export { lastOrder } from './saga/battle/evolve.js';
export { type Fight, fightWith, type Roll, type Toll } from './saga/battle/forecast/fights.js';
export { type Halt, haltsOf, type LineOfFire, type Shot, type Threat } from './saga/battle/forecast/moves.js';
export { groundOf } from './saga/battle/ground.js';
export { BATTLE_OPTION_RULES } from './saga/battle/manifest.js';
export { likelihoodOfAll, losersOf, lossesOfEach, type Winner, winnersOf } from './saga/battle/melee/deciding.js';
export { isBoxedIn, lossesFallingBack, roomToFallBack } from './saga/battle/melee/fallingBack.js';
export type { Cluster, Line, Troops, UnitRow } from './saga/battle/model.js';
export { MOVEMENT_PHASES, movesLater, movingSide } from './saga/battle/moving/phases.js';
export { mayMove, reachFrom } from './saga/battle/moving/reach.js';
export { armyFor } from './saga/battle/muster/armies.js';
export { ARMIES, type ArmyKind } from './saga/battle/muster/armies.table.js';
export { costOf } from './saga/battle/muster/muster.js';
export { attackersPart } from './saga/battle/placing/lines.js';
export { openToPlace } from './saga/battle/placing/placing.js';
export { quickNumber } from './saga/battle/round/rounds.js';
export { battleScene } from './saga/battle/scene.js';
export { canBeShot, mayShoot, shootsAfter, volleyLosses } from './saga/battle/shooting/shooting.js';
export { ALL_TROOPS, TROOPS, type Troop, type TroopNote, type TroopRow } from './saga/battle/troops.table.js';
export * from './saga/calendar/index.js';
export { type Fought, isFought, planIn, unarmedIn } from './saga/campaign/fights/fights.js';
export { type ArmyPlan, battlePlan, duelPlan } from './saga/campaign/fights/plans.js';
export { type CampaignDeed, campaignDeed, RIGHTS, type Right, SCENE_KINDS } from './saga/campaign/papers/deeds.js';
export { evolveAll, evolveCampaign, readCampaign, UNFOUNDED } from './saga/campaign/papers/evolve.js';
export type {
  Campaign,
  CampaignEvent,
  CampaignOpen,
  Change,
  Character,
  CharacterId,
  DrivingMotivation,
  Entry,
  EntryId,
  Matter,
  Note,
  OwnPapers,
  Page,
  Region,
  Sitting,
  Unit as PoliticalUnit,
  UnitId,
  Why,
} from './saga/campaign/papers/model.js';
export { type CampaignNews, campaignNews, followCampaign } from './saga/campaign/papers/news.js';
export {
  type CampaignOptions,
  campaignOptions,
  type EveryOption,
  everyOption,
} from './saga/campaign/papers/options.js';
export { CAMPAIGN_VERSION, CAMPAIGN_VERSIONS } from './saga/campaign/papers/versions.table.js';
export {
  audienceOf,
  type ClosedSheet,
  hidesPapers,
  isOpenSheet,
  mayRead,
  type Onlooker,
  type SeenCampaign,
  type SeenCharacter,
  seenCampaign,
} from './saga/campaign/papers/view.js';
export { mattersOf, type Reminder, remindersIn } from './saga/campaign/people/motives.js';
export { sheetOf } from './saga/campaign/people/people.js';
export type { CampaignRefusals } from './saga/campaign/refusals.js';
export { type CampaignPlay, campaignPlay } from './saga/campaign/scenes/plays.js';
export type { Staged } from './saga/campaign/scenes/staging.js';
export { type Ended, playedAs } from './saga/campaign/scenes/writing.js';
export { lacking } from './saga/campaign/sheets/lives.js';
export { enduranceOf } from './saga/campaign/sheets/loads.js';
export { calendarIn, entriesOf } from './saga/campaign/time/entries.js';
export { healingDays, healingDue } from './saga/campaign/time/healingDays.js';
export { nextReckoning } from './saga/campaign/time/years.js';
export { ADVICE } from './saga/campaign/world/advice.table.js';
export { beforeReckoning } from './saga/campaign/world/treasury.js';
export { isCrowded, warningsOf } from './saga/campaign/world/world.js';
export { type Drops, dropsFor } from './saga/carry/drops.js';
export { type Cell, ENDURANCE, type Grid, gridFor } from './saga/carry/grid.js';
export {
  type Fault,
  faultsAt,
  faultsOf,
  freeSmalls,
  type LoadSummary,
  type Piece,
  piecesOf,
  spacesTaken,
  summaryOf,
} from './saga/carry/load.js';
export {
  type Carried,
  type CarryOptions,
  type CustomObject,
  carryOptions,
  type Load,
  loadShape,
  mostIn,
  objectKey,
  pictureOf,
  rowOf,
  USUAL_CARRYING,
  wearOf,
} from './saga/carry/model.js';
export {
  ALL_OBJECTS,
  type Measure,
  OBJECTS,
  type ObjectId,
  type ObjectRow,
  type Remedy,
} from './saga/carry/objects.table.js';
export {
  type Arrangement,
  type Bearer,
  laidOut,
  type Packed,
  type PackRequest,
  type PackSearch,
  pack,
  startPacking,
} from './saga/carry/pack.js';
export { cellsAt, isDrawable, type Picture, type Pose, type Spot } from './saga/carry/shapes.js';
export { CATEGORIES, type Category, SHAPES } from './saga/carry/shapes.table.js';
export { gearOf, remediesOf, wornArmour } from './saga/carry/worth.js';
export { type GenerationEdition, type Kind, METHODS, type Method } from './saga/character/edition.js';
export { GROUPS, type GroupRatings, groupOf, type Ratings, skillsIn } from './saga/character/groups.js';
export { GUIDE, OFFICES, type Office } from './saga/character/guide.table.js';
export type {
  Generation,
  GenerationEvent,
  GenerationOutcome,
  GroupOrigin,
  MotiveOrigin,
  RatingSet,
  SetOrigin,
} from './saga/character/model.js';
export { type Motives, strongerSide } from './saga/character/motives.js';
export { ALL_MOTIVES, MOTIVE_PAIRS, type Motive, other } from './saga/character/motives.table.js';
export {
  chanceOfAtLeast,
  groupOdds,
  meanOf,
  motiveOdds,
  skillOdds,
  waysOfMotives,
} from './saga/character/odds.js';
export { type DealtDie, dealtDice, whySkill } from './saga/character/provenance.js';
export { generationScene } from './saga/character/scene.js';
export type { Block, Wanted } from './saga/character/setup.js';
export { faceMeant, type StandIn, standInFor } from './saga/character/standIn.js';
export { headCount } from './saga/character/world.js';
export {
  type CheckEdition,
  chanceOfSuccess,
  POOL_DICE,
  type PoolDie,
  plainRating,
  skillCheck,
} from './saga/check/check.js';
export { kitDie } from './saga/check/kit.js';
export { KIT } from './saga/check/kit.table.js';
export type { Check, CheckEvent, CheckOutcome, CheckSetup } from './saga/check/model.js';
export { checkScene } from './saga/check/scene.js';
export type { Draft, DraftedCharacter, DraftOutcome, PickChoice, SheetWords } from './saga/draft/model.js';
export { picksInOrder } from './saga/draft/order.js';
export { draftScene } from './saga/draft/scene.js';
export { defenceAsked, defenceName, type Incoming } from './saga/duel/choosing/incoming.js';
export type { Duel, DuelChoice, DuelEvent, DuelOutcome, DuelSight, DuelStep } from './saga/duel/duel.js';
export * as fighters from './saga/duel/fighters/people.js';
export { addSkill } from './saga/duel/fighters/ratings.js';
export { arrangements } from './saga/duel/fighters/ready.js';
export {
  chanceWhenMet,
  type DuelForesight,
  type Effects,
  type Foreseen,
  foreseeAct,
  foreseeDefence,
  hardestByDefence,
  hardestOf,
} from './saga/duel/forecast/forecast.js';
export { type DuelCell, type DuelTable, duelTable } from './saga/duel/forecast/table.js';
export type { ActChoice, DefendChoice } from './saga/duel/forecast/trial.js';
export { separation } from './saga/duel/ground/ground.js';
export { DUEL_OPTION_RULES } from './saga/duel/manifest.js';
export {
  type Act,
  type Answer,
  type Combat,
  type CombatAt,
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
  type Square,
  type Who,
} from './saga/duel/model.js';
export { duelScene } from './saga/duel/scene.js';
export { ACTIONS, type Action, actionRow } from './saga/duel/tables/actions.table.js';
export { ALL_LOCKS, HEAD, LEFT_ARM, LOCKS, type Lock, RIGHT_ARM } from './saga/duel/tables/body.table.js';
export { FIGHTERS, type FighterName, fighterRow } from './saga/duel/tables/fighters.table.js';
export { ARMOUR, type Armour, type Item, WEAPONS } from './saga/duel/tables/gear.table.js';
export { type Edition, type EditionName, saga } from './saga/edition.js';
export * from './saga/event/index.js';
export type { Aid, AidChoice, AidOutcome, AidSetup } from './saga/healing/aid.js';
export { aidScene } from './saga/healing/aidScene.js';
export { barsTo, dailyChance, expectedDays, type TreatedBy } from './saga/healing/healing.js';
export { type Mobility, outsideCombat } from './saga/healing/mobility.js';
export type { Healing, HealingEvent, HealingOutcome, HealingSetup, PatientWound } from './saga/healing/model.js';
export { healingScene } from './saga/healing/scene.js';
export { ALL_SKILLS, SKILLS, type Skill, type SkillGroup } from './saga/skills.table.js';
export * from './saga/wealth/index.js';
export { first } from './saga-1e/edition.js';
export { addScene, editionOf, kindOf, manifestOf, manifests, manifestsOf, SCENES, sceneRules } from './scenes.js';
export {
  AS_IT_IS,
  PROPOSAL_KINDS,
  PROPOSALS,
  type Proposal,
  type ProposalKind,
  proposalScene,
  type TableOptions,
  tableOptions,
} from './table/proposal.js';
export { checkField } from './war/field/checking.js';
export {
  type DrawnField,
  type Field,
  type FieldSize,
  fieldShape,
  type Place,
  placeText,
  USUAL_SIZE,
} from './war/field/field.js';
export {
  ALL_GROUNDS,
  ALL_LOOKS,
  GROUND_SIGNS,
  type GroundName,
  groundOfSign,
  LOOKS,
  type Look,
  lookOfSign,
} from './war/field/looks.table.js';
export { areAdjacent, distance, type Ground, hexAt, placeOf } from './war/ground/ground.js';
export type { HexIndex, UnitIndex } from './war/indexes.js';
export { drawField, isPlayable, LANDSCAPES, type Landscape } from './war/landscapes/landscapes.js';
export {
  isOnTheMap,
  type Marshalled,
  nameOf,
  onTheMap,
  sideOf,
  unitAt,
  unitNamed,
  unitsOf,
} from './war/roster/roster.js';
export { otherSide, type Side } from './war/roster/sides.js';

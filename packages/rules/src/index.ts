export { unsurrounded } from './saga/battle/ambush.js';
export { armyFor } from './saga/battle/armies.js';
export { ARMIES, type ArmyKind } from './saga/battle/armies.table.js';
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
} from './saga/battle/battle.js';
export { clusteringsOf, contactsOf, partsOf } from './saga/battle/clusters.js';
export { roomToFallBack } from './saga/battle/fallingBack.js';
export { checkField, type FieldSize, GROUND_SIGNS } from './saga/battle/fieldData.js';
export { areAdjacent, distance, type Ground, groundOf, hexAt, placeOf } from './saga/battle/ground.js';
export { attackersPart } from './saga/battle/lines.js';
export { drawField, isPlayable, LANDSCAPES, type Landscape } from './saga/battle/maps.js';
export type { Cluster, DrawnField, Field, Line, Place, Troops, UnitRow } from './saga/battle/model.js';
export { movingSide } from './saga/battle/moving.js';
export { costOf } from './saga/battle/muster.js';
export {
  type ClusterPreview,
  clustersIf,
  type LineOfFire,
  linesOfFire,
  type MovePreview,
  reachOf,
  type Threat,
  threatsTo,
} from './saga/battle/preview.js';
export { mayMove, reachFrom } from './saga/battle/reach.js';
export { ableToLeave } from './saga/battle/retreat.js';
export { quickNumber } from './saga/battle/rounds.js';
export { battleScene } from './saga/battle/scene.js';
export { fieldShape } from './saga/battle/setup.js';
export { isClear, isInRange, roundedLosses, volleyLosses } from './saga/battle/shooting.js';
export { asTheyStand, asTheyStood, clashThrow, type Stance } from './saga/battle/strength.js';
export { ALL_TROOPS, TROOPS, type Troop, type TroopNote, type TroopRow } from './saga/battle/troops.table.js';
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
export { ARMOUR, type Armour, type Item, WEAPONS } from './saga/duel/gear.table.js';
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

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
} from './battle.js';
export { clusteringsOf, contactsOf, partsOf } from './clusters/clusters.js';
export { halvedLosses } from './ending/outcome.js';
export { ableToLeave } from './ending/retreat.js';
export { orderAfter } from './evolve.js';
export { type Fight, fightWith, type Roll, type Toll } from './forecast/fights.js';
export { type Halt, haltsOf, type LineOfFire, type Shot, type Threat } from './forecast/moves.js';
export { groundOf } from './ground.js';
export { BATTLE_OPTION_RULES } from './manifest.js';
export { likelihoodOfAll, losersOf, lossesOfEach, type Winner, winnersOf } from './melee/deciding.js';
export { isBoxedIn, lossesFallingBack, roomToFallBack } from './melee/fallingBack.js';
export type { Cluster, Line, Troops, UnitNames, UnitRow } from './model.js';
export { MOVEMENT_PHASES, movesLater, movingSide } from './moving/phases.js';
export { mayMove, reachFrom } from './moving/reach.js';
export { armyFor } from './muster/armies.js';
export { ARMIES, type ArmyKind } from './muster/armies.table.js';
export { costOf, lossNumberOf, soldiersIn } from './muster/muster.js';
export { unitCalled, unitNames, unitSigns } from './names.js';
export { UNIT_KINDS, type UnitKind } from './names.table.js';
export { FORMATION_NAMES, type FormationName, formationName } from './placing/formationName.js';
export { attackersPart } from './placing/lines.js';
export { openToPlace } from './placing/placing.js';
export { rollCall, type UnitToBe } from './rollCall.js';
export { quickNumber } from './round/rounds.js';
export { battleScene } from './scene.js';
export { canBeShot, mayShoot, shootsAfter, volleyLosses } from './shooting/shooting.js';
export { ALL_TROOPS, TROOPS, type Troop, type TroopNote, type TroopRow } from './troops.table.js';

import type { Index, SeatId, Shaped } from '@warmoot/kernel';
import type { Field } from '../../war/field/field.js';
import type { HexIndex, UnitIndex } from '../../war/indexes.js';
import type { Side } from '../../war/roster/sides.js';
import type { CheckEdition } from '../check/check.js';
import type { DuelOutcome } from '../duel/duel.js';
import type { DuelOptions, FighterSetup } from '../duel/model.js';
import type { battleOptions, battleSetup, namesShape, troopsShape } from './setup.js';
import type { Troop } from './troops.table.js';

export type BattleSetup = Shaped<typeof battleSetup>;
export type BattleOptions = Shaped<typeof battleOptions>;
export type Troops = Shaped<typeof troopsShape>;
export type UnitNames = Shaped<typeof namesShape>;

export interface Army {
  readonly name: string;
  readonly seat: SeatId;
  readonly troops: Troops;
  readonly leaders: readonly string[];
  readonly champions: readonly FighterSetup[];
  readonly names?: UnitNames;
  readonly homes?: readonly string[];
}

export interface BattleGiven {
  /** Whose checks settle the rolls. */
  readonly edition: CheckEdition['ruleSet'];
  /** The attacking army, then the defending one. */
  readonly armies: readonly [Army, Army];
  readonly defence: BattleSetup['defence'];
  readonly fields: readonly Field[];
  readonly options: BattleOptions;
  readonly duelOptions: DuelOptions | null;
}

/** A unit as it was mustered. */
export interface UnitRow {
  readonly side: Side;
  readonly troop: Troop;
  readonly size: number;
  /**
   * Its key: `a1`, `a2`, … in the attacking army, `d1`, … in the defending one: its place in seat order. Choices name
   * units by it; what people call it is in `names.ts`.
   */
  readonly name: string;
}

/** SAGA-BATTLE-DEPLOY-008: a straight row of hexes: all with the same r, the same q, or the same q + r. */
export interface Line {
  readonly axis: 'r' | 'q' | 'sum';
  readonly at: number;
  /** On which side of it the attacker places: where that number is lower, or higher. */
  readonly side: 'lower' | 'higher';
}

/** SAGA-BATTLE-CLUSTER-004: one unit of one side and one or more of the other, in seat order. */
export interface Cluster {
  readonly lone: UnitIndex;
  readonly many: readonly UnitIndex[];
}

/** A cluster being fought: who of the many has won a roll against the lone unit. */
export interface Fight {
  readonly cluster: ClusterIndex;
  readonly won: readonly UnitIndex[];
}

export type Declaration = 'fightOn' | 'retreat' | 'surrender' | 'breakOff';

/** SAGA-BATTLE-008: a champion's sheet as duels in this battle have left it. */
export interface Champion {
  readonly standing: DuelOutcome['fighters'][number]['standing'];
  readonly wounds: FighterSetup['wounds'];
  readonly hands: FighterSetup['hands'] | null;
  readonly carried: FighterSetup['carried'] | null;
}

export type Ending = 'destroyed' | 'bothDestroyed' | 'left' | 'surrender' | 'brokenOff' | 'quiet';

/** The place of a champion among those of both armies, the attacker's first. */
export type ChampionIndex = Index<'champion'>;

/** The place of a cluster among those of the round. */
export type ClusterIndex = Index<'cluster'>;

/** The open facts. Units go by their place in `roster`: attackers in seat order, then defenders. */
export interface BattleOpen {
  /** Which of the fields was picked; −1 before. */
  field: number;
  /** While an army is mustered: its units for each troop type. */
  divided: number[];
  roster: readonly UnitRow[];
  /** L of SAGA-BATTLE-MUSTER-018. */
  lossNumber: number;
  /** SAGA-BATTLE-DEPLOY-015: whether the ambusher lets the defender place in any shape. */
  waived: boolean;
  line: Line | null;
  /** By unit: the index of its hex, or −1 where it is not on the map. */
  at: HexIndex[];
  /** By unit: SAGA-BATTLE-MELEE-006. */
  losses: number[];
  /** By unit: the running number of its last move (SAGA-BATTLE-TERRAIN-023). */
  order: number[];
  /** By unit: hexes entered in this round's movement. */
  entered: number[];
  /** By unit: 1 where it can no longer move this round. */
  pinned: number[];
  /** By unit: 1 where it is quick this round. */
  quick: number[];
  /** By unit: whom it shoots at, or −1. */
  aims: UnitIndex[];
  /** By unit: losses by shooting that have not been applied yet. */
  struck: number[];
  /** By unit: where it stood when strengths were fixed. */
  stood: HexIndex[];
  round: number;
  /** The movement phase, 1 to 4; 0 outside of movement. */
  phase: number;
  clusters: readonly Cluster[];
  /** By cluster: 1 where it has been resolved. */
  resolved: number[];
  fight: Fight | null;
  declared: readonly [Declaration | null, Declaration | null];
  retreated: readonly [boolean, boolean];
  surrendered: readonly [boolean, boolean];
  /** Whether any unit took losses or left the map in this round. */
  eventful: boolean;
  quiet: number;
  /** Champions of both armies, the attacker's first. */
  champions: readonly Champion[];
  /** Somebody wants no duel for the rest of this round. */
  noDuels: boolean;
  duels: number;
  ending: Ending | null;
  /** By key: the units that were renamed; left out where none was. */
  names?: Readonly<Record<string, string>>;
}

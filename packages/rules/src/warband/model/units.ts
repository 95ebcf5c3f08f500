import type { Index, SeatId } from '@warmoot/kernel';
import type { UnitIndex } from '../../war/indexes.js';
import type { Side } from '../../war/roster/sides.js';
import type { SpaceIndex } from './field.js';
import type { Direction } from './setup.js';
import type { InFormation, Way } from './ways.js';

/** A unit by its place among the units of a battle. Its group, by which it checks morale, has the same place. */
export type FormationIndex = Index<'formation'>;

/** WARBAND-GRID-009: a unit in formation faces one of four directions. */
export type UnitFacing = Extract<Direction, 'n' | 'e' | 's' | 'w'>;

/** A normal figure in the slots of a rank; unique ones stand there by their place in the roster. */
export const NORMAL = -1;

/** WARBAND-LINE-016: a die that has hit a rank, and how it was thrown. */
export interface RankHit {
  readonly face: number;
  readonly by: UnitIndex;
  readonly way: Way;
  readonly formation: InFormation;
}

/** WARBAND-LINE-010: figures side by side. It is only ever replaced as a whole. */
export interface Rank {
  /** Its normal figures taken together, by their place in the roster; −1 where it never had any. */
  readonly body: UnitIndex;
  /** WARBAND-UNIT-012: from left to right as the unit sees it. */
  readonly slots: readonly UnitIndex[];
  /** WARBAND-LINE-027: points short of a whole figure. */
  readonly damage: number;
  /** Points of this step or phase, that are applied when it ends: WARBAND-LINE-019. */
  readonly struck: number;
  /** WARBAND-LINE-016: the hits behind those points, one for each, in the order in which they fell, where surplus is tested; else none. */
  readonly hits: readonly RankHit[];
  /** WARBAND-BMOVE-003: normal figures that have traded places in this round. */
  readonly swapped: number;
  /** WARBAND-BMOVE-006, WARBAND-BMOVE-007: normal figures that have lost what was left of their round. */
  readonly idle: number;
  /** WARBAND-LINE-032: it came to the front after the first strikes of this round. */
  readonly steppedUp: boolean;
  /** WARBAND-UNIT-010: it has a light of its own. */
  readonly lit: boolean;
}

/** What a unit can do with its ranks. */
export type Manoeuvre = 'turn' | 'reform' | 'pass' | 'shieldwall';

/** WARBAND-MOVE-003: what a unit of the side without priority has said that it will do. */
export interface UnitAnnouncement {
  readonly what: 'move' | 'charge' | 'retreat' | 'manoeuvre';
  readonly path: readonly SpaceIndex[];
  /** The unit that is to be charged; −1: none. */
  readonly target: FormationIndex;
  readonly manoeuvre: Manoeuvre | null;
  /** WARBAND-BMOVE-016: the rank or figure of it that goes alone, by its place in the roster; −1: the whole unit goes. */
  readonly part: UnitIndex;
}

/** WARBAND-MOVE-032: that two of a unit are going to trade places, by their places in the roster: who asks, and with whom. */
export interface SwapAnnouncement {
  readonly what: 'swap';
  readonly part: UnitIndex;
  readonly partner: UnitIndex;
}

export type UnitAct = 'move' | 'charge' | 'retreat' | 'manoeuvre';

/** WARBAND-UNIT-002, WARBAND-UNIT-007: ranks that hold together, and go together for the most part. */
export interface Unit {
  readonly side: Side;
  /** Its key: `A1`, `A2`, … or `B1`, … */
  readonly name: string;
  /** What the table calls it. */
  readonly chosen: string | null;
  readonly seat: SeatId;
  /** The middle of its front rank; −1 before it is placed and when it is gone. */
  at: SpaceIndex;
  facing: UnitFacing;
  /** WARBAND-UNIT-005: the front, the middle and the rear, in this order; those that are destroyed are not among them. */
  ranks: readonly Rank[];
  /** WARBAND-TACTIC-004: who leads it in this round; −1: nobody. */
  leader: UnitIndex;
  /** WARBAND-TACTIC-014: the rank's body or the unique figure that bears its banner; −1: it has none, or none any more. */
  bearer: UnitIndex;
  /** WARBAND-TACTIC-015: its first check is still to come. */
  bannerPass: boolean;
  /** WARBAND-TACTIC-034 */
  wall: boolean;
  // Morale: WARBAND-MORALE-033. Its mood stands in its group. The round of each; 0: none.
  failedIn: number;
  lastLoss: number;
  lastTrigger: number;
  // This round.
  opening: UnitAct | null;
  announced: UnitAnnouncement | null;
  /** WARBAND-MOVE-032: those in it who are going to trade places. */
  swaps: readonly SwapAnnouncement[];
  /** WARBAND-MOVE-023: it began the Opening outside melee range. */
  beganFree: boolean;
  /** WARBAND-MOVE-031: the unit it has charged; −1: none. */
  charged: FormationIndex;
  /** WARBAND-TACTIC-024: it has been checked for a charge of cavalry. */
  checked: boolean;
  /** WARBAND-TACTIC-025 */
  broken: boolean;
  /** WARBAND-TACTIC-023 */
  braced: boolean;
  /** WARBAND-TACTIC-011: its leader has challenged, or been challenged, in this round. */
  challenged: boolean;
  /** WARBAND-TACTIC-010: its leader has fallen in a duel, in this round. */
  duelLost: boolean;
  /** WARBAND-BMOVE-010: somebody of it has failed to trade places in melee; only where the table plays it so. */
  exposed: boolean;
  /** WARBAND-MORALE-038 */
  cornered: boolean;
}

/** How the front of one unit meets another: WARBAND-GRID-010. `from`: whose left and right the flank is, as the struck unit sees it. */
export type Meeting = 'front' | 'left' | 'right' | 'rear';

/** WARBAND-LINE-001: two units that meet in this Melee phase, that of side 1 first. */
export interface BattleLine {
  readonly units: readonly [FormationIndex, FormationIndex];
  /** Where the blows of each meet the other; null: its own front does not touch it. */
  readonly meets: readonly [Meeting | null, Meeting | null];
  /** WARBAND-TIDE-005: hits of this phase. */
  readonly hits: readonly [number, number];
  /** Who has struck in it in this phase. */
  readonly struck: readonly StruckInLine[];
}

/** An agent that has struck in a line: a body or a unique figure. `left`: how many of its figures have still struck nowhere. */
export interface StruckInLine {
  readonly agent: UnitIndex;
  readonly left: number;
}

/** A figure that was removed, in the order of removal: WARBAND-CASUALTY-002, WARBAND-SAGA-014. */
export interface Removed {
  readonly unit: FormationIndex;
  /** Its rank's body, or who it was. */
  readonly figure: UnitIndex;
  readonly how: 'slain' | 'surrendered';
  /** WARBAND-CASUALTY-001: found alive when the battle is over; null: nobody has looked. */
  readonly lives: boolean | null;
}

import type { Json, SeatId, Shaped } from '@warmoot/kernel';
import type { Field, FieldSize } from '../../war/field/field.js';
import type { HexIndex, UnitIndex } from '../../war/indexes.js';
import type { Side } from '../../war/roster/sides.js';
import type { Champion, ChampionSetup, Escape } from './champions.js';
import type { commandOptions, commandSetup } from './setup.js';
import type { Grade, UnitClass } from './units.table.js';

export type CommandSetup = Shaped<typeof commandSetup>;
/** A battle in its course, as a setup describes it. */
export type Position = NonNullable<CommandSetup['position']>;
export type CommandOptions = Shaped<typeof commandOptions>;

/** Who leads an army, and how well. */
export interface Leader {
  readonly name: string | null;
  readonly quality: number;
  /** The skills of a leader from a saga; null for any other. */
  readonly skills: { readonly lead: number; readonly tactics: number } | null;
}

export interface Army {
  readonly name: string;
  readonly seat: SeatId;
  readonly leader: Leader;
  readonly homes: readonly string[];
  readonly champions: readonly ChampionSetup[];
}

export interface CommandGiven {
  /** The northern army, then the southern one. */
  readonly armies: readonly [Army, Army];
  readonly field: Field;
  readonly size: FieldSize;
  /** COMMAND-SAGA-008: the side that lies in ambush. */
  readonly ambush: Side | null;
  readonly options: CommandOptions;
  readonly duelOptions: Json;
  readonly duelsBy: CommandSetup['duelsBy'];
}

/** COMMAND-UNIT-001: class and grade of a unit. What changes about it is kept by its place in the roster. */
export interface UnitRow {
  readonly side: Side;
  /** Its key: `N1`, `N2`, … or `S1`, … */
  readonly name: string;
  readonly class: UnitClass;
  readonly grade: Grade;
  /** The points it began with. */
  readonly startedWith: number;
  /** What its owner has called it; null where the game names it. */
  readonly chosen: string | null;
  /** COMMAND-SAGA-002: its soldiers, where it comes from a saga, and what they are there. */
  readonly soldiers: number | null;
  readonly troop: string | null;
}

/** Where a unit is: on the field (or not deployed yet), or gone, and how. */
export type Fate = 'here' | 'routed' | 'slaughtered' | 'left';

export type Ending = 'fieldWon' | 'bothGone' | 'conceded' | 'roundLimit' | 'quiet';

/** COMMAND-TURN-002: the stages of a turn; 0 before the first turn. */
export type Stage = 0 | 1 | 2 | 3 | 4 | 5;

/** The open facts. Units go by their place in `roster`: the northern army's, then the southern one's. */
export interface CommandOpen {
  roster: readonly UnitRow[];
  /** By unit: the index of its hex, or −1 where it is not on the map. */
  at: HexIndex[];
  points: number[];
  damage: number[];
  fate: Fate[];
  /** By unit: the round in which it left the field; 0 where it has not. */
  goneIn: number[];
  /** By unit: the hex that it left when it went; −1 where it has not. */
  wentFrom: HexIndex[];
  /** By side: the total of the last Leadership roll; null where there was none. */
  leadership: readonly [number | null, number | null];
  /** Who takes the first turn of each round; null before that is known. */
  first: Side | null;
  round: number;
  active: Side;
  stage: Stage;
  /** By unit: 1 where it has acted in this stage. */
  acted: number[];
  /** By unit: whom its Charge of this turn binds it to attack, or −1. */
  charges: UnitIndex[];
  /** By unit: whom it attacks, or −1. */
  attacks: UnitIndex[];
  /** By unit: the ally whose attack it supports, or −1. */
  helps: UnitIndex[];
  /** By unit: the ally whose defence it supports, or −1. */
  defends: UnitIndex[];
  /** Units that have routed and whose allies have not all checked yet, in the order of routing. */
  routs: UnitIndex[];
  /** Who has checked for the first of them. */
  checked: UnitIndex[];
  /** Where every unit stood when the round began. */
  stood: HexIndex[];
  /** Whether in this round a point was spent, a unit damaged or gone. */
  stirred: boolean;
  quiet: number;
  /** Champions of both armies, the northern ones first. */
  champions: readonly Champion[];
  /** COMMAND-SAGA-013: what has become of those who had to get away. */
  escapes: readonly Escape[];
  /** By side: whether it has said that it takes no prisoners. */
  noQuarter: readonly [boolean, boolean];
  ending: Ending | null;
  winner: Side | null;
  /** By key: the units that were renamed; left out where none was. */
  names?: Readonly<Record<string, string>>;
}

import type { RulingFacts, SeatId, Shaped } from '@warmoot/kernel';
import type { UnitIndex } from '../../war/indexes.js';
import type { Side } from '../../war/roster/sides.js';
import type { Fronts, Ground, Mount, Weight } from './kinds.table.js';
import type { Degree, Maneuver } from './maneuvers.table.js';
import type { STRENGTHS, sortieOptions, sortieSetup } from './setup.js';

export type SortieSetup = Shaped<typeof sortieSetup>;
/** A battle in its course, as a setup describes it. */
export type Position = NonNullable<SortieSetup['position']>;
export type SortieOptions = Shaped<typeof sortieOptions>;
export type UnitSetup = SortieSetup['a']['units'][number];

export type Strength = (typeof STRENGTHS)[number];

/** How an army comes upon the other. */
export type Coming = SortieSetup['a']['comes'];

export interface Army {
  readonly name: string;
  readonly seat: SeatId;
  readonly general: { readonly name: string | null; readonly level: number } | null;
  readonly comes: Coming;
  readonly homes: readonly string[];
  /** SORTIE-SAGA-010: after how many days its injured are back with it, and on which of the saga; null in no saga. */
  readonly returns: { readonly days: number; readonly on: number } | null;
}

export interface SortieGiven {
  /** Side A, then side B. */
  readonly armies: readonly [Army, Army];
  readonly ground: Ground;
  readonly grounds: SortieSetup['grounds'];
  /** Who has the initiative where the table says it. */
  readonly initiative: Side | null;
  readonly options: SortieOptions;
}

export interface Commander {
  readonly name: string | null;
  readonly level: number;
  readonly strengths: readonly Strength[];
  readonly speaks: string | null;
  readonly stranger: boolean;
}

/** People of one kind in a unit. SORTIE-COMBINE-003: one that was joined from several kinds has a part for each. */
export interface Part {
  readonly heads: number;
  readonly mount: Mount;
  readonly weight: Weight;
  readonly archers: boolean;
  readonly speaks: string | null;
  readonly superiorTo: readonly string[];
  /** The unit that they began the battle in, by its key, and what they are in a saga. */
  readonly from: string;
  readonly troop: string | null;
}

/** SORTIE-UNIT-001: a unit. What changes in every round is kept beside it, by its place in the roster. */
export interface UnitRow {
  readonly side: Side;
  /** Its key: `A1`, `A2`, … or `B1`, … */
  readonly name: string;
  /** What its owner has called it; null where the game names it. */
  readonly chosen: string | null;
  /** One part where nobody has joined it. Their heads are those of the unit. */
  readonly parts: readonly Part[];
  /** Its average level, in hundredths: SORTIE-FLOAT-005. */
  readonly level: number;
  /** Null where nobody trained leads it. */
  readonly commander: Commander | null;
  readonly mercenary: boolean;
  readonly moved: UnitSetup['moved'];
  readonly fought: { readonly daysAgo: number; readonly penaltyDice: number } | null;
  readonly illPrepared: boolean;
  /** SORTIE-FLOAT-013: special bonus dice less special penalty dice. */
  readonly special: { readonly bonus: number; readonly penalty: number };
  readonly higher: boolean;
  readonly walls: { readonly level: number; readonly manned: boolean } | null;
  readonly outflanks: readonly string[];
  readonly noEscape: boolean;
  /** SORTIE-THROUGH-005: the friend that it stands behind. */
  readonly behind: UnitIndex | null;
  /** Who of a saga's cast goes with it. */
  readonly characters: readonly string[];
  /** SORTIE-COMBINE-002: the units from which it was split or joined in this battle, by the keys that they began with. */
  readonly origin: string;
}

/** Where a unit is: in the battle, out of it but on the field, or gone. `joined` is now part of another. */
export type Fate = 'here' | 'finished' | 'destroyed' | 'captured' | 'killed' | 'fled' | 'left' | 'joined';

/** How a battle of sorties can end. */
export type Ending = 'fieldWon' | 'bothGone' | 'agreed' | 'roundLimit';

/** SORTIE-ROUND-014: step 1, what a unit is ordered to do. Units by their place in the roster. */
export type Order =
  | { readonly order: 'engage'; readonly target: UnitIndex }
  | { readonly order: 'shoot'; readonly target: UnitIndex }
  | { readonly order: 'close'; readonly target: UnitIndex; readonly halfMoves: 1 | 2 }
  | { readonly order: 'fallBack'; readonly halfMoves: 1 | 2 }
  | { readonly order: 'stand' }
  | { readonly order: 'take'; readonly target: UnitIndex; readonly fate: 'captured' | 'killed' }
  /** `leads`: SORTIE-COMBINE-008, whose commander has both where they are equal; null: nothing is said. */
  | { readonly order: 'join'; readonly friend: UnitIndex; readonly leads: UnitIndex | null }
  | { readonly order: 'split'; readonly heads: number; readonly commander: 'stays' | 'goes' };

/** Step 2: how a unit meets what comes. Dice by enemy, in the order of the list of meetings and shots. */
export interface Plan {
  readonly maneuver: Maneuver | null;
  /** Floating dice for its own rolls (sorties and its shot), by the enemy's place in the roster. */
  readonly bids: Readonly<Record<number, number>>;
  /** Floating dice against the arrows of an enemy. */
  readonly arrows: Readonly<Record<number, number>>;
}

/** SORTIE-ROUND-001: two enemies that fight in this round. `a` is of side A, `b` of side B. */
export interface Meeting {
  readonly a: UnitIndex;
  readonly b: UnitIndex;
  /** Who ordered it: one of them, or both. */
  readonly openedBy: readonly UnitIndex[];
  /** SORTIE-ROUND-010: half moves between them when the round began. */
  readonly from: number;
}

/** Archers, and whom they shoot at. */
export interface Shot {
  readonly archers: UnitIndex;
  readonly target: UnitIndex;
}

/** How a sortie came out. Null totals where it needed no roll. */
export interface Fought {
  readonly totals: readonly [number, number] | null;
  readonly winner: UnitIndex | null;
  readonly degree: Degree | null;
}

/** How a shot came out. */
export interface Shooting {
  readonly target: number;
  readonly total: number;
  readonly result: 'none' | 'win' | 'plus4' | 'double';
}

/** SORTIE-EFFECT-019: all that a round does to one unit, worked out from one moment and then added up. */
export interface Impact {
  readonly unit: UnitIndex;
  /** Dice that it spent, gained and lost. */
  readonly spent: number;
  readonly gained: number;
  readonly lost: number;
  /** Who has flanked it, and from whom it is flanked no more. */
  readonly flankedBy: readonly UnitIndex[];
  readonly freeOf: readonly UnitIndex[];
  readonly fate: 'finished' | 'destroyed' | null;
  /** SORTIE-STATE-003, SORTIE-EFFECT-020: the highest total that finished it. */
  readonly finishedBy: number | null;
}

/** A die that a character of a saga has thrown after the battle, and what came of it: SORTIE-SAGA-011. */
export interface CharacterFate {
  readonly who: string;
  readonly unit: UnitIndex;
  readonly end: 'unhurt' | 'minorWound' | 'majorWound' | 'death';
  readonly part: string | null;
}

/**
 * What is left of a unit after the battle: everybody in it is fit, injured or dead. SORTIE-AFTER-014: of a captured unit the fit
 * and the injured are counted once more, as prisoners. SORTIE-AFTER-003 to SORTIE-AFTER-010
 */
export interface Toll {
  readonly unit: UnitIndex;
  readonly injured: number;
  readonly dead: number;
  readonly fit: number;
  readonly prisoners: number;
}

/** The open facts. Units go by their place in `roster`; those split off in the battle stand at its end. */
export interface SortieOpen extends RulingFacts {
  roster: readonly UnitRow[];
  heads: number[];
  /** SORTIE-AFTER-007: heads at the start of the battle. */
  headsBefore: number[];
  /** F, signed. */
  floating: number[];
  /** F at the start: SORTIE-STATE-008, SORTIE-AFTER-012. */
  started: number[];
  /** SORTIE-AFTER-003: dice lost, for the reckoning. */
  record: number[];
  flankedBy: UnitIndex[][];
  fate: Fate[];
  /** By unit: the round in which it went out of the battle; 0 where it has not. */
  goneIn: number[];
  /** By unit: 1 when its first sortie is over: SORTIE-FLOAT-010. */
  opened: number[];
  /** By unit: 1 where it has left the walls that it began behind: SORTIE-SITUATION-017. */
  leftWalls: number[];
  /** By unit: 1 once it has engaged, been engaged or closed: SORTIE-THROUGH-005. */
  stirred: number[];
  /** Half moves between two units, by both; only pairs of enemies count. */
  apart: number[][];
  /** What each side rolled for the initiative; null where it did not. */
  rolled: readonly [number | null, number | null];
  initiative: Side | null;
  round: number;
  /** This round. */
  orders: (Order | null)[];
  meetings: Meeting[];
  shots: Shot[];
  /** SORTIE-MULTI-014: how the opponents of a lone unit stand, where it fights several. */
  fronts: (Fronts | null)[];
  plans: (Plan | null)[];
  fought: (Fought | null)[];
  shooting: (Shooting | null)[];
  impacts: readonly Impact[];
  /** SORTIE-STATE-007: by unit, 1 where an enemy has attacked it, or some who are now in it, in this round. */
  attacked: number[];
  /** By unit: the dice it has lost in this round that can still be ignored. */
  lost: number[];
  /** By unit: half moves of the withdrawal that it has chosen. */
  withdrew: number[];
  /** SORTIE-END-002 */
  quiet: number;
  ending: Ending | null;
  winner: Side | null;
  /** SORTIE-AFTER-005: whether the winner is out to kill. */
  noQuarter: boolean;
  tolls: Toll[];
  /** Of the unit that is being reckoned: the sum of its record dice. */
  characters: CharacterFate[];
  names?: Readonly<Record<string, string>>;
}

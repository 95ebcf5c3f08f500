import type { Chance } from '@warmoot/kernel';
import type { ReactNode } from 'react';
import type { SoldierKind } from '../../boards/soldiers/soldiers.table.js';
import type { Flag, Place } from '../skirmish/parts.js';

/*
 * What the drawn parts of a battle of units are given: plain data, without rules. Whoever knows the rules says what it means.
 */

export type Heading = 'n' | 'e' | 's' | 'w';

/** How a unit stands: braced, spears are down; in a wall, shields touch; broken, nobody is in line; routed, only backs. */
export type Stance = 'steady' | 'braced' | 'wall' | 'broken' | 'routed';

/** Somebody in a rank. */
export interface SeenSlot {
  readonly key: string;
  readonly kind: SoldierKind;
  /** Who leads has a plume, gold where it is yours. */
  readonly leads: boolean;
  readonly banner: boolean;
}

export interface SeenRank {
  readonly key: string;
  /** From left to right as the unit sees it. */
  readonly slots: readonly SeenSlot[];
  /** So many stood here at first. */
  readonly full: number;
}

/** A unit on the board. */
export interface SeenUnit {
  readonly key: string;
  readonly name: string;
  readonly side: 0 | 1;
  readonly yours: boolean;
  /** The middle of its front rank. */
  readonly at: Place;
  readonly facing: Heading;
  readonly ranks: readonly SeenRank[];
  readonly stance: Stance;
  /** It is in hand: gold. */
  readonly acting: boolean;
}

/** Where somebody fell. */
export interface FallenAt {
  readonly key: string;
  readonly at: Place;
}

/** Two units that fight, and whether you decide there. */
export interface Cord {
  readonly key: string;
  readonly units: readonly [string, string];
  readonly yours: boolean;
}

/** A unit's way: where the middle of its front went. A push is slower than a step. */
export interface UnitWalk {
  readonly key: string;
  readonly through: readonly Place[];
  readonly pushed: boolean;
}

/** What was shot in one entry: from a rank to a rank. */
export interface Flight {
  readonly key: string;
  readonly from: Place;
  readonly to: Place;
  /** How many arrows fly. */
  readonly dice: number;
}

export interface LineMarks {
  readonly goes: readonly (Place & { readonly kind: 'walk' | 'charge' | 'leave' })[];
  readonly path: { readonly through: readonly Place[]; readonly label: string } | null;
  /** Where the unit in hand would stand. */
  readonly ghost: { readonly key: string; readonly at: Place; readonly facing: Heading } | null;
  /** The units that something is about to be done to. */
  readonly targets: readonly string[];
  readonly cords: readonly Cord[];
  readonly flights: readonly Flight[];
  readonly prints: readonly UnitWalk[];
  readonly flags: readonly Flag[];
}

export const NO_LINE_MARKS: LineMarks = {
  goes: [],
  path: null,
  ghost: null,
  targets: [],
  cords: [],
  flights: [],
  prints: [],
  flags: [],
};

/** Figures lost by one unit in a round: how likely each number is, and how much of it hangs on a condition. */
export interface LossRow {
  readonly lost: number;
  readonly chance: Chance;
  /** Of that: only if the leader falls too. */
  readonly hanging: Chance;
}

export interface LossesOf {
  readonly title: string;
  readonly note: string;
  readonly rows: readonly LossRow[];
}

/** Who strikes, with how many dice, and on whom. */
export interface AgentRow {
  readonly key: string;
  readonly who: string;
  readonly dice: number;
  /** Dice by target, as the columns stand. */
  readonly on: readonly number[];
}

/** A unit below the board. */
export interface UnitRow {
  readonly key: string;
  readonly name: string;
  readonly colour: number;
  readonly defends: boolean;
  /** Each rank: so many left of so many. */
  readonly ranks: readonly { readonly left: number; readonly full: number }[];
  readonly left: number;
  readonly began: number;
  /** Grade and what counts towards it; a number opens. */
  readonly note: ReactNode;
  readonly how: 'yours' | 'facing' | 'fighting' | 'out';
}

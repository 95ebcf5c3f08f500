import type { Chance } from '@warmoot/kernel';
import type { Row } from '@warmoot/words';
import type { ReactNode } from 'react';
import type { Tincture } from '../../people/tinctures.js';

/*
 * What the drawn parts of a skirmish are given: plain data, without rules. Whoever knows the rules says what it means.
 */

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The ground by space, y times the width plus x: as the rules keep it. */
export interface Ground {
  readonly width: number;
  readonly height: number;
  readonly walls: readonly boolean[];
  readonly slow: readonly ('rough' | 'swum' | 'climbed' | null)[];
  readonly narrow: readonly boolean[];
  readonly heights: readonly number[];
  readonly cover: readonly number[];
  /** What lies between neighbours, by the key `lower/higher` of their indexes. */
  readonly edges: Readonly<
    Record<string, { readonly wall: boolean; readonly cover: number; readonly narrow: boolean }>
  >;
}

/** The eight ways, clockwise from the north. */
export type Way = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';

export type Weapon =
  | 'dagger'
  | 'sword'
  | 'handaxe'
  | 'spear'
  | 'javelin'
  | 'shortbow'
  | 'longbow'
  | 'crossbow'
  | 'sling'
  | 'greatsword'
  | 'halberd'
  | 'improvised';

/** HP as notches: so many of so many. More than there were at first are all full. */
export interface Hp {
  readonly left: number;
  readonly most: number;
}

/** Somebody on the board. */
export interface Seen {
  readonly key: string;
  /** Short, as it stands beside the figure. */
  readonly name: string;
  readonly tincture: Tincture;
  readonly at: Place;
  readonly facing: Way;
  readonly hp: Hp;
  readonly left: Weapon | 'shield' | null;
  readonly right: Weapon | 'shield' | null;
  readonly helmet: boolean;
  readonly mounted: boolean;
  readonly leads: boolean;
  readonly prone: boolean;
  /** At 0 HP and bleeding, or stabilised. */
  readonly critical: boolean;
  /** Out of the fight and still to be seen: slain, dead or subdued. What is said under the outline. */
  readonly out: string | null;
  /** It is this one's turn, and the decision is yours: gold. */
  readonly acting: boolean;
}

/** Two who are in a grapple, by their keys. */
export interface HeldPair {
  readonly controller: string;
  readonly held: string;
}

/** A target and the side on which it is met: its front heavy, its flanks double, its rear dotted. */
export interface Target {
  readonly at: Place;
  readonly facing: Way;
}

/** A plate with a point that hangs on a space: what comes of it, and how. */
export interface Flag {
  readonly at: Place;
  readonly title: string;
  readonly note: string;
}

/** Somebody's way through spaces, the first one where it began. */
export interface Walk {
  readonly key: string;
  readonly through: readonly Place[];
}

export interface Shot {
  readonly from: Place;
  readonly to: Place;
}

/** Everything that lies over the ground and below or above the figures. */
export interface Marks {
  /** The spaces within reach of who acts: a dashed frame. */
  readonly reach: readonly Place[];
  /** Where one may go: a wash. Those that cost the whole round, or a charge, say so by `kind`. */
  readonly goes: readonly (Place & { readonly kind: 'walk' | 'charge' | 'leave' })[];
  /** The way that is looked at, and what it comes to. */
  readonly path: { readonly through: readonly Place[]; readonly label: string } | null;
  /** Who goes there is drawn faintly at its end. */
  readonly ghost: { readonly key: string; readonly at: Place; readonly facing: Way } | null;
  readonly targets: readonly Target[];
  readonly holds: readonly HeldPair[];
  readonly shots: readonly Shot[];
  /** Since the Opening began. */
  readonly prints: readonly Walk[];
  /** What lies on the ground. */
  readonly things: readonly (Place & { readonly item: Weapon | 'shield' | 'helmet' | 'other' })[];
  readonly flags: readonly Flag[];
}

export const NO_MARKS: Marks = {
  reach: [],
  goes: [],
  path: null,
  ghost: null,
  targets: [],
  holds: [],
  shots: [],
  prints: [],
  things: [],
  flags: [],
};

/** A target of a division. */
export interface DivisionRow {
  readonly key: string;
  readonly name: string;
  /** What it is, and its HP: `spearman, 1 HP`. */
  readonly note: string;
  readonly colour: number;
  readonly defends: boolean;
  /** Dice that the even split puts here, whoever gets the odd ones. */
  readonly even: number;
  /** Dice that come after the split, on this target alone; only where at least one was divided to it. */
  readonly extra: number;
  /** The chance of each die: a number that opens. */
  readonly chance: ReactNode;
  /** What the chance is made of, in a few words. */
  readonly why: string;
  /** Whether it falls in the first strikes; null of shots, which have no such step. */
  readonly first: boolean | null;
}

/** What one target may come to, with the chance of each: what is most done first. */
export interface Fares {
  readonly name: string;
  readonly ends: readonly { readonly text: string; readonly chance: Chance }[];
}

/** Two targets: every end of the one with every end of the other. `joint[i][j]`: end i of the first, j of the second. */
export interface Joint {
  readonly across: Fares;
  readonly down: Fares;
  readonly joint: readonly (readonly Chance[])[];
}

/** One of a band below the board. */
export interface MusterRow {
  readonly key: string;
  readonly name: string;
  readonly hp: Hp;
  /** What it does, or how it is. */
  readonly state: string;
  readonly how: 'acting' | 'fighting' | 'critical' | 'out';
}

/** Who checks morale together. */
export interface MusterGroup {
  readonly key: string;
  /** Its grade with its number: `Average 7`. */
  readonly title: string;
  readonly lost: number;
  readonly began: number;
  /** With how many lost the next check comes; null where none does. */
  readonly checksAt: number | null;
  /** Who it is, or where it checks. */
  readonly note: string;
  /** The chance that it holds; null where it never checks. */
  readonly holds: Chance | null;
  /** Whose morale it is, and the lines of its number. */
  readonly whose: string;
  readonly why: readonly Pick<Row, 'label' | 'amount' | 'rule'>[];
}

export interface MusterBand {
  readonly key: string;
  readonly name: string;
  readonly colour: number;
  readonly defends: boolean;
  readonly note: string;
  readonly rows: readonly MusterRow[];
  readonly groups: readonly MusterGroup[];
  /** The last news of it. */
  readonly news: ReactNode;
}

/** One of the two actions of a round. */
export interface ActionPart {
  readonly title: string;
  readonly text: string;
  readonly state: 'ahead' | 'now' | 'done' | 'givenUp';
}

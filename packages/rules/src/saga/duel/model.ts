import type { RuleId, SeatId, Shaped } from '@warmoot/kernel';
import type { duelOptions, duelSetup, fighterShape } from './fighters/setup.js';
import type { Action } from './tables/actions.table.js';
import type { Hand, HandSkill, Locks, Part } from './tables/body.table.js';
import type { Armour, Item } from './tables/gear.table.js';

export {
  ALL_LOCKS,
  BODY,
  HAND_SKILLS,
  HANDS,
  type Hand,
  type HandSkill,
  HEAD,
  LOCKS,
  type Lock,
  type Locks,
  PARTS,
  type Part,
} from './tables/body.table.js';

export interface Square {
  readonly x: number;
  readonly y: number;
}

export type Side = 1 | 2;
export type DuelSetup = Shaped<typeof duelSetup>;
export type DuelOptions = Shaped<typeof duelOptions>;
export type FighterSetup = Shaped<typeof fighterShape>;

/** A wound as a sheet keeps it; `marks` are the successes of healing so far. */
export interface Wound {
  readonly part: Part;
  readonly severity: 'minor' | 'major';
  readonly marks: number;
}

/** What a fighter brought and cannot change. */
export interface Fighter {
  readonly name: string;
  readonly side: Side;
  readonly seat: SeatId;
  readonly skills: Readonly<Record<HandSkill, number>>;
  readonly armour: Armour;
  /** The seven choices, or null where they are kept from the others. */
  readonly locks: Locks | null;
  readonly wounds: readonly Wound[];
}

export interface DuelGiven {
  /** In seat order: all of side 1, then all of side 2. */
  readonly fighters: readonly Fighter[];
  readonly walls: readonly Square[];
  readonly options: DuelOptions;
  /** The separation at which the line-up stands. */
  readonly distance: 1 | 2 | 3;
  /** The side that counts as winner of the first Footwork. */
  readonly ambusher: Side | null;
  /** Where the table has placed people; null where the line-up does. */
  readonly placed: readonly (Square | null)[];
}

export type Standing = 'in' | 'incapable' | 'dead' | 'fled' | 'surrendered';

/** A penalty that counts through round `until`. */
export interface Penalty {
  readonly on: HandSkill | 'defences';
  readonly by: number;
  readonly until: number;
  readonly from: Action | 'setup';
  readonly why: RuleId;
}

export interface Combatant {
  standing: Standing;
  /** Off the board at (−1, −1). */
  x: number;
  y: number;
  left: Item | null;
  right: Item | null;
  carried: Item[];
  /** By part: Minor Wounds, and whether there is a Major one. */
  minors: number[];
  majors: number[];
  /** By part: whether Minor Wounds have turned into the Major one in this fight. */
  turned: number[];
  prone: boolean;
  penalties: Penalty[];
  weakening: number;
  /** The round in which a Major head wound was taken. */
  dyingSince: number | null;
}

export interface Grip {
  readonly holder: number;
  readonly victim: number;
  readonly grip: 'held' | 'tackled';
  readonly hand: Hand;
}

/** One individual combat: fighters by their place in seat order. One of the two lists has one member. */
export interface Combat {
  readonly side1: readonly number[];
  readonly side2: readonly number[];
}

/** With what an action is made: a hand and what it holds, bare hands, or nothing at all. */
export type With = Hand | 'bare' | 'nothing';

/** What a fighter does in a round. */
export type Act =
  | { readonly act: Action; readonly target: number; readonly with: With; readonly both?: true }
  | { readonly act: 'breakHold' | 'breakTackle' | 'kill'; readonly target: number }
  | { readonly act: 'ready'; readonly left: Item | null; readonly right: Item | null }
  | { readonly act: 'standUp' | 'flee' | 'pass' };

/** What is let go of with an action: things dropped from a hand, people released by a hand. */
export interface LettingGo {
  readonly drop?: readonly Hand[];
  readonly release?: readonly Hand[];
  /** Where readying is free: how the hands are filled at once. */
  readonly ready?: { readonly left: Item | null; readonly right: Item | null };
}

export type Answer =
  | { readonly by: 'dodge'; readonly to: Square }
  | { readonly by: 'parry'; readonly with: Hand | 'bare'; readonly both?: true }
  | { readonly by: 'strength' | 'fightingMind' | 'none' };

/** A wound on its way: it takes effect at the end of the round. */
export interface Landed {
  readonly attacker: number;
  readonly victim: number;
  readonly part: number;
  readonly severity: 'minor' | 'major';
}

/** What belongs to the running round alone. */
export interface Turn {
  /** Footwork contests won: the winner, then the loser. */
  won: (readonly [number, number])[];
  /** Who counts as winner of Footwork when actions bring movement. */
  winners: number[];
  acts: readonly (Act | null)[];
  letting: readonly LettingGo[];
  /** By attacker: how their target answers. */
  answers: readonly (Answer | null)[];
  /** By attacker: how the check came out. */
  results: ('strong' | 'weak' | null)[];
  /** Where everybody stood when actions were chosen. */
  stood: readonly Square[];
  /** Who could not move when actions were chosen. */
  stuck: readonly number[];
  landed: Landed[];
  /** Who was moved by a Push, and so does not dodge. */
  pushed: number[];
  /** Whose movement has been dealt with, by part of step 5. */
  moved: string[];
  /** The part a victim protects while a Quick Attack's wound is placed. */
  shielded: number | null;
  /** Somebody was wounded, was killed or left. */
  eventful: boolean;
}

export type Ending = 'side1' | 'side2' | 'draw' | 'quiet' | 'brokenOff';

export interface DuelOpen {
  /** The side that names the first pair. */
  picksFirst: Side | null;
  round: number;
  width: number;
  height: number;
  combatants: Combatant[];
  combats: Combat[];
  grips: Grip[];
  lying: { readonly item: Item; readonly x: number; readonly y: number }[];
  quiet: number;
  turn: Turn;
  ending: Ending | null;
}

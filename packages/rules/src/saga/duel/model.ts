import type { Index, RuleId, SeatId, Shaped, square } from '@warmoot/kernel';
import type { duelOptions, duelSetup, fighterShape } from './setup.js';
import type { Action, AimedAction, GripKind, SpecialAction } from './tables/actions.table.js';
import type { Hand, HandSkill, Locks, Part, PartAt, Severity } from './tables/body.table.js';
import type { Distance } from './tables/distances.table.js';
import type { Armour, Item } from './tables/gear.table.js';

export {
  HAND_SKILLS,
  HANDS,
  type Hand,
  type HandSkill,
  type Locks,
  PARTS,
  type Part,
  type PartAt,
  type Severity,
} from './tables/body.table.js';

/** A space of the ground. */
export type Square = square.Square;

/** A fighter, by the place in seat order: all of side 1, then all of side 2. */
export type Who = Index<'fighter'>;

/** An individual combat, by its place among those that are fought. */
export type CombatAt = Index<'combat'>;

// SAGA-DUEL-MULTI-004: there are exactly two sides.
export type Side = 1 | 2;
export type DuelSetup = Shaped<typeof duelSetup>;
export type DuelOptions = Shaped<typeof duelOptions>;
export type FighterSetup = Shaped<typeof fighterShape>;

/** A wound as a sheet keeps it; `marks` are the successes of healing so far. */
export interface Wound {
  readonly part: Part;
  readonly severity: Severity;
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
  /** In seat order. */
  readonly fighters: readonly Fighter[];
  readonly walls: readonly Square[];
  readonly options: DuelOptions;
  /** The separation at which the line-up stands. */
  readonly distance: Distance;
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

/** Somebody holds somebody. */
export interface Grip {
  readonly holder: Who;
  readonly victim: Who;
  readonly grip: GripKind;
  readonly hand: Hand;
}

// SAGA-DUEL-MULTI-001: more than two combatants are broken up into individual combats.
/** One individual combat. One of the two lists has one member. */
export interface Combat {
  readonly side1: readonly Who[];
  readonly side2: readonly Who[];
}

/** With what an action is made: a hand and what it holds, bare hands, or nothing at all. */
export type With = Hand | 'bare' | 'nothing';

// SAGA-DUEL-ACT-004: an act is made with one weapon or with hands, named together with it.
// SAGA-DUEL-WEAPON-013: of two weapons in hand it names one, and the other counts for nothing.
/** An act that is checked against a defence. */
export interface CheckedAct {
  readonly act: Action;
  readonly target: Who;
  readonly with: With;
  readonly both?: true;
}

/** An act that names a target and meets no defence. */
export interface AimedAct {
  readonly act: AimedAction;
  readonly target: Who;
}

// SAGA-DUEL-ROUND-020: a fighter does one act in a round.
/** What a fighter does in a round. */
export type Act =
  | CheckedAct
  | AimedAct
  | { readonly act: 'ready'; readonly left: Item | null; readonly right: Item | null }
  | { readonly act: Exclude<SpecialAction, AimedAction | 'ready'> };

/** What is let go of with an action: things dropped from a hand, people released by a hand. */
export interface LettingGo {
  readonly drop?: readonly Hand[];
  readonly release?: readonly Hand[];
  /** Where readying is free: how the hands are filled at once. */
  readonly ready?: { readonly left: Item | null; readonly right: Item | null };
}

/** How a fighter meets an action that is aimed at them. */
export type Defence =
  | { readonly by: 'dodge'; readonly to: Square }
  | { readonly by: 'parry'; readonly with: Hand | 'bare'; readonly both?: true }
  | { readonly by: 'strength' | 'fightingMind' | 'none' };

/** A wound on its way: it takes effect at the end of the round. */
export interface Landed {
  readonly attacker: Who;
  readonly victim: Who;
  readonly part: PartAt;
  readonly severity: Severity;
}

/** How a check came out. */
export type Effectiveness = 'strong' | 'weak';

/** What belongs to the running round alone. */
export interface Round {
  /** Footwork contests won: the winner, then the loser. */
  won: (readonly [Who, Who])[];
  /** Who counts as winner of Footwork when actions bring movement. */
  winners: Who[];
  acts: readonly (Act | null)[];
  letting: readonly LettingGo[];
  /** By attacker: how their target defends. */
  answers: readonly (Defence | null)[];
  /** By attacker: how the check came out. */
  results: (Effectiveness | null)[];
  /** Where everybody stood when actions were chosen. */
  stood: readonly Square[];
  /** Who could not move when actions were chosen. */
  stuck: readonly Who[];
  landed: Landed[];
  /** Who was moved by a Push, and so does not dodge. */
  pushed: Who[];
  /** Whose movement has been dealt with, by part of step 5. */
  moved: string[];
  /** The part a victim protects while a Quick Attack's wound is placed. */
  shielded: PartAt | null;
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
  turn: Round;
  ending: Ending | null;
  /** Who last offered to break off while others fought on, and in which round. */
  offered: { readonly round: number; readonly who: readonly Who[] } | null;
}

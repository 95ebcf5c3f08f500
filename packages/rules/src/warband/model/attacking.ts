import type { Rated } from '@warmoot/kernel';
import type { Side } from '../../war/roster/sides.js';
import type { FigureIndex, WeaponKey, Wound, WoundRow } from './model.js';
import type { InFormation, Way } from './ways.js';

export type { InFormation, Way };

/** Melee, ranged attacks, criticals: WARBAND-MELEE, WARBAND-MOD, WARBAND-RANGED, WARBAND-CRIT, WARBAND-SUBDUE, WARBAND-VANQUISH. */

/** Attacks of one figure on one target, as a step says them: play, preview and odds read nothing else. */
export interface Row {
  readonly by: FigureIndex;
  readonly target: FigureIndex;
  /** Dice divided to it; extra dice against this target come on top (WARBAND-MOD-025). */
  readonly dice: number;
  readonly way: Way;
  /** What is thrown or shot with; null in melee, where it is what the hand holds. */
  readonly weapon: WeaponKey | null;
  readonly subdue: boolean;
  /** Rolled in the first-strike step. */
  readonly first: boolean;
  /** Of a battle: how it meets the unit of its target. Its dice are then all that fall: WARBAND-LINE-020. */
  readonly formation?: InFormation;
}

/** WARBAND-RANGED-016: dice that went astray strike the nearest ally; where two or more are as near, one die says which. */
interface Stray {
  readonly by: FigureIndex;
  readonly target: FigureIndex;
  readonly points: number;
  readonly subdue: boolean;
  /** Those who are nearest, from the shooter's left to its right. */
  readonly among: readonly FigureIndex[];
}

/** Points of damage that somebody is about to take; `by` is −1 where nobody deals them. */
export interface Harm {
  readonly figure: FigureIndex;
  readonly by: FigureIndex;
  readonly points: number;
  readonly subdue: boolean;
  /** WARBAND-GEAR-006: whether an attack has hit; a grip that tightens or a rash retreat hurts without one. */
  readonly hit: boolean;
}

/** Why attacks hit without dice. */
export type Sure = 'deathBlow' | 'price' | 'unaware';

export type AttackingStep =
  | ({ readonly step: 'row' } & Row)
  /** WARBAND-MELEE-028: after the blows of a side: dice that were kept and whose targets had gone. */
  | { readonly step: 'keptGone'; readonly side: Side }
  | ({ readonly step: 'ally' } & Stray)
  | ({ readonly step: 'allyDie' } & Stray)
  /** WARBAND-CRIT-005: what the helmet is given for. `points` counts what the row has done so far. */
  | {
      readonly step: 'helmet';
      readonly figure: FigureIndex;
      readonly row: Row;
      readonly points: number;
      readonly criticals: number;
    }
  /** WARBAND-MOD-005, WARBAND-GRAPPLE-020, WARBAND-VANQUISH-005: a row without dice. */
  | ({ readonly step: 'sureRow'; readonly why: Sure } & Row)
  | { readonly step: 'woundDie'; readonly figure: FigureIndex; readonly by: FigureIndex }
  | { readonly step: 'whichHand'; readonly figure: FigureIndex; readonly permanent: boolean }
  /** WARBAND-GEAR-004: something must be dropped to make room for a Wound. */
  | { readonly step: 'makeRoom'; readonly figure: FigureIndex }
  /** WARBAND-HEALTH-001: points about to be marked. */
  | ({ readonly step: 'harm' } & Harm)
  /** WARBAND-GEAR-006, WARBAND-MOD-021: what may be given for one of them. */
  | ({ readonly step: 'sacrifice' } & Harm)
  /** WARBAND-VANQUISH-007: the referee says whether a killing blow is sure. */
  | ({ readonly step: 'killingBlow' } & Row);

/** What is heard of attacks. */
export type AttackingEvent =
  /** WARBAND-MELEE-028: how a figure has divided its attacks. Dice by target. */
  | {
      readonly event: 'divided';
      readonly figure: FigureIndex;
      readonly way: Way;
      readonly subdue: boolean;
      readonly now: Readonly<Record<number, number>>;
      readonly kept: Readonly<Record<number, number>>;
      /** WARBAND-MOD-017: the narrow places across which it strikes. */
      readonly across: readonly string[];
    }
  /** A row has fallen: its chance with a line for each reason, and how many dice did what. */
  | ({
      readonly event: 'struck';
      readonly chance: Rated;
      readonly rolled: number;
      readonly hits: number;
      readonly criticals: number;
      readonly allies: number;
    } & Row)
  /** WARBAND-MOD-005, WARBAND-GRAPPLE-020, WARBAND-VANQUISH-005: without dice. */
  | ({
      readonly event: 'hitAutomatically';
      readonly points: number;
      readonly why: Sure;
    } & Row)
  | { readonly event: 'lostDice'; readonly figure: FigureIndex; readonly target: FigureIndex; readonly dice: number }
  | { readonly event: 'strayed'; readonly by: FigureIndex; readonly ally: FigureIndex; readonly points: number }
  | { readonly event: 'helmetGiven'; readonly figure: FigureIndex; readonly for: 'wound' | 'damage' }
  | { readonly event: 'shieldGiven'; readonly figure: FigureIndex }
  | { readonly event: 'mountGiven'; readonly figure: FigureIndex }
  | { readonly event: 'wounded'; readonly figure: FigureIndex; readonly wound: Wound }
  /** WARBAND-WOUND-005: it had this Wound already. */
  | { readonly event: 'scarred'; readonly figure: FigureIndex; readonly wound: WoundRow }
  /** What it let fall, by its places among its items. */
  | { readonly event: 'dropped'; readonly figure: FigureIndex; readonly items: readonly number[] }
  /** Points are marked; `hp` is what is left. */
  | {
      readonly event: 'harmed';
      readonly figure: FigureIndex;
      readonly by: FigureIndex;
      readonly points: number;
      readonly hp: number;
      readonly subdue: boolean;
    }
  /** WARBAND-VANQUISH-004, WARBAND-VANQUISH-008 */
  | { readonly event: 'slainAtOnce'; readonly figure: FigureIndex; readonly by: FigureIndex };

/** One form for each of the names, so that each can be told apart. */
type Of<K extends string, F = Record<never, never>> = K extends string
  ? { readonly choose: K; readonly figure: string } & F
  : never;

/** Dice on each target, by their keys. Left out where one target is in reach. */
type Dice = Readonly<Record<string, number>>;

export type AttackChoice = Of<'attack', { readonly dice: Dice; readonly subdue?: boolean }>;
export type ShootChoice = Of<
  'shoot' | 'throw',
  { readonly weapon: WeaponKey; readonly dice: Dice; readonly subdue?: boolean }
>;
export type HelmetChoice = { readonly choose: 'helmet'; readonly for: 'wound' | 'damage' | 'keep' };
export type HarmChoice = { readonly choose: 'sunder' } | { readonly choose: 'giveMount' } | { readonly choose: 'take' };
export type DropChoice = { readonly choose: 'drop'; readonly item: number };
export type KillingBlowChoice = { readonly choose: 'sure' } | { readonly choose: 'notSure' };

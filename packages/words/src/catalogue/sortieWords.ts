import type { Rated, View } from '@warmoot/kernel';
import type { sortie } from '@warmoot/rules';
import type { Speech } from '../speech.js';

/** A sortie that was shown and rolled: by unit, its maneuver, the dice that count and their total. */
export interface SaidReveal {
  readonly sides: readonly [SaidSide, SaidSide];
  readonly degree: sortie.Degree | null;
}

export interface SaidSide {
  readonly unit: number;
  readonly maneuver: sortie.Maneuver;
  readonly kept: readonly number[];
  readonly total: number;
}

/** What is said of a battle of sorties besides its account. */
export interface SortieWords extends Omit<Speech['t']['sortie']['names'], 'tally' | 'fields'> {
  readonly maneuvers: Readonly<Record<sortie.Maneuver, string>>;
  readonly armies: Readonly<Record<sortie.ForceKind, string>>;
  readonly aims: Readonly<Record<sortie.Maneuver, string>>;
  readonly degrees: Readonly<Record<sortie.Degree, string>>;
  readonly grounds: Readonly<Record<sortie.Ground, string>>;
  readonly fates: Readonly<Record<sortie.Fate, string>>;
  /** "3 dice in hand", "2 penalty dice". */
  readonly hand: (floating: number) => string;
  /** Both lines read aloud; with one unit, only what concerns that unit. */
  readonly lines: (view: View<sortie.Sortie>, unit?: number) => readonly string[];
  /** The dice in hand, of all units or of one. */
  readonly dice: (view: View<sortie.Sortie>, unit?: number) => readonly string[];
  /** "Attack against Flank: you +6, they +4; you win 54.6 percent, equal 14.6." */
  readonly cell: (cell: sortie.Cell) => string;
  /** A pool, reason by reason, and how many dice it makes. */
  readonly sum: (view: View<sortie.Sortie>, unit: number, enemy: number, net: Rated) => string;
  /** A sortie as it was shown: maneuvers, dice, degree. */
  readonly reveal: (view: View<sortie.Sortie>, shown: SaidReveal) => readonly string[];
}

import type { IconName } from '../../design/base/Icon.js';

/** How many there are of each kind of troops. */
export type Count<T extends string> = Readonly<Record<T, number>>;

/** A kind of troops, as armies are put together of it. */
interface TroopRow<T extends string> {
  readonly troop: T;
  readonly name: string;
  readonly icon: IconName;
  /** What one of them costs. */
  readonly cost: number;
}

/** An army that is put together already, to any cost. */
interface ReadyMade<T extends string> {
  readonly kind: string;
  readonly name: string;
  readonly worth: (budget: number) => Count<T>;
}

/** What the armies of a war game are made of. */
export interface TroopTable<T extends string> {
  readonly rows: readonly TroopRow<T>[];
  readonly readyMade: readonly ReadyMade<T>[];
}

/** What units are called, by kind of troops and in seat order; null where nobody has chosen. */
export type Names<T extends string> = Readonly<Partial<Record<T, readonly (string | null)[]>>>;

/** A unit that an army will have: which of its kind it is, its men, and what it would be called. */
export interface UnitRow<T extends string> {
  readonly troop: T;
  readonly nth: number;
  readonly size: number;
  readonly called: string;
  readonly sign: string;
}

/** Where the soldiers of an army come from. */
export type Muster<T extends string> =
  | { readonly from: 'nowhere' }
  /** Those of a house: all of them, or as many as are said. */
  | { readonly from: 'house'; readonly unit: string; readonly troops?: Count<T> }
  | { readonly from: 'readyMade'; readonly kind: string }
  | { readonly from: 'hand'; readonly troops: Count<T> };

/** An army as somebody means to lead it into battle. */
export interface ArmyWish<T extends string, Champion> {
  readonly name: string;
  /** A seat at a table, or somebody of a cast; empty while nobody commands. */
  readonly commander: string;
  readonly muster: Muster<T>;
  readonly names?: Names<T>;
  /** Who may meet an enemy hand to hand. */
  readonly champions: readonly Champion[];
}

export const menIn = (troops: Readonly<Record<string, number>>): number =>
  Object.values(troops).reduce((sum, some) => sum + some, 0);

export const costIn = <T extends string>({ rows }: TroopTable<T>, troops: Count<T>): number =>
  rows.reduce((sum, { troop, cost }) => sum + cost * troops[troop], 0);

import type { ReactNode } from 'react';
import type { Charge } from '../../people/tinctures.js';
import type { PlayedKind } from '../../rulebook/guides.js';

/** A table on the home page. */
export interface HomeTable {
  readonly id: string;
  readonly name: string;
  /** The arms of the seat that is yours there. */
  readonly colour: number;
  readonly charge?: Charge;
  /** Where it stands, in a sentence: "9 Acorn, year 3. Duel at Kell Ford, round 3." */
  readonly where: string;
  /** Whether it waits for you. */
  readonly turn: boolean;
  /** What it waits for from you, or when it last moved. */
  readonly note: string;
  /** Put away, on this device or by its host. */
  readonly away?: boolean;
  /** Put away by its host, for all; and whether that is you. */
  readonly shelved?: boolean;
  readonly mayShelve?: boolean;
}

/** The computer players one can meet at once. */
const OPPONENTS = ['captain', 'recruit'] as const;
export type Opponent = (typeof OPPONENTS)[number];

export const isOpponent = (name: string | null): name is Opponent => OPPONENTS.some((one) => one === name);

/** What is to be played: a kind of scene, by a side of it or by lot, with a computer or with whoever has the link. */
export interface PlayWish {
  readonly kind: PlayedKind;
  readonly side?: string | null;
  readonly against?: Opponent | 'friend';
}

/** What the home page needs of whoever holds the tables. */
export interface HomeData {
  readonly tables: readonly HomeTable[];
  /** Whom one met last. */
  readonly opponent: Opponent;
  readonly play: (wish: PlayWish) => void;
  /** Says what will be played next, so that it is here when it is. */
  readonly ahead: (kind: PlayedKind) => void;
  readonly start: () => void;
  /** Puts a table away or takes it out again, on this device or for all. */
  readonly put: (table: string, away: boolean, forAll: boolean) => void;
  readonly busy: boolean;
  /** Why the last act could not be done. */
  readonly note?: ReactNode;
}

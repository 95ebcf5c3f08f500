import type { saga } from '@warmoot/rules';

/** What the things of a fight are called where they stand alone: in lists, on buttons. */
export interface DuelNames {
  readonly acts: Readonly<Record<saga.duel.ActChoice['act'], string>>;
  readonly defences: Readonly<Record<saga.duel.Defence['by'], string>>;
  readonly items: Readonly<Record<saga.duel.Item, string>>;
  readonly armours: Readonly<Record<saga.duel.Armour, string>>;
  readonly parts: Readonly<Record<saga.duel.Part, string>>;
  readonly hands: Readonly<Record<saga.duel.Hand, string>>;
  /** Dagger, Sword, Spear or Apart, by the separation. */
  readonly distance: (apart: number) => string;
}

/** What is said of a fight besides its account. */
export interface DuelWords {
  readonly names: DuelNames;
  /** My action against each of theirs, at most a page wide. */
  readonly table: (sight: saga.duel.DuelSight, table: saga.duel.DuelTable) => readonly string[];
  /** The chances of one action against each defence, and what it brings. */
  readonly foresight: (
    sight: saga.duel.DuelSight,
    victim: number,
    foresight: saga.duel.DuelForesight,
  ) => readonly string[];
}

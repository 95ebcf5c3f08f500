/** A straight row of hexes: those whose r, q, or sum of both is this number. */
export interface HexRow {
  readonly axis: 'r' | 'q' | 'sum';
  readonly at: number;
}

/** A unit drawn where it does not stand yet. */
export interface Ghost {
  readonly unit: number;
  readonly at: number;
}

/** A line of fire. */
export interface Shot {
  readonly from: number;
  readonly to: number;
  readonly picked: boolean;
}

/** Units that fight each other, tied together by a cord round their hexes. */
export interface Cord {
  readonly hexes: readonly number[];
  /** The odds, as they stand on its flag. */
  readonly flag: string | null;
  /** Which fight of several it is; else they are counted as they are listed. */
  readonly number?: number;
  readonly picked: boolean;
  /** It is only told of: gold is for what one may do. */
  readonly told?: boolean;
}

/** Everything on the board that changes: the layers above the picture of the ground. */
export interface Marks {
  /** Light ground: where something may be put or go. */
  readonly wash: readonly number[];
  /** Whether the wash is yours to use: then it has a gold rim. */
  readonly rim: boolean;
  /** Where a move must halt in contact. */
  readonly halts: readonly number[];
  /** From where the unit stands to where it would stop. */
  readonly path: readonly number[];
  readonly goal: Ghost | null;
  /** The unit that is picked; −1 for none. */
  readonly picked: number;
  /** Units that wait for you. */
  readonly able: ReadonlySet<number>;
  /** Units put down but not given yet: they are drawn here instead. */
  readonly ghosts: readonly Ghost[];
  readonly cords: readonly Cord[];
  readonly shots: readonly Shot[];
  /** The straight row that the defender names. */
  readonly line: HexRow | null;
}

export const NO_MARKS: Marks = {
  wash: [],
  rim: false,
  halts: [],
  path: [],
  goal: null,
  picked: -1,
  able: new Set(),
  ghosts: [],
  cords: [],
  shots: [],
  line: null,
};

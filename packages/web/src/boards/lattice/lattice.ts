import type { Spot } from './lie.js';

/** Which way up and down lean: straight over the rows, or along one of the diagonals. */
export type Lean = 'straight' | 'left' | 'right';

/** What a key does on a board. Places go by their indexes. */
export type LatticeKey =
  | { readonly does: 'go'; readonly to: number }
  | { readonly does: 'lean'; readonly lean: Lean }
  | { readonly does: 'walk'; readonly step: 1 | -1 }
  | { readonly does: 'pick' | 'back' | 'read' | 'odds' | 'tally' };

/** How the places of a board lie, hexes or squares. The same object as long as the board has this size. */
export interface Lattice {
  readonly rows: number;
  readonly columns: number;
  readonly count: number;
  /** The picture with its margins, as an SVG says it, and its size. */
  readonly box: string;
  readonly wide: number;
  readonly high: number;
  /** How wide a place is in the picture, and on a small screen in pixels. */
  readonly cell: number;
  readonly near: number;
  /** The indexes of the places, row by row. */
  readonly inRows: readonly (readonly number[])[];
  /** Where the middle of a place lies: shares of the picture's width and height. */
  readonly spotOf: (at: number) => Spot;
  readonly pathOf: (at: number) => string;
  /** The focus round a place: gold outside, ink inside. */
  readonly ringOf: (at: number) => readonly [outer: string, inner: string];
  readonly keyAt: (at: number, key: string, lean: Lean) => LatticeKey | null;
}

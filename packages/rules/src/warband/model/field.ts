import type { Index } from '@warmoot/kernel';

/** The place of a space on its map: y times the width plus x; −1 off the map. */
export type SpaceIndex = Index<'space'>;

/** A space of the field, by column and row. */
export interface Space {
  readonly x: number;
  readonly y: number;
}

/** The ground, by space: flat lists, for the rules look at it at every step. */
export interface Field {
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

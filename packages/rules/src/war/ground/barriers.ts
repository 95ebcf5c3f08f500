import { hex } from '@warmoot/kernel';
import type { Field } from '../field/field.js';

/** What lies on an edge, seen from the hex that is left. */
export const NO_BARRIER = 0;
export const SOFT = 1;
export const SOFT_FROM_OUTSIDE = 2;
export const SOFT_FROM_INSIDE = 3;
export const HARD = 4;
export const HARD_FROM_OUTSIDE = 5;
export const HARD_FROM_INSIDE = 6;

export type Barrier =
  | typeof NO_BARRIER
  | typeof SOFT
  | typeof SOFT_FROM_OUTSIDE
  | typeof SOFT_FROM_INSIDE
  | typeof HARD
  | typeof HARD_FROM_OUTSIDE
  | typeof HARD_FROM_INSIDE;

type Drawn = Extract<Field, { field: 'drawn' }>['barriers'][number];

/** A barrier seen from its outer hex, and from its inner one. Only one that works in one direction tells them apart. */
const FACES: Readonly<Record<Drawn['kind'], { readonly both: Barrier; readonly oneWay: readonly [Barrier, Barrier] }>> =
  {
    soft: { both: SOFT, oneWay: [SOFT_FROM_OUTSIDE, SOFT_FROM_INSIDE] },
    hard: { both: HARD, oneWay: [HARD_FROM_OUTSIDE, HARD_FROM_INSIDE] },
  };

/** By edge: what lies on it. SAGA-BATTLE-TERRAIN-019: one way or both; its outer hex is `from`, its inner one `to`. */
export const barriersOf = (field: Field, board: hex.HexBoard): Uint8Array => {
  const barriers = new Uint8Array(board.size * 6);
  if (field.field === 'plain') return barriers;
  for (const { from, to, kind, oneWay } of field.barriers) {
    const [outer, inner] = [hex.indexAt(board, from.row, from.column), hex.indexAt(board, to.row, to.column)];
    const { both, oneWay: faces } = FACES[kind];
    const [out, into] = oneWay ? faces : [both, both];
    barriers[hex.edgeBetween(board, outer, inner)] = out;
    barriers[hex.edgeBetween(board, inner, outer)] = into;
  }
  return barriers;
};

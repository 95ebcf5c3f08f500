import { type Field, type Place, placeText } from '../../war/field/field.js';
import { readyGround } from '../beginning/ready.js';
import type { GroundKind } from '../model/fields.table.js';
import { MAP } from '../model/setup.js';

const HIGHEST = 9;

interface Spot {
  readonly at: { readonly x: number; readonly y: number };
  readonly wall?: boolean;
  readonly slow?: 'rough';
  readonly height?: number;
}

/** The ground of a fight, as a setup and its options take it. */
export interface FightGround {
  readonly map?: { readonly width: number; readonly height: number };
  readonly ground: readonly object[];
  readonly edges: readonly object[];
}

type Drawn = Extract<Field, { field: 'drawn' }>;

const spaceOf = ({ row, column }: Place) => ({ x: column, y: row });

/** Levels from the lowest ground of the field upward: WARBAND-GRID-007 asks for no more than who stands higher. */
const heightsOf = ({ heights, ground }: Drawn): ReadonlyMap<string, number> => {
  const spaces = ground.reduce((sum, row) => sum + row.length, 0);
  const lowest = Math.min(heights.length < spaces ? 0 : HIGHEST, ...heights.map(({ height }) => height));
  return new Map(
    heights.map(({ row, column, height }) => [`${column},${row}`, Math.min(HIGHEST, height - lowest)] as const),
  );
};

const spotsOf = (field: Drawn): readonly Spot[] => {
  const heights = heightsOf(field);
  return field.ground.flatMap((row, y) =>
    [...row].flatMap((sign, x) => {
      const height = heights.get(`${x},${y}`) ?? 0;
      const said = {
        ...(sign === '#' && { wall: true }),
        ...(sign === '*' && { slow: 'rough' as const }),
        ...(height > 0 && { height }),
      };
      return Object.keys(said).length === 0 ? [] : [{ at: { x, y }, ...said }];
    }),
  );
};

/**
 * The side of a square on which a barrier stands. A hex has two neighbours in the row before it, a square one: where the
 * two hexes lie askew, it stands between the inner one and what is right before it.
 */
const sideOf = ({ from, to }: { readonly from: Place; readonly to: Place }): readonly [Place, Place] =>
  from.row === to.row ? [from, to] : [{ row: from.row, column: to.column }, to];

/**
 * WARBAND-SAGA-010: a field that the table has drawn in squares, with the words of the saga: Closed is rough, Impassable is wall,
 * a soft barrier is cover, a hard one a wall between spaces, elevation is height. Ours: barriers work both ways here.
 */
export const groundFrom = (field: Field): FightGround => {
  if (field.field === 'plain') return { ground: [], edges: [] };
  const width = Math.max(MAP.least, ...field.ground.map((row) => row.length));
  const edges = [
    ...new Map(field.barriers.map((barrier) => [sideOf(barrier).map(placeText).join(), barrier])).values(),
  ].map(({ from, to, kind }) => {
    const [one, other] = sideOf({ from, to });
    return { between: [spaceOf(one), spaceOf(other)], ...(kind === 'hard' ? { wall: true } : { cover: 1 }) };
  });
  return { map: { width, height: Math.max(MAP.least, field.ground.length) }, ground: spotsOf(field), edges };
};

/** A ready-made ground, or what the table has drawn. */
export const fightGround = (ready: GroundKind | undefined, field: Field): FightGround =>
  ready === undefined ? groundFrom(field) : { ...readyGround(ready), edges: [] };

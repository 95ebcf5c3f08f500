import { hex } from '@warmoot/kernel';
import { type Field, GROUND_SIGNS, type Place } from '../field/field.js';

/** What lies on an edge, seen from the hex that is left. */
export const NO_BARRIER = 0;
export const SOFT = 1;
export const SOFT_FROM_OUTSIDE = 2;
export const SOFT_FROM_INSIDE = 3;
const HARD = 4;
const HARD_FROM_OUTSIDE = 5;
const HARD_FROM_INSIDE = 6;

export const NOWHERE = hex.OFF_BOARD;

/**
 * A battlefield in tables by hex and by edge (6 × hex + direction), made once for a battle and never part of a state.
 * Below them is the room in which reach and contacts are worked out, so that nothing need be made for each.
 */
export interface Ground {
  readonly board: hex.HexBoard;
  readonly size: number;
  readonly places: readonly Place[];
  /** By hex: r, q and q + r. */
  readonly along: { readonly r: Int16Array; readonly q: Int16Array; readonly sum: Int16Array };
  /** All passable hexes, those in the middle of the map first. */
  readonly fromTheMiddle: readonly number[];
  readonly isOpen: Uint8Array;
  readonly isClosed: Uint8Array;
  readonly isPassable: Uint8Array;
  readonly isRim: Uint8Array;
  readonly heights: Int32Array;
  /** What it costs to enter a hex. */
  readonly costs: Uint8Array;
  /** By edge: the hex one can step to, or NOWHERE. */
  readonly steps: Int16Array;
  /** By edge: the hex whose unit would be adjacent, or NOWHERE. */
  readonly touches: Int16Array;
  readonly barriers: Uint8Array;
  readonly reaching: ReachRoom;
  /** Unit numbers from 1 by hex, while contacts are looked for; otherwise all 0. */
  readonly occupants: Uint8Array;
}

/** Where reach is worked out. */
interface ReachRoom {
  /** 0 free, 1 a friend, 2 an enemy. */
  readonly occupied: Uint8Array;
  /** 1 where one comes next to an enemy. */
  readonly halts: Uint8Array;
  /** The number of the search that found a hex. */
  readonly seen: Int32Array;
  readonly spent: Uint8Array;
  readonly cameFrom: Int16Array;
  /** Hexes by what was spent on the way there. */
  readonly levels: Int16Array;
  readonly counts: Int32Array;
  /** The hexes where the move may end. */
  readonly found: Int16Array;
  search: number;
  /** The last hex before coming back to the start, or NOWHERE. */
  backFrom: number;
}

const MOST_MOVEMENT = 5;

const room = (size: number): ReachRoom => ({
  occupied: new Uint8Array(size),
  halts: new Uint8Array(size),
  seen: new Int32Array(size),
  spent: new Uint8Array(size),
  cameFrom: new Int16Array(size),
  levels: new Int16Array(size * (MOST_MOVEMENT + 1)),
  counts: new Int32Array(MOST_MOVEMENT + 1),
  found: new Int16Array(size + 1),
  search: 0,
  backFrom: NOWHERE,
});

// SAGA-BATTLE-TERRAIN-019, -021, -022: a barrier in one direction has an outer hex (`from`) and an inner one.
const barriersOf = (field: Field, board: hex.HexBoard): Uint8Array => {
  const barriers = new Uint8Array(board.size * 6);
  if (field.field === 'plain') return barriers;
  for (const { from, to, kind, oneWay } of field.barriers) {
    const [outer, inner] = [hex.indexAt(board, from.row, from.column), hex.indexAt(board, to.row, to.column)];
    const soft = kind === 'soft';
    const [out, into] = oneWay
      ? soft
        ? [SOFT_FROM_OUTSIDE, SOFT_FROM_INSIDE]
        : [HARD_FROM_OUTSIDE, HARD_FROM_INSIDE]
      : soft
        ? [SOFT, SOFT]
        : [HARD, HARD];
    barriers[hex.edgeBetween(board, outer, inner)] = out;
    barriers[hex.edgeBetween(board, inner, outer)] = into;
  }
  return barriers;
};

const signOf = (field: Field, { row, column }: Place): string =>
  field.field === 'plain' ? GROUND_SIGNS.open : ((field.ground[row] as string)[column] as string);

const fromTheMiddle = (
  places: readonly Place[],
  { rows, columns }: { readonly rows: number; readonly columns: number },
): number[] => {
  const off = places.map(({ row, column }) => Math.abs(row * 2 + 1 - rows) + Math.abs(column * 2 + 1 - columns));
  return places.map((_, at) => at).sort((a, b) => (off[a] as number) - (off[b] as number) || a - b);
};

/** The tables of a battlefield. */
export const makeGround = (
  field: Field,
  size: { readonly rows: number; readonly columns: number },
  closedCost: number,
): Ground => {
  // SAGA-BATTLE-TERRAIN-002 to -005: the layout of the map.
  const board = hex.hexBoard(hex.alternatingRows(size.rows, size.columns));
  const places = board.hexes.map(hex.toRowColumn);
  const signs = places.map((place) => signOf(field, place));
  const is = (sign: string): Uint8Array => Uint8Array.from(signs, (one) => (one === sign ? 1 : 0));
  const isPassable = Uint8Array.from(signs, (sign) => (sign === GROUND_SIGNS.impassable ? 0 : 1));
  const heights = new Int32Array(board.size);
  if (field.field === 'drawn') {
    for (const { row, column, height } of field.heights) heights[hex.indexAt(board, row, column)] = height;
  }
  const barriers = barriersOf(field, board);
  const neighbours = Int16Array.from({ length: board.size * 6 }, (_, edge) => board.neighbours[edge] as number);
  const across = (edge: number, no: readonly number[]): number =>
    no.includes(barriers[edge] as number) ? NOWHERE : (neighbours[edge] as number);
  return {
    board,
    size: board.size,
    places,
    along: {
      r: Int16Array.from(board.hexes, ({ r }) => r),
      q: Int16Array.from(board.hexes, ({ q }) => q),
      sum: Int16Array.from(board.hexes, ({ q, r }) => q + r),
    },
    fromTheMiddle: fromTheMiddle(places, size).filter((at) => isPassable[at] === 1),
    isOpen: is(GROUND_SIGNS.open),
    isClosed: is(GROUND_SIGNS.closed),
    isPassable,
    isRim: Uint8Array.from(places, (_, at) => (hex.isRim(board, at) ? 1 : 0)),
    heights,
    // SAGA-BATTLE-MOVE-002, TERRAIN-012: what a hex costs to enter.
    costs: Uint8Array.from(signs, (sign) => (sign === GROUND_SIGNS.closed ? closedCost : 1)),
    // SAGA-BATTLE-TERRAIN-011, -017, -022: never into Impassable, never across a hard barrier from outside.
    steps: neighbours.map((next, edge) =>
      next !== NOWHERE && isPassable[next] === 1 ? across(edge, [HARD, HARD_FROM_OUTSIDE]) : NOWHERE,
    ),
    // SAGA-BATTLE-TERRAIN-018, -022: across a hard barrier nobody is adjacent, either way.
    touches: neighbours.map((_, edge) => across(edge, [HARD, HARD_FROM_OUTSIDE, HARD_FROM_INSIDE])),
    barriers,
    reaching: room(board.size),
    occupants: new Uint8Array(board.size),
  };
};

/** The index of a hex by row and column, or NOWHERE. */
export const hexAt = ({ board }: Ground, { row, column }: Place): number => hex.indexAt(board, row, column);

export const placeOf = ({ places }: Ground, at: number): Place => places[at] as Place;

/** SAGA-BATTLE-TERRAIN-005, as `hex.distance` has it, from the tables. */
export const distance = ({ along: { r, q, sum } }: Ground, a: number, b: number): number => {
  const dq = Math.abs((q[a] as number) - (q[b] as number));
  const dr = Math.abs((r[a] as number) - (r[b] as number));
  const ds = Math.abs((sum[a] as number) - (sum[b] as number));
  return Math.max(dq, dr, ds);
};

/** Whether units on these hexes are adjacent: SAGA-BATTLE-TERRAIN-018, one meaning throughout. */
export const areAdjacent = ({ touches }: Ground, a: number, b: number): boolean => {
  for (let edge = a * 6; edge < a * 6 + 6; edge++) if (touches[edge] === b) return true;
  return false;
};

import { hex } from '@warmoot/kernel';
import type { Field, FieldSize, Place } from '../field/field.js';
import { GROUND_SIGNS } from '../field/looks.table.js';
import type { HexIndex } from '../indexes.js';
import { type Barrier, barriersOf, HARD, HARD_FROM_INSIDE, HARD_FROM_OUTSIDE } from './barriers.js';

export const NOWHERE = hex.OFF_BOARD;

/**
 * A battlefield in tables by hex and by edge (6 × hex + direction), made once for a battle and never part of a state.
 * `walking` and `occupants` are room in which reach and contacts are worked out, so that nothing need be made for each.
 */
export interface Ground extends hex.Ways {
  readonly board: hex.HexBoard;
  readonly size: number;
  readonly places: readonly Place[];
  /** By hex: r, q and q + r. */
  readonly along: { readonly r: Int16Array; readonly q: Int16Array; readonly sum: Int16Array };
  /** By hex: how far every other is away from it; left out until somebody asks. */
  readonly aways: (Uint8Array | undefined)[];
  /** All passable hexes, those in the middle of the map first. */
  readonly fromTheMiddle: readonly HexIndex[];
  readonly isOpen: Uint8Array;
  readonly isClosed: Uint8Array;
  readonly isPassable: Uint8Array;
  readonly isRim: Uint8Array;
  readonly heights: Int32Array;
  /** By hex: what it costs to enter it. */
  readonly costs: Uint8Array;
  /** By edge: the hex one can step to, or NOWHERE. */
  readonly steps: Int16Array;
  /** By edge: the passable hex one can step here from, or NOWHERE. */
  readonly comesFrom: Int16Array;
  /** By edge: the hex whose unit would be adjacent, or NOWHERE. */
  readonly touches: Int16Array;
  /** By edge: the barrier that lies on it, seen from the hex that is left. */
  readonly barriers: Uint8Array;
  readonly walking: hex.WalkRoom;
  /** Unit numbers from 1 by hex, while contacts are looked for; otherwise all 0. */
  readonly occupants: Uint8Array;
}

const signOf = (field: Field, { row, column }: Place): string =>
  field.field === 'plain' ? GROUND_SIGNS.open : ((field.ground[row] as string)[column] as string);

const fromTheMiddle = (places: readonly Place[], { rows, columns }: FieldSize): HexIndex[] => {
  const off = places.map(({ row, column }) => Math.abs(row * 2 + 1 - rows) + Math.abs(column * 2 + 1 - columns));
  return places.map((_, at) => at).sort((a, b) => (off[a] as number) - (off[b] as number) || a - b);
};

/** By hex: its elevation. SAGA-BATTLE-TERRAIN-026: 0 unless the field sets it. */
const heightsOf = (field: Field, board: hex.HexBoard): Int32Array => {
  const heights = new Int32Array(board.size);
  if (field.field === 'plain') return heights;
  for (const { row, column, height } of field.heights) heights[hex.indexAt(board, row, column)] = height;
  return heights;
};

/** The edges of a board: where one can step, where one can come from, and who is adjacent. */
const edgesOf = (
  board: hex.HexBoard,
  barriers: Uint8Array,
  isPassable: Uint8Array,
): Pick<Ground, 'steps' | 'comesFrom' | 'touches'> => {
  const neighbours = Int16Array.from({ length: board.size * 6 }, (_, edge) => board.neighbours[edge] as number);
  const across = (edge: number, no: readonly Barrier[]): number =>
    no.includes(barriers[edge] as Barrier) ? NOWHERE : (neighbours[edge] as number);
  // SAGA-BATTLE-TERRAIN-011: never into Impassable. SAGA-BATTLE-TERRAIN-017: never across a hard barrier, and
  // SAGA-BATTLE-TERRAIN-022: across one that works in one direction only from inside.
  const steps = neighbours.map((next, edge) =>
    next !== NOWHERE && isPassable[next] === 1 ? across(edge, [HARD, HARD_FROM_OUTSIDE]) : NOWHERE,
  );
  return {
    steps,
    comesFrom: neighbours.map((from, edge) =>
      from !== NOWHERE && isPassable[from] === 1 && steps[from * 6 + ((edge + 3) % 6)] === Math.floor(edge / 6)
        ? from
        : NOWHERE,
    ),
    // SAGA-BATTLE-TERRAIN-018: across a hard barrier nobody is adjacent, in one direction or in both.
    touches: neighbours.map((_, edge) => across(edge, [HARD, HARD_FROM_OUTSIDE, HARD_FROM_INSIDE])),
  };
};

/** The tables of a battlefield. */
export const makeGround = (field: Field, size: FieldSize, closedCost: number): Ground => {
  const board = hex.boardOf(size);
  const places = board.hexes.map(hex.toRowColumn);
  const signs = places.map((place) => signOf(field, place));
  const is = (sign: string): Uint8Array => Uint8Array.from(signs, (one) => (one === sign ? 1 : 0));
  const isPassable = Uint8Array.from(signs, (sign) => (sign === GROUND_SIGNS.impassable ? 0 : 1));
  const barriers = barriersOf(field, board);
  return {
    board,
    size: board.size,
    places,
    along: {
      r: Int16Array.from(board.hexes, ({ r }) => r),
      q: Int16Array.from(board.hexes, ({ q }) => q),
      sum: Int16Array.from(board.hexes, ({ q, r }) => q + r),
    },
    aways: new Array<undefined>(board.size).fill(undefined),
    fromTheMiddle: fromTheMiddle(places, size).filter((at) => isPassable[at] === 1),
    isOpen: is(GROUND_SIGNS.open),
    isClosed: is(GROUND_SIGNS.closed),
    isPassable,
    // SAGA-BATTLE-TERRAIN-006: a hex at the rim has fewer than six neighbours.
    isRim: Uint8Array.from(places, (_, at) => (hex.isRim(board, at) ? 1 : 0)),
    heights: heightsOf(field, board),
    // SAGA-BATTLE-MOVE-002: a hex costs one space. SAGA-BATTLE-TERRAIN-012: Closed terrain may cost two.
    costs: Uint8Array.from(signs, (sign) => (sign === GROUND_SIGNS.closed ? closedCost : 1)),
    ...edgesOf(board, barriers, isPassable),
    barriers,
    walking: hex.walkRoom(board.size),
    occupants: new Uint8Array(board.size),
  };
};

/** The index of a hex by row and column, or NOWHERE. */
export const hexAt = ({ board }: Ground, { row, column }: Place): HexIndex => hex.indexAt(board, row, column);

/** The place of a hex, by row and column. */
export const placeOf = ({ places }: Ground, at: HexIndex): Place => places[at] as Place;

/** SAGA-BATTLE-TERRAIN-005, as `hex.distance` has it, from the tables. */
export const distance = ({ along: { r, q, sum } }: Ground, a: HexIndex, b: HexIndex): number => {
  const dq = Math.abs((q[a] as number) - (q[b] as number));
  const dr = Math.abs((r[a] as number) - (r[b] as number));
  const ds = Math.abs((sum[a] as number) - (sum[b] as number));
  return Math.max(dq, dr, ds);
};

/** By hex: how far it is away from this one. For who asks about many hexes and few places. */
export const awayFrom = (ground: Ground, at: HexIndex): Uint8Array => {
  ground.aways[at] ??= Uint8Array.from(ground.places, (_, other) => distance(ground, at, other));
  return ground.aways[at];
};

/** Whether units on these hexes are adjacent: the one meaning of the word throughout. */
export const areAdjacent = ({ touches, along: { r } }: Ground, a: HexIndex, b: HexIndex): boolean => {
  // Most pairs that are asked about are rows apart.
  if (Math.abs((r[a] as number) - (r[b] as number)) > 1) return false;
  for (let edge = a * 6; edge < a * 6 + 6; edge++) if (touches[edge] === b) return true;
  return false;
};

/** The barrier that a step from one hex to the adjacent other would cross. */
export const barrierBetween = ({ board, barriers }: Ground, from: HexIndex, to: HexIndex): Barrier =>
  barriers[hex.edgeBetween(board, from, to)] as Barrier;

import type { Cell } from './grid.js';
import type { Kind } from './puzzle.js';
import { ALL_SPACES, bitCount, type Spaces, someFreePatch, spacesWhere } from './spaces.js';

/**
 * Writes how many objects of each kind are left as one number: an object of a kind counts as much as the weight of the
 * kind.
 */
export interface Radix {
  readonly kinds: readonly Kind[];
  readonly weights: readonly number[];
}

export const radixOf = (kinds: readonly Kind[]): Radix => {
  let weight = 1;
  const weights = kinds.map(({ members }) => {
    const own = weight;
    weight *= members.length + 1;
    return own;
  });
  return { kinds, weights };
};

/** Which sums the objects that are left can come to. */
type Sums = Uint8Array;

const NO_SUM: Sums = Uint8Array.from({ length: ALL_SPACES + 1 }, (_, sum) => (sum === 0 ? 1 : 0));

/** One more object, which adds any of these amounts. */
const added = (sums: Sums, amounts: readonly number[]): Sums => {
  const more = new Uint8Array(ALL_SPACES + 1);
  for (let sum = 0; sum <= ALL_SPACES; sum++) {
    if (sums[sum] === 0) continue;
    for (const amount of amounts) if (sum + amount <= ALL_SPACES) more[sum + amount] = 1;
  }
  return more;
};

const NONE = -128;

/** For each number the largest sum that is no larger. */
const floors = (sums: Sums): Int8Array => {
  const below = new Int8Array(ALL_SPACES + 1);
  let last = NONE;
  for (let sum = 0; sum <= ALL_SPACES; sum++) {
    if (sums[sum] === 1) last = sum;
    below[sum] = last;
  }
  return below;
};

/** The floors for the objects left, if each kind adds one of these amounts to the sum. */
const floorsBy = ({ kinds, weights }: Radix, amounts: readonly (readonly number[])[]) => {
  const known = new Map<number, Sums>([[0, NO_SUM]]);
  const floorsKnown = new Map<number, Int8Array>();
  const sumsOf = (left: number): Sums => {
    let sums = known.get(left);
    if (sums === undefined) {
      const kind = kinds.findIndex(
        ({ members }, at) => Math.floor(left / (weights[at] as number)) % (members.length + 1) > 0,
      );
      sums = added(sumsOf(left - (weights[kind] as number)), amounts[kind] as readonly number[]);
      known.set(left, sums);
    }
    return sums;
  };
  return (left: number): Int8Array => {
    let below = floorsKnown.get(left);
    if (below === undefined) {
      below = floors(sumsOf(left));
      floorsKnown.set(left, below);
    }
    return below;
  };
};

/** Colourings of the board. However an object lies, it covers only certain numbers of coloured spaces. */
const COLOURINGS: readonly ((cell: Cell) => boolean)[] = [
  ({ row }) => row % 2 === 0,
  ({ column }) => column % 2 === 0,
  ({ row, column }) => (row + column) % 2 === 0,
  ({ row, column }) => row % 2 === 0 && column % 2 === 0,
  ({ row, column }) => row % 2 === 0 && column % 2 === 1,
  ({ row, column }) => row % 2 === 1 && column % 2 === 0,
  ({ row, column }) => row % 2 === 1 && column % 2 === 1,
  ...[0, 1, 2, 3].map(
    (rest) =>
      ({ row, column }: Cell) =>
        (row + column) % 4 === rest,
  ),
  ...[0, 1, 2, 3].map(
    (rest) =>
      ({ row, column }: Cell) =>
        (row - column + 8) % 4 === rest,
  ),
  ...[0, 1, 2].map(
    (rest) =>
      ({ row, column }: Cell) =>
        (row + column) % 3 === rest,
  ),
];

const amountsIn = ({ low, high }: Spaces, { placements }: Kind): readonly number[] => [
  ...new Set(placements.map((placement) => bitCount(placement.low & low) + bitCount(placement.high & high))),
];

/** Says of a position that nothing can come of it, without looking further. */
export type Hopeless = (low: number, high: number, left: number, slack: number) => boolean;

export const boundsOf = (radix: Radix): Hopeless => {
  const { kinds } = radix;
  const filling = floorsBy(
    radix,
    kinds.map(({ area }) => [0, area]),
  );
  const colours = COLOURINGS.map((is) => {
    const { low, high } = spacesWhere(is);
    return {
      low,
      high,
      floorsOf: floorsBy(
        radix,
        kinds.map((kind) => amountsIn({ low, high }, kind)),
      ),
    };
  });
  // Each patch wastes at least what no choice of objects fills.
  const wastesTooMuch: Hopeless = (low, high, left, slack) => {
    const fill = filling(left);
    let waste = 0;
    return someFreePatch(low, high, (size) => {
      waste += size - (fill[size] as number);
      return waste > slack;
    });
  };
  return (low, high, left, slack) => {
    for (const colour of colours) {
      const free = bitCount(~low & colour.low) + bitCount(~high & colour.high);
      if ((colour.floorsOf(left)[free] as number) < free - slack) return true;
    }
    return wastesTooMuch(low, high, left, slack);
  };
};

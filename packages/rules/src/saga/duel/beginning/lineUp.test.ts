import { expect, test } from 'vitest';
import type { Combat } from '../model.js';
import { lineUp, squareName, squaresToCome } from './lineUp.js';

/** How many attack in each combat after so many have joined, in every way that SAGA-DUEL-MULTI-016 allows. */
const waysToJoin = (sizes: readonly number[], joiners: number): readonly (readonly number[])[] => {
  if (joiners === 0) return [sizes];
  const fewest = Math.min(...sizes);
  if (fewest === 4) return [];
  return sizes.flatMap((size, at) => (size === fewest ? waysToJoin(sizes.with(at, size + 1), joiners - 1) : []));
};

const FIELD = { width: 8, height: 8 };

/** Every square of every line-up, one by one. */
const oneByOne = (one: number, two: number, distance: 1 | 2 | 3): ReadonlySet<string> => {
  const [few, many] = [Math.min(one, two), Math.max(one, two)];
  const squares = new Set<string>();
  for (let joiners = 0; joiners <= many - few; joiners++) {
    for (const sizes of waysToJoin(
      Array.from({ length: few }, () => 1),
      joiners,
    )) {
      let next = few;
      const combats: Combat[] = sizes.map((size, lone) => {
        const group = Array.from({ length: size }, () => next++);
        return one > two ? { side1: group, side2: [lone] } : { side1: [lone], side2: group };
      });
      const waiting = Array.from({ length: many - few - joiners }, () => next++);
      const { at } = lineUp(combats, one > two ? [waiting, []] : [[], waiting], { ...FIELD, distance });
      for (const square of at) squares.add(squareName(square));
    }
  }
  return squares;
};

const SIZES = [1, 2, 3, 4].flatMap((one) => [1, 2, 3, 4, 5, 6, 7].map((two) => [one, two] as const));

test.each(SIZES)(
  'SAGA-DUEL-MULTI-047 where %i against %i may come to stand is what all their line-ups come to',
  (one, two) => {
    for (const distance of [1, 2, 3] as const) {
      for (const people of [
        [one, two],
        [two, one],
      ] as const) {
        const squares = squaresToCome(people, { ...FIELD, distance });
        expect([...squares].sort()).toEqual([...oneByOne(...people, distance)].sort());
      }
    }
  },
);

import { expect, test } from 'vitest';
import { placeIn } from '../../formations/standing.js';
import { NORMAL } from '../../model/units.js';
import { reachOf, reachOfRank, type Target } from './reach.js';
import { closedUp, thinned } from './removal.js';
import { splitOver } from './split.js';
import { movesAfter, tideOf } from './tide.js';

/** A rank of so many, the unique ones by their slots; agent 0 is its body, 10 and up are unique. */
const rankOf = (figures: number, uniques: readonly number[] = [], off = 0): readonly Target[] =>
  Array.from({ length: figures }, (_none, slot) => ({
    agent: uniques.includes(slot) ? 10 + slot : 0,
    unique: uniques.includes(slot),
    place: placeIn(slot, figures) + off,
    offMiddle: Math.abs(placeIn(slot, figures)),
  }));
const places = (targets: readonly Target[]): readonly number[] =>
  targets.map(({ place }) => place).sort((a, b) => a - b);

test('WARBAND-UNIT-012 places of a rank of 3 are −2, 0, 2; of a rank of 4 −3, −1, 1, 3', () => {
  expect(places(rankOf(3))).toEqual([-2, 0, 2]);
  expect(places(rankOf(4))).toEqual([-3, -1, 1, 3]);
});

test('WARBAND-LINE-006 WARBAND-LINE-021 the three nearest sideways; of two as near for the third the one nearer the middle', () => {
  expect(places(reachOf(0, rankOf(5)).sure)).toEqual([-2, 0, 2]);
  expect(places(reachOf(4, rankOf(5)).sure)).toEqual([0, 2, 4]);
  // At 1: 0 and 2 are one off, −2 and 4 three off; −2 is nearer to the middle.
  expect(places(reachOf(1, rankOf(5)).sure)).toEqual([-2, 0, 2]);
  expect(reachOf(1, rankOf(5)).tied).toBeNull();
  // However far aside, somebody is reached.
  expect(places(reachOf(40, rankOf(5)).sure)).toEqual([0, 2, 4]);
  const four = reachOf(0, rankOf(4));
  expect(places(four.sure)).toEqual([-1, 1]);
  expect(four.tied?.map(({ place }) => place)).toEqual([-3, 3]);
});

test('WARBAND-LINE-022 a rank reaches what any of its figures reaches', () => {
  expect(places(reachOfRank([-2, 0, 2], rankOf(5), 0).reached)).toEqual([-4, -2, 0, 2, 4]);
  expect(places(reachOfRank([0], rankOf(4), 1).reached)).toEqual([-1, 1, 3]);
  expect(places(reachOfRank([-4], rankOf(5), 0).reached)).toEqual([-4, -2, 0]);
});

const shares = (pool: number, targets: readonly Target[], lot = 0): readonly number[] =>
  splitOver(pool, targets, lot).shares;

test('WARBAND-LINE-007 WARBAND-LINE-023 the odd ones go to the middle: 5 over 5, 8 over 5, 3 over 3', () => {
  const captain = rankOf(5, [2]);
  expect(shares(5, captain)).toEqual([1, 1, 1, 1, 1]);
  expect(shares(8, captain)).toEqual([1, 2, 2, 2, 1]);
  expect(shares(3, captain.slice(1, 4))).toEqual([1, 1, 1]);
  expect(shares(2, captain)).toEqual([0, 1, 1, 0, 0]);
});

test('WARBAND-LINE-008 WARBAND-LINE-023 a tie is drawn only where somebody unique is in it', () => {
  expect(splitOver(5, rankOf(4), 0).tied).toBeNull();
  const one = splitOver(5, rankOf(4, [1]), 0);
  expect(one.tied?.map(({ agent }) => agent)).toEqual([10 + 1, 0]);
  expect([one.shares, shares(5, rankOf(4, [1]), 1)]).toEqual([
    [1, 2, 1, 1],
    [1, 1, 2, 1],
  ]);
  // Somebody unique at the end has no part in the tie of the middle.
  expect(splitOver(5, rankOf(4, [0]), 0).tied).toBeNull();
  expect(splitOver(7, rankOf(4, [0]), 0).tied?.map(({ agent }) => agent)).toEqual([10, 0]);
});

test('WARBAND-LINE-013 WARBAND-LINE-015 WARBAND-LINE-027 WARBAND-LINE-029 WARBAND-LINE-030 removal as in section 26.2', () => {
  const rank = { normals: 5, held: false, hp: 1, damage: 3 };
  expect(thinned(rank, true)).toEqual({ removed: 3, carried: 0, lost: 0, damage: 0 });
  // Might 2: one point stays.
  expect(thinned({ ...rank, hp: 2 }, true)).toEqual({ removed: 1, carried: 0, lost: 0, damage: 1 });
  expect(thinned({ ...rank, normals: 2, damage: 4 }, true)).toEqual({ removed: 2, carried: 2, lost: 0, damage: 0 });
  expect(thinned({ ...rank, normals: 2, damage: 4, held: true }, true)).toEqual({
    removed: 2,
    carried: 0,
    lost: 2,
    damage: 0,
  });
  expect(thinned({ ...rank, normals: 2, damage: 4 }, false)).toEqual({ removed: 2, carried: 0, lost: 2, damage: 0 });
});

test('WARBAND-LINE-014 WARBAND-LINE-028 the outermost goes, of two the right-hand one, and the others close up', () => {
  const [hero, squire] = [7, 8];
  expect(closedUp([NORMAL, NORMAL, hero, NORMAL, squire], 1)).toEqual([NORMAL, hero, NORMAL, squire]);
  expect(closedUp([NORMAL, NORMAL, hero, NORMAL, NORMAL], 1)).toEqual([NORMAL, NORMAL, hero, NORMAL]);
  // Of four the ends are −3 and 3: the right-hand one; then three are left, and of −2 and 2 again the right one.
  expect(closedUp([NORMAL, hero, NORMAL, NORMAL], 2)).toEqual([NORMAL, hero]);
  expect(closedUp([hero, NORMAL, NORMAL, squire], 2)).toEqual([hero, squire]);
});

test('WARBAND-TIDE-002 WARBAND-TIDE-003 WARBAND-TIDE-006 the stronger pushes; of two as strong whoever hit more', () => {
  expect(tideOf({ strength: 8, hits: 3 }, { strength: 8, hits: 2 })).toBe(0);
  expect(tideOf({ strength: 8, hits: 0 }, { strength: 7, hits: 5 })).toBe(0);
  expect(tideOf({ strength: 10, hits: 0 }, { strength: 12, hits: 0 })).toBe(1);
  expect(tideOf({ strength: 8, hits: 2 }, { strength: 8, hits: 2 })).toBeNull();
});

test('WARBAND-TIDE-008 in several lines a unit goes back if it loses any, forward only if it wins all', () => {
  expect(movesAfter(['wins', 'loses'])).toBe('back');
  expect(movesAfter(['wins', 'stays'])).toBeNull();
  expect(movesAfter(['wins', 'wins'])).toBe('forward');
  expect(movesAfter([])).toBeNull();
});

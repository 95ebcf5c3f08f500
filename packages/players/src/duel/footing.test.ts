import { beginState, Run, square } from '@warmoot/kernel';
import { SCENES, type saga } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { Exchange } from './exchange.js';
import { footings, kindsOf } from './footing.js';
import { apart, type MoveChoice, one, room, sightOf, type World } from './sight.js';

const duel = SCENES['saga/duel'] as NonNullable<(typeof SCENES)[string]>;

type At = readonly [number, number];

/** Red against all the others, each on a square, on a board of 20 by 20. */
const fight = (red: At, ...foes: readonly At[]): World => {
  const at = ([x, y]: At): object => ({ at: { x, y }, like: 'swordsman' });
  const begun = beginState(duel, {
    setup: {
      seats: ['one', 'two'],
      side1: [{ name: 'Red', seat: 'one', ...at(red) }],
      side2: foes.map((foe, i) => ({ name: `Blue ${i + 1}`, seat: 'two', ...at(foe) })),
    },
    options: { 'saga.duel.board': { width: 20, height: 20 } },
  });
  if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
  return new Run<saga.duel.Duel>(duel, begun.value);
};

const moveTo = ([x, y]: At): MoveChoice => ({ choose: 'move', to: { x, y } });

/** The square and the eight around it, row by row. */
const around = ([x, y]: At): readonly MoveChoice[] =>
  [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => moveTo([x + dx, y + dy])));

/** The squares that stand for all, as Red sees them, each with its distance from every foe. */
const seen = (red: At, ...foes: readonly At[]): readonly (readonly [At, ...number[]])[] => {
  const sight = sightOf(fight(red, ...foes));
  const others = foes.map((_, i) => i + 1);
  return kindsOf(sight, around(red), others).map(({ to }) => [
    [to.x, to.y],
    ...others.map((foe) => square.separation(to, one(sight, foe))),
  ]);
};

describe('how far a captain sees squares from its foes', () => {
  test('a diagonal step counts the same as a straight one', () => {
    const sight = sightOf(fight([5, 5], [7, 5], [5, 8], [9, 8]));
    expect([1, 2, 3].map((foe) => apart(sight, 0, foe))).toEqual([2, 3, 4]);
  });

  test('one square for each distance from a foe two squares to the right, the first of equals', () => {
    expect(seen([5, 5], [7, 5])).toEqual([
      [[4, 4], 3],
      [[5, 4], 2],
      [[6, 4], 1],
    ]);
  });

  test('a foe aside and below: the longer of both ways counts', () => {
    expect(seen([5, 5], [8, 9])).toEqual([
      [[4, 4], 5],
      [[4, 5], 4],
      [[5, 6], 3],
    ]);
  });

  test('of squares alike the one farthest from the edge, as far as two squares', () => {
    const sight = sightOf(fight([1, 1], [4, 1]));
    const rooms = [
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
      [18, 5],
      [19, 5],
    ] as const;
    expect(rooms.map(([x, y]) => room(sight, { x, y }))).toEqual([0, 1, 2, 2, 1, 0]);
    expect(seen([1, 1], [4, 1])).toEqual([
      [[0, 0], 4],
      [[1, 1], 3],
      [[2, 2], 2],
    ]);
  });

  test('of two foes each distance counts, and eight ways of standing are enough', () => {
    expect(seen([5, 5], [7, 5], [5, 8])).toEqual([
      [[4, 4], 3, 4],
      [[5, 4], 2, 4],
      [[6, 4], 1, 4],
      [[4, 5], 3, 3],
      [[5, 5], 2, 3],
      [[6, 5], 1, 3],
      [[4, 6], 3, 2],
      [[5, 6], 2, 2],
    ]);
  });
});

/** A fight in which everybody fights on, up to Red's move. */
const toRedsMove = (world: World): World => {
  for (let { awaits } = world; awaits.need !== 'nothing'; { awaits } = world) {
    if (awaits.need === 'dice') world.fall('success');
    else if (awaits.step === 'move' && awaits.asked[0]?.as === 'Red') return world;
    else for (const asked of awaits.asked) world.answer(asked, world.choices(asked)?.[0]);
  }
  throw new Error('Red does not move');
};

test('where nobody can strike, a square costs 0.015 for each step beyond three', () => {
  const world = toRedsMove(fight([5, 5], [13, 5]));
  const found = footings(new Exchange(world, 1, { nodes: 2000 }), world, 0, around([5, 5]));
  expect(found.map(({ choice }) => choice)).toEqual([moveTo([4, 4]), moveTo([5, 4]), moveTo([6, 4])]);
  // 9, 8 and 7 squares away.
  const [far, stay, near] = found.map(({ value }) => value);
  expect(far).toBeCloseTo(-0.09, 9);
  expect(stay).toBeCloseTo(-0.075, 9);
  expect(near).toBeCloseTo(-0.06, 9);
});

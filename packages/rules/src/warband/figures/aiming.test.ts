import { chance, chanceThat, reckon } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { fight, fightIn, indexIn, type Staged, sightOf, type Table } from '../testing/stage.js';
import { endangered, foesInSight, isNearest } from './aiming.js';
import { keyOf } from './figures.js';
import { leftToRight, pickedOf, pickThrow } from './picking.js';

type Bands = {
  readonly a: readonly Staged[];
  readonly b: readonly Staged[];
};

const keys = (table: Table, figures: readonly number[]): string =>
  figures.map((figure) => keyOf(sightOf(table), figure)).join(' ');
const seen = (table: Table, within = 60): string => keys(table, foesInSight(sightOf(table), 0, { within }));

test('WARBAND-RANGED-017 walls block shots, figures do not', () => {
  const figures: Bands = { a: [{ at: [2, 2] }, { at: [4, 2] }], b: [{ at: [8, 2] }, { at: [8, 6] }] };
  expect(seen(fight(figures))).toBe('B1 B2');
  expect(seen(fight({ ...figures, ground: [{ at: { x: 5, y: 2 }, wall: true }] }))).toBe('B2');
  // Between (5, 2) and (6, 2) stands a wall of its own.
  const edge = {
    between: [
      { x: 6, y: 2 },
      { x: 5, y: 2 },
    ],
    wall: true,
  };
  expect(seen(fight({ ...figures, edges: [edge] }))).toBe('B2');
  // One to the right of (2, 2) the line to (8, 6) is two thirds further down: in (3, 3).
  expect(seen(fight({ ...figures, ground: [{ at: { x: 3, y: 3 }, wall: true }] }))).toBe('B1');
});

test('WARBAND-RANGED-017 over a corner a shot passes where one way round is free, and not where neither is', () => {
  const figures: Bands = { a: [{ at: [2, 2] }], b: [{ at: [4, 4] }] };
  const wall = (x: number, y: number) => ({ at: { x, y }, wall: true });
  expect(seen(fight({ ...figures, ground: [wall(3, 2)] }))).toBe('B1');
  expect(seen(fight({ ...figures, ground: [wall(3, 2), wall(2, 3)] }))).toBe('');
});

test('WARBAND-RANGED-008 all at the smallest distance are the nearest; who is behind a wall is none', () => {
  const figures: Bands = { a: [{ at: [5, 5] }], b: [{ at: [9, 5] }, { at: [5, 9] }, { at: [10, 5] }] };
  const nearest = (table: Table): string =>
    ['B1', 'B2', 'B3'].filter((key) => isNearest(sightOf(table), 0, indexIn(table, key))).join(' ');
  expect(nearest(fight(figures))).toBe('B1 B2');
  // B1 is moved nearer, behind a wall: it cannot be shot at, and so the next is the nearest.
  const [, ...rest] = figures.b;
  const hidden = { ...figures, b: [{ at: [8, 5] }, ...rest] };
  expect(nearest(fight(hidden))).toBe('B1');
  expect(nearest(fight({ ...hidden, ground: [{ at: { x: 7, y: 5 }, wall: true }] }))).toBe('B1 B2');
});

test('WARBAND-RANGED-014 WARBAND-RANGED-016 strays strike allies who are in melee with the target, the nearest to it', () => {
  const b: readonly Staged[] = [{ at: [10, 5] }];
  const struck = (...allies: readonly Staged[]): string => {
    const table = fight({ a: [{ at: [3, 5] }, ...allies], b });
    return keys(table, endangered(sightOf(table), 0, indexIn(table, 'B1')));
  };
  expect(struck({ at: [8, 5] })).toBe('');
  expect(struck({ at: [9, 5] })).toBe('A2');
  // From the left of who looks east: north first, whatever their numbers are.
  expect(struck({ at: [10, 6] }, { at: [10, 4] })).toBe('A3 A2');
});

test('WARBAND-RANGED-016 an ally who stands over a prone target is nearer than one beside it', () => {
  const a: readonly Staged[] = [{ at: [3, 5] }, { at: [9, 5] }, { at: [10, 5] }];
  const table = fight({ a, b: [{ at: [10, 5], prone: true }] });
  expect(keys(table, endangered(sightOf(table), 0, indexIn(table, 'B1')))).toBe('A3');
});

test('WARBAND-RANGED-016 WARBAND-GRID-004 an ally who is held may be struck like any other; but who is beside none but the held is in no melee', () => {
  const b: readonly Staged[] = [{ at: [10, 5] }, { at: [11, 6] }];
  const struck = (allies: readonly Staged[], held: string): string => {
    const holds = [{ controller: 'B2', held, total: 9 }];
    const table = fightIn('melee', { a: [{ at: [3, 5] }, ...allies], b, position: { holds } });
    return keys(table, endangered(sightOf(table), 0, indexIn(table, 'B1')));
  };
  // A2 north of the target, A3 south of it and in the grip of B2: both are as near.
  expect(struck([{ at: [10, 4] }, { at: [10, 6] }], 'A3')).toBe('A2 A3');
  expect(struck([{ at: [10, 6] }], 'A2')).toBe('');
});

test('WARBAND-CORE-007 of two a d6 takes the left one on 1 to 3; of three each is as likely', () => {
  const two = pickThrow(2);
  const taken = [1, 3, 4, 6].map((face) => pickedOf(['left', 'right'], reckon(two, [face]).result));
  expect(taken).toEqual(['left', 'left', 'right', 'right']);
  const three = pickThrow(3);
  expect([1, 2, 3].map((face) => pickedOf(['x', 'y', 'z'], reckon(three, [face]).result))).toEqual(['x', 'y', 'z']);
  expect(chanceThat(three, 2)).toEqual(chance(1, 3));
});

test('WARBAND-CORE-007 where left and right mean nothing the lower number is first', () => {
  const table = fight({ a: [{ at: [3, 5] }], b: [{ at: [10, 5] }, { at: [12, 5] }, { at: [10, 4] }] });
  const [b1, b2, b3] = ['B1', 'B2', 'B3'].map((key) => indexIn(table, key)) as [number, number, number];
  const towards = sightOf(table).open.figures[b1]?.at as number;
  expect(keys(table, leftToRight(sightOf(table), { figure: 0, towards }, [b2, b1]))).toBe('B1 B2');
  expect(keys(table, leftToRight(sightOf(table), { figure: 0, towards }, [b1, b2, b3]))).toBe('B3 B1 B2');
});

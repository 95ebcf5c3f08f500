import { expect, test } from 'vitest';
import {
  actsOf,
  awaited,
  type BattleTable,
  battleIn,
  offered,
  ranksIn,
  refusedFor,
  says,
  sightOf,
  unitIn,
  whereIn,
} from '../testing/stage.js';

const foot = (count: number, more: object = {}) => [{ like: 'spearman', count, ...more }];
const NOT_BINDING = { 'warband.declaredMoveBinding': 'off' };
const FAR = { ranks: [foot(1)], at: [22, 14], facing: 'w' } as const;

interface Way {
  readonly choose: string;
  readonly figure: string;
  readonly path: readonly { readonly x: number; readonly y: number }[];
}

const waysOf = (table: BattleTable, figure: string, choose = 'move'): readonly Way[] =>
  (offered(table) as readonly unknown[] as readonly Way[]).filter(
    (one) => one.figure === figure && one.choose === choose,
  );

test('WARBAND-BMOVE-002 WARBAND-BMOVE-016 ways of ranks and of unique figures are listed, and each of them is allowed', () => {
  const table = battleIn(
    'opening',
    { a: [{ ranks: [[...foot(2), { like: 'captain' }, ...foot(2)], foot(3)], at: [5, 4] }], b: [FAR] },
    NOT_BINDING,
  );
  for (const key of ['A1', 'A1.1', 'A1.2', 'A1u1'])
    expect([key, actsOf(table, key).includes('move')]).toEqual([key, true]);
  // Who leaves goes somewhere; a unit may only turn.
  for (const key of ['A1.1', 'A1.2', 'A1u1'])
    for (const way of waysOf(table, key)) {
      expect(way.path.length).toBeGreaterThan(0);
      const after = says(table, way);
      expect([unitIn(after, 'A2').opening, unitIn(after, 'A1').opening]).toEqual(['move', null]);
    }
  // The captain steps out of the front, which closes up: 4 beside 3 behind them.
  const out = says(table, { choose: 'move', figure: 'A1u1', path: [{ x: 6, y: 4 }] });
  expect([ranksIn(out, 'A1'), ranksIn(out, 'A2'), whereIn(out, 'A2')]).toEqual(['4 3', '1', '6,4']);
});

test('WARBAND-BMOVE-016 a place that is not listed for a part is refused, and says why', () => {
  const table = battleIn('opening', { a: [{ ranks: [foot(3), foot(3)], at: [5, 4] }], b: [FAR] }, NOT_BINDING);
  const ends = new Set(waysOf(table, 'A1.2').map(({ path }) => JSON.stringify(path.at(-1))));
  // One step ahead it would stand where the front is: the front stays, so there is no way of that length.
  expect(ends.has(JSON.stringify({ x: 5, y: 4 }))).toBe(false);
  expect(refusedFor(table, { choose: 'move', figure: 'A1.2', path: [{ x: 5, y: 4 }] })).toBe(
    'WARBAND-MOVE-021 warband.allyThere',
  );
  expect(refusedFor(table, { choose: 'move', figure: 'A1.2', path: [] })).toBe('WARBAND-BMOVE-016 warband.partStays');
});

test('WARBAND-BMOVE-016 WARBAND-ACTION-002 when one rank has shot, the other may still leave, and is asked', () => {
  const bows = [{ like: 'archer', count: 3 }];
  const table = battleIn(
    'opening',
    { a: [{ ranks: [bows, foot(3)], at: [5, 4] }], b: [{ ranks: [foot(2)], at: [15, 4], facing: 'w' }] },
    NOT_BINDING,
  );
  const shot = says(table, { choose: 'shoot', figure: 'A1.1', weapon: 'longbow', dice: { 'B1.1': 3 } }).dice(
    12,
    12,
    12,
  );
  expect(awaited(shot)).toBe('opening Red');
  expect([actsOf(shot, 'A1'), actsOf(shot, 'A1.1').includes('move'), actsOf(shot, 'A1.2').includes('move')]).toEqual([
    [],
    false,
    true,
  ]);
  expect(refusedFor(shot, { choose: 'move', figure: 'A1', path: [{ x: 6, y: 4 }] })).toBe(
    'WARBAND-ACTION-002 warband.someHaveActed',
  );
});

test('WARBAND-MOVE-032 WARBAND-BMOVE-016 a part that will go is announced like a unit: what is listed can be said and then done', () => {
  const table = battleIn('opening', {
    a: [{ ranks: [foot(1)], at: [2, 14] }],
    b: [{ ranks: [foot(3), foot(3)], at: [15, 5], facing: 'w' }],
  });
  expect(awaited(table)).toBe('announce Blue');
  const ways = waysOf(table, 'B1.2', 'announce');
  expect(ways.length).toBeGreaterThan(20);
  for (const way of ways) expect(() => says(table, way)).not.toThrow();
  const path = [
    { x: 17, y: 5 },
    { x: 18, y: 5 },
  ];
  const said = says(table, { choose: 'announce', figure: 'B1.2', path }, { choose: 'pass' });
  expect(awaited(said)).toBe('opening Blue');
  // It may go all of it, some of it or nowhere; nobody else of the unit goes.
  expect(waysOf(said, 'B1.2').map((way) => way.path.length)).toEqual([0, 1, 2]);
  expect(waysOf(said, 'B1')).toEqual([]);
  const gone = says(said, { choose: 'move', figure: 'B1.2', path });
  expect([whereIn(gone, 'B2'), ranksIn(gone, 'B1')]).toEqual(['18,5', '3']);
});

test('WARBAND-BMOVE-003 WARBAND-BMOVE-016 WARBAND-ACTION-002 a rank in which one has traded places has no move left, and does not leave', () => {
  const table = battleIn(
    'opening',
    { a: [{ ranks: [[...foot(1), { like: 'captain' }, ...foot(1)], foot(3), foot(3)], at: [8, 4] }], b: [FAR] },
    NOT_BINDING,
  );
  // Both saves succeed: they trade places and keep what they have left.
  const traded = says(table, { choose: 'swap', figure: 'A1u1', partner: 'A1.2' }).dice(1).dice(1);
  const leaves = (figure: string) => ({ choose: 'move', figure, path: [{ x: 8, y: 9 }] });
  for (const key of ['A1.1', 'A1.2']) {
    expect(refusedFor(traded, leaves(key))).toBe('WARBAND-ACTION-002 warband.someHaveActed');
    expect(actsOf(traded, key)).not.toContain('move');
    expect(actsOf(traded, key)).not.toContain('charge');
  }
  // Nobody of the third rank has done anything.
  expect(actsOf(traded, 'A1.3')).toContain('move');
  expect(sightOf(traded).open.units).toHaveLength(2);
});

test('WARBAND-ACTION-002 WARBAND-BMOVE-016 a rank does not take along who is unique in it and has acted', () => {
  const table = battleIn(
    'opening',
    { a: [{ ranks: [[...foot(1), { like: 'captain' }, ...foot(1)], foot(3)], at: [8, 4] }], b: [FAR] },
    NOT_BINDING,
  );
  const acted = says(table, { choose: 'misc', figure: 'A1u1', what: 'other', text: 'shouts' });
  expect(actsOf(acted, 'A1.1')).not.toContain('move');
  expect(refusedFor(acted, { choose: 'move', figure: 'A1.1', path: [{ x: 9, y: 4 }] })).toBe(
    'WARBAND-ACTION-002 warband.someHaveActed',
  );
  expect(actsOf(acted, 'A1.2')).toContain('move');
});

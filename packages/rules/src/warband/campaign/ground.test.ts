import { expect, test } from 'vitest';
import { fightGround, groundFrom } from './ground.js';

const drawn = (ground: readonly string[], more: object = {}) =>
  groundFrom({ field: 'drawn', name: '', ground, heights: [], barriers: [], ...more } as never);

test('WARBAND-SAGA-010 Closed is rough, Impassable is wall, elevation is height', () => {
  const rows = ['.*......', '#.......', ...Array.from({ length: 6 }, () => '........')];
  const { map, ground } = drawn(rows, { heights: [{ row: 1, column: 2, height: 2 }] });
  expect(map).toEqual({ width: 8, height: 8 });
  expect(ground).toEqual([
    { at: { x: 1, y: 0 }, slow: 'rough' },
    { at: { x: 0, y: 1 }, wall: true },
    { at: { x: 2, y: 1 }, height: 2 },
  ]);
});

test('WARBAND-SAGA-010 a hollow lies below all the rest: heights are counted from the lowest ground', () => {
  const rows = Array.from({ length: 8 }, () => '........');
  const all = rows.flatMap((row, y) =>
    [...row].map((_sign, x) => ({ row: y, column: x, height: x === 0 && y === 0 ? -1 : 0 })),
  );
  expect(drawn(rows, { heights: all }).ground).toHaveLength(63);
});

test('WARBAND-SAGA-010 a soft barrier is cover 1 between two spaces, a hard one a wall between them', () => {
  const barrier = (kind: string, column: number) => ({
    from: { row: 0, column },
    to: { row: 0, column: column + 1 },
    kind,
    oneWay: false,
  });
  expect(drawn(['....'], { barriers: [barrier('soft', 0), barrier('hard', 2)] }).edges).toEqual([
    {
      between: [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ],
      cover: 1,
    },
    {
      between: [
        { x: 2, y: 0 },
        { x: 3, y: 0 },
      ],
      wall: true,
    },
  ]);
});

test('WARBAND-SAGA-010 a barrier between hexes that lie askew stands right before the inner one, and once', () => {
  const barrier = (column: number) => ({
    from: { row: 1, column },
    to: { row: 0, column: 1 },
    kind: 'soft',
    oneWay: true,
  });
  expect(drawn(['...', '..'], { barriers: [barrier(0), barrier(1)] }).edges).toEqual([
    {
      between: [
        { x: 1, y: 1 },
        { x: 1, y: 0 },
      ],
      cover: 1,
    },
  ]);
});

test('the plain is plain, and a ready-made ground is as it is drawn', () => {
  expect(groundFrom({ field: 'plain' })).toEqual({ ground: [], edges: [] });
  expect(fightGround('ford', { field: 'plain' }).map).toEqual({ width: 24, height: 16 });
});

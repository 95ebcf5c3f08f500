import { expect, test } from 'vitest';
import { BANDS, type BandKind } from '../model/bands.table.js';
import { GROUNDS, type GroundKind, SIGNS } from '../model/fields.table.js';
import { MAP } from '../model/setup.js';
import { fight, sightOf } from '../testing/stage.js';
import { readyGround } from './ready.js';

const kinds = Object.keys(BANDS) as BandKind[];
const grounds = Object.keys(GROUNDS) as GroundKind[];

test.each(kinds)('WARBAND-FIGURE-001 WARBAND-MOD-019 ready-made band %s: six figures of Might 9 together', (kind) => {
  const { open } = sightOf(fight({ a: BANDS[kind], b: [{}] }));
  const mine = open.figures.filter((_one, nth) => open.roster[nth]?.side === 0);
  expect(mine).toHaveLength(6);
  expect(mine.reduce((sum, { might }) => sum + might, 0)).toBe(9);
});

test('no two figures of ready-made bands have one name', () => {
  const names = kinds.flatMap((kind) => BANDS[kind].map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
});

test.each(grounds)(
  'WARBAND-ROUND-008 WARBAND-GRID-012 ready-made ground %s: a rectangle of known signs, with room on both sides',
  (kind) => {
    const rows: readonly string[] = GROUNDS[kind];
    const { map } = readyGround(kind);
    expect(rows.every((row) => row.length === map.width)).toBe(true);
    expect([map.width, map.height].every((size) => size >= MAP.least && size <= MAP.width)).toBe(true);
    expect([...rows.join('')].every((sign) => sign === '.' || Object.hasOwn(SIGNS, sign))).toBe(true);
    const free = (from: number) =>
      rows.flatMap((row) => [...row.slice(from, from + MAP.columns)]).filter((sign) => sign !== '#').length;
    expect(free(0)).toBeGreaterThanOrEqual(24);
    expect(free(map.width - 4)).toBeGreaterThanOrEqual(24);
  },
);

test.each(grounds)('every space of %s that is no wall can be reached', (kind) => {
  const rows: readonly string[] = GROUNDS[kind];
  const seen = new Set(['0,0']);
  const open = (x: number, y: number) => rows[y]?.[x] !== undefined && rows[y]?.[x] !== '#';
  for (const at of seen) {
    const [x, y] = at.split(',').map(Number) as [number, number];
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const)
      if (open(x + dx, y + dy)) seen.add(`${x + dx},${y + dy}`);
  }
  expect(seen.size).toBe([...rows.join('')].filter((sign) => sign !== '#').length);
});

test.each(grounds)('a fight can be set up on %s', (kind) => {
  const { map, ground } = readyGround(kind);
  const at = (x: number) => ({ x, y: 1 });
  const table = fight({ a: [{ at: at(1) }], b: [{ at: at(map.width - 2) }], ground }, { 'warband.map': map });
  const { field } = sightOf(table).given;
  expect(field.walls.filter(Boolean)).toHaveLength(GROUNDS[kind].join('').split('#').length - 1);
});

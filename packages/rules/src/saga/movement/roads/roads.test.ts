import { describe, expect, test } from 'vitest';
import { drawRoads } from './drawing/draw.js';
import { MARGINS, NEAREST, squaredBetween } from './drawing/points.js';
import { ROAD_KINDS } from './drawing/wanted.js';
import { readRoads, readRoadsText, roadsFile } from './file.js';
import { READY_ROADS, readyRoads } from './readyMade.js';
import { costOf, distancesFrom, roadsFault, spanOf } from './roads.js';
import { routeAlong, routesBetween } from './routes.js';
import { type Roads, SHEET, type Span } from './setup.js';

const kell = readyRoads('kell');
const cost = (map: Roads, key: string, isAfloat = false): number | null => costOf(spanOf(map, key), isAfloat);

describe('what ground costs', () => {
  test('SAGA-MOVE-006 an Open span costs 1 movement and a Closed one 2', () => {
    expect(cost(kell, 'kell-ford')).toBe(1);
    expect(cost(kell, 'hag-wood')).toBe(2);
  });

  test('SAGA-MOVE-013 an Impassable span has no price, and for a party afloat every water to go upon is Open', () => {
    const waters = readyRoads('waters');
    expect(cost(kell, 'otter-pool')).toBeNull();
    expect(cost(waters, 'the-race')).toBeNull();
    expect(cost(waters, 'the-race', true)).toBe(1);
    expect(cost(waters, 'ash-holt', true)).toBeNull();
    expect(spanOf(waters, 'upper-mere').crossing).toEqual({ by: 'sail', difficulty: 3 });
    expect(spanOf(kell, 'otter-pool').crossing).toEqual({ by: 'swim', difficulty: 4 });
  });
});

describe('the road to Kell', () => {
  const routes = routesBetween(kell, 'gallows-cross', 'kell', { most: 4, daily: 4 });

  test('SAGA-MOVE-006 three roads of 5, 7 and 9 moves lead to it', () => {
    expect(routes.map(({ name, cost: moves }) => [name, moves])).toEqual([
      ['Ford road', 5],
      ['Hag Wood path', 7],
      ['Mill road', 9],
    ]);
  });

  test('each route says which spans it goes through, and where it needs a check', () => {
    expect(routes[1]?.spans).toEqual(['hag-wood', 'charcoal-pits', 'kell-ford', 'ford-4', 'kell']);
    expect(routes[1]).toMatchObject({ trackless: [], crossings: [] });
    const swim = routeAlong(kell, 'charcoal-pits', ['otter-pool', 'mill-6']);
    expect(swim).toMatchObject({ cost: 1, crossings: ['otter-pool'], trackless: [], name: null });
    expect(routeAlong(kell, 'ford-1', ['the-fen'])).toMatchObject({ cost: 2, trackless: ['the-fen'] });
  });

  test('SAGA-MOVE-013 where a day is worth less, swimming is thought of too', () => {
    const onFoot = routesBetween(kell, 'charcoal-pits', 'saint-hilds');
    expect(onFoot[0]).toMatchObject({ spans: ['otter-pool', 'mill-6', 'saint-hilds'], cost: 2 });
  });

  test('there is no route to where one is, and none by land for whoever is afloat', () => {
    expect(routesBetween(kell, 'kell', 'kell')).toEqual([]);
    expect(routesBetween(kell, 'gallows-cross', 'kell', { afloat: true })).toEqual([]);
  });

  test('SAGA-MOVE-013 boats go down the Sallow, span by span at 1', () => {
    const [route] = routesBetween(readyRoads('waters'), 'weir-head', 'stavehithe', { afloat: true });
    expect(route).toMatchObject({ cost: 8, crossings: [], name: 'the Sallow' });
  });
});

describe('files', () => {
  test.each(READY_ROADS)('%s is sound, and comes out of its file as it went in', (name) => {
    const map = readyRoads(name);
    expect(roadsFault(map, 'roads')).toBeNull();
    expect(distancesFrom(map, map.spans[0]?.key as string).size).toBe(map.spans.length);
    expect(readRoadsText(JSON.stringify(roadsFile(map)))).toEqual({ ok: true, value: map });
  });

  const small = roadsFile(readyRoads('small')) as unknown as { roads: { spans: object[]; ways: object[] } };
  const broken = (what: object): unknown => ({ ...small, roads: { ...small.roads, ...what } });

  test('what is wrong with a file is said with its path', () => {
    const refusal = (value: unknown): unknown => {
      const read = readRoads(value);
      return read.ok ? null : read.refusal;
    };
    expect(readRoadsText('{')).toMatchObject({ refusal: { code: 'NOT_JSON' } });
    expect(refusal({ format: 'warmoot-map' })).toMatchObject({ path: 'format' });
    expect(refusal(broken({ ways: [{ from: 'brook', to: 'nowhere' }] }))).toMatchObject({
      path: 'roads.ways[0].to',
      expected: { form: 'move.span' },
    });
    expect(refusal(broken({ ways: [{ from: 'brook', to: 'brook' }] }))).toMatchObject({
      expected: { form: 'move.twoSpans' },
    });
    expect(refusal(broken({ ways: [...small.roads.ways, small.roads.ways[0]] }))).toMatchObject({
      path: 'roads.ways[14]',
      expected: { form: 'move.oneWay' },
    });
    expect(refusal(broken({ spans: [...small.roads.spans, small.roads.spans[0]] }))).toMatchObject({
      path: 'roads.spans',
      expected: { form: 'setup.differentNames' },
    });
    expect(refusal(broken({ spans: [...small.roads.spans, { key: 'alone', x: 0, y: 0 }] }))).toMatchObject({
      path: 'roads.spans[11]',
      expected: { form: 'move.noWay' },
    });
  });
});

const crosses = (a: Span, b: Span, c: Span, d: Span): boolean => {
  const turn = (p: Span, q: Span, r: Span): number => Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);
};

describe('maps from a seed', () => {
  const maps = ROAD_KINDS.flatMap((kind) =>
    [10, 16, 24, 36].flatMap((spans) =>
      Array.from({ length: 12 }, (_, seed) => ({ kind, spans, map: drawRoads(`${seed}`, { kind, spans }) })),
    ),
  );

  test('the same seed gives the same map, and another another', () => {
    expect(drawRoads('ash')).toEqual(drawRoads('ash'));
    expect(drawRoads('ash')).not.toEqual(drawRoads('oak'));
  });

  test('each is sound, connected, and of about the size that was asked for', () => {
    for (const { map, spans } of maps) {
      expect(roadsFault(map, 'roads')).toBeNull();
      expect(distancesFrom(map, 'start').size).toBe(map.spans.length);
      expect(map.spans.length).toBeGreaterThanOrEqual(spans - 6);
      expect(map.spans.length).toBeLessThanOrEqual(spans);
      expect(readRoads(roadsFile(map))).toEqual({ ok: true, value: map });
    }
  });

  test('two routes or more lead from the start to a town', () => {
    for (const { map } of maps) {
      expect(routesBetween(map, 'start', 'goal').length).toBeGreaterThanOrEqual(2);
      expect(spanOf(map, 'goal')).toMatchObject({ town: true, water: true });
    }
  });

  test('beads lie apart, on the sheet, and no two ways cross', () => {
    for (const { map } of maps) {
      for (const [at, one] of map.spans.entries()) {
        expect(one.x).toBeGreaterThanOrEqual(MARGINS.left - 10);
        expect(one.x).toBeLessThanOrEqual(SHEET.width - MARGINS.right + 10);
        for (const other of map.spans.slice(at + 1)) {
          if (squaredBetween(one, other) < NEAREST ** 2) expect([one, other]).toBe('apart');
        }
      }
      for (const [at, one] of map.ways.entries()) {
        for (const other of map.ways.slice(at + 1)) {
          const ends = [one.from, one.to, other.from, other.to];
          if (new Set(ends).size < 4) continue;
          const [a, b, c, d] = ends.map((key) => spanOf(map, key)) as [Span, Span, Span, Span];
          if (crosses(a, b, c, d)) expect(ends).toBe('not crossing');
        }
      }
    }
  });

  test('there is Closed land, an Impassable span that can be crossed, and water', () => {
    for (const { map, kind } of maps) {
      expect(map.spans.some(({ ground }) => ground === 'closed')).toBe(true);
      const barred = map.spans.filter(({ ground }) => ground === 'impassable');
      expect(barred.length).toBeGreaterThan(0);
      expect(barred.every(({ crossing }) => crossing !== undefined)).toBe(true);
      expect(map.spans.filter(({ water }) => water).length).toBeGreaterThan(1);
      if (kind === 'waters') expect(map.spans.filter(({ afloat }) => afloat).length).toBeGreaterThan(2);
    }
  });

  test('no name comes twice', () => {
    for (const { map } of maps) {
      const names = map.spans.flatMap(({ name }) => name ?? []);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

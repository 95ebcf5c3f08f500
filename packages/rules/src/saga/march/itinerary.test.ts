import { describe, expect, test } from 'vitest';
import { readyRoads } from '../movement/roads/readyMade.js';
import { itinerary } from './itinerary.js';
import { marchSetup } from './setup.js';

const parsed = marchSetup.parse({
  seats: ['ana', 'bo'],
  roads: readyRoads('kell'),
  parties: [{ name: 'Ella’s riders', seats: ['ana'], at: 'gallows-cross', members: [{ name: 'Ella', mounted: true }] }],
});
if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
const { roads, parties } = parsed.value;
const [party] = parties as [(typeof parties)[number]];
const book = { party, at: 'gallows-cross', into: null } as never;

describe('a route day by day', () => {
  test('SAGA-MOVE-009, SAGA-MOVE-014 two Closed spans are a rider’s day, and what is paid into one is kept', () => {
    const path = ['hag-wood', 'charcoal-pits', 'kell-ford', 'ford-4', 'kell'];
    expect(itinerary(roads, book, path, 'steady').map(({ at, left }) => [at, left])).toEqual([
      ['charcoal-pits', 0],
      ['kell', 1],
    ]);
    // Careful: 3 a day, so that one is paid into the second Closed span.
    expect(itinerary(roads, book, path, 'careful').map(({ at }) => at)).toEqual(['hag-wood', 'ford-4', 'kell']);
    expect(itinerary(roads, book, path, 'rest')).toEqual([]);
  });

  test('SAGA-MOVE-013 a named way takes the whole day', () => {
    const swum = itinerary(roads, book, ['hag-wood', 'charcoal-pits', 'otter-pool', 'mill-6'], 'steady');
    expect(swum.map(({ at, crosses }) => [at, crosses])).toEqual([
      ['charcoal-pits', null],
      ['otter-pool', 'otter-pool'],
      ['mill-6', null],
    ]);
  });

  describe('by boat', () => {
    const shore = (key: string, at: number) => ({ key, x: 100 * at, y: 300 });
    const water = (key: string, at: number) => ({ ...shore(key, at), ground: 'impassable', afloat: true, water: true });
    const keys = ['quay', 'w1', 'w2', 'w3', 'w4', 'w5', 'strand', 'inn', 'mill'];
    const afloat = marchSetup.parse({
      seats: ['ana', 'bo'],
      roads: {
        spans: keys.map((key, at) => (key.startsWith('w') ? water(key, at) : shore(key, at))),
        ways: keys.slice(1).map((key, at) => ({ from: keys[at], to: key })),
      },
      parties: [{ name: 'Lund', seats: ['ana'], at: 'quay', members: [{ name: 'Berta' }], boats: true }],
    });
    if (!afloat.ok) throw new Error(JSON.stringify(afloat.refusal));
    const lake = afloat.value.roads;
    const crew = { party: afloat.value.parties[0], at: 'quay', into: null } as never;
    const halts = (sails = false) => itinerary(lake, crew, keys.slice(1), 'steady', sails).map(({ at }) => at);

    test('SAGA-MOVE-007 four spans a day on water, which end at the shore; then two a day on land', () => {
      // Four by boat, and one more: the day ends where water ends. On foot two, and one.
      expect(halts()).toEqual(['w4', 'w5', 'inn', 'mill']);
    });

    test('SAGA-MOVE-013 with Sail five spans on water, and none more on land', () => {
      expect(halts(true)).toEqual(['w5', 'inn', 'mill']);
    });

    test('SAGA-MOVE-007 without boats the water is no way', () => {
      const walkers = { party: { ...afloat.value.parties[0], boats: false }, at: 'strand', into: null } as never;
      expect(itinerary(lake, walkers, ['inn', 'mill'], 'steady').map(({ at }) => at)).toEqual(['mill']);
    });
  });
});

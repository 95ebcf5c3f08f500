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
});

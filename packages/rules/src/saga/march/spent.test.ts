import { describe, expect, test } from 'vitest';
import { book, type Days, dice, HIGH, LOW, march, morning } from './testing/days.js';

const going = (pace: string, ...route: readonly string[]) => ({ pace, route });
const spentIn = (table: Days) => book(table, 'Hares').days.at(-1)?.people;

const THREE = [
  { name: 'Hare', food: 1 },
  { name: 'Rider', mounted: true },
  { name: 'Hurt', carried: true, skins: 0, wounds: [{ part: 'leftLeg', severity: 'major' }] },
];
const three = (more: object = {}): Days => march({ one: { members: THREE, ...more }, other: { at: 'g' } });

describe('SAGA-MOVE-044 how the days on the road are spent', () => {
  test('on foot, mounted or carried; and at Rest in camp', () => {
    const table = morning(three(), going('steady', 'b', 'c'));
    expect(spentIn(table)).toMatchObject({
      Hare: { by: 'walking', fought: false },
      Rider: { by: 'riding' },
      Hurt: { by: 'carried' },
    });
    expect(spentIn(morning(three()))).toMatchObject({
      Hare: { by: 'inBed' },
      Rider: { by: 'inBed' },
      Hurt: { by: 'carried' },
    });
  });

  test('who swims or climbs leaves the horse', () => {
    const table = morning(three({ at: 'c' }), going('steady', 'river'));
    expect(spentIn(table)).toMatchObject({ Rider: { by: 'walking' }, Hurt: { by: 'carried' } });
  });

  test('SAGA-MOVE-012 who goes without food or water, each by themselves', () => {
    const first = morning(three(), going('steady', 'b'));
    expect(spentIn(first)).toMatchObject({
      Hare: { food: true, water: true },
      Rider: { food: true, water: true },
      Hurt: { food: true, water: false },
    });
    const second = morning(first, going('steady', 'c'));
    expect(spentIn(second)).toMatchObject({ Hare: { food: false, water: false }, Rider: { food: true } });
    // What the land gives is for all.
    const fed = dice(morning(three(), { pace: 'rest', route: [], forage: true }), HIGH);
    const hungry = dice(morning(three(), { pace: 'rest', route: [], forage: true }), LOW);
    expect([spentIn(fed)?.Hurt?.water, spentIn(hungry)?.Hurt?.water]).toEqual([true, false]);
  });
});

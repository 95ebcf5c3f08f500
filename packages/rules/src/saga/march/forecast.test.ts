import { approx, type Chance, exact } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { saga } from '../edition.js';
import { party } from '../movement/chase/testing/road.js';
import { forcedMarch, pastOdds } from './forecast.js';

const one = (skills: object, more: object = {}) => party({ name: 'One', members: [{ name: 'One', skills }], ...more });
const exactly = (chances: readonly (Chance | null)[]): readonly (string | null)[] =>
  chances.map((chance) => (chance === null ? null : exact(chance)));

describe('Forced days in a row', () => {
  test('SAGA-MOVE-010 SAGA-MOVE-011 Endurance 2: 53/128, then 53/160 while fresh and 163/640 while weary by one', () => {
    const [first, second] = forcedMarch(saga, one({ endurance: 2 }), { before: 0, days: 2 });
    expect([first?.difficulty, second?.difficulty]).toEqual([3, 4]);
    expect(first?.holds[0]).toEqual({ ways: 53n, of: 128n });
    expect(exactly(first?.weary ?? [])).toEqual(['53/128', '75/128', '0', '0']);
    expect(exactly(second?.holds ?? []).slice(0, 2)).toEqual(['53/160', '163/640']);
    // Fresh after both; weary by two: 75/128 of 477/640.
    expect(exactly(second?.weary ?? [])[0]).toBe('2809/20480');
    expect(exactly(second?.weary ?? [])[2]).toBe('7155/16384');
  });

  test('SAGA-MOVE-011 at three steps Forced is not open, and every evening all cases come to one', () => {
    const days = forcedMarch(saga, one({ endurance: 2 }, { weary: 2 }), { before: 1, days: 3 });
    for (const { holds, weary } of days) {
      expect(holds[3]).toBeNull();
      expect(weary.reduce((sum, chance) => sum + approx(chance), 0)).toBeCloseTo(1, 12);
    }
    // Margin 2 - 2 - (3 + 1) = -4.
    expect(exactly(days[0]?.weary ?? []).slice(0, 2)).toEqual(['0', '0']);
    expect(approx(days[0]?.holds[2] as Chance)).toBeLessThan(163 / 640);
  });
});

test('SAGA-MOVE-024 Hide 4 against Notice 3: 1/2 marked, 107/160 on another, 187/320 picked blindly from two', () => {
  const odds = pastOdds(
    saga,
    { party: one({ hide: 4 }), pace: 'steady', isLed: false },
    { party: one({ notice: 3 }), pace: 'rest' },
    2,
  );
  expect(exactly([odds.marked, odds.other, odds.blindly])).toEqual(['1/2', '107/160', '187/320']);
});

import { describe, expect, test } from 'vitest';
import { nextEntry } from './agenda.js';
import { arrivalPlan, askedAtClose, entered, HOW_LONG, healingDaysDue, healingPlans } from './entering.js';
import { entry } from './testing/entries.js';

describe('when a scene is closed', () => {
  const scene = entry('talk', 5, { characters: ['A', 'B'] });

  test('SAGA-CAL-002 SAGA-CAL-012 what follows a scene of a day or less is asked for, of a longer one not', () => {
    expect(askedAtClose(scene)).toEqual([{ ask: 'nextScene', characters: ['A', 'B'] }]);
    expect(askedAtClose({ ...scene, days: 2 })).toEqual([]);
    expect(askedAtClose({ ...scene, kind: 'happening' })).toEqual([]);
  });

  test('SAGA-CAL-002 the likeliest next scene is entered, the last of its day', () => {
    const { id: _, order: __, state: ___, ...plan } = entry('', 9, { title: 'ride home', characters: ['A'] });
    const calendar = [scene, entry('duel', 9)];
    expect(entered(calendar, plan, { id: 'e3' })).toEqual({ ...plan, id: 'e3', order: 2, state: 'planned' });
    // "None yet" enters nothing.
    expect(nextEntry([{ ...scene, state: 'done' }])).toBeNull();
  });

  test('SAGA-CAL-014 whether aid came in time is asked first, of every scene', () => {
    expect(askedAtClose(scene, ['B', 'C'])).toEqual([
      { ask: 'aid', character: 'B' },
      { ask: 'nextScene', characters: ['A', 'B'] },
    ]);
    expect(askedAtClose({ ...scene, days: 3 }, ['A'])).toEqual([{ ask: 'aid', character: 'A' }]);
  });
});

describe('what is no scene', () => {
  test('SAGA-CAL-007 a journey is entered on the day it should end', () => {
    expect(arrivalPlan({ place: 'Harbour', characters: ['A'], leaves: 12, takes: 9 })).toEqual({
      day: 21,
      days: 1,
      kind: 'arrival',
      title: '',
      place: 'Harbour',
      characters: ['A'],
    });
  });

  test('SAGA-CAL-006 SAGA-CAL-013 each successful Heal check is entered with its date', () => {
    const success = { healer: 'Wanda', severity: 'minor', parts: ['head'] } as const;
    const plans = healingPlans('A', {
      successes: [
        { day: 4, ...success },
        { day: 4, ...success, severity: 'major' },
        { day: 9, ...success },
      ],
    });
    expect(plans.map(({ day, kind, characters }) => [day, kind, characters])).toEqual([
      [4, 'healing', ['A']],
      [4, 'healing', ['A']],
      [9, 'healing', ['A']],
    ]);
  });

  test('SAGA-CAL-008 SAGA-CAL-009 how long something takes is for the table to say, in whole days', () => {
    for (const days of HOW_LONG.samples) expect(HOW_LONG.value.parse(days).ok).toBe(true);
    expect([HOW_LONG.value.parse(0.5).ok, HOW_LONG.value.parse(-1).ok]).toEqual([false, false]);
  });
});

describe('the wounded', () => {
  test('SAGA-CAL-013 every day that has passed is rolled once, in order, from the day after the wound', () => {
    expect(healingDaysDue({ woundedOn: 5, healedThrough: null }, 9)).toEqual([6, 7, 8, 9]);
    expect(healingDaysDue({ woundedOn: 5, healedThrough: 7 }, 9)).toEqual([8, 9]);
    expect(healingDaysDue({ woundedOn: 5, healedThrough: 9 }, 9)).toEqual([]);
    expect(healingDaysDue({ woundedOn: 5, healedThrough: null }, 5)).toEqual([]);
    expect(healingDaysDue({ woundedOn: 5, healedThrough: 2 }, 4)).toEqual([]);
  });
});

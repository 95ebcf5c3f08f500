import { expect, test } from 'vitest';
import type { CalendarEntry } from './agenda.js';
import { USUAL_CALENDAR } from './dates.js';
import { foldedHealings, isHealSuccess } from './folding.js';

const entry = (id: string, day: number, more: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id,
  day,
  order: 1,
  days: 1,
  kind: 'healing',
  title: '',
  place: '',
  characters: ['Ella'],
  state: 'done',
  inside: 'e1',
  ...more,
});

test('SAGA-CAL-006 the successes of one healing stand together by months, each with its day', () => {
  const duel = entry('duel', 6, { kind: 'scene', scene: 'duel', inside: null });
  const entries = [
    entry('e1', 3, { inside: null, days: 60 }),
    entry('a', 4),
    entry('b', 6),
    duel,
    // Against 3 and against 7 on one day.
    entry('c', 9),
    entry('d', 9),
    entry('other', 9, { inside: 'e2', characters: ['Bo'] }),
    entry('e', 30),
    entry('f', 31),
    entry('g', 62),
  ];
  expect(foldedHealings(USUAL_CALENDAR, entries).map(({ id, also }) => [id, also])).toEqual([
    ['e1', []],
    ['a', [6, 9, 30]],
    ['duel', []],
    ['other', []],
    ['f', []],
    ['g', []],
  ]);
  expect(entries.filter(isHealSuccess)).toHaveLength(8);
  expect(entries.map((one) => 'also' in one)).not.toContain(true);
});

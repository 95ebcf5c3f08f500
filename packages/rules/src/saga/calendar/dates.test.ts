import { always } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Calendar,
  type CalendarOptions,
  calendarOf,
  dateOf,
  dayOf,
  daysInYear,
  firstDayOf,
  lastDayOf,
  reckoningDayOf,
  USUAL_CALENDAR,
  yearDaysBetween,
  yearOf,
} from './dates.js';

const options = (more: Partial<CalendarOptions> = {}): CalendarOptions => ({
  'saga.calendar.months': [],
  'saga.calendar.seasons': [],
  'saga.wealth.reckoningDay': null,
  ...more,
});

const MONTHS = [
  { name: 'Sowing', days: 100 },
  { name: 'Reaping', days: 60 },
  { name: '', days: 5 },
];
const SEASONS = [
  { name: 'Dry', days: 120 },
  { name: 'Monsoon', days: 45 },
];

describe('the usual year', () => {
  test('SAGA-CAL-010 twelve months of 30 days and four seasons of 90', () => {
    const calendar = calendarOf(options());
    expect(calendar).toEqual({ ok: true, value: USUAL_CALENDAR });
    expect(daysInYear(USUAL_CALENDAR)).toBe(360);
    expect(USUAL_CALENDAR.months.map(({ days }) => days)).toEqual(Array(12).fill(30));
    expect(USUAL_CALENDAR.seasons).toEqual([1, 2, 3, 4].map((n) => ({ name: `season-${n}`, days: 90 })));
    expect(USUAL_CALENDAR.months[11]).toEqual({ name: 'month-12', days: 30 });
  });

  test('SAGA-CAL-009 SAGA-CAL-010 worked example 3: day 360 ends year 1 and day 361 begins year 2', () => {
    expect([1, 360, 361, 720, 721].map((day) => yearOf(USUAL_CALENDAR, day))).toEqual([1, 1, 2, 2, 3]);
    expect([1, 2].map((year) => [firstDayOf(USUAL_CALENDAR, year), lastDayOf(USUAL_CALENDAR, year)])).toEqual([
      [1, 360],
      [361, 720],
    ]);
    expect(dateOf(USUAL_CALENDAR, 1)).toEqual({ year: 1, dayOfYear: 1, month: 0, dayOfMonth: 1, season: 0 });
    expect(dateOf(USUAL_CALENDAR, 360)).toEqual({ year: 1, dayOfYear: 360, month: 11, dayOfMonth: 30, season: 3 });
    expect(dateOf(USUAL_CALENDAR, 361)).toEqual({ year: 2, dayOfYear: 1, month: 0, dayOfMonth: 1, season: 0 });
    expect(dateOf(USUAL_CALENDAR, 91)).toEqual({ year: 1, dayOfYear: 91, month: 3, dayOfMonth: 1, season: 1 });
  });

  test('SAGA-WEALTH-008 the reckoning falls on the last day of the year, or on the day the table names', () => {
    expect([1, 2].map((year) => reckoningDayOf(USUAL_CALENDAR, year, null))).toEqual([360, 720]);
    expect([1, 2].map((year) => reckoningDayOf(USUAL_CALENDAR, year, 10))).toEqual([10, 370]);
  });

  test('SAGA-WEALTH-008 the days on which the books are opened come in order, each once', () => {
    const days = (after: number, through: number, reckoning: number | null = null) =>
      yearDaysBetween(USUAL_CALENDAR, reckoning, { after, through }).map(({ day, what }) => [day, what]);
    expect(days(359, 361)).toEqual([
      [360, 'reckoning'],
      [361, 'firstDay'],
    ]);
    expect(days(360, 720)).toEqual([
      [361, 'firstDay'],
      [720, 'reckoning'],
    ]);
    expect(days(361, 719)).toEqual([]);
    expect(days(0, 1)).toEqual([[1, 'firstDay']]);
    // On one and the same day the credits are read before any scene and the reckoning comes after all.
    expect(days(300, 400, 1)).toEqual([
      [361, 'firstDay'],
      [361, 'reckoning'],
    ]);
  });
});

describe('a year of its own', () => {
  test('SAGA-CAL-010 months and seasons by the table, with the key of a name where it gave none', () => {
    const own = calendarOf(options({ 'saga.calendar.months': MONTHS, 'saga.calendar.seasons': SEASONS }));
    if (!own.ok) throw new Error('refused');
    expect(own.value.months.map(({ name }) => name)).toEqual(['Sowing', 'Reaping', 'month-3']);
    expect(dateOf(own.value, 165 + 121)).toEqual({ year: 2, dayOfYear: 121, month: 1, dayOfMonth: 21, season: 1 });
    expect(dayOf(own.value, { year: 2, month: 1, dayOfMonth: 21 })).toEqual({ ok: true, value: 286 });
  });

  test.each([
    // 165 days of months against the usual 360 of seasons.
    [{ 'saga.calendar.months': MONTHS }, 'options.saga.calendar.seasons', 'calendar.sameYear'],
    [{ 'saga.calendar.seasons': SEASONS }, 'options.saga.calendar.seasons', 'calendar.sameYear'],
    [{ 'saga.wealth.reckoningDay': 361 }, 'options.saga.wealth.reckoningDay', 'calendar.dayOfYear'],
    [{ 'saga.wealth.reckoningDay': 0 }, 'options.saga.wealth.reckoningDay', 'calendar.dayOfYear'],
    [
      { 'saga.calendar.months': [...MONTHS, { name: 'Sowing', days: 195 }] },
      'options.saga.calendar.months[3].name',
      'calendar.differentNames',
    ],
    [
      { 'saga.calendar.months': [{ name: 'Long', days: 359.5 }] },
      'options.saga.calendar.months[0].days',
      'calendar.wholeDays',
    ],
  ])('SAGA-CAL-010 refuses %j', (wrong, path, form) => {
    expect(calendarOf(options(wrong))).toMatchObject({
      ok: false,
      refusal: { code: 'BAD_SHAPE', path, expected: { form } },
    });
  });

  test.each([
    [{ year: 0, month: 0, dayOfMonth: 1 }, 'year'],
    [{ year: 1, month: 12, dayOfMonth: 1 }, 'month'],
    [{ year: 1, month: 0, dayOfMonth: 31 }, 'dayOfMonth'],
    [{ year: 1, month: 0, dayOfMonth: 0 }, 'dayOfMonth'],
    [{ year: 1, month: 0, dayOfMonth: 1.5 }, 'dayOfMonth'],
  ])('there is no day %j', (date, path) => {
    expect(dayOf(USUAL_CALENDAR, date)).toMatchObject({ ok: false, refusal: { path } });
  });
});

/** Cuts a year into parts at some of its days. */
const cutAt = (days: number, cuts: readonly number[]): Calendar['months'] => {
  const ends = [...new Set([...cuts.map((cut) => (cut % days) + 1), days])].sort((a, b) => a - b);
  return ends.map((end, at) => ({ name: `p${at}`, days: end - (ends[at - 1] ?? 0) }));
};

const calendars: fc.Arbitrary<Calendar> = fc
  .tuple(fc.integer({ min: 1, max: 800 }), fc.array(fc.nat(), { maxLength: 15 }), fc.array(fc.nat(), { maxLength: 5 }))
  .map(([days, months, seasons]) => ({ months: cutAt(days, months), seasons: cutAt(days, seasons) }));

test('SAGA-CAL-009 SAGA-CAL-010 in any calendar every day has one date, every date one day, and days follow on', () => {
  always(
    fc.property(calendars, fc.integer({ min: 1, max: 1_000_000 }), (calendar, day) => {
      const date = dateOf(calendar, day);
      expect(dayOf(calendar, date)).toEqual({ ok: true, value: day });
      expect(date.dayOfYear).toBeLessThanOrEqual(daysInYear(calendar));
      const before = calendar.seasons.slice(0, date.season).reduce((sum, { days }) => sum + days, 0);
      expect(date.dayOfYear).toBeGreaterThan(before);
      expect(date.dayOfYear).toBeLessThanOrEqual(before + (calendar.seasons[date.season]?.days ?? 0));
      const next = dateOf(calendar, day + 1);
      expect(next.year * daysInYear(calendar) + next.dayOfYear).toBe(
        date.year * daysInYear(calendar) + date.dayOfYear + 1,
      );
    }),
    500,
  );
});

import { saga } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { dayAfterKey, movedTo, reordered } from './calendar/moving.js';
import { byYear, filtered, monthsOf } from './year.js';

const entry = (id: string, day: number, more: Partial<saga.campaign.Entry> = {}): saga.campaign.Entry => ({
  id,
  day,
  order: 1,
  days: 1,
  kind: 'scene',
  scene: 'freeForm',
  title: id,
  place: '',
  characters: [],
  state: 'planned',
  pausedOn: null,
  inside: null,
  plan: null,
  control: {},
  played: null,
  outcome: null,
  asksNext: false,
  credited: null,
  text: '',
  ...more,
});

describe('a year of the calendar', () => {
  const all = [
    entry('c', 31, { order: 2 }),
    entry('b', 31),
    entry('a', 30),
    entry('next', 361),
    entry('gone', 31, { state: 'dropped' }),
    entry('draft', 2, { kind: 'draft' }),
  ];

  test('SAGA-CAL-010: by months, each day in the table’s order; what was dropped is not shown', () => {
    const years = byYear(saga.calendar.USUAL_CALENDAR, all);
    expect([...years.keys()].sort()).toEqual([1, 2]);
    const months = monthsOf(saga.calendar.USUAL_CALENDAR, 1, years.get(1) ?? []);
    expect(months.map(({ entries }) => entries.map(({ id }) => id).join(''))).toEqual([
      'a',
      'bc',
      ...Array(10).fill(''),
    ]);
    expect(months.map(({ first, season }) => [first, season])).toContainEqual([91, 1]);
    expect(monthsOf(saga.calendar.USUAL_CALENDAR, 2, years.get(2) ?? [])[0]).toMatchObject({
      first: 361,
      entries: [{ id: 'next' }],
    });
  });

  test('two thousand entries are put in their places at once', () => {
    const many = Array.from({ length: 2000 }, (_, n) => entry(`e${n}`, ((n * 37) % 1440) + 1));
    // By what it takes of the machine, not by the clock: others may be at work beside us.
    const start = process.cpuUsage();
    const years = byYear(saga.calendar.USUAL_CALENDAR, many);
    const shown = [1, 2, 3, 4].flatMap((year) => monthsOf(saga.calendar.USUAL_CALENDAR, year, years.get(year) ?? []));
    expect(shown.reduce((sum, { entries }) => sum + entries.length, 0)).toBe(2000);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(1_000);
  });

  test('whose: a player’s through their characters, or one character’s', () => {
    const some = [entry('x', 1, { characters: ['p'] }), entry('y', 2, { characters: ['q', 'p'] }), entry('z', 3)];
    const owner = (id: string): string => (id === 'p' ? 'ana' : 'bo');
    const ids = (seat: string | null, character: string | null) =>
      filtered(some, { seat, character }, owner).map(({ id }) => id);
    expect(ids(null, null)).toEqual(['x', 'y', 'z']);
    expect(ids('bo', null)).toEqual(['y']);
    expect(ids(null, 'p')).toEqual(['x', 'y']);
  });
});

describe('moving', () => {
  const day = [entry('a', 5), entry('b', 5, { order: 2 }), entry('c', 5, { order: 3 }), entry('d', 6)];

  test('SAGA-CAL-003: a place earlier or later within the day, and no further', () => {
    expect(reordered(day, day[1] as saga.campaign.Entry, -1)).toEqual({
      deed: 'arrange',
      day: 5,
      entries: ['b', 'a', 'c'],
    });
    expect(reordered(day, day[1] as saga.campaign.Entry, 1)).toEqual({
      deed: 'arrange',
      day: 5,
      entries: ['a', 'c', 'b'],
    });
    expect(reordered(day, day[0] as saga.campaign.Entry, -1)).toBeNull();
    expect(reordered(day, day[3] as saga.campaign.Entry, 1)).toBeNull();
    expect(reordered(day, entry('a', 5, { state: 'done' }), 1)).toBeNull();
  });

  test('to another day, where it is still planned', () => {
    expect(movedTo(day[0] as saga.campaign.Entry, 9)).toEqual({ deed: 'replan', entry: 'a', day: 9 });
    expect(movedTo(day[0] as saga.campaign.Entry, 5)).toBeNull();
    expect(movedTo(entry('a', 5, { state: 'done' }), 9)).toBeNull();
  });

  test('arrows go by days and by rows', () => {
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'x'].map((key) => dayAfterKey(key, 40, 6))).toEqual([
      39,
      41,
      34,
      46,
      null,
    ]);
  });
});

import { always } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { credit, onFirstDay, type WealthTime } from './credits.js';
import { reckoned } from './reckoning.js';
import { type CreditKind, type WealthChange, type WealthEvent, type WealthRecord, wealthAsBuilt } from './wealth.js';

const at = (level: number, more: Partial<WealthRecord> = {}): WealthRecord => ({
  ...wealthAsBuilt({ unit: 'u1', level }),
  ...more,
});

const in1: WealthTime = { year: 1, timing: 'thirdScene' };
const in2: WealthTime = { year: 2, timing: 'thirdScene' };

const credits = (record: WealthRecord, kinds: readonly CreditKind[], time: WealthTime): WealthChange =>
  kinds.reduce<WealthChange>(
    (before, kind) => {
      const after = credit(before.record, kind, time);
      return { record: after.record, happened: [...before.happened, ...after.happened] };
    },
    { record, happened: [] },
  );

const RAISE3 = ['raise', 'raise', 'raise'] as const;
const LOWER3 = ['lower', 'lower', 'lower'] as const;

describe('with the third scene', () => {
  test('SAGA-WEALTH-005 SAGA-WEALTH-012 the third credit of a kind moves the rating one level, at the cost of three', () => {
    const two = credits(at(4), RAISE3.slice(1), in1);
    expect(two.record).toMatchObject({ level: 4, raise: 2, movedIn: null });
    const third = credit(two.record, 'raise', in1);
    expect(third.record).toMatchObject({ level: 5, raise: 0, lower: 0, movedIn: 1, effective: 4 });
    expect(third.happened).toEqual([
      { event: 'credited', kind: 'raise', credits: 3, why: 'SAGA-WEALTH-011' },
      { event: 'moved', from: 4, to: 5, why: 'SAGA-WEALTH-012' },
    ]);
    expect(credits(at(4), LOWER3, in1).record).toMatchObject({ level: 3, lower: 0, movedIn: 1 });
  });

  test('SAGA-WEALTH-011 the two tallies stand apart, and scenes of different years add up', () => {
    const mixed = credits(at(4), ['raise', 'lower', 'raise', 'lower'], in1).record;
    expect(mixed).toMatchObject({ level: 4, raise: 2, lower: 2 });
    expect(credit(mixed, 'lower', { ...in1, year: 9 }).record).toMatchObject({
      level: 3,
      raise: 2,
      lower: 0,
      movedIn: 9,
    });
  });

  test('SAGA-WEALTH-006 SAGA-WEALTH-012 in one year the rating moves once; the other credits wait for the next', () => {
    const six = credits(at(4), [...RAISE3, ...RAISE3], in1);
    expect(six.record).toMatchObject({ level: 5, raise: 3, movedIn: 1 });
    expect(six.happened.at(-1)).toEqual({ event: 'waits', until: 'nextYear', why: 'SAGA-WEALTH-006' });
    const next = onFirstDay(six.record, in2);
    expect(next.record).toMatchObject({ level: 6, raise: 0, movedIn: 2 });
    expect(next.happened).toEqual([{ event: 'moved', from: 5, to: 6, why: 'SAGA-WEALTH-012' }]);
    // That was the change of year 2.
    expect(credits(next.record, RAISE3, in2).record).toMatchObject({ level: 6, raise: 3 });
    expect(onFirstDay(next.record, in2).record).toEqual(next.record);
  });

  test('SAGA-WEALTH-012 worked example 3: three of each kind cancel before anything moves', () => {
    const four = onFirstDay(at(4, { raise: 4, lower: 3, movedIn: 1 }), in2);
    expect(four.record).toMatchObject({ level: 4, raise: 1, lower: 0, movedIn: 1 });
    expect(four.happened).toEqual([{ event: 'cancelled', credits: 3, why: 'SAGA-WEALTH-012' }]);
    const seven = onFirstDay(at(4, { raise: 7, lower: 3, movedIn: 1 }), in2);
    expect(seven.record).toMatchObject({ level: 5, raise: 1, lower: 0, movedIn: 2 });
    expect(seven.happened.map(({ event }) => event)).toEqual(['cancelled', 'moved']);
    expect(onFirstDay(at(4, { raise: 6, lower: 8, movedIn: 1 }), in2).record).toMatchObject({
      level: 4,
      raise: 0,
      lower: 2,
    });
    expect(onFirstDay(at(4, { raise: 1, lower: 5, movedIn: 1 }), in2).record).toMatchObject({
      level: 3,
      raise: 1,
      lower: 2,
    });
  });

  test('SAGA-WEALTH-012 within the year nothing cancels', () => {
    expect(credits(at(4), ['raise', 'raise', ...LOWER3], in1).record).toMatchObject({ level: 3, raise: 2, lower: 0 });
  });
});

describe('at the ends of the ladder', () => {
  test('SAGA-WEALTH-013 at 11.5 raise credits are not recorded, at 1 lower credits are not', () => {
    const top = credit(at(12), 'raise', in1);
    expect(top).toEqual({
      record: at(12),
      happened: [{ event: 'notRecorded', kind: 'raise', why: 'SAGA-WEALTH-013' }],
    });
    expect(credit(at(1), 'lower', in1).record).toEqual(at(1));
    expect(credit(at(12), 'lower', in1).record.lower).toBe(1);
    expect(credit(at(1), 'raise', in1).record.raise).toBe(1);
  });

  test('SAGA-WEALTH-013 what is left over on reaching an end is dropped', () => {
    const top = onFirstDay(at(11, { raise: 8, lower: 2, movedIn: 1 }), in2);
    expect(top.record).toMatchObject({ level: 12, raise: 0, lower: 2 });
    expect(top.happened.at(-1)).toEqual({ event: 'dropped', kind: 'raise', credits: 5, why: 'SAGA-WEALTH-013' });
    const bottom = onFirstDay(at(2, { lower: 4, movedIn: 1 }), in2);
    expect(bottom.record).toMatchObject({ level: 1, lower: 0 });
    expect(credits(at(11), RAISE3, in1).happened.map(({ event }) => event)).toEqual([
      'credited',
      'credited',
      'credited',
      'moved',
    ]);
  });
});

describe('yearly', () => {
  const yearly = (year: number): WealthTime => ({ year, timing: 'yearly' });

  test('SAGA-WEALTH-012 with yearly the rating waits too, and the credits are read at the reckoning', () => {
    const six = credits(at(4), [...RAISE3, ...RAISE3], yearly(1));
    expect(six.record).toMatchObject({ level: 4, raise: 6, movedIn: null });
    expect(six.happened.at(-1)).toEqual({ event: 'waits', until: 'reckoning', why: 'SAGA-WEALTH-012' });
    expect(onFirstDay(six.record, yearly(2)).record).toEqual(six.record);
    const first = reckoned(six.record, yearly(1)).record;
    expect(first).toMatchObject({ level: 5, raise: 3, movedIn: 1, effective: 5 });
    expect(reckoned(first, yearly(2)).record).toMatchObject({ level: 6, raise: 0, movedIn: 2, effective: 6 });
  });

  test('SAGA-WEALTH-012 worked example 3 with yearly: read in the same way', () => {
    expect(reckoned(at(4, { raise: 4, lower: 3 }), yearly(1)).record).toMatchObject({ level: 4, raise: 1, lower: 0 });
    expect(reckoned(at(4, { raise: 7, lower: 3 }), yearly(1)).record).toMatchObject({ level: 5, raise: 1, lower: 0 });
  });

  test('SAGA-WEALTH-006 a rating that moved before the table changed its timing stays for the year', () => {
    expect(reckoned(at(4, { raise: 3, movedIn: 1 }), yearly(1)).record).toMatchObject({ level: 4, raise: 3 });
  });
});

/** A history: credits of either kind, and turns of the year with their reckoning, by either timing. */
const histories = fc.record({
  level: fc.integer({ min: 1, max: 12 }),
  timing: fc.constantFrom('thirdScene', 'yearly'),
  steps: fc.array(fc.constantFrom('raise', 'lower', 'year', 'switch'), { maxLength: 120 }),
});

interface Lived {
  record: WealthRecord;
  year: number;
  timing: WealthTime['timing'];
  happened: { readonly year: number; readonly event: WealthEvent }[];
}

const note = (lived: Lived, { record, happened }: WealthChange): void => {
  lived.record = record;
  lived.happened.push(...happened.map((event) => ({ year: lived.year, event })));
};

const live = (lived: Lived, step: 'raise' | 'lower' | 'year' | 'switch'): void => {
  if (step === 'switch') lived.timing = lived.timing === 'yearly' ? 'thirdScene' : 'yearly';
  else if (step === 'year') {
    note(lived, reckoned(lived.record, lived));
    lived.year++;
    note(lived, onFirstDay(lived.record, lived));
  } else note(lived, credit(lived.record, step, lived));
};

/** What happened to the credits of one kind, added up. */
const ledgerOf = (
  lived: Lived,
  kind: CreditKind,
): Readonly<Record<'moves' | 'cancelled' | 'dropped' | 'refused', number>> => {
  const sums = { moves: 0, cancelled: 0, dropped: 0, refused: 0 };
  for (const { event } of lived.happened) {
    if (event.event === 'moved' && event.to > event.from === (kind === 'raise')) sums.moves++;
    if (event.event === 'cancelled') sums.cancelled += event.credits;
    if (event.event === 'dropped' && event.kind === kind) sums.dropped += event.credits;
    if (event.event === 'notRecorded' && event.kind === kind) sums.refused++;
  }
  return sums;
};

test('SAGA-WEALTH-006 SAGA-WEALTH-012 SAGA-WEALTH-013 whatever is played: one level a year, and no credit is lost but at the ends', () => {
  always(
    fc.property(histories, ({ level, timing, steps }) => {
      const lived: Lived = { record: at(level), year: 1, timing, happened: [] };
      for (const step of steps) live(lived, step);
      const moves = lived.happened.filter(({ event }) => event.event === 'moved').map(({ year }) => year);
      expect(new Set(moves).size).toBe(moves.length);
      for (const kind of ['raise', 'lower'] as const) {
        const given = steps.filter((step) => step === kind).length;
        const { moves: levels, cancelled, dropped, refused } = ledgerOf(lived, kind);
        expect(given).toBe(lived.record[kind] + 3 * levels + cancelled + dropped + refused);
        expect(lived.record[kind]).toBeGreaterThanOrEqual(0);
      }
      const { record } = lived;
      expect(record.level).toBe(level + ledgerOf(lived, 'raise').moves - ledgerOf(lived, 'lower').moves);
      expect(record.level >= 1 && record.level <= 12).toBe(true);
      if (record.level === 12) expect(record.raise).toBe(0);
      if (record.level === 1) expect(record.lower).toBe(0);
    }),
    500,
  );
});

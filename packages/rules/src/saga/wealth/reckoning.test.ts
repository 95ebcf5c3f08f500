import { always } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Troops } from '../battle/model.js';
import { costOf } from '../battle/muster/muster.js';
import { ALL_TROOPS } from '../battle/troops.table.js';
import { reckoningDayOf, USUAL_CALENDAR } from '../calendar/dates.js';
import { credit, onFirstDay } from './credits.js';
import { LADDER } from './ladder.table.js';
import {
  armyBudget,
  lost,
  reckoned,
  refusesArmy,
  type Settlement,
  settled,
  supportedAt,
  supportedBy,
} from './reckoning.js';
import { type WealthChange, type WealthRecord, wealthAsBuilt } from './wealth.js';

const NONE = Object.fromEntries(ALL_TROOPS.map((troop) => [troop, 0])) as Troops;
const army = (some: Partial<Troops>): Troops => ({ ...NONE, ...some });

/** Worked example 1: 100 medium infantry at 3 and 25 bowmen at 4 cost 400. */
const LORDS = army({ mediumInfantry: 100, bowmen: 25 });
const lord = (): WealthRecord => wealthAsBuilt({ unit: 'u1', level: 4, troops: LORDS });

const fleet = (level: number, ships: number): WealthRecord =>
  wealthAsBuilt({ unit: 'u1', level, supports: [{ name: 'ships', amount: ships }] });

const value = (record: WealthRecord, was: Troops, after: Settlement): WealthChange => {
  const result = settled(record, was, after);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
};

const refusal = (record: WealthRecord, was: Troops, after: Settlement) => {
  const result = settled(record, was, after);
  return result.ok ? null : result.refusal;
};

const credited = (record: WealthRecord, times: number, year: number, timing: 'thirdScene' | 'yearly'): WealthRecord =>
  Array.from({ length: times }).reduce<WealthRecord>((one) => credit(one, 'raise', { year, timing }).record, record);

describe('what a level supports', () => {
  test('SAGA-WEALTH-014 worked example 2: in proportion to the rating, rounded down', () => {
    const ships = { baselineAmount: 8, baselineLevel: 1 };
    expect([1, 2, 7].map((level) => supportedAt(ships, level))).toEqual([8, 10, 30]);
    expect(supportedAt({ baselineAmount: 3, baselineLevel: 4 }, 3)).toBe(2);
  });

  test('SAGA-WEALTH-014 is exact for every pair of levels and every amount', () => {
    always(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 12 }),
        (amount, from, to) => {
          const [rating, base] = [LADDER[to - 1] as number, LADDER[from - 1] as number];
          const supported = supportedAt({ baselineAmount: amount, baselineLevel: from }, to);
          expect(BigInt(supported)).toBe((BigInt(amount) * BigInt(rating)) / BigInt(base));
          if (from === to) expect(supported).toBe(amount);
        },
      ),
    );
  });

  test('SAGA-WEALTH-003 SAGA-WEALTH-014 an army is counted in troop cost, so size and quality follow wealth', () => {
    expect(costOf(LORDS)).toBe(400);
    expect(lord().army).toEqual({ baselineAmount: 400, baselineLevel: 4 });
    expect([3, 4, 5, 6].map((effective) => armyBudget({ ...lord(), effective }))).toEqual([300, 400, 500, 600]);
    expect(armyBudget(wealthAsBuilt({ unit: 'u2', level: 12 }))).toBe(0);
  });

  test('SAGA-WEALTH-016 SAGA-BATTLE-TROOP-024 an army built now keeps to the budget, one already built does not', () => {
    const large = army({ mediumInfantry: 134 });
    expect(refusesArmy(lord(), { troops: large, built: false })).toMatchObject({
      rule: 'SAGA-WEALTH-016',
      what: 'wealth.overBudget',
      facts: { cost: 402, budget: 400 },
    });
    expect(refusesArmy(lord(), { troops: large, built: true })).toBeNull();
    expect(refusesArmy(lord(), { troops: army({ heavyCavalry: 20 }), built: false })).toBeNull();
  });
});

describe('the year of a lord', () => {
  test('SAGA-WEALTH-007 SAGA-WEALTH-012 worked example 1: 2.5 at once, army cost 500 from day 360', () => {
    const raised = credited(lord(), 3, 1, 'thirdScene');
    expect([raised.level, LADDER[raised.level - 1], armyBudget(raised)]).toEqual([5, 250, 400]);
    expect(reckoningDayOf(USUAL_CALENDAR, 1, null)).toBe(360);
    const after = reckoned(raised, { year: 1, timing: 'thirdScene' });
    expect(armyBudget(after.record)).toBe(500);
    expect(after.happened).toEqual([{ event: 'tookEffect', from: 4, to: 5, why: 'SAGA-WEALTH-007' }]);
  });

  test('SAGA-WEALTH-006 SAGA-WEALTH-012 worked example 1: six successes, 3 on day 361, army cost 600 on day 720', () => {
    const six = credited(lord(), 6, 1, 'thirdScene');
    expect(LADDER[six.level - 1]).toBe(250);
    const first = reckoned(six, { year: 1, timing: 'thirdScene' }).record;
    const turned = onFirstDay(first, { year: 2, timing: 'thirdScene' }).record;
    expect([LADDER[turned.level - 1], armyBudget(turned)]).toEqual([300, 500]);
    expect(armyBudget(reckoned(turned, { year: 2, timing: 'thirdScene' }).record)).toBe(600);
  });

  test('SAGA-WEALTH-008 SAGA-WEALTH-012 worked example 1 with yearly: the rating moves on days 360 and 720, the army is the same', () => {
    const six = credited(lord(), 6, 1, 'yearly');
    const first = reckoned(six, { year: 1, timing: 'yearly' }).record;
    const turned = onFirstDay(first, { year: 2, timing: 'yearly' }).record;
    const second = reckoned(turned, { year: 2, timing: 'yearly' }).record;
    expect([six, first, turned, second].map((one) => [LADDER[one.level - 1], armyBudget(one)])).toEqual([
      [200, 400],
      [250, 500],
      [250, 500],
      [300, 600],
    ]);
  });
});

describe('settling the year', () => {
  const grown = (): WealthRecord => ({ ...fleet(1, 8), level: 2, effective: 2, toSettle: true });
  const shrunk = (): WealthRecord => ({ ...fleet(7, 30), level: 6, effective: 6, toSettle: true });

  test('SAGA-WEALTH-015 who has less may bring it up to what is supported, as far as they like', () => {
    expect(supportedBy(grown(), NONE)[0]).toEqual({
      what: 's1',
      now: 8,
      supported: 10,
      excess: 0,
      room: 2,
      why: 'SAGA-WEALTH-014',
    });
    const after = value(grown(), NONE, { supports: [10], troops: NONE });
    expect(after.record).toMatchObject({ toSettle: false, supports: [{ now: 10 }] });
    expect(after.happened).toEqual([{ event: 'broughtUp', what: 's1', amount: 2, why: 'SAGA-WEALTH-015' }]);
    expect(value(grown(), NONE, { supports: [9], troops: NONE }).record.supports[0]?.now).toBe(9);
    expect(value(grown(), NONE, { supports: [8], troops: NONE }).happened).toEqual([]);
    expect(refusal(grown(), NONE, { supports: [11], troops: NONE })).toMatchObject({ what: 'wealth.notSupported' });
    expect(refusal(grown(), NONE, { supports: [7], troops: NONE })).toMatchObject({ what: 'wealth.notOwed' });
  });

  test('SAGA-WEALTH-015 who has more gives up the excess and no more', () => {
    // 30 at 3.75 are 24 at 3.
    expect(supportedBy(shrunk(), NONE)[0]).toMatchObject({ supported: 24, excess: 6, room: 0 });
    const after = value(shrunk(), NONE, { supports: [24], troops: NONE });
    expect(after.happened).toEqual([{ event: 'gaveUp', what: 's1', amount: 6, why: 'SAGA-WEALTH-015' }]);
    expect(refusal(shrunk(), NONE, { supports: [25], troops: NONE })).toMatchObject({
      rule: 'SAGA-WEALTH-015',
      what: 'wealth.notSupported',
      facts: { what: 'ships', now: 30, supported: 24, after: 25 },
    });
    expect(refusal(shrunk(), NONE, { supports: [23], troops: NONE })).toMatchObject({ what: 'wealth.notOwed' });
  });

  test('SAGA-WEALTH-015 the owner picks which soldiers go; nobody goes who could have stayed', () => {
    // 400 at 2 are 300 at 1.5: a hundred points too many.
    const poor = { ...lord(), level: 3, effective: 3, toSettle: true };
    const after = (troops: Troops): Settlement => ({ supports: [], troops });
    expect(value(poor, LORDS, after(army({ mediumInfantry: 100 }))).happened).toEqual([
      { event: 'gaveUp', what: null, amount: 100, why: 'SAGA-WEALTH-015' },
    ]);
    // 34 infantry cost 102: one of them for one bowman less would not do either.
    expect(refusal(poor, LORDS, after(army({ mediumInfantry: 66, bowmen: 25 })))).toBeNull();
    expect(refusal(poor, LORDS, after(army({ mediumInfantry: 67, bowmen: 25 })))).toMatchObject({
      what: 'wealth.notSupported',
      facts: { what: null, supported: 300, after: 301 },
    });
    expect(refusal(poor, LORDS, after(army({ mediumInfantry: 99 })))).toMatchObject({ what: 'wealth.notOwed' });
    expect(refusal(poor, LORDS, after(army({ heavyCavalry: 15 })))).toMatchObject({ what: 'wealth.nothingNew' });
  });

  test('SAGA-WEALTH-015 an army with room takes on soldiers of any kind, losses of the year included', () => {
    const rich = reckoned(credited(lord(), 3, 1, 'thirdScene'), { year: 1, timing: 'thirdScene' }).record;
    const beaten = army({ mediumInfantry: 60, bowmen: 25 });
    const after = army({ mediumInfantry: 60, bowmen: 25, heavyCavalry: 11 });
    expect(value(rich, beaten, { supports: [], troops: after }).happened).toEqual([
      { event: 'broughtUp', what: null, amount: 220, why: 'SAGA-WEALTH-015' },
    ]);
    const swapped = army({ mediumInfantry: 60, heavyCavalry: 11 });
    expect(refusal(rich, beaten, { supports: [], troops: swapped })).toMatchObject({ what: 'wealth.notOwed' });
    const tooMany = army({ ...after, heavyCavalry: 12 });
    expect(refusal(rich, beaten, { supports: [], troops: tooMany })).toMatchObject({ what: 'wealth.notSupported' });
  });

  test('SAGA-WEALTH-007 SAGA-WEALTH-015 between reckonings nothing grows back', () => {
    const less = lost(fleet(1, 8), 's1', 3);
    if (!less.ok) throw new Error('refused');
    expect(less.value.record.supports[0]?.now).toBe(5);
    expect(less.value.happened).toEqual([{ event: 'lost', what: 's1', amount: 3, why: 'SAGA-WEALTH-015' }]);
    expect(refusal(less.value.record, NONE, { supports: [8], troops: NONE })).toMatchObject({
      rule: 'SAGA-WEALTH-015',
      what: 'wealth.notNow',
    });
    const open = reckoned(less.value.record, { year: 1, timing: 'thirdScene' }).record;
    const full = value(open, NONE, { supports: [8], troops: NONE }).record;
    expect(refusal(full, NONE, { supports: [8], troops: NONE })).toMatchObject({ what: 'wealth.notNow' });
  });

  test('what is settled must be there, and all of it', () => {
    expect(refusal(grown(), NONE, { supports: [], troops: NONE })).toMatchObject({
      path: 'supports',
      expected: { form: 'wealth.everySupport', facts: { supports: ['ships'] } },
    });
    expect(lost(grown(), 's2', 1)).toMatchObject({ refusal: { path: 'what' } });
    expect(lost(grown(), 's1', 9)).toMatchObject({ refusal: { path: 'amount' } });
  });

  test('SAGA-WEALTH-015 whatever is lost and brought up, there is never more than supported after a settlement', () => {
    const years = fc.array(
      fc.record({ raised: fc.integer({ min: 0, max: 7 }), lowered: fc.integer({ min: 0, max: 7 }), loss: fc.nat(12) }),
      { maxLength: 12 },
    );
    always(
      fc.property(years, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 40 }), (all, level, ships) => {
        let record = fleet(level, ships);
        all.forEach(({ raised, lowered, loss }, at) => {
          const time = { year: at + 1, timing: 'thirdScene' } as const;
          record = onFirstDay(record, time).record;
          for (let n = 0; n < raised; n++) record = credit(record, 'raise', time).record;
          for (let n = 0; n < lowered; n++) record = credit(record, 'lower', time).record;
          const before = record.supports[0]?.now ?? 0;
          const less = lost(record, 's1', Math.min(before, loss));
          if (!less.ok) throw new Error('refused');
          record = reckoned(less.value.record, time).record;
          const { now, supported, excess, room } = supportedBy(record, NONE)[0] as ReturnType<
            typeof supportedBy
          >[number];
          expect(now + room - excess).toBe(supported);
          const after = value(record, NONE, { supports: [supported], troops: NONE });
          const moved = after.happened.reduce(
            (sum, event) =>
              sum + (event.event === 'broughtUp' ? event.amount : event.event === 'gaveUp' ? -event.amount : 0),
            0,
          );
          expect(now + moved).toBe(supported);
          record = after.record;
        });
      }),
      200,
    );
  });
});

import type { SeatId } from '@warmoot/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_TROOPS } from '../battle/setup.js';
import { armyBudget, supportedBy } from '../wealth/reckoning.js';
import { ratingAt } from '../wealth/wealth.js';
import type { Unit } from './model.js';
import { founded, type Story, talked, talkOn, threePeople } from './testing/story.js';
import { nextReckoning } from './treasury.js';

/** Worth 400: 100 at 3 and 25 at 4. */
const TROOPS = { mediumInfantry: 100, bowmen: 25 };
/** A lord at rating 2 who keeps an army worth 400, ruled by Ella; and a neighbour whom nobody rules. */
const lord = (options: object = {}, unit: object = {}): Story => {
  const story = threePeople({ ...options });
  return story
    .as('ana', { deed: 'unit', name: 'Hird', ruler: story.id('Ella'), level: 4, troops: TROOPS, ...unit })
    .as('bo', { deed: 'unit', name: 'Rhedd', level: 4 });
};

/** A raid on that day, credited to the Hird, or to whom it says. */
const raid = (story: Story, day: number, credit: object = {}): Story => {
  const title = `raid ${Object.keys(story.campaign.open.entries).length}`;
  const planned = story.as('ana', { deed: 'plan', scene: 'movement', title, day });
  const over = talked(planned, title);
  return over.decide({ deed: 'credit', entry: over.id(title), raise: over.id('Hird'), lower: null, ...credit });
};
const raids = (story: Story, days: readonly number[], credit: object = {}): Story =>
  days.reduce((now, day) => raid(now, day, credit), story);

const rating = (story: Story): number => ratingAt(story.unit('Hird').wealth.level) / 100;
const budget = (story: Story): number => armyBudget(story.unit('Hird').wealth);
const reckon = (story: Story, seat: SeatId = 'bo'): Story => story.as(seat, { deed: 'reckon' });
const pass = (story: Story, to: number): Story => story.decide({ deed: 'pass', to });

describe('example 1 of 1.04.04', () => {
  test('SAGA-WEALTH-005, SAGA-WEALTH-007 three raids by day 100: 2.5 at once, army cost 500 from day 360', () => {
    const two = raids(lord(), [40, 70]);
    expect([rating(two), budget(two)]).toEqual([2, 400]);
    const three = raid(two, 100);
    expect([rating(three), budget(three)]).toEqual([2.5, 400]);
    const year = reckon(three);
    expect(year.campaign.open).toMatchObject({ today: 360, reckoned: 1 });
    expect([rating(year), budget(year)]).toEqual([2.5, 500]);
  });

  test('SAGA-WEALTH-006, SAGA-WEALTH-012 six in a year: still 2.5; on day 361 it is 3, and 600 on day 720', () => {
    const six = raids(lord(), [10, 20, 30, 40, 50, 60]);
    expect([rating(six), six.unit('Hird').wealth.raise]).toEqual([2.5, 3]);
    const first = reckon(six);
    expect([rating(first), budget(first)]).toEqual([2.5, 500]);
    const day361 = pass(first, 361);
    expect([rating(day361), budget(day361), day361.unit('Hird').wealth.raise]).toEqual([3, 500, 0]);
    const second = reckon(day361);
    expect(second.campaign.open.today).toBe(720);
    expect([rating(second), budget(second)]).toEqual([3, 600]);
  });

  test('SAGA-WEALTH-012 `yearly`: the rating moves on days 360 and 720, and the army costs are the same', () => {
    const six = raids(lord({ 'saga.wealth.timing': 'yearly' }), [10, 20, 30, 40, 50, 60]);
    expect([rating(six), six.unit('Hird').wealth.raise]).toEqual([2, 6]);
    const first = reckon(six);
    expect([rating(first), budget(first)]).toEqual([2.5, 500]);
    const day361 = pass(first, 361);
    expect(rating(day361)).toBe(2.5);
    const second = reckon(day361);
    expect([rating(second), budget(second)]).toEqual([3, 600]);
  });
});

describe('credits', () => {
  test('SAGA-WEALTH-002 example 2: 8 ships at 1 are 10 at 1.25; 3 cities at 2 are 2 at 1.5', () => {
    const supports = [{ name: 'ships', amount: 8 }];
    const up = reckon(raids(lord({}, { level: 1, supports }), [1, 1, 1]));
    expect(supportedBy(up.unit('Hird').wealth, up.unit('Hird').troops)[0]).toMatchObject({ now: 8, supported: 10 });
    const cities = lord({}, { supports: [{ name: 'cities', amount: 3 }] });
    const down = reckon(raids(cities, [1, 1, 1], { raise: null, lower: cities.id('Hird') }));
    expect(supportedBy(down.unit('Hird').wealth, down.unit('Hird').troops)[0]).toMatchObject({
      now: 3,
      supported: 2,
      excess: 1,
    });
  });

  test('SAGA-WEALTH-012 example 3: raise 4 and lower 3 cancel to 1 and 0; 7 and 3 to 4, then one level up and 1', () => {
    const yearly = lord({ 'saga.wealth.timing': 'yearly' });
    const lowered = raids(yearly, [1, 1, 1], { raise: null, lower: yearly.id('Hird') });
    const four = reckon(raids(lowered, [2, 2, 2, 2]));
    expect(four.unit('Hird').wealth).toMatchObject({ level: 4, raise: 1, lower: 0 });
    const seven = reckon(raids(lowered, [2, 2, 2, 2, 2, 2, 2]));
    expect(seven.unit('Hird').wealth).toMatchObject({ level: 5, raise: 1, lower: 0 });
  });

  test('SAGA-WEALTH-004, SAGA-WEALTH-011 of a scene of the subsystems that is over, once for one and once against another', () => {
    const story = talkOn(lord(), 2, 'talk');
    const free = talked(story, 'talk');
    const credit = (now: Story, title: string, to: object) => ({
      deed: 'credit',
      entry: now.id(title),
      raise: null,
      lower: null,
      ...to,
    });
    const hird = { raise: story.id('Hird') };
    expect(free.refusal(null, credit(free, 'talk', hird), true)).toMatchObject({ rule: 'SAGA-WEALTH-004' });
    const planned = free.as('ana', { deed: 'plan', scene: 'discussion', title: 'treaty', day: 3 });
    expect(planned.refusal(null, credit(planned, 'treaty', hird), true)).toMatchObject({ rule: 'SAGA-WEALTH-011' });
    const over = talked(planned, 'treaty');
    expect(over.refusal('ana', credit(over, 'treaty', hird))).toMatchObject({ code: 'TABLE_DECIDES' });
    const once = over.decide(credit(over, 'treaty', hird));
    expect(once.refusal(null, credit(once, 'treaty', hird), true)).toMatchObject({ what: 'wealth.creditedOnce' });
    expect(once.refusal(null, credit(once, 'treaty', { lower: story.id('Hird') }), true)).toMatchObject({
      what: 'wealth.anothersCost',
    });
    const both = once.decide(credit(once, 'treaty', { lower: story.id('Rhedd') }));
    expect(both.entry('treaty').credited).toEqual({ raise: story.id('Hird'), lower: story.id('Rhedd') });
    expect([both.unit('Hird').wealth.raise, both.unit('Rhedd').wealth.lower]).toEqual([1, 1]);
    expect(over.refusal(null, credit(over, 'treaty', { raise: 'u99' }), true)).toMatchObject({ code: 'NO_SUCH' });
  });

  test('SAGA-WEALTH-011 the three need not fall in one year', () => {
    const two = raids(lord(), [100, 200]);
    const third = raid(pass(reckon(two), 361), 400);
    expect([rating(two), rating(third)]).toEqual([2, 2.5]);
    expect(third.unit('Hird').wealth.movedIn).toBe(2);
  });
});

describe('the reckoning', () => {
  test('SAGA-WEALTH-008 on the last day, after its scenes; and no day of the next year comes before it', () => {
    const story = talkOn(lord(), 360, 'feast');
    expect(story.refusal('ana', { deed: 'reckon' })).toMatchObject({ facts: { title: 'feast', day: 360 } });
    const running = story.as('ana', { deed: 'start', entry: story.id('feast') });
    expect(running.refusal('ana', { deed: 'reckon' })).toMatchObject({ rule: 'SAGA-WEALTH-008' });
    const over = running.as('ana', { deed: 'close', entry: story.id('feast') });
    expect(over.refusal(null, { deed: 'pass', to: 361 }, true)).toMatchObject({
      what: 'campaign.reckonFirst',
      facts: { year: 1, day: 360 },
    });
    expect(pass(reckon(over), 361).campaign.open.today).toBe(361);
  });

  test('SAGA-WEALTH-008 a long scene may run on over the end of the year', () => {
    const story = talkOn(lord(), 350, 'march', ['Ella'], { days: 40 });
    const running = pass(story.as('ana', { deed: 'start', entry: story.id('march') }), 360);
    const next = pass(reckon(running), 389).as('ana', { deed: 'close', entry: story.id('march') });
    expect(next.entry('march')).toMatchObject({ state: 'done', days: 40 });
    expect(next.campaign.open).toMatchObject({ today: 389, reckoned: 1 });
  });

  test('SAGA-WEALTH-008 on another day of the year that the table has named', () => {
    const spring = raids(lord({ 'saga.wealth.reckoningDay': 100 }), [10, 20, 30]);
    expect(nextReckoning(spring.campaign)).toEqual({ year: 1, day: 100 });
    const reckoned = reckon(spring);
    expect([reckoned.campaign.open.today, budget(reckoned)]).toEqual([100, 500]);
    const three = raids(reckoned, [101, 102, 103]);
    expect([rating(three), three.unit('Hird').wealth.raise]).toEqual([2.5, 3]);
    // The year turns on its first day, not on the day of the reckoning.
    const turned = pass(three, 361);
    expect([rating(turned), budget(turned)]).toEqual([3, 500]);
    expect(turned.refusal(null, { deed: 'pass', to: 461 }, true)).toMatchObject({ facts: { year: 2, day: 460 } });
    expect(budget(reckon(turned))).toBe(600);
  });

  test('SAGA-WEALTH-008 without political units years pass by themselves', () => {
    const story = pass(founded(), 1000).as('ana', { deed: 'unit', name: 'Late', level: 3 });
    expect(story.campaign.open.reckoned).toBe(2);
    expect(nextReckoning(story.campaign)).toEqual({ year: 3, day: 1080 });
  });

  test('SAGA-WEALTH-012 credits that wait are read for every year that begins', () => {
    const story = raids(lord(), [1, 1, 1, 1, 1, 1, 1, 1, 1]);
    const third = pass(reckon(pass(reckon(story), 361)), 721);
    expect([rating(third), third.unit('Hird').wealth.raise]).toEqual([3.75, 0]);
    expect(third.events.filter((event) => event.event === 'yearReckoned')).toHaveLength(2);
  });
});

describe('settling', () => {
  const settle = (story: Story, troops: object, supports: readonly number[] = []) => ({
    deed: 'settle',
    unit: story.id('Hird'),
    troops: { ...NO_TROOPS, ...troops },
    supports,
  });

  test('SAGA-WEALTH-015 after the reckoning the owner brings up what is supported, once', () => {
    const year = reckon(raids(lord(), [1, 1, 1]));
    const more = settle(year, { mediumInfantry: 120, bowmen: 35 });
    expect(year.refusal('bo', more)).toMatchObject({ code: 'NOT_YOURS', owner: 'ana' });
    const settled = year.as('ana', more);
    expect(settled.unit('Hird')).toMatchObject({ troops: { mediumInfantry: 120, bowmen: 35 } });
    expect(settled.refusal('ana', more)).toMatchObject({ rule: 'SAGA-WEALTH-015' });
    expect(year.refusal('ana', settle(year, { mediumInfantry: 120, bowmen: 36 }))).toMatchObject({
      what: 'wealth.notSupported',
    });
    expect(lord().refusal('ana', settle(lord(), TROOPS))).toMatchObject({ what: 'wealth.notNow' });
    // Whoever lets it be may not come back to it when time has gone on.
    expect(pass(year, 361).refusal('ana', more)).toMatchObject({ what: 'wealth.notNow' });
  });

  test('SAGA-WEALTH-015 whoever has too much gives it up before time goes on', () => {
    const start = lord();
    const poorer = reckon(raids(start, [1, 1, 1], { raise: null, lower: start.id('Hird') }));
    // Level 3, rating 1.5: floor(400 × 1.5 / 2) = 300.
    expect(budget(poorer)).toBe(300);
    expect(poorer.refusal(null, { deed: 'pass', to: 361 }, true)).toMatchObject({
      what: 'campaign.settleFirst',
      facts: { unit: 'Hird', what: null, excess: 100 },
    });
    const less = settle(poorer, { mediumInfantry: 100 });
    expect(pass(poorer.as('ana', less), 361).campaign.open.today).toBe(361);
    expect(poorer.decide(less).unit('Hird').wealth.toSettle).toBe(false);
  });

  test('SAGA-WEALTH-001 what nobody rules, anybody settles; with the rule the wealth passes', () => {
    const year = reckon(lord());
    const hird = { deed: 'unit', id: year.id('Hird'), name: 'Hird' };
    const ruled = year.as('ana', { ...hird, ruler: year.id('Morten') });
    expect(ruled.unit('Hird')).toMatchObject({ ruler: year.id('Morten'), wealth: { level: 4 }, troops: TROOPS });
    expect(ruled.refusal('ana', settle(ruled, TROOPS))).toMatchObject({ code: 'NOT_YOURS', owner: 'bo' });
    expect(ruled.as('bo', settle(ruled, TROOPS)).unit('Hird').wealth.toSettle).toBe(false);
    const free = year.as('ana', hird);
    expect(free.as('cy', settle(free, TROOPS)).unit('Hird').wealth.toSettle).toBe(false);
  });

  test('SAGA-WEALTH-009, SAGA-WEALTH-010, SAGA-WEALTH-015 what there is is set when the unit is made, and not written anew', () => {
    const story = lord();
    expect(story.unit('Hird').wealth).toMatchObject({ level: 4, army: { baselineAmount: 400, baselineLevel: 4 } });
    const again = { deed: 'unit', id: story.id('Hird'), name: 'Hird' };
    expect(story.refusal('ana', { ...again, troops: { bowmen: 1000 } })).toMatchObject({ rule: 'SAGA-WEALTH-015' });
    expect(story.refusal('ana', { ...again, supports: [{ name: 'ships', amount: 9 }] })).toMatchObject({
      what: 'campaign.onlyAtReckoning',
    });
    expect(story.as('ana', { ...again, level: 12 }).unit('Hird').wealth.level).toBe(4);
    expect(story.refusal('ana', { ...again, ruler: 'c99' })).toMatchObject({ code: 'NO_SUCH' });
    expect(story.as('ana', { deed: 'remove', from: 'units', id: story.id('Rhedd') }).campaign.open.units).toEqual({
      [story.id('Hird')]: story.unit('Hird'),
    });
  });
});

test('SAGA-WEALTH-006, SAGA-WEALTH-012, SAGA-WEALTH-013 whatever is credited: one level a year at most, and every credit is accounted for', () => {
  const kinds = ['raise', 'lower'] as const;
  const steps = fc.array(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...kinds) }, fc.constant('year' as const)), {
    minLength: 20,
    maxLength: 40,
  });
  const timing = fc.constantFrom('thirdScene', 'yearly');
  const tale = (level: number, how: string, done: readonly ((typeof kinds)[number] | 'year')[]): Story =>
    done.reduce(
      (story, one) => {
        const { today } = story.campaign.open;
        if (one === 'year') return pass(reckon(story), 361 + 360 * story.campaign.open.reckoned);
        return raid(story, today, { raise: null, lower: null, [one]: story.id('Hird') });
      },
      lord({ 'saga.wealth.timing': how }, { level, troops: {} }),
    );
  let levels = 0;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), timing, steps, (level, how, done) => {
      const story = tale(level, how, done);
      const unit = story.id('Hird');
      const kept = story.events.flatMap((event) =>
        event.event === 'kept' && event.in === 'units' && event.thing.id === unit ? [event] : [],
      );
      const happened = kept.flatMap((event) => event.happened ?? []);
      const moves = kept.flatMap(({ happened: all = [], thing }) =>
        all.flatMap((one) => (one.event === 'moved' ? [{ ...one, year: (thing as Unit).wealth.movedIn }] : [])),
      );
      levels += moves.length;
      expect(new Set(moves.map(({ year }) => year)).size).toBe(moves.length);
      for (const { from, to } of moves) expect(Math.abs(to - from)).toBe(1);
      const { wealth } = story.unit('Hird');
      for (const kind of kinds) {
        const sign = kind === 'raise' ? 1 : -1;
        const sum = (of: 'credited' | 'notRecorded' | 'cancelled' | 'dropped'): number =>
          happened.reduce((all, one) => {
            if (one.event !== of || ('kind' in one && one.kind !== kind)) return all;
            return all + (one.event === 'cancelled' || one.event === 'dropped' ? one.credits : 1);
          }, 0);
        const spent = 3 * moves.filter(({ from, to }) => to - from === sign).length;
        expect(sum('credited')).toBe(wealth[kind] + spent + sum('cancelled') + sum('dropped'));
        expect(sum('credited') + sum('notRecorded')).toBe(done.filter((one) => one === kind).length);
      }
    }),
    { numRuns: 40 },
  );
  expect(levels).toBeGreaterThan(20);
});

import type { SeatId } from '@warmoot/kernel';
import { always, partly } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { campaignDeed, creditable, creditsAsked, obeyDeed } from '../../../campaigns.js';
import { NO_TROOPS } from '../../battle/setup.js';
import { armyBudget, supportedBy } from '../../wealth/reckoning.js';
import { ratingAt } from '../../wealth/wealth.js';
import type { Unit } from '../papers/model.js';
import { CAMPAIGN_VERSIONS } from '../papers/versions.table.js';
import { founded, type Story, talked, talkOn, threePeople } from '../testing/story.js';
import { nextReckoning } from '../time/years.js';

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

  test('SAGA-WEALTH-006, SAGA-WEALTH-007, SAGA-WEALTH-008 moved to a day that is past, it is due at once: one a year all the same', () => {
    const yearly = pass(raids(lord({ 'saga.wealth.timing': 'yearly' }), [1, 1, 1, 1, 1, 1]), 100);
    const options = { ...yearly.campaign.open.options, 'saga.wealth.reckoningDay': 50 };
    const moved = yearly.decide({ deed: 'options', options });
    expect(nextReckoning(moved.campaign)).toEqual({ year: 1, day: 100 });
    expect(moved.refusal(null, { deed: 'pass', to: 101 }, true)).toMatchObject({
      what: 'campaign.reckonFirst',
      facts: { year: 1, day: 100 },
    });
    const first = reckon(moved);
    expect([first.campaign.open.today, rating(first), first.unit('Hird').wealth.raise]).toEqual([100, 2.5, 3]);
    expect(nextReckoning(first.campaign)).toEqual({ year: 2, day: 410 });
    // Moved back to the last day, the year that has been reckoned is not reckoned again.
    const back = first.decide({ deed: 'options', options: { ...options, 'saga.wealth.reckoningDay': null } });
    expect(nextReckoning(back.campaign)).toEqual({ year: 2, day: 720 });
    const second = reckon(first);
    expect([second.campaign.open.today, rating(second)]).toEqual([410, 3]);
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

describe('somebody’s own wealth', () => {
  const purse = (story: Story, name: string, more: object = {}) => ({
    deed: 'unit',
    name: `${name}’s purse`,
    ruler: story.id(name),
    level: 1,
    supports: [{ name: 'ships', amount: 8 }],
    own: true,
    ...more,
  });

  test('SAGA-WEALTH-001 for those who rule no unit, one each, and it passes to nobody', () => {
    const story = lord();
    const rich = story.as('bo', purse(story, 'Morten'));
    expect(rich.unit('Morten’s purse').wealth).toMatchObject({ of: 'character', unit: story.id('Morten'), level: 1 });
    expect(rich.refusal('bo', purse(rich, 'Morten'))).toMatchObject({ what: 'wealth.oneRecord' });
    // Ella rules the Hird.
    expect(story.refusal('ana', purse(story, 'Ella'))).toMatchObject({
      rule: 'SAGA-WEALTH-001',
      what: 'wealth.rulesUnit',
    });
    expect(story.refusal('ana', purse(story, 'Ella', { ruler: null }))).toMatchObject({ what: 'campaign.whoseWealth' });
    const anew = { deed: 'unit', id: rich.id('Morten’s purse'), name: 'Purse' };
    expect(rich.refusal('bo', { ...anew, ruler: rich.id('Wanda') })).toMatchObject({ what: 'campaign.ownWealth' });
    expect(rich.as('bo', { ...anew, ruler: rich.id('Morten') }).unit('Purse').wealth.of).toBe('character');
  });

  test('SAGA-WEALTH-005, SAGA-WEALTH-014, SAGA-WEALTH-015 it moves and is reckoned like any other; example 2: 8 ships, then 10', () => {
    const story = lord();
    const rich = story.as('bo', purse(story, 'Morten'));
    const own = rich.id('Morten’s purse');
    const year = reckon(raids(rich, [1, 2, 3], { raise: own }));
    expect(ratingAt(year.unit('Morten’s purse').wealth.level)).toBe(125);
    const settle = { deed: 'settle', unit: own, supports: [10], troops: {} };
    expect(year.refusal('ana', settle)).toMatchObject({ code: 'NOT_YOURS' });
    expect(year.as('bo', settle).unit('Morten’s purse').wealth.supports).toMatchObject([{ now: 10 }]);
    expect(year.refusal('bo', { ...settle, supports: [11] })).toMatchObject({ what: 'wealth.notSupported' });
  });

  test('SAGA-CHECK-005 a house is rewritten, passed on and struck out by whoever plays its ruler, or by the table; that of nobody by anybody', () => {
    const story = lord();
    const [hird, rhedd] = [story.id('Hird'), story.id('Rhedd')];
    const taken = { deed: 'unit', id: hird, name: 'Hird', ruler: story.id('Morten') };
    const struck = { deed: 'remove', from: 'units', id: hird };
    const others = { code: 'NOT_YOURS', what: 'unit', id: hird, owner: 'ana' };
    for (const deed of [taken, { ...taken, ruler: story.id('Ella'), name: 'Mine' }, struck])
      expect(story.refusal('bo', deed)).toEqual(others);
    for (const passed of [story.as('ana', taken), story.decide(taken)])
      expect(passed.unit('Hird').ruler).toBe(story.id('Morten'));
    for (const without of [story.as('ana', struck), story.decide(struck)])
      expect(Object.keys(without.campaign.open.units)).toEqual([rhedd]);
    // Once it is passed on it is Bo's.
    expect(story.as('ana', taken).refusal('ana', { ...taken, ruler: null })).toEqual({ ...others, owner: 'bo' });
    expect(story.as('ana', { ...taken, id: rhedd, name: 'Rhedd' }).unit('Rhedd').ruler).toBe(story.id('Morten'));
    // What was written down before is read as it was done.
    const parsed = campaignDeed.parse(taken);
    const who = { seat: 'bo' as SeatId, decided: false, players: [] };
    const before = (version: string): boolean =>
      parsed.ok && obeyDeed(story.campaign, parsed.value, { ...who, version }).ok;
    expect(CAMPAIGN_VERSIONS.map(before)).toEqual([true, true, true, true, true, false]);
  });

  test('SAGA-WEALTH-015 what is lost in the course of a year comes back at the reckoning, and not before', () => {
    const story = lord();
    const rich = story.as('bo', purse(story, 'Morten'));
    const [own, ships] = [rich.id('Morten’s purse'), rich.unit('Morten’s purse').wealth.supports[0]?.id];
    const lose = { deed: 'lose', unit: own, what: ships, amount: 3 };
    expect(rich.refusal('bo', lose)).toMatchObject({ code: 'TABLE_DECIDES' });
    expect(rich.refusal(null, { ...lose, amount: 9 }, true)).toMatchObject({ path: 'amount' });
    expect(rich.refusal(null, { ...lose, what: 'cities' }, true)).toMatchObject({ path: 'what' });
    const storm = rich.decide(lose);
    expect(storm.unit('Morten’s purse').wealth.supports).toMatchObject([{ now: 5 }]);
    const back = { deed: 'settle', unit: own, supports: [8], troops: {} };
    expect(storm.refusal('bo', back)).toMatchObject({ what: 'wealth.notNow' });
    expect(reckon(storm).as('bo', back).unit('Morten’s purse').wealth.supports).toMatchObject([{ now: 8 }]);
  });
});

describe('which scenes count', () => {
  const over = (story: Story, title: string, scene: string): Story =>
    talked(story.as('ana', { deed: 'plan', scene, title, day: 1 }), title);
  const asked = (story: Story) => creditsAsked(story.campaign).map(({ title }) => title);

  test('SAGA-WEALTH-004, SAGA-WEALTH-011 each is asked about in order, and stays open until it is answered', () => {
    const story = ['First', 'Second', 'Third'].reduce((now, title) => over(now, title, 'discussion'), lord());
    const more = over(over(story, 'Supper', 'freeForm'), 'Fourth', 'movement');
    expect(asked(more)).toEqual(['First', 'Second', 'Third', 'Fourth']);
    const answer = (now: Story, title: string, raise: string | null): Story =>
      now.decide({ deed: 'credit', entry: now.id(title), raise, lower: null });
    const second = answer(more, 'Second', more.id('Hird'));
    expect(asked(second)).toEqual(['First', 'Third', 'Fourth']);
    // "Nobody's" is an answer too, and may be changed as long as it was nobody's.
    const none = answer(second, 'First', null);
    expect(asked(none)).toEqual(['Third', 'Fourth']);
    expect(creditable(none.campaign).map(({ title }) => title)).toEqual(['First', 'Second', 'Third', 'Fourth']);
    expect(answer(none, 'First', none.id('Hird')).unit('Hird').wealth.raise).toBe(2);
    expect(asked(over(threePeople(), 'Talk', 'discussion'))).toEqual([]);
  });

  test('SAGA-WEALTH-004, S1E-SCOPE-004 what the first edition plays free-form for want of rules does not count', () => {
    const played = (borrow: boolean): Story => {
      const people = threePeople({ 'saga.first.borrowMissing': borrow }, 'saga-1e');
      const story = people.as('bo', { deed: 'unit', name: 'Hird', level: 4 });
      return over(over(story, 'March', 'movement'), 'Talk', 'discussion');
    };
    const credit = (story: Story, title: string) => ({
      deed: 'credit',
      entry: story.id(title),
      raise: story.id('Hird'),
      lower: null,
    });
    const free = played(false);
    expect(asked(free)).toEqual(['Talk']);
    expect(free.refusal(null, credit(free, 'March'), true)).toMatchObject({ rule: 'SAGA-WEALTH-004' });
    expect(free.decide(credit(free, 'Talk')).unit('Hird').wealth.raise).toBe(1);
    const borrowed = played(true);
    expect(asked(borrowed)).toEqual(['March', 'Talk']);
    expect(borrowed.decide(credit(borrowed, 'March')).unit('Hird').wealth.raise).toBe(1);
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
    expect(story.refusal('ana', { ...again, level: 12 })).toMatchObject({
      rule: 'SAGA-WEALTH-009',
      what: 'campaign.levelStands',
      facts: { unit: 'Hird' },
    });
    expect(story.as('ana', { ...again, level: 4 }).unit('Hird').wealth).toEqual(story.unit('Hird').wealth);
    expect(story.as('ana', again).unit('Hird').wealth).toEqual(story.unit('Hird').wealth);
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
  always(
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
    40,
  );
  expect(levels).toBeGreaterThan(partly(20));
});

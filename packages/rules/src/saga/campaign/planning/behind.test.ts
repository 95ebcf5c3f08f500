import { describe, expect, test } from 'vitest';
import { duelOf, joined, type Story, talked, talkOn, threePeople } from '../testing/story.js';

const start = (story: Story, title: string) => story.as('ana', { deed: 'start', entry: story.id(title) });

/** Ella has played on day 12; Morten and Wanda have played nothing. */
const day12 = (): Story => talked(talkOn(threePeople(), 12, 'council', ['Ella']), 'council');

const AHEAD = { rule: 'SAGA-CAL-011', what: 'calendar.completedLater', facts: { character: 'Ella', day: 12 } };

describe('SAGA-CAL-011 others may be behind or ahead', () => {
  test('a scene of uninvolved people on an earlier day is planned, is next, and is played', () => {
    const planned = talkOn(day12(), 8, 'market', ['Morten', 'Wanda']);
    const over = talked(planned, 'market');
    expect(over.entry('market')).toMatchObject({ state: 'done', day: 8, days: 1 });
    expect(over.campaign.open.today).toBe(12);
    expect(over.character('Morten').through).toBe(8);
    expect(over.character('Ella').through).toBe(12);
  });

  test('SAGA-CAL-003 it is the earliest, so what is later waits for it', () => {
    const story = talkOn(talkOn(day12(), 13, 'feast', ['Ella']), 8, 'market', ['Morten']);
    expect(story.stageRefusal({ play: 'entry', entry: story.id('feast') })).toMatchObject({ rule: 'SAGA-CAL-003' });
    expect(story.refusal(null, { deed: 'pass', to: 20 }, true)).toMatchObject({ rule: 'SAGA-CAL-003' });
    expect(start(talked(story, 'market'), 'feast').entry('feast').state).toBe('running');
  });

  test('whoever has completed a later scene is refused: when it is planned, replanned, fought, and when they come in', () => {
    const story = day12();
    const plan = { deed: 'plan', scene: 'freeForm', title: 'market', day: 8, characters: [story.id('Ella')] };
    expect(story.refusal('ana', plan)).toMatchObject(AHEAD);
    const fight = { side1: [story.id('Ella')], side2: [story.id('Morten')] };
    expect(story.refusal('ana', { deed: 'plan', scene: 'duel', title: 'D', day: 8, plan: fight })).toMatchObject(AHEAD);
    const market = talkOn(story, 8, 'market', ['Morten']);
    const entry = market.id('market');
    const wider = { deed: 'replan', entry, characters: [story.id('Morten'), story.id('Ella')] };
    expect(market.refusal('ana', wider)).toMatchObject(AHEAD);
    expect(market.as('ana', { ...wider, day: 12 }).entry('market').day).toBe(12);
    const check = { play: 'check', entry, acting: { character: story.id('Ella'), skill: 'run' } };
    expect(start(market, 'market').stageRefusal(check)).toMatchObject(AHEAD);
    const wanda = { play: 'check', entry, acting: { character: story.id('Wanda'), skill: 'run' } };
    expect(start(market, 'market').stage(wanda).entry).toBe(entry);
  });

  test('whoever is in a running scene is not in one of an earlier day', () => {
    const council = start(talkOn(threePeople(), 12, 'council', ['Ella']), 'council');
    const market = talkOn(council, 8, 'market', ['Ella']);
    expect(market.refusal('ana', { deed: 'start', entry: market.id('market') })).toMatchObject({
      rule: 'SAGA-CAL-011',
      what: 'calendar.inAnotherScene',
    });
  });

  test('nobody is in two scenes at the same time, and nobody goes back behind the earlier scene either', () => {
    const market = start(talkOn(day12(), 8, 'market', ['Morten']), 'market');
    const second = talkOn(market, 8, 'quay', ['Morten']);
    expect(second.refusal('ana', { deed: 'start', entry: second.id('quay') })).toMatchObject({ rule: 'SAGA-CAL-011' });
    const over = market.as('ana', { deed: 'close', entry: market.id('market') });
    const before = { deed: 'plan', scene: 'freeForm', title: 'x', day: 7, characters: [over.id('Morten')] };
    expect(over.refusal('ana', before)).toMatchObject({ rule: 'SAGA-CAL-011', facts: { character: 'Morten', day: 8 } });
    expect(talked(talkOn(over, 8, 'later', ['Morten']), 'later').entry('later').state).toBe('done');
  });

  test('somebody who has joined since has completed nothing, and may be in it', () => {
    const late = joined(day12(), 'Ylva', 'cy');
    expect(talked(talkOn(late, 3, 'youth', ['Ylva']), 'youth').entry('youth').state).toBe('done');
  });

  test('SAGA-CAL-004 SAGA-CAL-008 a long scene behind counts its own days, pauses and goes on in them', () => {
    const march = start(talkOn(day12(), 5, 'march', ['Morten'], { days: 3 }), 'march');
    const paused = march.as('ana', { deed: 'pause', entry: march.id('march') });
    expect(paused.entry('march')).toMatchObject({ state: 'paused', pausedOn: 5, days: 3 });
    const on = paused.as('ana', { deed: 'resume', entry: march.id('march') });
    const over = on.as('ana', { deed: 'close', entry: march.id('march') });
    expect(over.entry('march')).toMatchObject({ state: 'done', day: 5, days: 3 });
    expect(over.character('Morten').through).toBe(7);
  });

  test('SAGA-CAL-013 a wound of an earlier day is of that day, and so is what the sheet says of it', () => {
    const story = duelOf(day12(), 8, ['Morten'], ['Wanda']);
    const fought = story.play({ play: 'entry', entry: story.id('Duel') });
    const lines = ['Morten', 'Wanda'].flatMap((name) => fought.character(name).history);
    const fresh = lines.filter(({ entry }) => entry === story.id('Duel'));
    expect(fresh.length).toBeGreaterThan(0);
    expect(fresh.every(({ day }) => day === 8)).toBe(true);
    for (const name of ['Morten', 'Wanda']) {
      for (const { day } of fought.character(name).wounds) expect(day).toBe(8);
    }
  });

  test('SAGA-WEALTH-008 days before a reckoning that was held have no more scenes', () => {
    const people = threePeople().as('ana', { deed: 'unit', name: 'Skara', level: 4 });
    const story = talked(talkOn(people, 300, 'council', ['Ella']), 'council').as('ana', { deed: 'reckon' });
    const plan = { deed: 'plan', scene: 'freeForm', title: 'x', day: 299, characters: [story.id('Morten')] };
    expect(story.refusal('ana', plan)).toMatchObject({ rule: 'SAGA-WEALTH-008', what: 'campaign.dayReckoned' });
    expect(talkOn(story, 361, 'x', ['Morten']).entry('x').day).toBe(361);
  });
});

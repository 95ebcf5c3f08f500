import { describe, expect, test } from 'vitest';
import { obeyDeed } from '../../../campaigns.js';
import { nextEntry, nextFor } from '../../calendar/agenda.js';
import { duelOf, founded, joined, type Story, talked, talkOn, threePeople } from '../testing/story.js';
import { entriesOf } from '../time/entries.js';

const start = (story: Story, title: string) => ({ deed: 'start', entry: story.id(title) });
const close = (story: Story, title: string) => ({ deed: 'close', entry: story.id(title) });

describe('what is played next', () => {
  /** Example 1 of 1.04.03: day 12 council (A, B), day 9 duel (C), day 9 ships completed. */
  const example1 = (): Story => {
    const cast = joined(joined(joined(founded(), 'A', 'ana'), 'B', 'bo'), 'C', 'cy');
    const council = talkOn(cast, 12, 'council', ['A', 'B']);
    return talkOn(council, 9, 'duel', ['C']).as('bo', { deed: 'happening', day: 9, title: 'ships' });
  };

  test('SAGA-CAL-001, SAGA-CAL-003, SAGA-CAL-005 example 1: both of day 9, then day 12', () => {
    const story = example1();
    expect(nextEntry(entriesOf(story.campaign))?.title).toBe('duel');
    expect(story.refusal('ana', start(story, 'council'))).toMatchObject({
      what: 'calendar.earlierFirst',
      facts: { title: 'duel', day: 9 },
    });
    const day9 = talked(story, 'duel');
    expect(day9.campaign.open.today).toBe(9);
    // What is no scene has come about by itself.
    expect(day9.entry('ships').state).toBe('done');
    const day12 = talked(day9, 'council');
    expect(day12.campaign.open.today).toBe(12);
    expect(nextEntry(entriesOf(day12.campaign))).toBeNull();
  });

  test('SAGA-CAL-003 within a day in the order entered, or as the table arranges it', () => {
    const story = talkOn(talkOn(threePeople(), 4, 'first', ['Ella']), 4, 'second', ['Morten']);
    expect(story.refusal('ana', start(story, 'second'))).toMatchObject({ rule: 'SAGA-CAL-003' });
    const entries = ['second', 'first'].map(story.id);
    const arranged = story.as('cy', { deed: 'arrange', day: 4, entries });
    expect(arranged.as('ana', start(arranged, 'second')).entry('second').state).toBe('running');
    expect(story.refusal('cy', { deed: 'arrange', day: 4, entries: [story.id('first')] })).toMatchObject({
      code: 'BAD_SHAPE',
    });
  });

  test('SAGA-CAL-003 nothing comes about on a day that is past, and nobody changes what is played', () => {
    const story = talkOn(threePeople(), 5, 'talk', ['Ella']);
    const over = talked(story, 'talk');
    const plan = { deed: 'plan', scene: 'freeForm', title: 'late', day: 4 };
    const ships = { deed: 'happening', title: 'ships', day: 4 };
    expect(over.refusal('ana', ships)).toMatchObject({ what: 'campaign.past', facts: { day: 4, today: 5 } });
    expect(over.refusal('ana', { deed: 'replan', entry: story.id('talk'), day: 9 })).toMatchObject({
      what: 'campaign.notPlanned',
    });
    expect(over.refusal('ana', { deed: 'drop', entry: story.id('talk') })).toMatchObject({ rule: 'SAGA-CAL-003' });
    const moved = story.as('bo', { deed: 'replan', entry: story.id('talk'), day: 9, place: 'Lund' });
    expect(moved.entry('talk')).toMatchObject({ day: 9, place: 'Lund', order: 1, title: 'talk' });
    expect(story.as('bo', { deed: 'drop', entry: story.id('talk') }).entry('talk').state).toBe('dropped');
    expect(story.refusal('ana', { ...plan, characters: ['c99'], day: 9 })).toMatchObject({ code: 'NO_SUCH' });
    expect(story.refusal('ana', { ...plan, inside: 'e99', day: 9 })).toMatchObject({ code: 'NO_SUCH' });
  });

  test('SAGA-CAL-003 days pass, and happenings come, only when earlier scenes are played', () => {
    const story = talkOn(threePeople(), 5, 'talk').as('ana', { deed: 'happening', day: 20, title: 'ships' });
    const happened = { deed: 'happened', entry: story.id('ships') };
    expect(story.refusal(null, { deed: 'pass', to: 6 }, true)).toMatchObject({ what: 'campaign.playFirst' });
    expect(story.refusal('ana', happened)).toMatchObject({ what: 'campaign.playFirst' });
    expect(story.decide({ deed: 'pass', to: 5 }).campaign.open.today).toBe(5);
    const came = talked(story, 'talk').as('ana', happened);
    expect(came.campaign.open.today).toBe(20);
    expect(came.last.filter(({ event }) => event === 'kept')).toHaveLength(1);
    expect(came.refusal('ana', happened)).toMatchObject({ what: 'campaign.notPlanned' });
    expect(story.refusal('ana', { deed: 'happened', entry: story.id('talk') })).toMatchObject({ rule: 'SAGA-CAL-005' });
    expect(came.refusal(null, { deed: 'pass', to: 19 }, true)).toMatchObject({ what: 'campaign.past' });
    expect(came.refusal('ana', { deed: 'pass', to: 30 })).toMatchObject({ code: 'TABLE_DECIDES' });
  });

  test('SAGA-CAL-007 a journey nobody contests is entered by the day of its arrival', () => {
    const story = threePeople();
    const arrival = { deed: 'arrival', day: 7, place: 'Lund', characters: [story.id('Ella')] };
    const planned = story.as('ana', arrival);
    expect(planned.entry('Lund')).toMatchObject({ kind: 'arrival', day: 7, place: 'Lund', state: 'planned' });
    expect(planned.decide({ deed: 'pass', to: 7 }).entry('Lund').state).toBe('done');
    expect(nextFor(entriesOf(planned.campaign), [story.id('Ella')])?.entry.title).toBe('Lund');
  });
});

describe('a scene is over', () => {
  test('SAGA-CAL-002, SAGA-CAL-012 of a day or less: what most likely follows is asked, and may be nothing yet', () => {
    const over = talked(talkOn(threePeople(), 5, 'talk', ['Ella']), 'talk');
    expect(over.entry('talk')).toMatchObject({ state: 'done', asksNext: true });
    const follow = (next: object | null) => ({ deed: 'follow', entry: over.id('talk'), next });
    const none = over.as('bo', follow(null));
    expect(none.entry('talk').asksNext).toBe(false);
    expect(none.refusal('bo', follow(null))).toMatchObject({ rule: 'SAGA-CAL-002' });
    const next = { day: 6, scene: 'duel', title: 'and then', characters: [over.id('Ella')] };
    expect(over.as('bo', follow(next)).entry('and then')).toMatchObject({ day: 6, state: 'planned' });
    expect(over.refusal('bo', follow({ ...next, day: 4 }))).toMatchObject({ rule: 'SAGA-CAL-011' });
  });

  test('SAGA-CAL-012 of more than a day: nothing is asked; only such a scene can be paused', () => {
    const short = talkOn(threePeople(), 5, 'talk', ['Ella']);
    const running = short.as('ana', start(short, 'talk'));
    expect(running.refusal('ana', { deed: 'pause', entry: short.id('talk') })).toMatchObject({
      rule: 'SAGA-CAL-012',
    });
    const long = talked(talkOn(threePeople(), 5, 'march', ['Ella'], { days: 3 }), 'march');
    expect(long.entry('march')).toMatchObject({ state: 'done', asksNext: false });
    expect(long.character('Ella').through).toBe(7);
  });

  test('SAGA-CAL-011 nobody goes back behind what they have completed; others may be behind', () => {
    const story = talked(talkOn(threePeople(), 5, 'march', ['Ella'], { days: 3 }), 'march');
    const back = talkOn(story, 6, 'talk', ['Ella', 'Morten']);
    expect(back.refusal('ana', start(back, 'talk'))).toMatchObject({
      what: 'calendar.completedLater',
      facts: { character: 'Ella', day: 7 },
    });
    const without = back.as('ana', { deed: 'replan', entry: back.id('talk'), characters: [back.id('Morten')] });
    expect(talked(without, 'talk').character('Morten').through).toBe(6);
  });

  test('SAGA-CAL-011 nobody is in two scenes at a time, also not by the plan of a duel alone', () => {
    const story = talkOn(threePeople(), 1, 'talk', ['Ella']);
    const running = duelOf(story.as('ana', start(story, 'talk')), 1, ['Ella'], ['Morten']);
    expect(running.stageRefusal({ play: 'entry', entry: running.id('Duel') })).toMatchObject({
      what: 'calendar.inAnotherScene',
      facts: { character: 'Ella', title: 'talk' },
    });
    expect(running.entry('Duel').characters).toEqual([]);
    const free = running.as('ana', close(running, 'talk'));
    const begun = free.begin({ play: 'entry', entry: free.id('Duel') });
    expect(begun.entry('Duel')).toMatchObject({ state: 'running', characters: ['Ella', 'Morten'].map(story.id) });
  });

  test('SAGA-CAMPAIGN-010, SAGA-CAL-011 a scene inside another is part of it and waits for it', () => {
    const story = talkOn(threePeople(), 3, 'siege', ['Ella', 'Morten'], { days: 4 });
    const inner = talkOn(story, 3, 'parley', ['Ella'], { inside: story.id('siege') });
    expect(inner.refusal('ana', start(inner, 'parley'))).toMatchObject({ rule: 'SAGA-CAMPAIGN-010' });
    const both = inner.as('ana', start(inner, 'siege')).as('ana', start(inner, 'parley'));
    expect([both.entry('siege').state, both.entry('parley').state]).toEqual(['running', 'running']);
    // What is played inside comes to its end first.
    expect(both.refusal('ana', close(both, 'siege'))).toMatchObject({
      rule: 'SAGA-CAMPAIGN-010',
      what: 'campaign.innerFirst',
      facts: { title: 'parley' },
    });
    const after = both.as('ana', close(both, 'parley'));
    expect(after.entry('siege').state).toBe('running');
    expect(after.as('ana', close(after, 'siege')).entry('siege').state).toBe('done');
  });
});

test('SAGA-CAL-011 a scene inside a paused one does not bar the way back into it', () => {
  const story = talkOn(threePeople(), 3, 'siege', ['Ella'], { days: 9 });
  const running = story.as('ana', start(story, 'siege'));
  const paused = running.as('ana', { deed: 'pause', entry: story.id('siege') });
  const inner = talkOn(paused, 6, 'sally', ['Ella', 'Morten'], { inside: story.id('siege') });
  const sallied = talked(inner, 'sally');
  expect([sallied.character('Ella').through, sallied.character('Morten').through]).toEqual([0, 6]);
  const again = sallied.as('ana', { deed: 'resume', entry: story.id('siege') });
  const over = again.as('ana', close(again, 'siege'));
  expect(over.character('Ella').through).toBe(11);
  // Nor does it leap over a scene of others that stands before it.
  const market = talkOn(inner, 5, 'market', ['Wanda']);
  expect(market.refusal('ana', start(market, 'sally'))).toMatchObject({
    what: 'campaign.playFirst',
    facts: { title: 'market', day: 5 },
  });
});

describe('a scene is paused', () => {
  /** Example 2 of 1.04.03: a march (D, E) from day 5; now it is day 8, where C’s duel stands. */
  const march = (): Story => {
    const cast = joined(joined(joined(joined(founded(), 'C', 'ana'), 'D', 'bo'), 'E', 'cy'), 'F', null);
    const planned = talkOn(talkOn(cast, 5, 'march', ['D', 'E'], { days: 6, scene: 'movement' }), 8, 'talk of C', ['C']);
    return planned.as('bo', start(planned, 'march')).decide({ deed: 'pass', to: 8 });
  };
  const pause = (story: Story) => ({ deed: 'pause', entry: story.id('march') });
  const resume = (story: Story) => ({ deed: 'resume', entry: story.id('march') });

  test('SAGA-CAL-004, SAGA-CAL-012 example 2: after day 7, for the scene of day 8, and taken up on day 8', () => {
    const story = march();
    const paused = story.as('bo', pause(story));
    expect(paused.entry('march')).toMatchObject({ state: 'paused', pausedOn: 8, days: 6, outcome: null });
    const played = talked(paused, 'talk of C');
    const again = played.as('bo', resume(played));
    expect(again.entry('march')).toMatchObject({ state: 'running', pausedOn: null, day: 5 });
    expect(again.campaign.open.today).toBe(8);
    const over = again.decide({ deed: 'pass', to: 10 }).as('bo', close(again, 'march'));
    expect([over.character('D').through, over.character('C').through]).toEqual([10, 8]);
    expect(story.refusal('bo', resume(story))).toMatchObject({ what: 'campaign.notPaused' });
  });

  test('SAGA-MOVE-037 SAGA-CAL-011 its people are in no scene of a later date, nor of the days that it has taken', () => {
    const paused = talked(march().as('bo', pause(march())), 'talk of C');
    const on = (day: number, more: object = {}): Story => talkOn(paused, day, 'elsewhere', ['D'], { ...more });
    for (const story of [on(9), on(20), on(8, { days: 2 })]) {
      expect(story.refusal('bo', start(story, 'elsewhere'))).toMatchObject({ rule: 'SAGA-CAL-011' });
    }
    // Of that same morning they may be: the day has not begun for them.
    const morning = on(8).as('bo', start(on(8), 'elsewhere'));
    expect(morning.refusal('bo', { ...close(morning, 'elsewhere'), days: 2 })).toMatchObject({
      rule: 'SAGA-MOVE-037',
      what: 'campaign.missedOnRoad',
    });
    const back = morning.as('bo', close(morning, 'elsewhere'));
    expect(back.as('bo', resume(back)).entry('march').state).toBe('running');
  });

  test('SAGA-MOVE-037 a movement waits only for what is due on or before its day; by older records as they liked', () => {
    const story = march();
    const idle = talked(story, 'talk of C');
    expect(idle.refusal('bo', pause(idle))).toMatchObject({
      rule: 'SAGA-MOVE-037',
      what: 'campaign.nothingDue',
      facts: { title: 'march', day: 8 },
    });
    const later = talkOn(idle, 9, 'later', ['C']);
    expect(later.refusal('bo', pause(later))).toMatchObject({ what: 'campaign.nothingDue' });
    const who = { seat: 'bo', decided: false, players: ['bo'], version: '1.2.0' };
    const deed = { deed: 'pause', entry: idle.id('march') } as const;
    expect(obeyDeed(idle.campaign, deed, who).ok).toBe(true);
    // SAGA-MOVE-049: where the table judges, nor are these rules in force.
    const free = idle.decide({ deed: 'options', options: { march: { 'saga.move.rules': 'freeForm' } } });
    expect(free.as('bo', pause(free)).entry('march').state).toBe('paused');
  });

  test('a march that runs on for longer than was thought ends on the day it ends', () => {
    const story = talked(march().as('bo', pause(march())), 'talk of C');
    const long = story.as('bo', resume(story)).decide({ deed: 'pass', to: 30 }).as('bo', close(story, 'march'));
    expect(long.entry('march').days).toBe(26);
    expect(long.character('E').through).toBe(30);
  });

  test('SAGA-CAL-008, SAGA-CAL-011 a march that ends earlier holds nobody longer than the table says', () => {
    const story = march();
    const early = (days: number) => ({ ...close(story, 'march'), days });
    // From day 5 to day 8 it has gone on already.
    expect(story.refusal('bo', early(3))).toEqual({
      code: 'BROKEN_RULE',
      rule: 'SAGA-CAL-008',
      what: 'campaign.tookLonger',
      facts: { title: 'march', days: 4 },
    });
    const over = talked(story.as('bo', early(4)), 'talk of C');
    expect([over.entry('march').days, over.character('D').through]).toEqual([4, 8]);
    expect(talked(talkOn(over, 9, 'next', ['D']), 'next').character('D').through).toBe(9);
    expect(story.as('bo', early(20)).character('E').through).toBe(24);
    // As planned, where nothing is said: D and E are on the road until day 10.
    const planned = talkOn(talked(story.as('bo', close(story, 'march')), 'talk of C'), 9, 'next', ['D']);
    expect(planned.refusal('bo', start(planned, 'next'))).toMatchObject({
      what: 'calendar.completedLater',
      facts: { character: 'D', day: 10 },
    });
  });

  test('SAGA-CAMPAIGN-003 goes on without those who have died since, and does not block the calendar', () => {
    const paused = talked(march().as('bo', pause(march())), 'talk of C');
    const dead = paused.decide({ deed: 'die', character: paused.id('D'), why: 'plague' });
    const over = dead.as('bo', resume(dead)).as('bo', close(dead, 'march'));
    expect(over.entry('march').state).toBe('done');
  });

  test('a dead character in a planned scene is refused by name, and taken out of it', () => {
    const planned = talkOn(threePeople(), 4, 'talk', ['Ella', 'Morten']);
    const dead = planned.decide({ deed: 'die', character: planned.id('Ella'), why: 'fever' });
    expect(dead.refusal('ana', start(dead, 'talk'))).toEqual({ code: 'DEAD', name: 'Ella', day: 1 });
    const without = dead.as('bo', { deed: 'replan', entry: dead.id('talk'), characters: [dead.id('Morten')] });
    expect(talked(without, 'talk').entry('talk').state).toBe('done');
  });

  test('SAGA-CAMPAIGN-003, SAGA-CAMPAIGN-006 who fights dies in the fight, or before or after it', () => {
    const story = duelOf(threePeople(), 1, ['Ella'], ['Morten']);
    const fight = story.begin({ play: 'entry', entry: story.id('Duel') });
    const die = { deed: 'die', character: story.id('Ella'), why: 'fever' };
    expect(fight.refusal(null, die, true)).toMatchObject({ what: 'campaign.playedAtTable' });
    expect(story.decide(die).character('Ella').dead).toEqual({ day: 1, why: 'fever' });
    const wanda = { ...die, character: story.id('Wanda') };
    expect(fight.decide(wanda).character('Wanda').dead).toEqual({ day: 1, why: 'fever' });
  });

  test('SAGA-CAMPAIGN-006, SAGA-CAL-004, SAGA-CAL-012 a fight begins, pauses and ends at the table alone', () => {
    const story = duelOf(threePeople(), 1, ['Ella'], ['Morten'], { days: 2 });
    const refused = { what: 'campaign.playedAtTable', facts: { title: 'Duel' } };
    expect(story.refusal('ana', start(story, 'Duel'))).toMatchObject(refused);
    const begun = story.begin({ play: 'entry', entry: story.id('Duel') });
    expect(begun.refusal('ana', { deed: 'close', entry: story.id('Duel') })).toMatchObject(refused);
    // SAGA-CAL-004, -012: for days it waits with the table; within a day it is played to its end.
    const pause = { deed: 'pause', entry: story.id('Duel') };
    expect(begun.refusal('ana', pause)).toMatchObject({ rule: 'SAGA-CAL-004', what: 'campaign.pauseTable' });
    const short = duelOf(threePeople(), 1, ['Ella'], ['Morten']);
    const within = short.begin({ play: 'entry', entry: short.id('Duel') });
    expect(within.refusal('ana', pause)).toMatchObject({ rule: 'SAGA-CAL-012', what: 'calendar.notPausable' });
    expect(begun.refusal('ana', { deed: 'rename', character: story.id('Ella'), name: 'El' })).toMatchObject(refused);
    const load = { items: [] };
    expect(begun.refusal('ana', { deed: 'carry', character: story.id('Ella'), load })).toMatchObject(refused);
    const check = { play: 'check', entry: story.id('Duel'), acting: { character: story.id('Ella'), skill: 'run' } };
    expect(begun.stageRefusal(check)).toMatchObject(refused);
    expect(begun.stageRefusal({ play: 'entry', entry: story.id('Duel') })).toMatchObject({
      what: 'calendar.notWaiting',
    });
    const talk = talkOn(begun, 2, 'talk', ['Wanda']);
    expect(talk.stageRefusal({ play: 'entry', entry: talk.id('talk') })).toMatchObject({
      what: 'campaign.playedByWord',
    });
  });
});

test('SAGA-CAL-009 entries inside a day are ordered, not timed; every event keeps to whole days', () => {
  const story = talkOn(talkOn(threePeople(), 2, 'a'), 2, 'b');
  expect([story.entry('a'), story.entry('b')].map(({ day, order, days }) => [day, order, days])).toEqual([
    [2, 1, 1],
    [2, 2, 1],
  ]);
});

test('a page of the journal is dated, and written anew by anybody', () => {
  const story = founded().as('bo', { deed: 'page', title: 'Day one', text: 'It <b>rained</b>.' });
  const [id] = Object.keys(story.campaign.open.pages) as [string];
  expect(story.campaign.open.pages[id]).toEqual({ id, day: 1, title: 'Day one', text: 'It <b>rained</b>.', by: 'bo' });
  const again = story.as('cy', { deed: 'page', id, text: 'It snowed.' });
  expect(again.campaign.open.pages[id]).toEqual({ id, day: 1, title: '', text: 'It snowed.', by: 'bo' });
  expect(again.as('ana', { deed: 'remove', from: 'pages', id }).campaign.open.pages).toEqual({});
});

describe('the year', () => {
  const options = (months: readonly object[]) => ({
    deed: 'options',
    options: { 'saga.calendar.months': months, 'saga.calendar.seasons': [{ name: 'one', days: 20 }] },
  });

  test('SAGA-CAL-010 has its lengths for good once days have passed, and other names at any time', () => {
    const fresh = founded().decide(options([{ name: 'Thaw', days: 20 }]));
    const later = fresh.decide({ deed: 'pass', to: 3 });
    const halves = [
      { name: 'Thaw', days: 10 },
      { name: 'Frost', days: 10 },
    ];
    expect(later.refusal('ana', options(halves), true)).toMatchObject({
      rule: 'SAGA-CAL-010',
      what: 'campaign.yearFixed',
    });
    const renamed = later.decide(options([{ name: 'Mud', days: 20 }]));
    expect(renamed.campaign.open.options['saga.calendar.months']).toEqual([{ name: 'Mud', days: 20 }]);
    expect(founded().decide(options(halves)).campaign.open.options['saga.calendar.months']).toEqual(halves);
  });
});

import { describe, expect, test } from 'vitest';
import { throwing } from '../../../character/testing/throwing.js';
import type { Character } from '../../papers/model.js';
import { founded, joined, type Story, skills, talkOn, threePeople } from '../../testing/story.js';

describe('a check in a free-form scene', () => {
  /** Example 1 of 1.02.02: Ella (Run 4) races Morten (Run 2). */
  const race = (edition = 'saga'): Story => {
    const people = joined(joined(founded({}, edition), 'Ella', 'ana', { run: 4 }), 'Morten', 'bo', { run: 2 });
    const story = talkOn(people, 2, 'race', ['Ella', 'Morten']);
    return story.as('ana', { deed: 'start', entry: story.id('race') });
  };
  const running = (story: Story) => ({
    play: 'check',
    entry: story.id('race'),
    acting: { character: story.id('Ella'), skill: 'run' },
    opposing: { character: story.id('Morten'), skill: 'run' },
  });

  test('SAGA-CAMPAIGN-007 is thrown with the ratings of the sheets, and the scene goes on', () => {
    const story = race();
    const after = story.play(running(story), (table) => table.dice(4, 5, 1));
    expect(after.entry('race')).toMatchObject({ state: 'running', outcome: [{ success: false, prevails: 'Morten' }] });
    const twice = after.play({ ...running(story), acting: { ...running(story).acting, skill: 'swim' } }, (table) =>
      table.dice(8, 8, 9),
    );
    expect(twice.entry('race').outcome).toMatchObject([{ prevails: 'Morten' }, { prevails: 'Ella' }]);
    expect(twice.character('Ella')).toEqual(story.character('Ella'));
    const over = twice.as('ana', { deed: 'close', entry: story.id('race'), text: 'Morten was first.' });
    expect(over.entry('race')).toMatchObject({ state: 'done', text: 'Morten was first.', asksNext: true });
  });

  test('SAGA-CHECK-004, SAGA-CHECK-009 third parties have nobody in the scene; if all do, all but the acting player set the difficulty', () => {
    const climb = (story: Story) => ({ ...running(story), opposing: null, action: 'climb' });
    const two = race();
    expect(
      two
        .play(climb(two), (table) => {
          expect(table.last).toEqual([{ event: 'asked', about: 'difficulty', entitled: ['cy'], fallback: 3 }]);
          return table
            .answer('cy', { choose: 'agree' })
            .answer('ana', { choose: 'propose', value: { failure: null } })
            .answer('bo', { choose: 'agree' })
            .answer('cy', { choose: 'agree' });
        })
        .entry('race').outcome,
    ).toMatchObject([{ by: 'nothingToLose' }]);
    const people = joined(joined(joined(founded(), 'Ella', 'ana'), 'Morten', 'bo'), 'Wanda', null);
    const planned = talkOn(people, 2, 'race', ['Ella', 'Morten', 'Wanda']);
    const entry = planned.id('race');
    const three = planned
      .decide({ deed: 'control', entry, character: planned.id('Wanda'), seat: 'cy' })
      .as('ana', { deed: 'start', entry });
    expect(three.stage(climb(three)).setup).toMatchObject({ involved: ['ana', 'bo', 'cy'] });
  });

  test('SAGA-CAMPAIGN-007 only while the scene is played, and one that is broken off leaves it as it was', () => {
    const story = race();
    const closed = story.as('ana', { deed: 'close', entry: story.id('race') });
    expect(closed.stageRefusal(running(story))).toMatchObject({ rule: 'SAGA-CAMPAIGN-007' });
    expect(story.end(story.id('race'), null).last).toEqual([]);
  });

  test('two of one name are told apart, and nobody opposes themselves', () => {
    const story = joined(race(), 'Ella', 'cy');
    const twins = { ...running(race()), opposing: { character: story.id('Ella'), skill: 'run' } };
    expect(story.stage(twins).setup).toMatchObject({ acting: { name: 'Ella' }, opposing: { name: 'Ella 2' } });
  });

  test('S1E-SCOPE-004 example 1 in the first edition: four dice without a 7 or an 8, and the lower side wins', () => {
    const story = race('saga-1e');
    expect(story.stage(running(story)).scene).toBe('saga-1e/check');
    const after = story.play(running(story), (table) => table.dice(2, 2, 3, 6));
    expect(after.entry('race').outcome).toMatchObject([{ success: false, prevails: 'Morten' }]);
  });
});

describe('ratings between scenes', () => {
  test('SAGA-GEN-016, SAGA-WORLD-003 others by the option of the campaign, or as somebody says', () => {
    const story = founded({ 'saga.generation.others': 'mainDice' }).as('ana', { deed: 'add', name: 'Guard' });
    const play = { play: 'generation', characters: [story.id('Guard')] };
    expect(story.stage(play)).toMatchObject({
      scene: 'saga/generation',
      options: { 'saga.generation.others': 'mainDice' },
      setup: { characters: [{ name: 'Guard', kind: 'other', blocks: ['skills', 'motives'] }] },
    });
    const method = { by: 'guide', office: 'captain', top: 'social', then: ['physical', 'knowledge'] };
    const made = story.play({ ...play, method });
    // Example of 1.03.01: a captain with Social on top: 5, 4, 3 and 2.
    expect(made.character('Guard').groups).toEqual({ social: 5, physical: 4, knowledge: 3, handToHand: 2 });
    const { administer, convince, lead, perform, tactics } = made.character('Guard').skills ?? ({} as never);
    expect(administer + convince + lead + perform + tactics).toBe(25);
    expect(made.character('Guard').history.map(({ what }) => what)).toEqual(['skills', 'groups', 'motives']);
    // SAGA-WORLD-003, -006: the sheet knows the line of the guide.
    expect(made.character('Guard').origin.skills).toMatchObject({
      dice: {
        groups: { social: { guide: { office: 'captain', below: 0 } }, handToHand: { guide: { below: 3 } } },
      },
    });
    const short = story.stage({ ...play, method: { by: 'guide', office: 'captain', top: 'social' } });
    expect(short.setup).toMatchObject({ characters: [{ method: { office: 'captain', then: [] } }] });
    expect(made.stageRefusal(play)).toMatchObject({ rule: 'SAGA-DRAFT-015' });
  });
});

describe('an external event', () => {
  const event = { play: 'event' };

  test('SAGA-EVENT-001, SAGA-CAMPAIGN-014 by decision of the table, between scenes, and never else', () => {
    const story = threePeople();
    expect(story.stageRefusal(event, false)).toEqual({ code: 'TABLE_DECIDES', rule: 'SAGA-EVENT-001' });
    const planned = talkOn(story, 2, 'talk', ['Ella']);
    const running = planned.as('ana', { deed: 'start', entry: planned.id('talk') });
    expect(running.stageRefusal(event)).toMatchObject({ rule: 'SAGA-EVENT-001', facts: { title: 'talk' } });
    expect(planned.stage(event).scene).toBe('saga/event');
  });

  test('SAGA-EVENT-003, SAGA-EVENT-006 goes on the calendar and touches no sheet; the table writes the rest', () => {
    const story = threePeople();
    const after = story.play(event, (table) => table.dice(3, 0));
    expect(after.entry('event')).toMatchObject({
      kind: 'event',
      day: 1,
      state: 'done',
      outcome: { event: 'naturalDisaster', roll: 30, deaths: [] },
    });
    expect(after.campaign.open.characters).toEqual(story.campaign.open.characters);
    expect(after.campaign.open.units).toEqual(story.campaign.open.units);
    const details = { deed: 'happening', day: 20, title: 'Lund burns', text: 'The whole harbour.' };
    expect(after.as('cy', details).entry('Lund burns')).toMatchObject({ kind: 'happening', day: 20 });
  });

  test('SAGA-EVENT-005, SAGA-EVENT-008 plague: a d20 for everybody alive, main characters first; a 1 is death', () => {
    const sized = founded({ 'saga.draft.castSize': { least: 1, most: 5 } }).as('ana', {
      deed: 'castSize',
      seat: 'bo',
      characters: 1,
    });
    const first = joined(joined(sized, 'Old', null), 'Gone', null);
    const story = first.play({ play: 'draft' }).decide({ deed: 'die', character: first.id('Gone'), why: 'age' });
    const hero = Object.values(story.campaign.open.characters).find(({ main }) => main) as Character;
    const after = story.play(event, (table) => table.dice(2, 9).dice(2).dice(1));
    expect(after.character(hero.name).dead).toBeNull();
    expect(after.character('Old').dead).toEqual({ day: 1, why: 'plague' });
    expect(after.character('Gone').dead).toEqual({ day: 1, why: 'age' });
    expect(after.entry('event').outcome).toMatchObject({ event: 'plague', deaths: [story.id('Old')] });
    const spared = { ...event, important: [] };
    const none = story.play(spared, (table) => table.dice(2, 9).dice(1));
    expect([none.character('Old').dead, none.character(hero.name).dead]).toEqual([null, { day: 1, why: 'plague' }]);
  });

  test('SAGA-EVENT-005, SAGA-EVENT-007 deaths and magic as the campaign has them', () => {
    const mild = threePeople({ 'saga.events.plagueDeaths': false, 'saga.events.magic': false });
    const after = mild.play(event, (table) => table.dice(7, 0).dice(2, 4));
    expect(after.entry('event').outcome).toEqual({ event: 'plague', roll: 24, deaths: [] });
    expect(Object.values(after.campaign.open.characters).every(({ dead }) => dead === null)).toBe(true);
  });

  test('one who died while it was thrown does not die twice', () => {
    const begun = threePeople().begin(event);
    const dead = begun.decide({ deed: 'die', character: begun.id('Ella'), why: 'fall' });
    const outcome = { event: 'plague', roll: 24, deaths: [begun.id('Ella'), begun.id('Wanda')] };
    const after = dead.end(begun.id('event'), outcome);
    expect([after.character('Ella').dead, after.character('Wanda').dead]).toEqual([
      { day: 1, why: 'fall' },
      { day: 1, why: 'plague' },
    ]);
  });
});

describe('the first edition', () => {
  const free = { 'saga.first.borrowMissing': false };
  const duel = (story: Story): Story =>
    story.as('ana', {
      deed: 'plan',
      scene: 'duel',
      title: 'Duel',
      day: 1,
      characters: [story.id('Ella'), story.id('Morten')],
      plan: { side1: [story.id('Ella')], side2: [story.id('Morten')] },
    });

  test('S1E-SCOPE-003, S1E-SCOPE-004 borrows draft, duel, battle, events and healing, with its own checks', () => {
    const story = duel(threePeople({}, 'saga-1e'));
    expect(story.stage({ play: 'entry', entry: story.id('Duel') }).scene).toBe('saga-1e/duel');
    expect(story.stage({ play: 'event' }).scene).toBe('saga-1e/event');
    const sized = story.as('ana', { deed: 'castSize', seat: 'ana', characters: 3 });
    expect(sized.stage({ play: 'draft' }).scene).toBe('saga-1e/draft');
    const fought = story.play({ play: 'entry', entry: story.id('Duel') });
    expect(fought.entry('Duel').state).toBe('done');
    const guard = story.as('ana', { deed: 'add', name: 'Guard' });
    const made = guard.play({ play: 'generation', characters: [guard.id('Guard')] });
    expect(made.character('Guard').skills).not.toBeNull();
  });

  test('S1E-SCOPE-004 with borrowMissing off those scenes are free-form', () => {
    const story = duel(threePeople(free, 'saga-1e'));
    expect(story.stageRefusal({ play: 'entry', entry: story.id('Duel') })).toMatchObject({ rule: 'S1E-SCOPE-004' });
    for (const play of ['event', 'draft']) {
      const sized = story.as('ana', { deed: 'castSize', seat: 'ana', characters: 3 });
      expect(sized.stageRefusal({ play })).toMatchObject({ rule: 'S1E-SCOPE-004' });
    }
    const running = story.as('ana', { deed: 'start', entry: story.id('Duel') });
    const acting = { character: story.id('Ella'), skill: 'strength' };
    const opposing = { character: story.id('Morten'), skill: 'speed' };
    const check = { play: 'check', entry: story.id('Duel'), acting, opposing };
    const checked = running.play(check, (table) => table.dice(5));
    expect(checked.entry('Duel')).toMatchObject({ state: 'running', outcome: [{ success: true }] });
    expect(checked.as('bo', { deed: 'close', entry: story.id('Duel') }).entry('Duel').state).toBe('done');
    // In the second edition the option says nothing.
    expect(duel(threePeople(free)).stage({ play: 'entry', entry: 'e4' }).scene).toBe('saga/duel');
  });

  test('S1E-SCOPE-004 a duel that has begun comes to its end, whatever is switched meanwhile', () => {
    const story = duel(threePeople({}, 'saga-1e'));
    const begun = story.begin({ play: 'entry', entry: story.id('Duel') });
    const options = { ...begun.campaign.open.options, ...free };
    const switched = begun.decide({ deed: 'options', options });
    const over = story.play({ play: 'entry', entry: story.id('Duel') }).entry('Duel').outcome;
    expect(switched.end(story.id('Duel'), over).entry('Duel')).toMatchObject({ state: 'done', outcome: over });
  });

  test('S1E-SCOPE-005 is chosen when the campaign is founded, and never again', () => {
    const story = threePeople({}, 'saga-1e');
    const named = story.decide({ deed: 'name', name: 'Other' }).decide({
      deed: 'options',
      options: story.campaign.open.options,
    });
    expect(named.campaign.open).toMatchObject({ edition: 'saga-1e', name: 'Other' });
    expect(story.refusal('ana', { deed: 'found', name: 'x', edition: 'saga' })).toMatchObject({
      code: 'CAMPAIGN_FOUNDED',
    });
  });

  test('S1E-SCOPE-005 sheets can be carried over: a rating of 3 to the second edition, and none to the first', () => {
    const driving = [{ context: 'court', topic: 'rival', motive: 'proud', rating: 7 }];
    const bring = (edition: string) => ({
      deed: 'bring',
      owner: 'ana',
      sheet: { name: 'Ylva', edition, skills: skills({ run: 9 }), driving },
    });
    const ratings = (story: Story) => story.character('Ylva').driving.map(({ rating }) => rating);
    expect(ratings(founded().decide(bring('saga-1e')))).toEqual([3]);
    expect(ratings(founded({}, 'saga-1e').decide(bring('saga')))).toEqual([null]);
    expect(ratings(founded().decide(bring('saga')))).toEqual([7]);
    expect(founded().decide(bring('saga-1e')).character('Ylva')).toMatchObject({
      skills: { run: 9 },
      motives: null,
      origin: { skills: { from: 'brought' }, motives: null },
    });
    expect(founded().refusal('ana', bring('saga'))).toMatchObject({ code: 'TABLE_DECIDES' });
  });

  test('S1E-SCOPE-006 knows no conditions but wounds: nothing else on a sheet touches a check', () => {
    const story = talkOn(threePeople({}, 'saga-1e'), 1, 'talk', ['Ella']);
    const running = story.as('ana', { deed: 'start', entry: story.id('talk') });
    const check = { play: 'check', entry: story.id('talk'), acting: { character: story.id('Ella'), skill: 'run' } };
    expect(running.stage(check).setup).toMatchObject({ acting: { rating: 2, modifiers: [] } });
  });

  describe('Driving Motivations', () => {
    const MATTER = { context: 'court', topic: 'rival' };
    const driven = (options: object = {}): Story => {
      const story = threePeople({ ...options }, 'saga-1e');
      return story.decide({ deed: 'drive', character: story.id('Ella'), ...MATTER, motive: 'proud', rating: 8 });
    };
    const out = (story: Story) => ({ deed: 'playedOut', character: story.id('Ella'), driving: 'd1' });

    test('S1E-MOTIVE-001 replace each other; no rating is recorded', () => {
      const again = driven().decide({ deed: 'drive', character: driven().id('Ella'), ...MATTER, motive: 'cruel' });
      expect(again.character('Ella').driving).toEqual([
        { id: 'd2', ...MATTER, motive: 'cruel', rating: null, by: null, since: 1 },
      ]);
    });

    test('S1E-MOTIVE-002 end only by being replaced, unless the table retires them', () => {
      expect(driven().refusal(null, out(driven()), true)).toMatchObject({ rule: 'S1E-MOTIVE-002' });
      const retired = driven({ 'saga.first.retireDriving': true });
      expect(retired.decide(out(retired)).character('Ella').driving).toEqual([]);
    });

    test('S1E-MOTIVE-003 do not make anybody grow', () => {
      const story = talkOn(driven(), 1, 'talk');
      const regret = { deed: 'regret', character: story.id('Ella'), driving: 'd1', entry: story.id('talk') };
      expect(story.refusal(null, regret, true)).toMatchObject({ rule: 'S1E-MOTIVE-003' });
    });
  });
});

test('SAGA-CAMPAIGN-011 in a pursuit those who are approached may notice it before contact, and the fight knows who did', () => {
  const story = threePeople();
  const planned = story.as('ana', {
    ...{ deed: 'plan', scene: 'movement', title: 'Pursuit', day: 1 },
    characters: [story.id('Ella'), story.id('Morten')],
  });
  const pursuit = planned.as('ana', { deed: 'start', entry: planned.id('Pursuit') });
  const acting = { character: story.id('Morten'), skill: 'notice' };
  const opposing = { character: story.id('Ella'), skill: 'hide' };
  const noticing = { play: 'check', entry: planned.id('Pursuit'), acting, opposing };
  for (const [dice, ambusher] of [
    [[8, 6, 0], null],
    [[8, 5, 0], 1],
  ] as const) {
    const noticed = pursuit.play(noticing, (table) => table.dice(...dice));
    expect(noticed.entry('Pursuit').outcome).toMatchObject([{ success: ambusher === null }]);
    const over = noticed.as('ana', { deed: 'close', entry: planned.id('Pursuit') });
    const plan = { side1: [story.id('Ella')], side2: [story.id('Morten')], ambusher };
    const next = { day: 1, scene: 'duel', title: 'Contact', plan };
    const contact = over.as('ana', { deed: 'follow', entry: planned.id('Pursuit'), next });
    expect(contact.stage({ play: 'entry', entry: contact.id('Contact') }).setup).toMatchObject({ ambusher });
  }
});

test('the dice of a generation are kept with what they made', () => {
  const story = founded().as('ana', { deed: 'add', name: 'Guard' });
  const play = { play: 'generation', characters: [story.id('Guard')], method: { by: 'mainDice' } };
  const dice = [...Array.from({ length: 4 }, () => [1, 1, 1, 4]).flat(), ...Array.from({ length: 17 }, () => 1)];
  const made = story.play(play, (table) => throwing(table, ...dice));
  expect(made.character('Guard').origin.skills).toMatchObject({ from: 'scene', entry: made.id('generation') });
  expect(JSON.stringify(made.character('Guard').origin.skills)).toContain('[1,1,1,4]');
});

describe('closed sheets', () => {
  test('SAGA-CAMPAIGN-004 what would show ratings to all is for the table to decide', () => {
    const story = joined(founded(), 'Liv', 'ana').decide({
      deed: 'options',
      options: { 'saga.table.openSheets': false },
    });
    const play = { play: 'generation', characters: [story.id('Liv')] };
    expect(story.stageRefusal(play, false)).toEqual({ code: 'TABLE_DECIDES', rule: 'SAGA-CAMPAIGN-004' });
    // Decided, it goes on to what else there is to say: she has ratings.
    expect(story.stageRefusal(play, true)).toMatchObject({ rule: 'SAGA-DRAFT-015' });
  });
});

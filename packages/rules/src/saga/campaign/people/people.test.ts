import { approx, both, chance, chanceThat, counted, exact } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { remindersIn } from '../../../campaigns.js';
import { saga } from '../../edition.js';
import { founded, joined, motives, type Story, skills, talked, talkOn, threePeople } from '../testing/story.js';
import { mattersOf } from './motives.js';

const COURT = { context: 'the court', topic: 'a rival who claims to be the better swordsman' };

/** Morten, Proud 10 and Humble 2, driven by his pride, which Ella roused with Convince 4; and a duel he lost. */
const proud = (options: object = {}, edition = 'saga'): Story => {
  const story = talkOn(
    founded({ ...options }, edition)
      .decide({ deed: 'add', name: 'Ella', owner: 'ana', skills: skills({ convince: 4 }), motives: motives() })
      .decide({
        deed: 'add',
        name: 'Morten',
        owner: 'bo',
        skills: skills(),
        motives: motives({ proud: 10, modest: 2, prudent: 5, reckless: 7 }),
      }),
    1,
    'Challenge',
  );
  const morten = story.id('Morten');
  return talked(story, 'Challenge').decide({ deed: 'drive', character: morten, ...COURT, motive: 'proud', rating: 4 });
};

const drivingOf = (story: Story, name = 'Morten') => story.character(name).driving;
const regret = (story: Story, entry = 'Challenge') => ({
  deed: 'regret',
  character: story.id('Morten'),
  driving: drivingOf(story)[0]?.id,
  entry: story.id(entry),
});

describe('Driving Motivations', () => {
  test('SAGA-MOTIVE-005, SAGA-MOTIVE-009 one character, one context and topic; any number of them', () => {
    const story = proud();
    expect(drivingOf(story)).toEqual([{ id: 'd1', ...COURT, motive: 'proud', rating: 4, by: null, since: 1 }]);
    expect(drivingOf(story, 'Ella')).toEqual([]);
    const more = ['ships', 'gold', 'war'].reduce(
      (now, topic) =>
        now.decide({ deed: 'drive', character: now.id('Morten'), context: 'the court', topic, motive: 'selfish' }),
      story,
    );
    expect(drivingOf(more).map(({ id, topic }) => [id, topic])).toEqual([
      ['d1', COURT.topic],
      ['d2', 'ships'],
      ['d3', 'gold'],
      ['d4', 'war'],
    ]);
    expect(story.refusal('bo', { deed: 'drive', character: story.id('Morten'), ...COURT, motive: 'proud' })).toEqual({
      code: 'TABLE_DECIDES',
      rule: 'SAGA-CHECK-005',
    });
  });

  test('SAGA-MOTIVE-006, SAGA-MOTIVE-007, SAGA-MOTIVE-008 it is shown and forces nothing', () => {
    const driven = talkOn(proud(), 1, 'Court', ['Morten']);
    const start = { deed: 'start', entry: driven.id('Court') };
    const morten = driven.id('Morten');
    const free = talkOn(proud().decide({ deed: 'playedOut', character: morten, driving: 'd1' }), 1, 'Court', [
      'Morten',
    ]);
    const check = { play: 'check', entry: driven.id('Court'), acting: { character: morten, skill: 'hide' } };
    const { scene, setup, options } = driven.as('bo', start).stage(check);
    expect(free.as('bo', start).stage(check)).toMatchObject({ scene, setup, options });
    // All at the table can read it, and in a scene about the matter he is reminded.
    const about = (matters: readonly object[], who = ['Ella', 'Morten']): Story =>
      talkOn(proud(), 1, 'Feast', who, { matters });
    const reminded = (story: Story) => remindersIn(story.campaign, story.entry('Feast'));
    expect(reminded(about([COURT]))).toEqual([{ character: morten, driving: drivingOf(driven)[0] }]);
    expect(mattersOf(driven.campaign, [morten, morten, driven.id('Ella')])).toEqual([COURT]);
    expect(reminded(about([]))).toEqual([]);
    expect(reminded(about([{ ...COURT, topic: 'ships' }]))).toEqual([]);
    expect(reminded(about([COURT], ['Ella']))).toEqual([]);
    const later = about([]).as('ana', { deed: 'replan', entry: about([]).id('Feast'), matters: [COURT] });
    expect(reminded(later)).toHaveLength(1);
    expect(reminded(later.decide({ deed: 'die', character: morten, why: 'fever' }))).toEqual([]);
  });

  test('SAGA-MOTIVE-010 SAGA-MOTIVE-020 example 2 of 2.03.02: another on the same matter takes its place, rating and all', () => {
    const lowered = proud().decide(regret(proud()));
    const after = lowered.decide({
      deed: 'drive',
      character: lowered.id('Morten'),
      ...COURT,
      motive: 'prudent',
      rating: 3,
    });
    expect(drivingOf(after)).toEqual([{ id: 'd2', ...COURT, motive: 'prudent', rating: 3, by: null, since: 1 }]);
  });

  test('SAGA-MOTIVE-011 also where it is the same motivation, and the new rating is lower', () => {
    const story = proud();
    const after = story.decide({ deed: 'drive', character: story.id('Morten'), ...COURT, motive: 'proud', rating: 2 });
    expect(drivingOf(after)).toMatchObject([{ motive: 'proud', rating: 2 }]);
  });

  test('SAGA-MOTIVE-012, SAGA-MOTIVE-013 example 3: the rival is dead, and it is forgotten with its rating', () => {
    const story = proud();
    const deed = { deed: 'playedOut', character: story.id('Morten'), driving: 'd1' };
    expect(story.refusal('bo', deed)).toMatchObject({ code: 'TABLE_DECIDES' });
    const after = story.decide(deed);
    expect(drivingOf(after)).toEqual([]);
    expect(after.refusal(null, deed, true)).toEqual({ code: 'NO_SUCH', what: 'driving', id: 'd1' });
    const again = after.decide({ deed: 'drive', character: story.id('Morten'), ...COURT, motive: 'proud' });
    expect(drivingOf(again)).toMatchObject([{ rating: 3 }]);
  });

  test('SAGA-MOTIVE-014 it lasts for years, and whoever runs the character', () => {
    const story = talkOn(proud().decide({ deed: 'pass', to: 5000 }), 5000, 'Late');
    expect(drivingOf(story)).toHaveLength(1);
    const wanda = story.decide({ deed: 'add', name: 'Wanda', skills: skills(), motives: motives() });
    const driven = wanda.decide({ deed: 'drive', character: wanda.id('Wanda'), ...COURT, motive: 'cruel' });
    const run = { deed: 'control', entry: driven.id('Late'), character: driven.id('Wanda'), seat: 'cy' };
    expect(drivingOf(driven.decide(run), 'Wanda')).toHaveLength(1);
  });
});

describe('growth', () => {
  test('SAGA-MOTIVE-015, SAGA-MOTIVE-017, SAGA-MOTIVE-020 example 1 of 2.03.02: Proud from 10 to 9, Humble stays 2', () => {
    const after = proud().decide(regret(proud()));
    expect(after.character('Morten').motives).toMatchObject({ proud: 9, modest: 2 });
    expect(drivingOf(after)).toEqual(drivingOf(proud()));
    // A later appeal to his pride at margin +1: the d12 in 9 of 12 instead of 10.
    const side = (rating: number) => counted((sum) => sum.add(rating, 'skill.convince', 'SAGA-TALK-033'));
    const check = chanceThat(saga.check({ roller: side(4), opposing: side(3) }), 'success');
    const appeal = (story: Story) => both(check, chance(story.character('Morten').motives?.proud ?? 0, 12));
    expect([exact(appeal(proud())), approx(appeal(proud())).toFixed(6)]).toEqual(['125/256', '0.488281']);
    expect([exact(appeal(after)), approx(appeal(after)).toFixed(6)]).toEqual(['225/512', '0.439453']);
  });

  test('SAGA-MOTIVE-016 it is never done unless somebody asks for it and the table agrees', () => {
    const story = proud();
    expect(story.refusal('bo', regret(story))).toMatchObject({ code: 'TABLE_DECIDES' });
    expect(story.decide({ deed: 'pass', to: 100 }).character('Morten').motives?.proud).toBe(10);
  });

  test('SAGA-MOTIVE-018 once for each Driving Motivation and scene', () => {
    const once = proud().decide(regret(proud()));
    expect(once.refusal(null, regret(once), true)).toMatchObject({ rule: 'SAGA-MOTIVE-018' });
    const planned = talkOn(once, 2, 'Second challenge');
    expect(planned.refusal(null, regret(planned, 'Second challenge'), true)).toMatchObject({
      what: 'campaign.notPlayed',
    });
    const other = talked(planned, 'Second challenge');
    expect(other.decide(regret(other, 'Second challenge')).character('Morten').motives?.proud).toBe(8);
    // Played out and given anew: another Driving Motivation, and not the first one over again.
    const anew = once
      .decide({ deed: 'playedOut', character: once.id('Morten'), driving: 'd1' })
      .decide({ deed: 'drive', character: once.id('Morten'), ...COURT, motive: 'proud' });
    expect(drivingOf(anew)).toMatchObject([{ id: 'd2' }]);
    expect(anew.decide(regret(anew)).character('Morten').motives?.proud).toBe(8);
  });

  test('SAGA-MOTIVE-019 never below 2', () => {
    const story = proud();
    const humbled = story.decide({ deed: 'drive', character: story.id('Morten'), ...COURT, motive: 'modest' });
    expect(humbled.refusal(null, regret(humbled), true)).toMatchObject({
      rule: 'SAGA-MOTIVE-019',
      facts: { motive: 'modest' },
    });
  });
});

describe('ratings', () => {
  test('SAGA-SKILL-028 change by a decision of the table that is logged, and by nobody alone', () => {
    const story = threePeople();
    const rate = { deed: 'rate', character: story.id('Ella'), skill: 'ride', to: 4, reason: 'a winter among horses' };
    for (const seat of ['ana', 'bo']) expect(story.refusal(seat, rate)).toMatchObject({ code: 'TABLE_DECIDES' });
    const after = story.decide(rate);
    expect(after.character('Ella').skills).toEqual(skills({ ride: 4 }));
    expect(after.character('Ella').history).toEqual([
      {
        day: 1,
        what: 'ride',
        from: 2,
        to: 4,
        code: 'a winter among horses',
        rules: ['SAGA-SKILL-028'],
        entry: null,
      },
    ]);
    const nameless = story.as('ana', { deed: 'add', name: 'Guard' });
    expect(nameless.refusal(null, { ...rate, character: nameless.id('Guard') }, true)).toMatchObject({
      rule: 'SAGA-SKILL-028',
    });
  });

  test('SAGA-GEN-016 are written by hand where the table has switched that, or decides it', () => {
    const deed = { deed: 'add', name: 'Ylva', skills: skills(), motives: motives() };
    expect(founded().refusal('ana', deed)).toEqual({ code: 'TABLE_DECIDES', rule: 'SAGA-GEN-016' });
    expect(founded().decide(deed).character('Ylva').origin).toEqual({
      skills: { from: 'hand' },
      motives: { from: 'hand' },
    });
    expect(founded({ 'saga.generation.others': 'byHand' }).as('cy', deed).character('Ylva').skills).toEqual(skills());
  });

  test('SAGA-MOTIVE-003 the two of a pair never come to more than twelve', () => {
    const over = { deed: 'add', name: 'Ylva', motives: motives({ proud: 10, modest: 3 }) };
    expect(founded().refusal(null, over, true)).toMatchObject({
      rule: 'SAGA-MOTIVE-003',
      facts: { left: 'modest', right: 'proud', sum: 13 },
    });
    const sheet = { name: 'Ylva', edition: 'saga', motives: motives({ proud: 7 }) };
    expect(founded().refusal(null, { deed: 'bring', sheet }, true)).toMatchObject({ rule: 'SAGA-MOTIVE-003' });
  });

  test('SAGA-SKILL-022 the terrain of Survive is named once, and counts 1 there', () => {
    const story = joined(founded(), 'Ella', 'ana', { survive: 3 });
    const named = story.as('ana', { deed: 'terrain', character: story.id('Ella'), terrain: 'forest' });
    expect(named.refusal('ana', { deed: 'terrain', character: story.id('Ella'), terrain: 'moor' })).toMatchObject({
      rule: 'SAGA-SKILL-022',
    });
    const running = talkOn(named, 1, 'Lost', ['Ella']);
    const lost = running.as('ana', { deed: 'start', entry: running.id('Lost') });
    const acting = { character: story.id('Ella'), skill: 'survive' };
    const side = (terrain: string) =>
      (
        lost.stage({ play: 'check', entry: lost.id('Lost'), acting: { ...acting, terrain } }).setup as {
          acting: object;
        }
      ).acting;
    expect(side('forest')).toMatchObject({ rating: 3, modifiers: [{ by: 1, why: 'forest', rule: 'SAGA-SKILL-022' }] });
    expect(side('moor')).toMatchObject({ rating: 3, modifiers: [] });
    // Who was made without one has none: it is not named when it would help.
    const late = talked(talkOn(story, 1, 'Lost', ['Ella']), 'Lost');
    const terrain = { deed: 'terrain', character: story.id('Ella'), terrain: 'forest' };
    expect(late.refusal('ana', terrain)).toMatchObject({ rule: 'SAGA-SKILL-022', what: 'campaign.terrainTooLate' });
    expect(talkOn(story, 1, 'Later', ['Ella']).as('ana', terrain).character('Ella').terrain).toBe('forest');
  });
});

describe('a sheet', () => {
  test('SAGA-DRAFT-013 keeps every change with its day and reason, and no line where nothing changed', () => {
    const story = threePeople();
    const character = story.id('Ella');
    const after = story
      .as('ana', { deed: 'words', character, home: 'Lund' })
      .as('ana', { deed: 'words', character, home: 'Lund', trade: 'smith' })
      .as('ana', { deed: 'rename', character, name: 'Ella of Lund' })
      .as('ana', { deed: 'arms', character, arms: 'red fish' })
      .as('ana', { deed: 'relate', character, to: story.id('Morten'), text: 'brother' })
      .decide({ deed: 'pass', to: 9 })
      .decide({ deed: 'die', character, why: 'fever' });
    expect(after.character('Ella of Lund').history.map(({ day, what, to }) => [day, what, to])).toEqual([
      [1, 'home', 'Lund'],
      [1, 'trade', 'smith'],
      [1, 'name', 'Ella of Lund'],
      [1, 'relations', [{ to: story.id('Morten'), text: 'brother' }]],
      [9, 'dead', { day: 9, why: 'fever' }],
    ]);
    const apart = after.as('ana', { deed: 'relate', character, to: story.id('Morten'), text: '' });
    expect(apart.character('Ella of Lund').relations).toEqual([]);
  });

  test('is its owner’s to write on; what nobody owns is anybody’s', () => {
    const story = threePeople();
    const words = (name: string) => ({ deed: 'words', character: story.id(name), past: 'long' });
    expect(story.refusal('bo', words('Ella'))).toMatchObject({ code: 'NOT_YOURS', owner: 'ana' });
    expect(story.refusal(null, words('Ella'))).toMatchObject({ code: 'NOT_YOURS' });
    expect(story.decide(words('Ella')).character('Ella').words.past).toBe('long');
    expect(story.as('cy', words('Wanda')).character('Wanda').words.past).toBe('long');
    expect(story.refusal('ana', { deed: 'add', name: 'X', owner: 'eve' })).toMatchObject({ code: 'NO_SUCH' });
  });

  test('SAGA-CARRY-007 the rating itself bounds what is carried, whatever the wounds', () => {
    const story = joined(founded(), 'Ella', 'ana', { endurance: 0 });
    const carry = (row: number, column: number) => ({
      deed: 'carry',
      character: story.id('Ella'),
      load: { items: [{ id: 'a', object: 'clothes', at: { row, column } }] },
    });
    // Endurance 0: column 8 keeps two of its six spaces.
    expect(story.as('ana', carry(0, 6)).character('Ella').load.items).toHaveLength(1);
    expect(story.refusal('ana', carry(1, 6))).toMatchObject({ code: 'BROKEN_RULE' });
    const strong = story.decide({ deed: 'rate', character: story.id('Ella'), skill: 'endurance', to: 2, reason: 'x' });
    expect(strong.as('ana', carry(1, 6)).character('Ella').load.items).toHaveLength(1);
  });
});

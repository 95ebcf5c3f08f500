import { describe, expect, test } from 'vitest';
import { campaignDeed } from '../../../campaigns.js';
import { SCENES } from '../../../scenes.js';
import { SCENE_KINDS } from '../../calendar/agenda.js';
import { RIGHTS } from '../papers/deeds.js';
import { duelOf, founded, joined, PLAYERS, talkOn, threePeople, unfounded } from '../testing/story.js';
import { ADVICE } from './advice.table.js';
import { warningsOf } from './world.js';

describe('a campaign', () => {
  test('SAGA-WORLD-001 nothing of a setting is there before the table writes it', () => {
    const { open, own } = founded().campaign;
    expect(open.setting).toBe('');
    for (const things of [open.notes, open.regions, open.units, open.characters, open.entries, open.pages]) {
      expect(things).toEqual({});
    }
    expect(own).toEqual({});
  });

  test('is founded once, and nothing is done before', () => {
    expect(unfounded().refusal('ana', { deed: 'setting', text: 'a fjord' })).toEqual({ code: 'NO_CAMPAIGN' });
    expect(founded().refusal('bo', { deed: 'found', name: 'Another' })).toEqual({
      code: 'CAMPAIGN_FOUNDED',
      name: 'Skara',
    });
  });

  test('options are checked by name, and for what does not go together', () => {
    const found = (options: object) => unfounded().refusal('ana', { deed: 'found', name: 'Skara', options });
    expect(found({ 'saga.no.such': 1 })).toMatchObject({ code: 'BAD_SHAPE', path: 'options.saga.no.such' });
    expect(found({ 'saga.draft.castSize': { least: 5, most: 3 } })).toMatchObject({ code: 'BAD_SHAPE' });
    const months = [{ name: 'Snow', days: 100 }];
    expect(found({ 'saga.calendar.months': months })).toMatchObject({ path: 'options.saga.calendar.seasons' });
    const seasons = [{ name: 'Long', days: 100 }];
    const short = founded({ 'saga.calendar.months': months, 'saga.calendar.seasons': seasons });
    expect(short.campaign.open.options['saga.calendar.months']).toEqual(months);
    const options = { ...short.campaign.open.options, 'saga.wealth.reckoningDay': 101 };
    expect(short.refusal(null, { deed: 'options', options }, true)).toMatchObject({
      path: 'options.saga.wealth.reckoningDay',
    });
    expect(short.refusal('ana', { deed: 'options', options })).toMatchObject({ code: 'TABLE_DECIDES' });
  });

  test('SAGA-CAMPAIGN-005, SAGA-CAMPAIGN-006 four subsystems and what none of them fits', () => {
    expect(SCENE_KINDS).toEqual(['discussion', 'movement', 'duel', 'battle', 'freeForm']);
    const plan = (scene: string) => campaignDeed.parse({ deed: 'plan', scene, title: 'x', day: 1 });
    for (const scene of SCENE_KINDS) expect(plan(scene).ok).toBe(true);
    expect(plan('chase').ok).toBe(false);
  });

  test('SAGA-CAMPAIGN-001, SAGA-CAMPAIGN-008 the people of one player are in different scenes at different places', () => {
    const cast = joined(threePeople(), 'Ylva', 'ana');
    const two = talkOn(talkOn(cast, 3, 'Council', ['Ella'], { place: 'Skara' }), 3, 'Market', ['Ylva'], {
      place: 'Lund',
    });
    const both = two.as('ana', { deed: 'start', entry: two.id('Council') }).as('bo', {
      deed: 'start',
      entry: two.id('Market'),
    });
    expect([both.entry('Council'), both.entry('Market')]).toMatchObject([
      { state: 'running', place: 'Skara', characters: [cast.id('Ella')] },
      { state: 'running', place: 'Lund', characters: [cast.id('Ylva')] },
    ]);
  });

  test('SAGA-CAMPAIGN-002 a main character may be in a scene of any kind', () => {
    const sized = founded({ 'saga.draft.castSize': { least: 1, most: 5 } }).as('ana', {
      deed: 'castSize',
      seat: 'ana',
      characters: 1,
    });
    const story = sized.play({ play: 'draft' });
    const [hero] = Object.keys(story.campaign.open.characters);
    for (const scene of SCENE_KINDS) {
      const planned = story.as('ana', { deed: 'plan', scene, title: scene, day: 2, characters: [hero] });
      expect(planned.entry(scene).characters).toEqual([hero]);
    }
  });

  test('SAGA-CAMPAIGN-009 a scene of any kind may follow one of any other', () => {
    let story = talkOn(threePeople(), 1, 'talk', ['Ella']);
    story = story.as('ana', { deed: 'start', entry: story.id('talk') });
    story = story.as('ana', { deed: 'close', entry: story.id('talk') });
    for (const scene of SCENE_KINDS) {
      const next = { day: 1, scene, title: `after: ${scene}`, characters: [story.id('Ella')] };
      const after = story.as('bo', { deed: 'follow', entry: story.id('talk'), next });
      expect(after.entry(next.title)).toMatchObject({ scene, state: 'planned' });
    }
  });

  test('SAGA-CAMPAIGN-013 a sitting is a bookmark: from, to and who was there', () => {
    const sat = founded().as('bo', { deed: 'sit', present: ['ana', 'bo'] });
    const [id] = Object.keys(sat.campaign.open.sittings) as [string];
    const risen = sat.decide({ deed: 'pass', to: 4 }).as('ana', { deed: 'rise', sitting: id });
    expect(risen.campaign.open.sittings).toEqual({ [id]: { id, from: 1, to: 4, present: ['ana', 'bo'] } });
    expect({ ...risen.campaign.open, sittings: {}, made: 0 }).toEqual({
      ...founded().campaign.open,
      today: 4,
      made: 0,
    });
    expect(sat.refusal('ana', { deed: 'sit', present: ['eve'] })).toEqual({ code: 'NO_SUCH', what: 'seat', id: 'eve' });
    expect(sat.refusal('ana', { deed: 'rise', sitting: 's99' })).toMatchObject({ code: 'NO_SUCH', what: 'sitting' });
  });

  test('SAGA-CAMPAIGN-014 nothing begins by itself: days pass and no scene is opened', () => {
    const story = threePeople().decide({ deed: 'pass', to: 300 });
    expect(story.last).toEqual([{ event: 'dayCame', day: 300 }]);
    expect(story.campaign.open.entries).toEqual({});
  });
});

describe('the setting', () => {
  test('SAGA-WORLD-008, SAGA-WORLD-009 anybody writes it and all may read it', () => {
    const written = PLAYERS.reduce(
      (story, seat) => story.as(seat, { deed: 'note', kind: 'history', title: `by ${seat}`, text: 'long ago' }),
      founded().as('cy', { deed: 'setting', text: 'Fjords.' }),
    );
    expect(Object.values(written.campaign.open.notes).map(({ title }) => title)).toEqual(['by ana', 'by bo', 'by cy']);
    const [id] = Object.keys(written.campaign.open.notes) as [string];
    const again = written.as('bo', { deed: 'note', id, title: 'the old war' });
    expect(again.campaign.open.notes[id]).toMatchObject({ title: 'the old war', kind: 'other', text: '' });
    expect(again.campaign.open.made).toBe(written.campaign.open.made);
    const gone = again.as('cy', { deed: 'remove', from: 'notes', id });
    expect(gone.last).toEqual([{ event: 'removed', from: 'notes', id, name: 'the old war' }]);
    expect(gone.refusal('ana', { deed: 'note', id, title: 'x' })).toMatchObject({ code: 'NO_SUCH', what: 'note' });
  });

  test('SAGA-WORLD-009 characters before a setting are warned of and not refused', () => {
    const empty = founded();
    const warned = { rule: 'SAGA-WORLD-009', what: 'noSetting', name: '' };
    expect(warningsOf(empty.campaign)).toEqual([warned]);
    expect(warningsOf(joined(empty, 'Ella', 'ana').campaign)).toEqual([warned]);
    expect(warningsOf(empty.as('ana', { deed: 'setting', text: 'Fjords.' }).campaign)).toEqual([]);
    expect(warningsOf(empty.as('ana', { deed: 'note', title: 'Lund' }).campaign)).toEqual([]);
  });

  test('SAGA-WORLD-010 nothing that can be done or played is the casting of magic', () => {
    const names = [...Object.keys(RIGHTS), ...Object.keys(SCENES)];
    expect(names.filter((name) => /spell|magic|cast$/i.test(name))).toEqual([]);
  });

  test('SAGA-WORLD-011 magic is a note of the table, with a plain bonus or penalty at most', () => {
    const bonuses = [
      { on: 'swim', by: 3, when: 'in the lake' },
      { on: 'hide', by: -2 },
    ];
    const story = founded().as('ana', { deed: 'note', kind: 'magic', title: 'Ring', bonuses });
    expect(Object.values(story.campaign.open.notes)).toMatchObject([
      { kind: 'magic', title: 'Ring', bonuses: [bonuses[0], { ...bonuses[1], when: '' }] },
    ]);
    expect(campaignDeed.parse({ deed: 'note', title: 'x', bonuses: [{ on: 'proud', by: 1 }] }).ok).toBe(false);
  });

  test('SAGA-WORLD-012 nine in ten live in the country; a region below that is warned of', () => {
    const usual = founded().as('ana', { deed: 'setting', text: 'x' }).as('ana', { deed: 'region', name: 'Skane' });
    expect(Object.values(usual.campaign.open.regions)).toMatchObject([{ name: 'Skane', rural: 90, population: 0 }]);
    expect(warningsOf(usual.campaign)).toEqual([]);
    const town = usual.as('bo', { deed: 'region', name: 'Lund', rural: 89 });
    expect(warningsOf(town.campaign)).toEqual([{ rule: 'SAGA-WORLD-012', what: 'rural', name: 'Lund' }]);
  });

  test('a region that is given up leaves its units without one', () => {
    const region = founded().as('ana', { deed: 'region', name: 'Skane' });
    const [id] = Object.keys(region.campaign.open.regions) as [string];
    const gone = region
      .as('ana', { deed: 'unit', name: 'Hird', region: id })
      .as('ana', { deed: 'remove', from: 'regions', id });
    expect(gone.unit('Hird').region).toBeNull();
    const written = gone.as('bo', { deed: 'unit', id: gone.id('Hird'), name: 'Hird', text: 'brave' });
    expect(written.unit('Hird').text).toBe('brave');
  });

  test.each([
    'SAGA-WORLD-002',
    'SAGA-WORLD-013',
    'SAGA-WORLD-014',
    'SAGA-WORLD-015',
    'SAGA-WORLD-016',
    'SAGA-WORLD-017',
    'SAGA-WORLD-018',
    'SAGA-WORLD-019',
    'SAGA-WORLD-020',
    'SAGA-WORLD-021',
  ])('%s is advice that is shown', (rule) => {
    expect(ADVICE.filter((one) => one.rule === rule)).toHaveLength(1);
  });

  test('SAGA-WORLD-002, SAGA-WORLD-013, SAGA-WORLD-014, SAGA-WORLD-015, SAGA-WORLD-016, SAGA-WORLD-017, SAGA-WORLD-018, SAGA-WORLD-019, SAGA-WORLD-020, SAGA-WORLD-021 advice stops nobody', () => {
    const text = 'One empire. Steam, electricity, gunpowder, printed books, telegraphs, a wizard in every town.';
    const story = founded().as('ana', { deed: 'setting', text }).as('bo', { deed: 'region', name: 'City', rural: 0 });
    expect(duelOf(joined(joined(story, 'A', 'ana'), 'B', 'bo'), 1, ['A'], ['B']).entry('Duel').state).toBe('planned');
    expect(new Set(ADVICE.map(({ what }) => what)).size).toBe(ADVICE.length);
  });
});

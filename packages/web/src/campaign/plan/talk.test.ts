import { saga } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { done, named, saltCrown, seenBy } from '../sheet/testing/fixture.js';
import { emptyPlan, lacking, type Plan, planDeed, planOf, replanDeed } from './plan.js';
import { heardAgain, talkPlan, withCrowd } from './talk.js';

const campaign = saltCrown();
const [ella, morten] = ['Ella', 'Morten'].map((name) => named(campaign, name).id) as [string, string];
const FORD = { context: 'The ford', topic: 'the toll' };

const council: Plan = {
  ...emptyPlan(5, 'discussion', [ella, morten]),
  title: 'Council',
  matters: [FORD],
  talk: {
    how: 'table',
    crowds: [{ name: ' Salters ', is: 'crowd', motives: null }],
    use: 'council',
    setting: 'Smoke.',
    wants: [
      { who: ella, to: morten, ...FORD, response: 'halve it' },
      { who: ella, to: 'Salters', ...FORD, response: 'stay calm' },
      { who: morten, to: '', ...FORD, response: 'hear me' },
    ],
    changes: [],
  },
};

/** The campaign after Morten has heard of the toll in a Discussion. */
const heard = (): saga.campaign.Campaign => {
  const put = done(campaign, planDeed({ ...council, day: 1, title: 'Before' }));
  const entry = Object.values(put.open.entries).find(({ title }) => title === 'Before') as saga.campaign.Entry;
  const over = { ...entry, state: 'done', heard: [{ listener: morten, topic: FORD.topic }] } as const;
  const why = { code: 'heard', rules: [], entry: entry.id };
  return saga.campaign.evolveAll(put, [{ event: 'kept', in: 'entries', thing: over, why }]);
};

describe('a Discussion that is planned', () => {
  test('SAGA-TALK-002 SAGA-TALK-024 becomes a deed that the rules take, and comes back from its entry', () => {
    const put = done(campaign, planDeed(council));
    const entry = Object.values(put.open.entries).find(({ title }) => title === 'Council') as saga.campaign.Entry;
    expect(saga.campaign.planIn(entry, 'discussion')).toMatchObject({
      people: [
        { character: ella, wants: [{ response: 'halve it', to: [morten] }, { to: ['Salters'] }] },
        { character: morten, wants: [{ response: 'hear me', to: [] }] },
      ],
      crowds: [{ name: 'Salters', is: 'crowd', motives: null }],
      use: 'council',
      setting: 'Smoke.',
    });
    expect(entry).toMatchObject({ characters: [ella, morten], matters: [FORD] });
    const crowds = [{ name: 'Salters', is: 'crowd', motives: null }];
    expect(planOf(entry)).toEqual({ ...council, talk: { ...council.talk, crowds } });
  });

  test('in words it has people and nothing else, and can be made one at the table', () => {
    const inWords: Plan = { ...council, talk: { ...council.talk, how: 'word' } };
    expect(planDeed(inWords)).toMatchObject({ characters: [ella, morten], plan: null });
    const put = done(campaign, planDeed(inWords));
    const entry = Object.values(put.open.entries).find(({ title }) => title === 'Council') as saga.campaign.Entry;
    expect(planOf(entry).talk.how).toBe('word');
    expect(saga.campaign.isAtTable(put, entry)).toBe(false);
    const atTable = done(put, replanDeed(entry.id, { ...planOf(entry), talk: council.talk }));
    expect(saga.campaign.isAtTable(atTable, atTable.open.entries[entry.id] as saga.campaign.Entry)).toBe(true);
  });

  test('says what is still missing', () => {
    const seen = seenBy(campaign);
    const lack = (more: Partial<Plan['talk']>, characters = council.characters) =>
      lacking({ ...council, characters, talk: { ...council.talk, ...more } }, seen);
    expect(lack({})).toBeNull();
    expect(lack({}, [])).toBe('people');
    expect(lack({ crowds: [{ name: ' ', is: 'army', motives: null }] })).toBe('crowdNames');
    expect(lack({ wants: [{ who: ella, to: '', ...FORD, response: ' ' }] })).toBe('wants');
    expect(lack({ how: 'word' }, [])).toBeNull();
  });

  test('SAGA-TALK-017 SAGA-TALK-021 asks what has changed since somebody has heard of the topic', () => {
    const seen = seenBy(heard());
    expect(heardAgain(council, seen)).toMatchObject([
      { listener: morten, topic: FORD.topic, entry: { title: 'Before' } },
    ]);
    expect(lacking(council, seen)).toBe('changes');
    const changes = [{ listener: morten, topic: FORD.topic, changed: 'the bridge is down' }];
    expect(lacking({ ...council, talk: { ...council.talk, changes } }, seen)).toBeNull();
    const { talk } = council;
    expect(lacking({ ...council, talk: { ...talk, wants: talk.wants.slice(1) } }, seen)).toBeNull();
  });

  test('what is wanted of a crowd follows its name, and of nobody else who is not there', () => {
    const renamed = withCrowd(council.talk, 0, { name: 'The market', is: 'crowd', motives: null });
    expect(talkPlan({ ...council, talk: renamed })?.people[0]?.wants.map(({ to }) => to)).toEqual([
      [morten],
      ['The market'],
    ]);
    expect(talkPlan({ ...council, characters: [ella], talk: renamed })?.people[0]?.wants).toHaveLength(1);
  });
});

import type { Json } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { nextScenes, storyBefore, storyChapter, storyEnds, storyOpens } from '../../../../campaigns.js';
import type { NextScene } from '../../handover/next.js';
import type { Story } from '../../testing/story.js';
import { after, chaptersAfter, counselled, founded, opening, planned, talk, told } from './testing/telling.js';

/** Something that anybody wrote on the calendar, and called a chapter. */
const written = (story: Story, chapter: string, said: object): Story =>
  story.as('cy', { deed: 'plan', day: story.campaign.open.today, title: 'forged', chapter, ...said });

const playedOut = (story: Story, outcome: object): Story =>
  story.begin({ play: 'entry', entry: story.id('forged') }).end(story.id('forged'), outcome as Json);

const duel = (story: Story): object => ({
  scene: 'duel',
  plan: { side1: [story.id('people.casimir')], side2: [story.id('people.joris')] },
});

describe('what only calls itself a chapter', () => {
  test.each(['council', 'march', 'battle', 'parley', 'end'])('a duel called %s is none', (chapter) => {
    const story = founded();
    const put = written(story, chapter, duel(story));
    const { campaign, entry } = put.begin({ play: 'entry', entry: put.id('forged') });
    expect(storyChapter(campaign, entry('forged'))).toBeNull();
    expect(storyBefore(campaign, entry('forged'))).toEqual([]);
  });

  test.each(['discussion', 'movement', 'battle', 'freeForm'])('nor is a %s without a plan', (scene) => {
    for (const chapter of ['council', 'march', 'battle', 'parley']) {
      const { campaign, entry } = written(founded(), chapter, { scene });
      expect(storyChapter(campaign, entry('forged'))).toBeNull();
    }
  });

  test('it is not counted: the chapter after it has the number that it had', () => {
    const story = counselled();
    const march = after(story, 'council').find(({ chapter }) => chapter === 'march') as NextScene;
    const fought = playedOut(written(story, 'parley', duel(story)), { fighters: [], rounds: 1 });
    const { campaign, entry } = planned(fought, march);
    expect(storyChapter(campaign, entry('march'))?.nth).toBe(2);
  });

  test('a council in which nobody wants anything moves nobody, and the story goes on', () => {
    const story = founded();
    const there = ['people.ella', 'people.jorun', 'people.wren'];
    const plan = { people: there.map((name) => ({ character: story.id(name) })) };
    const put = written(story, 'council', { scene: 'discussion', plan });
    const { campaign, entry } = playedOut(put, talk(there, []));
    expect(nextScenes(campaign, entry('forged'), told).map(({ chapter }) => chapter)).toEqual([
      'march',
      'parley',
      'end',
    ]);
    expect(storyEnds(campaign)).toEqual({ befell: 'home', agreed: 'unspoken' });
  });

  test('a march against a town of which nobody was written down leads to no battle, and on to the parley', () => {
    const story = counselled();
    const ride = after(story, 'council').find(({ chapter }) => chapter === 'march') as NextScene;
    const { roads, parties } = ride.plan as unknown as { roads: Json; parties: { name: string; at: string }[] };
    const [raiders, { name, at }] = parties as [{ name: string }, { name: string; at: string }];
    const unit = story.id('houses.dorrow');
    const plan = { roads, parties: [raiders, { name, at, unit, troops: { pikemen: 20 }, seat: 'cy' }] };
    const put = written(story, 'march', { scene: 'movement', plan });
    const { id } = put.entry('forged');
    const arrived = [
      { name: raiders.name, at, state: 'got', troops: {} },
      { name, at, state: 'got', troops: {} },
    ];
    const outcome = { day: 1, judged: null, met: [], parties: arrived };
    const done = { ...put.entry('forged'), state: 'done', played: 1, outcome } as const;
    const { open } = put.campaign;
    const seen = { open: { ...open, entries: { ...open.entries, [id]: done } } };
    expect(nextScenes(seen, done as never, told).flatMap(({ chapter }) => chapter ?? [])).toEqual(['parley', 'end']);
    expect(storyEnds(seen)).toEqual({ befell: 'unseen', agreed: 'unspoken' });
  });

  test('a council that was dropped again is offered again, and so is one that stands there by its name alone', () => {
    const put = planned(founded(), opening(founded()));
    expect(storyOpens(put.campaign, told)).toBeNull();
    const dropped = put.as('bo', { deed: 'drop', entry: put.id('council') });
    expect(storyOpens(dropped.campaign, told)?.chapter).toBe('council');
    const noted = founded().as('cy', { deed: 'happening', day: 1, title: 'forged', chapter: 'council' });
    expect(storyOpens(noted.campaign, told)?.chapter).toBe('council');
  });
});

describe('whoever plays a part', () => {
  test('plays it: nobody is brought in over them', () => {
    const before = counselled();
    const part = { key: 'other', people: [{ name: 'False Ella', plays: 'ella' }], units: [] };
    const story = before.as('cy', { deed: 'take', part });
    expect(story.campaign.open.founding?.parted).toEqual(before.campaign.open.founding?.parted);
    expect(chaptersAfter(story, 'council')).toEqual(chaptersAfter(before, 'council'));
  });

  test.each(['constructor', '__proto__', 'toString'])('is kept under no name that every object has: %s', (key) => {
    const story = founded();
    expect(story.refusal('cy', { deed: 'take', part: { key } })).toMatchObject({ code: 'BAD_SHAPE' });
    expect(story.refusal('cy', { deed: 'leave', part: key })).toMatchObject({ code: 'BAD_SHAPE', path: 'part' });
    const part = { key: 'other', people: [{ name: 'Somebody', plays: key }] };
    expect(story.refusal('cy', { deed: 'take', part })).toMatchObject({ code: 'BAD_SHAPE' });
  });
});

import type { SeatId } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { campaignDeed, nextScenes, obeyDeed, storyEnds, storyLast, storyOpens } from '../../../../campaigns.js';
import { CAMPAIGN_VERSIONS } from '../../papers/versions.table.js';
import { type Story, founded as unstoried } from '../../testing/story.js';
import { after, chaptersAfter, counselled, founded, lastDay, opening, planned, told } from './testing/telling.js';

const happening = (story: Story, chapter: string, title = 'x') =>
  ({ deed: 'happening', day: lastDay(story), title, chapter }) as const;

const ended = (story: Story, title = 'x'): Story => story.as('cy', happening(story, 'end', title));

describe('an end', () => {
  test('that is put before anything was played is a happening like any other, and can be dropped', () => {
    const put = ended(founded());
    expect(put.entry('x')).toMatchObject({ kind: 'happening', state: 'planned' });
    expect(put.entry('x').chapter).toBeUndefined();
    expect(storyOpens(put.campaign, told)?.chapter).toBe('council');
    expect(put.as('bo', { deed: 'drop', entry: put.id('x') }).entry('x').state).toBe('dropped');
  });

  test('that is put while the council is on the calendar, or is played, is none either', () => {
    const waits = planned(founded(), opening(founded()));
    for (const story of [waits, waits.begin({ play: 'entry', entry: waits.id('council') })]) {
      const put = ended(story).entry('x');
      expect([put.state, put.chapter]).toEqual(['planned', undefined]);
    }
  });

  test('that is put after a chapter is the last, whoever puts it, and nothing follows it but what people make of it', () => {
    const story = ended(counselled(), 'Nobody rode');
    expect(story.entry('Nobody rode')).toMatchObject({ chapter: 'end', state: 'done' });
    expect(chaptersAfter(story, 'council').filter((one) => one !== 'talk')).toEqual([]);
    expect(storyLast(story.campaign)?.title).toBe('Nobody rode');
    expect(storyEnds(story.campaign)).toEqual({ befell: 'home', agreed: 'unspoken' });
    // Once it has ended, another is a happening.
    const again = ended(story, 'Twice').entry('Twice');
    expect([again.state, again.chapter]).toEqual(['planned', undefined]);
    expect(storyLast(ended(story, 'Twice').campaign)?.title).toBe('Nobody rode');
  });

  test('for a later day waits for it; until then it can be dropped, and the story goes on', () => {
    const story = counselled();
    const put = story.as('bo', { ...happening(story, 'end'), day: lastDay(story) + 3 });
    expect(put.entry('x')).toMatchObject({ chapter: 'end', state: 'planned' });
    expect(after(put, 'council')).toEqual([]);
    expect(storyLast(put.campaign)?.title).toBe('council');
    const dropped = put.as('cy', { deed: 'drop', entry: put.id('x') });
    expect(chaptersAfter(dropped, 'council')).toEqual(['march', 'parley', 'end']);
  });

  test('is a happening: a scene that is planned as one, and played, ends nothing', () => {
    const story = counselled();
    const said = { deed: 'plan', day: lastDay(story), title: 'x', scene: 'freeForm', chapter: 'end' };
    const put = story.as('cy', said).as('cy', { deed: 'start', entry: story.as('cy', said).id('x') });
    const over = put.as('cy', { deed: 'close', entry: put.id('x') });
    expect(storyLast(over.campaign)?.title).toBe('council');
    expect(chaptersAfter(over, 'council')).toEqual(['march', 'parley', 'end']);
  });
});

describe('what calls itself a chapter that there is not', () => {
  test.each(['x', 'council', 'constructor2'])('is a happening: %s', (chapter) => {
    const story = counselled();
    const put = story.as('cy', happening(story, chapter));
    expect([put.entry('x').state, put.entry('x').chapter]).toEqual(['planned', undefined]);
    expect(storyLast(put.campaign)?.title).toBe('council');
  });

  test('is not the chapter that was told last, however it came there', () => {
    const story = counselled();
    const said = { deed: 'plan', day: lastDay(story), title: 'x', scene: 'freeForm', chapter: 'x' };
    const put = story.as('cy', said).as('cy', { deed: 'start', entry: story.as('cy', said).id('x') });
    expect(storyLast(put.as('cy', { deed: 'close', entry: put.id('x') }).campaign)?.title).toBe('council');
    const bare = unstoried();
    expect(storyLast(bare.campaign)).toBeNull();
    expect(bare.as('ana', happening(bare, 'end')).entry('x')).toMatchObject({ state: 'planned' });
  });
});

test('what was written down before is read as it was done, and ends no story that had not begun', () => {
  const story = founded();
  const parsed = campaignDeed.parse(happening(story, 'end'));
  const who = { seat: 'cy' as SeatId, decided: false, players: [] };
  const put = (version: string) => {
    const done = parsed.ok ? obeyDeed(story.campaign, parsed.value, { ...who, version }) : parsed;
    const [event] = done.ok ? (done.value as readonly { thing?: { state: string; chapter?: string } }[]) : [];
    return event?.thing;
  };
  const since = CAMPAIGN_VERSIONS.indexOf('1.5.0');
  expect(CAMPAIGN_VERSIONS.map((version) => put(version)?.state)).toEqual(
    CAMPAIGN_VERSIONS.map((_, nth) => (nth < since ? 'done' : 'planned')),
  );
  const thing = put('1.4.0') as never as { id: string };
  const { open } = story.campaign;
  const before = { open: { ...open, entries: { ...open.entries, [thing.id]: thing } } } as never;
  expect(storyOpens(before, told)?.chapter).toBe('council');
  expect(storyLast(before)).toBeNull();
  expect(nextScenes(before, thing as never, told)).toEqual([]);
});

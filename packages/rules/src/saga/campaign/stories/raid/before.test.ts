import { describe, expect, test } from 'vitest';
import { storyBefore, storyChapter } from '../../../../campaigns.js';
import type { NextScene } from '../../handover/next.js';
import type { Story } from '../../testing/story.js';
import { after, counselled, founded, type Granted, opening, planned } from './testing/telling.js';

const chapterOf = (story: Story, next: NextScene, more: object = {}) => {
  const put = planned(story, next, more);
  return storyChapter(put.campaign, put.entry(next.chapter as string));
};

const factsIn = (story: Story, next: NextScene, more: object = {}) =>
  (chapterOf(story, next, more)?.before ?? []).map(({ fact, count }) => (count === undefined ? fact : [fact, count]));

const offered = (chapter: string, ...granted: readonly Granted[]) => {
  const story = counselled(...granted);
  return [story, after(story, 'council').find((one) => one.chapter === chapter) as NextScene] as const;
};

describe('what is told before a chapter', () => {
  test('the council is the first, and each part has its player', () => {
    const story = founded();
    expect(chapterOf(story, opening(story))).toMatchObject({
      ...{ story: 'raid', chapter: 'council', nth: 1 },
      shared: { lady: 'ana', house: 'bo', town: 'cy' },
    });
  });

  test('an entry of the calendar that is no chapter has nothing to tell', () => {
    const own = founded().as('ana', { deed: 'plan', day: 1, scene: 'freeForm', title: 'own', plan: null });
    expect(storyChapter(own.campaign, own.entry('own'))).toBeNull();
    expect(storyBefore(own.campaign, own.entry('own'))).toEqual([]);
  });

  test('a chapter that is only offered tells the same as when it is on the calendar', () => {
    const [story, march] = offered('march', ['jorun', 'riders']);
    expect(storyBefore(story.campaign, march)).toEqual(chapterOf(story, march)?.before);
    expect(storyBefore(story.campaign, march)[0]).toEqual({ fact: 'ridersCome', count: 60 });
  });

  test('before the march: who was moved to what, and how many ride for it', () => {
    expect(factsIn(...offered('march'))).toEqual([['ridersStay', 30], 'wayUnknown', 'chestShut']);
    const all = [
      ['jorun', 'riders'],
      ['wren', 'way'],
      ['hedda', 'chest'],
      ['ella', 'fire'],
      ['ella', 'stay'],
    ] as const;
    expect(factsIn(...offered('march', ...all))).toEqual([
      ['ridersCome', 70],
      'wayShown',
      'chestOpen',
      'roofs',
      'yetRides',
    ]);
  });

  test('before the parley: what has befallen', () => {
    expect(factsIn(...offered('parley', ['ella', 'stay']))).toEqual(['parley.home']);
    // A story may leave chapters out: it is the second that is played.
    expect(chapterOf(...offered('parley', ['ella', 'stay']))?.nth).toBe(2);
  });

  test('before the battle: both sides as they come, and whether the bell has rung', () => {
    const [story, march] = offered('march', ['ella', 'fire']);
    const { parted = {} } = story.campaign.open.founding ?? {};
    const army = (of: string, commander: string, troops: object) => ({
      unit: parted[of],
      commander: parted[commander],
      troops,
    });
    const [ours, theirs] = [
      army('avitch', 'ella', { mediumCavalry: 30 }),
      army('dorrow', 'casimir', { pikemen: 20, mediumInfantry: 40 }),
    ];
    const battle = (plan: object) =>
      factsIn(story, { ...march, kind: 'battle', scene: 'battle', chapter: 'battle', plan: null }, plan);
    expect(battle({ attacker: ours, defender: theirs, defence: 'inCamp' })).toEqual([
      ['yourRiders', 30],
      ['asleep', 60],
    ]);
    expect(battle({ attacker: ours, defender: theirs, defence: 'standing' })).toEqual([
      ['yourRiders', 30],
      ['warned', 60],
      'afraid',
    ]);
    expect(battle({ attacker: theirs, defender: ours, defence: 'onTheMarch' })).toEqual([
      ['yourRiders', 30],
      ['warned', 60],
      'afraid',
      'cameOut',
    ]);
  });
});

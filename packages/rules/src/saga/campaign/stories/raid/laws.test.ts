import { stream } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { healingDue, nextScenes, storyEnds } from '../../../../campaigns.js';
import type { NextScene } from '../../handover/next.js';
import { byChance, type Story } from '../../testing/story.js';
import { founded, lastDay, opening, planned, told } from './testing/telling.js';

const WAYS = ['saga', 'command', 'sortie', 'warband'] as const;

/** SAGA-CAL-013, SAGA-CAL-014: what is due for the wounded and the dying before the next scene. */
const caredFor = (before: Story): Story => {
  const dying = Object.values(before.campaign.open.characters).filter((one) => one.dying !== null);
  const story = dying.reduce((now, { id }) => now.decide({ deed: 'aid', character: id, came: false }), before);
  return Object.values(story.campaign.open.characters).reduce((now, { id, name }) => {
    const due = healingDue(now.campaign, now.character(name)).length;
    return due === 0 ? now : now.play({ play: 'healing', character: id, days: [{ lasting: due }] }, byChance(name));
  }, story);
};

/** The whole raid by chance, each time another of the chapters that are offered; what was played, in its order. */
const tale = (
  seed: string,
  way: (typeof WAYS)[number],
): { readonly story: Story; readonly played: readonly string[] } => {
  const source = stream(seed);
  const played: string[] = [];
  let story = founded();
  let next: NextScene = opening(story);
  while (next.next !== 'end') {
    const by = next.chapter === 'battle' && way !== 'saga' ? { by: way } : {};
    story = caredFor(planned(story, next, by));
    const { id } = story.entry(next.chapter as string);
    story = story.play({ play: 'entry', entry: id }, byChance(`${seed} ${next.chapter}`));
    played.push(next.chapter as string);
    const ofStory = nextScenes(story.campaign, story.entry(next.chapter as string), told).filter(
      ({ chapter }) => chapter !== undefined,
    );
    expect(ofStory.length).toBeGreaterThan(0);
    // The end is offered after every chapter: most tales should be longer.
    const on = ofStory.filter((one) => one.next !== 'end');
    const among = on.length > 0 && source.below(6) > 0 ? on : ofStory;
    next = among[source.below(among.length)] as NextScene;
  }
  const { title, text = '' } = next.told as { title: string; text?: string };
  return {
    story: story.as('ana', {
      ...{ deed: 'happening', day: lastDay(story), title, text, characters: [...next.characters], chapter: 'end' },
    }),
    played,
  };
};

describe('the raid by chance', () => {
  test.each(WAYS)('every tale comes to its end, and what is offered can be played: the battle by %s', (way) => {
    const endings = Array.from({ length: 6 }, (_, n) => {
      const { story, played } = tale(`raid ${way} ${n}`, way);
      expect(played[0]).toBe('council');
      expect(new Set(played).size).toBe(played.length);
      const ending = storyEnds(story.campaign);
      expect(ending).not.toBeNull();
      // Nothing follows the end of the story but what people make of it.
      const last = story.entry(played.at(-1) as string);
      expect(nextScenes(story.campaign, last, told).some(({ chapter }) => chapter !== undefined)).toBe(false);
      return ending?.befell;
    });
    expect(new Set(endings).size).toBeGreaterThan(1);
  });

  test('the same tale is told by the same dice and choices', () => {
    const [one, other] = [tale('twice', 'saga'), tale('twice', 'saga')];
    expect(one.story.campaign).toEqual(other.story.campaign);
  });
});

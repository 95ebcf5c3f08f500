import type { Json } from '@warmoot/kernel';
import { nextScenes, storyOpens } from '../../../../../campaigns.js';
import type { NextScene, SeenWithRules } from '../../../handover/next.js';
import { type Story, unfounded } from '../../../testing/story.js';
import { raid } from '../raid.js';

/** Texts are told by their keys: what is tested is the story, not its words. */
export const told = (key: string): string => key;

export const founded = (): Story =>
  unfounded().as('ana', raid.found({ lady: 'ana', house: 'bo', town: 'cy' }, told) as never);

export const opening = (story: Story): NextScene => storyOpens(story.campaign, told) as NextScene;

export const lastDay = ({ campaign }: Story): number =>
  Math.max(campaign.open.today, ...Object.values(campaign.open.entries).map(({ day, days }) => day + days - 1));

export const planned = (story: Story, next: NextScene, more: object = {}): Story => {
  const { scene, characters, place, plan, chapter, matters } = next;
  const said = { scene, title: chapter, place, characters, plan: { ...(plan as object), ...more }, chapter };
  return story.as('ana', { deed: 'plan', day: lastDay(story), ...said, ...(matters && { matters }) });
};

/** Plays a chapter, with an outcome written by hand. */
export const passed = (story: Story, next: NextScene, outcome: object): Story => {
  const put = planned(story, next);
  const { id } = put.entry(next.chapter as string);
  const stages = put.begin({ play: 'entry', entry: id });
  return stages.end(id, outcome as Json);
};

export const after = (story: Story, chapter: string): readonly NextScene[] =>
  nextScenes(story.campaign, story.entry(chapter), told);

export const chaptersAfter = (story: Story, chapter: string) =>
  after(story, chapter).map((one) => one.chapter ?? one.next);

export type Moved = readonly (readonly [who: string, topic: string, response: string])[];

/** A talk in which these were moved to that, one appeal each. */
export const talk = (people: readonly string[], moved: Moved): object => ({
  people: people.map((name) => ({
    name,
    heard: moved.filter(([who]) => who === name).length,
    gone: null,
    motives: null,
    driving: moved.flatMap(([who, topic], at) =>
      who === name ? [{ context: 'c', topic, motive: 'proud', by: people[0], appeal: at + 1 }] : [],
    ),
  })),
  heard: moved.map(([listener, topic]) => ({ listener, topic })),
  appeals: moved.map(([who, topic, response], at) => ({
    ...{ number: at + 1, talker: people[0], words: '', context: 'c', topic, response, changed: null, state: 'done' },
    terms: { skill: 'lead', motive: 'proud', modifiers: [], difficulty: 3, besides: [], note: null },
    hearings: [{ who, matter: { context: 'c', topic }, ignores: null, reached: true, moved: true }],
  })),
  fights: [],
});

export const COUNCIL = ['people.ella', 'people.jorun', 'people.wren', 'people.hedda'] as const;

/** Who was moved to what. */
export type Granted = readonly [who: string, asked: string];

/** The council, in which these requests were granted. */
export const counselled = (...granted: readonly Granted[]): Story => {
  const story = founded();
  const moved = granted.map(
    ([who, asked]) => [`people.${who}`, `council.${asked}.topic`, `council.${asked}.response`] as const,
  );
  return passed(story, opening(story), talk(COUNCIL, moved));
};

/** A chapter as if it had been played with this outcome, and nothing else had come of it. */
export const asIf = (
  story: Story,
  next: NextScene,
  outcome: object,
  more: object = {},
): Pick<SeenWithRules, 'open'> => {
  const { campaign, entry } = planned(story, next, more);
  const put = entry(next.chapter as string);
  const done = { ...put, state: 'done', played: 1, outcome: outcome as Json } as const;
  return { open: { ...campaign.open, entries: { ...campaign.open.entries, [put.id]: done } } };
};

/** What follows the last chapter of a campaign. */
export const following = (seen: Pick<SeenWithRules, 'open'>): readonly NextScene[] => {
  const last = Object.values(seen.open.entries).findLast(({ chapter }) => chapter !== undefined);
  return last === undefined ? [] : nextScenes(seen as never, last, told);
};

import { type NextScene, nextScenes, type SeenWithRules } from '../handover/next.js';
import type { Entry } from '../papers/model.js';
import { raid } from './raid/raid.js';
import type { Coming, Story, StoryChapter, StoryFact, StoryTold } from './story.js';

/** All stories that can be told. */
export const STORIES: readonly Story[] = [raid];

/** The story that a campaign tells; null where it tells its own, or calls itself one whose people it has not. */
export const storyIn = ({ open }: Pick<SeenWithRules, 'open'>): Story | null => {
  const { story: called, parted = {} } = open.founding ?? {};
  return STORIES.find(({ key, roles }) => key === called && roles.every((role) => Object.hasOwn(parted, role))) ?? null;
};

/** The first chapter, as long as none is on the calendar. */
export const openingIn = (seen: SeenWithRules, told: StoryTold): NextScene | null => {
  const story = storyIn(seen);
  const isOn = (entry: Entry): boolean => entry.state !== 'dropped' && (story?.tells(seen, entry) ?? false);
  return story === null || Object.values(seen.open.entries).some(isOn) ? null : story.opening(seen, told);
};

/** What has decided how a chapter begins, before anybody begins it; nothing where it is none of the story that is told. */
export const beforeIn = (seen: SeenWithRules, coming: Coming): readonly StoryFact[] => {
  const story = storyIn(seen);
  return story?.tells(seen, coming) ? story.before(seen, coming) : [];
};

/** The chapter that an entry is; null where it is none of the story that is told. */
export const chapterIn = (seen: SeenWithRules, entry: Entry): StoryChapter | null => {
  const story = storyIn(seen);
  const { chapter } = entry;
  if (story === null || chapter === undefined || !story.tells(seen, entry)) return null;
  const { key } = story;
  const isEarlier = (one: Entry): boolean => one.played !== null && one.id !== entry.id && story.tells(seen, one);
  const earlier = Object.values(seen.open.entries).filter(
    (one) => isEarlier(one) && (entry.played === null || (one.played ?? 0) < entry.played),
  );
  return {
    ...{ story: key, chapter, nth: earlier.length + 1 },
    ...{ shared: story.shared(seen), before: story.before(seen, entry) },
  };
};

/** The same scene, offered by the story and by what was left open: the story's word goes first. */
const isSame = (one: NextScene, other: NextScene): boolean =>
  one.scene === other.scene && (one.scene === 'discussion' || one.leaving?.leaves === other.leaving?.leaves);

/**
 * SAGA-CAL-002: what may follow a scene: what the story that is told goes on with, and what the scene itself has left open.
 */
export const followingIn = (seen: SeenWithRules, entry: Entry, told: StoryTold): readonly NextScene[] => {
  const ofStory = storyIn(seen)?.after(seen, entry, told) ?? [];
  const others = nextScenes(seen, entry).filter((one) => !ofStory.some((other) => isSame(other, one)));
  return [...ofStory, ...others];
};

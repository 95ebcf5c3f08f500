import { type NextScene, nextScenes, type SeenWithRules } from '../handover/next.js';
import type { Entry } from '../papers/model.js';
import { raid } from './raid/raid.js';
import type { Coming, Story, StoryChapter, StoryFact, StoryTold } from './story.js';

/** All stories that can be told. */
export const STORIES: readonly Story[] = [raid];

/**
 * The story that a campaign tells; null where it tells its own, or calls itself one whose people it has not, or which is
 * not written for its edition.
 */
export const storyIn = ({ open }: Pick<SeenWithRules, 'open'>): Story | null => {
  const { story: called, parted = {} } = open.founding ?? {};
  const isTold = ({ key, edition, roles }: Story): boolean =>
    key === called && edition === open.edition && roles.every((role) => Object.hasOwn(parted, role));
  return STORIES.find(isTold) ?? null;
};

/** Whether something on the calendar is still to be played, or is being played. */
const isToCome = ({ state }: Entry): boolean => state !== 'done' && state !== 'dropped';

/** The first chapter, as long as it is not on the calendar. */
export const openingIn = (seen: SeenWithRules, told: StoryTold): NextScene | null => {
  const story = storyIn(seen);
  if (story === null || story.told(seen).length > 0) return null;
  const isOn = (entry: Entry): boolean =>
    entry.chapter === story.chapters[0] && isToCome(entry) && story.tells(seen, entry);
  return Object.values(seen.open.entries).some(isOn) ? null : story.opening(seen, told);
};

/** What has decided how a chapter begins, before anybody begins it; nothing where it is none of the story that is told. */
export const beforeIn = (seen: SeenWithRules, coming: Coming): readonly StoryFact[] => {
  const story = storyIn(seen);
  return story?.tells(seen, coming) ? story.before(seen, coming) : [];
};

/**
 * The chapter that an entry is; null where it is none of the story that is told. What is still to come is one if it is
 * between those of the chapter, and that was not told already.
 */
export const chapterIn = (seen: SeenWithRules, entry: Entry): StoryChapter | null => {
  const story = storyIn(seen);
  const { chapter } = entry;
  if (story === null || chapter === undefined || !story.tells(seen, entry)) return null;
  const told = story.told(seen);
  const at = told.findIndex(({ id }) => id === entry.id);
  const mayCome = isToCome(entry) && !told.some((one) => one.chapter === chapter);
  if (at < 0 && !mayCome) return null;
  return {
    ...{ story: story.key, chapter, nth: (at < 0 ? told.length : at) + 1 },
    ...{ shared: story.shared(seen), before: story.before(seen, entry) },
  };
};

/** The chapter of the story that was told last, the end too; null where none was. */
export const lastChapterIn = (seen: SeenWithRules): Entry | null => storyIn(seen)?.told(seen).at(-1) ?? null;

/** Whether a happening that calls itself a chapter is the end of the story that is told, as it stands now. */
export const isEndIn = (seen: SeenWithRules, chapter: string): boolean => storyIn(seen)?.ends(seen, chapter) ?? false;

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

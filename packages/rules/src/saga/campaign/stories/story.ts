import type { SeatId } from '@warmoot/kernel';
import type { EditionName } from '../../editions.table.js';
import type { NextScene, SeenWithRules } from '../handover/next.js';
import type { DeedOf } from '../papers/deeds.js';
import type { Entry } from '../papers/model.js';

/** What people would write, told by its key in the language of whoever begins the story. */
export type StoryTold = (key: string) => string;

/** How a story has ended: what befell, and what was agreed on it. Each has its sentences. */
export interface StoryEnding {
  readonly befell: string;
  readonly agreed: string;
}

/** Something that was, by its key; and how many, where it is a matter of numbers. Each has its sentence. */
export interface StoryFact {
  readonly fact: string;
  readonly count?: number;
}

/** A chapter by its name, its kind of scene and its plan: on the calendar already, or only offered. */
export type Coming = Pick<Entry, 'chapter' | 'scene' | 'plan'>;

/** A chapter that is played, as it is told to those who play it. */
export interface StoryChapter {
  readonly story: string;
  readonly chapter: string;
  /** The how-manieth it is of those that were played, from one on: a story may leave some out. */
  readonly nth: number;
  /** Whose each of the parts is; null where nobody plays it. */
  readonly shared: Readonly<Record<string, SeatId | null>>;
  readonly before: readonly StoryFact[];
}

/**
 * A ready-made story: a campaign that is founded in one go, with its people, and that knows after every scene what comes
 * next, by what has happened. Everything in it is an ordinary deed of an ordinary campaign: a table may leave the story
 * at any time and go on by itself.
 */
export interface Story {
  readonly key: string;
  /** The edition that it is written for: its plans ask for what that one has. */
  readonly edition: EditionName;
  /** The parts that players share among themselves, the first of them whoever begins it. */
  readonly parts: readonly string[];
  /** Whoever and whatever it cannot be told without, by the parts that they play. */
  readonly roles: readonly string[];
  /** The deed that founds it. */
  readonly found: (seats: Readonly<Record<string, SeatId>>, told: StoryTold) => DeedOf<'found'>;
  /** The chapter that it begins with. */
  readonly opening: (seen: SeenWithRules, told: StoryTold) => NextScene;
  /** What may follow a scene of it, the likeliest first. */
  readonly after: (seen: SeenWithRules, entry: Entry, told: StoryTold) => readonly NextScene[];
  /** Its chapters, in the order in which they may come. */
  readonly chapters: readonly string[];
  /** Whether something is the chapter that it calls itself: anybody may write anything on the calendar. */
  readonly tells: (seen: SeenWithRules, coming: Coming) => boolean;
  /** What was told of it, in the order in which it was played; where it has ended, the end last. */
  readonly told: (seen: SeenWithRules) => readonly Entry[];
  /** Whether what would call itself so, and is no scene, is the end of it there. */
  readonly ends: (seen: SeenWithRules, chapter: string) => boolean;
  /** Whose each of its parts is; null where nobody plays it. */
  readonly shared: (seen: SeenWithRules) => Readonly<Record<string, SeatId | null>>;
  /** What was before a chapter, played or to come, and how that has decided what it begins with. */
  readonly before: (seen: SeenWithRules, coming: Coming) => readonly StoryFact[];
  /** How it stands to end now; null as long as nothing was played. */
  readonly ending: (seen: SeenWithRules) => StoryEnding | null;
}

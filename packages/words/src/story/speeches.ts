import type { saga } from '@warmoot/rules';
import { eachEventTold, type Passage } from '../account.js';
import type { Hearer, Words } from '../catalogue/words.js';
import { lastingPassages, withoutRules } from './turning.js';

type TalkEvent = saga.discussion.Discussion['event'];

/** Who said what in a talk. */
export interface Speech {
  /** Null where it is told, and nobody says it. */
  readonly who: string | null;
  /** In their own words; '' where an appeal was made without any. */
  readonly words: string;
  /** What was asked of whom, where it was an appeal. */
  readonly appeal: string | null;
  /** What came of the appeal. */
  readonly came: readonly string[];
  /** Whether it changed somebody's mind. */
  readonly moved: boolean;
}

/** What comes of an appeal, of all that happens while it stands. */
const COMES: ReadonlySet<TalkEvent['event']> = new Set([
  'ignores',
  'heard',
  'moved',
  'unmoved',
  'replied',
  'appealEnded',
]);

interface Writing {
  readonly who: string | null;
  readonly words: string;
  readonly appeal: string | null;
  readonly came: string[];
  moved: boolean;
}

const TALK = /\/discussion$/;

/** Everything that was said in a talk, in its order, each appeal with what came of it. */
export const speechesIn = (words: Words, passages: readonly Passage[], hearer: Hearer): readonly Speech[] => {
  if (passages[0] === undefined || !TALK.test(passages[0].after.rules.scene)) return [];
  const speeches: Writing[] = [];
  let open: Writing | null = null;
  for (const passage of lastingPassages(passages)) {
    for (const { heard, sentences } of eachEventTold(words, passage, hearer)) {
      if (heard.depth > 0) continue;
      const event = heard.event as unknown as TalkEvent;
      const told = sentences.map(withoutRules);
      if (event.event === 'said') {
        speeches.push({ who: event.as, words: event.text, appeal: null, came: [], moved: false });
      } else if (event.event === 'appealed') {
        const { talker, words: spoken } = event.appeal;
        open = { who: talker, words: spoken.trim(), appeal: told.at(-1) ?? null, came: [], moved: false };
        speeches.push(open);
      } else if (open !== null && COMES.has(event.event)) {
        open.came.push(...told);
        open.moved ||= event.event === 'moved';
      }
    }
  }
  return speeches;
};

import { saga } from '@warmoot/rules';
import { keep, kept } from '../../../browser/kept.js';
import { type Draft, EMPTY } from './drafting.js';

/** So many drafts are kept on a device; the oldest is let go of. */
const MOST_KEPT = 12;

const isWord = (value: unknown): value is string => typeof value === 'string';

const isOf = <A>(list: readonly A[], value: unknown): boolean => (list as readonly unknown[]).includes(value);

/** Whether what was kept is still a draft: another version of this page may have written it. */
const isDraft = (value: unknown): value is Draft => {
  if (typeof value !== 'object' || value === null) return false;
  const one = value as Record<keyof Draft, unknown>;
  const texts = [one.speech, one.words, one.context, one.topic, one.response, one.note, one.changed];
  return (
    (Object.keys(EMPTY) as (keyof Draft)[]).every((key) => key in one) &&
    texts.every(isWord) &&
    (one.talker === null || isWord(one.talker)) &&
    Array.isArray(one.to) &&
    one.to.every(isWord) &&
    Array.isArray(one.modifiers) &&
    Number.isSafeInteger(one.difficulty) &&
    (one.skill === null || isOf(saga.ALL_SKILLS, one.skill)) &&
    (one.motive === null || isOf(saga.character.ALL_MOTIVES, one.motive))
  );
};

const allKept = (): readonly (readonly [string, Draft])[] => {
  try {
    const all = JSON.parse(kept('talk') ?? '[]') as readonly (readonly [unknown, unknown])[];
    return all.flatMap(([place, draft]) => (isWord(place) && isDraft(draft) ? [[place, draft] as const] : []));
  } catch {
    return [];
  }
};

/** What was drafted at a place and not sent; null where nothing was. */
export const keptDraft = (place: string): Draft | null => allKept().find(([one]) => one === place)?.[1] ?? null;

/** Keeps a draft on this device, and nowhere else; null: it is sent or dropped. */
export const keepDraft = (place: string, draft: Draft | null): void => {
  const others = allKept().filter(([one]) => one !== place);
  const all = draft === null ? others : [...others, [place, draft] as const].slice(-MOST_KEPT);
  keep('talk', all.length === 0 ? null : JSON.stringify(all));
};

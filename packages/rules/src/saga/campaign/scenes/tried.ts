import type { CheckOutcome } from '../../check/model.js';
import type { Campaign, Entry, SharedCampaign, Trial, Tried } from '../papers/model.js';
import { dayIn, entriesOf } from '../time/entries.js';
import type { PlayOf } from './plays.js';

type CheckPlay = Pick<PlayOf<'check'>, 'acting' | 'opposing' | 'action'>;

/** What is tried in a check. Where nobody has said it in words, it is what the scene is about. */
export const trialOf = ({ acting, opposing, action }: CheckPlay, { title }: Pick<Entry, 'title'>): Trial => {
  const part = ({ character, skill }: CheckPlay['acting']) => ({ character, skill });
  const words = action.trim();
  return {
    acting: part(acting),
    opposing: opposing === null ? null : part(opposing),
    action: words === '' ? title : words,
  };
};

/** Words without what the same thing may be written with or without: capitals, spaces and stops. */
const plain = (words: string): string =>
  words
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim() || words;

const isSame = (one: Trial, other: Trial): boolean =>
  one.acting.character === other.acting.character &&
  one.acting.skill === other.acting.skill &&
  one.opposing?.character === other.opposing?.character &&
  one.opposing?.skill === other.opposing?.skill &&
  plain(one.action) === plain(other.action);

/** Whether two scenes are known to be in different places. */
const isElsewhere = ({ place: one }: Entry, { place: other }: Entry): boolean =>
  one !== '' && other !== '' && plain(one) !== plain(other);

/** A check that was made before, and the scene it was made in. */
export interface TriedIn {
  readonly tried: Tried;
  readonly entry: Entry;
}

/**
 * SAGA-CHECK-023: the same check by the same character: the last time that they tried this, with this skill, against
 * the same; null where they have not, or only in another place.
 */
export const triedBefore = (campaign: SharedCampaign, here: Entry, trial: Trial): TriedIn | null => {
  const found = entriesOf(campaign).flatMap((entry) =>
    isElsewhere(entry, here)
      ? []
      : (entry.tried ?? []).filter((tried) => isSame(tried, trial)).map((tried) => ({ tried, entry })),
  );
  return found.reduce<TriedIn | null>(
    (last, one) => (last === null || one.tried.day >= last.tried.day ? one : last),
    null,
  );
};

/** An entry after a check in it. Only a check that was thrown was made: one that nobody had to make is no try. */
export const afterTrying = (campaign: Campaign, entry: Entry, { success, by }: CheckOutcome): Entry => {
  const { trying = null, ...rest } = entry;
  if (trying === null || by !== 'dice') return rest;
  return {
    ...rest,
    tried: [...(entry.tried ?? []), { ...trying, day: dayIn(campaign, entry), success: success === true }],
  };
};

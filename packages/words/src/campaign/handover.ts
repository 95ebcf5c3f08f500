import { saga } from '@warmoot/rules';
import type { CarriedText } from '../catalogue/sagaWords.js';
import { wrapped } from '../lines.js';
import { refusalText } from '../refusal.js';
import { storyTold } from '../stories/told.js';
import type { SpokenNames } from './names.js';

const WIDE = 80;

/** A scene that may follow another, in words, with what is carried into it. */
export interface FollowingTold {
  readonly name: string;
  readonly about: string;
  readonly title: string;
  /** The day on which it may follow, and why it cannot. */
  readonly day: number;
  readonly refusal: string | null;
  readonly carried: readonly (CarriedText & { readonly rule: string })[];
  readonly next: saga.campaign.NextScene;
}

/** What may follow a scene that is over, and what is carried into each of them. */
export const followingTold = (
  seen: saga.campaign.SeenCampaign,
  names: SpokenNames,
  entry: saga.campaign.Entry,
): readonly FollowingTold[] => {
  const { words } = names;
  const people = new Set(Object.values(seen.open.characters).map(({ name }) => name));
  const told = { date: names.date, place: (at: string) => at, isPerson: (name: string) => people.has(name) };
  const day = saga.calendar.lastDay(entry);
  const story = storyTold(words.language, seen.open.founding?.story);
  return saga.campaign.nextScenes(seen, entry, story).map((next) => {
    const refusal = saga.campaign.refusesNext(seen, next, { day, after: entry });
    const standing = saga.campaign.standingAfter(seen, entry, next);
    return {
      ...words.handover.next(next, { ...told, after: entry.title }),
      day,
      refusal: refusal === null ? null : refusalText(words, refusal),
      carried: saga.handover
        .carriedInto(standing, next.kind)
        .map((row) => ({ ...words.handover.carried(row, told), rule: row.rule })),
      next,
    };
  });
};

/** The same in lines. */
export const followingLines = (all: readonly FollowingTold[]): readonly string[] =>
  all.flatMap(({ name, about, refusal, carried }, at) => [
    ...(at === 0 ? [] : ['']),
    ...wrapped(`${name}: ${about}.${refusal === null ? '' : ` ${refusal}`}`, WIDE, 2),
    ...carried.flatMap(({ what, stands, does, rule }) => wrapped(`  ${what}: ${stands} ${does} [${rule}]`, WIDE, 4)),
  ]);

/** What may follow a scene, in lines: each next scene with what is carried into it, or that nobody is left. */
export const followingText = (
  seen: saga.campaign.SeenCampaign,
  names: SpokenNames,
  entry: saga.campaign.Entry,
): readonly string[] => {
  const all = followingTold(seen, names, entry);
  return all.length === 0 ? [names.words.handover.nobodyLeft] : followingLines(all);
};

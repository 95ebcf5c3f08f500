import type { Heard, Matter } from '../papers/matters.js';
import type { Entry, SharedCampaign } from '../papers/model.js';
import { entriesOf } from '../time/entries.js';
import { type DiscussionPlan, partiesIn } from './plans.js';

/** Somebody who has heard of a topic, and the Discussion in which it was. */
export interface HeardIn extends Heard {
  readonly entry: Entry;
}

const isSame = (one: Heard, other: Heard): boolean => one.listener === other.listener && one.topic === other.topic;

/** SAGA-TALK-021: what these have heard of in the Discussions of this campaign, each once, where it was last. */
export const heardBefore = (campaign: SharedCampaign, listeners: readonly string[]): readonly HeardIn[] => {
  const all = entriesOf(campaign).flatMap((entry) =>
    (entry.heard ?? []).flatMap((one) => (listeners.includes(one.listener) ? [{ ...one, entry }] : [])),
  );
  return all.filter((one, at) => all.findLastIndex((other) => isSame(one, other)) === at);
};

/** What somebody wants of whom, as far as it is said of whom. */
const wantedOf = ({ people }: Pick<DiscussionPlan, 'people'>): readonly Heard[] =>
  people.flatMap(({ wants }) => wants.flatMap(({ topic, to }) => to.map((listener) => ({ listener, topic }))));

type Planned = Pick<DiscussionPlan, 'people' | 'crowds' | 'changes'>;

/** What would be spoken of again to those who have heard of it, as far as the plan says what it is about. */
export const heardAgainIn = (
  campaign: SharedCampaign,
  plan: Omit<Planned, 'changes'>,
  matters: readonly Matter[],
): readonly HeardIn[] => {
  const wanted = wantedOf(plan);
  return heardBefore(campaign, partiesIn(plan)).filter(
    (one) => wanted.some((want) => isSame(one, want)) || matters.some(({ topic }) => topic === one.topic),
  );
};

/**
 * SAGA-TALK-017, SAGA-TALK-021: whom the plan would speak to of what they have heard before, though nothing is said to
 * have changed: whoever is named for it, or everybody there. Null where it can begin.
 */
export const unchangedIn = (campaign: SharedCampaign, plan: Planned, matters: readonly Matter[]): HeardIn | null => {
  const heard = heardAgainIn(campaign, plan, matters);
  const barred = heard.filter((one) => !plan.changes.some((change) => isSame(one, change)));
  const wanted = wantedOf(plan);
  const isToAll = ({ topic }: Heard): boolean =>
    partiesIn(plan).every((listener) => barred.some((one) => isSame(one, { listener, topic })));
  return barred.find((one) => wanted.some((want) => isSame(one, want)) || isToAll(one)) ?? null;
};

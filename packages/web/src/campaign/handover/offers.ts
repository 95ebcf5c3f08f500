import type { Json, Refusal } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { entriesIn } from '../seen.js';
import { isSameFight, wayIn } from './wayIn.js';

type Seen = saga.campaign.SeenCampaign;
type Entry = saga.campaign.Entry;

/** What may come next: a scene that is ready to be put down, one that was paused for this, or whatever the table names. */
export type Offer =
  | {
      readonly offer: 'next';
      readonly key: string;
      readonly next: saga.campaign.NextScene;
      /** It stands on the calendar already: whoever was faster has put it there. */
      readonly stands: Entry | null;
    }
  | { readonly offer: 'paused'; readonly key: string; readonly entry: Entry }
  | { readonly offer: 'other'; readonly key: 'other' };

/** Whether the story would end with this. */
export const isEnd = (offer: Offer): boolean => offer.offer === 'next' && offer.next.next === 'end';

/** Which of the ways of playing an entry is; a pursuit and a march are both movement on the calendar. */
export const kindOf = ({ scene, plan }: Pick<Entry, 'scene' | 'plan'>): saga.handover.NextKind => {
  if (scene === 'movement') return (plan as { readonly by?: string } | null)?.by === 'chase' ? 'chase' : 'march';
  return scene ?? 'freeForm';
};

const sharesPeople = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((id) => other.includes(id));

/** How many days are offered. */
const DAYS = 10;

/**
 * The follow-up of a scene, where it is on the calendar: what was planned just as it is offered, or a fight or pursuit of
 * these people that was begun soon after, whoever of them is out of it by now.
 */
export const standsAlready = (
  seen: Pick<Seen, 'open'>,
  entry: Entry,
  {
    next,
    kind,
    characters,
    plan,
    chapter,
  }: Pick<saga.campaign.NextScene, 'next' | 'kind' | 'characters' | 'plan' | 'chapter'>,
): Entry | null => {
  const last = saga.calendar.lastDay(entry);
  const isSoonAfter = ({ day, order, state }: Entry): boolean =>
    day === last ? state !== 'done' || order > entry.order : day > last && day < last + DAYS;
  const isBegun = ({ state, characters: there }: Entry): boolean =>
    next !== 'talk' && (state === 'running' || state === 'done') && characters.every((id) => there.includes(id));
  const found = entriesIn(seen).filter(
    (other) =>
      other.id !== entry.id &&
      other.kind === 'scene' &&
      other.state !== 'dropped' &&
      kindOf(other) === kind &&
      isSoonAfter(other) &&
      (chapter === undefined
        ? isSameFight(other.plan, plan) || isBegun(other)
        : saga.campaign.storyChapter(seen, other)?.chapter === chapter),
  );
  return saga.calendar.inOrder(found)[0] ?? null;
};

/** Scenes that these people have paused: they can be taken up again. */
const pausedFor = (seen: Pick<Seen, 'open'>, { id, characters }: Entry): readonly Entry[] =>
  saga.calendar.inOrder(
    entriesIn(seen).filter(
      (other) => other.id !== id && other.state === 'paused' && sharesPeople(other.characters, characters),
    ),
  );

type NextOffer = Extract<Offer, { offer: 'next' }>;

const isBegun = ({ stands }: NextOffer): boolean => stands?.state === 'running' || stands?.state === 'done';

/** What was begun in one way is not offered in another: two who have met fight once. */
const withoutOtherWays = (offers: readonly NextOffer[]): readonly NextOffer[] => {
  const isFight = ({ next }: NextOffer): boolean => next.next === 'fight';
  const begun = offers.filter((one) => isFight(one) && isBegun(one));
  return begun.length === 0 ? offers : offers.filter((one) => !isFight(one) || begun.includes(one));
};

/** Everything that may follow a scene, the likeliest first. */
export const offersAfter = (seen: Seen, entry: Entry, told: saga.campaign.StoryTold): readonly Offer[] => [
  ...withoutOtherWays(
    saga.campaign.nextScenes(seen, entry, told).map((next) => ({
      offer: 'next',
      key: `${next.next} ${next.chapter ?? next.kind} ${next.sides.join(' ')}`,
      next,
      stands: standsAlready(seen, entry, next),
    })),
  ),
  ...pausedFor(seen, entry).map((paused) => ({ offer: 'paused' as const, key: paused.id, entry: paused })),
  { offer: 'other', key: 'other' },
];

/** Why an offer cannot be taken on a day. What is on the calendar already is judged by its own day. */
export const refusesOffer = (seen: Seen, after: Entry, offer: Offer, day: number): Refusal | null =>
  offer.offer === 'next' ? saga.campaign.refusesNext(seen, offer.next, { day, after }) : null;

/** The days from the end of a scene on. */
export const daysAfter = (entry: Entry): readonly number[] =>
  Array.from({ length: DAYS }, (_, n) => saga.calendar.lastDay(entry) + n);

/** The first day after today on which an offer is open; today where it is open on no other. */
export const usualDay = (seen: Seen, after: Entry, offer: Offer): number => {
  const [today = after.day, ...later] = daysAfter(after);
  return later.find((day) => refusesOffer(seen, after, offer, day) === null) ?? today;
};

/** What the calendar goes on with as it stands. */
export const goesOnWith = (seen: Pick<Seen, 'open'>): Entry | null =>
  saga.calendar.nextEntry(entriesIn(seen).filter(({ kind }) => kind === 'scene'));

/** The deed that puts what is planned before all else of a day; null where it comes first already. */
export const putFirst = (
  seen: Pick<Seen, 'open'>,
  { id, state }: Entry,
  on: number,
): saga.campaign.CampaignDeed | null => {
  if (state !== 'planned') return null;
  const ofDay = saga.calendar
    .inOrder(entriesIn(seen).filter((other) => other.day === on && other.state === 'planned'))
    .map((other) => other.id);
  if (ofDay[0] === id || ofDay.every((other) => other === id)) return null;
  return { deed: 'arrange', day: on, entries: [id, ...ofDay.filter((other) => other !== id)] };
};

interface Put {
  readonly day: number;
  readonly title: string;
  readonly place: string;
}

/** A scene that is offered, as it stands on the calendar. */
export const putDown = (
  { scene, plan, chapter, matters, characters }: saga.campaign.NextScene,
  { day, title, place }: Put,
) => ({
  ...{ day, days: 1, scene, title, place, characters: [...characters], plan, inside: null },
  ...(chapter && { chapter }),
  ...(matters && { matters }),
});

/** What is changed of the plan of a scene that stands on the calendar: how it is fought. */
export const planChanged = (
  { plan: before }: Pick<Entry, 'plan'>,
  { plan }: Pick<saga.campaign.NextScene, 'plan'>,
): { readonly plan?: Json } => (wayIn(before) === wayIn(plan) ? {} : { plan });

/** The deed that puts a scene on the calendar: the answer to what follows where the campaign asks for it. */
export const nextDeed = (
  after: Entry,
  { next: offered, stands }: Extract<Offer, { offer: 'next' }>,
  put: Put,
): saga.campaign.CampaignDeed => {
  const { day, title } = put;
  if (stands !== null) return { deed: 'replan', entry: stands.id, day, ...planChanged(stands, offered) };
  const { next: what, characters, chapter, told } = offered;
  if (what === 'end') {
    const text = told?.text ?? '';
    return { deed: 'happening', day, title, text, characters: [...characters], ...(chapter && { chapter }) };
  }
  const next = putDown(offered, put);
  return after.asksNext ? { deed: 'follow', entry: after.id, next } : { deed: 'plan', ...next };
};

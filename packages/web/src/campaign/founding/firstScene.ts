import type { Json, SeatId } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import type { FirstScene } from '@warmoot/words';

export const FIRST_KINDS = ['duel', 'discussion', 'freeForm'] as const;
export type FirstKind = (typeof FIRST_KINDS)[number];

/** The first scene as it is proposed. */
export interface FirstWish {
  readonly kind: FirstKind;
  readonly day: number;
  readonly title: string;
  readonly place: string;
  /** Who fights whom, where it is a duel. */
  readonly sides: readonly [string, string];
}

/** A first scene is within the first days. */
export const FIRST_DAYS = 10;

type Cast = readonly Pick<saga.campaign.SeenCharacter, 'id' | 'owner'>[];

/** One's own first character against the first of somebody else; alone, the first two. */
const sidesFor = (cast: Cast, seat: SeatId): readonly [string, string] | null => {
  const mine = cast.find(({ owner }) => owner === seat) ?? cast[0];
  const theirs = cast.find((one) => one !== mine && one.owner !== mine?.owner) ?? cast.find((one) => one !== mine);
  return mine === undefined || theirs === undefined ? null : [mine.id, theirs.id];
};

/** What is proposed unless something else is wished. */
export const firstWish = (book: FirstScene, cast: Cast, seat: SeatId): FirstWish => {
  const sides = sidesFor(cast, seat);
  const kind = sides === null ? 'freeForm' : 'duel';
  return { kind, day: book.day, title: book.titles[kind], place: book.place, sides: sides ?? ['', ''] };
};

/** The same as another kind of scene; a title that nobody has written follows it. */
export const asKind = (book: FirstScene, wish: FirstWish, kind: FirstKind): FirstWish => ({
  ...wish,
  kind,
  title: Object.values(book.titles).includes(wish.title) ? book.titles[kind] : wish.title,
});

/** What the first scene is set up with; null where it is told in words. */
const setUp = ({ kind, sides }: FirstWish, cast: Cast): Json => {
  if (kind === 'duel') return { side1: [sides[0]], side2: [sides[1]] };
  return kind === 'discussion' ? { people: cast.map(({ id }) => ({ character: id })) } : null;
};

export const planOf = (
  wish: FirstWish,
  cast: Cast,
): Extract<saga.campaign.CampaignDeed, { readonly deed: 'plan' }> => ({
  deed: 'plan',
  day: wish.day,
  days: 1,
  scene: wish.kind,
  title: wish.title.trim(),
  place: wish.place.trim(),
  characters: wish.kind === 'duel' ? [...wish.sides] : cast.map(({ id }) => id),
  plan: setUp(wish, cast),
  inside: null,
});

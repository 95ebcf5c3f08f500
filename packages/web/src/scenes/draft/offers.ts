import { saga } from '@warmoot/rules';
import type { DraftView, SetOnTable } from './model.js';

/** Somebody of the world with a set of ratings: what a pick takes at one press. */
export interface Offer extends SetOnTable {
  readonly person: saga.draft.PersonOfWorld | null;
}

/** Every set with the person it is offered with. */
export const offersIn = (view: DraftView, sets: readonly SetOnTable[]): readonly Offer[] => {
  const people = (view.given.people ?? []) as readonly saga.draft.PersonOfWorld[];
  const offered = saga.draft.offersOf(view.open.sets as readonly saga.character.RatingSet[], people);
  return sets.map((set) => ({ ...set, person: offered[set.number - 1] ?? null }));
};

export interface Best {
  readonly key: string;
  readonly rating: number;
}

const best = (ratings: Readonly<Partial<Record<string, number>>> | null, keys: readonly string[], most: number) =>
  keys
    .map((key): Best => ({ key, rating: ratings?.[key] ?? 0 }))
    .sort((a, b) => b.rating - a.rating)
    .slice(0, most);

/** The skills that a set is best in; those that become the person come first among equals. */
export const bestSkills = ({ ratings, person }: Offer, most: number): readonly Best[] =>
  best(ratings.skills, [...new Set([...(person?.suits ?? []), ...saga.ALL_SKILLS])], most);

/** What moves it most. */
export const bestMotives = ({ ratings }: Offer, most: number): readonly Best[] =>
  best(ratings.motives, saga.character.ALL_MOTIVES, most);

/** The place of a motivation among the nine pairs, as its symbol is called. */
export const motiveSign = (motive: string): string => {
  const at = saga.character.MOTIVE_PAIRS.findIndex((pair) => pair.some((one) => one === motive));
  return `mo-${at + 1}${saga.character.MOTIVE_PAIRS[at]?.[0] === motive ? 'a' : 'b'}`;
};

/** Names that somebody has: of the world, or from a pick that was made. */
export const namesTaken = ({ given, open }: DraftView, who: string | undefined): readonly string[] => [
  ...open.picked.map(({ name }) => name),
  ...(given.people ?? []).filter(({ id }) => id !== who).map(({ name }) => name),
];

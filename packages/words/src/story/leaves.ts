import { saga } from '@warmoot/rules';
import { entriesInOrder } from '../campaign/facts.js';
import type { SpokenNames } from '../campaign/names.js';

type Seen = saga.campaign.SeenCampaign;
type Entry = saga.campaign.Entry;

/** A leaf of the story before it is told: a scene, what came about between scenes, a page of the table, a sitting. */
export type Leaf = { readonly day: number; readonly year: number } & (
  | { readonly leaf: 'chapter'; readonly number: number; readonly entry: Entry }
  | { readonly leaf: 'between'; readonly entry: Entry }
  | { readonly leaf: 'page'; readonly page: saga.campaign.Page }
  | { readonly leaf: 'sat'; readonly sitting: saga.campaign.Sitting }
);

type Bare<L> = L extends unknown ? Omit<L, 'year'> : never;

/** What is over, but for the throws that made people and those that healed them. */
const isTold = (entry: Entry): boolean =>
  entry.state === 'done' && entry.kind !== 'generation' && !saga.calendar.isHealSuccess(entry);

/** The story in its order, its scenes numbered from 1. On a day: who sat down, what was played, what was written of it. */
export const leavesOf = (seen: Seen, names: Pick<SpokenNames, 'calendar'>): readonly Leaf[] => {
  const { pages, sittings } = seen.open;
  let number = 0;
  const entries = entriesInOrder(seen, names as SpokenNames)
    .filter(isTold)
    .map((entry): Bare<Leaf> => {
      const { day } = entry;
      return entry.kind === 'scene'
        ? { leaf: 'chapter', day, entry, number: ++number }
        : { leaf: 'between', day, entry };
    });
  const all: readonly Bare<Leaf>[] = [
    ...Object.values(sittings).map((sitting): Bare<Leaf> => ({ leaf: 'sat', day: sitting.from, sitting })),
    ...entries,
    ...Object.values(pages).map((page): Bare<Leaf> => ({ leaf: 'page', day: page.day, page })),
  ];
  return all
    .toSorted((a, b) => a.day - b.day)
    .map((leaf) => ({ ...leaf, year: saga.calendar.yearOf(names.calendar, leaf.day) }));
};

/** Where somebody went: places of the map in their order. */
export interface Journey {
  readonly id: string;
  readonly name: string;
  readonly places: readonly string[];
}

/** Which place of the map is meant by what the table wrote. */
const placeOn = (places: readonly string[], written: string): string | null => {
  const said = written.toLowerCase();
  return (
    places.find((place) => place.toLowerCase() === said) ??
    places.find((place) => said !== '' && said.includes(place.toLowerCase())) ??
    null
  );
};

const mapped = ({ open }: Seen): readonly string[] =>
  Object.values(open.notes).flatMap(({ title, at }) => (at === undefined ? [] : [title]));

const placeOf = (places: readonly string[], { place, title, kind }: Entry): string | null =>
  placeOn(places, place) ?? (kind === 'arrival' || kind === 'scene' ? placeOn(places, title) : null);

/**
 * The chapters that were played at each place of the map. A place may be called anything: the table has no prototype, so
 * that it knows no name but those of places, to whoever reads it too.
 */
export const chaptersAt = (seen: Seen, leaves: readonly Leaf[]): Readonly<Record<string, readonly number[]>> => {
  const places = mapped(seen);
  const found = Object.create(null) as Record<string, readonly number[]>;
  for (const leaf of leaves) {
    const at = leaf.leaf === 'chapter' ? placeOf(places, leaf.entry) : null;
    if (leaf.leaf === 'chapter' && at !== null) found[at] = [...(found[at] ?? []), leaf.number];
  }
  return found;
};

/** The ways over the map of everybody who is somebody's character, from home on. Whoever stayed in one place has none. */
export const journeysOf = (seen: Seen, leaves: readonly Leaf[]): readonly Journey[] => {
  const places = mapped(seen);
  return Object.values(seen.open.characters)
    .filter(({ main, owner }) => main || owner !== null)
    .flatMap(({ id, name, words }) => {
      const home = placeOn(places, words.home);
      const stops = leaves.flatMap((leaf) => {
        if (!('entry' in leaf) || !leaf.entry.characters.includes(id)) return [];
        return placeOf(places, leaf.entry) ?? [];
      });
      const all = [...(home === null ? [] : [home]), ...stops];
      const way = all.filter((place, at) => place !== all[at - 1]);
      return way.length < 2 ? [] : [{ id, name, places: way }];
    });
};

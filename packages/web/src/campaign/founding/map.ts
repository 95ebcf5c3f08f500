import type { saga } from '@warmoot/rules';

/** A place on the map of a world. The map is 1000 wide and 525 high. */
export interface MapPlace {
  readonly title: string;
  readonly x: number;
  readonly y: number;
  readonly roads: readonly { readonly to: string; readonly days: number }[];
  /** The arms of the house that sits there, as they are written. */
  readonly arms: string | null;
}

export interface MapRoad {
  readonly key: string;
  readonly from: MapPlace;
  readonly to: MapPlace;
  readonly days: number;
}

interface Placed {
  readonly title: string;
  readonly at?: { readonly x: number; readonly y: number } | undefined;
  readonly roads?: readonly { readonly to: string; readonly days: number }[] | undefined;
}

interface House {
  readonly arms: string;
  /** Where whoever rules it lives. */
  readonly seat: string | undefined;
}

/** The places that have a spot on the map; a house has its seat where its ruler lives. */
const placed = (notes: readonly Placed[], houses: readonly House[]): readonly MapPlace[] =>
  notes.flatMap(({ title, at, roads = [] }) => {
    const house = houses.find(({ seat }) => seat === title);
    return at === undefined ? [] : [{ title, ...at, roads, arms: house?.arms ?? null }];
  });

/** The map of a world as its book has it. */
export const mapOfParts = (parts: readonly saga.campaign.WorldPart[]): readonly MapPlace[] => {
  const people = parts.flatMap((part) => part.people);
  const houses = parts
    .flatMap((part) => part.units)
    .map(({ arms, ruler }) => ({ arms, seat: people.find(({ name }) => name === ruler)?.home }));
  return placed(
    parts.flatMap((part) => part.notes),
    houses,
  );
};

/** The map of a campaign, from the places that its table has written down. */
export const mapOfCampaign = ({ open }: Pick<saga.campaign.SeenCampaign, 'open'>): readonly MapPlace[] => {
  const houses = Object.values(open.units).map(({ arms, ruler }) => ({
    arms,
    seat: ruler === null ? undefined : open.characters[ruler]?.words.home,
  }));
  return placed(Object.values(open.notes), houses);
};

/** Each road once, though both ends know it. */
export const roadsOf = (places: readonly MapPlace[]): readonly MapRoad[] => {
  const known = new Map<string, MapRoad>();
  for (const from of places) {
    for (const { to: title, days } of from.roads) {
      const to = places.find((place) => place.title === title);
      const key = [from.title, title].sort().join(' – ');
      if (to !== undefined && !known.has(key)) known.set(key, { key, from, to, days });
    }
  }
  return [...known.values()];
};

const LETTER = 17;
const WIDTH = 1000;

/** On which side of its place a name has room: left where the edge or another place is in the way. */
export const sideOf = (place: MapPlace, places: readonly MapPlace[]): 'left' | 'right' => {
  const reach = 40 + place.title.length * LETTER;
  const isCrowded = places.some(({ x, y }) => x > place.x && x - place.x < reach && Math.abs(y - place.y) < 45);
  return place.x + reach > WIDTH || isCrowded ? 'left' : 'right';
};

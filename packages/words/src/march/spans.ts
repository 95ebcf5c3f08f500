import type { Fixed } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { spanNumber } from '../boards/roads.js';
import type { Speech } from '../speech.js';

export type RoadsGiven = Fixed<saga.roads.Roads>;
type Span = RoadsGiven['spans'][number];
type Winds = Speech['t']['march']['names']['unnamed']['winds'];
type Wind = keyof Winds;

/** From east by south, as angles run on a sheet on which y grows downwards. */
const WINDS = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const satisfies readonly Wind[];

/** Where a span lies that has no name: so many spans from one that has, and on which side of it. */
interface Bearing {
  readonly place: string;
  readonly far: number;
  readonly wind: Wind;
}

const windFrom = (place: Span, { x, y }: Span): Wind =>
  WINDS[(Math.round(Math.atan2(y - place.y, x - place.x) / (Math.PI / 4)) + WINDS.length) % WINDS.length] as Wind;

/** As seen from a place with a name, all without one. */
const bearingsFrom = (roads: RoadsGiven, place: Span): ReadonlyMap<string, Bearing> => {
  const far = saga.roads.distancesFrom(roads, place.key);
  return new Map(
    roads.spans
      .filter(({ key, name }) => name === undefined && far.has(key))
      .map((span) => [
        span.key,
        { place: place.name as string, far: far.get(span.key) as number, wind: windFrom(place, span) },
      ]),
  );
};

const between = (one: Span, other: Span): number => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * The bearing of every span without a name: from the nearest place from which no other span bears the same. What nobody
 * walks over is no place to go by.
 */
const bearingsIn = (roads: RoadsGiven): ReadonlyMap<string, Bearing> => {
  const views = roads.spans
    .filter(({ name, ground }) => name !== undefined && ground !== 'impassable')
    .map((place) => ({ place, seen: bearingsFrom(roads, place) }));
  const found = new Map<string, Bearing>();
  for (const span of roads.spans) {
    const near = views
      .flatMap(({ place, seen }) => {
        const bearing = seen.get(span.key);
        if (bearing === undefined) return [];
        const twins = [...seen.values()].filter(({ far, wind }) => far === bearing.far && wind === bearing.wind);
        return [{ bearing, isAlone: twins.length === 1, off: between(place, span) }];
      })
      .sort((one, other) => one.bearing.far - other.bearing.far || one.off - other.off);
    const best = near.find(({ isAlone }) => isAlone);
    if (best !== undefined) found.set(span.key, best.bearing);
  }
  return found;
};

/** A map is looked at many times, and does not change. */
const known = new WeakMap<RoadsGiven, ReadonlyMap<string, Bearing>>();

const bearingOf = (roads: RoadsGiven, key: string): Bearing | undefined => {
  const all = known.get(roads) ?? bearingsIn(roads);
  known.set(roads, all);
  return all.get(key);
};

/**
 * What people call a span; one without a name by where it lies: "the second span east of Kell Ford". Where that would be
 * said of another too, by its number on the map in letters; by its key where the map is not at hand any more.
 */
export const spanName = ({ t }: Speech, roads: RoadsGiven | undefined, key: string): string => {
  const span = roads?.spans.find((one) => one.key === key);
  if (roads === undefined || span === undefined) return key;
  if (span.name !== undefined) return span.name;
  const { lies, numbered, winds } = t.march.names.unnamed;
  const bearing = bearingOf(roads, key);
  return bearing === undefined
    ? numbered({ n: spanNumber(roads, key) })
    : lies({ n: bearing.far, wind: winds[bearing.wind], place: bearing.place });
};

import { saga } from '@warmoot/rules';
import { type Noise, noiseFrom, seedOf } from '../terrain/noise.js';
import { type Point, splined, type WayCurve, wayCurves } from './curves.js';

/** The sky above the sheet. */
export const SKY = 190;
export const { width: WIDE, height: HIGH } = saga.roads.SHEET;

/** How large things are: what is near is larger. */
export const nearness = (y: number): number => 0.62 + (Math.max(0, y) / HIGH) * 0.75;

/** A map that is being painted. */
export interface Ground {
  readonly map: saga.roads.Roads;
  readonly noise: Noise;
  readonly curves: readonly WayCurve[];
  /** The middle of the river; empty where there is none. */
  readonly river: readonly Point[];
  /** How far it is from here to the nearest of all that must stay in sight. */
  readonly room: (at: Point) => number;
}

/** How the land about a span looks: what its map says, else what its ground is. */
export const landOf = ({ land, ground, afloat, crossing, town }: saga.roads.Span): saga.roads.Land => {
  if (land !== undefined) return land;
  if (town) return 'fields';
  if (afloat) return 'lake';
  if (ground === 'closed') return 'woods';
  if (ground === 'impassable') return crossing?.by === 'jumpClimb' ? 'mountains' : 'river';
  return 'fields';
};

const OUTSIDE = 60;

/** A river with a single span on it flows across the ways that meet there. */
const throughOne = (map: saga.roads.Roads, { key, x, y }: saga.roads.Span): readonly Point[] => {
  const near = saga.roads.neighboursOf(map, key).map((next) => saga.roads.spanOf(map, next));
  const [one, other] = [near[0] ?? { x, y: y - 1 }, near.at(-1) ?? { x, y: y + 1 }];
  const across = { x: Math.abs(other.y - one.y) + 1, y: -Math.sign(other.y - one.y) * (other.x - one.x) };
  const slope = Math.max(-0.5, Math.min(0.5, across.y / across.x));
  const at = (to: number): Point => ({ x: to, y: Math.max(60, Math.min(HIGH - 60, y + slope * (to - x))) });
  return [at(-OUTSIDE), at(x / 2), { x, y }, at((x + WIDE) / 2), at(WIDE + OUTSIDE)];
};

/** The river goes through its spans from one side of the sheet to the other, and ends where it comes to a lake. */
const riverOf = (map: saga.roads.Roads): readonly Point[] => {
  const wet = map.spans.filter((span) => landOf(span) === 'river').sort((one, other) => one.x - other.x);
  const lakes = map.spans.filter((span) => landOf(span) === 'lake');
  const [first, last] = [wet[0], wet.at(-1)];
  if (first === undefined || last === undefined) return [];
  if (first === last) return splined(throughOne(map, first));
  const outOf = (end: saga.roads.Span, beyond: Point): Point =>
    lakes.find((lake) => saga.roads.wayBetween(map, lake.key, end.key) !== null) ?? beyond;
  return splined([
    outOf(first, { x: -OUTSIDE, y: first.y + 22 }),
    ...wet.map(({ x, y }) => ({ x, y })),
    outOf(last, { x: WIDE + OUTSIDE, y: last.y - 22 }),
  ]);
};

export const groundOf = (map: saga.roads.Roads): Ground => {
  const curves = wayCurves(map);
  const river = riverOf(map);
  const kept: readonly Point[] = [...map.spans, ...curves.flatMap(({ points }) => points)];
  // Asked for every tree: plain loops over squares, and one root at the end.
  const nearest = (points: readonly Point[], x: number, y: number): number => {
    let least = Number.POSITIVE_INFINITY;
    for (const point of points) least = Math.min(least, (point.x - x) ** 2 + (point.y - y) ** 2);
    return Math.sqrt(least);
  };
  return {
    map,
    curves,
    river,
    noise: noiseFrom(seedOf(`${map.name} ${map.spans.length}`)),
    room: ({ x, y }) => Math.min(nearest(kept, x, y), nearest(river, x, y) - 14),
  };
};

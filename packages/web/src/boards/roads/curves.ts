import { saga } from '@warmoot/rules';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a way is drawn. */
export type Track = 'road' | 'path' | 'none';

export interface WayCurve {
  readonly from: string;
  readonly to: string;
  readonly track: Track;
  readonly d: string;
  /** Points along it, from one end to the other. */
  readonly points: readonly Point[];
}

export const short = (n: number): string => `${Math.round(n * 10) / 10}`;

export const lengthOf = ({ x, y }: Point): number => Math.hypot(x, y);

const direction = (from: Point, to: Point): Point => {
  const length = Math.max(1, lengthOf({ x: to.x - from.x, y: to.y - from.y }));
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
};

/** Where a way goes on beyond its end: along the way of the same name, else along the one that lies straightest ahead. */
const beyond = (map: saga.roads.Roads, way: saga.roads.Way, end: string, other: string): Point | null => {
  const [here, back] = [saga.roads.spanOf(map, end), saga.roads.spanOf(map, other)];
  const ahead = direction(back, here);
  let best: { readonly at: Point; readonly worth: number } | null = null;
  for (const next of map.ways) {
    const to = next.from === end ? next.to : next.to === end ? next.from : null;
    if (to === null || to === other) continue;
    const at = saga.roads.spanOf(map, to);
    const turn = direction(here, at);
    const worth = ahead.x * turn.x + ahead.y * turn.y + (next.name !== undefined && next.name === way.name ? 1 : 0);
    if (worth > 0.2 && (best === null || worth > best.worth)) best = { at, worth };
  }
  return best?.at ?? null;
};

const STEPS = 14;
/** How far a curve swings out, as a share of its length. */
const SWING = 0.32;

/** Ways as curves that go on smoothly through their spans. */
export const wayCurves = (map: saga.roads.Roads): readonly WayCurve[] =>
  map.ways.map((way) => {
    const [a, d] = [saga.roads.spanOf(map, way.from), saga.roads.spanOf(map, way.to)];
    const swing = lengthOf({ x: d.x - a.x, y: d.y - a.y }) * SWING;
    const out = direction(beyond(map, way, way.from, way.to) ?? a, d);
    const into = direction(a, beyond(map, way, way.to, way.from) ?? d);
    const b = { x: a.x + out.x * swing, y: a.y + out.y * swing };
    const c = { x: d.x - into.x * swing, y: d.y - into.y * swing };
    const at = (t: number, of: (point: Point) => number): number =>
      (1 - t) ** 3 * of(a) + 3 * (1 - t) ** 2 * t * of(b) + 3 * (1 - t) * t ** 2 * of(c) + t ** 3 * of(d);
    return {
      from: way.from,
      to: way.to,
      track: way.road ? (way.path === true ? 'path' : 'road') : 'none',
      d: `M${short(a.x)} ${short(a.y)}C${[b, c, d].map(({ x, y }) => `${short(x)} ${short(y)}`).join(' ')}`,
      points: Array.from({ length: STEPS + 1 }, (_, i) => ({
        x: at(i / STEPS, ({ x }) => x),
        y: at(i / STEPS, ({ y }) => y),
      })),
    };
  });

/** A smooth line through points. */
export const splined = (points: readonly Point[], steps = 12): readonly Point[] =>
  points.slice(1).flatMap((to, i) => {
    const from = points[i] as Point;
    const [before, after] = [points[i - 1] ?? from, points[i + 2] ?? to];
    return Array.from({ length: steps }, (_, n) => {
      const t = n / steps;
      const between = (of: (point: Point) => number): number => {
        const [p, q, r, s] = [of(before), of(from), of(to), of(after)];
        return 0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3);
      };
      return { x: between(({ x }) => x), y: between(({ y }) => y) };
    });
  });

export const lineOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');

/** A cut of the graver: thin at both ends. */
export const cut = (from: Point, to: Point, wide: number): string => {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const { x, y } = direction(from, to);
  const side = (by: number): string => `${short(middle.x - y * by)} ${short(middle.y + x * by)}`;
  const [a, b] = [from, to].map((end) => `${short(end.x)} ${short(end.y)}`);
  return `M${a}Q${side(wide)} ${b}Q${side(-wide * 0.3)} ${a}Z`;
};

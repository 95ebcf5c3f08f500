import { cut, lengthOf, lineOf, type Point, short } from './curves.js';
import { type Ground, landOf, nearness } from './ground.js';

export interface Bridge extends Point {
  /** How the deck is turned, in degrees from upright. */
  readonly turn: number;
  readonly size: number;
}

export interface Water {
  readonly river: string;
  readonly lakes: string;
  readonly ripples: string;
  readonly fords: string;
  readonly stones: readonly (Point & { readonly wide: number })[];
  readonly bridges: readonly Bridge[];
}

const halfWidth = (y: number): number => 12 + nearness(y) * 7;

const bankOf = ({ noise, river }: Ground, side: 1 | -1): readonly Point[] =>
  river.map((at, i) => {
    const [before, after] = [river[i - 1] ?? at, river[i + 1] ?? at];
    const length = Math.max(1, lengthOf({ x: after.x - before.x, y: after.y - before.y }));
    const wide = halfWidth(at.y) * (0.86 + noise(i, side, 61) * 0.28) * side;
    return { x: at.x - ((after.y - before.y) / length) * wide, y: at.y + ((after.x - before.x) / length) * wide };
  });

const lakeAt = ({ noise }: Ground, { x, y }: Point): string => {
  const size = 58 * nearness(y);
  const shore = Array.from({ length: 26 }, (_, i) => {
    const turn = (i / 26) * Math.PI * 2;
    const far = size * (0.9 + noise(i, x, 62) * 0.22);
    return { x: x + Math.cos(turn) * far * 1.25, y: y + Math.sin(turn) * far * 0.62 };
  });
  return `${lineOf(shore)}Z`;
};

/** How the way through a span lies there, in degrees from upright. */
const turnAt = ({ curves }: Ground, key: string, roadsOnly: boolean): number => {
  const way = curves.find(({ from, to, track }) => (from === key || to === key) && (!roadsOnly || track !== 'none'));
  if (way === undefined) return 0;
  const points = way.from === key ? way.points : [...way.points].reverse();
  const [a, b] = [points[0] as Point, points[2] as Point];
  return (Math.atan2(b.x - a.x, a.y - b.y) * 180) / Math.PI;
};

/** Where a road comes over the river and no span of the river lies, a bridge is drawn all the same. */
const plainBridges = ({ curves, map, river }: Ground): readonly Bridge[] =>
  curves
    .filter(({ track }) => track !== 'none')
    .flatMap(({ points }) =>
      points.slice(1).flatMap((b, i) => {
        const a = points[i] as Point;
        const isWet = river.some((at) => lengthOf({ x: at.x - (a.x + b.x) / 2, y: at.y - (a.y + b.y) / 2 }) < 7);
        const near = map.spans.some(({ x, y }) => lengthOf({ x: x - a.x, y: y - a.y }) < 40);
        if (!isWet || near) return [];
        return [{ ...a, turn: (Math.atan2(b.x - a.x, a.y - b.y) * 180) / Math.PI, size: nearness(a.y) }];
      }),
    )
    .filter(
      (one, at, all) => all.findIndex((other) => lengthOf({ x: other.x - one.x, y: other.y - one.y }) < 40) === at,
    );

export const waterOf = (ground: Ground): Water => {
  const { map, noise, river } = ground;
  const [left, right] = [bankOf(ground, 1), bankOf(ground, -1)];
  const fords = map.spans.filter(({ landmark }) => landmark === 'ford');
  const bridges = map.spans.filter(({ landmark }) => landmark === 'bridge');
  const lakes = map.spans.filter((span) => landOf(span) === 'lake');
  const alongRiver = river.flatMap((at, i) => {
    const next = river[i + 2];
    if (next === undefined || i % 2 === 1) return [];
    const shift = (noise(i, 1, 63) - 0.5) * halfWidth(at.y) * 1.2;
    return [cut({ x: at.x, y: at.y + shift }, { x: next.x, y: next.y + shift }, 1.2)];
  });
  const onLakes = lakes.flatMap(({ x, y }) =>
    Array.from({ length: 12 }, (_, i) => {
      const at = { x: x + (noise(i, x, 64) - 0.62) * 80, y: y + (noise(i, y, 65) - 0.5) * 46 };
      return cut(at, { x: at.x + 18 + noise(i, 3, 66) * 18, y: at.y }, 1.2);
    }),
  );
  return {
    river: river.length === 0 ? '' : `${lineOf([...left, ...[...right].reverse()])}Z`,
    lakes: lakes.map((span) => lakeAt(ground, span)).join(''),
    ripples: [...alongRiver, ...onLakes].join(''),
    fords: fords
      .map(({ x, y }) => `M${x - 36} ${y - 19}L${x + 38} ${y - 24}L${x + 40} ${y + 17}L${x - 38} ${y + 24}Z`)
      .join(''),
    stones: fords.flatMap(({ x, y }) =>
      Array.from({ length: 26 }, (_, i) => ({
        x: x + (noise(i, x, 67) - 0.5) * 66,
        y: y + (noise(i, y, 68) - 0.5) * 32,
        wide: 2.2 + noise(i, 1, 69) * 1.8,
      })),
    ),
    bridges: [
      ...bridges.map(({ key, x, y }) => ({ x, y, turn: turnAt(ground, key, true), size: nearness(y) })),
      ...plainBridges(ground),
    ],
  };
};

export const stonePath = (stones: Water['stones']): string =>
  stones
    .map(({ x, y, wide }) => {
      const [w, h] = [short(wide), short(wide * 0.66)];
      return `M${short(x - wide)} ${short(y)}a${w} ${h} 0 1 0 ${short(wide * 2)} 0a${w} ${h} 0 1 0 ${short(-wide * 2)} 0Z`;
    })
    .join('');

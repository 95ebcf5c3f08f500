import type { Ground } from '../parts.js';
import { CELL, placeOf } from './geometry.js';

/** What stands between two spaces: a wall, a fence or hedge that gives cover, a gate. */
export interface LowWall {
  readonly x: number;
  readonly y: number;
  readonly upright: boolean;
  /** In spaces. */
  readonly long: number;
  readonly kind: 'wall' | 'fence' | 'gate';
  readonly cover: number;
}

/** One edge by its ends: level or upright, one space long. Over a corner nothing is drawn. */
const edgeAt = (ground: Ground, key: string): Pick<LowWall, 'x' | 'y' | 'upright'> | null => {
  const [one, other] = key.split('/').map((at) => placeOf(ground, Number(at)));
  if (one === undefined || other === undefined || (one.x !== other.x && one.y !== other.y)) return null;
  return { x: Math.max(one.x, other.x), y: Math.max(one.y, other.y), upright: one.y === other.y };
};

const follows = (a: LowWall, b: LowWall): boolean =>
  a.upright === b.upright &&
  a.kind === b.kind &&
  a.kind !== 'gate' &&
  a.cover === b.cover &&
  (a.upright ? a.x === b.x && a.y + a.long === b.y : a.y === b.y && a.x + a.long === b.x);

/** All that stands on edges, as long as it goes in one piece. In picture units. */
export const edgesOf = (ground: Ground): readonly LowWall[] => {
  const single = Object.entries(ground.edges).flatMap(([key, { wall, cover, narrow }]): LowWall[] => {
    const edge = edgeAt(ground, key);
    if (edge === null || !(wall || narrow || cover > 0)) return [];
    return [{ ...edge, long: 1, kind: wall ? 'wall' : narrow ? 'gate' : 'fence', cover }];
  });
  const sorted = single.sort((a, b) =>
    a.upright !== b.upright
      ? Number(a.upright) - Number(b.upright)
      : a.upright
        ? a.x - b.x || a.y - b.y
        : a.y - b.y || a.x - b.x,
  );
  const joined: LowWall[] = [];
  for (const edge of sorted) {
    const last = joined.at(-1);
    if (last !== undefined && follows(last, edge)) joined[joined.length - 1] = { ...last, long: last.long + 1 };
    else joined.push(edge);
  }
  return joined.map((edge) => ({ ...edge, x: edge.x * CELL, y: edge.y * CELL }));
};

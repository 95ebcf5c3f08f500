import type { Ground } from '../parts.js';
import { placeOf } from './geometry.js';

const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

const beside = (ground: Ground, at: number, side: number): number => {
  const { x, y } = placeOf(ground, at);
  const [dx, dy] = SIDES[side] as (typeof SIDES)[number];
  const [nx, ny] = [x + dx, y + dy];
  return nx < 0 || ny < 0 || nx >= ground.width || ny >= ground.height ? -1 : ny * ground.width + nx;
};

/** All that hangs together with a space, and on which of the four sides there is water. */
const pieceOf = (ground: Ground, start: number, has: (at: number) => boolean) => {
  const piece = new Set([start]);
  const wet = new Set<number>();
  for (const at of piece) {
    for (let side = 0; side < SIDES.length; side++) {
      const next = beside(ground, at, side);
      if (next < 0) continue;
      if (ground.slow[next] === 'swum') wet.add(side);
      else if (has(next)) piece.add(next);
    }
  }
  return { piece, wet };
};

/** A ford is rough ground in the course of a water: it has water on two opposite sides. */
export const fordsOf = (ground: Ground): ReadonlySet<number> => {
  const isRough = (at: number): boolean => ground.slow[at] === 'rough' && ground.cover[at] === 0;
  const seen = new Set<number>();
  const fords = new Set<number>();
  for (let at = 0; at < ground.slow.length; at++) {
    if (!isRough(at) || seen.has(at)) continue;
    const { piece, wet } = pieceOf(ground, at, isRough);
    for (const one of piece) seen.add(one);
    if ((wet.has(0) && wet.has(2)) || (wet.has(1) && wet.has(3))) for (const one of piece) fords.add(one);
  }
  return fords;
};

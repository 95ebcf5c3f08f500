import type { hex } from '@warmoot/kernel';
import { centreAt } from './layout.js';
import type { Cord } from './marks.js';

/** Where a flag hangs, how wide it is to each side, and how far its point reaches. */
export interface FlagSpot {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly below: boolean;
  readonly reach: number;
  readonly text: string;
}

const HIGH = 30;
const REACH = 22;

const clash = (a: FlagSpot, b: FlagSpot): boolean =>
  Math.abs(a.x - b.x) < a.half + b.half + 2 && Math.abs(a.y - b.y) < HIGH;

/** Flags above their cords, or below near the upper rim; where two would lie on each other, one is hoisted higher. */
export const flagSpots = (board: hex.HexBoard, cords: readonly Cord[]): readonly FlagSpot[] => {
  const spots: FlagSpot[] = [];
  for (const { hexes, flag } of cords) {
    if (flag === null || hexes.length === 0) continue;
    const points = hexes.map((at) => centreAt(board, at));
    const top = points.reduce((high, point) => (point.y < high.y ? point : high));
    const below = top.y < 76;
    const foot = below ? points.reduce((low, point) => (point.y > low.y ? point : low)) : top;
    const half = Math.max(30, flag.length * 5.4 + 4);
    for (let lift = 0; lift < 6; lift++) {
      const reach = REACH + lift * (HIGH + 2);
      const y = below ? foot.y + 44 + reach : foot.y - 40 - reach;
      const spot = { x: Math.max(half + 2, foot.x), y, half, below, reach, text: flag };
      if (lift < 5 && spots.some((other) => clash(spot, other))) continue;
      spots.push(spot);
      break;
    }
  }
  return spots;
};

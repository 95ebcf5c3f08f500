import { hex } from '@warmoot/kernel';
import { centreAt, edgeEnds, middle, type Point, short } from '../hex/layout.js';
import type { MapLook } from './kinds.js';

const at = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

/** By hex: the directions in which roads leave it. */
const waysOf = (board: hex.HexBoard, roads: MapLook['roads']): ReadonlyMap<number, readonly number[]> => {
  const ways = new Map<number, number[]>();
  const leave = (from: number, to: number): void => {
    const edge = from < 0 || to < 0 ? -1 : hex.edgeBetween(board, from, to);
    if (edge >= 0) ways.set(from, [...(ways.get(from) ?? []), edge % 6]);
  };
  for (const { from, to } of roads) {
    const [a, b] = [hex.indexAt(board, from.row, from.column), hex.indexAt(board, to.row, to.column)];
    leave(a, b);
    leave(b, a);
  }
  return ways;
};

/** A road that ends at the rim of the map leads on over it. */
const goingOn = (board: hex.HexBoard, here: number, ways: readonly number[]): readonly number[] => {
  const [only] = ways;
  if (only === undefined || ways.length > 1) return ways;
  const beyond = [3, 2, 4].map((turn) => (only + turn) % 6).find((way) => (board.neighbours[here * 6 + way] ?? 0) < 0);
  return beyond === undefined ? ways : [only, beyond];
};

/** Roads as one path: through a hex in a soft bend, and from its middle where they end or fork. */
export const roadPath = (board: hex.HexBoard, roads: MapLook['roads']): string =>
  [...waysOf(board, roads)]
    .map(([here, ways]) => {
      const centre = centreAt(board, here);
      const edges = goingOn(board, here, ways).map((way) => at(middle(...edgeEnds(centre, way))));
      return edges.length === 2
        ? `M${edges[0]}Q${at(centre)} ${edges[1]}`
        : edges.map((edge) => `M${at(centre)}L${edge}`).join('');
    })
    .join('');

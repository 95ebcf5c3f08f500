import type { Space } from './hand.js';

type Point = readonly [x: number, y: number];

const key = ([x, y]: Point): string => `${x},${y}`;

/** The edges between spaces and what is none, each with its spaces on the right hand, by where they begin. */
const edgesOf = (spaces: readonly Space[]): Map<string, Point[]> => {
  const taken = new Set(spaces.map(({ row, column }) => `${row},${column}`));
  const edges = new Map<string, Point[]>();
  const add = (from: Point, to: Point): void => void edges.set(key(from), [...(edges.get(key(from)) ?? []), to]);
  for (const { row, column } of spaces) {
    if (!taken.has(`${row - 1},${column}`)) add([column, row], [column + 1, row]);
    if (!taken.has(`${row},${column + 1}`)) add([column + 1, row], [column + 1, row + 1]);
    if (!taken.has(`${row + 1},${column}`)) add([column + 1, row + 1], [column, row + 1]);
    if (!taken.has(`${row},${column - 1}`)) add([column, row + 1], [column, row]);
  }
  return edges;
};

const isStraight = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): boolean =>
  (ax === bx && bx === cx) || (ay === by && by === cy);

/** Only the corners of a closed line. */
const corners = (line: readonly Point[]): readonly Point[] =>
  line.filter((point, at) => {
    const before = line.at(at - 1) as Point;
    return !isStraight(before, point, line[(at + 1) % line.length] as Point);
  });

const pathOf = (points: readonly Point[], size: number): string => {
  const [first, ...rest] = points as readonly [Point, ...Point[]];
  const lines = rest.map(([x, y], at) => (y === (points[at] as Point)[1] ? `H${x * size}` : `V${y * size}`));
  return `M${first[0] * size} ${first[1] * size}${lines.join('')}Z`;
};

/** The line round a set of spaces, as a path. */
export const outlineOf = (spaces: readonly Space[], size: number): string => {
  const edges = edgesOf(spaces);
  let path = '';
  for (const [start] of edges) {
    let line: Point[] = [];
    let at = start.split(',').map(Number) as unknown as Point;
    while ((edges.get(key(at))?.length ?? 0) > 0) {
      line = [...line, at];
      at = edges.get(key(at))?.shift() as Point;
    }
    if (line.length > 0) path += pathOf(corners(line), size);
  }
  return path;
};

import { hex } from '@warmoot/kernel';

/*
 * Where hexes lie in the picture. A hex stands on a point; its side is the unit that everything else is drawn to.
 */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How large a map is, and how long its rows are. */
export type MapSize = hex.Extent;

export const SIDE = 24;
export const WIDE = SIDE * Math.sqrt(3);
export const STEP = SIDE * 1.5;

/** The room round the map for the numbers of rows and columns. */
export const MARGIN = { left: 26, top: 24, right: 10, bottom: 10 };

const BOARDS = new Map<string, hex.HexBoard>();

/** The hexes of a map of this size; the same object every time. */
export const boardOf = (size: MapSize): hex.HexBoard => {
  const key = `${size.rows} ${size.columns} ${size.layout}`;
  const known = BOARDS.get(key) ?? hex.boardOf(size);
  BOARDS.set(key, known);
  return known;
};

/** The picture of a map. Odd rows stand half a hex to the right: only where they are as long as the others they jut out. */
export const pictureSize = (size: MapSize): { readonly width: number; readonly height: number } => ({
  width: Math.max(size.columns, size.rows > 1 ? hex.rowLength(size, 1) + 0.5 : 0) * WIDE,
  height: size.rows * STEP + SIDE / 2,
});

/** The window on a map with its numbers, as an SVG says it. */
export const viewBoxOf = (size: MapSize): string => {
  const { width, height } = pictureSize(size);
  return [-MARGIN.left, -MARGIN.top, width + MARGIN.left + MARGIN.right, height + MARGIN.top + MARGIN.bottom]
    .map(short)
    .join(' ');
};

export const centreOf = (row: number, column: number): Point => ({
  x: WIDE * (column + 0.5 + (row % 2) / 2),
  y: SIDE + STEP * row,
});

export const centreAt = (board: hex.HexBoard, at: number): Point => {
  const { row, column } = hex.toRowColumn(hex.hexOf(board, at));
  return centreOf(row, column);
};

/** The corner points round a centre, clockwise from the top. */
export const cornersOf = ({ x, y }: Point, side = SIDE): readonly Point[] => {
  const half = (side * Math.sqrt(3)) / 2;
  return [
    { x, y: y - side },
    { x: x + half, y: y - side / 2 },
    { x: x + half, y: y + side / 2 },
    { x, y: y + side },
    { x: x - half, y: y + side / 2 },
    { x: x - half, y: y - side / 2 },
  ];
};

/** The two ends of a hex's edge in one of the six directions, clockwise. */
export const edgeEnds = (centre: Point, direction: number): readonly [Point, Point] => {
  const corners = cornersOf(centre);
  return [corners[(direction + 1) % 6] as Point, corners[(direction + 2) % 6] as Point];
};

export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** A number for a path: one digit after the point is finer than any screen. */
export const short = (n: number): string => `${Math.round(n * 10) / 10}`;

export const pathOf = (points: readonly Point[], closed = true): string =>
  points.length === 0
    ? ''
    : `${points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('')}${closed ? 'Z' : ''}`;

export const hexPath = (centre: Point, side = SIDE): string => pathOf(cornersOf(centre, side));

const keyOf = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** The closed lines round some hexes: the outer ones clockwise, holes the other way. */
export const outlinesOf = (board: hex.HexBoard, has: (at: number) => boolean): readonly (readonly Point[])[] => {
  const next = new Map<string, readonly [Point, Point]>();
  for (let at = 0; at < board.size; at++) {
    if (!has(at)) continue;
    const centre = centreAt(board, at);
    for (let way = 0; way < 6; way++) {
      const beside = board.neighbours[at * 6 + way] as number;
      if (beside !== hex.OFF_BOARD && has(beside)) continue;
      const ends = edgeEnds(centre, way);
      next.set(keyOf(ends[0]), ends);
    }
  }
  const loops: Point[][] = [];
  for (const start of [...next.keys()]) {
    const loop: Point[] = [];
    for (let ends = next.get(start); ends !== undefined; ends = next.get(keyOf(ends[1]))) {
      next.delete(keyOf(ends[0]));
      loop.push(ends[0]);
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
};

/** Cuts the corners of a closed line, so that it looks drawn and not built. */
export const rounded = (loop: readonly Point[], times: number): readonly Point[] => {
  let points = loop;
  for (let i = 0; i < times; i++) {
    points = points.flatMap((a, n) => {
      const b = points[(n + 1) % points.length] as Point;
      return [
        { x: a.x * 0.75 + b.x * 0.25, y: a.y * 0.75 + b.y * 0.25 },
        { x: a.x * 0.25 + b.x * 0.75, y: a.y * 0.25 + b.y * 0.75 },
      ];
    });
  }
  return points;
};

/** The path round some hexes as they are: for rims. */
export const rimPath = (board: hex.HexBoard, hexes: Iterable<number>): string => {
  const set = new Set(hexes);
  return outlinesOf(board, (at) => set.has(at))
    .map((loop) => pathOf(loop))
    .join('');
};

/** Points along a line, at even distances, with the way the line goes there. */
export const along = (points: readonly Point[], every: number): readonly (Point & { dx: number; dy: number })[] => {
  const found: (Point & { dx: number; dy: number })[] = [];
  let left = every / 2;
  for (let i = 0; i < points.length; i++) {
    const a = points[i] as Point;
    const b = points[(i + 1) % points.length] as Point;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length === 0) continue;
    const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
    let gone = left;
    for (; gone < length; gone += every) found.push({ x: a.x + dx * gone, y: a.y + dy * gone, dx, dy });
    left = gone - length;
  }
  return found;
};

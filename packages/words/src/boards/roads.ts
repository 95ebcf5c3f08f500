import type { Fixed } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';

type RouteMap = Fixed<saga.roads.Roads>;

/** What is written behind the number of a span: who is there, or may be. One sign each. */
export type RoadMarks = ReadonlyMap<string, string>;

/** The signs of the ground, as on a map of hexes. */
const GROUND = { open: '.', closed: '*', impassable: '#' } as const;
const COLUMNS = 74;
const ROWS = 25;

interface Cell {
  readonly row: number;
  readonly column: number;
}

const cellOf = ({ x, y }: Pick<saga.roads.Span, 'x' | 'y'>): Cell => ({
  row: Math.round((y / saga.roads.SHEET.height) * (ROWS - 1)),
  column: Math.round((x / saga.roads.SHEET.width) * (COLUMNS - 1)),
});

/** The stroke that leads on: level, upright or slanting; a way without a road is dotted. */
const strokeOf = (from: Cell, to: Cell, isRoad: boolean): string => {
  if (!isRoad) return ':';
  const [right, down] = [to.column - from.column, to.row - from.row];
  if (Math.abs(right) > Math.abs(down) * 4) return '-';
  if (Math.abs(down) * 2 > Math.abs(right) * 3) return '|';
  return right > 0 === down > 0 ? '\\' : '/';
};

const drawWay = (grid: string[][], from: Cell, to: Cell, stroke: string): void => {
  const steps = Math.max(Math.abs(to.column - from.column), Math.abs(to.row - from.row));
  for (let step = 1; step < steps; step++) {
    const row = Math.round(from.row + ((to.row - from.row) * step) / steps);
    const column = Math.round(from.column + ((to.column - from.column) * step) / steps);
    const line = grid[row] as string[];
    if (line[column] === ' ') line[column] = stroke;
  }
};

/** Text on the picture, pushed back in where it would stand out at the right edge. */
const write = (grid: string[][], { row, column }: Cell, text: string): void => {
  const from = Math.max(0, Math.min(column, COLUMNS + 3 - text.length));
  for (const [at, sign] of [...text].entries()) (grid[row] as string[])[from + at] = sign;
};

/** The number by which a span stands in the picture and in the list under it. */
export const spanNumber = ({ spans }: Pick<RouteMap, 'spans'>, key: string): number =>
  spans.findIndex((span) => span.key === key) + 1;

/**
 * A route map as a picture in characters: every span by the sign of its ground, its number and its marks, and strokes
 * along the ways between them.
 */
export const roadsLines = (map: RouteMap, marks: RoadMarks = new Map()): readonly string[] => {
  const grid = Array.from({ length: ROWS }, () => new Array<string>(COLUMNS + 4).fill(' '));
  for (const { from, to, road } of map.ways) {
    const [one, other] = [cellOf(saga.roads.spanOf(map, from)), cellOf(saga.roads.spanOf(map, to))];
    drawWay(grid, one, other, strokeOf(one, other, road));
  }
  for (const span of map.spans) {
    write(grid, cellOf(span), `${GROUND[span.ground]}${spanNumber(map, span.key)}${marks.get(span.key) ?? ''}`);
  }
  const lines = grid.map((row) => row.join('').trimEnd());
  const first = lines.findIndex((line) => line !== '');
  const last = lines.length - [...lines].reverse().findIndex((line) => line !== '');
  return lines.slice(first, last);
};

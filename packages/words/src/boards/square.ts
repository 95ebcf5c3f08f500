import { square } from '@warmoot/kernel';
import { beside, PAGE, widest } from '../lines.js';

/** A board of squares: its size, what stands on each square in so many characters, and the squares that a picture has to show. */
export interface SquareBoard {
  readonly width: number;
  readonly height: number;
  readonly signAt: (at: square.Square, width: number) => string;
  readonly shown: readonly square.Square[];
}

/** What is written on a square instead of what stands there. */
export interface SquareMark {
  readonly at: square.Square;
  readonly mark: string;
}

const MARGIN = 2;
const WIDEST = 72;

/** The numbers from just before the least to just after the greatest, within the board. */
const stretch = (numbers: readonly number[], size: number): readonly number[] => {
  const from = Math.max(0, Math.min(...numbers) - MARGIN);
  const to = Math.min(size - 1, Math.max(...numbers) + MARGIN);
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
};

/** Column numbers: on one line where there is room, else tens over units. */
const heads = (xs: readonly number[], cell: number): readonly string[] => {
  const row = (text: (x: number) => string): string => `    ${xs.map((x) => text(x).padStart(cell)).join('')}`;
  if (cell === 3) return [row(String)];
  return [row((x) => (x >= 10 ? `${Math.floor(x / 10)}` : '')), row((x) => `${x % 10}`)];
};

/**
 * A board of squares as a picture in characters, with its coordinates: the part of it where something is to be shown,
 * with some room around, and the edges of the board where they are near.
 */
export const squareLines = (board: SquareBoard, marks: readonly SquareMark[]): readonly string[] => {
  const shown = [...board.shown, ...marks.map(({ at }) => at)];
  const [xs, ys] = [
    stretch(
      shown.map(({ x }) => x),
      board.width,
    ),
    stretch(
      shown.map(({ y }) => y),
      board.height,
    ),
  ];
  const cell = [3, 2, 1].find((width) => xs.length * width <= WIDEST) ?? 1;
  const [fromEdge, toEdge] = [xs[0] === 0 ? '|' : ' ', xs.at(-1) === board.width - 1 ? ' |' : ''];
  const edge = `    ${'-'.repeat(xs.length * cell)}`;
  const rows = ys.map((y) => {
    const cells = xs.map((x) => {
      const mark = marks.find(({ at }) => square.sameSquare(at, { x, y }))?.mark;
      return (mark ?? board.signAt({ x, y }, cell)).padStart(cell);
    });
    return `${`${y}`.padStart(3)}${fromEdge}${cells.join('')}${toEdge}`.trimEnd();
  });
  return [
    ...heads(xs, cell),
    ...(ys[0] === 0 ? [edge] : []),
    ...rows,
    ...(ys.at(-1) === board.height - 1 ? [edge] : []),
  ];
};

const BETWEEN = 4;

/** A picture and its legend beside each other where there is room, else one under the other. */
export const withLegend = (picture: readonly string[], legend: readonly string[]): readonly string[] => {
  const wide = widest(picture) + BETWEEN;
  return wide + widest(legend) <= PAGE ? beside([picture, legend], [wide]) : [...picture, '', ...legend];
};

import { hex } from '@warmoot/kernel';
import type { war } from '@warmoot/rules';

const CELL = 3;
/** As many hexes side by side as fit on a page, with the number of the row before them. */
const WIDEST = 25;

/** What is written on hexes instead of their ground: by hex, at most two characters. */
export type HexMarks = ReadonlyMap<number, string>;

const signOf = ({ isClosed, isPassable, heights }: war.Ground, at: number): string => {
  if (isPassable[at] === 0) return '#';
  const height = heights[at] as number;
  if (isClosed[at] === 1) return height === 0 ? '*' : `*${height}`;
  return height === 0 ? '.' : `${height}`;
};

const range = (from: number, to: number): readonly number[] => Array.from({ length: to - from }, (_, i) => from + i);

/** Some columns of the map as a block of lines; odd rows are set half a hex to the right. */
const block = (ground: war.Ground, marks: HexMarks, columns: readonly number[]): readonly string[] => {
  const { board } = ground;
  const cell = (at: number): string => (at === hex.OFF_BOARD ? '' : (marks.get(at) ?? signOf(ground, at)));
  const line = (lead: string, cells: readonly string[]): string =>
    `${lead}${cells.map((text) => text.padEnd(CELL)).join('')}`.trimEnd();
  return [
    line('   ', columns.map(String)),
    ...range(0, board.frame.rows).map((row) =>
      line(
        `${`${row}`.padStart(2)} ${row % 2 === 1 ? ' ' : ''}`,
        columns.map((column) => cell(hex.indexAt(board, row, column))),
      ),
    ),
  ];
};

/**
 * A map of hexes as a picture in characters, with the numbers of rows and columns: the marks, and elsewhere the ground
 * by its sign and high ground by its height. A map too wide for the page becomes several blocks.
 */
export const hexLines = (ground: war.Ground, marks: HexMarks): readonly string[] => {
  const { columns } = ground.board.frame;
  return range(0, Math.ceil(columns / WIDEST)).flatMap((at) => [
    ...(at === 0 ? [] : ['']),
    ...block(ground, marks, range(at * WIDEST, Math.min(columns, (at + 1) * WIDEST))),
  ]);
};

/** The units of a war by the hexes where they stand: marks for its map. */
export const unitMarks = ({ open }: war.Marshalled, signs: readonly string[]): HexMarks =>
  new Map(open.at.flatMap((at, unit) => (at < 0 ? [] : [[at, signs[unit] ?? '?']])));

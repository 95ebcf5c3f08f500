import { Impossible } from '../result.js';
import { DIRECTIONS, fromRowColumn, type Hex, type RowColumn, toRowColumn } from './hex.js';

/** A table of whole numbers that nobody writes to once it is made. */
export interface IndexTable {
  readonly length: number;
  readonly [index: number]: number;
}

/** The index of everything that is not on a board. */
export const OFF_BOARD = -1;

/**
 * The hexes of one map, each known by its index. A board is made once per map and shared; it has no place in a state.
 * An edge has a number too: 6 × index + direction, seen from the hex that is left. `neighbours` is a table by edge.
 */
export interface HexBoard {
  readonly size: number;
  readonly hexes: readonly Hex[];
  readonly neighbours: IndexTable;
  readonly frame: Frame;
  /** OFF_BOARD for every hex: a table to copy, which is several times as fast as filling a new one. */
  readonly blank: readonly number[];
}

/** The smallest rectangle of rows and columns around a board, with the index of the hex at each place. */
interface Frame {
  readonly top: number;
  readonly left: number;
  readonly rows: number;
  readonly columns: number;
  readonly indexes: IndexTable;
}

/** The index of the hex in that row and column, or OFF_BOARD. */
export const indexAt = ({ frame }: Pick<HexBoard, 'frame'>, row: number, column: number): number => {
  const y = row - frame.top;
  const x = column - frame.left;
  if (y < 0 || y >= frame.rows || x < 0 || x >= frame.columns) return OFF_BOARD;
  return frame.indexes[y * frame.columns + x] as number;
};

/** The index of the hex, or OFF_BOARD. */
export const indexOf = (board: Pick<HexBoard, 'frame'>, hex: Hex): number =>
  indexAt(board, hex.r, hex.q + Math.floor(hex.r / 2));

const frameOf = (hexes: readonly Hex[]): Frame => {
  const places = hexes.map(toRowColumn);
  const top = places.reduce((least, { row }) => Math.min(least, row), Infinity);
  const left = places.reduce((least, { column }) => Math.min(least, column), Infinity);
  const rows = places.reduce((most, { row }) => Math.max(most, row - top + 1), 0);
  const columns = places.reduce((most, { column }) => Math.max(most, column - left + 1), 0);
  const indexes = new Int32Array(rows * columns).fill(OFF_BOARD);
  places.forEach(({ row, column }, index) => {
    const place = (row - top) * columns + column - left;
    if (indexes[place] !== OFF_BOARD) throw new Impossible('a hex twice on one board', { row, column });
    indexes[place] = index;
  });
  return { top, left, rows, columns, indexes };
};

/** A board of these hexes; the index of each is its place in the list. */
export const hexBoard = (hexes: readonly Hex[]): HexBoard => {
  const frame = frameOf(hexes);
  const neighbours = new Int32Array(hexes.length * 6);
  hexes.forEach(({ q, r }, index) => {
    DIRECTIONS.forEach((direction, way) => {
      neighbours[index * 6 + way] = indexOf({ frame }, { q: q + direction.q, r: r + direction.r });
    });
  });
  return { size: hexes.length, hexes: [...hexes], neighbours, frame, blank: hexes.map(() => OFF_BOARD) };
};

/** Whether all rows of a map are equally long, or odd rows have one hex fewer. */
export type RowLayout = 'full' | 'alternating';

/** How large a map is. `columns` is the length of row 0; a map that does not name its layout has alternating rows. */
export interface Extent {
  readonly rows: number;
  readonly columns: number;
  readonly layout?: RowLayout;
}

/** How many hexes a row has. */
// SAGA-BATTLE-TERRAIN-002: odd rows have one hex fewer. COMMAND-HEX-001: all rows are equally long.
export const rowLength = ({ columns, layout = 'alternating' }: Omit<Extent, 'rows'>, row: number): number =>
  layout === 'full' ? columns : columns - (row & 1);

/** Whether there is a hex in that row and column. */
export const isOnMap = (extent: Extent, { row, column }: RowColumn): boolean =>
  row >= 0 && row < extent.rows && column >= 0 && column < rowLength(extent, row);

/** The hexes of a map, row by row. */
export const hexesOf = (extent: Extent): readonly Hex[] => {
  const hexes: Hex[] = [];
  for (let row = 0; row < extent.rows; row++) {
    for (let column = 0; column < rowLength(extent, row); column++) hexes.push(fromRowColumn(row, column));
  }
  return hexes;
};

/** The board of a map. */
export const boardOf = (extent: Extent): HexBoard => hexBoard(hexesOf(extent));

/** The hex at an index of a board. */
export const hexOf = (board: HexBoard, index: number): Hex => board.hexes[index] as Hex;

/** The neighbours on the board, clockwise from the east. */
export const neighboursOf = (board: HexBoard, index: number): readonly number[] => {
  const found: number[] = [];
  for (let edge = index * 6; edge < index * 6 + 6; edge++) {
    const neighbour = board.neighbours[edge] as number;
    if (neighbour !== OFF_BOARD) found.push(neighbour);
  }
  return found;
};

/** The edge crossed in stepping from one hex to its neighbour, or OFF_BOARD if they are not neighbours. */
export const edgeBetween = (board: HexBoard, from: number, to: number): number => {
  for (let edge = from * 6; edge < from * 6 + 6; edge++) if (board.neighbours[edge] === to) return edge;
  return OFF_BOARD;
};

/** Whether the hex has fewer than six neighbours on the board. */
export const isRim = (board: HexBoard, index: number): boolean => neighboursOf(board, index).length < 6;

import { hex } from '@warmoot/kernel';
import type { Lattice } from '../lattice/lattice.js';
import { boardKey } from './keys.js';
import { boardOf, centreAt, hexPath, MARGIN, type MapSize, pictureSize, viewBoxOf, WIDE } from './layout.js';

/** How wide a hex is on a small screen, in pixels. */
const NEAR = 57;

const inRows = (board: hex.HexBoard): readonly (readonly number[])[] => {
  const rows: number[][] = [];
  board.hexes.forEach((one, at) => {
    const { row } = hex.toRowColumn(one);
    rows[row] = [...(rows[row] ?? []), at];
  });
  return rows;
};

const laid = (size: MapSize): Lattice => {
  const board = boardOf(size);
  const { width, height } = pictureSize(size);
  const [wide, high] = [width + MARGIN.left + MARGIN.right, height + MARGIN.top + MARGIN.bottom];
  return {
    rows: size.rows,
    columns: size.columns,
    count: board.size,
    box: viewBoxOf(size),
    wide,
    high,
    cell: WIDE,
    near: NEAR,
    inRows: inRows(board),
    spotOf: (at) => {
      const { x, y } = centreAt(board, at);
      return { x: (x + MARGIN.left) / wide, y: (y + MARGIN.top) / high };
    },
    pathOf: (at) => hexPath(centreAt(board, at)),
    ringOf: (at) => {
      const centre = centreAt(board, at);
      return [hexPath(centre, 25), hexPath(centre, 22.4)];
    },
    keyAt: (at, key, lean) => {
      const does = boardKey(size, hex.toRowColumn(hex.hexOf(board, at)), key, lean);
      return does?.does === 'go' ? { does: 'go', to: hex.indexAt(board, does.to.row, does.to.column) } : does;
    },
  };
};

const LAID = new Map<string, Lattice>();

/** How the hexes of a map of this size lie; the same object every time. */
export const hexLattice = (size: MapSize): Lattice => {
  const key = `${size.rows} ${size.columns} ${size.layout}`;
  const known = LAID.get(key) ?? laid(size);
  LAID.set(key, known);
  return known;
};

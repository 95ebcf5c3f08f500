import type { Lattice, LatticeKey } from '../../../boards/lattice/lattice.js';
import { CELL, MARGIN, placeOf, type Size } from '../ground/geometry.js';

/** How wide a space is on a small screen, in pixels. */
const NEAR = 60;

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const LETTERS: Readonly<Record<string, LatticeKey>> = {
  Enter: { does: 'pick' },
  ' ': { does: 'pick' },
  Escape: { does: 'back' },
  r: { does: 'read' },
  o: { does: 'odds' },
  t: { does: 'tally' },
  n: { does: 'walk', step: 1 },
  p: { does: 'walk', step: -1 },
};

const square = (size: Size, at: number, inset: number): string => {
  const { x, y } = placeOf(size, at);
  const side = CELL - 2 * inset;
  return `M${x * CELL + inset} ${y * CELL + inset}h${side}v${side}h${-side}z`;
};

const laid = (size: Size): Lattice => {
  const { width, height } = size;
  const wide = width * CELL + MARGIN.left + MARGIN.right;
  const high = height * CELL + MARGIN.top + MARGIN.bottom;
  return {
    rows: height,
    columns: width,
    count: width * height,
    box: `${-MARGIN.left} ${-MARGIN.top} ${wide} ${high}`,
    wide,
    high,
    cell: CELL,
    near: NEAR,
    inRows: Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_one, x) => y * width + x)),
    spotOf: (at) => {
      const { x, y } = placeOf(size, at);
      return { x: ((x + 0.5) * CELL + MARGIN.left) / wide, y: ((y + 0.5) * CELL + MARGIN.top) / high };
    },
    pathOf: (at) => square(size, at, 0),
    ringOf: (at) => [square(size, at, 2), square(size, at, 5)],
    keyAt: (at, key) => {
      const arrow = ARROWS[key];
      if (arrow === undefined) return LETTERS[key.length === 1 ? key.toLowerCase() : key] ?? null;
      const { x, y } = placeOf(size, at);
      const [nx, ny] = [x + arrow[0], y + arrow[1]];
      const isOff = nx < 0 || ny < 0 || nx >= width || ny >= height;
      return { does: 'go', to: isOff ? at : ny * width + nx };
    },
  };
};

const LAID = new Map<string, Lattice>();

/** How the spaces of a ground of this size lie; the same object every time. */
export const spaceLattice = (size: Size): Lattice => {
  const key = `${size.width} ${size.height}`;
  const known = LAID.get(key) ?? laid({ width: size.width, height: size.height });
  LAID.set(key, known);
  return known;
};

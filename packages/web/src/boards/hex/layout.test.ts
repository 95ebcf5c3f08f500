import { hex } from '@warmoot/kernel';
import { describe, expect, it } from 'vitest';
import type { Lean } from '../lattice/lattice.js';
import { broughtIn, heldIn, isInSight, resized, zoomed } from '../lattice/lie.js';
import { boardKey } from './keys.js';
import {
  along,
  boardOf,
  centreAt,
  cornersOf,
  edgeEnds,
  outlinesOf,
  pictureSize,
  rounded,
  SIDE,
  viewBoxOf,
  WIDE,
} from './layout.js';

const SIZE = { rows: 23, columns: 20 };
const board = boardOf(SIZE);
const far = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);

describe('the layout of hexes', () => {
  it('puts neighbours one hex apart and everybody else farther', () => {
    for (let at = 0; at < board.size; at++) {
      for (const next of hex.neighboursOf(board, at))
        expect(far(centreAt(board, at), centreAt(board, next))).toBeCloseTo(WIDE);
    }
    expect(far(centreAt(board, 0), centreAt(board, 2))).toBeCloseTo(2 * WIDE);
  });

  it.each(['alternating', 'full'] as const)('keeps every hex of a map with %s rows in its picture', (layout) => {
    const size = { rows: 5, columns: 4, layout };
    const map = boardOf(size);
    const { width, height } = pictureSize(size);
    const corners = map.hexes.flatMap((_, at) => cornersOf(centreAt(map, at)));
    expect(map.size).toBe(layout === 'full' ? 20 : 18);
    for (const ends of [corners.map(({ x }) => x / width), corners.map(({ y }) => y / height)]) {
      expect(Math.min(...ends)).toBeCloseTo(0);
      expect(Math.max(...ends)).toBeCloseTo(1);
    }
    const end = { row: 3, column: layout === 'full' ? 3 : 2 };
    expect(boardKey(size, { row: 2, column: 3 }, 'ArrowDown', 'straight')).toEqual({ does: 'go', to: end });
  });

  it('has every corner a side away from the centre, and shares edges with neighbours', () => {
    const centre = centreAt(board, 200);
    for (const corner of cornersOf(centre)) expect(far(centre, corner)).toBeCloseTo(SIDE);
    for (let way = 0; way < 6; way++) {
      const next = board.neighbours[200 * 6 + way] as number;
      const [a, b] = edgeEnds(centre, way);
      const [c, d] = edgeEnds(centreAt(board, next), (way + 3) % 6);
      expect([far(a, d), far(b, c)].every((gap) => gap < 0.001)).toBe(true);
    }
  });

  it('goes round hexes with as many points as they have outer edges', () => {
    expect(outlinesOf(board, (at) => at === 200).map(({ length }) => length)).toEqual([6]);
    const ring = new Set(hex.neighboursOf(board, 200));
    expect(
      outlinesOf(board, (at) => ring.has(at))
        .map(({ length }) => length)
        .sort(),
    ).toEqual([18, 6].sort());
    expect(outlinesOf(board, () => true)).toHaveLength(1);
    expect(outlinesOf(board, () => false)).toEqual([]);
  });

  it('doubles the points with every rounding and walks along evenly', () => {
    const [loop] = outlinesOf(board, (at) => at === 200);
    expect(rounded(loop ?? [], 2)).toHaveLength(24);
    expect(along(loop ?? [], 12)).toHaveLength(12);
  });

  it('fits the map of the book into the window of the mock', () => {
    expect(viewBoxOf(SIZE)).toBe('-26 -24 867.4 874');
  });
});

describe('keys on the board', () => {
  const go = (row: number, column: number, key: string, lean: Lean = 'straight') => {
    const does = boardKey(SIZE, { row, column }, key, lean);
    return does?.does === 'go' ? [does.to.row, does.to.column] : does;
  };

  it('moves by hex, straight or along a diagonal', () => {
    expect(go(10, 10, 'ArrowUp')).toEqual([9, 10]);
    expect(go(10, 10, 'ArrowUp', 'left')).toEqual([9, 9]);
    expect(go(11, 10, 'ArrowDown', 'right')).toEqual([12, 11]);
    expect(go(11, 10, 'ArrowLeft')).toEqual([11, 9]);
  });

  it('never leaves the map, and every step goes to a neighbour', () => {
    for (const { row, column } of board.hexes.map(hex.toRowColumn)) {
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        for (const lean of ['straight', 'left', 'right'] as const) {
          const [r = -1, c = -1] = go(row, column, key, lean) as number[];
          expect(hex.indexAt(board, r, c)).toBeGreaterThanOrEqual(0);
          expect(hex.distance(hex.fromRowColumn(row, column), hex.fromRowColumn(r, c))).toBeLessThanOrEqual(1);
        }
      }
    }
  });

  it('knows its letters', () => {
    expect(go(3, 3, 'N')).toEqual({ does: 'walk', step: 1 });
    expect(go(3, 3, 'Home')).toEqual({ does: 'lean', lean: 'left' });
    expect(go(3, 3, 'Home', 'left')).toEqual({ does: 'lean', lean: 'straight' });
    expect(go(3, 3, 'o')).toEqual({ does: 'odds' });
    expect(go(3, 3, 'x')).toBeNull();
  });
});

describe('the window on the board', () => {
  const picture = { width: 400, height: 400 };
  const room = { width: 390, height: 366 };

  it('shows no edge of the picture inside', () => {
    const held = heldIn({ scale: 2, x: 50, y: -900 }, picture, room);
    expect(held).toEqual({ scale: 2, x: 0, y: 366 - 800 });
  });

  it('keeps the point under the fingers where it is', () => {
    const lie = zoomed({ scale: 1, x: 0, y: 0 }, 2, { x: 100, y: 50 });
    expect(lie).toEqual({ scale: 2, x: -100, y: -50 });
    expect(zoomed(lie, 0.1, { x: 0, y: 0 }).scale).toBe(1);
  });

  it('is pushed no further than it takes to have a spot in sight, and not at all where it is', () => {
    const [picture, room] = [
      { width: 390, height: 400 },
      { width: 390, height: 366 },
    ];
    const lie = { scale: 2, x: -300, y: -200 };
    const spot = { x: 0.1, y: 0.5 };
    // At 0.1 of 780 it lies 222 to the left of the window: it comes 64 inside it, and nothing moves up or down.
    expect(isInSight(lie, spot, picture, room)).toBe(false);
    expect(broughtIn(lie, spot, picture, room)).toEqual({ scale: 2, x: -14, y: -200 });
    expect(isInSight(lie, { x: 0.5, y: 0.5 }, picture, room)).toBe(true);
  });

  it('keeps its middle and the size of hexes when the device is turned; the whole stays whole', () => {
    const upright = { picture: { width: 390, height: 400 }, room: { width: 390, height: 366 } };
    const across = { picture: { width: 780, height: 800 }, room: { width: 780, height: 300 } };
    // In the middle is what lies at (195 + 585) of 1170 and (183 + 417) of 1200: 2/3 and 1/2.
    const lie = { scale: 3, x: -585, y: -417 };
    expect(resized(lie, upright, across)).toEqual({ scale: 1.5, x: 390 - 780, y: 150 - 600 });
    expect(resized(resized(lie, upright, across), across, upright)).toEqual(lie);
    expect(resized({ scale: 1, x: 0, y: -17 }, upright, across).scale).toBe(1);
  });
});

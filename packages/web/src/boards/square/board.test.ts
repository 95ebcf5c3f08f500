import { describe, expect, it } from 'vitest';
import { nearWindow, wholeBoard } from './geometry.js';
import { boardKey } from './keys.js';

const SIZE = { width: 20, height: 20 };
const PIECES = [
  { x: 7, y: 9 },
  { x: 9, y: 9 },
];

describe('the window of the board', () => {
  it('shows the pieces with room for a spear, and stays on the board', () => {
    expect(nearWindow(SIZE, PIECES, null)).toEqual({ left: 3, top: 4, wide: 11, high: 11 });
    expect(wholeBoard(SIZE)).toEqual({ left: 0, top: 0, wide: 20, high: 20 });
  });

  it('follows the focus to the edge', () => {
    const window = nearWindow(SIZE, PIECES, { x: 19, y: 0 });
    expect([window.left, window.top]).toEqual([9, 0]);
  });
});

describe('the keys of the board', () => {
  it('move by square and stop at the edge', () => {
    expect(boardKey({ size: SIZE, pieces: PIECES }, { x: 7, y: 9 }, 'ArrowRight')).toEqual({
      does: 'go',
      to: { x: 8, y: 9 },
    });
    expect(boardKey({ size: SIZE, pieces: PIECES }, { x: 0, y: 0 }, 'ArrowUp')).toEqual({
      does: 'go',
      to: { x: 0, y: 0 },
    });
  });

  it('walk through the pieces', () => {
    expect(boardKey({ size: SIZE, pieces: PIECES }, { x: 7, y: 9 }, 'n')).toEqual({ does: 'go', to: { x: 9, y: 9 } });
    expect(boardKey({ size: SIZE, pieces: PIECES }, { x: 7, y: 9 }, 'P')).toEqual({ does: 'go', to: { x: 9, y: 9 } });
    expect(boardKey({ size: SIZE, pieces: PIECES }, { x: 1, y: 1 }, 'n')).toEqual({ does: 'go', to: { x: 7, y: 9 } });
  });

  it('pick, go back, read', () => {
    expect(
      ['Enter', ' ', 'Escape', 'r', 'O', 'x'].map(
        (key) => boardKey({ size: SIZE, pieces: PIECES }, { x: 1, y: 1 }, key)?.does,
      ),
    ).toEqual(['pick', 'pick', 'back', 'read', 'odds', undefined]);
  });
});

import { hex } from '@warmoot/kernel';
import type { LatticeKey, Lean } from '../lattice/lattice.js';
import type { MapSize } from './layout.js';

type Place = hex.RowColumn;

/** What a key does on a board of hexes. */
export type BoardKey = Exclude<LatticeKey, { does: 'go' }> | { readonly does: 'go'; readonly to: Place };

/** The hex above or below. Straight keeps the column, so that the way zigzags and stays upright. */
const overRow = (size: MapSize, { row, column }: Place, down: 1 | -1, lean: Lean): Place | null => {
  const next = row + down;
  if (next < 0 || next >= size.rows) return null;
  const odd = row % 2;
  const to = lean === 'straight' ? column : lean === 'left' ? column - 1 + odd : column + odd;
  const last = hex.rowLength(size, next) - 1;
  if (lean === 'straight') return { row: next, column: Math.min(to, last) };
  return to < 0 || to > last ? null : { row: next, column: to };
};

const LETTERS: Readonly<Record<string, 'pick' | 'back' | 'read' | 'odds' | 'tally'>> = {
  Enter: 'pick',
  ' ': 'pick',
  Escape: 'back',
  r: 'read',
  o: 'odds',
  t: 'tally',
};

export const boardKey = (size: MapSize, at: Place, key: string, lean: Lean): BoardKey | null => {
  const letter = key.length === 1 ? key.toLowerCase() : key;
  switch (letter) {
    case 'ArrowLeft':
      return { does: 'go', to: at.column === 0 ? at : { ...at, column: at.column - 1 } };
    case 'ArrowRight':
      return { does: 'go', to: at.column === hex.rowLength(size, at.row) - 1 ? at : { ...at, column: at.column + 1 } };
    case 'ArrowUp':
      return { does: 'go', to: overRow(size, at, -1, lean) ?? at };
    case 'ArrowDown':
      return { does: 'go', to: overRow(size, at, 1, lean) ?? at };
    case 'Home':
      return { does: 'lean', lean: lean === 'left' ? 'straight' : 'left' };
    case 'End':
      return { does: 'lean', lean: lean === 'right' ? 'straight' : 'right' };
    case 'n':
      return { does: 'walk', step: 1 };
    case 'p':
      return { does: 'walk', step: -1 };
    default: {
      const does = LETTERS[letter];
      return does === undefined ? null : { does };
    }
  }
};

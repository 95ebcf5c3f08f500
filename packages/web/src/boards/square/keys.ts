import { type BoardSize, type Square, sameSquare } from './geometry.js';

/** What a key does on the board. */
export type BoardKey =
  | { readonly does: 'go'; readonly to: Square }
  | { readonly does: 'pick' | 'back' | 'read' | 'odds' };

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const LETTERS: Readonly<Record<string, 'pick' | 'back' | 'read' | 'odds'>> = {
  Enter: 'pick',
  ' ': 'pick',
  Escape: 'back',
  r: 'read',
  o: 'odds',
};

/** What keys move about on: a board with pieces. */
interface Walked {
  readonly size: BoardSize;
  readonly pieces: readonly Square[];
}

/** The next piece on the board, or the one before. */
const walk = (places: readonly Square[], at: Square, step: 1 | -1): Square => {
  if (places.length === 0) return at;
  const here = places.findIndex((place) => sameSquare(place, at));
  const start = here < 0 && step === -1 ? 0 : here;
  return places[(start + step + places.length) % places.length] ?? at;
};

export const boardKey = ({ size, pieces }: Walked, at: Square, key: string): BoardKey | null => {
  const arrow = ARROWS[key];
  if (arrow !== undefined) {
    const to = { x: at.x + arrow[0], y: at.y + arrow[1] };
    const off = to.x < 0 || to.y < 0 || to.x >= size.width || to.y >= size.height;
    return { does: 'go', to: off ? at : to };
  }
  const letter = key.length === 1 ? key.toLowerCase() : key;
  if (letter === 'n') return { does: 'go', to: walk(pieces, at, 1) };
  if (letter === 'p') return { does: 'go', to: walk(pieces, at, -1) };
  const does = LETTERS[letter];
  return does === undefined ? null : { does };
};

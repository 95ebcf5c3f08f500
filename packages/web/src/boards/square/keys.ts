import type { Square } from '@warmoot/rules';
import type { DuelView } from '../../scenes/duel/sheet.js';
import { sameSquare } from './geometry.js';

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

/** The next fighter on the board, or the one before. */
const walk = ({ open }: DuelView, at: Square, step: 1 | -1): Square => {
  const places = open.combatants.filter(({ x }) => x >= 0).map(({ x, y }) => ({ x, y }));
  if (places.length === 0) return at;
  const here = places.findIndex((place) => sameSquare(place, at));
  const start = here < 0 && step === -1 ? 0 : here;
  return places[(start + step + places.length) % places.length] ?? at;
};

export const boardKey = (view: DuelView, at: Square, key: string): BoardKey | null => {
  const arrow = ARROWS[key];
  if (arrow !== undefined) {
    const to = { x: at.x + arrow[0], y: at.y + arrow[1] };
    const off = to.x < 0 || to.y < 0 || to.x >= view.open.width || to.y >= view.open.height;
    return { does: 'go', to: off ? at : to };
  }
  const letter = key.length === 1 ? key.toLowerCase() : key;
  if (letter === 'n') return { does: 'go', to: walk(view, at, 1) };
  if (letter === 'p') return { does: 'go', to: walk(view, at, -1) };
  const does = LETTERS[letter];
  return does === undefined ? null : { does };
};

import type { Space } from './hand.js';

/** What a key does on the board. */
export type PackKey = 'walk' | 'pick' | 'turn' | 'flip' | 'back' | 'beside';

export const ARROWS: Readonly<Record<string, Space>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

const KEYS: Readonly<Record<string, PackKey>> = {
  Enter: 'pick',
  ' ': 'pick',
  r: 'turn',
  f: 'flip',
  Escape: 'back',
  Delete: 'beside',
  Backspace: 'beside',
};

export const packKey = (key: string): PackKey | null => {
  if (Object.hasOwn(ARROWS, key)) return 'walk';
  const letter = key.length === 1 ? key.toLowerCase() : key;
  return Object.hasOwn(KEYS, letter) ? (KEYS[letter] as PackKey) : null;
};

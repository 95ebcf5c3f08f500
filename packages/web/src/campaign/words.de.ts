import type { SameKeys } from '@warmoot/words/say';
import type { SHELL as ENGLISH_SHELL } from './words.en.js';

export const SHELL = {
  sheet: 'Figurenbogen',
} as const satisfies SameKeys<typeof ENGLISH_SHELL>;

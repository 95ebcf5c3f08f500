import type { SameKeys } from '@warmoot/words/say';

export const SHELL = {
  sheet: 'Figurenbogen',
} as const satisfies SameKeys<typeof import('./words.en.js').SHELL>;

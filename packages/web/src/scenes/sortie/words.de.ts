import type { SameKeys } from '@warmoot/words/say';
import type { WORDS as ENGLISH } from './words.en.js';

export const WORDS = {
  title: '{one} gegen {two}',
} as const satisfies SameKeys<typeof ENGLISH>;

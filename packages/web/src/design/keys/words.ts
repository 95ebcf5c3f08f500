import { listOf } from '../../words/lists.js';
import type { KEY_WORDS as ENGLISH } from './words.en.js';

/** What keys do. */
export const KEY_WORDS = listOf<typeof ENGLISH>(
  import.meta.glob('./words.??.ts', { eager: true, import: 'KEY_WORDS' }),
);

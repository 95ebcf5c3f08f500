import { listOf, type Spoken } from '../../words/lists.js';
import type { CHECK_WORDS as ENGLISH_CHECK_WORDS } from './words.en.js';

/** All that the check's page says of its own. */
export const CHECK_WORDS = listOf<typeof ENGLISH_CHECK_WORDS>(
  import.meta.glob('./words.??.ts', { eager: true, import: 'CHECK_WORDS' }),
);

export type CheckWords = Spoken<typeof CHECK_WORDS>;

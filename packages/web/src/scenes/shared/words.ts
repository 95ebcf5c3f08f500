import { listOf, type Spoken } from '../../words/lists.js';
import type { SHARED as ENGLISH_SHARED } from './words.en.js';

/** Words that every scene page needs. */
export const SHARED = listOf<typeof ENGLISH_SHARED>(
  import.meta.glob('./words.??.ts', { eager: true, import: 'SHARED' }),
);

export type SharedWords = Spoken<typeof SHARED>;

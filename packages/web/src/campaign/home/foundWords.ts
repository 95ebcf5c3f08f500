import { listOf } from '../../words/lists.js';
import type { FOUND as ENGLISH_FOUND } from './foundWords.en.js';

/** What is said where a campaign is founded and its cast is drawn up. */
export const FOUND = listOf<typeof ENGLISH_FOUND>(
  import.meta.glob('./foundWords.??.ts', { eager: true, import: 'FOUND' }),
);

import { listOf } from '../../words/lists.js';
import type { ABOUT as ENGLISH_ABOUT } from './aboutWords.en.js';

/** What a newcomer is told: how a round goes, and what follows from the plain answers. */
export const ABOUT = listOf<typeof ENGLISH_ABOUT>(
  import.meta.glob('./aboutWords.??.ts', { eager: true, import: 'ABOUT' }),
);

import { listOf } from '../../words/lists.js';
import type { CHOOSING as ENGLISH_CHOOSING } from './choosingWords.en.js';

/** What the panels say while something is chosen. */
export const CHOOSING = listOf<typeof ENGLISH_CHOOSING>(
  import.meta.glob('./choosingWords.??.ts', { eager: true, import: 'CHOOSING' }),
);

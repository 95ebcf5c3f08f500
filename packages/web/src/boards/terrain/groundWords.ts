import { listOf } from '../../words/lists.js';
import type { GROUND_WORDS as ENGLISH_GROUND_WORDS } from './groundWords.en.js';

/** Hexes, what lies on them and between them. */
export const GROUND_WORDS = listOf<typeof ENGLISH_GROUND_WORDS>(
  import.meta.glob('./groundWords.??.ts', { eager: true, import: 'GROUND_WORDS' }),
);

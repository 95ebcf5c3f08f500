import { listOf } from '../../words/lists.js';
import type {
  GROUND_WORDS as ENGLISH_GROUND_WORDS,
  LANDSCAPE_WORDS as ENGLISH_LANDSCAPE_WORDS,
} from './groundWords.en.js';

/** What maps are drawn of; a field that was drawn so bears its name. */
export const LANDSCAPE_WORDS = listOf<typeof ENGLISH_LANDSCAPE_WORDS>(
  import.meta.glob('./groundWords.??.ts', { eager: true, import: 'LANDSCAPE_WORDS' }),
);

/** Hexes, what lies on them and between them. */
export const GROUND_WORDS = listOf<typeof ENGLISH_GROUND_WORDS>(
  import.meta.glob('./groundWords.??.ts', { eager: true, import: 'GROUND_WORDS' }),
);

import { listOf } from '../../words/lists.js';
import type { WAY_WORDS as ENGLISH } from './wayWords.en.js';

export const WAY_WORDS = listOf<typeof ENGLISH>(
  import.meta.glob('./wayWords.??.ts', { eager: true, import: 'WAY_WORDS' }),
);

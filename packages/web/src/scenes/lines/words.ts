import { listOf, type Spoken } from '../../words/lists.js';
import type { WORDS as ENGLISH } from './words.en.js';

/** All that the page says of its own. */
export const WORDS = listOf<typeof ENGLISH>(import.meta.glob('./words.??.ts', { eager: true, import: 'WORDS' }));

export type LinesPageWords = Spoken<typeof WORDS>;

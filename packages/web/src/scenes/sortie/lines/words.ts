import { listOf, type Spoken } from '../../../words/lists.js';
import type { WORDS as ENGLISH } from './words.en.js';

/** What is said of the two lines, and of what units are ordered to do. */
export const LINES = listOf<typeof ENGLISH>(import.meta.glob('./words.??.ts', { eager: true, import: 'WORDS' }));

export type LinesWords = Spoken<typeof LINES>;

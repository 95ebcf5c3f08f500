import { listOf, type Spoken } from '../../../words/lists.js';
import type { LINES_GUIDE as ENGLISH } from './words.en.js';

/** The guide to battle lines. */
export const LINES_GUIDE = listOf<typeof ENGLISH>(
  import.meta.glob('./words.??.ts', { eager: true, import: 'LINES_GUIDE' }),
);
export type LinesGuideWords = Spoken<typeof LINES_GUIDE>;

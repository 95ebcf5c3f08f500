import { listOf } from '../../words/lists.js';
import type { FOUNDING as ENGLISH_FOUNDING } from './words.en.js';

/** What is said where a campaign is founded, step by step. */
export const FOUNDING = listOf<typeof ENGLISH_FOUNDING>(
  import.meta.glob('./words.??.ts', { eager: true, import: 'FOUNDING' }),
);

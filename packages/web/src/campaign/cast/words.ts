import { listOf } from '../../words/lists.js';
import type { CAST as ENGLISH_CAST } from './words.en.js';

/** What the page of the cast says of its own. */
export const CAST = listOf<typeof ENGLISH_CAST>(import.meta.glob('./words.??.ts', { eager: true, import: 'CAST' }));

import { listOf } from '../../words/lists.js';
import type { NEXT as ENGLISH_NEXT } from './words.en.js';

/** What the page after a scene says. */
export const NEXT = listOf<typeof ENGLISH_NEXT>(import.meta.glob('./words.??.ts', { eager: true, import: 'NEXT' }));

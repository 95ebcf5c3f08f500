import { listOf } from '../../../words/lists.js';
import type { WAYS as ENGLISH_WAYS } from './words.en.js';

/** What the page says that sets the ways of war side by side. */
export const WAYS = listOf<typeof ENGLISH_WAYS>(import.meta.glob('./words.??.ts', { eager: true, import: 'WAYS' }));

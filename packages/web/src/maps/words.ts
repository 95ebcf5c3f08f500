import { listOf } from '../words/lists.js';
import type { MAPS as ENGLISH_MAPS } from './words.en.js';

/** What the page says on which maps are drawn. */
export const MAPS = listOf<typeof ENGLISH_MAPS>(import.meta.glob('./words.??.ts', { eager: true, import: 'MAPS' }));

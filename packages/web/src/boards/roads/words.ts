import { listOf } from '../../words/lists.js';
import type { ROADS as ENGLISH_ROADS } from './words.en.js';

/** What stands on a map of roads. */
export const ROADS = listOf<typeof ENGLISH_ROADS>(import.meta.glob('./words.??.ts', { eager: true, import: 'ROADS' }));

import { listOf } from '../words/lists.js';
import type { TABLE as ENGLISH_TABLE } from './words.en.js';

/** What the pages of a table say, apart from the scenes and the log. */
export const TABLE = listOf<typeof ENGLISH_TABLE>(import.meta.glob('./words.??.ts', { eager: true, import: 'TABLE' }));

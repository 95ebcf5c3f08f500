import { listOf } from '../../words/lists.js';
import type { SHEET as ENGLISH_SHEET } from './words.en.js';

/** What the pages of sheets say of their own. Skills, motivations and objects are named by the words package. */
export const SHEET = listOf<typeof ENGLISH_SHEET>(import.meta.glob('./words.??.ts', { eager: true, import: 'SHEET' }));

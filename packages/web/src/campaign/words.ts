import { listOf } from '../words/lists.js';
import type { SHELL as ENGLISH_SHELL } from './words.en.js';

/** What stands in the head of a campaign's pages. */
export const SHELL = listOf<typeof ENGLISH_SHELL>(import.meta.glob('./words.??.ts', { eager: true, import: 'SHELL' }));

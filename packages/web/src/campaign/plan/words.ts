import { listOf } from '../../words/lists.js';
import type { PLAN as ENGLISH_PLAN } from './words.en.js';

/** What the form says on which something is put on the calendar. */
export const PLAN = listOf<typeof ENGLISH_PLAN>(import.meta.glob('./words.??.ts', { eager: true, import: 'PLAN' }));

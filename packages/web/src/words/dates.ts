import type { DATES as ENGLISH_DATES } from './dates.en.js';
import { listOf } from './lists.js';

/** Dates as a table says them. */
export const DATES = listOf<typeof ENGLISH_DATES>(import.meta.glob('./dates.??.ts', { eager: true, import: 'DATES' }));

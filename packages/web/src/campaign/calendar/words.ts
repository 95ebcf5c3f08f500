import { listOf } from '../../words/lists.js';
import type { CALENDAR as ENGLISH_CALENDAR } from './words.en.js';

/** What the page of the calendar says. */
export const CALENDAR = listOf<typeof ENGLISH_CALENDAR>(
  import.meta.glob('./words.??.ts', { eager: true, import: 'CALENDAR' }),
);

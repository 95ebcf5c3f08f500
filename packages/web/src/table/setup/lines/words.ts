import { listOf } from '../../../words/lists.js';
import type { LINES_SETUP as ENGLISH } from './words.en.js';

/** What the page says on which battle lines are set up. */
export const LINES_SETUP = listOf<typeof ENGLISH>(
  import.meta.glob('./words.??.ts', { eager: true, import: 'LINES_SETUP' }),
);

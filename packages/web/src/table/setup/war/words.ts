import { listOf } from '../../../words/lists.js';
import type { WAR_SETUP as ENGLISH } from './words.en.js';

/** What the pages say on which battles are set up unit by unit. */
export const WAR_SETUP = listOf<typeof ENGLISH>(
  import.meta.glob('./words.??.ts', { eager: true, import: 'WAR_SETUP' }),
);

import { listOf } from '../../../words/lists.js';
import type { COMMAND_SETUP as ENGLISH } from './words.en.js';

/** What the page says on which battles by command points are set up. */
export const COMMAND_SETUP = listOf<typeof ENGLISH>(
  import.meta.glob('./words.??.ts', { eager: true, import: 'COMMAND_SETUP' }),
);

import { listOf } from '../../../words/lists.js';
import type { SKIRMISH_SETUP as ENGLISH } from './words.en.js';

/** What the page says on which skirmishes are set up. */
export const SKIRMISH_SETUP = listOf<typeof ENGLISH>(
  import.meta.glob('./words.??.ts', { eager: true, import: 'SKIRMISH_SETUP' }),
);

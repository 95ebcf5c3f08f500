import { listOf } from '../../words/lists.js';
import type { JOURNAL as ENGLISH_JOURNAL } from './words.en.js';

/** What the journal says of itself. */
export const JOURNAL = listOf<typeof ENGLISH_JOURNAL>(
  import.meta.glob('./words.??.ts', { eager: true, import: 'JOURNAL' }),
);

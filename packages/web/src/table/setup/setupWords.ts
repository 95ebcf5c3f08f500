import { listOf } from '../../words/lists.js';
import type { SETUP as ENGLISH_SETUP } from './setupWords.en.js';

/** What the pages say on which scenes are set up. */
export const SETUP = listOf<typeof ENGLISH_SETUP>(
  import.meta.glob('./setupWords.??.ts', { eager: true, import: 'SETUP' }),
);

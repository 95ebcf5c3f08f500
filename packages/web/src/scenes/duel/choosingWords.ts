import { listOf } from '../../words/lists.js';
import type { CHOOSING as ENGLISH_CHOOSING } from './choosingWords.en.js';

/** What the panels of the duel's page say: choosing, sealing, moving, the end. */
export const CHOOSING = listOf<typeof ENGLISH_CHOOSING>(
  import.meta.glob('./choosingWords.??.ts', { eager: true, import: 'CHOOSING' }),
);

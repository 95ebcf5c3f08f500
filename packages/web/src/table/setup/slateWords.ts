import { listOf } from '../../words/lists.js';
import type { SLATE as ENGLISH_SLATE } from './slateWords.en.js';

/** What is said about the slate: who set what, who asks for what, and what is missing. */
export const SLATE = listOf<typeof ENGLISH_SLATE>(
  import.meta.glob('./slateWords.??.ts', { eager: true, import: 'SLATE' }),
);

import { listOf } from '../../words/lists.js';
import type { CHECK as ENGLISH_CHECK } from './checkWords.en.js';

/** What the form for a check in a scene says. */
export const CHECK = listOf<typeof ENGLISH_CHECK>(
  import.meta.glob('./checkWords.??.ts', { eager: true, import: 'CHECK' }),
);

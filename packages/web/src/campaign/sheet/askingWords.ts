import { listOf } from '../../words/lists.js';
import type { ASKING as ENGLISH_ASKING } from './askingWords.en.js';

/** What can be written on a sheet, and what is put to the table. */
export const ASKING = listOf<typeof ENGLISH_ASKING>(
  import.meta.glob('./askingWords.??.ts', { eager: true, import: 'ASKING' }),
);

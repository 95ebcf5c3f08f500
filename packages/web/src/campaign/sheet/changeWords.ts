import { listOf } from '../../words/lists.js';
import type { CHANGES as ENGLISH_CHANGES } from './changeWords.en.js';

/** How numbers came about, and how a sheet has changed. */
export const CHANGES = listOf<typeof ENGLISH_CHANGES>(
  import.meta.glob('./changeWords.??.ts', { eager: true, import: 'CHANGES' }),
);

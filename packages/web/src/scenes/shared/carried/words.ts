import { listOf } from '../../../words/lists.js';
import type { CARRIED as ENGLISH_CARRIED } from './words.en.js';

/** What stands above what is carried into the next scene. */
export const CARRIED = listOf<typeof ENGLISH_CARRIED>(
  import.meta.glob('./words.??.ts', { eager: true, import: 'CARRIED' }),
);

import { listOf } from '../../words/lists.js';
import type { ROADS_MAPS as ENGLISH } from './words.en.js';

/** What the page says on which roads are drawn. */
export const ROADS_MAPS = listOf<typeof ENGLISH>(
  import.meta.glob('./words.??.ts', { eager: true, import: 'ROADS_MAPS' }),
);

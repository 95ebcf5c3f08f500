import { listOf } from '../../../../words/lists.js';
import type { BAND_BUILDER as ENGLISH } from './words.en.js';

/** What the page says on which a band is put together figure by figure. */
export const BAND_BUILDER = listOf<typeof ENGLISH>(
  import.meta.glob('./words.??.ts', { eager: true, import: 'BAND_BUILDER' }),
);

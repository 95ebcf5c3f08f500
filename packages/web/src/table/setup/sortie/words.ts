import { listOf } from '../../../words/lists.js';
import type { SORTIE_SETUP as ENGLISH } from './words.en.js';

/** What the page says on which battles of sorties are set up. */
export const SORTIE_SETUP = listOf<typeof ENGLISH>(
  import.meta.glob('./words.??.ts', { eager: true, import: 'SORTIE_SETUP' }),
);

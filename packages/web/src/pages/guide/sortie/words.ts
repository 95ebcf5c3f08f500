import { listOf, type Spoken } from '../../../words/lists.js';
import type { SORTIE_GUIDE as ENGLISH } from './words.en.js';

export const SORTIE_GUIDE = listOf<typeof ENGLISH>(
  import.meta.glob('./words.??.ts', { eager: true, import: 'SORTIE_GUIDE' }),
);

export type SortieGuideWords = Spoken<typeof SORTIE_GUIDE>;

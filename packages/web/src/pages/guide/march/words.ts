import { listOf, type Spoken } from '../../../words/lists.js';
import type { MARCH_GUIDE as ENGLISH } from './words.en.js';

export const MARCH_GUIDE = listOf<typeof ENGLISH>(
  import.meta.glob('./words.??.ts', { eager: true, import: 'MARCH_GUIDE' }),
);

export type MarchGuideWords = Spoken<typeof MARCH_GUIDE>;

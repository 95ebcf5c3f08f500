import { listOf, type Spoken } from '../../../words/lists.js';
import type { CHECK_GUIDE as ENGLISH } from './words.en.js';

export const CHECK_GUIDE = listOf<typeof ENGLISH>(
  import.meta.glob('./words.??.ts', { eager: true, import: 'CHECK_GUIDE' }),
);

export type CheckGuideWords = Spoken<typeof CHECK_GUIDE>;

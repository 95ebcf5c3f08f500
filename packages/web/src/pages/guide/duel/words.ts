import { listOf, type Spoken } from '../../../words/lists.js';
import type { DUEL_GUIDE as ENGLISH } from './words.en.js';

export const DUEL_GUIDE = listOf<typeof ENGLISH>(
  import.meta.glob('./words.??.ts', { eager: true, import: 'DUEL_GUIDE' }),
);

export type DuelGuideWords = Spoken<typeof DUEL_GUIDE>;

import { listOf, type Spoken } from '../../../words/lists.js';
import type { SKIRMISH_GUIDE as ENGLISH } from './words.en.js';

export const SKIRMISH_GUIDE = listOf<typeof ENGLISH>(
  import.meta.glob('./words.??.ts', { eager: true, import: 'SKIRMISH_GUIDE' }),
);

export type SkirmishGuideWords = Spoken<typeof SKIRMISH_GUIDE>;

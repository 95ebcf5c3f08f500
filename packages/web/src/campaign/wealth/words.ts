import { listOf, type Spoken } from '../../words/lists.js';
import type { WEALTH as ENGLISH_WEALTH } from './words.en.js';

/** What is said of political units, their wealth and the year's reckoning. */
export const WEALTH = listOf<typeof ENGLISH_WEALTH>(
  import.meta.glob('./words.??.ts', { eager: true, import: 'WEALTH' }),
);

export type WealthPageWords = Spoken<typeof WEALTH>;

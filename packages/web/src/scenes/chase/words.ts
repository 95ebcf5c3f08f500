import { listOf, type Spoken } from '../../words/lists.js';
import type { CHASE as ENGLISH_CHASE } from './words.en.js';

/** All that the page of a pursuit says of its own. */
export const CHASE = listOf<typeof ENGLISH_CHASE>(import.meta.glob('./words.??.ts', { eager: true, import: 'CHASE' }));

export type ChaseWords = Spoken<typeof CHASE>;

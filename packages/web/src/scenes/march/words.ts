import { listOf, type Spoken } from '../../words/lists.js';
import type { MARCH as ENGLISH_MARCH } from './words.en.js';

/** All that the page of a march says of its own. */
export const MARCH = listOf<typeof ENGLISH_MARCH>(import.meta.glob('./words.??.ts', { eager: true, import: 'MARCH' }));

export type MarchWords = Spoken<typeof MARCH>;

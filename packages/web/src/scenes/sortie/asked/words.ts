import { listOf, type Spoken } from '../../../words/lists.js';
import type { WORDS as ENGLISH } from './words.en.js';

/** What follows on the answers to the small questions, in a line each. */
export const ASKED = listOf<typeof ENGLISH>(import.meta.glob('./words.??.ts', { eager: true, import: 'WORDS' }));

export type AskedWords = Spoken<typeof ASKED>;

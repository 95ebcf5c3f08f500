import { listOf, type Spoken } from '../../../words/lists.js';
import type { WORDS as ENGLISH } from './words.en.js';

/** What is said where the seals are broken and the dice lie, and when the battle is reckoned up. */
export const REVEAL = listOf<typeof ENGLISH>(import.meta.glob('./words.??.ts', { eager: true, import: 'WORDS' }));

export type RevealWords = Spoken<typeof REVEAL>;

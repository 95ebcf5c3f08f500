import { listOf, type Spoken } from '../../words/lists.js';
import type { TALK as ENGLISH_TALK } from './words.en.js';

/** All that the page of a Discussion says of its own. What is asked and reckoned has words of its own. */
export const TALK = listOf<typeof ENGLISH_TALK>(import.meta.glob('./words.??.ts', { eager: true, import: 'TALK' }));

export type TalkWords = Spoken<typeof TALK>;

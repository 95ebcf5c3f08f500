import { listOf, type Spoken } from '../../../words/lists.js';
import type { APPEAL_WORDS as ENGLISH_APPEAL_WORDS } from './words.en.js';

/** All that the page of a Discussion says where something is put together or asked. */
export const APPEAL_WORDS = listOf<typeof ENGLISH_APPEAL_WORDS>(
  import.meta.glob('./words.??.ts', { eager: true, import: 'APPEAL_WORDS' }),
);

export type AppealWords = Spoken<typeof APPEAL_WORDS>;

import { listOf, type Spoken } from '../../words/lists.js';
import type { DRAFT as ENGLISH_DRAFT } from './words.en.js';

/** All that the draft's page says of its own. */
export const DRAFT = listOf<typeof ENGLISH_DRAFT>(import.meta.glob('./words.??.ts', { eager: true, import: 'DRAFT' }));

export type DraftWords = Spoken<typeof DRAFT>;

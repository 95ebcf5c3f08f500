import { listOf } from '../../words/lists.js';
import type { FIELD as ENGLISH } from './words.en.js';

/** Words that every page of a battlefield needs. */
export const FIELD = listOf<typeof ENGLISH>(import.meta.glob('./words.??.ts', { eager: true, import: 'FIELD' }));

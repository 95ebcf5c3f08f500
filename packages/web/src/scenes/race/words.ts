import { listOf } from '../../words/lists.js';
import type { RACE as ENGLISH_RACE } from './words.en.js';

/** All that the page of a race says of its own. */
export const RACE = listOf<typeof ENGLISH_RACE>(import.meta.glob('./words.??.ts', { eager: true, import: 'RACE' }));

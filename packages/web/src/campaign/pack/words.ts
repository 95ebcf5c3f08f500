import { listOf } from '../../words/lists.js';
import type { PACK as ENGLISH_PACK } from './words.en.js';

/** What the packing board says of its own. Objects are named by the words package. */
export const PACK = listOf<typeof ENGLISH_PACK>(import.meta.glob('./words.??.ts', { eager: true, import: 'PACK' }));

import { listOf } from '../../words/lists.js';
import type { EVENT as ENGLISH_EVENT } from './words.en.js';

/** What the page of an external event says of its own. */
export const EVENT = listOf<typeof ENGLISH_EVENT>(import.meta.glob('./words.??.ts', { eager: true, import: 'EVENT' }));

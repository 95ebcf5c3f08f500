import { listOf } from '../../words/lists.js';
import type { JOIN as ENGLISH_JOIN } from './JoinPage.en.js';

/** What the page says on which somebody comes to a table. */
export const JOIN = listOf<typeof ENGLISH_JOIN>(import.meta.glob('./JoinPage.??.ts', { eager: true, import: 'JOIN' }));

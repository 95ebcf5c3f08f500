import { listOf } from '../../words/lists.js';
import type { JOIN as ENGLISH_JOIN } from './JoinPage.en.js';

/** What the page says on which somebody comes to a table. */
export const JOIN = listOf<typeof ENGLISH_JOIN>(import.meta.glob('./JoinPage.??.ts', { eager: true, import: 'JOIN' }));

/** Where the guide of a kind of scene is; a kind that has none yet is not here. */
export const GUIDES: Readonly<Record<string, string>> = {};

import { listOf } from '../../words/lists.js';
import type { HOME as ENGLISH_HOME } from './words.en.js';

/** What the first page of a campaign says. */
export const HOME = listOf<typeof ENGLISH_HOME>(import.meta.glob('./words.??.ts', { eager: true, import: 'HOME' }));

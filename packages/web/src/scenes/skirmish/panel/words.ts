import { listOf } from '../../../words/lists.js';
import type { PANEL as ENGLISH } from './words.en.js';

/** What is said by the drawn parts beside the board. */
export const PANEL = listOf<typeof ENGLISH>(import.meta.glob('./words.??.ts', { eager: true, import: 'PANEL' }));

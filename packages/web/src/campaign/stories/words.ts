import { listOf } from '../../words/lists.js';
import type { STORY as ENGLISH } from './words.en.js';

export const STORY = listOf<typeof ENGLISH>(import.meta.glob('./words.??.ts', { eager: true, import: 'STORY' }));

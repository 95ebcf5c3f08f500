import { listOf } from '../../words/lists.js';
import type { GUIDE as ENGLISH } from './words.en.js';

export const GUIDE = listOf<typeof ENGLISH>(import.meta.glob('./words.??.ts', { eager: true, import: 'GUIDE' }));

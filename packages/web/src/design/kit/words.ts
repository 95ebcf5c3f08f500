import { listOf } from '../../words/lists.js';
import type { KIT as ENGLISH_KIT } from './words.en.js';

/** What is said of starting kits. */
export const KIT = listOf<typeof ENGLISH_KIT>(import.meta.glob('./words.??.ts', { eager: true, import: 'KIT' }));

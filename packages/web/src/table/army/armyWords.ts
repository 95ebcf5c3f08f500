import { listOf } from '../../words/lists.js';
import type { ARMY as ENGLISH_ARMY } from './armyWords.en.js';

/** What is said wherever an army is put together. */
export const ARMY = listOf<typeof ENGLISH_ARMY>(import.meta.glob('./armyWords.??.ts', { eager: true, import: 'ARMY' }));

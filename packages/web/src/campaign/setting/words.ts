import { listOf } from '../../words/lists.js';
import type { SETTING as ENGLISH_SETTING } from './words.en.js';

/** What the page of the setting says of its own. */
export const SETTING = listOf<typeof ENGLISH_SETTING>(
  import.meta.glob('./words.??.ts', { eager: true, import: 'SETTING' }),
);

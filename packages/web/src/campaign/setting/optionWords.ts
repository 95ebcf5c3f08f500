import { listOf } from '../../words/lists.js';
import type { OPTIONS as ENGLISH_OPTIONS } from './optionWords.en.js';

/** What the page says around the options; what they are called themselves, the rules' own words say. */
export const OPTIONS = listOf<typeof ENGLISH_OPTIONS>(
  import.meta.glob('./optionWords.??.ts', { eager: true, import: 'OPTIONS' }),
);

import { listOf } from '../../../words/lists.js';
import type { TALK_SETUP as ENGLISH } from './words.en.js';

export const TALK_SETUP = listOf<typeof ENGLISH>(
  import.meta.glob('./words.??.ts', { eager: true, import: 'TALK_SETUP' }),
);

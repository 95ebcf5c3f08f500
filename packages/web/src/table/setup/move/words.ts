import { listOf } from '../../../words/lists.js';
import type { MOVE_SETUP as ENGLISH } from './words.en.js';

export const MOVE_SETUP = listOf<typeof ENGLISH>(
  import.meta.glob('./words.??.ts', { eager: true, import: 'MOVE_SETUP' }),
);

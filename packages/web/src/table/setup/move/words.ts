import { listOf, type Spoken } from '../../../words/lists.js';
import type { MOVE_SETUP as ENGLISH } from './words.en.js';

export const MOVE_SETUP = listOf<typeof ENGLISH>(
  import.meta.glob('./words.??.ts', { eager: true, import: 'MOVE_SETUP' }),
);

export type MoveSetupWords = Spoken<typeof MOVE_SETUP>;

import { listOf, type Spoken } from '../../../words/lists.js';
import type { COMMAND_GUIDE as ENGLISH } from './words.en.js';

export const COMMAND_GUIDE = listOf<typeof ENGLISH>(
  import.meta.glob('./words.??.ts', { eager: true, import: 'COMMAND_GUIDE' }),
);

export type CommandGuideWords = Spoken<typeof COMMAND_GUIDE>;

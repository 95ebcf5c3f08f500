import { listOf } from '../../../words/lists.js';
import type { BATTLE_SETUP as ENGLISH_BATTLE_SETUP } from './battleSetupWords.en.js';

/** What the page says on which battles are set up. */
export const BATTLE_SETUP = listOf<typeof ENGLISH_BATTLE_SETUP>(
  import.meta.glob('./battleSetupWords.??.ts', { eager: true, import: 'BATTLE_SETUP' }),
);

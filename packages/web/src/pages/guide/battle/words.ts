import { listOf, type Spoken } from '../../../words/lists.js';
import type { BATTLE_GUIDE as ENGLISH } from './words.en.js';

export const BATTLE_GUIDE = listOf<typeof ENGLISH>(
  import.meta.glob('./words.??.ts', { eager: true, import: 'BATTLE_GUIDE' }),
);

export type BattleGuideWords = Spoken<typeof BATTLE_GUIDE>;

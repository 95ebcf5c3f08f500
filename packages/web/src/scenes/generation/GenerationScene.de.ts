import type { SameKeys } from '@warmoot/words/say';
import type { MADE as ENGLISH_MADE } from './GenerationScene.en.js';

export const MADE = {
  title: 'Werte',
  main: 'Hauptfigur',
  other: 'Nebenfigur',
} as const satisfies SameKeys<typeof ENGLISH_MADE>;

import type { SameKeys } from '@warmoot/words/say';

export const MADE = {
  title: 'Werte',
  main: 'Hauptfigur',
  other: 'Nebenfigur',
} as const satisfies SameKeys<typeof import('./GenerationScene.en.js').MADE>;

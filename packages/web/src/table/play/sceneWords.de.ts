import type { SameKeys } from '@warmoot/words/say';

export const SCENE_NAMES = {
  battleOf: 'Schlacht bei {field}',
  against: '{one} gegen {two}',
  after: '{one} hinter {two} her',
  all: '{names, and}',
  firstEdition: '{name}, erste Ausgabe',
} as const satisfies SameKeys<typeof import('./sceneWords.en.js').SCENE_NAMES>;

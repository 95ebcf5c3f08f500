import type { SameKeys } from '@warmoot/words/say';
import type { SCENE_NAMES as ENGLISH_SCENE_NAMES } from './sceneWords.en.js';

export const SCENE_NAMES = {
  battleOf: 'Schlacht bei {field}',
  against: '{one} gegen {two}',
  all: '{names, and}',
  firstEdition: '{name}, erste Ausgabe',
} as const satisfies SameKeys<typeof ENGLISH_SCENE_NAMES>;

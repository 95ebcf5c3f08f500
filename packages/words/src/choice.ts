import type { Json } from '@warmoot/kernel';
import { type Place, sightOf } from './place.js';
import { plainData } from './plain.js';
import type { Hearer, Words } from './words.js';

/** A choice in words, or as its data where the scene has no words. */
export const choiceText = (words: Words, place: Place, choice: unknown, hearer: Hearer): string => {
  const tell = words.scenes[place.rules.scene]?.choice;
  return tell === undefined ? plainData(choice as Json) : tell(choice, { sight: sightOf(place), hearer });
};

import type { Asked, Json } from '@warmoot/kernel';
import { type Place, sightOf } from './place.js';
import { plainData } from './plain.js';
import type { Deciding, Hearer, Words } from './words.js';

/** What is being decided at a place, by whom, and to whom it is told. */
export const decidingAt = (place: Place, asked: Asked | null, hearer: Hearer): Deciding => ({
  sight: sightOf(place),
  hearer,
  asked,
  step: place.state.agenda.at(-1) ?? { step: '' },
});

/** A choice in words, or as its data where the scene has no words. */
export const choiceText = (words: Words, place: Place, choice: unknown, deciding: Deciding): string => {
  const tell = words.scenes[place.rules.scene]?.choice;
  return tell === undefined ? plainData(choice as Json) : tell(choice, deciding);
};

import { type Asked, innermost, type Json, type PlayedScene, type Run, type SceneTypes } from '@warmoot/kernel';
import type { Deciding, Hearer, Words } from './catalogue/words.js';
import { ownsOf, sightOf } from './place.js';
import { plainData } from './plain.js';
import { person } from './speech.js';

/** What is being decided at a place, by whom, and to whom it is told. */
export const decidingAt = (place: PlayedScene, asked: Asked | null, hearer: Hearer): Deciding => ({
  sight: sightOf(place),
  hearer,
  owns: ownsOf(place, hearer),
  asked,
  step: place.state.agenda.at(-1) ?? { step: '' },
});

/** Who is asked, by the name that people use for it. */
export const calledIn = (words: Words, place: PlayedScene, asked: Asked, hearer: Hearer): Asked => {
  const called = words.scenes[place.rules.scene]?.called;
  return called === undefined ? asked : { ...asked, as: called(asked.as, { sight: sightOf(place), hearer }) };
};

/** The name for people under which somebody is asked in the scene that is being played. */
export const calledAs = (words: Words, run: Run<SceneTypes>, asked: Asked, hearer: Hearer = null): string =>
  calledIn(words, innermost(run), asked, hearer).as;

/** Who is asked, and for whom, as a sentence takes it. */
export const askedFacts = ({ seat, as }: Asked, hearer: Hearer) => ({
  who: person(seat, hearer),
  as: as === seat ? null : as,
});

/** A choice in words, or as its data where the scene has no words. */
export const choiceText = (words: Words, place: PlayedScene, choice: unknown, deciding: Deciding): string => {
  const tell = words.scenes[place.rules.scene]?.choice;
  return tell === undefined ? plainData(choice as Json) : tell(choice, deciding);
};

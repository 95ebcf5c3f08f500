import type { Words } from '@warmoot/words';
import { capital } from '../../words/text.js';
import type { Roads } from './parties.js';

/** What a place is called; one without a name by where it lies. */
export const placeName = (words: Words, roads: Roads, key: string): string => capital(words.march.span(roads, key));

/** All places of a map to pick from: those with names first, by the alphabet. */
export const spanOptions = (words: Words, roads: Roads): readonly { readonly key: string; readonly label: string }[] =>
  roads.spans
    .map(({ key, name }) => ({ key, isNamed: name !== undefined, label: placeName(words, roads, key) }))
    .sort((one, other) => Number(other.isNamed) - Number(one.isNamed) || one.label.localeCompare(other.label))
    .map(({ key, label }) => ({ key, label }));

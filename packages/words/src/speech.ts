import type { Json, SeatId } from '@warmoot/kernel';
import type { EN } from './en/index.js';
import { plainData } from './plain.js';
import type { Fact, Grammar, Person, SameKeys, Spoken } from './say/index.js';

/** A language as it is written down: how it builds its sentences, and the sentences. */
export interface Language {
  readonly name: string;
  readonly grammar: Grammar;
  readonly table: SameKeys<typeof EN>;
}

/** A language as it is spoken. */
export interface Speech {
  readonly grammar: Grammar;
  readonly t: Spoken<typeof EN>;
}

/** Somebody at a seat, as a sentence speaks of them to the one who listens. */
export const person = (seat: SeatId, hearer: SeatId | null, name: string = seat): Person => ({
  person: name,
  isHearer: seat === hearer,
});

/** What a refusal or a form carries, by name. */
export type Carried = Readonly<Record<string, Json>>;

const factOf = (value: Json): Fact => {
  if (Array.isArray(value)) return value.map(plainData);
  return typeof value === 'object' && value !== null ? plainData(value) : (value as Fact);
};

/** Facts as a sentence takes them, from what a refusal carries. */
export const factsOf = (carried: Carried): Readonly<Record<string, Fact>> =>
  Object.fromEntries(Object.entries(carried).map(([name, value]) => [name, factOf(value)]));

type AnySentences = Readonly<Record<string, string | ((facts: never) => string)>>;

/** Sentences by the key of a refusal or a form. `facts` may add facts that the refusal itself does not carry. */
export const keyedSentences = (
  sentences: AnySentences,
  facts: (carried: Carried, key: string) => Readonly<Record<string, Fact>> = factsOf,
): Readonly<Record<string, (carried: Carried) => string>> =>
  Object.fromEntries(
    Object.entries(sentences).map(([key, tell]) => [
      key,
      typeof tell === 'string'
        ? () => tell
        : (carried: Carried) => (tell as (all: object) => string)(facts(carried, key)),
    ]),
  );

/** Words with their keys under a family of keys: `skill.run`. */
export const keyed = (family: string, words: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(words).map(([key, word]) => [`${family}.${key}`, word]));

/** Words in two steps under keys of one: `mill.does`. */
export const flat = (
  words: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Readonly<Record<string, string>> =>
  Object.assign({}, ...Object.entries(words).map(([family, own]) => keyed(family, own)));

/** The lines of a tally that are skills. */
export const skillLines = ({ t }: Speech): Readonly<Record<string, string>> => keyed('skill', t.names.skills);

import { type SameKeys, type Spoken as SpokenTable, speak } from '@warmoot/words/say';
import { grammarOf, type Language } from './languages.js';

/** A word list in every language, by their codes. T is the English one, from which the others are translated. */
export interface List<T> {
  readonly tables: Readonly<Record<string, SameKeys<T>>>;
  /** Never there: by it the compiler knows the English sentences. */
  readonly english?: T;
}

/** A word list in one of the languages. */
export type Spoken<L> = L extends List<infer T> ? SpokenTable<T> : never;

/** The code of a language stands in the names of its files: `words.de.ts`. */
const codeIn = (path: string): string => /\.(\w+)\.ts$/.exec(path)?.[1] ?? '';

/** The word list in all languages, from the files beside it. */
export const listOf = <T extends object>(files: Readonly<Record<string, unknown>>): List<T> => ({
  tables: Object.fromEntries(Object.entries(files).map(([path, table]) => [codeIn(path), table])) as List<T>['tables'],
});

const known = new WeakMap<object, Partial<Record<Language, unknown>>>();

/** The words of a list in one language; the same object every time. */
export const inLanguage = <T extends object>(list: List<T>, language: Language): SpokenTable<T> => {
  const words = known.get(list) ?? {};
  words[language] ??= speak<T>(grammarOf(language), list.tables[language] as SameKeys<T>);
  known.set(list, words);
  return words[language] as SpokenTable<T>;
};

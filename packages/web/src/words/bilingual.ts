import type { Language } from './kinds.js';

/** The same thing in both languages, side by side. */
export interface Both<T> {
  readonly en: T;
  readonly de: T;
}

type Sentence = (...facts: never[]) => string;

/** Says it in English and in German. Sentences must take the same facts in both. */
export function both(en: string, de: string): Both<string>;
export function both<F extends Sentence>(en: F, de: NoInfer<F>): Both<F>;
export function both(en: unknown, de: unknown): Both<unknown> {
  return { en, de };
}

/** A list of words in one of the languages. */
export type Spoken<L> = {
  readonly [K in keyof L]: L[K] extends Both<infer T> ? T : Spoken<L[K]>;
};

const isBoth = (value: unknown): value is Both<unknown> =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'en') && Object.hasOwn(value, 'de');

const spoken = (list: unknown, language: Language): unknown => {
  if (isBoth(list)) return list[language];
  return Object.fromEntries(Object.entries(list as object).map(([key, value]) => [key, spoken(value, language)]));
};

const known = new WeakMap<object, Partial<Record<Language, unknown>>>();

/** The words of a list in one language; the same object every time. */
export const inLanguage = <L extends object>(list: L, language: Language): Spoken<L> => {
  const words = known.get(list) ?? {};
  words[language] ??= spoken(list, language);
  known.set(list, words);
  return words[language] as Spoken<L>;
};

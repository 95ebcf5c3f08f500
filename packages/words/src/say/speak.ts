import type { Fact, Facts } from './facts.js';
import { format } from './format.js';
import type { Grammar, Term, TermRow } from './grammar.js';
import { declined } from './grammar.js';
import { type Parsed, parse } from './parse.js';

/** A table of sentences and terms as a language writes it down. */
export interface Table {
  readonly [key: string]: string | Table | { readonly terms: Readonly<Record<string, TermRow>> };
}

type Told<S extends string> = S extends `${string}{${string}` ? (facts: Facts<S>) => string : string;

/** A table as it is spoken: a sentence without facts is a text, and one with facts is told by them. */
export type Spoken<T> = T extends string
  ? Told<T>
  : T extends { readonly terms: infer R extends object }
    ? { readonly [K in keyof R]: Term }
    : { readonly [K in keyof T]: Spoken<T[K]> };

/** What another language must write down for a table: the same keys, with its own sentences and terms. */
export type SameKeys<T> = T extends string
  ? string
  : T extends { readonly terms: infer R extends object }
    ? { readonly terms: { readonly [K in keyof R]: TermRow } }
    : { readonly [K in keyof T]: SameKeys<T[K]> };

/** Tells a sentence that may or may not take facts. */
export const told = <F>(sentence: string | ((facts: F) => string), facts: F): string =>
  typeof sentence === 'string' ? sentence : sentence(facts);

const sentence = (grammar: Grammar, text: string): string | ((facts: Readonly<Record<string, Fact>>) => string) => {
  if (!text.includes('{')) return text;
  let pieces: Parsed | null = null;
  return (facts) => {
    pieces ??= parse(text);
    return format(grammar, pieces, facts);
  };
};

const isTerms = (table: object): table is { readonly terms: Readonly<Record<string, TermRow>> } =>
  'terms' in table && typeof table.terms === 'object';

const mapped = <A, B>(record: Readonly<Record<string, A>>, change: (value: A, key: string) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));

const spokenIn = (grammar: Grammar, table: Table[string]): unknown => {
  if (typeof table === 'string') return sentence(grammar, table);
  if (Array.isArray(table)) return table.map((one) => spokenIn(grammar, one));
  if (isTerms(table)) return mapped(table.terms, (row, term): Term => ({ term, row }));
  return mapped(table, (value) => spokenIn(grammar, value));
};

/** The table of a language, ready to be spoken. T is the table of the language from which the others are translated. */
export const speak = <T extends object>(grammar: Grammar, table: SameKeys<T>): Spoken<T> =>
  spokenIn(grammar, table as unknown as Table) as Spoken<T>;

/** Terms as they stand alone, in lists and on buttons. */
export const alone = <K extends string>(
  grammar: Grammar,
  terms: Readonly<Record<K, Term>>,
): Readonly<Record<K, string>> =>
  mapped<Term, string>(terms, ({ row }) => declined(grammar, row)) as Readonly<Record<K, string>>;

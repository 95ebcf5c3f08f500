import type { Named, Person, Term } from './grammar.js';

/** What can stand in a sentence. */
export type Said = string | number | Term | Person | Named;

/** What a choice can be made by: by which of its arms it stands is said in `format`. */
export type Fact = Said | boolean | null | readonly Said[];

/*
 * The facts of a sentence are read from its text, by the compiler as by the program. The braces are walked one by one: outside of a
 * fact an opening brace begins one, and inside of one it begins an arm of a choice, in which there are facts again.
 */

type Trim<S extends string> = S extends ` ${infer R}` ? Trim<R> : S extends `${infer R} ` ? Trim<R> : S;

/** A name and what is done to it, from the text between the braces. */
type Use<S extends string> = S extends `${infer N},${infer U},${string}`
  ? [Trim<N>, Trim<U>]
  : S extends `${infer N},${infer U}`
    ? [Trim<N>, Trim<U>]
    : [Trim<S>, ''];

/** Splits at the next brace, whichever it is: what stands before it, the brace, and the rest. */
type Next<S extends string> = S extends `${infer A}{${infer B}`
  ? A extends `${infer C}}${infer D}`
    ? [C, '}', `${D}{${B}`]
    : [A, '{', B]
  : S extends `${infer C}}${infer D}`
    ? [C, '}', D]
    : null;

/** In: what is open, innermost first. A fact whose name is read, or an arm. */
type Walk<S extends string, In extends readonly ('fact' | 'arm')[], Found> =
  Next<S> extends [infer Before extends string, infer Brace, infer Rest extends string]
    ? Brace extends '{'
      ? In extends readonly ['fact', ...infer _]
        ? Walk<Rest, ['arm', ...In], Found>
        : Next<Rest> extends [infer Head extends string, ...infer _]
          ? Walk<Rest, ['fact', ...In], Found | Use<Head>>
          : Found
      : In extends readonly [unknown, ...infer Out extends readonly ('fact' | 'arm')[]]
        ? Walk<Rest, Out, Found>
        : [Before, 'a brace too many']
    : Found;

type Uses<S extends string> = Walk<S, [], never>;

type NameIn<U> = U extends [infer N extends string, string] ? N : never;
type UseOf<U, N> = U extends [N, infer F] ? F : never;

type FactFor<F> =
  | ('plural' extends F ? number : Extract<F, 'and' | 'or' | 'commas'> extends never ? Said : readonly Said[])
  | ('given' extends F ? null : never)
  | ('select' extends F ? boolean | null : never);

/** The facts that a sentence is told with, by their names. */
export type Facts<S extends string> = { readonly [N in NameIn<Uses<S>>]: FactFor<UseOf<Uses<S>, N>> };

/** A sentence that is told with facts. */
export type Sentence = (facts: Readonly<Record<string, Fact>>) => string;

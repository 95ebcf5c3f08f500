import type { Asked, SceneTypes } from '@warmoot/kernel';
import { awaitedOf } from '@warmoot/words';
import type { Speech } from '../texts/texts.js';
import type { Sitting } from './sitting.js';

/** One thing that can be chosen, by its number. */
export interface Offer<C> {
  readonly number: number;
  readonly text: string;
  readonly choice: C;
}

/** An offer before it has its number. */
export type Listed<C> = Omit<Offer<C>, 'number'>;

/** The answers that can be listed for one who is asked. */
export const listedFor = <C>(
  { words }: Speech,
  { run }: Pick<Sitting<SceneTypes>, 'run'>,
  asked: Asked,
): readonly Listed<C>[] =>
  awaitedOf(words, run, asked.seat)
    .choices.filter((one) => one.asked.as === asked.as && one.asked.seat === asked.seat)
    .map(({ text, choice }) => ({ text, choice: choice as C }));

export const numbered = <C>(listed: readonly Listed<C>[]): readonly Offer<C>[] =>
  listed.map((one, at) => ({ number: at + 1, ...one }));

/** What one who is asked can choose. */
export interface Menu<C> {
  readonly speech: Speech;
  readonly asked: Asked;
  readonly offers: readonly Offer<C>[];
  /** What Enter chooses, where something is usual. */
  readonly usual: Offer<C> | null;
}

/** `another`: somebody else is asked first. */
type Key = 'another' | 'menu' | 'explainAll' | 'board' | 'undo' | 'quit' | 'help';

/** What somebody typed, understood. */
export type Typed<C> =
  | { readonly typed: 'choice'; readonly choice: C }
  | { readonly typed: 'explain'; readonly title: string; readonly choice: C }
  | { readonly typed: Key }
  /** The answers that may stand, or one of them by its number. */
  | { readonly typed: 'standing'; readonly row: number | null }
  /** Something that is done without being asked. */
  | { readonly typed: 'gesture'; readonly gesture: unknown }
  /** Something that the scene itself shows. */
  | { readonly typed: 'shown'; readonly lines: readonly string[] }
  | { readonly typed: 'nothing'; readonly why: string };

const KEYS: Readonly<Record<string, Key>> = {
  '?': 'explainAll',
  m: 'menu',
  s: 'board',
  u: 'undo',
  q: 'quit',
  quit: 'quit',
  h: 'help',
  help: 'help',
};

/** What was typed is none of the answers. */
export const notOffered = <C>({ speech }: Menu<C>): Typed<C> => ({
  typed: 'nothing',
  why: speech.texts.sitting.numberExpected,
});

/** A choice, or a question about it. */
export const chosenOrAsked = <C>(asks: boolean, title: string, choice: C): Typed<C> =>
  asks ? { typed: 'explain', title, choice } : { typed: 'choice', choice };

/** A key that means the same at every question, or Enter where something is usual. */
export const commonKey = <C>(menu: Menu<C>, text: string): Typed<C> | null => {
  if (text === '') {
    return menu.usual === null ? notOffered(menu) : { typed: 'choice', choice: menu.usual.choice };
  }
  const [flag, row] = /^f\s*(\d*)$/i.exec(text) ?? [];
  if (flag !== undefined) return { typed: 'standing', row: row === '' ? null : Number(row) };
  const word = text.toLowerCase();
  return Object.hasOwn(KEYS, word) ? { typed: KEYS[word] as Key } : null;
};

/** What was typed, and whether it was only asked about: `?3`. */
export const askedAbout = (text: string): { readonly asks: boolean; readonly rest: string } => {
  const asks = text.startsWith('?');
  return { asks, rest: asks ? text.slice(1).trim() : text };
};

export const numberIn = <C>({ offers }: Menu<C>, text: string): Offer<C> | null =>
  /^\d+$/.test(text) ? (offers.find(({ number }) => number === Number(text)) ?? null) : null;

/** `9,8` or `(9, 8)`. */
export const pairIn = (text: string): readonly [number, number] | null => {
  const [, one, two] = /^\(?(\d+)\s*,\s*(\d+)\)?$/.exec(text) ?? [];
  return one === undefined ? null : [Number(one), Number(two)];
};

import type { SeatId } from '@warmoot/kernel';
import type { Hearer } from '../words.js';

const joined = (names: readonly string[], word: 'und' | 'oder'): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;

export const and = (names: readonly string[]): string => joined(names, 'und');
export const or = (names: readonly string[]): string => joined(names, 'oder');

/** The cases in use: who, whom, to whom. Of the fourth only names have need, and `possessive` forms it. */
export type Case = 'nom' | 'acc' | 'dat';

const YOU: Readonly<Record<Case, string>> = { nom: 'du', acc: 'dich', dat: 'dir' };

/** A seat as it is spoken of in the middle of a sentence. */
export const who = (seat: SeatId, hearer: Hearer, as: Case = 'nom'): string => (seat === hearer ? YOU[as] : seat);

/** Subject and verb: "ana stimmt", "Du stimmst". */
export const does = (seat: SeatId, verb: { readonly du: string; readonly they: string }, hearer: Hearer): string =>
  seat === hearer ? `Du ${verb.du}` : `${seat} ${verb.they}`;

/** "1 Wurf", "3 Würfe". */
export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** Words of people stand in quotation marks; they end with the sentence they stand in, not before. */
export const quoted = (text: string): string => `„${text.trim().replace(/\.$/, '')}“`;

/** "Ellas", "Hans’", "Wache 2’s". */
export const possessive = (name: string): string => {
  if (/(?:[sßxz]|ce)$/i.test(name)) return `${name}’`;
  return /\p{L}$/u.test(name) ? `${name}s` : `${name}’s`;
};

/** A thing with its gender. An adjective is given without its ending. */
export interface Noun {
  readonly gender: 'm' | 'f' | 'n';
  readonly adjective?: string;
  readonly noun: string;
}

type Endings = Readonly<Record<Noun['gender'], Readonly<Record<Case, string>>>>;

const THE: Endings = {
  m: { nom: 'der', acc: 'den', dat: 'dem' },
  f: { nom: 'die', acc: 'die', dat: 'der' },
  n: { nom: 'das', acc: 'das', dat: 'dem' },
};
const A: Endings = {
  m: { nom: 'ein', acc: 'einen', dat: 'einem' },
  f: { nom: 'eine', acc: 'eine', dat: 'einer' },
  n: { nom: 'ein', acc: 'ein', dat: 'einem' },
};
/** Endings of adjectives after "der", after "ein", and where no article stands. */
const WEAK: Endings = {
  m: { nom: 'e', acc: 'en', dat: 'en' },
  f: { nom: 'e', acc: 'e', dat: 'en' },
  n: { nom: 'e', acc: 'e', dat: 'en' },
};
const MIXED: Endings = {
  m: { nom: 'er', acc: 'en', dat: 'en' },
  f: { nom: 'e', acc: 'e', dat: 'en' },
  n: { nom: 'es', acc: 'es', dat: 'en' },
};
const STRONG: Endings = {
  m: { nom: 'er', acc: 'en', dat: 'em' },
  f: { nom: 'e', acc: 'e', dat: 'er' },
  n: { nom: 'es', acc: 'es', dat: 'em' },
};

const declined = ({ gender, adjective, noun }: Noun, as: Case, endings: Endings): string =>
  adjective === undefined ? noun : `${adjective}${endings[gender][as]} ${noun}`;

/** "den Schnellen Angriff". */
export const the = (noun: Noun, as: Case): string => `${THE[noun.gender][as]} ${declined(noun, as, WEAK)}`;

/** "einen Schnellen Angriff". */
export const a = (noun: Noun, as: Case): string => `${A[noun.gender][as]} ${declined(noun, as, MIXED)}`;

/** Alone, or after a name in the genitive: "(Ellas) Schnellen Angriff". */
export const bare = (noun: Noun, as: Case = 'nom'): string => declined(noun, as, STRONG);

/** "am linken Arm": of nouns that are not feminine. */
export const at = (noun: Noun): string => `am ${declined(noun, 'dat', WEAK)}`;

/** Every noun of a list as it stands alone. */
export const standingAlone = <K extends string>(nouns: Readonly<Record<K, Noun>>): Readonly<Record<K, string>> =>
  Object.fromEntries(Object.entries<Noun>(nouns).map(([key, noun]) => [key, bare(noun)])) as Record<K, string>;

/** By gender, then by case. */
type Endings = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A way a noun can stand: after an article of its own or without one, with the endings that its adjective takes. */
export interface NounForm {
  readonly article?: Endings;
  readonly endings: Endings;
}

/** All that sets the sentences of one language apart from those of another, as data. */
export interface Grammar {
  /** By which Intl knows the language. */
  readonly code: string;
  readonly and: string;
  readonly or: string;
  readonly decimal: string;
  readonly quotes: readonly [open: string, close: string];
  /** Inside of those. */
  readonly innerQuotes: readonly [open: string, close: string];
  /** What a name gets when something is its own: the first ending whose pattern fits. */
  readonly possessive: readonly { readonly after: RegExp; readonly add: string }[];
  /** How nouns stand, by the word that a sentence asks for them with. Without one they stand `alone`. */
  readonly forms: Readonly<Record<string, NounForm>>;
  /** The case of a noun for which a sentence asks none. */
  readonly plainCase: string;
  /** How names end that speak of many, where nobody says it: "Ravens", "Kell-Raben". */
  readonly many: RegExp;
}

/** A noun of a language that declines it. An adjective is given without its ending. */
export interface Noun {
  readonly gender: string;
  readonly adjective?: string;
  readonly noun: string;
}

/** A term in the table of a language. */
export type TermRow = string | Noun;

/** A term that a sentence is told with: which of its list it is, and what the language calls it. */
export interface Term {
  readonly term: string;
  readonly row: TermRow;
}

/** Somebody that a sentence is about, and whether the sentence is said to them. */
export interface Person {
  readonly person: string;
  readonly isHearer: boolean;
}

/**
 * What goes by a name, and whether the name speaks of many: "Kell pikes fall back", "Hill levy falls back". `cases`: the name
 * in cases in which it is another: "bei Kell-Piken fallen drei".
 */
export interface Named {
  readonly named: string;
  readonly isMany: boolean;
  readonly cases?: Readonly<Record<string, string>>;
}

/** A noun in a form and a case: "den Schnellen Angriff". */
export const declined = (grammar: Grammar, row: TermRow, form = 'alone', as = grammar.plainCase): string => {
  if (typeof row === 'string') return row;
  const { gender, adjective, noun } = row;
  const { article, endings } = grammar.forms[form] ?? { endings: {} };
  const before = article?.[gender]?.[as];
  const described = adjective === undefined ? noun : `${adjective}${endings[gender]?.[as] ?? ''} ${noun}`;
  return before === undefined ? described : `${before} ${described}`;
};

/** "Ella’s", "Ellas", "Hans’". */
export const possessive = ({ possessive: rules }: Grammar, name: string): string =>
  `${name}${rules.find(({ after }) => after.test(name))?.add ?? ''}`;

/** "Ana, Ben and Cara". */
export const joined = (names: readonly string[], word: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;

/** Words of people stand in quotation marks; they end with the sentence they stand in, not before. */
export const quoted = ({ quotes: [open, close] }: Grammar, text: string): string =>
  `${open}${oneLine(text).replace(/\.$/, '')}${close}`;

/** The same inside of what somebody says. */
export const inner = ({ innerQuotes: quotes, ...grammar }: Grammar, text: string): string =>
  quoted({ ...grammar, innerQuotes: quotes, quotes }, text);

/** What somebody says, as they said it: it ends as they ended it. */
export const spoken = ({ quotes: [open, close] }: Grammar, text: string): string => `${open}${oneLine(text)}${close}`;

/** Signs that move what is read, or that a terminal would obey; blanks stand in for those that end a line. */
const UNSEEN = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const BREAKS = /[\p{Cc}\u2028\u2029\s]+/gu;

/** Words of people in one line, with nothing in them but what can be read. */
export const oneLine = (text: string): string => text.replaceAll(UNSEEN, '').replaceAll(BREAKS, ' ').trim();

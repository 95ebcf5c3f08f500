import { ENGLISH } from '../en/english.js';
import { EN } from '../en/index.js';
import { type Grammar, parse } from '../say/index.js';
import type { Piece } from '../say/parse.js';
import type { Language } from '../speech.js';

/*
 * A language that nobody speaks: English with other letters. What still has English letters was never asked of a table; and since
 * nothing but tables was added for it, it shows that a language is data.
 */

const PLAIN = 'abcdefghijklmnopqrstuvwxyz';
const OTHER = 'áƀçđéƒğħíĵķłɱñóƥɋřšŧúʋŵẋýž';

/** A text with every English letter replaced by its like. */
export const accented = (text: string): string =>
  text.replaceAll(/[a-z]/gi, (letter) => {
    const other = OTHER.charAt(PLAIN.indexOf(letter.toLowerCase()));
    return letter === letter.toLowerCase() ? other : other.toUpperCase();
  });

const writtenPiece = (piece: Piece): string => {
  if (piece.piece === 'text') return accented(piece.text);
  if (piece.piece === 'same') return '#';
  if (piece.piece === 'fact') return `{${[piece.name, ...piece.forms].join(', ')}}`;
  const arms = Object.entries(piece.arms).map(([key, arm]) => `${key} {${written(arm)}}`);
  return `{${piece.name}, ${piece.by}, ${arms.join(' ')}}`;
};

const written = (pieces: readonly Piece[]): string => pieces.map(writtenPiece).join('');

/** A table with every sentence and term in the letters of nobody's language. Facts and choices stay. */
export const pseudoTable = <T>(table: T): T => {
  if (typeof table === 'string') return written(parse(table)) as T;
  if (Array.isArray(table)) return table.map(pseudoTable) as T;
  return Object.fromEntries(Object.entries(table as object).map(([key, value]) => [key, pseudoTable(value)])) as T;
};

/** Two letters as a code, by which Intl counts as in English. */
export const PSEUDO_GRAMMAR: Grammar = {
  ...ENGLISH,
  code: 'en-XA',
  and: accented('and'),
  or: accented('or'),
  possessive: [{ after: /$/, add: accented('’s') }],
};

export const pseudo: Language = { name: accented('Pseudo'), grammar: PSEUDO_GRAMMAR, table: pseudoTable(EN) };

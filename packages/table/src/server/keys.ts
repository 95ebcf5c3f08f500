import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A new key: 256 bits that open seats. Only its hash is ever stored. */
export const newKey = (): string => randomBytes(32).toString('base64url');

/** Letters and digits that are not mistaken for one another. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const GROUPS = 4;

/** A code that can be read aloud and typed: 16 letters, 78 bits. */
export const newCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-');

/** An id of a table: nobody can guess one, though knowing one opens nothing. */
export const newTableId = (): string =>
  Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)])
    .join('')
    .toLowerCase();

const hashed = (kind: string, secret: string): string =>
  createHash('sha256').update(`warmoot ${kind} 1\n${secret}`).digest('base64url');

export const hashOfKey = (key: string): string => hashed('key', key);

/** A code as it was meant, however it was typed. */
const plain = (code: string): string =>
  code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');

export const hashOfCode = (code: string): string => hashed('code', plain(code));

/** What a key looks like: anything else is not looked up. */
export const isKey = (text: string | undefined): text is string =>
  text !== undefined && /^[A-Za-z0-9_-]{43}$/.test(text);

/** What a short code is made of: letters and digits that nobody takes for one another. There is no 0 O 1 I L. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const LENGTH = 6;

/** How many codes there are: 31 to the power of 6. */
export const CODES = SIGNS.length ** LENGTH;

/** A code by its number, from 0 on. */
export const codeOf = (number: number): string => {
  let left = number % CODES;
  let code = '';
  for (let at = 0; at < LENGTH; at++) {
    code += SIGNS[left % SIGNS.length];
    left = Math.floor(left / SIGNS.length);
  }
  return code;
};

const bare = (text: string): string => text.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** Whether somebody meant a short code, rightly typed or not; all else is a link's. */
export const isShort = (text: string): boolean => bare(text).length <= LENGTH;

/** The code that was meant, in whatever case and with whatever between its signs; null where no code is written so. */
export const codeIn = (text: string): string | null => {
  const code = bare(text);
  return code.length === LENGTH && [...code].every((sign) => SIGNS.includes(sign)) ? code : null;
};

/** A code as people read it: in threes. */
export const shownCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

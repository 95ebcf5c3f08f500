import { type Die, dieName, facesOf, isFaceOf } from '@warmoot/kernel';

/** Dice typed in one line: the faces, or what is wrong with them. */
export type TypedLine =
  | { readonly ok: true; readonly faces: readonly number[] }
  | { readonly ok: false; readonly wrong: 'few' | 'many'; readonly by: number }
  | { readonly ok: false; readonly wrong: 'face'; readonly face: string; readonly die: string };

/** The most faces of a die that people own. A larger one is a number drawn by other means. */
const LARGEST_REAL = 20;

/** A throw of one number that no real die shows, such as a d1000000. */
export const isOneNumber = (dice: readonly Die[]): boolean =>
  dice.length === 1 && (dice[0] as Die).sides > LARGEST_REAL;

/** How many ten-sided dice, read as digits, show every face of a die alike; null where none do. */
export const digitDice = ({ sides, low, step }: Die): number | null => {
  const digits = String(sides).length - 1;
  return low === 0 && step === 1 && digits > 1 && sides === 10 ** digits ? digits : null;
};

/** More dice than one likes to type: each of their faces has a key. */
const MANY = 5;

/**
 * The faces of the die that is typed next, where dice are many and have few faces; none where they are typed. When all
 * lie there, those of the last one stay.
 */
export const keysFor = (dice: readonly Die[], text: string): readonly number[] => {
  const next = dice[partsOf(dice, text).length] ?? dice.at(-1);
  return dice.length > MANY && next !== undefined && next.sides <= LARGEST_REAL ? facesOf(next) : [];
};

/** The line with one more face, and with one less. */
export const withFace = (text: string, face: number): string => `${text.trim()} ${face}`.trim();
export const withoutLast = (text: string): string => text.trim().split(SPACES).slice(0, -1).join(' ');

const SPACES = /[\s,;+]+/;

/** "4 5 1", "4,5,1", or "451" where all dice have faces of one digit, as single faces. */
const partsOf = (dice: readonly Die[], text: string): readonly string[] => {
  // A large number may be written in groups, or digit by digit as the dice lie: 047 123, 47.123, 0 4 7 1 2 3.
  if (isOneNumber(dice)) return [text.replace(/[\s.,'’]/g, '')].filter((part) => part !== '');
  const parts = text.split(SPACES).filter((part) => part !== '');
  const [first = ''] = parts;
  const run = parts.length === 1 && dice.length > 1 && first.length === dice.length && /^\d+$/.test(first);
  return run ? [...first] : parts;
};

/** The numbers typed so far, whatever they are worth. */
export const facesTyped = (dice: readonly Die[], text: string): readonly number[] => partsOf(dice, text).map(Number);

/** Reads a line of faces. */
export const readDiceLine = (dice: readonly Die[], text: string): TypedLine => {
  const typed = partsOf(dice, text);
  for (const [i, die] of dice.entries()) {
    const face = typed[i];
    if (face !== undefined && !(/^\d+$/.test(face) && isFaceOf(die, Number(face))))
      return { ok: false, wrong: 'face', face, die: dieName(die) };
  }
  if (typed.length < dice.length) return { ok: false, wrong: 'few', by: dice.length - typed.length };
  if (typed.length > dice.length) return { ok: false, wrong: 'many', by: typed.length - dice.length };
  return { ok: true, faces: typed.map(Number) };
};

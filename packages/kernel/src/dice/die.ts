import type { Refusal } from '../refusals.js';
import { ok, type Result, refused } from '../result.js';

/** A die shows `low`, `low + step`, … : `sides` faces in all. */
export interface Die {
  readonly sides: number;
  readonly low: number;
  readonly step: number;
}

/** dN: 1 to N. */
export const d = (sides: number): Die => ({ sides, low: 1, step: 1 });

/** dNz: 0 to N − 1. */
export const dz = (sides: number): Die => ({ sides, low: 0, step: 1 });

/** The tens die of a pair: 00, 10, … 90. */
export const D00: Die = { sides: 10, low: 0, step: 10 };

/** What a die is called: `d8`, `d10z` where it counts from 0, `d00` in tens. */
export const dieName = (die: Die): string => {
  if (die.step === 10) return 'd00';
  return die.low === 0 ? `d${die.sides}z` : `d${die.sides}`;
};

/** Every face of a die, the lowest first. */
export const facesOf = (die: Die): readonly number[] =>
  Array.from({ length: die.sides }, (_, nth) => die.low + nth * die.step);

/** Whether a die has this face. */
export const isFaceOf = (die: Die, face: number): boolean => {
  const above = face - die.low;
  // Almost every die counts by ones, and a remainder costs more than all the rest.
  if (die.step === 1) return above >= 0 && above < die.sides && Number.isInteger(above);
  return above >= 0 && above < die.sides * die.step && above % die.step === 0;
};

/** What is wrong with the faces given for these dice, or null. */
export const wrongFaces = (dice: readonly Die[], faces: readonly number[]): Refusal | null => {
  let right = 0;
  if (faces.length === dice.length) {
    while (right < dice.length && isFaceOf(dice[right] as Die, faces[right] as number)) right++;
    if (right === dice.length) return null;
  }
  const at = faces.length === dice.length ? right : null;
  return { code: 'WRONG_FACES', dice: dice.map(dieName), found: faces, at };
};

/** The dice kept out of a throw: all, or the highest or lowest few. */
export interface Keep {
  readonly take: 'highest' | 'lowest';
  readonly count: number;
}

/** Dice as people write them: `4d6kh3+1`. */
export interface DiceExpression {
  readonly dice: readonly Die[];
  readonly plus: number;
  readonly keep: Keep | null;
}

/** The most dice that are thrown at once, and the most faces that one of them has. */
export const MOST_DICE = 1000;
/** A die with more sides is refused. */
export const MOST_SIDES = 1_000_000;
const TERM = /^([+-]?)(?:(\d{0,4})d(00|\d{1,7})(z?)(?:k([hl])(\d{1,4}))?|(\d{1,9}))/;

/** Reads `2d8+d10z`, `4d4kl3-3` (keep the lowest three), `d00`. */
export const parseDice = (notation: string): Result<DiceExpression> => {
  const source = notation.replaceAll(/\s/g, '').toLowerCase();
  const dice: Die[] = [];
  let plus = 0;
  let keep: Keep | null = null;
  let rest = source;
  const bad = () => refused<never>({ code: 'BAD_DICE', notation, at: rest });
  while (rest !== '' || source === '') {
    const term = TERM.exec(rest);
    if (term === null || (rest !== source && term[1] === '')) return bad();
    const [whole, sign, count, sides, zero, take, kept, constant] = term;
    if (constant !== undefined) plus += (sign === '-' ? -1 : 1) * Number(constant);
    else {
      const many = count === '' ? 1 : Number(count);
      const die = sides === '00' ? D00 : zero === 'z' ? dz(Number(sides)) : d(Number(sides));
      const fits = many >= 1 && dice.length + many <= MOST_DICE && die.sides >= 1 && die.sides <= MOST_SIDES;
      if (sign === '-' || !fits || keep !== null) return bad();
      for (let i = 0; i < many; i++) dice.push(die);
      if (take !== undefined) {
        keep = { take: take === 'h' ? 'highest' : 'lowest', count: Number(kept) };
        if (dice.length !== many || keep.count < 1 || keep.count > many) return bad();
      }
    }
    rest = rest.slice(whole.length);
  }
  if (dice.length === 0) return bad();
  return ok({ dice, plus, keep });
};

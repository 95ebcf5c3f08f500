import { type Die, d, dieName, dz, type RuleId } from '@warmoot/kernel';
import { KIT } from '../check/kit.table.js';

/** How a die that nobody owns is thrown with the dice of the kit. */
export interface StandIn {
  /** `again`: what is above the faces wanted is rolled again. `halved`: half, rounded up. `digits`: one number. */
  readonly way: 'again' | 'halved' | 'digits';
  readonly dice: readonly Die[];
  /** The faces of the die that they stand for. */
  readonly faces: number;
  /** The rule that says so, where one does. */
  readonly rule: RuleId | null;
}

/** The dice of the kit that count from 1, the smallest first. */
const FROM_ONE = [4, 6, 8, 12, 20];

const RULES: Readonly<Record<string, RuleId>> = { deal: 'SAGA-GEN-014', place: 'SAGA-MOTIVE-024' };

const isInKit = (die: Die): boolean => (KIT as readonly string[]).includes(dieName(die));

/** What is thrown in place of a die at a step of the making of ratings; null where the kit has the die itself. */
export const standInFor = (step: string, die: Die): StandIn | null => {
  if (isInKit(die)) return null;
  const { sides: faces, low } = die;
  const rule = RULES[step] ?? null;
  // A draw from so many is a d10 for each of its digits.
  if (low === 0) return { way: 'digits', dice: Array.from(`${faces - 1}`, () => dz(10)), faces, rule };
  // SAGA-GEN-014: half a d10 for the bank of five.
  if (step === 'deal' && faces === 5) return { way: 'halved', dice: [dz(10)], faces, rule };
  // SAGA-MOTIVE-024: the next larger, and again above.
  const larger = FROM_ONE.find((sides) => sides > faces) ?? faces;
  return { way: 'again', dice: [d(larger)], faces, rule };
};

/** The face that is meant by what was thrown in its place; null where it is to be thrown again. */
export const faceMeant = ({ way, faces }: StandIn, thrown: readonly number[]): number | null => {
  const [first] = thrown as readonly [number];
  switch (way) {
    case 'halved':
      return Math.ceil((first === 0 ? 10 : first) / 2);
    case 'digits':
      return Number(thrown.join(''));
    case 'again':
      return first > faces ? null : first;
  }
};

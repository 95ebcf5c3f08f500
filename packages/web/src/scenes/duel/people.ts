import { type Charge, chargeOf, type Tincture } from '../../design/tinctures.js';
import type { Person } from '../contract.js';
import type { DuelView } from './sheet.js';

/** The two sides of a fight have the first two tinctures, whoever plays them. */
export const sideTincture = (side: number): Tincture => (side === 1 ? 'gules' : 'azure');

const hash = (text: string): number => {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum;
};

const CHARGES: readonly Charge[] = ['fish', 'tower', 'key', 'reed', 'ship', 'star', 'hand', 'moon', 'leaf', 'wheel'];

/** What somebody bears: on a side of one the seat's own charge, else each their own, so that they can be told apart. */
export const bearing = (view: DuelView, who: number, people: Readonly<Record<string, Person>>): Charge => {
  const fighter = view.given.fighters[who];
  if (fighter === undefined) return 'star';
  const person = people[fighter.seat];
  const alone = view.given.fighters.filter(({ side }) => side === fighter.side).length === 1;
  if (alone) return person === undefined ? chargeOf(fighter.side - 1) : chargeOf(person.colour);
  return CHARGES[(who + hash(fighter.seat)) % CHARGES.length] as Charge;
};

const TITLES: ReadonlySet<string> = new Set([
  'lady',
  'lord',
  'sir',
  'dame',
  'herr',
  'frau',
  'brother',
  'sister',
  'der',
  'die',
  'the',
]);

const firstName = (whole: string): string => whole.split(' ').find((word) => !TITLES.has(word.toLowerCase())) ?? whole;

/**
 * One of two ways to draw a head, with braids or with a beard. Nobody has said which it is, so it is guessed from the
 * name, always in the same way, and it means nothing.
 */
export const headKind = (name: string): 0 | 1 =>
  /^(lady|dame|frau|sister)\b/i.test(name) || /[ae]$/i.test(firstName(name)) ? 0 : 1;

/** A name short enough to stand on a board: the first that is no title, unless somebody else has the same. */
export const shortName = (name: string, all: readonly string[]): string => {
  const short = firstName(name);
  return all.filter((one) => firstName(one) === short).length > 1 ? name : short;
};

import { createContext, useContext } from 'react';
import type { Bears, Person } from '../../people/person.js';
import { type Charge, chargeOf, type Tincture } from '../../people/tinctures.js';
import type { DuelView } from './sheet.js';

/** The two sides of a fight have the first two tinctures, whoever plays them. */
export const sideTincture = (side: number): Tincture => (side === 1 ? 'gules' : 'azure');

const hash = (text: string): number => {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum;
};

const CHARGES: readonly Charge[] = ['fish', 'tower', 'key', 'reed', 'ship', 'star', 'hand', 'moon', 'leaf', 'wheel'];

/** What somebody without arms bears: the charge of the seat that plays them alone, else each another. */
const lentCharge = (view: DuelView, who: number, people: Readonly<Record<string, Person>>): Charge => {
  const fighter = view.given.fighters[who];
  if (fighter === undefined) return 'star';
  const person = people[fighter.seat];
  const alone = view.given.fighters.every(
    (one) => one === fighter || (one.side !== fighter.side && one.seat !== fighter.seat),
  );
  if (alone) return person === undefined ? chargeOf(fighter.side - 1) : chargeOf(person.colour);
  return CHARGES[(who + hash(fighter.seat)) % CHARGES.length] as Charge;
};

/** Everybody's colours: their own, unless a colour would then stand on both sides. Else those of the sides. */
export const coloursWorn = ({ given }: Pick<DuelView, 'given'>, bears: Bears): readonly Tincture[] => {
  const own = given.fighters.map(({ name, side }) => bears(name)?.tincture ?? sideTincture(side));
  const sideOf = (who: number): number | undefined => given.fighters[who]?.side;
  const isShared = own.some((one, who) => own.some((other, whom) => one === other && sideOf(who) !== sideOf(whom)));
  return isShared ? given.fighters.map(({ side }) => sideTincture(side)) : own;
};

export const chargeWorn = (
  view: DuelView,
  who: number,
  people: Readonly<Record<string, Person>>,
  bears: Bears,
): Charge => bears(view.given.fighters[who]?.name ?? '')?.charge ?? lentCharge(view, who, people);

export const NOBODY_BEARS: Bears = () => null;

/** What the people of the cast bear, for all that is drawn of them in a fight. */
export const BearsContext = createContext<Bears>(NOBODY_BEARS);

export const useBears = (): Bears => useContext(BearsContext);

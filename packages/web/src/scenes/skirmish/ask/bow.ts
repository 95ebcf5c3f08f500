import type { Choice } from '../model.js';
import { type Act, actsOf, type Decision, type Picked } from './offers.js';

type Shot = Extract<Choice, { choose: 'shoot' }>;
type Dice = Readonly<Record<string, number>>;

const shotIn = ({ choices }: Act): Shot | null => (choices[0]?.choose === 'shoot' ? choices[0] : null);

/** Shots at several at once: they are laid out by hand, die by die, and need no row of their own. */
export const isSpreadShot = (act: Act): boolean => Object.keys(shotIn(act)?.dice ?? {}).length > 1;

/** All at whom a bow may put its dice, where it may divide them; none of any other weapon. */
export const bowTargets = (decision: Decision, act: Act | null): readonly string[] => {
  const shot = act === null ? null : shotIn(act);
  if (act === null || shot === null) return [];
  const own = actsOf(decision, act.figure).filter((one) => shotIn(one)?.weapon === shot.weapon);
  if (!own.some(isSpreadShot)) return [];
  return own.flatMap((one) => (isSpreadShot(one) ? [] : Object.keys(shotIn(one)?.dice ?? {})));
};

/** One die more on a target: it comes from whoever else has most. */
export const dieMoved = (dice: Dice, to: string): Dice => {
  const [from] = Object.entries(dice)
    .filter(([key]) => key !== to)
    .sort(([, one], [, other]) => other - one);
  if (from === undefined) return dice;
  const next = { ...dice, [from[0]]: from[1] - 1, [to]: (dice[to] ?? 0) + 1 };
  return Object.fromEntries(Object.entries(next).filter(([, some]) => some > 0));
};

/** What is picked with one die more on a target. */
export const withDie = (picked: Picked, dice: Dice, to: string): Picked => ({ ...picked, dice: dieMoved(dice, to) });

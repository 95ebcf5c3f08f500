import { square } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import { type SquareMark, squareLines } from '../boards/square.js';

/** A letter for each fighter: initials where they tell everybody apart. */
export const lettersOf = ({ given }: Pick<saga.duel.DuelSight, 'given'>): readonly string[] => {
  const initials = given.fighters.map(({ name }) => name.charAt(0).toUpperCase());
  const clear = new Set(initials).size === initials.length && initials.every((letter) => /^[A-Z]$/.test(letter));
  return clear ? initials : given.fighters.map((_, who) => String.fromCharCode(65 + (who % 26)));
};

/** Someone in the fight before someone fallen, a thing below both. */
const signAt = ({ given, open }: saga.duel.DuelSight, at: saga.duel.Square, letters: readonly string[]): string => {
  const here = (one: saga.duel.Square): boolean => square.sameSquare(one, at);
  const { combatants, lying } = open;
  const stands = combatants.findIndex((one) => one.standing === 'in' && here(one));
  if (stands >= 0) return letters[stands] as string;
  const lies = combatants.findIndex(here);
  if (lies >= 0) return (letters[lies] as string).toLowerCase();
  if (lying.some(here)) return '*';
  return given.walls.some(here) ? '#' : '.';
};

/** The ground of a duel: walls #, fighters by letter, the fallen small, things *. */
export const gridLines = (sight: saga.duel.DuelSight, marks: readonly SquareMark[] = []): readonly string[] => {
  const { width, height, combatants, lying } = sight.open;
  const letters = lettersOf(sight);
  const shown = [...combatants.filter(({ x }) => x >= 0), ...lying];
  return squareLines({ width, height, shown, signAt: (at) => signAt(sight, at, letters) }, marks);
};

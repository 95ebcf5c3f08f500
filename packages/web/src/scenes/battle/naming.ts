import type { Named } from '@warmoot/words/say';
import type { Unit } from './model.js';
import type { BattleWords } from './words.js';

/** A unit as it is called everywhere: "Hill levy". */
export const unitTitle = (_t: unknown, { called }: Pick<Unit, 'called'>): string => called;

/** A unit of which a sentence says what it does: "Kell pikes fall back". */
export const subject = ({ called, isMany }: Pick<Unit, 'called' | 'isMany'>): Named => ({ named: called, isMany });

/** A unit with its army, its men and its state. */
export const unitName = (t: BattleWords, unit: Unit, army: string, states: readonly string[] = []): string =>
  [
    `${unitTitle(t, unit)}, ${t.troops[unit.troop]}, ${army}, ${t.ofMen({ men: unit.left, size: unit.size })}`,
    ...states,
  ].join(', ');

export const statesOf = (t: BattleWords, unit: Unit, { able }: { readonly able: boolean }): readonly string[] => [
  ...(able ? [t.mayMove] : []),
  ...(unit.quick ? [t.quick] : []),
  ...(unit.pinned ? [t.pinned] : []),
  ...(unit.moved ? [t.moved] : []),
];

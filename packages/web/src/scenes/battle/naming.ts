import type { Unit } from './model.js';
import type { BattleWords } from './words.js';

/** A unit by its troops and the name it goes by in the log: "Bowmen a8". */
export const unitTitle = (t: Pick<BattleWords, 'troops'>, { troop, name }: Pick<Unit, 'troop' | 'name'>): string =>
  `${t.troops[troop]} ${name}`;

/** A unit with its army, its men and its state. */
export const unitName = (t: BattleWords, unit: Unit, army: string, states: readonly string[] = []): string =>
  [`${unitTitle(t, unit)}, ${army}, ${t.ofMen({ men: unit.left, size: unit.size })}`, ...states].join(', ');

export const statesOf = (t: BattleWords, unit: Unit, { able }: { readonly able: boolean }): readonly string[] => [
  ...(able ? [t.mayMove] : []),
  ...(unit.quick ? [t.quick] : []),
  ...(unit.pinned ? [t.pinned] : []),
  ...(unit.moved ? [t.moved] : []),
];

import { saga, war } from '@warmoot/rules';
import type { Deciding } from '../catalogue/words.js';

/*
 * What every language asks of a battle: which unit is which, where it stands, how it is doing.
 */

export const armyName = ({ given }: Pick<saga.battle.BattleSight, 'given'>, side: number): string =>
  given.armies[side]?.name ?? '–';

/** The hex of an index as people write it. */
export const hexText = (sight: saga.battle.BattleSight, at: number): string => {
  const place = sight.open.field < 0 ? undefined : saga.battle.groundOf(sight).places[at];
  return place === undefined ? '–' : war.placeText(place);
};

export const isLost = ({ open }: saga.battle.BattleSight, unit: number): boolean =>
  (open.losses[unit] ?? 0) >= (open.roster[unit]?.size ?? 0);

/** Soldiers left, and how many there were. */
export const soldiersOf = ({ open }: saga.battle.BattleSight, unit: number): readonly [number, number] => {
  const { size } = war.unitAt({ open } as saga.battle.BattleSight, unit);
  return [size - (open.losses[unit] ?? 0), size];
};

export const clusterOf = ({ open }: saga.battle.BattleSight, at: number): saga.battle.Cluster =>
  open.clusters[at] as saga.battle.Cluster;

/** The unit that a question is about, by its place in the roster; −1 where it is about none. */
export const unitInQuestion = ({ step }: Deciding<saga.battle.Battle>): number => ('unit' in step ? step.unit : -1);

/** Units of one type next to each other in the roster: their keys and their sizes. */
export const musteredGroups = (
  units: readonly saga.battle.UnitRow[],
): readonly {
  readonly troop: saga.battle.Troop;
  readonly keys: readonly string[];
  readonly sizes: readonly number[];
}[] => {
  const groups: { troop: saga.battle.Troop; units: saga.battle.UnitRow[] }[] = [];
  for (const unit of units) {
    const last = groups.at(-1);
    if (last?.troop === unit.troop) last.units.push(unit);
    else groups.push({ troop: unit.troop, units: [unit] });
  }
  return groups.map(({ troop, units: all }) => ({
    troop,
    keys: all.map(({ name }) => name),
    sizes: all.map(({ size }) => size),
  }));
};

/** Sizes of units as short as can be: "5 × 120", "67, 67, 66". */
export const sizesText = (sizes: readonly number[]): string => {
  const [first] = sizes;
  if (sizes.length > 1 && sizes.every((size) => size === first)) return `${sizes.length} × ${first}`;
  return sizes.join(', ');
};

/** The champion at this number, the attacker's first. */
export const championName = ({ given }: Pick<saga.battle.BattleSight, 'given'>, who: number): string =>
  given.armies.flatMap(({ champions }) => champions)[who]?.name ?? '–';

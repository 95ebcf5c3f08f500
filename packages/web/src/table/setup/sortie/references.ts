import { type Json, sameJson } from '@warmoot/kernel';
import type { Both } from '../war/armies.js';
import type { SortieArmy } from './sortieStart.js';
import { keyOf, type UnitWish, without } from './unit.js';

/** Where a unit of a side stands now; null where it is gone. */
type Where = (nth: number) => number | null;

/** Units that are the same or stand where they stood: others of another list are others. */
const whereIn = (before: readonly UnitWish[], after: readonly UnitWish[]): Where => {
  const isEdited = before.length === after.length && before.filter((unit, nth) => after[nth] !== unit).length === 1;
  return (nth) => {
    const at = after.indexOf(before[nth] as UnitWish);
    return at >= 0 ? at : isEdited ? nth : null;
  };
};

const rekeyed = (unit: UnitWish, side: 0 | 1, where: Where, known: readonly string[]): UnitWish => {
  const goes = (key: string): readonly string[] => {
    const nth = known.indexOf(key);
    const now = nth < 0 ? null : where(nth);
    return nth < 0 ? [key] : now === null ? [] : [keyOf(side, now)];
  };
  const { behind } = unit;
  const [friend] = behind === undefined ? [] : goes(behind);
  return {
    ...without(unit, 'behind'),
    ...(friend !== undefined && { behind: friend }),
    superiorTo: unit.superiorTo.flatMap(goes),
    outflanks: unit.outflanks.flatMap(goes),
  };
};

/** Both armies after one of them has changed: who goes by another key now is meant by it still, and who is gone by none. */
export const afterChange = (before: Both<SortieArmy>, side: 0 | 1, next: SortieArmy): Both<SortieArmy> => {
  const old = before[side].units;
  const where = whereIn(old, next.units);
  const known = old.map((_, nth) => keyOf(side, nth));
  const fit = (army: SortieArmy): SortieArmy => ({
    ...army,
    units: army.units.map((unit) => {
      const now = rekeyed(unit, side, where, known);
      return sameJson(now as unknown as Json, unit as unknown as Json) ? unit : now;
    }),
  });
  return side === 0 ? [fit(next), fit(before[1])] : [fit(before[0]), fit(next)];
};

import { FULL_UNIT } from '../../battle/model/setup.js';
import { ranksOf, type TranslatedUnit } from './translation.js';

/** A unit with the people of the cast that stand in it. */
export interface Peopled<P> extends TranslatedUnit {
  readonly people: readonly P[];
}

/** The next unit of the same troops that has room for one more; −1: none has. */
const roomFor = (units: readonly Peopled<unknown>[], from: number): number =>
  units.findIndex(
    ({ troop, figures, people }, at) =>
      at > from && troop === units[from]?.troop && figures + people.length < FULL_UNIT,
  );

/** Makes room for people: figures too many go to the next unit of their troops, or form one more behind all others. */
const spread = <P>(units: readonly Peopled<P>[]): readonly Peopled<P>[] => {
  const full = units.findIndex(({ figures, people }) => figures + people.length > FULL_UNIT);
  if (full < 0) return units;
  const over = units[full] as Peopled<P>;
  const to = roomFor(units, full);
  const one: Peopled<P> = { ...over, unit: '', nth: units.length, figures: 0, people: [] };
  const all = to < 0 ? [...units, one] : units;
  const at = to < 0 ? all.length - 1 : to;
  return spread(
    all.map((unit, nth) => {
      if (nth === full) return { ...unit, figures: unit.figures - 1 };
      return nth === at ? { ...unit, figures: unit.figures + 1 } : unit;
    }),
  );
};

/**
 * WARBAND-SAGA-009, WARBAND-UNIT-011: named characters stand in units, one for one, and count among its fifteen. Ours: whoever has
 * no room for that goes to the next unit of the same troops, or forms one more, the last of all.
 */
export const peopled = <P>(
  units: readonly TranslatedUnit[],
  placed: (unit: string) => readonly P[],
): readonly Peopled<P>[] => {
  const letter = (units[0]?.unit ?? 'A').slice(0, 1);
  const full = spread(units.map((unit) => ({ ...unit, people: placed(unit.unit) })));
  return full.map((unit, at) => {
    const before = full.slice(0, at).filter(({ troop }) => troop === unit.troop).length;
    return { ...unit, unit: `${letter}${at + 1}`, nth: before };
  });
};

/** One rank: people in its middle, and how many others stand to their left and right. */
export interface RankOfPeople<P> {
  readonly left: number;
  readonly people: readonly P[];
  readonly right: number;
}

/** The ranks of a unit. Ours: people stand in the middle of the front rank, those who find no place there in the next. */
export const ranksWith = <P>({
  figures,
  people,
}: Pick<Peopled<P>, 'figures' | 'people'>): readonly RankOfPeople<P>[] => {
  let left = people;
  return ranksOf(figures + people.length).map((size) => {
    const here = left.slice(0, size);
    left = left.slice(size);
    const others = size - here.length;
    const before = here.length === 0 ? others : Math.floor(others / 2);
    return { left: before, people: here, right: others - before };
  });
};

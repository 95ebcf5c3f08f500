import type { Asked } from '@warmoot/kernel';
import type { UnitIndex } from '../../war/indexes.js';
import { nameOf, sideOf } from '../../war/roster/roster.js';
import { SIDES, type Side } from '../../war/roster/sides.js';
import { armyOf, type SortieSight } from './sortie.js';

/** Whether a unit is still in the battle. */
export const isHere = ({ open }: SortieSight, unit: UnitIndex): boolean => open.fate[unit] === 'here';

/** The units of a side that are still in the battle, in list order. */
export const unitsHere = ({ open }: SortieSight, side: Side): readonly UnitIndex[] => {
  const units: UnitIndex[] = [];
  for (let unit = 0; unit < open.roster.length; unit++)
    if (open.fate[unit] === 'here' && open.roster[unit]?.side === side) units.push(unit);
  return units;
};

/** SORTIE-UNIT-006: all units in the battle in list order, side A before side B; who was split off stands last. */
export const allHere = ({ open }: SortieSight): readonly UnitIndex[] => {
  const units: UnitIndex[] = [];
  for (const side of SIDES)
    for (let unit = 0; unit < open.roster.length; unit++)
      if (open.fate[unit] === 'here' && open.roster[unit]?.side === side) units.push(unit);
  return units;
};

/** A unit in the form in which the kernel asks its seat for it. */
export const askedFor = (sight: SortieSight, unit: UnitIndex, as = nameOf(sight, unit)): Asked => ({
  seat: armyOf(sight, sideOf(sight, unit)).seat,
  as,
});

/** Whether all of a unit can shoot. */
export const isArchers = ({ open }: SortieSight, unit: UnitIndex): boolean =>
  open.roster[unit]?.parts.every(({ archers }) => archers) === true;

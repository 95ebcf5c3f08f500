import type { Fixed } from '@warmoot/kernel';
import type { Field } from '../../war/field/field.js';
import { otherSide } from '../../war/roster/sides.js';
import type { BattleSight } from './battle.js';
import type { Troops, UnitNames, UnitRow } from './model.js';
import { firstToMuster, soldiersIn, unitsToBe } from './muster/muster.js';
import { unitNames, unitSigns } from './names.js';
import { NO_TROOPS as NOBODY } from './setup.js';

/** An army before there is a battle: its soldiers, and what is known of the names of its units. */
interface ArmyToBe {
  readonly troops: Fixed<Troops>;
  readonly names?: UnitNames;
  readonly homes?: readonly string[];
}

/** A unit that an army will have: which of its type it is, and what it will be called. */
export interface UnitToBe extends UnitRow {
  readonly nth: number;
  readonly called: string;
  readonly sign: string;
}

/** The units that one army or two would muster, with the names that they would have, on one of these fields. */
export const rollCall = (armies: readonly ArmyToBe[], fields: readonly Field[] = []): readonly UnitToBe[] => {
  const one = firstToMuster(armies);
  const sides = [one, otherSide(one)].filter((side) => soldiersIn(armies[side]?.troops ?? NOBODY) > 0);
  const roster = sides.flatMap((side) => unitsToBe(armies, side));
  const sight = { given: { armies, fields }, open: { roster } } as unknown as BattleSight;
  const [names, signs] = [unitNames(sight), unitSigns(sight)];
  return roster.map((row, i) => ({
    ...row,
    nth: roster.slice(0, i).filter(({ side, troop }) => side === row.side && troop === row.troop).length,
    called: names[i] as string,
    sign: signs[i] as string,
  }));
};

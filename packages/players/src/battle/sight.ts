import type { SceneTypes, View } from '@warmoot/kernel';
import {
  type Battle,
  type BattleChoice,
  type BattleSight,
  type BattleStep,
  type Place,
  TROOPS,
  type TroopRow,
  type UnitRow,
} from '@warmoot/rules';

export type Side = UnitRow['side'];
export type PlaceChoice = Extract<BattleChoice, { choose: 'place' }>;
export type BackChoice = Extract<BattleChoice, { choose: 'back' }>;
/** A move, or the step of light infantry. */
export type MoveChoice = Extract<BattleChoice, { to: Place; unit: string }>;

/** The view of a seat in a battle. */
export const battleView = (view: View<SceneTypes>): View<Battle> => view as unknown as View<Battle>;

/** The step that waits, of one kind. */
export const waiting = <K extends BattleStep['step']>(view: View<Battle>, _kind: K): Extract<BattleStep, { step: K }> =>
  view.agenda.at(-1) as Extract<BattleStep, { step: K }>;

/** The side that answers under the name of its army. */
export const sideNamed = ({ given }: BattleSight, as: string): Side => (given.armies[0]?.name === as ? 0 : 1);

export const unitAt = ({ open }: BattleSight, unit: number): UnitRow => open.roster[unit] as UnitRow;

export const troopOf = (sight: BattleSight, unit: number): TroopRow => TROOPS[unitAt(sight, unit).troop];

export const shoots = (sight: BattleSight, unit: number): boolean => troopOf(sight, unit).range > 0;

/** The place of a unit in the roster by its name. */
export const numberOf = ({ open }: BattleSight, name: string): number =>
  open.roster.findIndex((unit) => unit.name === name);

export const leftOf = ({ open }: BattleSight, unit: number): number =>
  (open.roster[unit] as UnitRow).size - (open.losses[unit] as number);

/** The units of a side that stand on the map. */
export const standing = ({ open }: BattleSight, side: Side): number[] => {
  const units: number[] = [];
  for (let unit = 0; unit < open.roster.length; unit++) {
    if ((open.roster[unit] as UnitRow).side === side && (open.at[unit] as number) >= 0) units.push(unit);
  }
  return units;
};

import type { SceneTypes, View } from '@warmoot/kernel';
import { type sortie, war } from '@warmoot/rules';

export type Sight = sortie.SortieSight;
export type Choice = sortie.OwnChoice;
export type ChoiceOf<K extends Choice['choose']> = Extract<Choice, { choose: K }>;
export type SortieView = View<sortie.Sortie>;

/** The view of a seat in a sortie. */
export const sortieView = (view: View<SceneTypes>): SortieView => view as unknown as SortieView;

/** The unit that an answer is for: by its key, or by the first of two where one answers to another. */
export const unitFor = (sight: Sight, as: string): number => war.unitNamed(sight, as.split('.')[0] as string);

export const keyOf = ({ open }: Sight, unit: number): string => (open.roster[unit] as sortie.UnitRow).name;

export const sideOf = ({ open }: Sight, unit: number): war.Side => (open.roster[unit] as sortie.UnitRow).side;

/** The units of a side that are in the battle. */
export const here = ({ open }: Sight, side: war.Side): readonly number[] =>
  open.roster.flatMap((row, unit) => (row.side === side && open.fate[unit] === 'here' ? [unit] : []));

export const enemiesOf = (sight: Sight, unit: number): readonly number[] =>
  here(sight, war.otherSide(sideOf(sight, unit)));

export const apart = ({ open }: Sight, unit: number, enemy: number): number => open.apart[unit]?.[enemy] ?? 0;

/** SORTIE-ROUND-012: how many half moves a unit may go back and is still in the battle, whichever enemy is left. */
export const roomBehind = (sight: Sight, unit: number): number =>
  sight.given.options['sortie.leaveDistance'] -
  1 -
  Math.max(...enemiesOf(sight, unit).map((enemy) => apart(sight, unit, enemy)));

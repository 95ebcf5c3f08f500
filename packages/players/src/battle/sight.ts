import type { SceneTypes, View } from '@warmoot/kernel';
import {
  type Battle,
  type BattleChoice,
  type BattleSight,
  type BattleStep,
  type Place,
  TROOPS,
  type TroopRow,
  unitAt,
} from '@warmoot/rules';

export type PlaceChoice = Extract<BattleChoice, { choose: 'place' }>;
export type BackChoice = Extract<BattleChoice, { choose: 'back' }>;
/** A move, or the step of light infantry. */
export type MoveChoice = Extract<BattleChoice, { to: Place; unit: string }>;

/** The view of a seat in a battle. */
export const battleView = (view: View<SceneTypes>): View<Battle> => view as unknown as View<Battle>;

/** The step that waits, of one kind. */
export const waiting = <K extends BattleStep['step']>(view: View<Battle>, _kind: K): Extract<BattleStep, { step: K }> =>
  view.agenda.at(-1) as Extract<BattleStep, { step: K }>;

export const troopOf = (sight: BattleSight, unit: number): TroopRow => TROOPS[unitAt(sight, unit).troop];

export const shoots = (sight: BattleSight, unit: number): boolean => troopOf(sight, unit).range > 0;

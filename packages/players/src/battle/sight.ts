import type { SceneTypes, View } from '@warmoot/kernel';
import { saga, war } from '@warmoot/rules';

export type Sight = saga.battle.BattleSight;
export type Choice = saga.battle.BattleChoice;

export type PlaceChoice = Extract<Choice, { choose: 'place' }>;
export type BackChoice = Extract<Choice, { choose: 'back' }>;
/** A move, or the step of light infantry. */
export type MoveChoice = Extract<Choice, { to: war.Place; unit: string }>;

/** The view of a seat in a battle. */
export const battleView = (view: View<SceneTypes>): View<saga.battle.Battle> =>
  view as unknown as View<saga.battle.Battle>;

/** The step that waits, of one kind. */
export const waiting = <K extends saga.battle.BattleStep['step']>(
  view: View<saga.battle.Battle>,
  _kind: K,
): Extract<saga.battle.BattleStep, { step: K }> => view.agenda.at(-1) as Extract<saga.battle.BattleStep, { step: K }>;

export const troopOf = (sight: Sight, unit: number): saga.battle.TroopRow =>
  saga.battle.TROOPS[war.unitAt(sight, unit).troop];

export const shoots = (sight: Sight, unit: number): boolean => troopOf(sight, unit).range > 0;

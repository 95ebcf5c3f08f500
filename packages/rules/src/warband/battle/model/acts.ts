import type { ActRules } from '../../model/acts.js';
import type { FigureIndex } from '../../model/model.js';
import type { FormationIndex } from '../../model/units.js';
import type { BattlePlay, BattleSight } from './battle.js';
import type { UnitActChoice } from './choices.js';

/** WARBAND-ACTION-017: who is named with what it does: a unit, or a rank's body or a unique figure in one. */
export interface Actor {
  readonly unit: FormationIndex;
  /** −1: the unit as a whole. */
  readonly figure: FigureIndex;
}

export type UnitActRules<C = UnitActChoice> = ActRules<C, Actor, BattleSight, BattlePlay>;

type ChoiceCalled<C, K> = C extends { readonly choose: infer N } ? (K extends N ? C : never) : never;

/** The acts of a chapter, by their names. */
export type UnitActs<C extends { readonly choose: string }> = {
  readonly [K in C['choose']]: UnitActRules<ChoiceCalled<C, K>>;
};

import type { FigureIndex } from '../../model/model.js';
import type { FormationIndex } from '../../model/units.js';
import type { BattlePlay, BattleSight } from '../model/battle.js';

export const wayOutOf = (_sight: BattleSight, _unit: FormationIndex): boolean => true;
export const partOff = (_play: BattlePlay, unit: FormationIndex, _figure: FigureIndex): FormationIndex => unit;

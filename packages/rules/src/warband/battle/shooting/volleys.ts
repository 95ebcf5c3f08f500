import { weaponOf } from '../../figures/hands.js';
import { normalsIn, placeOfFigure } from '../../formations/standing.js';
import type { FigureIndex, WeaponKey } from '../../model/model.js';
import type { FormationIndex } from '../../model/units.js';
import { rangedDice } from '../../ranged/shooting.js';
import { isUnlit } from '../lines/pools.js';
import type { BattleSight } from '../model/battle.js';
import { unitOf } from '../units/units.js';
import { sizeOfUnit } from './aims.js';

/** A rank's normal figures, or somebody unique, with what they shoot with. */
export interface Shooter {
  readonly figure: FigureIndex;
  readonly weapon: WeaponKey;
}

/** WARBAND-BMOVE-003: how many of an agent can shoot: who has traded places has had their action of the Opening. WARBAND-UNIT-010: nobody in the dark. */
export const shootingFigures = (sight: BattleSight, figure: FigureIndex): number => {
  const place = placeOfFigure(sight.open.units, figure);
  const rank = place === null ? undefined : unitOf(sight, place.unit).ranks[place.rank];
  if (rank === undefined || isUnlit(sight, rank)) return 0;
  return rank.body === figure ? Math.max(0, normalsIn(rank) - rank.swapped) : 1;
};

/** WARBAND-LINE-035, WARBAND-RANGED-002: figures times attacks. */
export const shotDice = (sight: BattleSight, figure: FigureIndex): number =>
  shootingFigures(sight, figure) * rangedDice(sight, figure);

/** WARBAND-RANGE-012: how many figures shoot at a unit with so many dice. Ours: of who divides them, as many as these dice are of. */
export const figuresWith = (sight: BattleSight, figure: FigureIndex, dice: number): number => {
  const each = rangedDice(sight, figure);
  return each === 0 ? 0 : Math.floor(dice / each);
};

/** WARBAND-RANGE-012: whether so many who shoot together at a unit are a critical mass. */
export const isMass = (sight: BattleSight, shooting: number, unit: FormationIndex): boolean =>
  shooting >= sizeOfUnit(sight, unit) * sight.given.options['warband.volleyRatio'];

/** WARBAND-RANGE-001 to WARBAND-RANGE-009, WARBAND-RANGE-014: how far a weapon goes; WARBAND-RANGE-011: in a volley twice as far. */
export const rangeOf = (weapon: WeaponKey, mass: boolean): number =>
  (weaponOf(weapon).range?.spaces ?? 0) * (mass ? 2 : 1);

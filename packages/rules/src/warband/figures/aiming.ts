import { otherSide } from '../../war/roster/sides.js';
import { isInSight } from '../ground/sight.js';
import { apart } from '../ground/spaces.js';
import type { FigureIndex, SpaceIndex } from '../model/model.js';
import type { SkirmishSight } from '../model/skirmish.js';
import { areBeside, distanceOf, figureOf, hereOf, isEngaged, isHere, sideOf } from './figures.js';
import { weaponOf, weaponsInHand } from './hands.js';
import { leftToRight } from './picking.js';

/** WARBAND-RANGED-017: the foes that could be shot at from a space, within so many spaces of it, in the order of the roster. */
export const foesInSight = (
  sight: SkirmishSight,
  figure: FigureIndex,
  { from = figureOf(sight, figure).at, within }: { readonly from?: SpaceIndex; readonly within: number },
): readonly FigureIndex[] => {
  const { field } = sight.given;
  return hereOf(sight, otherSide(sideOf(sight, figure))).filter((foe) => {
    const { at } = figureOf(sight, foe);
    return apart(field, from, at) <= within && isInSight(field, from, at);
  });
};

/** WARBAND-RANGED-008: whether nobody who could be shot at is nearer; all that are as near are the nearest. */
export const isNearest = (sight: SkirmishSight, by: FigureIndex, target: FigureIndex): boolean =>
  foesInSight(sight, by, { within: distanceOf(sight, by, target) - 1 }).length === 0;

/**
 * WARBAND-RANGED-014, WARBAND-RANGED-016: whom dice that go astray may strike, if the target is in melee: of the shooter's
 * allies within melee range of it, held or not, those nearest to it, from the shooter's left to its right. With none of them
 * there nothing goes astray.
 */
export const endangered = (sight: SkirmishSight, by: FigureIndex, target: FigureIndex): readonly FigureIndex[] => {
  if (!isEngaged(sight, target)) return [];
  const allies = hereOf(sight, sideOf(sight, by)).filter((ally) => ally !== by && areBeside(sight, ally, target));
  const least = Math.min(...allies.map((ally) => distanceOf(sight, ally, target)));
  const nearest = allies.filter((ally) => distanceOf(sight, ally, target) === least);
  return leftToRight(sight, { figure: by, towards: figureOf(sight, target).at }, nearest);
};

/**
 * WARBAND-RANGED-011, WARBAND-RANGED-012: whether a ranged attack of this round bars a melee attack: it does unless a weapon
 * was thrown from one hand and the other still holds one that is fit for melee.
 */
export const isSpentShooting = (sight: SkirmishSight, figure: FigureIndex): boolean => {
  const { shot, opening } = figureOf(sight, figure);
  if (!shot) return false;
  if (opening === 'shoot') return true;
  return !weaponsInHand(sight, figure).some((weapon) => weaponOf(weapon).melee === 'yes');
};

/**
 * WARBAND-ACTION-010: who is struck by what is aimed at somebody: the ally who shields them, while that one is in the fight
 * and beside them. Ours: it is the target in every respect, as if it had been aimed at.
 */
export const struckFor = (sight: SkirmishSight, target: FigureIndex): FigureIndex => {
  const { protectedBy } = figureOf(sight, target);
  if (protectedBy < 0 || !isHere(sight, protectedBy) || !areBeside(sight, protectedBy, target)) return target;
  return protectedBy;
};

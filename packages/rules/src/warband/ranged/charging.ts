import { brokenRule, type Refusal } from '@warmoot/kernel';
import { otherSide } from '../../war/roster/sides.js';
import { figureOf, hereOf, isHeld, keyOf, sideOf } from '../figures/figures.js';
import { isWeapon, weaponOf } from '../figures/hands.js';
import { isInSight } from '../ground/sight.js';
import { apart, isBeside } from '../ground/spaces.js';
import type { FigureIndex, SpaceIndex, WeaponKey } from '../model/model.js';
import type { SkirmishPlay, SkirmishSight } from '../model/skirmish.js';
import { loose, rangedDice, subdueFault } from './shooting.js';
import { weaponFault, weaponsFor } from './weapons.js';

interface ThrownOnCharge {
  readonly target: FigureIndex;
  readonly weapon: string;
  readonly subdue?: boolean;
}

/** WARBAND-RANGED-012: whether a weapon may be thrown in the course of a charge. */
const goesWithCharges = ({ given }: SkirmishSight, weapon: string): weapon is WeaponKey =>
  isWeapon(weapon as WeaponKey) && given.options['warband.chargeThrowWeapons'].includes(weapon as WeaponKey);

/** WARBAND-RANGED-012: whether a space of the way is outside melee range of everybody who would engage there. */
const isOutsideMelee = (sight: SkirmishSight, figure: FigureIndex, from: SpaceIndex): boolean => {
  const { field } = sight.given;
  return !hereOf(sight, otherSide(sideOf(sight, figure))).some((foe) => {
    const { at } = figureOf(sight, foe);
    return (at === from || isBeside(field, at, from)) && !isHeld(sight, foe);
  });
};

/** WARBAND-RANGED-012: why a weapon cannot be thrown at the target of a charge from a space of its path; null where it can. */
export const throwOnChargeFault = (
  sight: SkirmishSight,
  figure: FigureIndex,
  from: SpaceIndex,
  { target, weapon, subdue }: ThrownOnCharge,
): Refusal | null => {
  const facts = { figure: keyOf(sight, figure), target: keyOf(sight, target), weapon };
  if (!goesWithCharges(sight, weapon)) return brokenRule('WARBAND-RANGED-012', 'warband.notOnCharge', facts);
  const fault = weaponFault(sight, figure, weapon, 'throw') ?? subdueFault(sight, subdue);
  if (fault !== null) return fault;
  if (!isOutsideMelee(sight, figure, from)) return brokenRule('WARBAND-RANGED-012', 'warband.throwInMelee', facts);
  const { field } = sight.given;
  const { at } = figureOf(sight, target);
  const range = weaponOf(weapon).range?.spaces ?? 0;
  const distance = apart(field, from, at);
  if (distance > range) return brokenRule('WARBAND-RANGED-012', 'warband.outOfRange', { ...facts, distance, range });
  return isInSight(field, from, at) ? null : brokenRule('WARBAND-RANGED-017', 'warband.wallInTheWay', facts);
};

/**
 * What may be thrown in the course of a charge, and after how many steps of its path: each weapon as late as it can be. Ours:
 * earlier throws are open too, and are not listed.
 */
export const throwsOnPath = (
  sight: SkirmishSight,
  figure: FigureIndex,
  { target, path }: { readonly target: FigureIndex; readonly path: readonly SpaceIndex[] },
): readonly { readonly weapon: WeaponKey; readonly after: number }[] => {
  const spaces = [figureOf(sight, figure).at, ...path];
  return weaponsFor(sight, figure, 'throw').flatMap((weapon) => {
    const after = spaces.findLastIndex((from) => throwOnChargeFault(sight, figure, from, { target, weapon }) === null);
    return after < 0 ? [] : [{ weapon, after }];
  });
};

/**
 * WARBAND-RANGED-012: a weapon is thrown on the way, from where the figure stands now; it costs no action of its own, and all
 * dice go against the target of the charge. What is left of the charge must come as a step after the row.
 */
export const thrownOnCharge = (
  play: SkirmishPlay,
  figure: FigureIndex,
  { target, weapon, subdue = false }: ThrownOnCharge,
): void => {
  const dice = new Map([[target, rangedDice(play, figure)]]);
  loose(play, figure, { weapon: weapon as WeaponKey, way: 'throw', subdue, dice });
};

import { brokenRule, type Refusal } from '@warmoot/kernel';
import { isEngaged, keyOf } from '../figures/figures.js';
import { isInUsableHand } from '../figures/grips.js';
import { isReadied, isWeapon, itemsOf, weaponOf } from '../figures/hands.js';
import type { FigureIndex, WeaponKey } from '../model/model.js';
import type { SkirmishSight } from '../model/skirmish.js';

/** How a ranged attack is made. */
export type RangedWay = 'shot' | 'throw';

/** The place of a weapon of this kind in a hand that can use it, a loaded one first; −1 where there is none. */
export const inHand = (sight: SkirmishSight, figure: FigureIndex, weapon: WeaponKey): number => {
  const items = itemsOf(sight, figure);
  const held = items.flatMap((carried, nth) =>
    carried.item === weapon && isInUsableHand(sight, figure, carried) ? [nth] : [],
  );
  return held.find((nth) => items[nth]?.loaded) ?? held[0] ?? -1;
};

/** WARBAND-RANGED-005, WARBAND-GEAR-009: it is not counted, but it must be held or on the belt. */
const lacksAmmunition = (sight: SkirmishSight, figure: FigureIndex, weapon: WeaponKey): boolean => {
  const { ammunition } = weaponOf(weapon);
  if (ammunition === undefined || sight.given.options['warband.ammoReadied'] === 'off') return false;
  return !itemsOf(sight, figure).some((carried) => carried.item === ammunition && isReadied(carried));
};

/** WARBAND-RANGED-004: in melee nobody shoots or throws; null where it may. */
export const meleeFault = (sight: SkirmishSight, figure: FigureIndex): Refusal | null =>
  sight.given.options['warband.rangedOutOfMelee'] === 'on' && isEngaged(sight, figure)
    ? brokenRule('WARBAND-RANGED-004', 'warband.shotInMelee', { figure: keyOf(sight, figure) })
    : null;

/** Why a figure cannot shoot or throw with a weapon now, whomever at; null where it can. */
export const weaponFault = (
  sight: SkirmishSight,
  figure: FigureIndex,
  weapon: WeaponKey,
  way: RangedWay,
): Refusal | null => {
  const facts = { figure: keyOf(sight, figure), weapon };
  if (weaponOf(weapon).range?.by !== way)
    return brokenRule('WARBAND-GEAR-009', way === 'shot' ? 'warband.notForShooting' : 'warband.notForThrowing', facts);
  const nth = inHand(sight, figure, weapon);
  if (nth < 0) return brokenRule('WARBAND-RANGED-005', 'warband.weaponNotHeld', facts);
  if (weapon === 'crossbow' && !itemsOf(sight, figure)[nth]?.loaded)
    return brokenRule('WARBAND-GEAR-008', 'warband.notLoaded', facts);
  return lacksAmmunition(sight, figure, weapon)
    ? brokenRule('WARBAND-RANGED-005', 'warband.noAmmunition', facts)
    : null;
};

/** The weapons in its hands with which it can shoot or throw now, each kind once. */
export const weaponsFor = (sight: SkirmishSight, figure: FigureIndex, way: RangedWay): readonly WeaponKey[] => {
  const kinds = new Set(itemsOf(sight, figure).flatMap(({ item }) => (isWeapon(item) ? [item] : [])));
  return [...kinds].filter((weapon) => weaponFault(sight, figure, weapon, way) === null);
};

import type { Fixed } from '@warmoot/kernel';
import { type Item, SPEARS, WEAPONS, type Weapon, type WeaponKey } from '../model/gear.table.js';
import type { Carried, FigureIndex, Kept } from '../model/model.js';
import type { SkirmishSight } from '../model/skirmish.js';
import { figureOf, isFlagged } from './figures.js';

const IN_HAND: ReadonlySet<Kept> = new Set(['left', 'right', 'both']);
export const isWeapon = (item: Item): item is WeaponKey => Object.hasOwn(WEAPONS, item);
/** A weapon as its table has it. */
export const weaponOf = (weapon: WeaponKey): Weapon => WEAPONS[weapon];

/** WARBAND-GEAR-002: what is held. */
export const isHeldInHand = ({ kept }: Pick<Carried, 'kept'>): boolean => IN_HAND.has(kept);
/** WARBAND-GEAR-002: readied is held or worn. */
export const isReadied = (carried: Pick<Carried, 'kept'>): boolean => isHeldInHand(carried) || carried.kept === 'worn';

export const itemsOf = (sight: SkirmishSight, figure: FigureIndex): readonly Fixed<Carried>[] =>
  figureOf(sight, figure).items;

/** The weapons in its hands. */
export const weaponsInHand = (sight: SkirmishSight, figure: FigureIndex): readonly WeaponKey[] =>
  itemsOf(sight, figure).flatMap((carried) => (isHeldInHand(carried) && isWeapon(carried.item) ? [carried.item] : []));

const holds = (sight: SkirmishSight, figure: FigureIndex, item: Item): boolean =>
  itemsOf(sight, figure).some((carried) => carried.item === item && isHeldInHand(carried));

/** WARBAND-GEAR-005: it counts only while it is held. */
export const hasShield = (sight: SkirmishSight, figure: FigureIndex): boolean => holds(sight, figure, 'shield');
/** WARBAND-GEAR-007: a helmet is worn. */
export const hasHelmet = (sight: SkirmishSight, figure: FigureIndex): boolean =>
  itemsOf(sight, figure).some(({ item, kept }) => item === 'helmet' && kept === 'worn');
export const hasSpear = (sight: SkirmishSight, figure: FigureIndex): boolean =>
  SPEARS.some((spear) => holds(sight, figure, spear));
export const hasDagger = (sight: SkirmishSight, figure: FigureIndex): boolean => holds(sight, figure, 'dagger');

/** WARBAND-MOD-027, WARBAND-GEAR-010: no weapon in hand at all; natural weapons cannot be taken away. */
export const isDisarmed = (sight: SkirmishSight, figure: FigureIndex): boolean =>
  !itemsOf(sight, figure).some((carried) => isHeldInHand(carried) && isWeapon(carried.item)) &&
  !isFlagged(sight, figure, 'naturalWeapons');

/** WARBAND-MOD-013, WARBAND-MOD-027: nothing in hand but what serves badly in melee. */
export const isImprovised = (sight: SkirmishSight, figure: FigureIndex): boolean => {
  if (isFlagged(sight, figure, 'naturalWeapons')) return false;
  let any = false;
  for (const carried of itemsOf(sight, figure)) {
    if (!isHeldInHand(carried) || !isWeapon(carried.item)) continue;
    if (weaponOf(carried.item).melee !== 'improvised') return false;
    any = true;
  }
  return any;
};

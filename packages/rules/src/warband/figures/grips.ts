import { HANDS_FOR, type Item, type Thing } from '../model/gear.table.js';
import type { Carried, FigureIndex, Kept } from '../model/model.js';
import type { SkirmishSight } from '../model/skirmish.js';
import { isLame } from './ailments.js';
import { isWeapon, itemsOf, weaponOf } from './hands.js';

/** WARBAND-GEAR-001, WARBAND-WOUND-021: the hands that hold nothing and can, the right one first. */
export const freeHands = (sight: SkirmishSight, figure: FigureIndex): readonly ('left' | 'right')[] => {
  const taken = itemsOf(sight, figure).map(({ kept }) => kept);
  if (taken.includes('both')) return [];
  return (['right', 'left'] as const).filter((hand) => !taken.includes(hand) && !isLame(sight, figure, hand));
};

/** Whether what is held can be used: by a whole hand, or by two. */
export const isInUsableHand = (sight: SkirmishSight, figure: FigureIndex, { kept }: Pick<Carried, 'kept'>): boolean => {
  if (kept === 'both') return !isLame(sight, figure, 'left') && !isLame(sight, figure, 'right');
  return (kept === 'left' || kept === 'right') && !isLame(sight, figure, kept);
};

/** WARBAND-GEAR-001: how many hands an item takes while it is held. */
export const handsFor = (item: Item): 0 | 1 | 2 => (isWeapon(item) ? weaponOf(item).hands : HANDS_FOR[item as Thing]);

/**
 * WARBAND-GEAR-001: where an item goes that is taken in hand: both hands, the right one first, a shield into the left one
 * first; null where too few are free. What takes no hand is worn.
 */
export const gripFor = (sight: SkirmishSight, figure: FigureIndex, item: Item): Kept | null => {
  const free = freeHands(sight, figure);
  const hands = handsFor(item);
  if (hands === 0) return 'worn';
  if (hands === 2) return free.length === 2 ? 'both' : null;
  return (item === 'shield' ? free.at(-1) : free[0]) ?? null;
};

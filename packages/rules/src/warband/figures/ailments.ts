import type { Fixed } from '@warmoot/kernel';
import { SLOTS } from '../model/gear.table.js';
import type { Carried, FigureIndex, Wound, WoundRow } from '../model/model.js';
import type { SkirmishSight } from '../model/skirmish.js';
import { IDLE_FOR_NPCS } from '../model/wounds.table.js';
import { figureOf, rowOf } from './figures.js';
import { isHeldInHand, itemsOf } from './hands.js';

const woundsOf = (sight: SkirmishSight, figure: FigureIndex): readonly Fixed<Wound>[] => figureOf(sight, figure).wounds;

/** WARBAND-CRIT-010: whether it has a Wound that counts by now. */
export const suffers = (sight: SkirmishSight, figure: FigureIndex, row: WoundRow): boolean =>
  woundsOf(sight, figure).some(({ wound, counts }) => counts && wound === row);

/** WARBAND-WOUND-018: whether it has this row of the table already, of either kind, counting or not. */
export const hasRow = (sight: SkirmishSight, figure: FigureIndex, row: WoundRow): boolean =>
  woundsOf(sight, figure).some(({ wound }) => wound === row);

/** WARBAND-WOUND-006, WARBAND-WOUND-019: how many Wounds of an NPC mean nothing to it. */
export const idleWounds = (sight: SkirmishSight, figure: FigureIndex): number =>
  rowOf(sight, figure).pc
    ? 0
    : woundsOf(sight, figure).filter(({ wound, counts }) => counts && IDLE_FOR_NPCS.has(wound)).length;

/** WARBAND-WOUND-017, WARBAND-WOUND-021: whether a hand serves for nothing. */
export const isLame = (sight: SkirmishSight, figure: FigureIndex, hand: 'left' | 'right'): boolean =>
  woundsOf(sight, figure).some(({ wound, side, counts }) => counts && wound === 'hand' && side === hand);

/** WARBAND-WOUND-021: what falls from hands that serve for nothing, by its places among the items. */
export const fallsFromHands = (sight: SkirmishSight, figure: FigureIndex): readonly number[] =>
  woundsOf(sight, figure).length === 0
    ? []
    : itemsOf(sight, figure).flatMap((carried, nth) => (fallsWith(sight, figure, carried) ? [nth] : []));

const fallsWith = (sight: SkirmishSight, figure: FigureIndex, { kept }: Fixed<Carried>): boolean => {
  if (kept === 'both') return isLame(sight, figure, 'left') || isLame(sight, figure, 'right');
  return (kept === 'left' || kept === 'right') && isLame(sight, figure, kept);
};

/** WARBAND-WOUND-004, WARBAND-WOUND-014, WARBAND-WOUND-022: slots that a Wound fills; a permanent Back keeps one for good. */
export const slotsOfWound = ({ wound, permanent, rested }: Pick<Wound, 'wound' | 'permanent' | 'rested'>): number =>
  (rested ? 0 : 1) + (wound === 'back' && (permanent || !rested) ? 1 : 0);

/** WARBAND-GEAR-004: whether an item fills a slot: what is worn as armour does not, nor what is not carried. */
export const fillsSlot = (carried: Pick<Carried, 'item' | 'kept'>): boolean =>
  isHeldInHand(carried) || carried.kept === 'packed' || (carried.kept === 'worn' && carried.item !== 'helmet');

/** WARBAND-GEAR-004: how many of its slots are free; less than none where something must be dropped. */
export const freeSlots = (sight: SkirmishSight, figure: FigureIndex): number =>
  SLOTS -
  itemsOf(sight, figure).filter(fillsSlot).length -
  woundsOf(sight, figure).reduce((sum, wound) => sum + slotsOfWound(wound), 0);

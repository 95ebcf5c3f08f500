import type { Carried, FigureIndex } from '../model/model.js';
import type { SkirmishSight } from '../model/skirmish.js';
import { figureOf } from './figures.js';
import { itemsOf } from './hands.js';

/** WARBAND-WOUND-017, WARBAND-WOUND-021: hands that cannot be used for anything. */
const uselessHands = (sight: SkirmishSight, figure: FigureIndex): readonly ('left' | 'right')[] =>
  figureOf(sight, figure).wounds.flatMap(({ wound, counts, side }) =>
    wound === 'hand' && counts && side !== null ? [side] : [],
  );

/** WARBAND-GEAR-001, WARBAND-WOUND-021: the hands that hold nothing and can, the right one first. */
export const freeHands = (sight: SkirmishSight, figure: FigureIndex): readonly ('left' | 'right')[] => {
  const taken = itemsOf(sight, figure).map(({ kept }) => kept);
  if (taken.includes('both')) return [];
  const useless = uselessHands(sight, figure);
  return (['right', 'left'] as const).filter((hand) => !taken.includes(hand) && !useless.includes(hand));
};

/** Whether what is held can be used: by a whole hand, or by two. */
export const isInUsableHand = (sight: SkirmishSight, figure: FigureIndex, { kept }: Pick<Carried, 'kept'>): boolean => {
  const useless = uselessHands(sight, figure);
  if (kept === 'both') return useless.length === 0;
  return (kept === 'left' || kept === 'right') && !useless.includes(kept);
};

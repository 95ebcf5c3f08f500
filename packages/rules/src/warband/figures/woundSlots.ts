import type { Wound } from '../model/model.js';

/** WARBAND-WOUND-004, WARBAND-WOUND-014, WARBAND-WOUND-022: slots that a Wound fills; a permanent Back keeps one for good. */
export const slotsOfWound = ({ wound, permanent, rested }: Pick<Wound, 'wound' | 'permanent' | 'rested'>): number =>
  (rested ? 0 : 1) + (wound === 'back' && (permanent || !rested) ? 1 : 0);

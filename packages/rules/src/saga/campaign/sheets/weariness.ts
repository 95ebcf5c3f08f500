import type { Character } from '../papers/model.js';

/**
 * SAGA-MOVE-043: how weary somebody is on the morning of a day: one step less for every calendar day since they were last
 * on the road.
 */
export const wearyOn = ({ weary }: Pick<Character, 'weary'>, day: number): number =>
  weary === undefined ? 0 : Math.max(0, weary.steps - Math.max(0, day - weary.on - 1));

import type { Combat, Square, Who } from '../model.js';
import { separation } from './ground.js';

// SAGA-DUEL-MULTI-003: those beyond four against one have no room, and wait for theirs.
export const MOST_AGAINST_ONE = 4;

/** How many stand against the lone fighter of a combat. */
export const attackersIn = ({ side1, side2 }: Combat): number => Math.max(side1.length, side2.length);

/**
 * SAGA-DUEL-MULTI-025: everyone of the larger side goes to one of the smaller, groups as even as can be, with the
 * least separation in all; of equals the assignment that comes first when the enemies' seats are written down.
 */
export const splitCombat = ({ side1, side2 }: Combat, at: readonly Square[]): Combat[] => {
  const [many, few] = side1.length >= side2.length ? [side1, side2] : [side2, side1];
  const least = Math.floor(many.length / few.length);
  const most = Math.ceil(many.length / few.length);
  let best: { readonly list: readonly Who[]; readonly cost: number } | null = null;
  const assign = (list: readonly Who[], cost: number): void => {
    if (list.length === many.length) {
      const sizes = few.map((one) => list.filter((enemy) => enemy === one).length);
      const even = sizes.every((size) => size >= Math.max(1, least) && size <= most);
      if (even && (best === null || cost < best.cost)) best = { list, cost };
      return;
    }
    const who = many[list.length] as Who;
    for (const enemy of few) assign([...list, enemy], cost + separation(at[who] as Square, at[enemy] as Square));
  };
  assign([], 0);
  const { list } = best as unknown as { readonly list: readonly Who[] };
  return few.map((one) => {
    const group = many.filter((_, i) => list[i] === one);
    return many === side1 ? { side1: group, side2: [one] } : { side1: [one], side2: group };
  });
};

// SAGA-DUEL-ROUND-025: individual combats come in the order of the earliest seat among their members.
export const inOrder = (combats: readonly Combat[]): Combat[] =>
  [...combats].sort((a, b) => Math.min(...a.side1, ...a.side2) - Math.min(...b.side1, ...b.side2));

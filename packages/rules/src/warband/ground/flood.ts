import type { Fixed } from '@warmoot/kernel';
import type { Field, SpaceIndex } from '../model/model.js';
import { DEAREST, endsAll, MOST_WAYS, OFF, stepCost, type Way, waysAll } from './paths.js';

/** Everywhere that can be walked to: what it costs, and the space before it on a cheapest way. −1: not reached. */
export interface Flood {
  readonly start: SpaceIndex;
  readonly cost: Int16Array;
  readonly from: Int16Array;
  /** The spaces that were reached, the cheapest first; the start is not among them. */
  readonly reached: readonly SpaceIndex[];
}

interface Walking {
  readonly start: SpaceIndex;
  readonly allowance: number;
  /** WARBAND-MOVE-018: whether the first step may cost more than there is. */
  readonly firstStepFree: boolean;
  readonly may: (from: SpaceIndex, way: Way) => boolean;
}

/** All cheapest ways at once, space by space outward. Whether a step is allowed hangs on its two ends alone. */
export const flood = (field: Fixed<Field>, { start, allowance, firstStepFree, may }: Walking): Flood => {
  const ways = waysAll(field);
  const ends = endsAll(field);
  const cost = new Int16Array(field.walls.length).fill(-1);
  const from = new Int16Array(field.walls.length).fill(-1);
  const reached: SpaceIndex[] = [];
  // What is to be looked at next, by its cost; a space to which a cheaper way was found is passed over later.
  const waiting: SpaceIndex[][] = Array.from({ length: Math.max(allowance, DEAREST) + 1 }, () => []);
  waiting[0]?.push(start);
  cost[start] = 0;
  for (let spent = 0; spent < waiting.length; spent++) {
    for (const at of waiting[spent] as readonly SpaceIndex[]) {
      if (cost[at] !== spent) continue;
      if (at !== start) reached.push(at);
      for (let nth = 0; nth < MOST_WAYS; nth++) {
        const to = ends[at * MOST_WAYS + nth] as number;
        if (to === OFF) break;
        const known = cost[to] as number;
        // No step is free: what was reached as cheaply as from here is passed over before anything else is looked up.
        if (known !== -1 && known <= spent + 1) continue;
        const total = spent + stepCost(field, to);
        if (known !== -1 && known <= total) continue;
        const isPaid = total <= allowance || (firstStepFree && at === start);
        if (!isPaid || !may(at, ways[at]?.[nth] as Way)) continue;
        cost[to] = total;
        from[to] = at;
        waiting[total]?.push(to);
      }
    }
  }
  return { start, cost, from, reached };
};

/** The cheapest way to a space that was reached, without the start. */
export const pathTo = ({ start, from }: Pick<Flood, 'start' | 'from'>, end: SpaceIndex): readonly SpaceIndex[] => {
  const path: SpaceIndex[] = [];
  for (let at = end; at !== start; at = from[at] as number) path.push(at);
  return path.reverse();
};

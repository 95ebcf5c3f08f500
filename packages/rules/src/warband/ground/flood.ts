import type { Fixed } from '@warmoot/kernel';
import type { Field, SpaceIndex } from '../model/model.js';
import { DEAREST, endsAll, MOST_WAYS, type Way, waysAll } from './paths.js';

/** The cost of a space that was not reached. */
export const UNREACHED = 0x7fff;

/** Everywhere that can be walked to: what it costs, and of what was reached the space before it on a cheapest way. */
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
  /** What it costs to enter each space. */
  readonly costs: Uint8Array;
  readonly may: (from: SpaceIndex, way: Way) => boolean;
}

/** All cheapest ways at once, space by space outward. Whether a step is allowed hangs on its two ends alone. */
export const flood = (field: Fixed<Field>, { start, allowance, firstStepFree, costs, may }: Walking): Flood => {
  const ways = waysAll(field);
  const ends = endsAll(field);
  const cost = new Int16Array(ways.length).fill(UNREACHED);
  const from = new Int16Array(ways.length);
  const reached: SpaceIndex[] = [];
  // What is to be looked at now, and for one more and two more; a space to which a cheaper way was found is passed over.
  let [now, next, later]: [SpaceIndex[], SpaceIndex[], SpaceIndex[]] = [[start], [], []];
  cost[start] = 0;
  for (let spent = 0; now.length + next.length > 0; spent++) {
    for (let i = 0; i < now.length; i++) {
      const at = now[i] as SpaceIndex;
      if (cost[at] !== spent) continue;
      if (at !== start) reached.push(at);
      const most = firstStepFree && at === start ? Math.max(allowance, DEAREST) : allowance;
      if (spent >= most) continue;
      const first = at * MOST_WAYS;
      const last = first + MOST_WAYS;
      for (let nth = first; nth < last; nth++) {
        const to = ends[nth] as number;
        // OFF: it has no more ways.
        if (to < 0) break;
        // No step is free: what was reached as cheaply as from here is passed over before anything else is looked up.
        const known = cost[to] as number;
        if (known <= spent + 1) continue;
        const total = spent + (costs[to] as number);
        if (total > most || known <= total) continue;
        if (!may(at, (ways[at] as readonly Way[])[nth - first] as Way)) continue;
        cost[to] = total;
        from[to] = at;
        (total === spent + 1 ? next : later).push(to);
      }
    }
    [now, next, later] = [next, later, []];
  }
  return { start, cost, from, reached };
};

/** The cheapest way to a space that was reached, without the start. */
export const pathTo = ({ start, from }: Pick<Flood, 'start' | 'from'>, end: SpaceIndex): readonly SpaceIndex[] => {
  const path: SpaceIndex[] = [];
  for (let at = end; at !== start; at = from[at] as number) path.push(at);
  return path.reverse();
};

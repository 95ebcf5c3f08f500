import { type IndexTable, OFF_BOARD } from './hexBoard.js';

/** What stands on a hex, as one who walks sees it. */
export const FREE = 0;
/** It can be walked through, but no walk ends there. */
export const PASSED = 1;
/** Nobody can walk there. */
export const BARRED = 2;

/** What the ground allows, by edge and by hex. It never changes, and many walks share it. */
export interface Ways {
  /** By edge: the hex one can step to, or OFF_BOARD. */
  readonly steps: IndexTable;
  /** By hex: what it costs to enter it, a whole number. */
  readonly costs: IndexTable;
}

/** A walk from a hex for so much. */
export interface Outing {
  readonly from: number;
  readonly budget: number;
  /** The one hex that is wanted, or OFF_BOARD where all are. */
  readonly goal: number;
}

/**
 * Where walks are worked out. `standing` and `halts` are the caller's to write, and to wipe; the rest belongs to `walk`.
 * One room serves any number of walks, one after the other, so that a walk makes nothing.
 */
export interface WalkRoom {
  /** By hex: FREE, PASSED or BARRED. */
  readonly standing: Uint8Array;
  /** By hex: 1 where a walk must end once it comes there. */
  readonly halts: Uint8Array;
  /** The hexes where the last walk may end. */
  readonly found: Int16Array;
  readonly search: Search;
}

/** What the last search has seen, and how it came there. */
interface Search {
  number: number;
  from: number;
  /** The last hex before coming back to the start, or OFF_BOARD. */
  backFrom: number;
  /** By hex: the number of the search that saw it last. */
  readonly seen: Int32Array;
  readonly cameFrom: Int16Array;
  /** By hex that was seen: what was spent on the way there. */
  readonly spent: Int16Array;
  /** Hexes by what was spent on the way there, a row of the board's size for each sum. */
  levels: Int16Array;
  counts: Int32Array;
}

/** Room for walks on a board of so many hexes. */
export const walkRoom = (size: number): WalkRoom => ({
  standing: new Uint8Array(size),
  halts: new Uint8Array(size),
  found: new Int16Array(size + 1),
  search: {
    number: 0,
    from: OFF_BOARD,
    backFrom: OFF_BOARD,
    seen: new Int32Array(size),
    cameFrom: new Int16Array(size),
    spent: new Int16Array(size),
    levels: new Int16Array(0),
    counts: new Int32Array(0),
  },
});

const begin = (search: Search, size: number, { from, budget }: Outing): number => {
  if (search.counts.length <= budget) {
    search.levels = new Int16Array(size * (budget + 1));
    search.counts = new Int32Array(budget + 1);
  }
  search.counts.fill(0);
  search.from = from;
  search.backFrom = OFF_BOARD;
  search.number++;
  search.seen[from] = search.number;
  search.cameFrom[from] = OFF_BOARD;
  search.levels[0] = from;
  search.counts[0] = 1;
  return search.number;
};

/**
 * Where a walk may end, into `found`, the goal last where there is one; returns how many. It leads from hex to hex, never
 * onto who is BARRED, through who is PASSED, and no farther from where it must halt. Such a hex can be entered only if it
 * is free. The start can be come back to. Once the goal is found, nothing more is looked for.
 *
 * Cheap hexes are left before dear ones, and entering a hex costs the same from everywhere. So the first way that is
 * found to a hex is a cheapest one, and no hex need be looked at twice.
 */
export const walk = (room: WalkRoom, { steps, costs }: Ways, outing: Outing): number => {
  const { standing, halts, found, search } = room;
  const { from, budget, goal } = outing;
  const size = standing.length;
  const now = begin(search, size, outing);
  const { seen, cameFrom, spent, levels, counts } = search;
  let many = 0;
  for (let paid = 0; paid < budget; paid++) {
    for (let i = 0; i < (counts[paid] as number); i++) {
      const here = levels[paid * size + i] as number;
      for (let edge = here * 6; edge < here * 6 + 6; edge++) {
        const next = steps[edge] as number;
        if (next < 0) continue;
        if (seen[next] === now) {
          if (next === from && search.backFrom === OFF_BOARD && paid + (costs[from] as number) <= budget) {
            search.backFrom = here;
          }
          continue;
        }
        const sum = paid + (costs[next] as number);
        if (sum > budget) continue;
        const who = standing[next] as number;
        if (who !== FREE && (who === BARRED || halts[next] === 1)) continue;
        seen[next] = now;
        cameFrom[next] = here;
        spent[next] = sum;
        if (who === FREE) found[many++] = next;
        if (next === goal) return many;
        if (halts[next] === 1) continue;
        levels[sum * size + (counts[sum] as number)] = next;
        (counts[sum] as number)++;
      }
    }
  }
  if (search.backFrom !== OFF_BOARD) found[many++] = from;
  return many;
};

/** The hexes entered on the last walk's way to a hex that it found, that hex being the last. */
export const wayTo = ({ search: { from, backFrom, cameFrom } }: WalkRoom, to: number): number[] => {
  const way = [to];
  let here = to === from ? backFrom : (cameFrom[to] as number);
  for (; here !== from && here !== OFF_BOARD; here = cameFrom[here] as number) way.push(here);
  return way.reverse();
};

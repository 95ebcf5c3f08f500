import type { Fixed } from '@warmoot/kernel';
import { neighboursOf, spanOf } from '../movement/roads/roads.js';
import type { Roads } from '../movement/roads/setup.js';

type RouteMap = Fixed<Roads>;

/** The spans in which somebody may be, and whether one movement may be paid already into a Closed span beside it. */
export type Places = ReadonlyMap<string, boolean>;

/** What is known of somebody who goes where nobody sees it. */
export interface Mover {
  /** The most movement that it can have in a day. */
  readonly moves: number;
  readonly boats: boolean;
}

/** The spans that it may go in a day without paying for them, and where the first of them may begin. */
export interface Aside {
  readonly most: number;
  readonly isFrom: (span: string) => boolean;
}

export const NO_ASIDE: Aside = { most: 0, isFrom: () => false };

/** Whether anybody can be in a span at all. */
export const isEnterable = ({ ground, afloat, crossing }: Fixed<Roads>['spans'][number]): boolean =>
  ground !== 'impassable' || afloat || crossing !== undefined;

/** What it costs at the least to march into a span; null where that takes a named way, or cannot be. */
const leastCost = (roads: RouteMap, key: string, { boats }: Mover): number | null => {
  const { ground, afloat } = spanOf(roads, key);
  if (ground === 'open' || (boats && afloat)) return 1;
  return ground === 'closed' ? 2 : null;
};

/** Where somebody is in the middle of a day. */
interface Stand {
  readonly at: string;
  /** The spans that it has gone for nothing. */
  readonly free: number;
  readonly spent: number;
  /** What is paid already into a Closed span beside it. */
  readonly paid: 0 | 1;
}

/**
 * Where somebody may be in the course of a day, and in its evening: however it has marched (SAGA-MOVE-009, SAGA-MOVE-014),
 * over a named way at the cost of the whole day (SAGA-MOVE-013), and aside before others for nothing.
 */
export const throughADay = (roads: RouteMap, from: Places, mover: Mover, aside: Aside): Places => {
  // Who may be anywhere may be anywhere the day after.
  if (from.size >= roads.spans.filter(isEnterable).length) return from;
  const least = new Map<string, number>();
  const after = new Map<string, boolean>();
  const todo: Stand[] = [];
  const put = (stand: Stand): void => {
    const key = `${stand.free} ${stand.at}`;
    if (stand.spent > mover.moves || (least.get(key) ?? Number.POSITIVE_INFINITY) <= stand.spent) return;
    least.set(key, stand.spent);
    after.set(stand.at, (after.get(stand.at) ?? false) || stand.spent < mover.moves || stand.paid > 0);
    todo.push(stand);
  };
  for (const [at, isPaid] of from) put({ at, free: 0, spent: 0, paid: isPaid ? 1 : 0 });
  for (let stand = todo.shift(); stand !== undefined; stand = todo.shift()) {
    const { at, free, spent, paid } = stand;
    const isMorning = free === 0 && spent === 0;
    const mayStepAside = free < aside.most && (free > 0 || aside.isFrom(at));
    for (const to of neighboursOf(roads, at)) {
      const cost = leastCost(roads, to, mover);
      if (cost !== null) put({ at: to, free, spent: spent + cost - (cost === 2 ? paid : 0), paid: 0 });
      else if (isMorning && spanOf(roads, to).crossing !== undefined)
        put({ at: to, free, spent: mover.moves, paid: 0 });
      if (mayStepAside && isEnterable(spanOf(roads, to))) put({ at: to, free: free + 1, spent, paid: 0 });
    }
  }
  return after;
};

/** The spans no farther from some than others can see, by scouts at the farthest (SAGA-MOVE-016). */
export const inSightOf = (roads: RouteMap, spans: Iterable<string>): ReadonlySet<string> => {
  const near = new Set(spans);
  for (let step = 0; step < 2; step++)
    for (const at of [...near]) for (const to of neighboursOf(roads, at)) near.add(to);
  return near;
};

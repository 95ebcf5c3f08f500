import { type HexBoard, OFF_BOARD } from './hexBoard.js';

/** The cost of a step that cannot be taken. */
export const BLOCKED = -1;

/** The cost of getting to a hex that cannot be reached, or not within the budget. */
export const OUT_OF_REACH = -1;

/**
 * What it costs to step from one hex into a neighbour: a whole number from 0, or BLOCKED. The way back is asked apart.
 * `edge` is the edge crossed, as `HexBoard` numbers it.
 */
export type StepCost = (from: number, to: number, edge: number) => number;

/** How far one may walk; the budget may be Infinity. */
export interface Walk {
  readonly budget: number;
  readonly cost: StepCost;
}

/** A walk with a goal. */
export interface Journey extends Walk {
  readonly to: number;
}

/** The cheapest ways from one hex to all others, in tables by index. */
export interface Reach {
  readonly from: number;
  /** The cost of getting there, or OUT_OF_REACH. */
  readonly costs: readonly number[];
  /** The hex before it on the way, or OFF_BOARD where there is none. */
  readonly cameFrom: readonly number[];
}

/** Dijkstra's search with one bucket for each cost, until the goal or everything within the budget is settled. */
const spread = ({ blank, neighbours }: HexBoard, from: number, { to, budget, cost }: Journey): Reach => {
  const costs = blank.slice();
  const cameFrom = blank.slice();
  const buckets: number[][] = [[from]];
  costs[from] = 0;
  for (let spent = 0; spent < buckets.length; spent++) {
    const bucket = buckets[spent] ?? [];
    for (let i = 0; i < bucket.length; i++) {
      const at = bucket[i] as number;
      if (at === to) return { from, costs, cameFrom };
      if (costs[at] !== spent) continue; // A cheaper way has been found since.
      for (let edge = at * 6; edge < at * 6 + 6; edge++) {
        const next = neighbours[edge] as number;
        if (next === OFF_BOARD) continue;
        const known = costs[next] as number;
        if (known <= spent && known !== OUT_OF_REACH) continue;
        const step = cost(at, next, edge);
        const sum = spent + step;
        if (step === BLOCKED || sum > budget || (known !== OUT_OF_REACH && known <= sum)) continue;
        costs[next] = sum;
        cameFrom[next] = at;
        const later = buckets[sum];
        if (later === undefined) buckets[sum] = [next];
        else later.push(next);
      }
    }
  }
  return { from, costs, cameFrom };
};

/** The cheapest way to every hex within the budget; of equally cheap ways always the same one is found. */
export const reach = (board: HexBoard, from: number, { budget, cost }: Walk): Reach =>
  spread(board, from, { to: OFF_BOARD, budget, cost });

/** The hexes within reach, the start among them, in the order of the board. */
export const reached = ({ costs }: Reach): readonly number[] => {
  const hexes: number[] = [];
  for (let index = 0; index < costs.length; index++) if (costs[index] !== OUT_OF_REACH) hexes.push(index);
  return hexes;
};

/** The way to a hex, start and goal included, or null if it is out of reach. */
export const pathTo = ({ costs, cameFrom }: Reach, to: number): readonly number[] | null => {
  if (to === OFF_BOARD || costs[to] === OUT_OF_REACH) return null;
  const hexes: number[] = [];
  for (let at = to; at !== OFF_BOARD; at = cameFrom[at] as number) hexes.push(at);
  return hexes.reverse();
};

/** The cheapest way from one hex to another, both included, or null if the budget allows none. */
export const path = (board: HexBoard, from: number, journey: Journey): readonly number[] | null =>
  pathTo(spread(board, from, journey), journey.to);

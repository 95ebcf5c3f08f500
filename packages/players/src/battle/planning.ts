import { saga } from '@warmoot/rules';
import { type Budget, isUsedUp } from '../player.js';
import type { Position } from './position.js';
import { worthAfterReply } from './reply.js';

/** Where a unit may go, and how many spaces that is; 0 where it stays. */
export interface Way {
  readonly to: number;
  readonly spaces: number;
}

/** A way that was looked at, and what the whole plan is worth with it. */
export interface Looked {
  readonly way: Way;
  readonly worth: number;
}

export interface Plan {
  /** By unit: where it is to go. */
  readonly ways: ReadonlyMap<number, Way>;
  readonly worth: number;
  /** By unit: what was looked at when its way was last thought over. */
  readonly looked: ReadonlyMap<number, readonly Looked[]>;
}

/**
 * Tries ways of one unit, with all others where they are, and puts it where the plan is worth most. `counts` is asked of
 * a way that seems better than all before.
 */
const bestWay = (
  position: Position,
  budget: Budget,
  unit: number,
  now: Looked,
  { ways, look, counts }: { ways: readonly Way[]; look: () => number; counts: () => boolean },
): { readonly best: Looked; readonly looked: readonly Looked[] } => {
  const { board } = position;
  let best = now;
  const looked = [now];
  for (const way of ways) {
    if (way === now.way || board.at.some((at, other) => at === way.to && other !== unit)) continue;
    if (isUsedUp(budget, position.nodes)) break;
    board.put(unit, way.to, way.spaces);
    const seen = { way, worth: look() };
    looked.push(seen);
    if (seen.worth > best.worth + 1e-9 && counts()) best = seen;
  }
  board.put(unit, best.way.to, best.way.spaces);
  return { best, looked };
};

/** Improves where units stand, one after the other, until no single unit could do better or the time is up. */
export const improved = (
  position: Position,
  ways: ReadonlyMap<number, readonly Way[]>,
  begin: ReadonlyMap<number, Way>,
  budget: Budget,
): Plan => {
  const chosen = new Map(begin);
  const looked = new Map<number, readonly Looked[]>();
  for (const [unit, way] of begin) position.board.put(unit, way.to, way.spaces);
  let worth = position.worth();
  for (let pass = 0; pass < 3 && !isUsedUp(budget, position.nodes); pass++) {
    const before = worth;
    for (const [unit, all] of ways) {
      const now = { way: chosen.get(unit) as Way, worth };
      const trying = { ways: all, look: () => position.worth(), counts: () => true };
      const found = bestWay(position, budget, unit, now, trying);
      chosen.set(unit, found.best.way);
      looked.set(unit, found.looked);
      worth = found.best.worth;
    }
    if (worth <= before + 1e-9) break;
  }
  return { ways: chosen, worth, looked };
};

/** So many other ways of each unit are thought over. */
const ALTERNATIVES = 8;

/** Thinks a plan over with what the enemy may do about it: one unit may go another way after all. */
const secondThoughts = (position: Position, plan: Plan, budget: Budget): Plan => {
  if (position.stillToMove().length === 0) return plan;
  const ways = new Map(plan.ways);
  let worth = worthAfterReply(position, budget);
  for (const [unit, looked] of plan.looked) {
    const others = [...looked].sort((a, b) => b.worth - a.worth).slice(0, ALTERNATIVES);
    const { best } = bestWay(
      position,
      budget,
      unit,
      { way: ways.get(unit) as Way, worth },
      {
        ways: others.map(({ way }) => way),
        look: () => worthAfterReply(position, budget),
        // What was not thought through to the end says nothing.
        counts: () => budget.spent?.() !== true,
      },
    );
    ways.set(unit, best.way);
    worth = best.worth;
  }
  return { ways, worth, looked: plan.looked };
};

/** A plan for the phase that is being played. */
export const planMoves = (position: Position, budget: Budget): Plan => {
  const { board, side } = position;
  const { sight, at } = board;
  const near = (unit: number): number => position.away[at[unit] as number] as number;
  const movers = at
    .flatMap((_, unit) => (saga.battle.mayMove(sight, side, unit) ? [unit] : []))
    .sort((a, b) => near(a) - near(b));
  const stay = new Map(movers.map((unit) => [unit, { to: at[unit] as number, spaces: 0 }]));
  const ways = new Map(
    movers.map((unit) => [
      unit,
      [
        stay.get(unit) as Way,
        ...saga.battle
          .reachFrom(sight, unit)
          .map(({ to, path }) => ({ to, spaces: path.length }))
          .filter(({ to }) => to !== at[unit]),
      ],
    ]),
  );
  const plan = improved(position, ways, stay, budget);
  return secondThoughts(position, plan, budget);
};

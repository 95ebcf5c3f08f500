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

/** Improves where units stand, one after the other, until nothing is better or the time is up. */
class Planning {
  readonly position: Position;
  private readonly ways: ReadonlyMap<number, readonly Way[]>;
  private readonly budget: Budget;
  private readonly chosen = new Map<number, Way>();
  private readonly looked = new Map<number, readonly Looked[]>();

  constructor(position: Position, ways: ReadonlyMap<number, readonly Way[]>, budget: Budget) {
    this.position = position;
    this.ways = ways;
    this.budget = budget;
  }

  private get done(): boolean {
    return isUsedUp(this.budget, this.position.nodes);
  }

  private put(unit: number, way: Way): void {
    this.position.board.put(unit, way.to, way.spaces);
    this.chosen.set(unit, way);
  }

  /** The best place for one unit, with all others where they are. */
  private improve(unit: number, worth: number): number {
    const { board } = this.position;
    const before = this.chosen.get(unit) as Way;
    let [best, most] = [before, worth];
    const looked: Looked[] = [{ way: before, worth }];
    for (const way of this.ways.get(unit) as readonly Way[]) {
      if (way === before || board.at.some((at, other) => at === way.to && other !== unit)) continue;
      if (this.done) break;
      board.put(unit, way.to, way.spaces);
      const now = this.position.worth();
      looked.push({ way, worth: now });
      if (now > most + 1e-9) [best, most] = [way, now];
    }
    this.put(unit, best);
    this.looked.set(unit, looked);
    return most;
  }

  /** From a first idea to where no single unit could do better. */
  run(begin: ReadonlyMap<number, Way>): Plan {
    for (const [unit, way] of begin) this.put(unit, way);
    let worth = this.position.worth();
    for (let pass = 0; pass < 3 && !this.done; pass++) {
      const before = worth;
      for (const unit of this.ways.keys()) worth = this.improve(unit, worth);
      if (worth <= before + 1e-9) break;
    }
    return { ways: new Map(this.chosen), worth, looked: this.looked };
  }
}

/** The best places that can be found for units that start out so. */
export const improved = (
  position: Position,
  ways: ReadonlyMap<number, readonly Way[]>,
  begin: ReadonlyMap<number, Way>,
  budget: Budget,
): Plan => new Planning(position, ways, budget).run(begin);

/** So many other ways of each unit are thought over. */
const ALTERNATIVES = 8;

/** Thinks a plan over with what the enemy may do about it: one unit may go another way after all. */
const secondThoughts = (position: Position, plan: Plan, budget: Budget): Plan => {
  const { board } = position;
  if (position.stillToMove().length === 0) return plan;
  const ways = new Map(plan.ways);
  let worth = worthAfterReply(position, budget);
  for (const [unit, looked] of plan.looked) {
    const before = ways.get(unit) as Way;
    let best = before;
    const others = [...looked].sort((a, b) => b.worth - a.worth).slice(0, ALTERNATIVES);
    for (const { way } of others) {
      if (way === before || board.at.some((at, other) => at === way.to && other !== unit)) continue;
      if (isUsedUp(budget, position.nodes)) break;
      board.put(unit, way.to, way.spaces);
      const now = worthAfterReply(position, budget);
      // What was not thought through to the end says nothing.
      if (now > worth + 1e-9 && budget.spent?.() !== true) [best, worth] = [way, now];
    }
    board.put(unit, best.to, best.spaces);
    ways.set(unit, best);
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

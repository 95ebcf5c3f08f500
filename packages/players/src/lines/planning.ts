import { type war, warband } from '@warmoot/rules';
import { type Budget, isUsedUp } from '../player.js';
import type { Intent } from './intent.js';
import { plainly } from './intents.js';
import { type Sight, type Unit, unitAt } from './sight.js';
import { Worth } from './worth.js';

/** By how much another plan must be better. */
const BETTER = 1e-6;
/** What it costs to count on a place that is taken. */
const CROWDED = 3;
/** How often the plan of every unit is gone through. */
const PASSES = 2;

/** What each unit means to do; who is not in it stays as it is. */
export type Plan = ReadonlyMap<number, Intent>;
export type Intents = ReadonlyMap<number, readonly Intent[]>;

/** What the enemies do while one does what one means to do. */
interface Others {
  readonly then: (plan: Iterable<Intent>) => Sight;
}

/** The search for what all units of a side do together. */
export class Planning {
  nodes = 0;
  private readonly sight: Sight;
  readonly worths: Worth;
  private readonly budget: Budget;
  private readonly others: Others;

  constructor(sight: Sight, side: war.Side, budget: Budget, others: Others) {
    this.sight = sight;
    this.others = others;
    this.worths = new Worth(sight, side);
    this.budget = budget;
  }

  private get isSpent(): boolean {
    return isUsedUp(this.budget, this.nodes);
  }

  worth(plan: Plan): number {
    this.nodes++;
    const shots = [...plan.values()].flatMap((one) => one.shots);
    const then = this.others.then(plan.values());
    return this.worths.of(then, shots) - CROWDED * this.crowding(then, plan);
  }

  /** WARBAND-GRID-009: two that mean to stand in one place: one of them will not. */
  private crowding(then: Sight, plan: Plan): number {
    const { field } = then.given;
    const { units } = then.open;
    let crowded = 0;
    for (const { unit, change } of plan.values()) {
      if (change.at === undefined) continue;
      const own = unitAt(then, unit);
      const inTheWay = units.some(
        (other, nth) =>
          nth !== unit && other.at >= 0 && other.side === own.side && warband.areOverlapping(field, own, other as Unit),
      );
      if (inTheWay) crowded++;
    }
    return crowded;
  }

  private improved(from: Plan, intents: Intents): { plan: Plan; worth: number } {
    let best = { plan: from, worth: this.worth(from) };
    for (let pass = 0; pass < PASSES; pass++) {
      const before = best.worth;
      for (const [unit, some] of intents)
        for (const intent of [null, ...some]) {
          if (this.isSpent) return best;
          const others = [...best.plan].filter(([one]) => one !== unit);
          const plan = new Map(intent === null ? others : [...others, [unit, intent] as const]);
          const worth = this.worth(plan);
          if (worth > best.worth + BETTER) best = { plan, worth };
        }
      if (best.worth <= before + BETTER) break;
    }
    return best;
  }

  /** What every unit does without much thought. */
  plain(intents: Intents): Plan {
    const plan = new Map<number, Intent>();
    for (const [unit, some] of intents) {
      const intent = plainly(this.sight, unit, some, this.worths);
      if (intent !== null) plan.set(unit, intent);
    }
    return plan;
  }

  /** The best plan that is found: from the plain one, and from staying. */
  best(intents: Intents): { plan: Plan; worth: number } {
    const bold = this.improved(this.plain(intents), intents);
    if (this.isSpent || bold.plan.size === 0) return bold;
    const stayed = this.improved(new Map(), intents);
    return stayed.worth > bold.worth ? stayed : bold;
  }
}

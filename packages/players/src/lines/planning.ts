import type { war } from '@warmoot/rules';
import { type Budget, isUsedUp } from '../player.js';
import { type Intent, plainly } from './intents.js';
import { type Sight, supposing, type Unit, unitAt } from './sight.js';
import { Worth } from './worth.js';

/** By how much another plan must be better. */
const BETTER = 1e-6;
/** How often the plan of every unit is gone through. */
const PASSES = 2;

/** What each unit means to do; who is not in it stays as it is. */
export type Plan = ReadonlyMap<number, Intent>;
export type Intents = ReadonlyMap<number, readonly Intent[]>;

/** The search for what all units of a side do together. */
export class Planning {
  nodes = 0;
  private readonly sight: Sight;
  readonly worths: Worth;
  private readonly budget: Budget;

  constructor(sight: Sight, side: war.Side, budget: Budget) {
    this.sight = sight;
    this.worths = new Worth(sight, side);
    this.budget = budget;
  }

  private get isSpent(): boolean {
    return isUsedUp(this.budget, this.nodes);
  }

  worth(plan: Plan): number {
    this.nodes++;
    const changes = new Map<number, Partial<Unit>>([...plan].map(([unit, { change }]) => [unit, change]));
    const shots = [...plan.values()].flatMap((one) => one.shots);
    const without = new Set([...plan.values()].flatMap((one) => one.without));
    return this.worths.of(supposing(this.sight, changes), shots, without) - this.crowding(plan);
  }

  /** Two that mean to stand in one place: one of them will not. */
  private crowding(plan: Plan): number {
    const ends = [...plan.values()].flatMap(({ unit, change }) =>
      change.at === undefined || change.at === unitAt(this.sight, unit).at ? [] : [change.at],
    );
    return ends.length - new Set(ends).size;
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

import type { Fixed } from '@warmoot/kernel';
import { war, warband } from '@warmoot/rules';
import { type Budget, isUsedUp } from '../player.js';
import { nearestTo, type Sight, supposing } from './sight.js';
import { afterSaid, charging, type Intent, type Shots, walked } from './supposed.js';
import { Worth } from './worth.js';

/** How likely the enemies are taken to charge who is nearest, where they act before us. */
const CHARGING = 0.65;
/** By how much another plan must be better. */
const BETTER = 1e-6;
/** How often the plan of every figure is gone through. */
const PASSES = 2;

/** What each figure means to do; who is not in it stays as it is. */
export type Plan = ReadonlyMap<number, Intent>;
type Intents = ReadonlyMap<number, readonly Intent[]>;

/** Where a figure would be then; undefined where it stays. */
const endOf = ({ change, said }: Intent): number | undefined => said?.path.at(-1) ?? change.at;

const isCharge = ({ change, said }: Intent): boolean =>
  change.charged !== undefined || (said !== null && said.target !== null);

const shotsIn = (plan: Plan): Shots => {
  const all = new Map<number, (readonly number[])[]>();
  for (const { shots } of plan.values())
    for (const [figure, odds] of shots) all.set(figure, [...(all.get(figure) ?? []), ...odds]);
  return all;
};

/** Weighs plans of a side, each by the expected figures of the blows that follow. */
export class Planning {
  nodes = 0;
  private readonly sight: Sight;
  private readonly side: war.Side;
  private readonly budget: Budget;
  private readonly weigher: Worth;
  /** How the enemies may stand before our side goes: as they are now, or where they charge. */
  private readonly worlds: readonly (readonly [chance: number, sight: Sight])[];

  constructor(sight: Sight, side: war.Side, budget: Budget, ahead: boolean) {
    this.sight = sight;
    this.side = side;
    this.budget = budget;
    this.weigher = new Worth(sight, side);
    const foes = warband.hereOf(sight, war.otherSide(side));
    // Those who have let rounds go by are less likely to come now.
    const likely = CHARGING / (1 + sight.open.quiet);
    this.worlds = ahead
      ? [
          [1 - likely, sight],
          [likely, charging(sight, foes)],
        ]
      : [[1, sight]];
  }

  get isSpent(): boolean {
    return isUsedUp(this.budget, this.nodes);
  }

  /** The fight when a plan has been carried out, and then all that the enemies have announced. */
  private after(world: Sight, plan: Plan): Sight {
    const changes = new Map<number, Partial<Fixed<warband.Figure>>>();
    for (const { figure, change, said } of plan.values()) if (said === null) changes.set(figure, change);
    let then = supposing(world, changes);
    for (const { figure, said } of plan.values())
      if (said !== null) then = supposing(then, new Map([[figure, walked(then, figure, said)]]));
    return afterSaid(then, warband.hereOf(then, war.otherSide(this.side)));
  }

  worth(plan: Plan, changed: ReadonlyMap<number, Partial<Fixed<warband.Figure>>> = new Map()): number {
    const shots = shotsIn(plan);
    return this.worlds.reduce((sum, [chance, world]) => {
      this.nodes++;
      const now = changed.size === 0 ? world : supposing(world, changed);
      return sum + chance * this.weigher.of(this.after(now, plan), shots);
    }, 0);
  }

  /** Goes through all figures and gives each the best that it can do while the others do as planned. */
  private improved(from: Plan, intents: Intents): { plan: Plan; worth: number } {
    let [plan, worth] = [from, this.worth(from)];
    for (let pass = 0; pass < PASSES; pass++) {
      const before = worth;
      for (const [figure, some] of intents) {
        const others = new Map([...plan].filter(([one]) => one !== figure));
        const taken = new Set([...others.values()].flatMap((other) => endOf(other) ?? []));
        let [best, most] = [plan, worth];
        const candidates = plan.has(figure) ? [null, ...some] : some;
        for (const one of candidates) {
          if (this.isSpent) return { plan: best, worth: most };
          const end = one === null ? undefined : endOf(one);
          if (one !== null && (one === plan.get(figure) || (end !== undefined && taken.has(end)))) continue;
          const other = one === null ? others : new Map([...others, [figure, one]]);
          const value = this.worth(other);
          if (value > most + BETTER) [best, most] = [other, value];
        }
        [plan, worth] = [best, most];
      }
      if (worth <= before + BETTER) break;
    }
    return { plan, worth };
  }

  /** Everybody does the first thing of a kind that leads to a space of its own. */
  private together(intents: Intents, first: (some: readonly Intent[]) => readonly Intent[]): Plan {
    const plan = new Map<number, Intent>();
    const taken = new Set<number>();
    for (const [figure, some] of intents) {
      const one = first(some).find((intent) => !taken.has(endOf(intent) ?? -1));
      if (one === undefined) continue;
      taken.add(endOf(one) ?? -1);
      plan.set(figure, one);
    }
    return plan;
  }

  /** Where a search begins: nobody does anything, all charge who can, and all go as near as they can; what looks best first. */
  private starts(intents: Intents): readonly Plan[] {
    const [sight, foes] = [this.sight, warband.hereOf(this.sight, war.otherSide(this.side))];
    const away = (one: Intent): number => nearestTo(sight, endOf(one) as number, foes);
    const walks = (some: readonly Intent[]): readonly Intent[] =>
      some.filter((one) => !isCharge(one) && one.change.wholeRound !== true && (endOf(one) ?? -1) >= 0);
    const bold = this.together(intents, (some) => some.filter(isCharge));
    const near = this.together(intents, (some) => walks(some).toSorted((a, b) => away(a) - away(b)));
    return [new Map(), bold, near]
      .filter((plan, nth) => nth === 0 || plan.size > 1)
      .map((plan) => ({ plan, worth: this.worth(plan) }))
      .sort((a, b) => b.worth - a.worth)
      .map(({ plan }) => plan);
  }

  /** The best plan that is found. */
  best(intents: Intents): { plan: Plan; worth: number } {
    const [first, ...others] = this.starts(intents);
    let best = this.improved(first as Plan, intents);
    for (const start of others) {
      if (this.isSpent) break;
      const other = this.improved(start, intents);
      if (other.worth > best.worth) best = other;
    }
    return best;
  }
}

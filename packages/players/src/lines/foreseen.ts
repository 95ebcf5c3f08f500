import { war, warband } from '@warmoot/rules';
import { couldCharge, meetsAt, wayTo } from './approach.js';
import type { Intent } from './intent.js';
import { hasTargets, hereOf, isEngaged, isRouted, reachOf, type Sight, supposing, type Unit, unitAt } from './sight.js';

/** How far the front of a unit is from the middle of another's front when they meet. */
const gapTo = (sight: Sight, foe: number, unit: number): number => {
  const { ranks } = unitAt(sight, unit);
  const side = meetsAt(sight, foe, unit);
  if (side === 'front') return 1;
  return side === 'rear' ? ranks.length : Math.floor((ranks[0]?.slots.length ?? 1) / 2) + 1;
};

/** The enemy that a unit would go for: the nearest that it can charge, or else the nearest. */
const goalOf = (sight: Sight, foe: number, own: readonly number[], reach: number): number | undefined => {
  const charged = own.filter((unit) => couldCharge(sight, foe, unit, reach));
  const some = charged.length > 0 ? charged : own;
  return [...some].sort((a, b) => wayTo(sight, foe, a) - wayTo(sight, foe, b))[0];
};

/** Where a unit would go if it went straight for its nearest enemy. */
const comesTo = (sight: Sight, foe: number, own: readonly number[]): Partial<Unit> | null => {
  const { field } = sight.given;
  const { at, facing } = unitAt(sight, foe);
  const reach = reachOf(sight, foe);
  const goal = goalOf(sight, foe, own, reach);
  if (goal === undefined) return null;
  const [from, to] = [warband.spaceOf(field, at), warband.spaceOf(field, unitAt(sight, goal).at)];
  const [dx, dy] = warband.STEPS[facing];
  const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy - gapTo(sight, foe, goal);
  const steps = Math.min(ahead, reach);
  if (steps <= 0) return null;
  const aside = (by: number): number => Math.sign(by) * Math.min(Math.abs(by), steps);
  const x = dx === 0 ? from.x + aside(to.x - from.x) : from.x + steps * dx;
  const y = dy === 0 ? from.y + aside(to.y - from.y) : from.y + steps * dy;
  const end = warband.spaceAt(field, x, y);
  return end < 0 ? null : ({ at: end, charged: steps === ahead ? goal : -1 } as Partial<Unit>);
};

/** WARBAND-MOVE-002: what enemies are likely to do who act before those who have announced what they do. */
export class Foreseen {
  private readonly sight: Sight;
  private readonly there: Sight;
  private readonly foes: readonly Unit[];

  constructor(sight: Sight, side: war.Side) {
    this.sight = sight;
    const own = hereOf(sight, side);
    const all = hereOf(sight, war.otherSide(side));
    const changes = new Map<number, Partial<Unit>>();
    for (const foe of all) {
      if (isRouted(sight, foe) || hasTargets(sight, foe) || isEngaged(sight, foe)) continue;
      const change = comesTo(sight, foe, own);
      if (change !== null) changes.set(foe, change);
    }
    this.there = supposing(sight, changes);
    this.foes = all.map((foe) => unitAt(this.there, foe));
  }

  private isMet(stand: Unit): boolean {
    return this.foes.some((foe) => warband.unitsApart(this.sight.given.field, foe, stand) <= 1);
  }

  private isTaken(stand: Unit): boolean {
    return this.foes.some((foe) => warband.areOverlapping(this.sight.given.field, foe, stand));
  }

  /** WARBAND-MOVE-004: how far a unit still goes of what it has announced. */
  private goes({ unit, choice, change }: Intent): Partial<Unit> {
    const { field } = this.sight.given;
    const own = unitAt(this.sight, unit);
    if (!('path' in choice) || choice.path === undefined || choice.path.length === 0) return change;
    if (this.isMet(own)) return {};
    for (let steps = choice.path.length; steps > 0; steps--) {
      const { x, y } = choice.path[steps - 1] as warband.Space;
      const stand = { ...own, ...change, at: warband.spaceAt(field, x, y) } as Unit;
      if (this.isTaken(stand)) continue;
      return { ...change, at: stand.at, ...(steps === choice.path.length ? {} : { charged: -1 }) } as Partial<Unit>;
    }
    return {};
  }

  /** The battle when they have come, and those have gone who still can. */
  then(plan: Iterable<Intent>): Sight {
    return supposing(this.there, new Map([...plan].map((intent) => [intent.unit, this.goes(intent)])));
  }
}

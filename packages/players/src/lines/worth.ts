import { counted } from '@warmoot/kernel';
import { war, warband } from '@warmoot/rules';
import { clashes, mightOf, pointsIn, type Standing } from './clash.js';
import { hereOf, isRouted, isShooter, reachOf, type Sight, sizeOf, unitAt } from './sight.js';

/** What is left of those who run. */
const RUNNING = 0.2;
/** How much the rounds to come count, one after the other. */
const COUNTS = [0.5, 0.3, 0.2] as const;
/** What each space nearer to the enemy is worth to those who fight hand to hand, for each Might; and to those who shoot. */
const NEARER = 0.008;
const AFAR = 0.0012;
/** By how much more for each round in which nothing has happened. */
const IMPATIENCE = 3;
/** What it costs to have an enemy in reach who would come from the flank or from behind, of that enemy's Might. */
const FLANKED = 0.06;
/** What it costs those who shoot to stand within reach of a charge, of the enemy's Might. */
const EXPOSED = 0.05;
/** WARBAND-MORALE-021 */
const THIRD = 3;

/** That something spread so comes to at least so much. */
const atLeast = (mean: number, spread: number, least: number): number => {
  if (spread <= 0) return mean >= least ? 1 : 0;
  return 1 / (1 + Math.exp((-1.7 * (mean - least + 0.5)) / Math.sqrt(spread)));
};

interface Body {
  readonly side: war.Side;
  readonly might: number;
  readonly points: number;
  readonly size: number;
  /** The chance to fail a check, and how many figures more have to fall before it comes to that. */
  readonly fails: number;
  readonly least: number;
}

const bodyOf = (sight: Sight, unit: number): Body => {
  const { side } = unitAt(sight, unit);
  const { began, thirds, triggers, mood } = sight.open.groups[unit] as Sight['open']['groups'][number];
  const size = sizeOf(unitAt(sight, unit));
  const steady = mood === 'steady';
  const least =
    triggers.length > 0 ? 0 : thirds > 0 ? Number.POSITIVE_INFINITY : Math.ceil(began / THIRD - (began - size));
  return {
    side,
    might: mightOf(sight, unit) * (isRouted(sight, unit) ? RUNNING : 1),
    points: Math.max(1, pointsIn(sight, unitAt(sight, unit))),
    size,
    fails: steady ? 1 - counted(warband.unitCheckChance(sight, unit)).total / 12 : 0,
    least,
  };
};

/** Where one unit is as another sees it: so many spaces ahead, and so many to a side. */
const seenBy = (sight: Sight, unit: number, foe: number): { readonly ahead: number; readonly aside: number } => {
  const { field } = sight.given;
  const { at, facing } = unitAt(sight, unit);
  const [own, other] = [warband.spaceOf(field, at), warband.spaceOf(field, unitAt(sight, foe).at)];
  const [dx, dy] = warband.STEPS[facing];
  const [x, y] = [other.x - own.x, other.y - own.y];
  return { ahead: x * dx + y * dy, aside: Math.abs(x * dy) + Math.abs(y * dx) };
};

/** How far it is until a unit can charge another: ahead it goes, to the side only obliquely, and back not at all. */
export const wayTo = (sight: Sight, unit: number, foe: number): number => {
  const { ahead, aside } = seenBy(sight, unit, foe);
  return ahead <= 0 ? aside - 2 * ahead + 8 : ahead + 1.5 * Math.max(0, aside - ahead);
};

/** Whether it would be on the flank or from behind that one unit comes to another. */
const comesAside = (sight: Sight, unit: number, foe: number): boolean => {
  const { ahead, aside } = seenBy(sight, unit, foe);
  return ahead < aside;
};

/** What a battle is worth to a side, from where units stand: expected losses, and no dice. */
export class Worth {
  private readonly side: war.Side;
  private readonly bodies: readonly Body[];
  private readonly shooters: readonly boolean[];
  private readonly reach: readonly number[];
  private readonly eagerness: number;

  constructor(sight: Sight, side: war.Side) {
    this.side = side;
    this.bodies = sight.open.units.map((_unit, nth) => bodyOf(sight, nth));
    this.shooters = sight.open.units.map((_unit, nth) => isShooter(sight, nth));
    this.reach = sight.open.units.map(({ ranks }, nth) => (ranks.length === 0 ? 0 : reachOf(sight, nth)));
    this.eagerness = 1 + IMPATIENCE * sight.open.quiet;
  }

  private balance({ points, spread }: Standing, counts: (unit: number) => boolean = () => true): number {
    return this.bodies.reduce((sum, { side, might, points: whole, size, fails, least }, unit) => {
      if (!counts(unit)) return sum;
      const left = (points[unit] as number) / whole;
      const each = whole / Math.max(1, size);
      const breaks =
        least === Number.POSITIVE_INFINITY
          ? 0
          : fails * atLeast(size * (1 - left), (spread[unit] as number) / (each * each), least);
      const worth = might * left * (1 - (1 - RUNNING) * breaks);
      return side === this.side ? sum + worth : sum - worth;
    }, 0);
  }

  /** What two units are worth against each other when they have struck for a round. */
  ofLine(sight: Sight, unit: number, foe: number): number {
    const [standing] = clashes(sight);
    const only = (nth: number): boolean => nth === unit || nth === foe;
    return standing === undefined ? 0 : this.balance(standing, only);
  }

  /** What the place of one unit is worth for what may come later. */
  private place(sight: Sight, unit: number, foes: readonly number[], mine: boolean): number {
    if (isRouted(sight, unit) || foes.length === 0) return 0;
    const { might } = this.bodies[unit] as Body;
    const ways = foes.map((foe) => wayTo(sight, unit, foe) * (isRouted(sight, foe) ? 2 : 1));
    let sum = mine ? 0 - might * (this.shooters[unit] ? AFAR : NEARER) * this.eagerness * Math.min(...ways) : 0;
    for (const foe of foes) {
      if (isRouted(sight, foe) || this.shooters[foe]) continue;
      const near = wayTo(sight, foe, unit) <= (this.reach[foe] as number) + 2;
      if (!near) continue;
      const strong = (this.bodies[foe] as Body).might;
      if (this.shooters[unit]) sum -= EXPOSED * strong;
      else if (comesAside(sight, unit, foe)) sum -= FLANKED * strong;
    }
    return sum;
  }

  /** When it comes to blows as everybody stands, after shots that may have hit. */
  of(sight: Sight, shots: readonly warband.BlowsAhead[] = []): number {
    let sum = 0;
    for (const [round, standing] of clashes(sight, shots).entries())
      sum += (COUNTS[round] as number) * this.balance(standing);
    const engaged = new Set(warband.linesOf(sight).flatMap(({ units }) => units));
    const [own, others] = [hereOf(sight, this.side), hereOf(sight, war.otherSide(this.side))];
    for (const unit of own) if (!engaged.has(unit)) sum += this.place(sight, unit, others, true);
    for (const foe of others) if (!engaged.has(foe)) sum -= this.place(sight, foe, own, false);
    return sum;
  }
}

import type { Fixed } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import { isUnitHere, type Sight, sizeOf, supposing, type Unit, unitAt } from './sight.js';

/** What has come of a unit after some rounds: points that it has left, and how far the dice may go astray from that. */
export interface Standing {
  readonly points: readonly number[];
  readonly spread: readonly number[];
}

/** Rounds of blows that are thought ahead. */
const ROUNDS = 3;

/** WARBAND-LINE-027: how many points it takes until nobody is left of a unit. */
export const pointsIn = ({ open }: Sight, { ranks }: Pick<Unit, 'ranks'>): number =>
  ranks.reduce((sum, { body, slots, damage }) => {
    const hp = (figure: number): number => (open.figures[figure] as Fixed<warband.Figure>).hp;
    const normals = body < 0 ? 0 : slots.filter((one) => one < 0).length * hp(body) - damage;
    return sum + normals + slots.reduce((all, one) => all + (one < 0 ? 0 : hp(one)), 0);
  }, 0);

type Blows = readonly warband.BlowsAhead[];

/** Units that fight hand to hand, by the points to be expected: every row of dice with the chance that play gives it. */
class Clash {
  private readonly whole: readonly number[];
  private readonly points: number[];
  private readonly spread: number[];
  private readonly fronts: readonly number[];
  private readonly sizes: readonly number[];

  constructor(sight: Sight, shots: Blows) {
    this.whole = sight.open.units.map((unit, nth) => (isUnitHere(sight, nth) ? pointsIn(sight, unit) : 0));
    this.points = this.whole.slice();
    this.spread = this.whole.map(() => 0);
    this.fronts = sight.open.units.map(({ ranks }) => Math.max(1, ranks[0]?.slots.length ?? 1));
    this.sizes = sight.open.units.map((unit) => sizeOf(unit));
    this.strike(shots, () => 1);
  }

  /** WARBAND-LINE-032: how many of those who strike in front are still there, with those who have stepped up. */
  private full(unit: number): number {
    const whole = this.whole[unit] as number;
    if (whole <= 0) return 0;
    const left = ((this.sizes[unit] as number) * (this.points[unit] as number)) / whole;
    return Math.min(1, left / (this.fronts[unit] as number));
  }

  private strike(blows: Blows, full: (unit: number) => number): void {
    const taken = new Map<number, number>();
    for (const { unit, foe, dice, chance } of blows) {
      const some = dice * full(unit);
      taken.set(foe, (taken.get(foe) ?? 0) + some * chance);
      (this.spread[foe] as number) += some * chance * (1 - chance);
    }
    for (const [foe, some] of taken) this.points[foe] = Math.max(0, (this.points[foe] as number) - some);
  }

  /** WARBAND-LINE-017: first strikes, then all others of those who are left. */
  round(blows: Blows): Standing {
    const before = this.points.map((_points, unit) => this.full(unit));
    this.strike(
      blows.filter(({ first }) => first),
      (unit) => before[unit] as number,
    );
    const between = this.points.map((_points, unit) => this.full(unit));
    this.strike(
      blows.filter(({ first }) => !first),
      (unit) => between[unit] as number,
    );
    return { points: this.points.slice(), spread: this.spread.slice() };
  }
}

/** WARBAND-MOVE-031: when the charge is over. */
const later = (sight: Sight): Sight =>
  supposing(
    sight,
    new Map(
      sight.open.units.flatMap((unit, nth) =>
        unit.charged >= 0 || unit.braced || unit.broken
          ? [[nth, { charged: -1, braced: false, broken: false }] as const]
          : [],
      ),
    ),
  );

/** What some rounds of blows leave of everybody, from where they stand, after shots that may have hit. */
export const clashes = (sight: Sight, shots: Blows = []): readonly Standing[] => {
  const clash = new Clash(sight, shots);
  const first = warband.blowsAhead(sight);
  const next = first.length === 0 ? first : warband.blowsAhead(later(sight));
  return Array.from({ length: ROUNDS }, (_none, round) => clash.round(round === 0 ? first : next));
};

/** What a unit is worth when nobody of it is hurt: all Might in it. */
export const mightOf = (sight: Sight, unit: number): number => {
  const { ranks } = unitAt(sight, unit);
  const might = (figure: number): number => (sight.open.figures[figure] as Fixed<warband.Figure>).might;
  return ranks.reduce(
    (sum, { body, slots }) => sum + slots.reduce((all, one) => all + (one < 0 ? might(body) : might(one)), 0),
    0,
  );
};

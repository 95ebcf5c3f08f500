import type { Fixed } from '@warmoot/kernel';
import { war, warband } from '@warmoot/rules';
import { type Blows, Pairs } from './pairs.js';
import { type Sight, sideOf } from './sight.js';
import type { Shots } from './supposed.js';

/** How likely a figure has taken no point, one, and so on up to all that it has. */
type Points = number[];

interface Attacker {
  readonly pool: number;
  readonly blows: readonly Blows[];
}

/** What has come of everybody: the chance to stand, and the HP to be expected. */
export interface Standing {
  readonly stands: readonly number[];
  readonly hp: readonly number[];
}

/** Rounds of blows that are thought ahead. */
const ROUNDS = 3;
/** How much of their blows those bring into the next round who still have to come. */
const COMING = 0.6;

const hurt = (points: Points, chance: number): void => {
  for (let at = points.length - 2; at >= 0; at--) {
    const some = (points[at] as number) * chance;
    (points[at + 1] as number) += some;
    (points[at] as number) -= some;
  }
};

/** So many dice, the last of them in part. */
const hurtBy = (points: Points, dice: number, chance: number): void => {
  for (let left = dice; left > 1e-9; left--) hurt(points, chance * Math.min(1, left));
};

/** What it had taken before with what comes on top. */
const besides = (points: Points, odds: readonly number[]): Points => {
  const all = points.map(() => 0);
  points.forEach((chance, taken) => {
    odds.forEach((more, some) => {
      (all[Math.min(taken + some, all.length - 1)] as number) += chance * more;
    });
  });
  return all;
};

const standsWith = (points: Points): number => 1 - (points.at(-1) as number);

/** So far a spear strikes: past one who stands between. */
const REACH = 2;

const attackerOf = (sight: Sight, by: number, foes: readonly number[], pairs: Pairs): Attacker | null => {
  if (!foes.some((foe) => warband.distanceOf(sight, by, foe) <= REACH)) return null;
  const targets = warband.targetsOf(sight, by);
  if (targets.length === 0) return null;
  return { pool: warband.poolOf(sight, by, targets), blows: targets.map((on) => pairs.blows.of(sight, by, on)) };
};

/** What somebody who is in no melee does in the rounds to come: shoots at who is nearest, or comes to blows with them. */
const comerOf = (
  sight: Sight,
  by: number,
  foes: readonly number[],
  { shoots, pairs }: { readonly shoots: boolean; readonly pairs: Pairs },
): Blows | null => {
  let [on, least] = [-1, Number.POSITIVE_INFINITY];
  for (const foe of foes) {
    const away = warband.distanceOf(sight, by, foe);
    if (away < least) [on, least] = [foe, away];
  }
  if (on < 0) return null;
  if (shoots) return pairs.shots.of(sight, by, on);
  return least > pairs.allowance.of(sight, by) + 1 ? null : pairs.blows.of(sight, by, on);
};

/** A fight of blows as it goes on, by the chances to stand: every row of dice with the odds that play gives it. */
class Clash {
  private readonly points: Points[];
  private readonly attackers: readonly (Attacker | null)[];
  private readonly comers: readonly Blows[];
  private readonly pools: readonly number[];
  private readonly sight: Sight;
  private readonly pairs: Pairs;

  /** `shooters`: who has something to shoot with. `before`: points that shots have done already, by chance. */
  constructor(sight: Sight, shooters: readonly boolean[], before: Shots, pairs: Pairs) {
    this.sight = sight;
    this.pairs = pairs;
    const here = [warband.hereOf(sight, 0), warband.hereOf(sight, 1)] as const;
    this.points = sight.open.figures.map(({ hp }, figure) => {
      const none = Array.from({ length: hp + 1 }, (_none, at) => (at === 0 ? 1 : 0));
      return warband.isHere(sight, figure) ? none : [0, 1];
    });
    for (const [figure, shots] of before)
      for (const odds of shots) this.points[figure] = besides(this.points[figure] as Points, odds);
    const foesOf = (figure: number): readonly number[] =>
      here[war.otherSide(sideOf(sight, figure))] as readonly number[];
    this.attackers = sight.open.figures.map((_one, figure) =>
      warband.isHere(sight, figure) ? attackerOf(sight, figure, foesOf(figure), pairs) : null,
    );
    this.comers = [...here[0], ...here[1]].flatMap((figure) => {
      if (this.attackers[figure] !== null || warband.figureOf(sight, figure).retreating !== 'no') return [];
      return comerOf(sight, figure, foesOf(figure), { shoots: shooters[figure] === true, pairs }) ?? [];
    });
    this.pools = this.comers.map(({ by }) => pairs.pool.of(sight, by));
  }

  /** WARBAND-MELEE-015, WARBAND-MELEE-016: first strikes, then all other blows of those who still stand. */
  round(first: boolean): void {
    const before = this.points.map(standsWith);
    const struck = new Set<number>();
    if (first)
      for (const [by, attacker] of this.attackers.entries()) {
        if (attacker === null || !this.pairs.strikes.of(this.sight, by) || !attacker.blows.some((one) => one.first))
          continue;
        struck.add(by);
        this.strike(attacker, before, before, (one) => one.first, true);
      }
    const between = this.points.map(standsWith);
    for (const [by, attacker] of this.attackers.entries()) {
      if (attacker === null || (first && !this.pairs.strikes.of(this.sight, by))) continue;
      this.strike(attacker, between, struck.has(by) ? before : between, (one) => !struck.has(by) || !one.first, first);
    }
    if (!first)
      for (const [nth, { by, on, later }] of this.comers.entries())
        hurtBy(this.points[on] as Points, COMING * (between[by] as number) * (this.pools[nth] as number), later);
  }

  /** WARBAND-MELEE-001: attacks evenly over all that stand in reach; the chance of the attacker to stand is in each die. */
  private strike(
    { pool, blows }: Attacker,
    stands: readonly number[],
    divided: readonly number[],
    falls: (one: Blows) => boolean,
    now: boolean,
  ): void {
    const all = blows.reduce((sum, { on }) => sum + (divided[on] as number), 0);
    for (const one of blows) {
      if (!falls(one)) continue;
      const others = all - (divided[one.on] as number);
      const dice = pool / (1 + others) + (now ? one.extra : 0);
      hurtBy(this.points[one.on] as Points, dice, (now ? one.chance : one.later) * (stands[one.by] as number));
    }
  }

  standing(): Standing {
    return {
      stands: this.points.map(standsWith),
      hp: this.points.map((points, figure) => {
        const { hp } = warband.figureOf(this.sight, figure) as Fixed<warband.Figure>;
        return points.reduce((sum, chance, taken) => sum + chance * Math.max(0, hp - taken), 0);
      }),
    };
  }
}

/** How things stand after each round of blows that is thought ahead. */
export const clashes = (
  sight: Sight,
  shooters: readonly boolean[],
  before: Shots = new Map(),
  pairs: Pairs = new Pairs(),
): readonly Standing[] => {
  const clash = new Clash(sight, shooters, before, pairs);
  return Array.from({ length: ROUNDS }, (_none, round) => {
    clash.round(round === 0);
    return clash.standing();
  });
};

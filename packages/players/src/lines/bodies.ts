import { counted } from '@warmoot/kernel';
import { type war, warband } from '@warmoot/rules';
import { mightOf, pointsIn } from './clash.js';
import { hereOf, isRouted, type Sight, sizeOf, unitAt } from './sight.js';

/** What is left of those who run. */
const RUNNING = 0.2;
/** How much of what an ally’s flight would frighten counts: there may be no check, or it may be made good again. */
const CASCADE = 0.5;
/** WARBAND-TACTIC-015: a check that passes by itself may not be the last. */
const BANNER = 0.35;
/** WARBAND-MORALE-021 */
const THIRD = 3;

/** That something spread so comes to at least so much. */
const atLeast = (mean: number, spread: number, least: number): number => {
  if (spread <= 0) return mean >= least ? 1 : 0;
  return 1 / (1 + Math.exp((-1.7 * (mean - least + 0.5)) / Math.sqrt(spread)));
};

/** A unit as a number of points, and what hangs on them. */
export interface Body {
  readonly side: war.Side;
  readonly might: number;
  readonly points: number;
  readonly size: number;
  /** Figures that strike in front. */
  readonly front: number;
  /** The chance to fail a check, and how many figures more have to fall before it comes to that. */
  readonly fails: number;
  readonly least: number;
  /** WARBAND-MORALE-029: what it costs its side if it runs, by the checks of others. */
  readonly dread: number;
}

const failsOf = (sight: Sight, unit: number): number => {
  if (sight.open.groups[unit]?.mood !== 'steady') return 0;
  const fails = 1 - counted(warband.unitCheckChance(sight, unit)).total / 12;
  return unitAt(sight, unit).bannerPass ? BANNER * fails : fails;
};

const dreadOf = (sight: Sight, unit: number): number =>
  hereOf(sight, unitAt(sight, unit).side).reduce(
    (sum, ally) => (ally === unit ? sum : sum + CASCADE * (1 - RUNNING) * failsOf(sight, ally) * mightOf(sight, ally)),
    0,
  );

export const bodyOf = (sight: Sight, unit: number): Body => {
  const { side, ranks } = unitAt(sight, unit);
  const { began, thirds, triggers } = sight.open.groups[unit] as Sight['open']['groups'][number];
  const size = sizeOf(unitAt(sight, unit));
  const least =
    triggers.length > 0 ? 0 : thirds > 0 ? Number.POSITIVE_INFINITY : Math.ceil(began / THIRD - (began - size));
  return {
    side,
    might: mightOf(sight, unit) * (isRouted(sight, unit) ? RUNNING : 1),
    points: Math.max(1, pointsIn(sight, unitAt(sight, unit))),
    size,
    front: Math.max(1, ranks[0]?.slots.length ?? 1),
    fails: failsOf(sight, unit),
    least,
    dread: size === 0 ? 0 : dreadOf(sight, unit),
  };
};

/** What a unit is worth with so many points left, of which the dice may take or leave some. */
export const worthOf = ({ might, points, size, fails, least, dread }: Body, left: number, spread: number): number => {
  const share = left / points;
  const each = points / Math.max(1, size);
  const breaks =
    least === Number.POSITIVE_INFINITY ? 0 : fails * atLeast(size * (1 - share), spread / (each * each), least);
  return might * share * (1 - (1 - RUNNING) * breaks) - dread * breaks;
};

/** WARBAND-LINE-032: how many of those who strike in front are still there with so many points left. */
export const fullWith = ({ points, size, front }: Body, left: number): number =>
  Math.min(1, (size * left) / points / front);

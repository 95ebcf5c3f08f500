import { both, type Chance, listed, type Rated, type Throw } from '@warmoot/kernel';
import { canBeWounded } from '../attacks/criticals.js';
import { sacrifices } from '../attacks/damage.js';
import { diceOf, mayStray, ratedChance, rowThrow } from '../attacks/rows.js';
import { sureOf } from '../attacks/strikes.js';
import { struckFor } from '../figures/aiming.js';
import { duelOf } from '../figures/duelling.js';
import { figureOf } from '../figures/figures.js';
import { hasHelmet } from '../figures/hands.js';
import { type Fall, fallOf } from '../health/falls.js';
import type { Row, Sure } from '../model/attacking.js';
import type { FigureIndex } from '../model/model.js';
import type { SkirmishSight } from '../model/skirmish.js';
import { besides, chancesOf, type Spread, spared, spreadOf, strayOf, sumOfWays, surely } from './spread.js';

/** What may become of a target when the phase is over and nobody else has struck at it. */
export type Fate = Exclude<Fall, null> | 'stands';

/** How a number of points is spread, and what comes of them. */
interface Prospects {
  /** The chance of no point, of one, and so on. */
  readonly points: readonly Chance[];
  readonly fates: Readonly<Partial<Record<Fate, Chance>>>;
  /** More than it has left: lost, or what keeps it from being subdued. */
  readonly excess: Chance;
}

/** What an attack may do to one of its targets. */
export interface TargetForecast extends Prospects {
  readonly target: FigureIndex;
  readonly dice: number;
  /** Why it is hit without dice; null where dice fall. */
  readonly sure: Sure | null;
  readonly chance: Rated;
  readonly throws: readonly Throw[];
  /** A 1 among them. */
  readonly critical: Chance;
  /** If helmet, shield and mount are all given for points, as far as it has them; null where it has none. */
  readonly spared: Prospects | null;
  /** How many dice strike an ally; null where none can. */
  readonly strays: readonly Chance[] | null;
}

/** What a whole attack may do, before a die falls. */
export interface AttackForecast {
  readonly targets: readonly TargetForecast[];
  /** Points in all. */
  readonly points: readonly Chance[];
  readonly critical: Chance;
}

/** WARBAND-DUEL-010: as it stands when the dice fall: an attack from outside has ended the duel of its target. */
const onceDisturbed = (sight: SkirmishSight, by: FigureIndex, target: FigureIndex): SkirmishSight => {
  const duel = duelOf(sight, target);
  if (duel === undefined || duel.pair.includes(by)) return sight;
  const duels = sight.open.duels.filter(({ pair }) => !pair.includes(target));
  return { ...sight, open: { ...sight.open, duels } };
};

interface Fallen {
  readonly row: Row;
  readonly sight: SkirmishSight;
  readonly sure: Sure | null;
  readonly thrown: Throw | null;
  readonly spread: Spread;
}

/** One row as play puts it: on whoever is struck, with dice or without. */
const rowAhead = (sight: SkirmishSight, aimed: Row): Fallen => {
  const row = { ...aimed, target: struckFor(sight, aimed.target) };
  const then = onceDisturbed(sight, row.by, row.target);
  const sure = sureOf(then, row);
  if (sure !== null) return { row, sight: then, sure, thrown: null, spread: surely(diceOf(then, row)) };
  const thrown = rowThrow({ ...then, rate: listed }, row);
  return { row, sight: then, sure, thrown, spread: spreadOf(thrown) };
};

/** WARBAND-HEALTH-001, WARBAND-SUBDUE-005: what becomes of a target that takes so many points more. */
const fateAfter = (sight: SkirmishSight, { target, subdue }: Row, points: number): Fate => {
  const { hp, hpBefore, taken, subduing, dying } = figureOf(sight, target);
  const after = {
    hp: Math.max(0, hp - points),
    hpBefore,
    taken: taken + points,
    subduing: points > 0 ? subdue : subduing,
    dying,
  };
  return fallOf(sight, target, after) ?? 'stands';
};

const prospectsOf = (sight: SkirmishSight, row: Row, { of, any }: Spread): Prospects => {
  const chance = chancesOf(of);
  const fates = new Map<Fate, bigint>();
  for (const [points, ways] of any.entries()) {
    if (ways === 0n) continue;
    const fate = fateAfter(sight, row, points);
    fates.set(fate, (fates.get(fate) ?? 0n) + ways);
  }
  return {
    points: any.map(chance),
    fates: Object.fromEntries([...fates].map(([fate, ways]) => [fate, chance(ways)])),
    excess: chance(sumOfWays(any.slice(figureOf(sight, row.target).hp + 1))),
  };
};

const targetAhead = (rows: readonly Fallen[]): TargetForecast => {
  const [{ sight, row, sure }] = rows as readonly [Fallen];
  const spread = rows.map((one) => one.spread).reduce(besides);
  const others = sacrifices(sight, { figure: row.target, hit: true }).length;
  const helmet = hasHelmet(sight, row.target) && canBeWounded(sight, row);
  const throws = rows.flatMap(({ thrown }) => thrown ?? []);
  const strays = rows.flatMap((one) =>
    one.thrown !== null && mayStray(one.sight, one.row) ? strayOf(one.thrown) : [],
  );
  const astray = strays.length === 0 ? null : strays.reduce(besides);
  return {
    target: row.target,
    dice: rows.reduce((sum, one) => sum + diceOf(one.sight, one.row), 0),
    sure,
    chance: ratedChance({ ...sight, rate: listed }, row),
    throws,
    ...prospectsOf(sight, row, spread),
    critical: chancesOf(spread.of)(spread.of - sumOfWays(spread.plain)),
    spared: helmet || others > 0 ? prospectsOf(sight, row, spared(spread, helmet, others)) : null,
    strays: astray === null ? null : astray.any.map(chancesOf(astray.of)),
  };
};

/**
 * What a whole attack leads to, exactly, before its first die. WARBAND-CRIT-010, WARBAND-CORE-008: no row changes the chance
 * of another, so rows are independent of each other.
 */
export const forecastRows = (sight: SkirmishSight, aimed: readonly Row[]): AttackForecast => {
  const rows = aimed.map((row) => rowAhead(sight, row));
  const targets = [...new Set(rows.map(({ row }) => row.target))];
  const all = rows.map(({ spread }) => spread).reduce(besides, surely(0));
  const chance = chancesOf(all.of);
  return {
    targets: targets.map((target) => targetAhead(rows.filter(({ row }) => row.target === target))),
    points: all.any.map(chance),
    critical: chance(all.of - sumOfWays(all.plain)),
  };
};

/** Points on two targets together: by those on the one, then by those on the other. */
export const matrixOf = (one: TargetForecast, other: TargetForecast): readonly (readonly Chance[])[] =>
  one.points.map((mine) => other.points.map((theirs) => both(mine, theirs)));

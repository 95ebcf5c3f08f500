import { counted, type Fixed, type Throw } from '@warmoot/kernel';
import { rowDice } from '../../attacks/rows.js';
import { figureOf } from '../../figures/figures.js';
import { normalsIn } from '../../formations/standing.js';
import type { InFormation, Row } from '../../model/attacking.js';
import type { Rank } from '../../model/units.js';
import { type RankCrits, rankPoints } from '../../ranks/criticals.js';
import { isMetFromRear, passesUpTo } from '../lines/removing.js';
import { bandOf, facesMatter } from '../lines/strikes.js';
import type { BattleSight } from '../model/battle.js';
import { unitOf, unitOfFigure } from '../units/units.js';
import { hitsIn, marked, pointsIn, put, type Spread, times, type Ways } from './ways.js';

const FACES = 12;

/** WARBAND-LINE-016: whether each die of a row counts by what it shows. WARBAND-VANQUISH-005: on those who know of nothing none falls. */
export const isTested = (sight: BattleSight, row: Row): boolean =>
  facesMatter(sight, row) && !figureOf(sight, row.target).unaware;

/** How far the points on a rank reach. `until`: with so many it is gone. `upTo`: what a die must not be above to go on from it. */
interface Depth {
  readonly until: number;
  readonly upTo: number;
}

/** The ranks that points on this one go through: as they are removed, from the front or, where it is met there, from the rear. */
const ranksFrom = (sight: BattleSight, { target }: Row): readonly Fixed<Rank>[] => {
  const unit = unitOfFigure(sight, target);
  const { ranks } = unitOf(sight, unit);
  const all = isMetFromRear(sight, unit) ? ranks.toReversed() : ranks;
  return all.slice(all.findIndex(({ body }) => body === target));
};

/** WARBAND-LINE-015, WARBAND-LINE-016: rank by rank, how many points it takes, and which dice go on to the next. */
const depthsOf = (sight: BattleSight, row: Row): readonly Depth[] => {
  const { by, way, formation } = row;
  const ranks = ranksFrom(sight, row);
  let until = 0;
  return ranks.map((rank, nth) => {
    const next = ranks[nth + 1];
    const hp = rank.body < 0 ? 0 : figureOf(sight, rank.body).mostHp;
    until += Math.max(0, normalsIn(rank as Rank) * hp - rank.damage - rank.struck);
    const hit = { by, way, formation: formation as InFormation };
    return { until, upTo: next === undefined || next.body < 0 ? 0 : passesUpTo(sight, hit, next.body) };
  });
};

/** How many points there are when one more has fallen with this face: one that a rank lets go on only if its die is low enough. */
const withPoint = (points: number, face: number, depths: readonly Depth[]): number =>
  depths.every(({ until, upTo }) => points < until || face <= upTo) ? points + 1 : points;

/** What one die adds to what is there, by what is there then. */
const withDie = (
  key: number,
  thrown: Throw,
  depths: readonly Depth[],
  crits: RankCrits,
): ReadonlyMap<number, bigint> => {
  const ways = new Map<number, bigint>();
  for (let face = 1; face <= FACES; face++) {
    const band = bandOf(thrown, face);
    const [hits, criticals] = [Number(band === 'hit'), Number(band === 'critical')];
    let points = pointsIn(key);
    for (let more = rankPoints({ hits, criticals }, crits); more > 0; more--) points = withPoint(points, face, depths);
    const then = marked(hitsIn(key) + hits + criticals, points);
    ways.set(then, (ways.get(then) ?? 0n) + 1n);
  }
  return ways;
};

/** WARBAND-LINE-016: what is marked on a rank after one more row, die by die as they fall: who goes no further still counts as a hit. */
export const withTested = (sight: BattleSight, before: Spread<number>, row: Row): Spread<number> => {
  const { dice, thrown } = rowDice({ ...sight, rate: counted }, row);
  const depths = depthsOf(sight, row);
  const crits = sight.given.options['warband.rankCrits'];
  let spread = before;
  for (let die = 0; die < dice; die++) {
    const then = new Map<number, Ways>();
    for (const [key, ways] of spread)
      for (const [next, some] of withDie(key, thrown, depths, crits))
        put(then, next, times(ways, { ways: some, dice: 1 }));
    spread = then;
  }
  return spread;
};

import type { Fixed } from '@warmoot/kernel';
import { figureOf } from '../../figures/figures.js';
import { agentsOf, figuresIn, normalsIn, uniquesIn } from '../../formations/standing.js';
import { fallOf } from '../../health/falls.js';
import type { Figure, FigureIndex } from '../../model/model.js';
import { type FormationIndex, NORMAL, type Rank, type Unit } from '../../model/units.js';
import { isBody } from '../lines/frame.js';
import { removingIn } from '../lines/removing.js';
import type { BattleSight } from '../model/battle.js';
import type { Removal } from '../model/steps.js';
import { unitOf } from '../units/units.js';
import type { Marks } from './marks.js';
import { convolved, hitsIn, ONE_WAY, pointsIn, put, putAll, type Spread, type Ways } from './ways.js';

/** How a unit may be after a step: the battle as it is then, and how hits on it are spread with it. */
export interface After {
  readonly sight: BattleSight;
  readonly hits: Spread<number>;
  /** Those unique figures of it that have gone out of the fight in this step. */
  readonly fallen: readonly FigureIndex[];
}

type OpenUnits = BattleSight['open'];

const withUnit = (open: OpenUnits, unit: FormationIndex, ranks: readonly Fixed<Rank>[], at: number): OpenUnits => ({
  ...open,
  units: open.units.map((one, nth) => (nth === unit ? { ...one, ranks, at } : one)) as OpenUnits['units'],
});

/** WARBAND-HEALTH-001: somebody unique after so many points more, judged as when the step is over. */
const struck = (sight: BattleSight, figure: FigureIndex, points: number): Fixed<Figure> => {
  const one = figureOf(sight, figure);
  const after = { ...one, hp: Math.max(0, one.hp - points), taken: one.taken + points, subduing: false };
  const fall = points === 0 && one.hp > 0 ? null : fallOf(sight, figure, after);
  return fall === null || fall === 'door' ? after : { ...after, fate: fall };
};

/** The battle when these points have been marked on those of a unit, and who fell has been removed. */
const applied = (
  sight: BattleSight,
  unit: FormationIndex,
  points: ReadonlyMap<FigureIndex, number>,
  when: Removal,
): BattleSight => {
  const figures = sight.open.figures.map((one, figure) =>
    points.has(figure) && !isBody(sight, figure) ? struck(sight, figure, points.get(figure) as number) : one,
  );
  const { ranks, at } = unitOf(sight, unit);
  const marked = ranks.map((rank) => ({ ...rank, struck: rank.struck + (points.get(rank.body) ?? 0) }));
  const then = { ...sight, open: { ...withUnit(sight.open, unit, marked, at), figures } } as BattleSight;
  const removing = removingIn(then, unit, when);
  return removing === null ? then : { ...then, open: withUnit(then.open, unit, removing.ranks, removing.at) };
};

/** More points than this make no difference any more: of somebody unique one over its HP, of ranks what all of the unit have. */
const mostPoints = (sight: BattleSight, unit: FormationIndex, figure: FigureIndex): number => {
  if (!isBody(sight, figure)) return figureOf(sight, figure).hp + 1;
  return unitOf(sight, unit).ranks.reduce(
    (sum, rank) => sum + (rank.body < 0 ? 0 : normalsIn(rank) * figureOf(sight, rank.body).hp),
    1,
  );
};

/** What is marked on one, by the points that make a difference: for each how hits are spread. */
const classesOf = (marks: Spread<number>, most: number): ReadonlyMap<number, Spread<number>> => {
  const classes = new Map<number, Map<number, Ways>>();
  for (const [key, ways] of marks) {
    const points = Math.min(most, pointsIn(key));
    const hits = classes.get(points) ?? new Map<number, Ways>();
    put(hits, hitsIn(key), ways);
    classes.set(points, hits);
  }
  return classes;
};

interface Marked {
  readonly points: ReadonlyMap<FigureIndex, number>;
  readonly hits: Spread<number>;
}

/** Every state of points on those of a unit that makes a difference. */
const markedOn = (sight: BattleSight, unit: FormationIndex, marks: Marks): readonly Marked[] => {
  let all: readonly Marked[] = [{ points: new Map(), hits: new Map([[0, ONE_WAY]]) }];
  for (const figure of agentsOf(unitOf(sight, unit))) {
    const some = marks.get(figure);
    if (some === undefined) continue;
    const classes = [...classesOf(some, mostPoints(sight, unit, figure))];
    all = all.flatMap(({ points, hits }) =>
      classes.map(([more, spread]) => ({
        points: new Map([...points, [figure, more]]),
        hits: convolved(hits, spread),
      })),
    );
  }
  return all;
};

const keyOf = (sight: BattleSight, unit: FormationIndex): string => {
  const { ranks } = unitOf(sight, unit);
  let key = '';
  for (const { slots, damage, body } of ranks) {
    key += `${body}:${damage}:${slots}`;
    for (const figure of slots) if (figure !== NORMAL) key += `:${figureOf(sight, figure).hp}`;
    key += ';';
  }
  return key;
};

/** How a unit may be when the dice of a step have fallen on it: each state once. */
export const aftersOf = (sight: BattleSight, unit: FormationIndex, marks: Marks, when: Removal): readonly After[] => {
  const found = new Map<string, After & { readonly hits: Map<number, Ways> }>();
  const before = agentsOf(unitOf(sight, unit));
  for (const { points, hits } of markedOn(sight, unit, marks)) {
    const then = applied(sight, unit, points, when);
    const key = keyOf(then, unit);
    const known = found.get(key);
    if (known !== undefined) {
      putAll(known.hits, hits);
      found.set(key, { ...known, sight: then });
      continue;
    }
    const now = new Set(unitOf(then, unit).ranks.flatMap(uniquesIn));
    const fallen = before.filter((figure) => !isBody(sight, figure) && !now.has(figure));
    found.set(key, { sight: then, fallen, hits: new Map(hits) });
  }
  return [...found.values()];
};

/** Puts what has become of one unit into the battle as it is for the other: the two are struck at the same time. */
export const joined = (one: BattleSight, other: BattleSight, unit: FormationIndex): BattleSight => {
  const mine = new Set(agentsOf(unitOf(one, unit)).concat(agentsOf(unitOf(other, unit))));
  const figures = one.open.figures.map((figure, nth) =>
    mine.has(nth) ? (other.open.figures[nth] as Fixed<Figure>) : figure,
  );
  const units = one.open.units.map((own, nth) => (nth === unit ? (other.open.units[nth] as Fixed<Unit>) : own));
  return { ...one, open: { ...one.open, figures, units } as OpenUnits };
};

/** WARBAND-HEALTH-021: when a step is over, what was taken in it is no longer counted together with what comes. */
export const afterStep = (sight: BattleSight): BattleSight => {
  const figures = sight.open.figures.map((one) => (one.taken === 0 ? one : { ...one, hpBefore: one.hp, taken: 0 }));
  return { ...sight, open: { ...sight.open, figures } as OpenUnits };
};

/** WARBAND-MORALE-021: figures that a unit has lost from the one to the other. */
export const lostBetween = (before: BattleSight, after: BattleSight, unit: FormationIndex): number =>
  figuresIn(unitOf(before, unit)) - figuresIn(unitOf(after, unit));

import type { Fixed } from '@warmoot/kernel';
import { otherSide } from '../../../war/roster/sides.js';
import { areBeside, figureOf, isEngaged, sideOf, spacesIn } from '../../figures/figures.js';
import { leftToRight } from '../../figures/picking.js';
import {
  agentsOf,
  agentsOfRank,
  figuresIn,
  normalsIn,
  placeOfFigure,
  spacesOf,
  uniquesIn,
} from '../../formations/standing.js';
import { placeOfSpace } from '../../ground/facing.js';
import { isAbove } from '../../ground/heights.js';
import { isInSight } from '../../ground/sight.js';
import { apart } from '../../ground/spaces.js';
import type { InFormation } from '../../model/attacking.js';
import type { FigureIndex, SpaceIndex } from '../../model/model.js';
import type { FormationIndex, Rank } from '../../model/units.js';
import { rankInAimBy, ranksEndangered, ranksInAim } from '../../ranks/missiles.js';
import type { BattleSight } from '../model/battle.js';
import { isUnitHere, unitOf, unitOfFigure, unitsOf } from '../units/units.js';

type Pair = readonly [from: SpaceIndex, to: SpaceIndex, distance: number];

/** The nearest of a shooter's spaces and of a unit's, and how far they are apart. */
const nearestPair = (sight: BattleSight, by: FigureIndex, unit: FormationIndex): Pair => {
  const { field } = sight.given;
  let best: Pair = [-1, -1, Number.POSITIVE_INFINITY];
  const others = spacesOf(field, unitOf(sight, unit));
  for (const from of spacesIn(sight, by))
    for (const to of others) {
      if (from < 0 || to < 0) continue;
      const distance = apart(field, from, to);
      if (distance < best[2]) best = [from, to, distance];
    }
  return best;
};

/** WARBAND-RANGE-010, ours: from the nearest of the shooter's rank to the nearest of the target's unit. */
export const shotDistance = (sight: BattleSight, by: FigureIndex, unit: FormationIndex): number =>
  nearestPair(sight, by, unit)[2];

/** WARBAND-RANGED-017, ours: whether no wall is between anybody of a shooter's rank and anybody of the target. */
export const isSeen = (sight: BattleSight, by: FigureIndex, spaces: readonly SpaceIndex[]): boolean =>
  spacesIn(sight, by).some(
    (from) => from >= 0 && spaces.some((to) => to >= 0 && isInSight(sight.given.field, from, to)),
  );

/**
 * WARBAND-RANGED-009: which rank somebody stands in as a shooter sees them, the nearest being 0. Ours: from behind a unit its ranks are
 * read backwards, as blows from there do (WARBAND-GRID-010).
 */
const rankSeen = (sight: BattleSight, by: FigureIndex, target: FigureIndex): number => {
  const place = placeOfFigure(sight.open.units, target);
  if (place === null) return Number.POSITIVE_INFINITY;
  const { facing, ranks } = unitOf(sight, place.unit);
  const [from, to] = nearestPair(sight, by, place.unit);
  const behind = from >= 0 && placeOfSpace(sight.given.field, to, facing, from) === 'rear';
  return behind ? ranks.length - 1 - place.rank : place.rank;
};

/** WARBAND-RANGED-009: whether somebody is not screened by those before them. */
export const isInAim = (sight: BattleSight, by: FigureIndex, target: FigureIndex): boolean => {
  const fromAbove = isAbove(sight.given.field, figureOf(sight, by).at, figureOf(sight, target).at);
  const { ranks } = unitOf(sight, unitOfFigure(sight, target));
  const inAim = ranksInAim(ranks.length, fromAbove);
  return inAim.length === ranks.length || inAim.includes(rankSeen(sight, by, target));
};

/** WARBAND-RANGED-008, WARBAND-RANGED-009: whether a target is the nearest: in the first rank of a unit, and no unit in sight is nearer. */
const isNearestAim = (sight: BattleSight, by: FigureIndex, target: FigureIndex): boolean => {
  if (rankInAimBy(rankSeen(sight, by, target)) !== 0) return false;
  const own = shotDistance(sight, by, unitOfFigure(sight, target));
  return !unitsOf(sight, otherSide(sideOf(sight, by))).some(
    (unit) =>
      shotDistance(sight, by, unit) < own && isSeen(sight, by, spacesOf(sight.given.field, unitOf(sight, unit))),
  );
};

/** Who of an allied rank stray dice would strike: its normal figures taken together, or who is unique where there are none. */
const struckIn = (rank: Fixed<Rank>): readonly FigureIndex[] => (normalsIn(rank) > 0 ? [rank.body] : uniquesIn(rank));

/**
 * WARBAND-RANGED-014, WARBAND-RANGED-016: the allied ranks in contact with a target that is in melee, from the shooter's left to its
 * right. The shooter itself is none of them.
 */
const straysOf = (sight: BattleSight, by: FigureIndex, target: FigureIndex): readonly FigureIndex[] => {
  if (!isEngaged(sight, target)) return [];
  const allied = unitsOf(sight, sideOf(sight, by)).flatMap((unit) => unitOf(sight, unit).ranks.flatMap(struckIn));
  const near = allied.flatMap((figure) =>
    figure !== by && areBeside(sight, figure, target) ? [{ figure, distance: 1 }] : [],
  );
  const figures = ranksEndangered(near).map(({ figure }) => figure);
  return leftToRight(sight, { figure: by, towards: figureOf(sight, target).at }, figures);
};

/** How a shot meets its target: WARBAND-MOD-028, from afar neither flank nor rear counts. */
export const aimOf = (sight: BattleSight, by: FigureIndex, target: FigureIndex): InFormation => ({
  place: 'front',
  nearest: isNearestAim(sight, by, target),
  strays: straysOf(sight, by, target),
});

/** All ranks and unique figures of the other side that a shooter might aim at, those of the nearest unit first. */
export const aimsFor = (sight: BattleSight, by: FigureIndex): readonly FigureIndex[] =>
  unitsOf(sight, otherSide(sideOf(sight, by)))
    .map((unit) => ({ unit, distance: shotDistance(sight, by, unit) }))
    .sort((one, other) => one.distance - other.distance || one.unit - other.unit)
    .flatMap(({ unit }) => agentsOf(unitOf(sight, unit)))
    .filter((target) => isInAim(sight, by, target));

/** WARBAND-RANGED-012: of a unit the rank that is nearest, as one; who is unique in it where no others stand there; −1: nobody. */
export const nearestOf = (sight: BattleSight, by: FigureIndex, unit: FormationIndex): FigureIndex => {
  const nearest = unitOf(sight, unit).ranks.find((rank) =>
    agentsOfRank(rank).some((figure) => rankSeen(sight, by, figure) === 0),
  );
  return nearest === undefined ? -1 : (struckIn(nearest)[0] ?? -1);
};

export const sizeOfUnit = (sight: BattleSight, unit: FormationIndex): number =>
  isUnitHere(sight, unit) ? figuresIn(unitOf(sight, unit)) : 0;

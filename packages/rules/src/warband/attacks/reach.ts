import { otherSide } from '../../war/roster/sides.js';
import { areDuelling } from '../figures/duelling.js';
import { areBeside, areFoes, figureOf, heldIn, hereOf, holdBy, isHere, sideOf } from '../figures/figures.js';
import { countsAsProne } from '../figures/grappling.js';
import { hasDagger, hasSpear } from '../figures/hands.js';
import { isBlinded, placeOf } from '../figures/ratings.js';
import { placeOfSpace } from '../ground/facing.js';
import { isBeside, spaceAt, xOf, yOf } from '../ground/spaces.js';
import type { FigureIndex, SpaceIndex } from '../model/model.js';
import type { SkirmishSight } from '../model/skirmish.js';
import { hasSurprise } from './chance.js';
import { isCrowdedOut } from './narrow.js';

/** The space between two that are exactly two apart in a straight line; −1 where they are not. */
const between = (sight: SkirmishSight, a: SpaceIndex, b: SpaceIndex): SpaceIndex => {
  const { field } = sight.given;
  const [dx, dy] = [xOf(field, b) - xOf(field, a), yOf(field, b) - yOf(field, a)];
  const isStraight = Math.max(Math.abs(dx), Math.abs(dy)) === 2 && dx % 2 === 0 && dy % 2 === 0;
  return isStraight ? spaceAt(field, xOf(field, a) + dx / 2, yOf(field, a) + dy / 2) : -1;
};

/** WARBAND-GRID-008: whether a spear strikes past an ally who stands between. It engages neither. */
export const strikesPast = (sight: SkirmishSight, by: FigureIndex, target: FigureIndex): boolean => {
  const { field } = sight.given;
  const [from, to] = [figureOf(sight, by).at, figureOf(sight, target).at];
  const middle = between(sight, from, to);
  if (middle < 0 || !hasSpear(sight, by) || !isBeside(field, from, middle) || !isBeside(field, middle, to))
    return false;
  return hereOf(sight, sideOf(sight, by)).some(
    (ally) => figureOf(sight, ally).at === middle && !figureOf(sight, ally).prone,
  );
};

/** WARBAND-MELEE-002: whether it strikes that way: any, or the three spaces ahead where the table has it so. */
const isAhead = (sight: SkirmishSight, by: FigureIndex, target: FigureIndex): boolean => {
  if (sight.given.options['warband.skirmishFrontOnly'] === 'off') return true;
  const { at, facing } = figureOf(sight, by);
  return placeOfSpace(sight.given.field, at, facing, figureOf(sight, target).at) === 'front';
};

/** WARBAND-MELEE-002: foes that blows could reach, whatever else bars them. */
const within = (sight: SkirmishSight, by: FigureIndex): readonly FigureIndex[] =>
  hereOf(sight, otherSide(sideOf(sight, by))).filter(
    (foe) =>
      (areBeside(sight, by, foe) || strikesPast(sight, by, foe)) &&
      isAhead(sight, by, foe) &&
      !isCrowdedOut(sight, by, foe),
  );

const isStruckDown = (sight: SkirmishSight, figure: FigureIndex): boolean => figureOf(sight, figure).hp <= 0;

/**
 * WARBAND-GRAPPLE-019, WARBAND-GRAPPLE-033: who has a part in a hold strikes within it: the controller at whom it holds,
 * who is held at the controller, with a dagger. Undefined where it has none.
 */
const withinHold = (sight: SkirmishSight, by: FigureIndex): readonly FigureIndex[] | undefined => {
  const held = heldIn(sight, by);
  if (held !== undefined) return hasDagger(sight, by) ? [held.controller] : [];
  const hold = holdBy(sight, by);
  return hold === undefined ? undefined : [hold.held];
};

/** Whether blows between these two fall within a grapple. */
export const areGrappling = (sight: SkirmishSight, a: FigureIndex, b: FigureIndex): boolean =>
  sight.open.holds.some(({ controller, held }) => (controller === a && held === b) || (controller === b && held === a));

/** WARBAND-MOD-004, WARBAND-MOD-006: those in reach; those who are down only where nobody stands there, aware or not. */
const openTo = (sight: SkirmishSight, by: FigureIndex): readonly FigureIndex[] => {
  const all = within(sight, by);
  if (all.length === 0) return all;
  const standing = all.filter((foe) => !countsAsProne(sight, foe, by));
  return standing.length > 0 ? standing : all;
};

/** Whom a figure's blows may be aimed at. */
interface Aims {
  /** Those over whom it spreads its attacks. */
  readonly targets: readonly FigureIndex[];
  /** Those who know of nothing, each of whom it may fall upon with all it has. */
  readonly unaware: readonly FigureIndex[];
}

const NOBODY: Aims = { targets: [], unaware: [] };

/**
 * WARBAND-MELEE-026: attacks are spread over those at 0 HP only where it can strike nobody else. WARBAND-MOD-018: blinded,
 * nobody at all. WARBAND-VANQUISH-007: the unaware must be in melee range.
 */
export const aimsOf = (sight: SkirmishSight, by: FigureIndex): Aims => {
  if (isBlinded(sight, by)) return NOBODY;
  const hold = withinHold(sight, by);
  if (hold !== undefined) return { targets: hold.filter((foe) => isHere(sight, foe)), unaware: [] };
  const all = openTo(sight, by);
  if (all.length === 0) return NOBODY;
  const unaware = all.filter((foe) => figureOf(sight, foe).unaware);
  const open = unaware.length === 0 ? all : all.filter((foe) => !unaware.includes(foe));
  const alive = open.filter((foe) => !isStruckDown(sight, foe));
  return {
    targets: alive.length > 0 ? alive : open,
    unaware: unaware.filter((foe) => areBeside(sight, by, foe)),
  };
};

/** Whom a figure can attack. */
export const targetsOf = (sight: SkirmishSight, by: FigureIndex): readonly FigureIndex[] => aimsOf(sight, by).targets;
/** Whom a figure can attack while they are unaware. */
export const unawareOf = (sight: SkirmishSight, by: FigureIndex): readonly FigureIndex[] => aimsOf(sight, by).unaware;

/**
 * WARBAND-MELEE-017: whether an attacker has first strike against this target: WARBAND-MELEE-011 it has charged it,
 * WARBAND-MELEE-012 its side has surprise, WARBAND-MELEE-013 and WARBAND-MELEE-014 it comes from the flank or from behind,
 * WARBAND-VANQUISH-009 it is not expected. WARBAND-DUEL-009: not between duellists. WARBAND-GRAPPLE-029: not in a grapple.
 */
export const strikesFirst = (sight: SkirmishSight, by: FigureIndex, target: FigureIndex): boolean => {
  if (!areFoes(sight, by, target) || areDuelling(sight, by, target) || areGrappling(sight, by, target)) return false;
  if (figureOf(sight, target).unaware || figureOf(sight, by).charged === target) return true;
  return hasSurprise(sight, sideOf(sight, by)) || placeOf(sight, by, target) !== 'front';
};

import type { Fixed } from '@warmoot/kernel';
import { areOverlapping, standsFreely } from '../../formations/contact.js';
import { aheadOf, type Stand } from '../../formations/standing.js';
import { apart, spaceAt, xOf, yOf } from '../../ground/spaces.js';
import type { SpaceIndex } from '../../model/model.js';
import type { FormationIndex, Rank, Unit } from '../../model/units.js';
import type { BattleSight } from '../model/battle.js';
import { isUnitHere, unitOf } from './units.js';

const backBy = ({ given: { field } }: BattleSight, { at, facing }: Fixed<Unit>, spaces: number): SpaceIndex => {
  const [dx, dy] = aheadOf(facing);
  return spaceAt(field, xOf(field, at) - spaces * dx, yOf(field, at) - spaces * dy);
};

/** WARBAND-GRID-009: whether a unit could stand so: on free ground, and in nobody's way. */
const fits = (sight: BattleSight, unit: FormationIndex, stand: Stand): boolean =>
  standsFreely(sight.given.field, stand) &&
  sight.open.units.every(
    (other, nth) => nth === unit || !isUnitHere(sight, nth) || !areOverlapping(sight.given.field, stand, other),
  );

/**
 * Where the front of a unit is when ranks of it are gone; null where it cannot close up. WARBAND-LINE-032: as a rule where it is
 * wished, so that who steps up stands in contact. Ours: a rank that is wider than the one before it cannot step up into others;
 * then the unit closes up where there is room.
 */
export const closingRoom = (
  sight: BattleSight,
  unit: FormationIndex,
  ranks: readonly Rank[],
  wished: SpaceIndex,
): SpaceIndex | null => {
  const own = unitOf(sight, unit);
  const gone = own.ranks.length - ranks.length;
  const places = [wished, ...Array.from({ length: gone + 1 }, (_none, nth) => backBy(sight, own, nth))];
  return places.find((at) => at >= 0 && fits(sight, unit, { at, facing: own.facing, ranks })) ?? null;
};

/** The same; ours: where it cannot close up, but must, the nearest place that has room for it. */
export const roomFor = (
  sight: BattleSight,
  unit: FormationIndex,
  ranks: readonly Rank[],
  wished: SpaceIndex,
): SpaceIndex => {
  const closed = closingRoom(sight, unit, ranks, wished);
  const { at: from, facing } = unitOf(sight, unit);
  // Who has left the map, or has nobody left, needs no room.
  if (closed !== null || ranks.length === 0 || from < 0) return closed ?? wished;
  const { field } = sight.given;
  let [best, least] = [wished, Number.POSITIVE_INFINITY];
  for (let at = 0; at < field.walls.length; at++) {
    const far = apart(field, from, at);
    if (far < least && fits(sight, unit, { at, facing, ranks })) [best, least] = [at, far];
  }
  return best;
};

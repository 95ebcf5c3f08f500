import type { Fixed } from '@warmoot/kernel';
import { areOverlapping, standsFreely } from '../../formations/contact.js';
import { aheadOf, type Stand } from '../../formations/standing.js';
import { spaceAt, xOf, yOf } from '../../ground/spaces.js';
import type { SpaceIndex } from '../../model/model.js';
import type { FormationIndex, Rank, Unit } from '../../model/units.js';
import type { BattleSight } from '../model/battle.js';
import { isUnitHere, unitOf } from './units.js';

const backBy = ({ given: { field } }: BattleSight, { at, facing }: Fixed<Unit>, spaces: number): SpaceIndex => {
  const [dx, dy] = aheadOf(facing);
  return spaceAt(field, xOf(field, at) - spaces * dx, yOf(field, at) - spaces * dy);
};

/** WARBAND-GRID-009: whether a unit could stand so: on free ground, and in nobody's way. */
export const fits = (sight: BattleSight, unit: FormationIndex, stand: Stand): boolean =>
  standsFreely(sight.given.field, stand) &&
  sight.open.units.every(
    (other, nth) => nth === unit || !isUnitHere(sight, nth) || !areOverlapping(sight.given.field, stand, other),
  );

/**
 * Where the front of a unit is when ranks of it are gone. WARBAND-LINE-032: as a rule where it is wished, so that who steps up
 * stands in contact. Ours: a rank that is wider than the one before it cannot step up into others; then the unit closes up
 * where there is room.
 */
export const roomFor = (
  sight: BattleSight,
  unit: FormationIndex,
  ranks: readonly Rank[],
  wished: SpaceIndex,
): SpaceIndex => {
  const own = unitOf(sight, unit);
  const gone = own.ranks.length - ranks.length;
  const places = [wished, ...Array.from({ length: gone + 1 }, (_none, nth) => backBy(sight, own, nth))];
  return places.find((at) => at >= 0 && fits(sight, unit, { at, facing: own.facing, ranks })) ?? wished;
};

import type { Fixed } from '@warmoot/kernel';
import type { Side } from '../../../war/roster/sides.js';
import { weaponOf, weaponsInHand } from '../../figures/hands.js';
import { extentsOf, offsetsOf } from '../../formations/extents.js';
import { agentsOf, type Stand, spacesOf } from '../../formations/standing.js';
import { spaceAt, xOf, yOf } from '../../ground/spaces.js';
import type { Field, SpaceIndex } from '../../model/model.js';
import { MAP } from '../../model/setup.js';
import type { FormationIndex, UnitFacing } from '../../model/units.js';
import type { BattleSight } from '../model/battle.js';
import { unitOf } from '../units/units.js';

type Taken = ReadonlySet<SpaceIndex>;

/** WARBAND-ROUND-008: side 1 looks east, side 2 west. */
export const usualFacing = (side: Side): UnitFacing => (side === 0 ? 'e' : 'w');

/** Those of a side that have still to be placed, of one seat where it is named. */
export const unplaced = ({ open }: BattleSight, side: Side, seat?: string): readonly FormationIndex[] =>
  open.units.flatMap((unit, nth) =>
    unit.side === side && unit.at < 0 && unit.ranks.length > 0 && (seat === undefined || unit.seat === seat)
      ? [nth]
      : [],
  );

/** The spaces on which units stand. */
const takenBy = ({ given, open }: BattleSight): Taken =>
  new Set(open.units.flatMap((unit) => (unit.at < 0 ? [] : spacesOf(given.field, unit))));

/** WARBAND-ROUND-008: how far a space is from the edge of a side, in columns. */
const columnOf = ({ width }: Fixed<Field>, side: Side, at: SpaceIndex): number =>
  side === 0 ? xOf({ width }, at) : width - 1 - xOf({ width }, at);

/**
 * By the middle of its front, how many columns a unit takes from the edge of its side on; null where it does not fit. Ours: never
 * beyond the middle of the map.
 */
const depthsOf = (
  field: Fixed<Field>,
  side: Side,
  { facing, ranks }: Pick<Stand, 'facing' | 'ranks'>,
  taken: Taken,
) => {
  const extents = extentsOf({ facing, ranks });
  const offsets = offsetsOf(extents);
  const left = Math.min(...extents.map((one) => one.left));
  const right = Math.max(...extents.map((one) => one.right));
  return (at: SpaceIndex): number | null => {
    const [x, y] = [xOf(field, at), yOf(field, at)];
    const depth = side === 0 ? x + right + 1 : field.width - x - left;
    if (depth > field.width / 2) return null;
    for (const [dx, dy] of offsets) {
      const space = spaceAt(field, x + dx, y + dy);
      if (space < 0 || field.walls[space] === true || taken.has(space)) return null;
    }
    return depth;
  };
};

/** WARBAND-ROUND-008: where a unit fits into the four columns of its side; where it fits into none of them, wherever it comes nearest. */
const placesAmong = (
  sight: BattleSight,
  unit: FormationIndex,
  facing: UnitFacing,
  taken: Taken,
): readonly SpaceIndex[] => {
  const { field } = sight.given;
  const { side, ranks } = unitOf(sight, unit);
  const depthAt = depthsOf(field, side, { facing, ranks }, taken);
  const found: [at: SpaceIndex, depth: number][] = [];
  for (let at = 0; at < field.walls.length; at++) {
    const depth = depthAt(at);
    if (depth !== null) found.push([at, depth]);
  }
  const least = Math.max(MAP.columns, Math.min(...found.map(([, depth]) => depth)));
  return found.flatMap(([at, depth]) => (depth <= least ? [at] : []));
};

const shoots = (sight: BattleSight, unit: FormationIndex): boolean =>
  agentsOf(unitOf(sight, unit)).some((figure) =>
    weaponsInHand(sight, figure).some((weapon) => weaponOf(weapon).range?.by === 'shot'),
  );

/** As is usual: towards the middle, those that shoot one column behind the others; null where there is no room. */
const usualAmong = (sight: BattleSight, unit: FormationIndex, taken: Taken): SpaceIndex | null => {
  const { field } = sight.given;
  const { side } = unitOf(sight, unit);
  const column = MAP.columns - (shoots(sight, unit) ? 2 : 1);
  const middle = (field.height - 1) / 2;
  const far = (at: SpaceIndex): number =>
    Math.abs(column - columnOf(field, side, at)) * field.height + Math.abs(yOf(field, at) - middle);
  const places = placesAmong(sight, unit, usualFacing(side), taken);
  return places.length === 0 ? null : places.reduce((best, at) => (far(at) < far(best) ? at : best));
};

export interface UsualPlace {
  readonly unit: FormationIndex;
  readonly at: SpaceIndex;
}

/** Where units would be put one after the other, as is usual; null where there is no room for all of them. */
export const usualPlaces = (
  sight: BattleSight,
  units: readonly FormationIndex[],
  taken: Taken = takenBy(sight),
): readonly UsualPlace[] | null => {
  const full = new Set(taken);
  const places: UsualPlace[] = [];
  for (const unit of units) {
    const at = usualAmong(sight, unit, full);
    if (at === null) return null;
    places.push({ unit, at });
    const { side, ranks } = unitOf(sight, unit);
    for (const space of spacesOf(sight.given.field, { at, facing: usualFacing(side), ranks })) full.add(space);
  }
  return places;
};

/** Whether room is left for the others when a unit stands like this. */
export const leavesRoom = (sight: BattleSight, unit: FormationIndex, at: SpaceIndex, facing: UnitFacing): boolean => {
  const { side, ranks } = unitOf(sight, unit);
  const others = unplaced(sight, side).filter((other) => other !== unit);
  if (others.length === 0) return true;
  const taken = new Set([...takenBy(sight), ...spacesOf(sight.given.field, { at, facing, ranks })]);
  return usualPlaces(sight, others, taken) !== null;
};

/** Where a unit may be placed, as far as itself goes. */
export const placesOf = (sight: BattleSight, unit: FormationIndex, facing: UnitFacing): readonly SpaceIndex[] =>
  placesAmong(sight, unit, facing, takenBy(sight));

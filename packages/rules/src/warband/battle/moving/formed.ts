import { type Fixed, keptForThing } from '@warmoot/kernel';
import { type Extent, extentOfAll, offsetsOf } from '../../formations/extents.js';
import { aheadOf } from '../../formations/standing.js';
import { stepsAll, type Way } from '../../ground/paths.js';
import { STEPS, spaceAt, xOf, yOf } from '../../ground/spaces.js';
import type { Direction, Field, SpaceIndex } from '../../model/model.js';
import { DIRECTIONS } from '../../model/setup.js';
import type { UnitFacing } from '../../model/units.js';
import type { Formed, FormedFault } from '../../movement/walk.js';
import type { Crowd } from './crowd.js';
import type { Stands } from './stands.js';

interface Formation {
  readonly field: Fixed<Field>;
  readonly facing: UnitFacing;
  readonly extents: readonly Extent[];
  readonly crowd: Crowd;
  readonly stands: Stands;
  /** Whether it goes any way it likes. */
  readonly loose: boolean;
  /** Whether it may go through units of its own side. */
  readonly through: boolean;
  /** Whether it may step over the edge of the map with those behind or beside its front's middle. */
  readonly overhangs: boolean;
  /** WARBAND-BMOVE-012: by space, whether an obstacle is there. */
  readonly obstacles: readonly unknown[];
}

/** WARBAND-BMOVE-015: straight ahead, or obliquely. */
const isAhead = (facing: UnitFacing, direction: Direction): boolean => {
  const turned = Math.abs(DIRECTIONS.indexOf(facing) - DIRECTIONS.indexOf(direction));
  return turned <= 1 || turned === DIRECTIONS.length - 1;
};

/** WARBAND-GRID-003: why one of its spaces cannot be moved by a step: each figure goes as if alone. */
const spaceFault = (
  { field, crowd, overhangs, obstacles }: Formation,
  [x, y]: readonly [number, number],
  direction: Direction,
  isWithin: boolean,
): FormedFault | null => {
  const [dx, dy] = STEPS[direction];
  const from = spaceAt(field, x, y);
  const to = spaceAt(field, x + dx, y + dy);
  if (to < 0) return from < 0 || overhangs ? null : 'noRoom';
  // Ours: who goes through others, or leaves its unit, is clear of them before it comes to an obstacle.
  if (isWithin && obstacles[to] !== null) return 'unit';
  if (from < 0) return field.walls[to] === true ? 'noRoom' : null;
  const way = (stepsAll(field)[from] as readonly (Way | null)[])[DIRECTIONS.indexOf(direction)] ?? null;
  if (way === null) return 'wall';
  return way.corners?.every((corner) => crowd.foes[corner] === 1) === true ? 'corner' : null;
};

/** Whether no wall is on the map, in a space or between two. */
const isWithoutWalls = keptForThing(
  'most battlefields have no walls, and then steps need not be looked at space by space',
  ({ walls, edges }: Fixed<Field>): boolean => !walls.includes(true) && !Object.values(edges).some(({ wall }) => wall),
);

/** What binds a unit in formation at every step. */
export const formedBy = (formation: Formation): Formed => {
  const { field, facing, extents, stands, loose, through } = formation;
  const [ax, ay] = aheadOf(facing);
  const isPlain = isWithoutWalls(field);
  const { left, right, top, bottom } = extentOfAll(extents);
  const isOnMap = (x: number, y: number): boolean =>
    x + left >= 0 && y + top >= 0 && x + right < field.width && y + bottom < field.height;
  return {
    fault: (at, { to, direction, corners }) => {
      if (!loose && !isAhead(facing, direction)) return 'ahead';
      // WARBAND-TACTIC-032
      if (!through && stands.allies[to] === 1) return 'unit';
      const isWithin = stands.rest[at] === 1 || stands.allies[at] === 1;
      // Without walls, and foes beside a slanting step, nothing is in the way of any of them.
      const isClear = isPlain && !isWithin && (corners === null || stands.reach[at] === 0);
      if (isClear && isOnMap(xOf(field, to), yOf(field, to))) return null;
      const [x, y] = [xOf(field, at), yOf(field, at)];
      for (const [dx, dy] of offsetsOf(extents)) {
        const fault = spaceFault(formation, [x + dx, y + dy], direction, isWithin);
        if (fault !== null) return fault;
      }
      return null;
    },
    leaves: (at: SpaceIndex) => loose || spaceAt(field, xOf(field, at) + ax, yOf(field, at) + ay) < 0,
  };
};

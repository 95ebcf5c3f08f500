import { type Fixed, keptForThing } from '@warmoot/kernel';
import type { Direction, Field, Space, SpaceIndex } from '../model/model.js';
import { DIRECTIONS } from '../model/setup.js';

type Ground = Fixed<Field>;

export const xOf = ({ width }: Pick<Ground, 'width'>, at: SpaceIndex): number => at % width;
export const yOf = ({ width }: Pick<Ground, 'width'>, at: SpaceIndex): number => Math.floor(at / width);
/** A space by its index. */
export const spaceOf = (field: Ground, at: SpaceIndex): Space => ({ x: xOf(field, at), y: yOf(field, at) });

/** A space by its numbers; −1 off the map. */
export const spaceAt = ({ width, height }: Pick<Ground, 'width' | 'height'>, x: number, y: number): SpaceIndex =>
  x < 0 || y < 0 || x >= width || y >= height ? -1 : y * width + x;

/** WARBAND-GRID-002: a diagonal step counts 1. */
export const apart = (field: Ground, a: SpaceIndex, b: SpaceIndex): number =>
  Math.max(Math.abs(xOf(field, a) - xOf(field, b)), Math.abs(yOf(field, a) - yOf(field, b)));

/** What a step in each direction adds to x and y. */
export const STEPS: Readonly<Record<Direction, readonly [dx: number, dy: number]>> = {
  n: [0, -1],
  ne: [1, -1],
  e: [1, 0],
  se: [1, 1],
  s: [0, 1],
  sw: [-1, 1],
  w: [-1, 0],
  nw: [-1, -1],
};

/** The direction nearest to the way from one space to another. They are not the same. */
export const directionTo = (field: Ground, from: SpaceIndex, to: SpaceIndex): Direction => {
  const dx = xOf(field, to) - xOf(field, from);
  const dy = yOf(field, to) - yOf(field, from);
  const steps = Math.round((Math.atan2(dx, -dy) / Math.PI) * 4);
  return DIRECTIONS[(steps + DIRECTIONS.length) % DIRECTIONS.length] as Direction;
};

const edgeKey = (a: SpaceIndex, b: SpaceIndex): string => (a < b ? `${a}/${b}` : `${b}/${a}`);

/** What lies between two spaces side by side; undefined where nothing does. */
export const edgeBetween = (field: Ground, a: SpaceIndex, b: SpaceIndex): Ground['edges'][string] | undefined =>
  field.edges[edgeKey(a, b)];

/** Whether one cannot get straight from a space to the one beside it: into a wall, or through one. */
export const isShut = (field: Ground, a: SpaceIndex, b: SpaceIndex): boolean =>
  field.walls[b] === true || field.walls[a] === true || edgeBetween(field, a, b)?.wall === true;

/**
 * Whether a wall lies between two spaces that touch. Ours: over a corner it does where neither way round it is free of
 * walls.
 */
export const isWallBetween = (field: Ground, a: SpaceIndex, b: SpaceIndex): boolean => {
  if (isShut(field, a, b)) return true;
  const [ax, ay, bx, by] = [xOf(field, a), yOf(field, a), xOf(field, b), yOf(field, b)];
  if (ax === bx || ay === by) return false;
  return [spaceAt(field, bx, ay), spaceAt(field, ax, by)].every(
    (corner) => isShut(field, a, corner) || isShut(field, corner, b),
  );
};

/** By space, those around it in the order of the directions; −1 off the map. */
export const aroundAll = keptForThing(
  'which spaces touch is the same for a whole fight, and is asked for at every step',
  (field: Ground): readonly (readonly SpaceIndex[])[] =>
    field.walls.map((_wall, at) =>
      DIRECTIONS.map((direction) => {
        const [dx, dy] = STEPS[direction];
        return spaceAt(field, xOf(field, at) + dx, yOf(field, at) + dy);
      }),
    ),
);

/** By space, those of the eight around it that no wall parts from it: melee range. WARBAND-GRID-004 */
export const reachAll = keptForThing(
  'which spaces are within melee range is the same for a whole fight, and is asked for at every step',
  (field: Ground): readonly (readonly SpaceIndex[])[] =>
    aroundAll(field).map((around, at) => around.filter((to) => to >= 0 && !isWallBetween(field, at, to))),
);

/** WARBAND-GRID-004: whether two spaces are within melee range of each other. */
export const isBeside = (field: Ground, a: SpaceIndex, b: SpaceIndex): boolean => {
  // Most pairs are rows apart: these are passed over before anything is looked up.
  if (a < 0 || b < 0 || Math.abs(a - b) > field.width + 1) return false;
  return (reachAll(field)[a] as readonly SpaceIndex[]).includes(b);
};

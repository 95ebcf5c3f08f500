import { type Fixed, keptForThing } from '@warmoot/kernel';
import type { Direction, Field, Space, SpaceIndex } from '../model/model.js';
import { DIRECTIONS } from '../model/setup.js';
import { directionTo, isShut, isWallBetween, STEPS, spaceAt, spaceOf, xOf, yOf } from './spaces.js';

type Ground = Fixed<Field>;

/** Off the map: where whoever leaves the fight goes. */
export const OFF: SpaceIndex = -1;

/** A step to a space beside; over a corner, with the spaces on both sides that no wall shuts. */
export interface Way {
  readonly to: SpaceIndex;
  readonly direction: Direction;
  readonly corners: readonly SpaceIndex[] | null;
}

const wayFrom = (field: Ground, at: SpaceIndex, direction: Direction): Way | null => {
  const [dx, dy] = STEPS[direction];
  const [x, y] = [xOf(field, at), yOf(field, at)];
  const to = spaceAt(field, x + dx, y + dy);
  if (to === OFF || isWallBetween(field, at, to)) return null;
  if (dx === 0 || dy === 0) return { to, direction, corners: null };
  const corners = [spaceAt(field, x + dx, y), spaceAt(field, x, y + dy)];
  return { to, direction, corners: corners.filter((c) => !isShut(field, at, c) && !isShut(field, c, to)) };
};

/** WARBAND-GRID-003: by space, the step in each direction, in their order; null where walls or the map's edge forbid it. */
export const stepsAll = keptForThing(
  'which steps walls allow is the same for a whole fight, and every move is made of them',
  (field: Ground): readonly (readonly (Way | null)[])[] =>
    field.walls.map((_wall, at) => DIRECTIONS.map((direction) => wayFrom(field, at, direction))),
);

/** Straight steps come first: where two ways are as short, the plain one is found. */
const PLAIN_FIRST = [0, 2, 4, 6, 1, 3, 5, 7] as const;

/** By space, the steps that walls allow. */
export const waysAll = keptForThing(
  'the same steps without those that are none: floods run over them',
  (field: Ground): readonly (readonly Way[])[] =>
    stepsAll(field).map((steps) => PLAIN_FIRST.flatMap((nth) => steps[nth] ?? [])),
);

/** How many steps a space has at most. */
export const MOST_WAYS = PLAIN_FIRST.length;

/** Where the steps of `waysAll` lead, in one row of numbers, so many for each space; OFF where it has no more. */
export const endsAll = keptForThing(
  'floods look at where a step leads far more often than they take it',
  (field: Ground): Int16Array => {
    const ends = new Int16Array(field.walls.length * MOST_WAYS).fill(OFF);
    for (const [at, ways] of waysAll(field).entries())
      for (const [nth, { to }] of ways.entries()) ends[at * MOST_WAYS + nth] = to;
    return ends;
  },
);

/** The step from a space to another; undefined where there is none. */
export const wayTo = (field: Ground, from: SpaceIndex, to: SpaceIndex): Way | undefined => {
  for (const way of waysAll(field)[from] as readonly Way[]) if (way.to === to) return way;
  return undefined;
};

/** WARBAND-MOVE-017: what rough, swum or climbed ground costs. */
export const DEAREST = 2;

/** WARBAND-MOVE-012, WARBAND-MOVE-013, WARBAND-MOVE-017: what it costs to enter a space. */
const stepCost = ({ slow }: Pick<Ground, 'slow'>, to: SpaceIndex): number => (slow[to] === null ? 1 : DEAREST);

/** What it costs to enter each space. */
export const costsAll = keptForThing(
  'floods look at what a step costs far more often than they take it',
  (field: Ground): Uint8Array => Uint8Array.from(field.walls, (_wall, at) => stepCost(field, at)),
);

/** All spaces as they are written, by their indexes: lists of ways share them. */
const spacesAll = keptForThing(
  'spaces are written out in every way that is listed',
  (field: Ground): readonly Space[] => field.walls.map((_wall, at) => spaceOf(field, at)),
);

/** A space beside this one that is off the map, if it is on its edge: to the side, or else up or down. */
const outside = (field: Ground, at: SpaceIndex): Space => {
  const { x, y } = spaceOf(field, at);
  if (x === 0) return { x: -1, y };
  if (x === field.width - 1) return { x: field.width, y };
  return { x, y: y === 0 ? -1 : field.height };
};

/** A way as choices write it. */
export const written = (field: Ground, start: SpaceIndex, path: readonly SpaceIndex[]): readonly Space[] => {
  const spaces = spacesAll(field);
  return path.map((at, nth) => (at === OFF ? outside(field, path[nth - 1] ?? start) : (spaces[at] as Space)));
};

/** Whether a step off the map would be one step long. */
export const isAtEdge = (field: Ground, at: SpaceIndex): boolean => {
  const [x, y] = [xOf(field, at), yOf(field, at)];
  return x === 0 || y === 0 || x === field.width - 1 || y === field.height - 1;
};

/** A way as the rules read it; null where a step in it is longer than one space, or goes on off the map. */
export const pathRead = (field: Ground, start: SpaceIndex, path: readonly Space[]): readonly SpaceIndex[] | null => {
  let before: Space = spaceOf(field, start);
  const read: SpaceIndex[] = [];
  for (const space of path) {
    const isStep = Math.max(Math.abs(space.x - before.x), Math.abs(space.y - before.y)) === 1;
    if (!isStep || read.at(-1) === OFF) return null;
    read.push(spaceAt(field, space.x, space.y));
    before = space;
  }
  return read;
};

/** Which way somebody looks after a walk: that of the last step. `before` where there was none, or off the map. */
export const lookingAfter = (
  field: Ground,
  start: SpaceIndex,
  path: readonly SpaceIndex[],
  before: Direction,
): Direction => {
  const last = path.at(-1);
  return last === undefined || last === OFF ? before : directionTo(field, path.at(-2) ?? start, last);
};

import type { Fixed } from '@warmoot/kernel';
import type { Side } from '../../war/roster/sides.js';
import { OFF } from '../ground/paths.js';
import { xOf } from '../ground/spaces.js';
import type { Field, SpaceIndex } from '../model/model.js';
import type { Walk } from './walk.js';
import { endsOf, floodOf, type Ways, wayOut } from './ways.js';

/** Somebody on the way to the edge on which their side began. */
export interface Homebound {
  readonly side: Side;
  readonly field: Fixed<Field>;
  readonly start: SpaceIndex;
}

/** WARBAND-ROUND-008, WARBAND-MORALE-036: how many columns a space is from the edge on which a side began. */
const columnsHome = ({ side, field }: Omit<Homebound, 'start'>, at: SpaceIndex): number =>
  side === 0 ? xOf(field, at) : field.width - 1 - xOf(field, at);

const endsNearer = (one: Homebound, end: SpaceIndex): boolean => columnsHome(one, end) < columnsHome(one, one.start);

/** WARBAND-MORALE-036: whether a way ends nearer to the own edge, or leaves the map over it. */
export const leadsHome = (one: Homebound, path: readonly SpaceIndex[]): boolean => {
  const end = path.at(-1) ?? one.start;
  return end === OFF ? columnsHome(one, path.at(-2) ?? one.start) === 0 : endsNearer(one, end);
};

/** WARBAND-MORALE-036: those of the ways that lead home. */
export const homeward = (one: Homebound, { flooded, ends, out }: Ways): Ways => ({
  flooded,
  ends: ends.filter((end) => endsNearer(one, end)),
  out: out !== null && leadsHome(one, out) ? out : null,
});

/** Of some ways those that lead home, if any does. */
export const homeFirst = (
  one: Homebound,
  paths: readonly (readonly SpaceIndex[])[],
): readonly (readonly SpaceIndex[])[] => {
  const home = paths.filter((path) => leadsHome(one, path));
  return home.length > 0 ? home : paths;
};

/** WARBAND-MOVE-029: a way to each space to which a walk leads back; off the map over the own edge, if it can. */
export const waysBackIn = (walk: Walk, side: Side): Ways => {
  const flooded = floodOf(walk);
  const home = wayOut(walk, flooded, (at) => columnsHome({ side, field: walk.field }, at) === 0);
  return { flooded, ends: endsOf(walk, flooded), out: home ?? wayOut(walk, flooded) };
};

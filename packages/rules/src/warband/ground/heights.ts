import { type Fixed, keptForThing } from '@warmoot/kernel';
import type { Field, SpaceIndex } from '../model/model.js';
import { directionTo, edgeBetween, STEPS, spaceAt, xOf, yOf } from './spaces.js';

type Ground = Fixed<Field>;

const heightAt = ({ heights }: Ground, at: SpaceIndex): number => heights[at] ?? 0;

/** WARBAND-GRID-007: high ground is at least one level above. */
export const isAbove = (field: Ground, at: SpaceIndex, other: SpaceIndex): boolean =>
  heightAt(field, at) > heightAt(field, other);

const hasCoverOnEdges = keptForThing(
  'most fields have no cover between spaces, and then no blow has to look for it',
  ({ edges }: Ground): boolean => Object.values(edges).some(({ cover }) => cover > 0),
);

/**
 * WARBAND-TACTIC-030: what shelters who stands in a space from an attack out of another: the space itself, or what lies
 * on its edge that way. Cover is one modifier and counts once, the better of the two (WARBAND-MOD-024).
 */
export const coverFrom = (field: Ground, at: SpaceIndex, from: SpaceIndex): number => {
  const own = field.cover[at] ?? 0;
  if (at === from || !hasCoverOnEdges(field)) return own;
  const [dx, dy] = STEPS[directionTo(field, at, from)];
  const next = spaceAt(field, xOf(field, at) + dx, yOf(field, at) + dy);
  return Math.max(own, next < 0 ? 0 : (edgeBetween(field, at, next)?.cover ?? 0));
};

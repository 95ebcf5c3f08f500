import { d, sumOf, type Throw } from '@warmoot/kernel';
import type { SkillGroup } from '../skills.table.js';
import { GROUPS } from './groups.js';
import { GUIDE, type Office } from './guide.table.js';

/** Somebody by the guide: their place, their best group, and the groups below it as far as they are known. */
export interface Guided {
  readonly office: Office;
  readonly top: SkillGroup;
  readonly lower: readonly SkillGroup[];
}

/** The groups whose place is open, in the order of the table. */
export const openPlaces = ({ top, lower }: Guided): readonly SkillGroup[] =>
  GROUPS.filter((group) => group !== top && !lower.includes(group));

// SAGA-WORLD-006: a d3 for the group one below the top, a d2 for the next.
export const guideThrow = (guided: Guided): Throw => sumOf([d(openPlaces(guided).length)]);

/**
 * SAGA-WORLD-005, SAGA-WORLD-006: the rating of a group, one lower with each place below the top, and never below 0.
 */
export const guideRating = (guided: Guided, group: SkillGroup): number =>
  Math.max(0, GUIDE[guided.office].rating - belowTop(guided, group));

/** How many places a group stands below the top. */
export const belowTop = (guided: Guided, group: SkillGroup): number =>
  [guided.top, ...guided.lower, ...openPlaces(guided)].indexOf(group);

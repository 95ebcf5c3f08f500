import { saga } from '@warmoot/rules';
import type { Leaf } from '@warmoot/words';

/** The years from the first of which there is something to read to the one that is played, none left out. */
export const yearsTold = (
  leaves: readonly Leaf[],
  calendar: saga.calendar.Calendar,
  today: number,
): readonly number[] => {
  const years = [...leaves.map(({ year }) => year), saga.calendar.yearOf(calendar, today)];
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return Array.from({ length: last - first + 1 }, (_, n) => first + n);
};

/** Of the leaves of a year the last so many. */
export const lastLeaves = (leaves: readonly Leaf[], most: number): readonly Leaf[] =>
  leaves.slice(Math.max(0, leaves.length - most));

/** How many of the last leaves have to be shown so that a chapter is among them. */
export const upTo = (leaves: readonly Leaf[], number: number): number =>
  leaves.length - leaves.findIndex((leaf) => leaf.leaf === 'chapter' && leaf.number === number);

import { STANDING } from '../../../boards/terrain/standing.table.js';
import type { Thing } from './paint.js';

/** What is light, with an outline, and the ink over it; so large in a space of 64. */
interface Cut {
  readonly body: string;
  readonly ink: string;
  readonly size: number;
  /** How wide its shadow lies. */
  readonly shade: number;
}

const STACK = 'm-22 14c-2-18 10-32 22-42c12 10 24 24 22 42c-12 6-32 6-44 0z';
const STACK_INK = 'm4-24l18 37l-4 2l-12-25zm2 16l9 24l-5 1zm-8-10l6 35l-4 1zm-6 10l2 25h-3zm-6 8v15l-3-1z';

export const THINGS: Readonly<Record<Thing['look'], Cut>> = {
  tree: { ...STANDING.leaf, size: 1.85, shade: 8 },
  pine: { ...STANDING.pine, size: 1.7, shade: 8 },
  stack: { body: STACK, ink: STACK_INK, size: 0.9, shade: 26 },
  rock: {
    body: 'm-19 12l3-15l9-10l12 1l10 11l4 13q-19 7-38 0z',
    ink: 'm5-12l10 11l4 13q-9 3.500-17 3.600l6-7l-3-9zm-11 10l7-5l-4 8z',
    size: 0.9,
    shade: 22,
  },
  bush: {
    body: 'm-15 10c-6-2-5-11 1-12c0-8 9-11 14-6c7-4 15 2 13 9c6 2 5 9-1 10q-14 3-27-1z',
    ink: 'm6-10c8-1 14 4 12 11c6 2 5 9-1 10q-7 1.500-13 1c6-3 8-8 4-11c3-4 2-9-2-11zm-14 13l8-1l-8 2.500z',
    size: 1,
    shade: 16,
  },
};

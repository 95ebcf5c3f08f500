import { d, FACE, type Throw, type ThrowResult } from '@warmoot/kernel';
import { xOf, yOf } from '../ground/spaces.js';
import type { FigureIndex, SpaceIndex } from '../model/model.js';
import type { SkirmishSight } from '../model/skirmish.js';
import { figureOf } from './figures.js';

/** WARBAND-CORE-003: X-in-6, on one d6. */
export const inSix = (odds: number): Throw => ({
  dice: [d(6)],
  reading: { read: 'together', keep: null, worth: FACE, plus: 0, rows: { rows: 'atMost', target: odds } },
  tally: null,
});

/**
 * WARBAND-CORE-007: one of several at random. Of two, a d6 takes the first on 1 to 3; of more, a die with as many sides as
 * there are candidates takes one.
 */
export const pickThrow = (candidates: number): Throw => (candidates === 2 ? inSix(3) : evenThrow(candidates));

const evenThrow = (sides: number): Throw => ({
  dice: [d(sides)],
  reading: { read: 'together', keep: null, worth: FACE, plus: 0, rows: { rows: 'score' } },
  tally: null,
});

/** Whom such a throw has picked. */
export const pickedOf = <A>(candidates: readonly A[], result: ThrowResult): A => {
  if (typeof result === 'number') return candidates[result - 1] as A;
  return candidates[result === 'success' ? 0 : 1] as A;
};

/**
 * WARBAND-CORE-007: candidates from the left to the right, as a figure sees them that looks towards a space; those that are
 * neither, by their number.
 */
export const leftToRight = (
  sight: SkirmishSight,
  { figure, towards }: { readonly figure: FigureIndex; readonly towards: SpaceIndex },
  candidates: readonly FigureIndex[],
): readonly FigureIndex[] => {
  const { field } = sight.given;
  const { at } = figureOf(sight, figure);
  const [x, y] = [xOf(field, at), yOf(field, at)];
  const [ahead, down] = [xOf(field, towards) - x, yOf(field, towards) - y];
  /** Negative to the left of the line of sight, positive to its right. */
  const side = (candidate: FigureIndex): number => {
    const { at: there } = figureOf(sight, candidate);
    return ahead * (yOf(field, there) - y) - down * (xOf(field, there) - x);
  };
  return [...candidates].sort((one, other) => side(one) - side(other) || one - other);
};

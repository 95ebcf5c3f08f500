import { CELL } from '../../skirmish/ground/geometry.js';
import type { Place } from '../../skirmish/parts.js';
import type { Heading, SeenSlot, SeenUnit } from '../parts.js';

/** What a step ahead adds to x and y, and one to the right. */
const AHEAD: Readonly<Record<Heading, readonly [dx: number, dy: number]>> = {
  n: [0, -1],
  e: [1, 0],
  s: [0, 1],
  w: [-1, 0],
};

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Somebody with the place between their feet. */
export interface Standing {
  readonly unit: SeenUnit;
  readonly slot: SeenSlot;
  readonly rank: number;
  readonly spot: Spot;
}

/** Between the feet of one of so many in a rank, in the picture. Ranks close to the middle: half spaces count. */
export const spotOf = (at: Place, facing: Heading, rank: number, slot: number, figures: number): Spot => {
  const [dx, dy] = AHEAD[facing];
  const [rx, ry] = [0 - dy, dx];
  const right = slot - (figures - 1) / 2;
  return {
    x: (at.x + 0.5 - rank * dx + right * rx) * CELL,
    y: (at.y + 0.76 - rank * dy + right * ry) * CELL,
  };
};

/** All that a unit takes up in the picture, as it stands. */
export const boxOfUnit = ({ at, facing, ranks }: Pick<SeenUnit, 'at' | 'facing' | 'ranks'>) => {
  const spots = ranks.flatMap(({ slots }, rank) =>
    slots.map((_slot, nth) => spotOf(at, facing, rank, nth, slots.length)),
  );
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  return {
    left: Math.min(...xs) - CELL / 2,
    right: Math.max(...xs) + CELL / 2,
    top: Math.min(...ys) - CELL * 1.3,
    bottom: Math.max(...ys) + CELL * 0.3,
  };
};

const INSET = 3;

/** The spaces that a unit holds, as a part of the picture: a little less, so that neighbours do not touch. */
export const floorOf = (unit: Pick<SeenUnit, 'at' | 'facing' | 'ranks'>) => {
  const { left, right, top, bottom } = boxOfUnit(unit);
  return {
    left: left + INSET,
    right: right - INSET,
    top: top + CELL * 0.54 + INSET,
    bottom: bottom - CELL * 0.06 - INSET,
  };
};

/** The same number for the same key, from 0 up to 1: a drawn crowd is not cast in lead. */
export const leanOf = (key: string, salt: number): number => {
  let sum = Math.imul(salt + 11, 2_654_435_761);
  for (const letter of key) sum = Math.imul(sum ^ letter.charCodeAt(0), 16_777_619);
  sum = Math.imul(sum ^ (sum >>> 15), 2_246_822_519);
  return ((sum ^ (sum >>> 13)) >>> 0) / 4_294_967_296;
};

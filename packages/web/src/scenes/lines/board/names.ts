import { type Box, costOf } from '../../skirmish/figure/boxes.js';
import { CELL } from '../../skirmish/ground/geometry.js';
import type { SeenUnit } from '../parts.js';
import { boxOfUnit, spotOf } from '../units/geometry.js';

/** A name where it stands: the middle of its line, and whither a thread leads where it stands far from its unit. */
export interface PlacedName {
  readonly key: string;
  readonly name: string;
  readonly yours: boolean;
  readonly x: number;
  readonly y: number;
  readonly box: Box;
  readonly thread: { readonly x: number; readonly y: number } | null;
}

/** Half of what a line of letters takes up, as they are drawn at their own size. */
const wideOf = (name: string): number => (name.length * 9.5 + 4) / 2;
const HALF_HIGH = 12;
/** How far from its unit a name stands: clear of a cord. */
const CLEAR = 10;
/** From here on it is not seen any more whose name it is. */
const FAR = CELL * 0.75;
/** What it weighs that a name stands nearer to somebody else. */
const UNSURE = CELL * 2;
const FURTHEST = CELL * 5;

/** What the ranks of a unit cover, each for itself, and its banner. */
const boxesOf = (unit: SeenUnit): readonly Box[] => [
  ...unit.ranks.map(({ slots }, rank) => {
    const spots = slots.map((_slot, nth) => spotOf(unit.at, unit.facing, rank, nth, slots.length));
    const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
    return {
      left: Math.min(...xs) - CELL * 0.5,
      right: Math.max(...xs) + CELL * 0.5,
      top: Math.min(...ys) - CELL * 1.35,
      bottom: Math.max(...ys) + CELL * 0.2,
    };
  }),
  ...unit.ranks.flatMap(({ slots }, rank) =>
    slots.flatMap(({ banner }, nth) => {
      if (!banner) return [];
      const { x, y } = spotOf(unit.at, unit.facing, rank, nth, slots.length);
      return [{ left: x + 18, right: x + 90, top: y - 114, bottom: y + 10 }];
    }),
  ),
];

interface Room {
  readonly width: number;
  readonly height: number;
}

/** All places for a name, nearest first; of those as near, below before above before beside. */
const placesFor = (unit: SeenUnit, letters: number): readonly { x: number; y: number; far: number }[] => {
  const { left, right, top, bottom } = boxOfUnit(unit);
  const [wide, high] = [wideOf(unit.name) * letters, HALF_HIGH * letters];
  const [middle, centre] = [(left + right) / 2, (top + bottom) / 2];
  const all: { x: number; y: number; far: number }[] = [];
  for (let far = 0; far <= FURTHEST; far += CELL / 4) {
    const [under, over] = [bottom + CLEAR + high + far, top - CLEAR - high - far];
    const [after, before] = [right + CLEAR + wide + far, left - CLEAR - wide - far];
    const across = [middle, left + wide, right - wide];
    const along = [centre, top + high, bottom - high, (top + centre) / 2, (bottom + centre) / 2];
    all.push(
      ...across.map((x, nth) => ({ x, y: under, far: far + nth })),
      ...across.map((x, nth) => ({ x, y: over, far: far + 3 + nth })),
      ...along.map((y, nth) => ({ x: after, y, far: far + 6 + nth })),
      ...along.map((y, nth) => ({ x: before, y, far: far + 6 + nth })),
    );
  }
  return all.sort((a, b) => a.far - b.far);
};

const onto = (value: number, from: number, to: number): number => Math.min(to, Math.max(from, value));

const apart = (a: Box, b: Box): number =>
  Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom));

interface Free {
  readonly unit: SeenUnit;
  readonly places: readonly PlacedName[];
}

/** Where the name of a unit may stand, best first: nearest to its own, and nearer to it than to anybody else. */
const freeFor = (
  unit: SeenUnit,
  units: readonly SeenUnit[],
  taken: readonly Box[],
  room: Room,
  letters: number,
): Free => {
  const [wide, high] = [wideOf(unit.name) * letters, HALF_HIGH * letters];
  const own = boxOfUnit(unit);
  const others = units.filter(({ key }) => key !== unit.key).map(boxOfUnit);
  const places = placesFor(unit, letters).flatMap(({ x, y, far }) => {
    const box = { left: x - wide, right: x + wide, top: y - high, bottom: y + high };
    if (costOf(box, taken, room) > 0) return [];
    const isNear = others.every((other) => apart(other, box) > apart(own, box));
    const thread = isNear && far < FAR ? null : { x: onto(x, own.left, own.right), y: onto(y, own.top, own.bottom) };
    return [
      { rank: far + (isNear ? 0 : UNSURE), key: unit.key, name: unit.name, yours: unit.acting, x, y, box, thread },
    ];
  });
  return { unit, places: places.sort((a, b) => a.rank - b.rank) };
};

/** Names stand where they cover nobody and no other name: who finds no such place is named only in its row. */
export const placeNames = (
  units: readonly SeenUnit[],
  others: readonly Box[],
  room: Room,
  letters: number,
): readonly PlacedName[] => {
  const taken: Box[] = [...units.flatMap(boxesOf), ...others];
  const clear = ({ places }: Free): number => places.filter(({ thread }) => thread === null).length;
  const placed: PlacedName[] = [];
  // Who has the fewest places is named first.
  for (const { unit } of units
    .map((one) => freeFor(one, units, taken, room, letters))
    .sort((a, b) => clear(a) - clear(b))) {
    const [best] = freeFor(unit, units, taken, room, letters).places;
    if (best === undefined) continue;
    placed.push(best);
    taken.push(best.box);
  }
  return placed;
};

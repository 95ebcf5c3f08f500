import {
  type Box,
  counterBox,
  type Flagged,
  type FlagSpot,
  flagSpots,
  type NameSpot,
  nameSpots,
  type WordSpot,
  type Words,
  wordSpots,
} from './flags.js';
import { boardOf, centreAt, type MapSize, pictureSize } from './layout.js';
import type { Marks } from './marks.js';

/** Everything that is written on the board beside the plates. */
export interface Lettering {
  /** Names that are read from afar: those of the fight at hand. */
  readonly names: readonly NameSpot[];
  /** Names that are read near by. */
  readonly nearBy: readonly NameSpot[];
  readonly flags: readonly FlagSpot[];
  /** What is written beside lost units. */
  readonly lost: readonly WordSpot[];
}

interface Lettered {
  readonly index: number;
  readonly at: number;
  readonly called?: string;
}

/** What is drawn on hexes beside the units that stand there: nothing is written over it. */
interface Marked {
  /** Hexes that bear the letter of a trail. */
  readonly letters?: readonly number[];
  /** Lost units, with what is said of them. */
  readonly lost?: readonly (Words & { readonly at: number })[];
  /** Flags on fights that are over. */
  readonly settled?: readonly Flagged[];
}

/** What a cross or the number of a step takes up on its hex. */
const SIGN = 8;

/**
 * Names of the fight at hand first, then the flags of all fights, those to come before those that are over, then what is
 * said of lost units, then whatever other names have room.
 */
export const letteringOf = (
  size: MapSize,
  pieces: readonly Lettered[],
  {
    cords,
    ghosts,
    halts,
    path,
    goal,
  }: Pick<Marks, 'cords' | 'ghosts'> & Partial<Pick<Marks, 'halts' | 'path' | 'goal'>>,
  { letters = [], lost = [], settled = [] }: Marked = {},
): Lettering => {
  const board = boardOf(size);
  const { width, height } = pictureSize(size);
  const room = { x: 0, y: 0, wide: width, high: height };
  const put = new Map(ghosts.map(({ unit, at }) => [unit, at]));
  const standing = pieces.flatMap(({ index, at, called = '' }) => {
    const hex = put.get(index) ?? at;
    return hex < 0 ? [] : [{ index, hex, at: centreAt(board, hex), name: called }];
  });
  const atHand = cords.find((cord) => cord.picked) ?? (cords.length === 1 ? cords[0] : undefined);
  const isAtHand = ({ hex }: { readonly hex: number }): boolean => atHand?.hexes.includes(hex) === true;
  const marked = [...letters, ...lost.map(({ at }) => at), ...(goal ? [goal.at] : [])].map((at) => centreAt(board, at));
  const counters = [...standing.map(({ at }) => at), ...marked].map(counterBox);
  const signs = [...(halts ?? []), ...(path ?? [])].map((hex): Box => {
    const { x, y } = centreAt(board, hex);
    return { x: x - SIGN, y: y - SIGN, wide: 2 * SIGN, high: 2 * SIGN };
  });
  const names = nameSpots(standing.filter(isAtHand), counters);
  const taken = [...counters, ...names.map(({ box }) => box)];
  const ahead = flagSpots(board, cords, taken, room, signs);
  const over = flagSpots(board, settled, [...taken, ...ahead.map(({ box }) => box)], room, signs);
  const flags = [...ahead, ...over];
  const withFlags = [...taken, ...flags.map(({ box }) => box)];
  const said = wordSpots(board, lost, withFlags, room);
  const others = standing.filter((one) => !isAtHand(one));
  return { names, flags, lost: said, nearBy: nameSpots(others, [...withFlags, ...said.map(({ box }) => box)]) };
};

import { counterBox, type FlagSpot, flagSpots, type NameSpot, nameSpots } from './flags.js';
import { boardOf, centreAt, type MapSize, pictureSize } from './layout.js';
import type { Marks } from './marks.js';

/** Everything that is written on the board beside the plates. */
export interface Lettering {
  /** Names that are read from afar: those of the fight at hand. */
  readonly names: readonly NameSpot[];
  /** Names that are read near by. */
  readonly nearBy: readonly NameSpot[];
  readonly flags: readonly FlagSpot[];
}

interface Lettered {
  readonly index: number;
  readonly at: number;
  readonly called?: string;
}

/**
 * Names of the fight at hand first, then the flags of all fights, then whatever other names have room. Hexes that bear
 * the letter of a trail or the outline of a lost unit are `marked`: nothing is written over them.
 */
export const letteringOf = (
  size: MapSize,
  pieces: readonly Lettered[],
  { cords, ghosts }: Pick<Marks, 'cords' | 'ghosts'>,
  marked: readonly number[] = [],
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
  const counters = [...standing.map(({ at }) => at), ...marked.map((at) => centreAt(board, at))].map(counterBox);
  const names = nameSpots(standing.filter(isAtHand), counters);
  const taken = [...counters, ...names.map(({ box }) => box)];
  const flags = flagSpots(board, cords, taken, room);
  const others = standing.filter((one) => !isAtHand(one));
  return { names, flags, nearBy: nameSpots(others, [...taken, ...flags.map(({ box }) => box)]) };
};

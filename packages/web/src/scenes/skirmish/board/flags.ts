import { type Box, costOf, enlarged } from '../figure/boxes.js';
import { CELL, middleOf } from '../ground/geometry.js';
import type { Flag } from '../parts.js';

const HIGH = 38;
/** How far its point stands from the middle of its space. */
const AWAY = 46;

export interface PlacedFlag extends Flag {
  /** As it is drawn, what it takes up with its letters made larger, and whence they are. */
  readonly box: Box;
  readonly covers: Box;
  readonly from: { readonly x: number; readonly y: number };
  /** On which side of its space it hangs. */
  readonly side: 'right' | 'left' | 'over' | 'under';
}

const wideOf = ({ title, note }: Flag): number => Math.max(title.length * 7.1, note.length * 5.7) + 18;

const SIDES = ['right', 'left', 'over', 'under'] as const;

const boxOf = (flag: Flag, side: PlacedFlag['side']): Box => {
  const { x, y } = middleOf(flag.at);
  const wide = wideOf(flag);
  const left = side === 'right' ? x + AWAY : side === 'left' ? x - AWAY - wide : x - wide / 2;
  const top = side === 'over' ? y - AWAY - HIGH : side === 'under' ? y + AWAY : y - HIGH / 2;
  return { left, top, right: left + wide, bottom: top + HIGH };
};

const EDGE = CELL / 2;
const FROM = { right: [EDGE, 0], left: [-EDGE, 0], over: [0, -EDGE], under: [0, EDGE] } as const;

/** Where flags hang: on the right if there is room, else where they cover least. */
export const placeFlags = (
  flags: readonly Flag[],
  room: { readonly width: number; readonly height: number },
  taken: readonly Box[],
  letters: number,
): readonly PlacedFlag[] => {
  const placed: PlacedFlag[] = [];
  for (const flag of flags) {
    const cost = (box: Box): number => costOf(box, [...taken, ...placed.map(({ covers }) => covers)], room);
    const { x, y } = middleOf(flag.at);
    const all = SIDES.map((side) => {
      const box = boxOf(flag, side);
      const from = { x: x + FROM[side][0], y: y + FROM[side][1] };
      return { ...flag, side, box, from, covers: enlarged(box, from, letters) };
    });
    placed.push(all.reduce((a, b) => (cost(b.covers) < cost(a.covers) - 60 ? b : a)));
  }
  return placed;
};

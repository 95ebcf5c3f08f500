import { type Box, meet } from '../figure/boxes.js';
import { middleOf } from '../ground/geometry.js';
import type { Flag } from '../parts.js';

const HIGH = 38;
/** How far its point stands from the middle of its space. */
const AWAY = 46;

export interface PlacedFlag extends Flag {
  readonly box: Box;
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

/** Where flags hang: on the right if there is room, else where they cover least. */
export const placeFlags = (
  flags: readonly Flag[],
  room: { readonly width: number; readonly height: number },
  taken: readonly Box[],
): readonly PlacedFlag[] => {
  const placed: PlacedFlag[] = [];
  for (const flag of flags) {
    const cost = (box: Box): number =>
      [...taken, ...placed.map((one) => one.box)].reduce((sum, one) => sum + meet(one, box), 0) +
      (box.left < 0 || box.top < 0 || box.right > room.width || box.bottom > room.height ? 9999 : 0);
    const all = SIDES.map((side) => ({ side, box: boxOf(flag, side) }));
    const best = all.reduce((a, b) => (cost(b.box) < cost(a.box) - 60 ? b : a));
    placed.push({ ...flag, ...best });
  }
  return placed;
};

/** A part of the picture that something takes up. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How much two parts cover each other. */
const meet = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** A part of the picture made larger from a point that stays. */
export const enlarged = ({ left, top, right, bottom }: Box, from: { x: number; y: number }, by: number): Box => ({
  left: from.x + (left - from.x) * by,
  right: from.x + (right - from.x) * by,
  top: from.y + (top - from.y) * by,
  bottom: from.y + (bottom - from.y) * by,
});

/** What it costs to put something there: all that it covers, and most of all the edge of the picture. */
export const costOf = (box: Box, taken: readonly Box[], room: { width: number; height: number }): number =>
  taken.reduce((sum, one) => sum + meet(one, box), 0) +
  (box.left < 0 || box.top < 0 || box.right > room.width || box.bottom > room.height ? 9999 : 0);

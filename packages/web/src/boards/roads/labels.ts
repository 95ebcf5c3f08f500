import type { saga } from '@warmoot/rules';
import type { Point, WayCurve } from './curves.js';
import { HIGH, WIDE } from './ground.js';

export interface Label extends Point {
  readonly key: string;
  readonly text: string;
  readonly anchor: 'start' | 'middle' | 'end';
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The height of place names on the sheet, and how wide a letter is on the average. */
export const NAME_SIZE = 22;
const LETTER = 0.47;

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

const around = ({ x, y }: Point, wide: number, high = wide): Box => ({
  left: x - wide,
  right: x + wide,
  top: y - high,
  bottom: y + high,
});

/** Where a name can stand about its span, the best first. */
const PLACES: readonly (Pick<Label, 'anchor'> & { readonly dx: number; readonly dy: number })[] = [
  { anchor: 'start', dx: 20, dy: -12 },
  { anchor: 'end', dx: -20, dy: -12 },
  { anchor: 'start', dx: 20, dy: 24 },
  { anchor: 'end', dx: -20, dy: 24 },
  { anchor: 'start', dx: 22, dy: 7 },
  { anchor: 'end', dx: -22, dy: 7 },
  { anchor: 'middle', dx: 0, dy: 36 },
  { anchor: 'middle', dx: 0, dy: -22 },
  { anchor: 'start', dx: 38, dy: 38 },
  { anchor: 'end', dx: -38, dy: 38 },
  { anchor: 'start', dx: 38, dy: -28 },
  { anchor: 'end', dx: -38, dy: -28 },
];

const boxOf = ({ x, y, anchor, text }: Omit<Label, 'key'>, size: number): Box => {
  const wide = text.length * size * LETTER;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2;
  return { left, right: left + wide, top: y - size * 0.78, bottom: y + size * 0.25 };
};

export interface Lettering {
  readonly spans: readonly saga.roads.Span[];
  readonly curves: readonly WayCurve[];
  /** Spans over which a counter stands. */
  readonly covered: readonly string[];
  /** Other things that names keep clear of. */
  readonly taken: readonly Box[];
  readonly size?: number;
}

/** The names of places, each where it covers no bead and no other name, and as little else as can be. */
export const labelsOf = ({ spans, curves, covered, taken, size = NAME_SIZE }: Lettering): readonly Label[] => {
  const beads = spans.map((span) => around(span, 11));
  const counters = spans
    .filter(({ key }) => covered.includes(key))
    .map(({ x, y }) => ({ left: x - 27, right: x + 27, top: y - 38, bottom: y + 34 }));
  const towns = spans
    .filter(({ town }) => town)
    .map(({ x, y }) => ({ left: x - 84, right: x + 84, top: y - 62, bottom: y - 4 }));
  const lines = curves.flatMap(({ points }) => points.map((point) => around(point, 4)));
  const placed: Box[] = [];
  return spans
    .filter(({ name }) => name !== undefined)
    .map((span) => {
      const text = span.name as string;
      let best: { readonly label: Label; readonly box: Box; readonly cost: number } | null = null;
      for (const [rank, { dx, dy, anchor }] of PLACES.entries()) {
        // A town stands behind its span: its name keeps beside or below it.
        const shift = span.town ? (anchor === 'middle' ? 0 : Math.sign(dx) * 66) : 0;
        const label: Label = { key: span.key, text, anchor, x: span.x + dx + shift, y: span.y + dy };
        const box = boxOf(label, size);
        const sum = (boxes: readonly Box[]): number => boxes.reduce((total, other) => total + overlap(box, other), 0);
        const outside = box.left < 6 || box.right > WIDE - 6 || box.top < -14 || box.bottom > HIGH - 16;
        const hard = sum(beads) + sum(placed) + sum(counters) + sum(taken) + sum(towns);
        const cost = hard * 40 + sum(lines) + rank * 6 + (outside ? 100_000 : 0);
        if (best === null || cost < best.cost) best = { label, box, cost };
      }
      const { label, box } = best as unknown as { label: Label; box: Box };
      placed.push(box);
      return label;
    });
};

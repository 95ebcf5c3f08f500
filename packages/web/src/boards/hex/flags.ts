import type { hex } from '@warmoot/kernel';
import { centreAt, type Point } from './layout.js';
import type { Cord } from './marks.js';

/** A piece of the board that is taken, by its upper left corner. */
export interface Box extends Point {
  readonly wide: number;
  readonly high: number;
}

/** Where a flag stands, what is on it, and the line that joins it to the nearer unit. */
export interface FlagSpot {
  readonly box: Box;
  readonly text: string;
  readonly from: Point;
  readonly to: Point;
  /** Cut in solid: something that was won. */
  readonly isSolid?: boolean;
}

/** What is flagged: units, and what is said of them. */
export interface Flagged extends Pick<Cord, 'hexes' | 'flag' | 'number'> {
  readonly isSolid?: boolean;
}

/** What a counter with its plate takes up on its hex. */
const COUNTER = { left: 20, top: 23, wide: 40, high: 46 };
const HIGH = 20;
const GAPS = [9, 20, 34, 50, 70];

export const counterBox = ({ x, y }: Point): Box => ({
  x: x - COUNTER.left,
  y: y - COUNTER.top,
  wide: COUNTER.wide,
  high: COUNTER.high,
});

/** Where a name is lettered: how far below the middle of its counter, and what it takes up. */
export interface NameSpot {
  readonly index: number;
  readonly down: number;
  readonly box: Box;
}

const LETTERS = 13;

/** Names below their counters, or above; on no counter and on nothing else that is taken. Those without room are left out. */
export const nameSpots = (
  named: readonly { readonly index: number; readonly at: Point; readonly name: string }[],
  taken: readonly Box[],
): readonly NameSpot[] => {
  const full = [...taken];
  return named.flatMap(({ index, at: { x, y }, name }) => {
    const wide = name.length * 6;
    const tops = [COUNTER.high - COUNTER.top + 1, -COUNTER.top - LETTERS - 1];
    const boxes = tops.map((top): Box => ({ x: x - wide / 2, y: y + top, wide, high: LETTERS }));
    const free = boxes.find((box) => !full.some((one) => overlap(one, box)));
    if (free === undefined) return [];
    full.push(free);
    return [{ index, down: free.y - y + LETTERS - 3, box: free }];
  });
};

/** Two short lines beside a hex: a name, and a word on it. */
export interface Words {
  readonly name: string;
  readonly note: string;
}

/** Where they stand, from the middle of their hex, and which end of them is there. */
export interface WordSpot {
  readonly at: number;
  readonly right: number;
  readonly down: number;
  readonly anchor: 'start' | 'end' | 'middle';
  readonly box: Box;
}

const WORDS_HIGH = 26;

/** Words to the right of their hex, else to the left, below or above; those without room are left out. */
export const wordSpots = (
  board: hex.HexBoard,
  worded: readonly (Words & { readonly at: number })[],
  taken: readonly Box[],
  room: Box,
): readonly WordSpot[] => {
  const full = [...taken];
  return worded.flatMap(({ at, name, note }): readonly WordSpot[] => {
    const { x, y } = centreAt(board, at);
    const wide = Math.max(name.length * 6.4, note.length * 5.4);
    const places: readonly (readonly [right: number, top: number, WordSpot['anchor']])[] = [
      [COUNTER.left, -WORDS_HIGH / 2, 'start'],
      [-COUNTER.left, -WORDS_HIGH / 2, 'end'],
      [0, COUNTER.left, 'middle'],
      [0, -COUNTER.left - WORDS_HIGH, 'middle'],
    ];
    for (const [right, top, anchor] of places) {
      const left = anchor === 'start' ? 0 : anchor === 'end' ? wide : wide / 2;
      const box = { x: x + right - left, y: y + top, wide, high: WORDS_HIGH };
      if (!isWithin(box, room) || full.some((one) => overlap(one, box))) continue;
      full.push(box);
      return [{ at, right, down: top + 11, anchor, box }];
    }
    return [];
  });
};

const isWithin = (box: Box, room: Box): boolean =>
  box.x >= room.x &&
  box.y >= room.y &&
  box.x + box.wide <= room.x + room.wide &&
  box.y + box.high <= room.y + room.high;

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.wide && b.x < a.x + a.wide && a.y < b.y + b.high && b.y < a.y + a.high;

const middle = ({ x, y, wide, high }: Box): Point => ({ x: x + wide / 2, y: y + high / 2 });

const STEPS = 12;

/** Whether a line passes over a box. */
const crosses = (from: Point, to: Point, box: Box): boolean => {
  for (let step = 1; step < STEPS; step++) {
    const part = step / STEPS;
    const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, wide: 0.1, high: 0.1 };
    if (overlap(point, box)) return true;
  }
  return false;
};

const edge = (points: readonly Point[], better: (a: Point, b: Point) => boolean): Point =>
  points.reduce((best, point) => (better(point, best) ? point : best));

/** Where a flag of this size might stand: above the units of a fight, below, to their left, to their right. */
const placesBy = (points: readonly Point[], wide: number, gap: number): readonly (readonly [Box, Point])[] => {
  const top = edge(points, (a, b) => a.y < b.y);
  const low = edge(points, (a, b) => a.y > b.y);
  const left = edge(points, (a, b) => a.x < b.x);
  const right = edge(points, (a, b) => a.x > b.x);
  const [up, down] = [COUNTER.top + gap + HIGH, COUNTER.high - COUNTER.top + gap];
  return [
    [{ x: top.x - wide / 2, y: top.y - up, wide, high: HIGH }, top],
    [{ x: low.x - wide / 2, y: low.y + down, wide, high: HIGH }, low],
    [{ x: left.x - COUNTER.left - gap - wide, y: left.y - HIGH / 2, wide, high: HIGH }, left],
    [{ x: right.x + COUNTER.left + gap, y: right.y - HIGH / 2, wide, high: HIGH }, right],
  ];
};

/** The end of a line at the rim of a box, from a point outside. */
const rimTowards = (box: Box, point: Point): Point => ({
  x: Math.min(box.x + box.wide, Math.max(box.x, point.x)),
  y: Math.min(box.y + box.high, Math.max(box.y, point.y)),
});

/**
 * Flags stand off: on no unit or plate, on nothing else that is taken, and on no other flag; on what is only marked on
 * the ground where there is no other room. Where the odds have no room, the number of the fight stands alone; where that
 * has none either, nothing does.
 */
export const flagSpots = (
  board: hex.HexBoard,
  cords: readonly Flagged[],
  taken: readonly Box[],
  room: Box,
  marked: readonly Box[] = [],
): readonly FlagSpot[] => {
  const full = [...taken];
  const flags = cords.filter(({ flag, hexes }) => flag !== null && hexes.length > 0);
  const spotFor = (points: readonly Point[], text: string, shunned: readonly Box[]): FlagSpot | null => {
    const wide = Math.max(HIGH, text.length * 7 + 12);
    for (const gap of GAPS) {
      for (const [box, unit] of placesBy(points, wide, gap)) {
        if (!isWithin(box, room) || [...full, ...shunned].some((one) => overlap(one, box))) continue;
        const own = counterBox(unit);
        const [from, to] = [rimTowards(box, unit), rimTowards(own, middle(box))];
        if (full.some((one) => !overlap(one, own) && crosses(from, to, one))) continue;
        return { box, text, from, to };
      }
    }
    return null;
  };
  return flags.flatMap(({ hexes, flag, isSolid = false, ...cord }, nth): readonly FlagSpot[] => {
    const points = hexes.map((at) => centreAt(board, at));
    const number = cord.number ?? (flags.length > 1 ? nth + 1 : null);
    const texts = number === null ? [flag as string] : [`${number}  ${flag}`, `${number}`];
    for (const text of texts) {
      const spot = spotFor(points, text, marked) ?? spotFor(points, text, []);
      if (spot === null) continue;
      full.push(spot.box);
      return [{ ...spot, isSolid }];
    }
    return [];
  });
};

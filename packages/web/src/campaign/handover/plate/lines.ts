import { cut, lineOf, short } from '../../../boards/roads/curves.js';
import type { Noise } from '../../../boards/terrain/noise.js';

/*
 * The lines of a small woodcut: sky, hills, grass and water, worked out from a seed, so that a scene has the same
 * picture every time it is shown.
 */

export const PLATE = { width: 260, height: 168 } as const;

const STEP = 10;

/** How high a hill stands at a place. */
const rise = (noise: Noise, x: number, base: number, high: number): number => {
  const turn = noise(base, 7) * 6;
  const sway = Math.sin(x / 34 + turn) * 0.6 + Math.sin(x / 13 + turn * 2) * 0.28 + Math.sin(x / 6 + turn) * 0.12;
  return base - sway * high;
};

export const hill = (noise: Noise, base: number, high: number): string => {
  const many = PLATE.width / STEP + 3;
  const top = Array.from({ length: many }, (_, n) => {
    const x = (n - 1) * STEP;
    return { x, y: rise(noise, x, base, high) };
  });
  return `${lineOf(top)}V${PLATE.height}H-10Z`;
};

/** Streaks of cloud, one below the other. */
export const clouds = (noise: Noise, salt: number, many: number, deep: number): string =>
  Array.from({ length: many }, (_, n) => {
    const x = noise(n, 1, salt) * (PLATE.width + 80) - 60;
    const y = 4 + ((n + noise(n, 2, salt)) / many) * deep;
    const long = 24 + noise(n, 3, salt) * 92;
    return cut({ x, y }, { x: x + long, y: y + (noise(n, 4, salt) - 0.5) * 3 }, 0.9 + noise(n, 5, salt) * 0.7);
  }).join('');

/** Grass on a hill: cuts that lean with the light or away from it. */
export const grass = (noise: Noise, base: number, high: number, lean: -1 | 1, share: number): string =>
  [6, 22]
    .flatMap((deep) =>
      Array.from({ length: 30 }, (_, n) => {
        if (noise(n, base + deep, 60 + lean) > share) return '';
        const x = n * 9 - 6 + (noise(n, base + deep, 61) - 0.5) * 7;
        const y = rise(noise, x, base, high) + deep + noise(n, deep, 62) * 6;
        const long = 6 + noise(n, deep, 63) * 6;
        return cut({ x, y }, { x: x + lean * long * 0.5, y: y + long }, 0.9);
      }),
    )
    .join('');

/** Long cuts in dark ground or in boards. */
export const scratches = (noise: Noise, from: number, many: number): string =>
  Array.from({ length: many }, (_, n) => {
    const x = noise(n, 1, 71) * PLATE.width;
    const y = from + noise(n, 2, 71) * (PLATE.height - from);
    return cut({ x, y }, { x: x + 9 + noise(n, 3, 71) * 16, y: y + (noise(n, 4, 71) - 0.5) * 1.6 }, 0.8);
  }).join('');

/** Rays about a light: long and short in turn. */
export const rays = (x: number, y: number, from: number, long: number, many: number, wide = 1.3): string =>
  Array.from({ length: many }, (_, n) => {
    const [c, s] = [Math.cos((n / many) * 2 * Math.PI), Math.sin((n / many) * 2 * Math.PI)];
    const far = from + (n % 2 === 0 ? long : long * 0.55);
    const at = (r: number, by: number): string => `${short(x + c * r - s * by)} ${short(y + s * r + c * by)}`;
    return `M${at(from, wide)}L${at(far, 0)}L${at(from, -wide)}Z`;
  }).join('');

/** Where two meet: an uneven star. */
export const clash = (noise: Noise, x: number, y: number): string =>
  Array.from({ length: 12 }, (_, n) => {
    const turn = (n / 12) * 2 * Math.PI + (noise(n, 81) - 0.5) * 0.2;
    const far = n % 2 === 0 ? 22 + noise(n, 82) * 5 : 10;
    const at = (r: number, by: number): string =>
      `${short(x + Math.cos(turn + by) * r)} ${short(y + Math.sin(turn + by) * r)}`;
    return `M${at(4, 1.2)}L${at(far, 0)}L${at(4, -1.2)}Z`;
  }).join('');

/** A flight of arrows from the left. */
export const arrows = (noise: Noise): string =>
  Array.from({ length: 11 }, (_, n) => {
    const t = n / 10;
    const x = 38 + t * 160;
    const y = 52 - Math.sin(t * Math.PI) * 34 + (noise(n, 91) - 0.5) * 9;
    const turn = 0.28 - (1 - t) * 0.16 + (noise(n, 92) - 0.5) * 0.1;
    const tip = { x: x + Math.cos(turn) * 19, y: y + Math.sin(turn) * 19 };
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const barb = (by: number): string => `${short(tip.x - c * 1 - s * by)} ${short(tip.y - s * 1 + c * by)}`;
    return `${cut({ x, y }, tip, 0.9)}M${barb(2.1)}L${short(tip.x + c * 5)} ${short(tip.y + s * 5)}L${barb(-2.1)}Z`;
  }).join('');

export const WATER = 'M0 150C60 142 100 159 150 149S220 144 260 152V168H0Z';

export const ripples = (noise: Noise): string =>
  Array.from({ length: 10 }, (_, n) => {
    const x = n * 27 + noise(n, 95) * 8;
    return cut({ x, y: 159 + noise(n, 96) * 5 }, { x: x + 20, y: 159 + noise(n, 97) * 5 }, 0.9);
  }).join('');

/** Where those on a road walk: it comes up from the left, and turns away into the hills. */
export const ROAD =
  'M-4 168C40 150 120 150 150 138 190 124 170 118 206 111L212 112C190 120 206 126 170 142 140 158 90 158 74 168Z';

export interface OnFoot {
  readonly x: number;
  readonly y: number;
  /** How tall, with the head and without the spear. */
  readonly size: number;
  /** How far the spear leans. */
  readonly lean: number;
}

/** A column on the road: the further, the smaller. */
export const column = (many: number): readonly OnFoot[] =>
  Array.from({ length: many }, (_, n) => {
    const t = n / 11;
    const x = 60 + t * 130;
    const y = 150 - t * 36 - Math.sin(t * Math.PI * 2) * 1.6;
    return { x, y, size: 30 - t * 16, lean: 3 - t };
  });

/** A host that closes from one side, its spears levelled more and more. */
export const rank = (many: number, from: -1 | 1): readonly OnFoot[] =>
  Array.from({ length: many }, (_, n) => {
    const x = from === -1 ? 10 + n * 12 : 250 - n * 12;
    return { x, y: 132 - n * 1.2, size: 34, lean: -from * (12 + n) };
  });

const blade = ({ x, y, size, lean }: OnFoot): { readonly shaft: string; readonly tip: string } => {
  const hand = { x: x + size * 0.17 * Math.sign(lean), y };
  const end = { x: hand.x + lean, y: y - size * 1.68 };
  const wide = 1.2 + size * 0.03;
  return {
    shaft: `M${short(hand.x)} ${short(hand.y)}L${short(end.x)} ${short(end.y)}`,
    tip: `M${short(end.x)} ${short(end.y - size * 0.27)}l${short(wide)} ${short(size * 0.27)}-${short(wide * 1.5)} .6z`,
  };
};

export interface Drawn {
  readonly bodies: string;
  readonly shafts: string;
  readonly tips: string;
}

/** People on foot, as one path for their bodies, one for their spears and one for the heads of these. */
export const drawn = (people: readonly OnFoot[]): Drawn => {
  const spears = people.map(blade);
  return {
    bodies: people
      .map(({ x, y, size }) => {
        const [wide, top, head] = [size * 0.176, y - size * 0.55, size * 0.123];
        const body = `M${short(x - wide)} ${short(y)}V${short(top)}Q${short(x)} ${short(top - size * 0.19)} ${short(x + wide)} ${short(top)}V${short(y)}Z`;
        const crown = `M${short(x - head)} ${short(y - size * 0.76)}a${short(head)} ${short(head)} 0 1 0 ${short(head * 2)} 0a${short(head)} ${short(head)} 0 1 0 ${short(-head * 2)} 0Z`;
        return body + crown;
      })
      .join(''),
    shafts: spears.map(({ shaft }) => shaft).join(''),
    tips: spears.map(({ tip }) => tip).join(''),
  };
};

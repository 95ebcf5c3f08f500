import type { Noise } from '../terrain/noise.js';
import { cut, lineOf, type Point, short } from './curves.js';
import { SKY, WIDE } from './ground.js';

/** What lies behind the sheet: streaks of cloud, two ridges and the edge of the land. */
export interface Sky {
  readonly clouds: string;
  readonly lights: string;
  readonly rays: string;
  readonly ridges: readonly { readonly body: string; readonly shade: string; readonly light: string }[];
  readonly edge: string;
}

const STEP = 10;
const across = (to: (x: number, i: number) => Point): readonly Point[] =>
  Array.from({ length: WIDE / STEP + 5 }, (_, i) => to(i * STEP - 20, i));

/** A sum of waves: mountains far away. */
const wave = (noise: Noise, nth: number, x: number, rough: number): number =>
  Math.sin(x / 88 + nth * 2.1) * 9 +
  Math.sin(x / 31 + nth) * 6 * rough +
  Math.sin(x / 13 + nth * 4) * 3.4 * rough +
  (noise(x, nth, 5) - 0.5) * 7 * rough;

const ridge = (noise: Noise, nth: number, base: number, rough: number): Sky['ridges'][number] => {
  const top = across((x) => ({ x, y: base - wave(noise, nth, x, rough) * 1.5 }));
  const slopes = top.slice(1).map((to, i) => ({ at: to, falls: to.y > (top[i] as Point).y }));
  const hatch = (falls: boolean, shift: number): string =>
    slopes
      .filter((slope) => slope.falls === falls)
      .flatMap(({ at }, i) =>
        [0, 1].map((row) => {
          const length = 10 + noise(at.x, row, nth) * 10;
          const from = { x: at.x + (noise(i, row, 3) - 0.5) * 4, y: at.y + 3 + row * 17 };
          return cut(from, { x: from.x + shift * length * 0.55, y: from.y + length }, 1.5);
        }),
      )
      .join('');
  return { body: `${lineOf(top)}V4H-20Z`, shade: hatch(true, 1), light: hatch(false, -1) };
};

const streaks = (noise: Noise, salt: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const x = noise(i, 1, salt) * (WIDE + 200) - 100;
    const y = -SKY + 6 + noise(i, 2, salt) * (SKY - 70);
    const long = 40 + noise(i, 3, salt) * 150;
    return cut({ x, y }, { x: x + long, y: y + (noise(i, 4, salt) - 0.5) * 4 }, 1.2 + noise(i, 5, salt));
  }).join('');

/** The sun stands right of the middle. */
export const SUN = { x: 806, y: -100, r: 45 } as const;

const rays = Array.from({ length: 44 }, (_, i) => {
  const turn = (i / 44) * Math.PI * 2;
  const at = (r: number, by: number): string =>
    `${short(SUN.x + Math.cos(turn + by) * r)} ${short(SUN.y + Math.sin(turn + by) * r)}`;
  return `M${at(SUN.r + 8, 0.036)}L${at(SUN.r + (i % 2 === 0 ? 22 : 33), 0)}L${at(SUN.r + 8, -0.036)}Z`;
}).join('');

export const skyOf = (noise: Noise): Sky => {
  const edge = lineOf(across((x) => ({ x, y: Math.sin(x / 70) * 2.4 + Math.sin(x / 23) * 1.2 })));
  return {
    clouds: streaks(noise, 11, 46),
    lights: streaks(noise, 12, 20),
    rays,
    ridges: [ridge(noise, 1, -58, 1), ridge(noise, 2, -28, 0.35)],
    edge,
  };
};

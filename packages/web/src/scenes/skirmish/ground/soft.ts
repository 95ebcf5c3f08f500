import { along, type Point, pathOf, rounded } from '../../../boards/hex/layout.js';
import { wedge } from '../../../boards/terrain/marks.js';
import type { Noise } from '../../../boards/terrain/noise.js';
import { CELL, outlinesOf, type Size } from './geometry.js';

const clamp = (n: number, most: number): number => Math.max(0, Math.min(most, n));

/** Every point drawn towards those before and after it: what is built of squares loses its corners. */
const eased = (loop: readonly Point[]): readonly Point[] =>
  loop.map((at, n) => {
    const before = loop[(n + loop.length - 1) % loop.length] as Point;
    const after = loop[(n + 1) % loop.length] as Point;
    return { x: at.x / 2 + (before.x + after.x) / 4, y: at.y / 2 + (before.y + after.y) / 4 };
  });

/** The lines round some spaces, drawn by hand; what touches the edge of the map runs on beyond it. */
export const softLoops = (size: Size, has: (at: number) => boolean, noise: Noise): readonly (readonly Point[])[] => {
  const wider = { width: size.width + 4, height: size.height + 4 };
  const within = (at: number): boolean => {
    const [x, y] = [(at % wider.width) - 2, Math.floor(at / wider.width) - 2];
    return has(clamp(y, size.height - 1) * size.width + clamp(x, size.width - 1));
  };
  return outlinesOf(wider, within).map((loop) => {
    // A single space keeps its room; the larger a piece is, the rounder it may be.
    const soft = loop.length > 6 ? eased(loop) : loop;
    return rounded(
      soft.map(({ x, y }) => ({
        x: x - 2 * CELL + (noise(x, y, 1) - 0.5) * 22,
        y: y - 2 * CELL + (noise(x, y, 2) - 0.5) * 22,
      })),
      4,
    );
  });
};

export const areaOf = (loops: readonly (readonly Point[])[]): string => loops.map((loop) => pathOf(loop)).join('');

/** Strokes down a slope: short towards the light in the upper left, long away from it. */
export const hachuresOf = (loops: readonly (readonly Point[])[], noise: Noise): string =>
  loops
    .flatMap((loop) =>
      along(loop, 6.4).map((foot) => {
        const [nx, ny] = [foot.dy, -foot.dx];
        const dark = nx * 0.6 + ny * 0.8;
        const long = 5 + 14 * dark + 9 * noise(foot.x, foot.y, 9);
        if (long < 5) return '';
        const lean = (noise(foot.x, foot.y, 8) - 0.5) * 7;
        const tip = { x: foot.x + nx * long + foot.dx * lean, y: foot.y + ny * long + foot.dy * lean };
        return wedge(foot, tip, 2.8);
      }),
    )
    .join('');

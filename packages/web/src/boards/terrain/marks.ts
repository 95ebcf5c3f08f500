import { type Point, short } from '../hex/layout.js';
import type { Noise } from './noise.js';

/*
 * The small strokes of the picture. Each gives a piece of a path; a layer is all of them in one path.
 */

const at = (x: number, y: number): string => `${short(x)} ${short(y)}`;

/** Two blades of grass, lying. */
export const grassMark = ({ x, y }: Point, noise: Noise, n: number): string => {
  const long = 3 + noise(x, y, n) * 3.4;
  const one = `M${at(x, y)}Q${at(x + long / 2, y + 0.7)} ${at(x + long, y - 0.8)}Q${at(x + long / 2, y - 1.5)} ${at(x, y)}Z`;
  const less = long * 0.8;
  const [u, v] = [x + 2, y + 3];
  return `${one}M${at(u, v)}Q${at(u + less / 2, v + 0.7)} ${at(u + less, v - 0.6)}Q${at(u + less / 2, v - 1.3)} ${at(u, v)}Z`;
};

/** A tuft of reeds with its shadow. */
export const tuftMark = ({ x, y }: Point): string =>
  `M${at(x + 0.8, y)}L${at(x, y - 7)}L${at(x - 0.7, y)}Z` +
  `M${at(x - 1.4, y - 0.3)}L${at(x - 4.4, y - 5)}L${at(x - 2.6, y + 0.3)}Z` +
  `M${at(x + 2.6, y + 0.3)}L${at(x + 4.4, y - 5)}L${at(x + 1.4, y - 0.3)}Z` +
  `M${at(x - 7, y + 1.6)}Q${at(x, y + 2.8)} ${at(x + 7, y + 1.6)}Q${at(x, y + 0.4)} ${at(x - 7, y + 1.6)}Z`;

/** A wedge from a foot on a line to a point: hachures and stakes. */
export const wedge = (foot: Point & { dx: number; dy: number }, tip: Point, wide: number): string => {
  const [dx, dy] = [foot.dx * wide * 0.5, foot.dy * wide * 0.5];
  return `M${at(foot.x - dx, foot.y - dy)}L${at(tip.x, tip.y)}L${at(foot.x + dx, foot.y + dy)}Z`;
};

/** A cut of water along the stream. */
export const rippleMark = ({ x, y }: Point, angle: number, long: number): string => {
  const [dx, dy] = [Math.cos(angle) * long, Math.sin(angle) * long];
  const [nx, ny] = [-Math.sin(angle) * 1.1, Math.cos(angle) * 1.1];
  return (
    `M${at(x - dx, y - dy)}Q${at(x + nx * 2.4, y + ny * 2.4)} ${at(x + dx, y + dy)}` +
    `Q${at(x + nx, y + ny)} ${at(x - dx, y - dy)}Z`
  );
};

/** A cut of a crag: steep ground that nobody climbs. */
export const cragMark = ({ x, y }: Point, tall: number): string =>
  `M${at(x - tall * 0.75, y + tall * 0.5)}L${at(x - tall * 0.1, y - tall * 0.7)}L${at(x + tall * 0.7, y + tall * 0.5)}` +
  `L${at(x + tall * 0.25, y + tall * 0.2)}L${at(x + tall * 0.08, y + tall * 0.5)}L${at(x - tall * 0.04, y - tall * 0.25)}` +
  `L${at(x - tall * 0.3, y + tall * 0.35)}Z`;

/** Points spread over a hex: on three uneven rows, each pushed about a little. */
export const spread = ({ x, y }: Point, count: number, noise: Noise, salt: number): readonly Point[] =>
  Array.from({ length: count }, (_, n) => {
    const row = n % 3;
    const place = Math.floor(n / 3) + (row === 1 ? 0.5 : 0);
    const across = Math.ceil(count / 3);
    return {
      x: x + ((place + 0.5) / (across + 0.5) - 0.5) * 32 + (noise(x, y, salt + n) - 0.5) * 7,
      y: y + (row - 1) * 12.5 + (noise(y, x, salt + n + 40) - 0.5) * 5,
    };
  });

/** Six places in a hex on a lattice that runs on through its neighbours, each pushed about a little: for woods. */
export const lattice = ({ x, y }: Point, row: number, noise: Noise, salt: number): readonly Point[] =>
  [-1, 0, 1].flatMap((line) => {
    const shift = (row * 3 + line) % 2 === 0 ? 0 : 10.4;
    return [-15.6, 5.2].map((across, n) => ({
      x: x + across + shift - 0.2 + (noise(x, y, salt + line * 7 + n) - 0.5) * 6.5,
      y: y + line * 12 + (noise(y, x, salt + line * 11 + n + 40) - 0.5) * 4.5,
    }));
  });

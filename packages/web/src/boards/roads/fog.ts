import type { Noise } from '../terrain/noise.js';
import { noiseFrom } from '../terrain/noise.js';
import { type Point, short } from './curves.js';
import { nearness } from './ground.js';

const noise: Noise = noiseFrom(77);
const LINE = 7;
const FAR = 76;

/** The stretches of a level line that lie near one of the spans, joined where they touch. */
const stretches = (spans: readonly Point[], y: number): readonly (readonly [number, number])[] => {
  const parts = spans
    .flatMap((at, i): readonly (readonly [number, number])[] => {
      const far = FAR * nearness(at.y) * 1.05;
      const up = (y - at.y) / (far * 0.62);
      if (Math.abs(up) >= 1) return [];
      const half = far * Math.sqrt(1 - up * up) * (0.8 + noise(i, y, 1) * 0.35);
      return [[at.x - half, at.x + half]];
    })
    .sort(([a], [b]) => a - b);
  const joined: [number, number][] = [];
  for (const [from, to] of parts) {
    const last = joined.at(-1);
    if (last === undefined || from > last[1] + 6) joined.push([from, to]);
    else last[1] = Math.max(last[1], to);
  }
  return joined;
};

/** One line of fog: thickest in its middle, and never quite level. */
const strokeOf = (from: number, to: number, y: number): string => {
  const steps = Math.max(3, Math.round((to - from) / 14));
  const top: string[] = [];
  const bottom: string[] = [];
  for (let i = 0; i <= steps; i++) {
    const x = from + ((to - from) * i) / steps;
    const level = y + Math.sin(x / 26 + y) * 1.3;
    const thick = Math.sin((i / steps) * Math.PI) * (1.05 + noise(x, y, 2) * 0.5);
    top.push(`${short(x)} ${short(level - thick)}`);
    bottom.unshift(`${short(x)} ${short(level + thick)}`);
  }
  return `M${top.join('L')}L${bottom.join('L')}Z`;
};

/** Level lines about spans: where somebody may be. */
export const fogOver = (spans: readonly Point[]): string => {
  if (spans.length === 0) return '';
  const ys = spans.map(({ y }) => y);
  const from = Math.floor((Math.min(...ys) - FAR) / LINE);
  const to = Math.ceil((Math.max(...ys) + FAR) / LINE);
  return Array.from({ length: to - from }, (_, i) => (from + i) * LINE)
    .flatMap((y) => stretches(spans, y).map(([a, b]) => strokeOf(a, b, y)))
    .join('');
};

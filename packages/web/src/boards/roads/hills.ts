import type { Noise } from '../terrain/noise.js';
import { cut, lineOf, type Point } from './curves.js';
import { nearness } from './ground.js';

/** A hill or a mountain: its body, the line of its top, and its shade. */
export interface Hill {
  readonly y: number;
  readonly body: string;
  readonly top: string;
  readonly shade: string;
}

const STEPS = 24;

/** A hill on its foot: `steep` draws it up into a peak. */
export const hillAt = (noise: Noise, { x, y }: Point, wide: number, steep: number): Hill => {
  const high = wide * (0.32 + steep * 0.34);
  const salt = Math.round(x + y * 3);
  const lean = 0.5 + (noise(salt, 1) - 0.5) * 0.24;
  const top = Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    const rise = t < lean ? t / lean : (1 - t) / (1 - lean);
    const bell = steep > 0.5 ? rise ** 1.15 : Math.sin((rise * Math.PI) / 2) ** 1.5;
    const rough = i === 0 || i === STEPS ? 0 : (noise(salt, i, 7) - 0.5) * (0.1 + steep * 0.1) * high;
    return { x: x - wide / 2 + t * wide, y: y - bell * high - rough };
  });
  const shade = top
    .filter((_, i) => i / STEPS > lean - 0.04 && i < STEPS - 1)
    .flatMap((from, i) =>
      Array.from({ length: 5 }, (_, row) => {
        const start = { x: from.x + (noise(salt, i, row) - 0.5) * 4, y: from.y + 3 + row * (high / 4.6) };
        const end = { x: start.x + 4 + high * 0.06, y: start.y + high * 0.17 };
        return end.y > y - 1 ? '' : cut(start, end, 1.8 + nearness(y));
      }),
    )
    .join('');
  return { y, body: `${lineOf(top)}Z`, top: lineOf(top), shade };
};

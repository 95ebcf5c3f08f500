import type { Ground } from '@warmoot/rules';

/** Farther than anybody walks. */
export const FAR = 255;

/** By hex: how many steps away the nearest of these hexes is, whoever stands in between. */
export const stepsFrom = ({ size, steps }: Ground, from: readonly number[]): Uint8Array => {
  const away = new Uint8Array(size).fill(FAR);
  const found = [...from];
  for (const at of found) away[at] = 0;
  for (let i = 0; i < found.length; i++) {
    const here = found[i] as number;
    const next = Math.min(FAR - 1, (away[here] as number) + 1);
    for (let edge = here * 6; edge < here * 6 + 6; edge++) {
      const there = steps[edge] as number;
      if (there < 0 || away[there] !== FAR) continue;
      away[there] = next;
      found.push(there);
    }
  }
  return away;
};

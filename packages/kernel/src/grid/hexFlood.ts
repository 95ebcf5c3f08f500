import type { IndexTable } from './hexBoard.js';

/** The distance of a hex that no way leads to: farther than any board is large. */
export const FAR = 32_767;

/** What spreads over a board from some hexes, step by step. */
export interface Flood {
  /** The hexes it comes to, the starts among them, in the order it comes there. */
  readonly hexes: readonly number[];
  /** By hex: how many steps the nearest start is away, or FAR. */
  readonly away: Int16Array;
}

const everywhere = (): boolean => true;

/**
 * Spreads from the starts over edges that lead somewhere (by edge: the hex behind it, or OFF_BOARD), into every hex that
 * may be entered. The starts are not asked.
 */
export const flood = (
  edges: IndexTable,
  starts: readonly number[],
  mayEnter: (at: number) => boolean = everywhere,
): Flood => {
  const away = new Int16Array(edges.length / 6).fill(FAR);
  const hexes = [...starts];
  for (const at of starts) away[at] = 0;
  for (let i = 0; i < hexes.length; i++) {
    const here = hexes[i] as number;
    for (let edge = here * 6; edge < here * 6 + 6; edge++) {
      const next = edges[edge] as number;
      if (next < 0 || away[next] !== FAR || !mayEnter(next)) continue;
      away[next] = (away[here] as number) + 1;
      hexes.push(next);
    }
  }
  return { hexes, away };
};

import type { Side } from '../../war/roster/sides.js';
import type { FigureRow } from '../model/model.js';

/** WARBAND-SAGA-006: how far the Tactics of leaders may move it. */
const LEAST = 1;
const MOST = 5;

type Leader = Pick<FigureRow, 'side' | 'tactics'>;

/**
 * WARBAND-PRIORITY-003: at or below what a side 1 has priority. WARBAND-SAGA-006: a third of what its leader's Tactics are above the
 * other's comes on top; a side without a leader counts 0. Ours: of several leaders the best one's count.
 */
export const thresholdOf = (leaders: readonly Leader[], usual: number): number => {
  if (leaders.every(({ tactics }) => tactics === null)) return usual;
  const best = (side: Side): number =>
    Math.max(0, ...leaders.map((one) => (one.side === side ? (one.tactics ?? 0) : 0)));
  return Math.max(LEAST, Math.min(MOST, usual + Math.trunc((best(0) - best(1)) / 3)));
};

import { hex } from '@warmoot/kernel';
import type { Ground } from '../ground/ground.js';
import type { HexIndex } from '../indexes.js';

/** What a line of sight may pass. */
export interface LineRule {
  /** Whether it passes over Impassable hexes. */
  readonly overImpassable: boolean;
  /** Where it runs along an edge, between two hexes: whether either of them will do, or both must. */
  readonly alongEdges: 'either' | 'both';
}

/** Whether every hex on the line, both ends included, lets it pass. */
export const seesAlong = (
  { board, isOpen, isPassable }: Ground,
  from: HexIndex,
  to: HexIndex,
  { overImpassable, alongEdges }: LineRule,
): boolean => {
  if (isOpen[from] === 0 || isOpen[to] === 0) return false;
  const clear = (one: hex.Hex): boolean => {
    const at = hex.indexOf(board, one);
    return at >= 0 && (isOpen[at] === 1 || (overImpassable && isPassable[at] === 0));
  };
  const enough = alongEdges === 'either' ? 'some' : 'every';
  return hex
    .hexesBetween(hex.hexOf(board, from), hex.hexOf(board, to))
    .every((point) => (point as readonly hex.Hex[])[enough](clear));
};

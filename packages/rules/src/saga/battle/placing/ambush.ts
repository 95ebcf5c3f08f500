import { hex } from '@warmoot/kernel';
import { type Ground, NOWHERE } from '../../../war/ground/ground.js';
import type { HexIndex } from '../../../war/indexes.js';

/*
 * Where an ambushed army may stand, and where its ambusher.
 */

/** How many of these hexes are adjacent to this one. */
const touched = ({ touches }: Ground, at: HexIndex, others: readonly HexIndex[]): number => {
  let count = 0;
  for (let edge = at * 6; edge < at * 6 + 6; edge++) {
    const next = touches[edge] as HexIndex;
    if (next !== NOWHERE && others.includes(next)) count++;
  }
  return count;
};

// SAGA-BATTLE-DEPLOY-015: one connected group.
export const isConnected = ({ touches }: Ground, hexes: readonly HexIndex[]): boolean => {
  const { hexes: found } = hex.flood(touches, hexes.slice(0, 1), (at) => hexes.includes(at));
  return found.length === hexes.length;
};

// SAGA-BATTLE-DEPLOY-015: an army on the march is connected, and none of its hexes touches more than two others.
export const isColumn = (ground: Ground, hexes: readonly HexIndex[]): boolean =>
  hexes.every((at) => touched(ground, at, hexes) <= 2);

/**
 * The hexes where an ambusher may place: SAGA-BATTLE-DEPLOY-017, all free ones from which passable, defender-free hexes
 * lead to the rim without crossing a hard barrier. Found from the rim inwards.
 */
export const unsurrounded = (ground: Ground, defenders: readonly HexIndex[]): HexIndex[] => {
  const { size, isPassable, isRim, comesFrom } = ground;
  const isTaken = new Uint8Array(size);
  for (const at of defenders) isTaken[at] = 1;
  const rim: HexIndex[] = [];
  for (let at = 0; at < size; at++) if (isRim[at] === 1 && isPassable[at] === 1 && isTaken[at] === 0) rim.push(at);
  return [...hex.flood(comesFrom, rim, (at) => isTaken[at] === 0).hexes];
};

/**
 * The way of one of the defenders to the rim that avoids blocked hexes and enters the fewest hexes that matter; null if
 * there is no way.
 */
const wayOut = (
  { board, steps, isRim }: Ground,
  defenders: readonly HexIndex[],
  blocked: (at: HexIndex) => boolean,
  matters: (at: HexIndex) => boolean,
): { readonly path: readonly HexIndex[]; readonly cost: number } | null => {
  let best: { readonly path: readonly HexIndex[]; readonly cost: number } | null = null;
  for (const from of defenders) {
    const found = hex.reach(board, from, {
      budget: Infinity,
      cost: (_from, to, edge) => (steps[edge] !== to || blocked(to) ? hex.BLOCKED : matters(to) ? 1 : 0),
    });
    for (let at = 0; at < board.size; at++) {
      const cost = found.costs[at] as number;
      if (isRim[at] === 0 || cost === hex.OUT_OF_REACH || (best !== null && best.cost <= cost)) continue;
      best = { path: hex.pathTo(found, at) ?? [], cost };
    }
  }
  return best;
};

const never = (): boolean => false;

/** SAGA-BATTLE-DEPLOY-018: whether no defender has a way to the rim past these attackers, though one had before. */
export const isEncircled = (ground: Ground, defenders: readonly HexIndex[], attackers: readonly HexIndex[]): boolean =>
  wayOut(ground, defenders, (at) => attackers.includes(at), never) === null &&
  wayOut(ground, defenders, never, never) !== null;

/** The hexes an ambusher may use so that an encirclement is certainly avoided. */
export const openForAmbusher = (
  ground: Ground,
  defenders: readonly HexIndex[],
  encircle: boolean,
): readonly HexIndex[] => {
  const free = unsurrounded(ground, defenders);
  if (encircle) return free;
  const isFree = new Uint8Array(ground.size);
  for (const at of free) isFree[at] = 1;
  const way = wayOut(ground, defenders, never, (at) => isFree[at] === 1);
  return way === null ? free : free.filter((at) => !way.path.includes(at));
};

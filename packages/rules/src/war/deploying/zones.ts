import { hex } from '@warmoot/kernel';
import type { Ground } from '../ground/ground.js';
import type { HexIndex } from '../indexes.js';

/** The part of a map where somebody may place. */
export type Zone = (at: HexIndex) => boolean;

/** The passable hexes of a zone that are not taken, in the order of the board. */
export const freeIn = ({ size, isPassable }: Ground, zone: Zone, taken: readonly HexIndex[]): HexIndex[] => {
  const free: HexIndex[] = [];
  for (let at = 0; at < size; at++) if (isPassable[at] === 1 && zone(at) && !taken.includes(at)) free.push(at);
  return free;
};

/** How many hexes `freeIn` would list. */
export const roomIn = ({ size, isPassable }: Ground, zone: Zone, taken: readonly HexIndex[]): number => {
  let room = 0;
  for (let at = 0; at < size; at++) if (isPassable[at] === 1 && zone(at)) room++;
  for (const at of taken) if (zone(at)) room--;
  return room;
};

/** For each distance wanted: so many hexes at about that distance from the nearest enemy, those in the middle first. */
export const atDistances = (
  { board, size, fromTheMiddle }: Ground,
  hexes: readonly HexIndex[],
  enemies: readonly HexIndex[],
  { wanted, units }: { readonly wanted: readonly number[]; readonly units: number },
): readonly (readonly HexIndex[])[] => {
  const { away } = hex.flood(board.neighbours, enemies);
  const isOffered = new Uint8Array(size);
  for (const at of hexes) isOffered[at] = 1;
  const byDistance: HexIndex[][] = [];
  for (const at of fromTheMiddle) {
    if (isOffered[at] === 0) continue;
    byDistance[away[at] as number] ??= [];
    byDistance[away[at] as number]?.push(at);
  }
  return wanted.map((ideal) => {
    const picked: HexIndex[] = [];
    for (let off = 0; off < byDistance.length + ideal && picked.length < units; off++) {
      const both = off === 0 ? [ideal] : [ideal + off, ideal - off];
      for (const distance of both) picked.push(...(byDistance[distance] ?? []).slice(0, units - picked.length));
    }
    return picked;
  });
};

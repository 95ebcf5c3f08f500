import { hex } from '@warmoot/kernel';
import type { Ground } from '../ground/ground.js';
import type { HexIndex } from '../indexes.js';
import type { RosterRow } from '../roster/roster.js';
import type { Side } from '../roster/sides.js';

/** How a walker of a side takes the units on the map. */
export interface Manners {
  readonly side: Side;
  /** Whether friends are walked through. No walk ends on one, and none leads through an enemy. */
  readonly friends: 'passed' | 'barred';
  /** Whether a walk ends on the first hex next to an enemy. */
  readonly enemiesHalt: boolean;
}

const haltAround = ({ touches, walking: { halts } }: Ground, here: HexIndex, value: 0 | 1): void => {
  for (let edge = here * 6; edge < here * 6 + 6; edge++) {
    const next = touches[edge] as HexIndex;
    if (next >= 0) halts[next] = value;
  }
};

/** Writes down who stands where, and where walks must halt. `wipeUnits` must follow, with the same hexes. */
export const markUnits = (
  ground: Ground,
  roster: readonly Pick<RosterRow, 'side'>[],
  at: readonly HexIndex[],
  { side, friends, enemiesHalt }: Manners,
): void => {
  const { standing } = ground.walking;
  const friend = friends === 'passed' ? hex.PASSED : hex.BARRED;
  for (let unit = 0; unit < at.length; unit++) {
    const here = at[unit] as HexIndex;
    if (here < 0) continue;
    const isFriend = (roster[unit] as RosterRow).side === side;
    standing[here] = isFriend ? friend : hex.BARRED;
    if (!isFriend && enemiesHalt) haltAround(ground, here, 1);
  }
};

export const wipeUnits = (ground: Ground, at: readonly HexIndex[]): void => {
  const { standing } = ground.walking;
  for (let unit = 0; unit < at.length; unit++) {
    const here = at[unit] as HexIndex;
    if (here < 0) continue;
    standing[here] = hex.FREE;
    haltAround(ground, here, 0);
  }
};

import type { Rank, Unit } from '../../model/units.js';

/** What nothing has happened to yet in this round. */
export const FRESH_UNIT_ROUND = {
  opening: null,
  announced: null,
  swaps: [],
  beganFree: true,
  charged: -1,
  checked: false,
  broken: false,
  braced: false,
  challenged: false,
  duelLost: false,
  exposed: false,
  cornered: false,
} as const satisfies Partial<Unit>;

/** The same of a rank. */
export const FRESH_RANK_ROUND = { swapped: 0, idle: 0, steppedUp: false } as const satisfies Partial<Rank>;

export const FRESH_RANK = { struck: 0, hits: [], ...FRESH_RANK_ROUND } as const satisfies Partial<Rank>;

export const FRESH_UNIT = {
  ...FRESH_UNIT_ROUND,
  leader: -1,
  wall: false,
  failedIn: 0,
  lastLoss: 0,
  lastTrigger: 0,
} as const satisfies Partial<Unit>;

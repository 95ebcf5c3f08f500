import type { Stream } from '@warmoot/kernel';
import type { Rival } from '../rival.js';
import { warRival } from '../wars.js';

/**
 * The battle that is measured: three units a side, each with a foe of its own some spaces ahead, far from the others and two of
 * them not squarely opposed. Fifteen in three ranks: spears with somebody unique in the middle, spears, and swords of Might 2.
 * They go straight ahead or charge, strike with first strikes, lots, spears of the middle rank and carried damage, step up, and
 * are driven by tides, until one side is gone or nobody strikes any more. All are fearless, and wounds mean nothing to who is
 * unique. Left out, of both rivals alike: shots, turns and slanting ways, flanks, manoeuvres, leaders' duels, morale, ground.
 *
 * Both choose as follows, every number from the same stream as the dice: each unit in its order that has still a gap before it
 * charges every other time where the gap allows it, or goes on by one to six spaces; whoever has somebody to strike strikes.
 */
export const THREE = 3;
export const [WIDTH, HEIGHT] = [24, 48] as const;
export const COLUMNS = [8, 15] as const;
export const ROWS = [
  [8, 24, 40],
  [8, 25, 39],
] as const;
export const MOST_STEPS = 6;
export const CHARGES = { from: 2, to: 12 } as const;
/** Of the ranks, the front first, and of who is unique. */
export const MIGHT = [1, 1, 2] as const;
export const ARMOUR = [1, 0, 2] as const;
export const SPEARS = [true, true, false] as const;
export const UNIQUE = { might: 3, armour: 2, slot: 2 } as const;
export const FIVE = 5;

export const ENDINGS = ['won', 'bothGone', 'quiet'] as const;

/** How a battle ended, in full: by unit where its front is, and of each of its ranks how many are left and what is on them. */
export interface Ended {
  readonly inputs: number;
  readonly rounds: number;
  readonly ending: number;
  readonly winner: number;
  readonly at: readonly number[];
  readonly left: readonly number[];
}

export type PlayLines = (source: Stream) => Ended;

export const linesRival = (play: PlayLines): Rival =>
  warRival('lines', play, ({ at, left }, mix) => {
    for (const of of [at, left]) for (const one of of) mix(one);
  });

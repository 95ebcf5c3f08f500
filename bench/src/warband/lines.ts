import type { Stream } from '@warmoot/kernel';
import type { Rival } from '../rival.js';
import { warRival } from '../wars.js';

/**
 * The battle that is measured: three units a side, each with a foe of its own some spaces ahead, far from the others and two of
 * them not squarely opposed. Fifteen in three ranks: spears with somebody unique in the middle, spears, and slings with swords, of
 * Might 2. They go straight ahead or charge, shoot, also past their own front into the melee, strike with first strikes, lots, spears
 * of the middle rank and carried damage, step up, and are driven by tides. Who has lost a third or the leader, or has seen allies run,
 * checks morale; who fails runs straight home, with saves where in melee, off the map or until it has found heart again. It ends when one
 * side is gone or nobody strikes any more. Wounds mean nothing to who is unique. Left out, of both rivals alike: turns and
 * slanting ways, flanks, manoeuvres, leaders' duels, banners, surrender, ground.
 *
 * Both choose as follows, every number from the same stream as the dice. A unit that runs goes home as far as it can, its face to
 * the foe, but not so far that its ranks would stand off the map. Every other unit in its order, while its foe is there: with a gap before it, every third
 * time it charges if the gap allows that, every third time its slings shoot, and else it goes on by one to six spaces; in melee its
 * slings shoot every other time, at the front rank of its foe. Whoever has somebody to strike strikes.
 */
export const THREE = 3;
export const [WIDTH, HEIGHT] = [24, 48] as const;
export const COLUMNS = [8, 15] as const;
export const ROWS = [
  [8, 24, 40],
  [8, 25, 39],
] as const;
export const SPEED = 6;
export const MOST_STEPS = 6;
export const CHARGES_FROM = 2;
/** Of the ranks, the front first, and of who is unique. */
export const MIGHT = [1, 1, 2] as const;
export const ARMOUR = [1, 0, 2] as const;
export const SPEARS = [true, true, false] as const;
/** The rank with slings. */
export const SLINGS = 2;
export const UNIQUE = { might: 3, armour: 2, slot: 2 } as const;
export const FIVE = 5;

/** How far who runs goes home, from so many columns before the edge, in so many ranks: one more than the columns is off the map. */
export const stepsHome = (columns: number, ranks: number, allowance: number): number => {
  if (columns - allowance >= ranks - 1) return allowance;
  return columns < allowance ? columns + 1 : columns - (ranks - 1);
};

export const ENDINGS = ['won', 'bothGone', 'quiet'] as const;
export const MOODS = ['steady', 'retreating', 'disorder'] as const;

/** How a battle ended, in full: by unit where its front is, and of each of its ranks how many are left and what is on them. */
export interface Ended {
  readonly inputs: number;
  readonly rounds: number;
  readonly ending: number;
  readonly winner: number;
  readonly at: readonly number[];
  /** By their places in MOODS. */
  readonly moods: readonly number[];
  readonly left: readonly number[];
}

export type PlayLines = (source: Stream) => Ended;

export const linesRival = (play: PlayLines): Rival =>
  warRival('lines', play, ({ at, moods, left }, mix) => {
    for (const of of [at, moods, left]) for (const one of of) mix(one);
  });

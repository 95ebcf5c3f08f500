import { type Stream, stream } from '@warmoot/kernel';
import type { Rival } from '../rival.js';

/** Quarry and pursuers, rated alike for all pursuits: open, cover, rough and endurance. */
export const QUARRY = { run: 4, hide: 5, jumpClimb: 2, endurance: 3 } as const;
export const PURSUERS = { run: 3, notice: 4, jumpClimb: 3, endurance: 4 } as const;
/** On foot, and no lighter than others. */
export const MOVES = 2;
export const GAP = 2;

/** A way or a guess at random: 0 open, 1 cover, 2 rough. */
export const wayOf = (source: Stream): number => source.below(3);

/** How a pursuit ended. */
export interface Ended {
  readonly inputs: number;
  readonly legs: number;
  readonly isAway: boolean;
}

export type PlayChase = (source: Stream) => Ended;

const playChases = (play: PlayChase, seed: string, games: number) => {
  const source = stream(seed);
  let [inputs, legs, away] = [0, 0, 0];
  for (let game = 0; game < games; game++) {
    const ended = play(source);
    inputs += ended.inputs;
    legs += ended.legs;
    away += ended.isAway ? 1 : 0;
  }
  return { games, inputs, legs, away };
};

/** A unit of work is one whole pursuit. */
export const chaseRival = (play: PlayChase): Rival => ({
  work: (units) => playChases(play, `chases of ${units}`, units).games,
  proof: () => JSON.stringify(playChases(play, 'proof', 2000)),
});

import { type Stream, stream } from '@warmoot/kernel';
import type { Rival } from '../rival.js';

/** What playing came to. `check` follows from the length of every game, so equal checks mean equal games. */
export interface Played {
  readonly inputs: number;
  readonly games: number;
  readonly check: number;
}

/** Plays one game with these dice and says how many inputs and turns it took. */
export type PlayTug = (source: Stream) => { readonly inputs: number; readonly turns: number };

/** Plays games until so many inputs have gone in; the same seed gives the same games, whoever plays them. */
export const playTugs = (play: PlayTug, seed: string, inputs: number): Played => {
  const source = stream(seed);
  let done = 0;
  let games = 0;
  let check = 0;
  while (done < inputs) {
    const played = play(source);
    done += played.inputs;
    games++;
    check = (check * 31 + played.turns) % 1_000_003;
  }
  return { inputs: done, games, check };
};

/** A unit of work is one input: a choice or a throw. */
export const tugRival = (play: PlayTug): Rival => ({
  work: (units) => playTugs(play, `tug of ${units}`, units).inputs,
  proof: () => JSON.stringify(playTugs(play, 'proof', 20_000)),
});

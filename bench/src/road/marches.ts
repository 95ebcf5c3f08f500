import { type Stream, stream } from '@warmoot/kernel';
import type { Rival } from '../rival.js';

/** Two parties of one, on two rings of roads with nothing between them: what is measured is the days themselves. */
export const RING = 6;
export const DAYS = 10;
export const ENDURANCE = 3;
export const SURVIVE = 3;

/** A day of a party: on or back along the ring, and the pace: 0 careful, 1 steady, 2 forced. */
export interface DayPlan {
  readonly on: boolean;
  readonly pace: number;
}

/** At three steps of weariness Forced may not be chosen. */
export const planOf = (weary: number, source: Stream): DayPlan => ({
  on: source.below(2) === 0,
  pace: source.below(weary >= 3 ? 2 : 3),
});

export interface Ended {
  readonly inputs: number;
  /** Where the two are and how weary, as one number. */
  readonly check: number;
}

export type PlayMarch = (source: Stream) => Ended;

export const mixed = (check: number, value: number): number => (check * 31 + value) % 1_000_003;

const playMarches = (play: PlayMarch, seed: string, games: number): Ended & { readonly games: number } => {
  const source = stream(seed);
  let [inputs, check] = [0, 0];
  for (let game = 0; game < games; game++) {
    const ended = play(source);
    inputs += ended.inputs;
    check = mixed(check, ended.check);
  }
  return { games, inputs, check };
};

/** A unit of work is ten days on the road. */
export const marchRival = (play: PlayMarch): Rival => ({
  work: (units) => playMarches(play, `marches of ${units}`, units).games,
  proof: () => JSON.stringify(playMarches(play, 'proof', 200)),
});

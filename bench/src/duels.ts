import { type Stream, stream } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import type { Rival } from './rival.js';

/** The two ready-made fighters of a duel: side 1 and side 2. */
export type Pair = readonly [saga.duel.FighterName, saga.duel.FighterName];

/** The duel that is measured. */
export const MEASURED: Pair = ['swordsman', 'swordsman'];

/** How a duel ended. */
export interface Ended {
  /** Answers and throws that went in. */
  readonly inputs: number;
  readonly rounds: number;
  /** By its place in ENDINGS. */
  readonly ending: number;
  /** The standing and all wounds of each, as one number. */
  readonly one: number;
  readonly two: number;
}

/** Plays one duel, all choices at random, and says how it ended. */
export type PlayDuel = (source: Stream) => Ended;

export const ENDINGS = ['side1', 'side2', 'draw', 'quiet', 'brokenOff'] as const;
export const STANDINGS = ['in', 'incapable', 'dead', 'fled', 'surrendered'] as const;

/** What playing came to. `check` follows from every duel's end, so equal checks mean equal duels. */
export interface Played {
  readonly games: number;
  readonly inputs: number;
  readonly rounds: number;
  readonly check: number;
}

const mixed = (check: number, value: number): number => (check * 31 + (value % 1_000_003)) % 1_000_003;

/** Plays so many duels; the same seed gives the same duels, whoever plays them. */
const playDuels = (play: PlayDuel, seed: string, games: number): Played => {
  const source = stream(seed);
  let inputs = 0;
  let rounds = 0;
  let check = 0;
  for (let game = 0; game < games; game++) {
    const ended = play(source);
    inputs += ended.inputs;
    rounds += ended.rounds;
    check = mixed(mixed(mixed(mixed(check, ended.ending), ended.rounds), ended.one), ended.two);
  }
  return { games, inputs, rounds, check };
};

/** A unit of work is one whole duel. */
export const duelRival = (play: PlayDuel): Rival => ({
  work: (units) => playDuels(play, `duels of ${units}`, units).games,
  proof: () => JSON.stringify(playDuels(play, 'proof', 2000)),
});

import { type Stream, stream } from '@warmoot/kernel';
import { keep, type Rival } from '../rival.js';

/**
 * The fight that is measured: six a side on a plain, four with sword and shield and two with sling and shield, a few steps
 * apart, all fearless; nothing is announced. They move, turn, charge, retreat, leave, shoot and strike, and say in no part
 * that they guard or challenge anybody. First strikes, kept dice, flanks, stray shots, criticals, Wounds and what falls out
 * of lame hands are all in it. Left out, of both rivals alike: morale, gambits, grapples, duels, spells, other gear, ground.
 *
 * Both choose as follows, every number from the same stream as the dice. A figure that can still act, at random; from
 * there on the next ones where one has nothing to do. In the Opening one of KINDS, and a move where it is not open to the
 * figure; in the Melee phase an attack; a pass where nobody has one. The choice is one of its kind at random, as random play
 * has it: a space that can be reached, and the cheapest way there. Every choice is then judged as if it came from outside.
 */
export const KINDS = ['move', 'charge', 'retreat', 'shoot'] as const;

export const SIX = 6;
/** Those from here on have slings. */
export const FIRST_SLINGER = 4;
export const [WIDTH, HEIGHT] = [24, 16] as const;
export const MIGHT = 3;
export const ARMOUR = 1;
export const SPEED = 6;
export const COLUMNS = [8, 14] as const;
export const FIRST_ROW = 5;

export const ENDINGS = ['won', 'bothGone', 'quiet'] as const;
export const FATES = ['fighting', 'slain', 'subdued', 'left'] as const;

/** How a fight ended, in full. */
export interface Ended {
  readonly inputs: number;
  readonly rounds: number;
  /** By its place in ENDINGS. */
  readonly ending: number;
  readonly winner: number;
  readonly at: ArrayLike<number>;
  readonly hp: ArrayLike<number>;
  /** By its place in FATES. */
  readonly fate: ArrayLike<number>;
  readonly wounds: ArrayLike<number>;
}

/** Plays one fight to its end. */
export type PlaySkirmish = (source: Stream) => Ended;

const mixed = (check: number, value: number): number => (check * 31 + value + 7) % 1_000_003;

const playFights = (play: PlaySkirmish, seed: string, fights: number): object => {
  const source = stream(seed);
  const sums = { fights, inputs: 0, rounds: 0, check: 0 };
  for (let fight = 0; fight < fights; fight++) {
    const { inputs, rounds, ending, winner, at, hp, fate } = play(source);
    sums.inputs += inputs;
    sums.rounds += rounds;
    sums.check = mixed(mixed(sums.check, ending), winner);
    for (let figure = 0; figure < at.length; figure++)
      sums.check = mixed(mixed(mixed(sums.check, at[figure]!), hp[figure]!), fate[figure]!);
  }
  return sums;
};

/** A unit of work is one whole fight. */
export const skirmishRival = (play: PlaySkirmish): Rival => ({
  work: (units) => {
    keep(playFights(play, `skirmish ${units}`, units));
    return units;
  },
  proof: () => JSON.stringify(playFights(play, 'proof', 100)),
});

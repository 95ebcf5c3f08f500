import { type Stream, stream } from '@warmoot/kernel';
import type { warband } from '@warmoot/rules';
import { keep, type Rival } from '../rival.js';

/**
 * The fight that is measured: six a side with swords on a plain, all alike and fearless, a few steps apart. Nothing is
 * announced. They move, charge, strike and pass; first strikes, flanks, criticals and Wounds are all in it. What is left
 * out, of the bare loop as of what was chosen: shots, morale, gambits, grapples, duels, gear, guard, spells, ground.
 */
export const SIX = 6;
export const WIDTH = 24;
export const MIGHT = 3;
export const ARMOUR = 1;
export const SPEED = 6;
export const COLUMNS = [8, 14] as const;
export const FIRST_ROW = 5;

export const STEPS = ['opening', 'declare', 'strikes', 'blows'] as const;
export const ENDINGS = ['won', 'bothGone', 'quiet'] as const;
export const FATES = ['fighting', 'slain', 'subdued', 'left'] as const;

/** One answer, with figures and spaces by their numbers; −1 off the map. */
export interface Answer {
  readonly round: number;
  /** By its place in STEPS. */
  readonly step: number;
  readonly side: number;
  readonly choose: 'pass' | 'move' | 'charge' | 'attack';
  readonly figure: number;
  readonly path: readonly number[];
  /** By the order of the directions; −1: the way of the last step. */
  readonly facing: number;
  /** Of a charge. */
  readonly target: number;
  readonly dice: readonly (readonly [target: number, dice: number])[];
  readonly subdue: boolean;
  /** The same as the rules take it. */
  readonly choice: warband.SkirmishChoice;
}

/** What was chosen in a fight; its dice come from a stream of this seed. */
export interface Recorded {
  readonly seed: string;
  readonly answers: readonly Answer[];
}

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

/** Plays a recorded fight to its end: every choice is judged, every die falls anew. */
export type PlaySkirmish = (fight: Recorded, source: Stream) => Ended;

const mixed = (check: number, value: number): number => (check * 31 + value + 7) % 1_000_003;

const playFights = (play: PlaySkirmish, fights: readonly Recorded[], from: number, many: number): object => {
  const sums = { many, inputs: 0, rounds: 0, check: 0 };
  for (let nth = 0; nth < many; nth++) {
    const fight = fights[(from + nth) % fights.length] as Recorded;
    const { inputs, rounds, ending, winner, at, hp, fate } = play(fight, stream(fight.seed));
    sums.inputs += inputs;
    sums.rounds += rounds;
    sums.check = mixed(mixed(sums.check, ending), winner);
    for (let figure = 0; figure < at.length; figure++)
      sums.check = mixed(mixed(mixed(sums.check, at[figure]!), hp[figure]!), fate[figure]!);
  }
  return sums;
};

/** A unit of work is one whole fight. Each slice goes on where the one before has ended, so that all come in turn. */
export const skirmishRival = (play: PlaySkirmish, fights: readonly Recorded[]): Rival => {
  let played = 0;
  return {
    work: (units) => {
      keep(playFights(play, fights, played, units));
      played += units;
      return units;
    },
    proof: () => JSON.stringify(playFights(play, fights, 0, fights.length)),
  };
};

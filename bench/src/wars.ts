import { type Stream, stream } from '@warmoot/kernel';
import { keep, type Rival } from './rival.js';

/** What the ends of all wars have. */
interface Ended {
  readonly inputs: number;
  readonly rounds: number;
  /** By their places in the war's own lists; −1 for nobody. */
  readonly ending: number;
  readonly winner: number;
}

type Mix = (value: number) => void;

/**
 * A rival whose unit of work is one whole battle, played from the stream of the dice. `sides` gives what units and figures
 * have come to, one number after the other: two rivals that have played the same battles have the same proof.
 */
export const warRival = <E extends Ended>(
  war: string,
  play: (source: Stream) => E,
  sides: (ended: E, mix: Mix) => void,
): Rival => {
  const playAll = (seed: string, battles: number): object => {
    const source = stream(seed);
    const sums = { battles, inputs: 0, rounds: 0, check: 0 };
    const mix: Mix = (value) => {
      sums.check = (sums.check * 31 + value + 1000) % 1_000_003;
    };
    for (let battle = 0; battle < battles; battle++) {
      const ended = play(source);
      sums.inputs += ended.inputs;
      sums.rounds += ended.rounds;
      mix(ended.ending);
      mix(ended.winner);
      sides(ended, mix);
    }
    return sums;
  };
  return {
    work: (units) => {
      keep(playAll(`${war} ${units}`, units));
      return units;
    },
    proof: () => JSON.stringify(playAll('proof', 100)),
  };
};

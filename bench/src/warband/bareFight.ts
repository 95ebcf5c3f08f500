// The course of a fight in a bare loop: rounds until a side is gone, or nobody has done anything to anybody for some of them.
import type { Stream } from '@warmoot/kernel';

const [WON, BOTH_GONE, QUIET] = [0, 1, 2] as const;
const THRESHOLD = 3;
const QUIET_ROUNDS = 3;

export abstract class BareFight {
  protected source: Stream = { below: () => 0 };
  /** Whether anything was done to anybody in this round. */
  protected stirred = false;
  inputs = 0;
  round = 0;
  ending = -1;
  winner = -1;

  protected abstract setUp(): void;
  protected abstract playRound(): void;
  protected abstract stands(side: number): boolean;

  play(source: Stream): void {
    this.source = source;
    this.inputs = 0;
    this.setUp();
    let quiet = 0;
    for (this.round = 1; ; this.round++) {
      this.stirred = false;
      this.playRound();
      quiet = this.stirred ? 0 : quiet + 1;
      const [red, blue] = [this.stands(0), this.stands(1)];
      this.winner = red === blue ? -1 : red ? 0 : 1;
      this.ending = red && blue ? QUIET : red || blue ? WON : BOTH_GONE;
      if (this.ending !== QUIET || quiet >= QUIET_ROUNDS) return;
    }
  }

  /** One of several dice that fall together. */
  protected face(sides: number): number {
    return this.source.below(sides) + 1;
  }

  /** A die that falls alone. */
  protected die(sides: number): number {
    this.inputs++;
    return this.face(sides);
  }

  /** The side that leads in a round. */
  protected priority(): 0 | 1 {
    return this.die(6) <= THRESHOLD ? 0 : 1;
  }
}

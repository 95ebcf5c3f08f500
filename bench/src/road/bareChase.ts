// A pursuit by the Saga's rules, written by hand as a loop over numbers: what the kernel's pursuits are measured against.
import type { Stream } from '@warmoot/kernel';
import { chaseRival, type Ended, GAP, MOVES, type PlayChase, PURSUERS, QUARRY, wayOf } from './chases.js';

/** SAGA-CHECK-017, SAGA-MOVE-026, SAGA-MOVE-030. */
const [BASE, AWAY, BREATH, DIFFICULTY] = [14, 4, 3, 3] as const;

const OWN = [QUARRY.run + 2 * MOVES, QUARRY.hide, QUARRY.jumpClimb] as const;
const THEIRS = [PURSUERS.run + 2 * MOVES, PURSUERS.notice, PURSUERS.jumpClimb] as const;

const total = (source: Stream): number => 2 + source.below(8) + source.below(8) + source.below(10);

export const bareChase =
  (): PlayChase =>
  (source): Ended => {
    let [gap, legs, inputs, spent, theirsSpent] = [GAP as number, 0, 0, 0, 0];
    for (;;) {
      const way = wayOf(source);
      const guess = wayOf(source);
      inputs += 3;
      legs++;
      const rating = OWN[way]! - spent;
      const against = THEIRS[way]! - theirsSpent + (guess === way ? 1 : -1);
      gap += total(source) + rating >= BASE + against ? 1 : -1;
      if (gap === 0 || gap === AWAY) return { inputs, legs, isAway: gap === AWAY };
      if (legs % BREATH > 0) continue;
      inputs += 2;
      if (total(source) + QUARRY.endurance - spent < BASE + DIFFICULTY) spent++;
      if (total(source) + PURSUERS.endurance - theirsSpent < BASE + DIFFICULTY) theirsSpent++;
    }
  };

export const rival = chaseRival(bareChase());

// Days on the road by the Saga's rules, written by hand as a loop over numbers: what the kernel's marches are measured
// against. It knows no maps, sightings or stores.
import type { Stream } from '@warmoot/kernel';
import { DAYS, ENDURANCE, type Ended, marchRival, mixed, type PlayMarch, planOf, RING } from './marches.js';

/** SAGA-CHECK-017, SAGA-MOVE-010, SAGA-MOVE-011. */
const [BASE, DIFFICULTY, MOST_WEARY] = [14, 3, 3] as const;

const total = (source: Stream): number => 2 + source.below(8) + source.below(8) + source.below(10);

/** SAGA-MOVE-042: dice that decide nothing: in the morning, before the evening's checks and before the night. */
const screened = (source: Stream, many: number): number => {
  for (let n = 0; n < many; n++) source.below(10);
  return many;
};

export const bareMarch = (): PlayMarch => {
  const at = new Int32Array(2);
  const weary = new Int32Array(2);
  const forced = new Int32Array(2);
  const pace = new Int32Array(2);
  return (source): Ended => {
    at.fill(0);
    weary.fill(0);
    forced.fill(0);
    let inputs = 0;
    for (let day = 0; day < DAYS; day++) {
      for (let who = 0; who < 2; who++) {
        const plan = planOf(weary[who]!, source);
        at[who] = (at[who]! + (plan.on ? 1 : RING - 1)) % RING;
        pace[who] = plan.pace;
        inputs++;
      }
      inputs += screened(source, 2);
      for (let who = 0; who < 2; who++) {
        if (pace[who] === 2) {
          if (total(source) + ENDURANCE - weary[who]! < BASE + DIFFICULTY + forced[who]!)
            weary[who] = Math.min(MOST_WEARY, weary[who]! + 1);
          forced[who]!++;
          inputs++;
          continue;
        }
        forced[who] = 0;
        if (pace[who] === 0) {
          // The land feeds them, or what they carry does.
          total(source);
          inputs++;
        }
      }
      inputs += screened(source, 1);
    }
    // Both give up, and the dice of a day fall behind the screen.
    inputs += 2 + screened(source, 3);
    let check = 0;
    for (let who = 0; who < 2; who++) check = mixed(mixed(check, at[who]!), weary[who]!);
    return { inputs, check };
  };
};

export const rival = marchRival(bareMarch());

import type { Fixed, Sum } from '@warmoot/kernel';
import type { SkirmishOptions } from '../model/model.js';

type Options = Fixed<SkirmishOptions>;

const MOST = 11;

// holds by: WARBAND-CORE-001: every d12 is read with rows that succeed at the chance or below it.
/** WARBAND-CORE-002: a chance on a d12 after all modifiers: a 12 never succeeds, and as a rule a 1 always does. */
const limited = (options: Options, chance: number): number =>
  Math.max(options['warband.oneAlwaysSucceeds'] === 'on' ? 1 : 0, Math.min(MOST, chance));

/** WARBAND-CORE-002: a sum within the limits, with a line for what they have taken from it or added. */
export const withinLimits =
  (options: Options, rate: (sum: Sum) => void) =>
  (sum: Sum): void => {
    let total = 0;
    rate({
      add: (by, what, why, note) => {
        total += by;
        sum.add(by, what, why, note);
      },
    });
    const within = limited(options, total);
    if (within !== total) sum.add(within - total, 'warband.limit', 'WARBAND-CORE-002');
  };

import { both, CERTAIN, type Chance, chance, chanceThat, counted, either, NEVER, otherwise } from '@warmoot/kernel';
import type { CheckEdition } from '../check/check.js';
import type { Party } from '../movement/party/party.js';
import { MOST_WEARY } from '../movement/party/setup.js';
import { forcedDifficulty, forcedThrow } from './checks.js';
import { pastThrow, type Sensing } from './noticing.js';

/** A Forced day among others in a row. */
export interface ForcedDay {
  readonly difficulty: number;
  /** That the party is not wearier for it, by how weary it sets out; null where Forced is not open to it. */
  readonly holds: readonly (Chance | null)[];
  /** How weary it is in the evening, by steps; it goes Forced as long as that is open to it. */
  readonly weary: readonly Chance[];
}

const STEPS = Array.from({ length: MOST_WEARY + 1 }, (_, steps) => steps);

/** So many Forced days in a row, the odds of each evening by the throws that are played. */
export const forcedMarch = (
  edition: CheckEdition,
  party: Party,
  { before, days }: { readonly before: number; readonly days: number },
): readonly ForcedDay[] => {
  let weary: readonly Chance[] = STEPS.map((steps) => (steps === party.weary ? CERTAIN : NEVER));
  return Array.from({ length: days }, (_, day) => {
    const holds = STEPS.map((steps) =>
      steps < MOST_WEARY
        ? chanceThat(
            forcedThrow(edition, { ...party, weary: steps }, { before: before + day, isLed: false }, counted),
            'success',
          )
        : null,
    );
    const staying = (steps: number): Chance => both(weary[steps] ?? NEVER, holds[steps] ?? CERTAIN);
    const tiring = (steps: number): Chance => both(weary[steps] ?? NEVER, otherwise(holds[steps] ?? CERTAIN));
    weary = STEPS.map((steps) => either(staying(steps), steps === 0 ? NEVER : tiring(steps - 1)));
    return { difficulty: counted(forcedDifficulty(before + day)).total, holds, weary };
  });
};

/** The odds of getting past watchers: on the approach that they have marked, on another, and where both pick blindly. */
export const pastOdds = (
  edition: CheckEdition,
  sneaking: Sensing & { readonly isLed: boolean },
  watching: Sensing,
  approaches: number,
): Readonly<Record<'marked' | 'other' | 'blindly', Chance>> => {
  const on = (isMarked: boolean): Chance =>
    chanceThat(pastThrow(edition, sneaking, { ...watching, isMarked }, counted), 'success');
  const [marked, other] = [on(true), on(false)];
  const blindly = either(both(chance(1, approaches), marked), both(chance(approaches - 1, approaches), other));
  return { marked, other, blindly };
};

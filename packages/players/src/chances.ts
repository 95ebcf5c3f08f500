import { approx, keptForThingUnderKey, oddsOf, type Stream, type Throw, type ThrowResult } from '@warmoot/kernel';

/** A result that can come, with its chance as a number. */
export interface Outlook {
  readonly result: ThrowResult;
  readonly chance: number;
}

const reckoned = (thrown: Throw): readonly Outlook[] =>
  oddsOf(thrown)
    .filter(({ chance }) => chance.ways > 0n)
    .map(({ result, chance }) => ({ result, chance: approx(chance) }));

/** What the dice of a check must show. */
const neededIn = ({ reading }: Throw): number =>
  reading.read === 'together' && reading.rows.rows === 'atLeast' ? reading.rows.target - reading.plus : 0;

const AGAIN = 'a search asks for the odds of the same throws again and again';
const byTarget = keptForThingUnderKey(AGAIN, neededIn, (_dice: Throw['dice'], thrown: Throw) => reckoned(thrown));
const byReading = keptForThingUnderKey(
  AGAIN,
  () => 0,
  (_reading: Throw['reading'], thrown: Throw) => reckoned(thrown),
);

/**
 * What a throw may come to. The odds are the kernel's, and are kept: checks by the dice and what these must show, other
 * throws by their reading.
 */
export const outlooks = (thrown: Throw): readonly Outlook[] => {
  const { dice, reading } = thrown;
  if (reading.read !== 'together' || reading.rows.rows !== 'atLeast' || reading.keep !== null)
    return byReading(reading, thrown);
  return reading.worth.worth === 'face' ? byTarget(dice, thrown) : reckoned(thrown);
};

export const chanceOf = (thrown: Throw, result: ThrowResult): number =>
  outlooks(thrown).find((outlook) => outlook.result === result)?.chance ?? 0;

/** The likeliest result; of equals the one that comes first. */
export const likeliest = (thrown: Throw): ThrowResult => {
  const all = outlooks(thrown);
  let best = all[0] as Outlook;
  for (const outlook of all) if (outlook.chance > best.chance) best = outlook;
  return best.result;
};

/** True so many times out of a hundred. */
export const often = (source: Stream, percent: number): boolean => source.below(100) < percent;

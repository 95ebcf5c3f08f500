import { approx, oddsOf, type Throw, type ThrowResult } from '@warmoot/kernel';

/** A result that can come, with its chance as a number. */
export interface Outlook {
  readonly result: ThrowResult;
  readonly chance: number;
}

const reckoned = (thrown: Throw): readonly Outlook[] =>
  oddsOf(thrown)
    .filter(({ chance }) => chance.ways > 0n)
    .map(({ result, chance }) => ({ result, chance: approx(chance) }));

const byTarget = new WeakMap<Throw['dice'], Map<number, readonly Outlook[]>>();
const byReading = new WeakMap<Throw['reading'], readonly Outlook[]>();

/**
 * What a throw may come to. The odds are the kernel's; a search asks for the same ones again and again, so they are
 * remembered: checks by the dice and what these must show, other throws by their reading.
 */
export const outlooks = (thrown: Throw): readonly Outlook[] => {
  const { dice, reading } = thrown;
  if (reading.read === 'together' && reading.rows.rows === 'atLeast' && reading.keep === null) {
    if (reading.worth.worth !== 'face') return reckoned(thrown);
    let known = byTarget.get(dice);
    if (known === undefined) {
      known = new Map();
      byTarget.set(dice, known);
    }
    const needed = reading.rows.target - reading.plus;
    let found = known.get(needed);
    if (found === undefined) {
      found = reckoned(thrown);
      known.set(needed, found);
    }
    return found;
  }
  let found = byReading.get(reading);
  if (found === undefined) {
    found = reckoned(thrown);
    byReading.set(reading, found);
  }
  return found;
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

import { approx, type Chance, either, NEVER, type SeatId } from '@warmoot/kernel';
import { chanceTold, type Passage } from '@warmoot/words';

/** A throw that could succeed: its exact chance, and whether it did. */
export interface LuckThrow {
  readonly chance: Chance;
  readonly succeeded: boolean;
}

export interface Luck {
  readonly throws: number;
  readonly actual: number;
  /** The sum of the chances, exact: how many successes were to be expected. */
  readonly exact: Chance;
  readonly expected: number;
}

/** Luck so far: what came against what was to be expected. */
export const luckOf = (throws: readonly LuckThrow[]): Luck => {
  const exact = throws.reduce((sum, { chance }) => either(sum, chance), NEVER);
  return {
    throws: throws.length,
    actual: throws.filter(({ succeeded }) => succeeded).length,
    exact,
    expected: approx(exact),
  };
};

/** The throws for a success in a log, by the seat that threw. Those gone back over count too: the dice fell. */
export const throwsIn = (passages: readonly Passage[]): ReadonlyMap<SeatId, readonly LuckThrow[]> => {
  const bySeat = new Map<SeatId, LuckThrow[]>();
  for (const { entry, before } of passages) {
    if (before?.awaits.need !== 'dice' || entry.thrown === null || before.awaits.by === null) continue;
    const told = chanceTold(before.awaits.throw, entry.thrown.result);
    if (told?.of !== 'success') continue;
    const throws = bySeat.get(before.awaits.by) ?? [];
    throws.push({ chance: told.chance, succeeded: entry.thrown.result === 'success' });
    bySeat.set(before.awaits.by, throws);
  }
  return bySeat;
};

import { type Chance, chance, either, NEVER } from '../dice/chance.js';
import { diceBehind } from '../dice/counting.js';
import { facesOf } from '../dice/die.js';
import type { Throw, ThrowResult } from '../dice/reading.js';
import { reckon } from '../dice/throw.js';

/** A result of a throw that was counted face by face, with some faces that give it. */
export interface Counted {
  readonly result: ThrowResult;
  readonly chance: Chance;
  readonly faces: readonly number[];
}

/** Every result of a throw with its chance, by showing every face of every die, second faces included. */
export const bruteForce = (thrown: Throw): ReadonlyMap<string, Counted> => {
  const counts = new Map<string, Map<number, number>>();
  const known = new Map<string, Pick<Counted, 'result' | 'faces'>>();
  const show = (faces: readonly number[], of: number): void => {
    const die = diceBehind(thrown, faces)[faces.length];
    if (die !== undefined) {
      for (const face of facesOf(die)) show([...faces, face], of * die.sides);
      return;
    }
    const { result } = reckon(thrown, faces);
    const key = String(result);
    const ways = counts.get(key) ?? new Map<number, number>();
    ways.set(of, (ways.get(of) ?? 0) + 1);
    counts.set(key, ways);
    if (!known.has(key)) known.set(key, { result, faces });
  };
  show([], 1);
  return new Map(
    [...known].map(([key, { result, faces }]) => {
      const ways = counts.get(key) as ReadonlyMap<number, number>;
      const all = [...ways].reduce((sum, [of, many]) => either(sum, chance(many, of)), NEVER);
      return [key, { result, faces, chance: all }];
    }),
  );
};

/** How many faces there are to show, at most: where it is too many, nobody shows them all. */
export const facesInAll = ({ dice, reading }: Throw): number => {
  const again = reading.read === 'counted' && reading.batches.some((batch) => batch.again.length > 0);
  return dice.reduce((product, die) => product * die.sides ** (again ? 2 : 1), 1);
};

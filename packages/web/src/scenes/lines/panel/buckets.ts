import { type Chance, chance } from '@warmoot/kernel';
import type { LossRow } from '../parts.js';

/** So many columns stand beside each other; what is beyond is put together. */
const MOST = 9;
const NONE = chance(0n, 1n);

const plus = (a: Chance, b: Chance): Chance =>
  a.ways === 0n ? b : b.ways === 0n ? a : chance(a.ways * b.of + b.ways * a.of, a.of * b.of);

const at = (rows: readonly LossRow[], lost: number): LossRow =>
  rows.find((row) => row.lost === lost) ?? { lost, chance: NONE, hanging: NONE };

/** The columns of both: from none lost to the most that anybody can lose, the last with all that is beyond. */
export const bucketsOf = (
  theirs: readonly LossRow[],
  yours: readonly LossRow[],
): { readonly columns: readonly string[]; readonly up: readonly LossRow[]; readonly down: readonly LossRow[] } => {
  const most = Math.max(1, ...[...theirs, ...yours].filter((row) => row.chance.ways > 0n).map(({ lost }) => lost));
  const last = Math.min(most, MOST - 1);
  const spread = (rows: readonly LossRow[]): readonly LossRow[] =>
    Array.from({ length: last + 1 }, (_none, lost) =>
      lost < last
        ? at(rows, lost)
        : rows
            .filter((row) => row.lost >= lost)
            .reduce(
              (sum, row) => ({ lost, chance: plus(sum.chance, row.chance), hanging: plus(sum.hanging, row.hanging) }),
              { lost, chance: NONE, hanging: NONE },
            ),
    );
  const columns = Array.from({ length: last + 1 }, (_none, lost) =>
    lost === last && most > last ? `${lost}+` : `${lost}`,
  );
  return { columns, up: spread(theirs), down: spread(yours) };
};

import { type MatrixSolution, solveMatrix } from './matrix.js';

/** A game whose cells cost something to work out, solved with as few of them as will do. */
export interface SolvedGame extends MatrixSolution {
  /** What each row is worth against the columns' strategy, and each column against the rows'; null where not known. */
  readonly rowValues: readonly (number | null)[];
  readonly columnValues: readonly (number | null)[];
  /** False where the thinking was cut short before the answer was sure. */
  readonly sure: boolean;
}

export interface LazyGame {
  readonly rows: number;
  readonly columns: number;
  readonly cell: (row: number, column: number) => number;
  /** Asked before more cells are worked out. */
  readonly spent?: () => boolean;
}

const ENOUGH = 1e-9;

const spreadOut = (among: readonly number[], chances: readonly number[], of: number): number[] => {
  const all = new Array<number>(of).fill(0);
  among.forEach((index, i) => {
    all[index] = chances[i] as number;
  });
  return all;
};

const bestOf = (values: readonly number[], sign: 1 | -1): number => {
  let best = 0;
  values.forEach((value, i) => {
    if (sign * value > sign * (values[best] as number)) best = i;
  });
  return best;
};

/**
 * The double oracle: solves the game of a few rows and columns, looks for a better answer to that among all of them,
 * adds it, and begins again until there is none. Then it is the solution of the whole game. It starts from row 0 and
 * column 0, which had best be good ones.
 */
export const solveLazily = ({ rows, columns, cell, spent = () => false }: LazyGame): SolvedGame => {
  const known = new Map<number, number>();
  const at = (row: number, column: number): number => {
    const key = row * columns + column;
    let value = known.get(key);
    if (value === undefined) {
      value = cell(row, column);
      known.set(key, value);
    }
    return value;
  };
  const [ownRows, ownColumns] = [[0], [0]];
  for (;;) {
    const small = solveMatrix(ownRows.map((row) => ownColumns.map((column) => at(row, column))));
    const p = spreadOut(ownRows, small.rows, rows);
    const q = spreadOut(ownColumns, small.columns, columns);
    const solution = { value: small.value, rows: p, columns: q };
    if (spent()) return { ...solution, rowValues: p.map(() => null), columnValues: q.map(() => null), sure: false };
    const against = (chances: readonly number[], of: (i: number) => number): number =>
      chances.reduce((sum, chance, i) => (chance === 0 ? sum : sum + chance * of(i)), 0);
    const rowValues = p.map((_, row) => against(q, (column) => at(row, column)));
    const columnValues = q.map((_, column) => against(p, (row) => at(row, column)));
    const [row, column] = [bestOf(rowValues, 1), bestOf(columnValues, -1)];
    const better = (rowValues[row] as number) > small.value + ENOUGH && !ownRows.includes(row);
    const worse = (columnValues[column] as number) < small.value - ENOUGH && !ownColumns.includes(column);
    if (better) ownRows.push(row);
    if (worse) ownColumns.push(column);
    if (!better && !worse) return { ...solution, rowValues, columnValues, sure: true };
  }
};

/** The answer to a zero-sum game of one row against one column. */
export interface MatrixSolution {
  /** What the row player can make sure of, and the column player cannot hold them below. */
  readonly value: number;
  /** How often each row is played. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

const TINY = 1e-12;

/**
 * The tableau of: as large a sum of y ≥ 0 as possible with A y ≤ 1. One line for each row of the game, then the line
 * of the sum; columns for y, for the slacks, and the right-hand side.
 */
const tableauOf = (game: readonly (readonly number[])[], lowest: number, range: number): Float64Array[] => {
  const height = game.length;
  const width = (game[0] as readonly number[]).length;
  const lines = game.map((row, i) => {
    const line = new Float64Array(width + height + 1);
    // Shifted and scaled to lie from 1 to 2: the value is then sure to be positive.
    for (let j = 0; j < width; j++) line[j] = 1 + ((row[j] as number) - lowest) / range;
    line[width + i] = 1;
    line[width + height] = 1;
    return line;
  });
  const sum = new Float64Array(width + height + 1);
  for (let j = 0; j < width; j++) sum[j] = -1;
  return [...lines, sum];
};

const pivot = (lines: readonly Float64Array[], at: number, column: number): void => {
  const line = lines[at] as Float64Array;
  const by = line[column] as number;
  for (let j = 0; j < line.length; j++) line[j] = (line[j] as number) / by;
  lines.forEach((other, i) => {
    if (i === at) return;
    const times = other[column] as number;
    if (times === 0) return;
    for (let j = 0; j < other.length; j++) other[j] = (other[j] as number) - times * (line[j] as number);
    other[column] = 0;
  });
};

/** Bland's rule: of the lines that bind first, the one whose variable has the lowest number. */
const leaving = (lines: readonly Float64Array[], basis: readonly number[], column: number): number => {
  let found = -1;
  let least = Number.POSITIVE_INFINITY;
  basis.forEach((variable, i) => {
    const line = lines[i] as Float64Array;
    const by = line[column] as number;
    if (by <= TINY) return;
    const ratio = (line.at(-1) as number) / by;
    const binds = ratio < least - TINY || (ratio <= least + TINY && variable < (basis[found] as number));
    if (binds) [found, least] = [i, Math.min(ratio, least)];
  });
  return found;
};

const asChances = (weights: readonly number[]): number[] => {
  const sound = weights.map((weight) => Math.max(0, weight));
  const all = sound.reduce((sum, weight) => sum + weight, 0);
  return sound.map((weight) => weight / all);
};

/** Both sides' best mixed strategies, by the simplex method with Bland's rule, which always comes to an end. */
export const solveMatrix = (game: readonly (readonly number[])[]): MatrixSolution => {
  const height = game.length;
  const width = (game[0] as readonly number[]).length;
  const all = game.flat();
  const lowest = Math.min(...all);
  const range = Math.max(...all) - lowest || 1;
  const lines = tableauOf(game, lowest, range);
  const sum = lines[height] as Float64Array;
  const basis = game.map((_, i) => width + i);
  for (;;) {
    const column = sum.findIndex((gain, j) => j < width + height && gain < -TINY);
    if (column < 0) break;
    const at = leaving(lines, basis, column);
    pivot(lines, at, column);
    basis[at] = column;
  }
  const columns = new Array<number>(width).fill(0);
  basis.forEach((variable, i) => {
    if (variable < width) columns[variable] = (lines[i] as Float64Array).at(-1) as number;
  });
  const rows = game.map((_, i) => sum[width + i] as number);
  const scaled = 1 / (sum.at(-1) as number);
  return { value: (scaled - 1) * range + lowest, rows: asChances(rows), columns: asChances(columns) };
};

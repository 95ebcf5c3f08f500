/** The answer to a zero-sum game of one row against one column. */
export interface MatrixSolution {
  /** What the row player can make sure of, and the column player cannot hold them below. */
  readonly value: number;
  /** How often each row is played. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

type Game = readonly (readonly number[])[];

/** How a game's numbers lie: the lowest, and from there to the highest. */
interface Scale {
  readonly lowest: number;
  readonly range: number;
}

/** What counts as nothing, tried in this order: where numbers nearly cancel, a coarser one may do better. */
const TINY = [1e-12, 1e-10, 1e-9, 1e-8, 1e-7] as const;

/** How far from the best answers a solution may lie, as part of the game's range, before a coarser one is tried. */
const CLOSE = 1e-10;

/**
 * The tableau of: as large a sum of y ≥ 0 as possible with A y ≤ 1. One line for each row of the game, then the line
 * of the sum; columns for y, for the slacks, and the right-hand side.
 */
const tableauOf = (game: Game, { lowest, range }: Scale): Float64Array[] => {
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
const leaving = (lines: readonly Float64Array[], basis: readonly number[], column: number, tiny: number): number => {
  let found = -1;
  let least = Number.POSITIVE_INFINITY;
  basis.forEach((variable, i) => {
    const line = lines[i] as Float64Array;
    const by = line[column] as number;
    if (by <= tiny) return;
    const ratio = (line.at(-1) as number) / by;
    const binds = ratio < least - tiny || (ratio <= least + tiny && variable < (basis[found] as number));
    if (binds) [found, least] = [i, Math.min(ratio, least)];
  });
  return found;
};

/** Pivots until the sum can grow no more: by the first column that helps, which is Bland's rule too, so it ends. */
const climb = (lines: readonly Float64Array[], basis: number[], tiny: number): void => {
  const sum = lines.at(-1) as Float64Array;
  for (;;) {
    const column = sum.findIndex((gain, j) => j < sum.length - 1 && gain < -tiny);
    const at = column < 0 ? -1 : leaving(lines, basis, column, tiny);
    if (at < 0) return;
    pivot(lines, at, column);
    basis[at] = column;
  }
};

const asChances = (weights: readonly number[]): number[] => {
  const sound = weights.map((weight) => Math.max(0, weight));
  const all = sound.reduce((sum, weight) => sum + weight, 0);
  return sound.map((weight) => weight / all);
};

interface Solved extends MatrixSolution {
  /** What the best row gains and the best column saves beyond it, together: nothing, but for rounding. */
  readonly gap: number;
}

/** The value between what each side can make sure of with these strategies. */
const measured = (game: Game, rows: readonly number[], columns: readonly number[]): Solved => {
  const most = Math.max(...game.map((row) => row.reduce((sum, worth, j) => sum + worth * (columns[j] as number), 0)));
  const least = Math.min(
    ...columns.map((_, j) => game.reduce((sum, row, i) => sum + (row[j] as number) * (rows[i] as number), 0)),
  );
  return { value: (most + least) / 2, rows, columns, gap: most - least };
};

const solvedWith = (game: Game, scale: Scale, tiny: number): Solved => {
  const lines = tableauOf(game, scale);
  const width = (game[0] as readonly number[]).length;
  const basis = game.map((_, i) => width + i);
  climb(lines, basis, tiny);
  const columns = new Array<number>(width).fill(0);
  basis.forEach((variable, i) => {
    if (variable < width) columns[variable] = (lines[i] as Float64Array).at(-1) as number;
  });
  const sum = lines.at(-1) as Float64Array;
  const rows = game.map((_, i) => sum[width + i] as number);
  return measured(game, asChances(rows), asChances(columns));
};

/** Both sides' best mixed strategies, by the simplex method, each checked against every answer to it. */
export const solveMatrix = (game: Game): MatrixSolution => {
  const all = game.flat();
  const lowest = Math.min(...all);
  const scale = { lowest, range: Math.max(...all) - lowest || 1 };
  let best: Solved | null = null;
  for (const tiny of TINY) {
    const solved = solvedWith(game, scale, tiny);
    if (best === null || solved.gap < best.gap) best = solved;
    if (best.gap <= CLOSE * scale.range) break;
  }
  const { value, rows, columns } = best as Solved;
  return { value, rows, columns };
};

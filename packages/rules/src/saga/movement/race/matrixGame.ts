/** How often each of two sides does what, so that the other can do nothing about it. */
export interface MatrixMix {
  /** What it is worth to the side of the rows. */
  readonly value: number;
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/** Less than this is nothing. */
const TINY = 1e-13;

/** One step from corner to corner: this column comes in, and that row goes out. */
const pivot = (table: number[][], row: number, column: number): void => {
  const own = table[row] as number[];
  const by = own[column] as number;
  own.forEach((cell, at) => {
    own[at] = cell / by;
  });
  for (const other of table) {
    if (other === own) continue;
    const times = other[column] as number;
    other.forEach((cell, at) => {
      other[at] = cell - times * (own[at] as number);
    });
  }
};

/** The row that limits how far a column may come in. */
const limiting = (table: readonly (readonly number[])[], column: number, rows: number): number => {
  let least = -1;
  const bound = (row: number): number => (table[row]?.at(-1) as number) / (table[row]?.[column] as number);
  for (let row = 0; row < rows; row++) {
    if ((table[row]?.[column] as number) <= TINY) continue;
    if (least < 0 || bound(row) < bound(least) - TINY) least = row;
  }
  return least;
};

/**
 * The solution of a small game of two, of which each cell is worth something from 0 to 1 to the side of the rows: the
 * simplex method, always with the first column that helps, so that it comes to an end.
 */
export const matrixGame = (cells: readonly (readonly number[])[]): MatrixMix => {
  const rows = cells.length;
  const columns = cells[0]?.length ?? 0;
  // One more in every cell makes every value positive; the slack columns stand for the rows.
  const table = cells.map((row, at) => [
    ...row.map((cell) => cell + 1),
    ...cells.map((_, other) => (other === at ? 1 : 0)),
    1,
  ]);
  table.push([...Array.from({ length: columns }, () => -1), ...cells.map(() => 0), 0]);
  const basis = cells.map((_, at) => columns + at);
  const last = table[rows] as number[];
  for (;;) {
    const column = last.slice(0, columns + rows).findIndex((cell) => cell < -TINY);
    if (column < 0) break;
    const row = limiting(table, column, rows);
    pivot(table, row, column);
    basis[row] = column;
  }
  const total = last.at(-1) as number;
  const share = (column: number): number => {
    const row = basis.indexOf(column);
    return row < 0 ? 0 : (table[row]?.at(-1) as number) / total;
  };
  return {
    value: 1 / total - 1,
    rows: cells.map((_, at) => (last[columns + at] as number) / total),
    columns: Array.from({ length: columns }, (_, at) => share(at)),
  };
};

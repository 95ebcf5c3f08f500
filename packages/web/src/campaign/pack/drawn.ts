import type { saga } from '@warmoot/rules';

/** Ticked spaces ("row,column") as a picture, cut to what is ticked. */
export const drawnAs = (taken: ReadonlySet<string>): saga.carry.Picture => {
  const spaces = [...taken].map((space) => space.split(',').map(Number) as [number, number]);
  if (spaces.length === 0) return [];
  const [rows, columns] = [spaces.map(([row]) => row), spaces.map(([, column]) => column)];
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  return Array.from({ length: Math.max(...rows) - top + 1 }, (_, row) =>
    Array.from({ length: Math.max(...columns) - left + 1 }, (_, column) =>
      taken.has(`${row + top},${column + left}`) ? 'x' : '.',
    ).join(''),
  );
};

import { saga } from '@warmoot/rules';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789@&'];

/** The letter of the nth object in a drawing. */
export const letterOf = (nth: number): string => LETTERS[nth] ?? '*';

/** The grid with a letter on each space that is taken and a dot on each that is free. */
export const drawing = (grid: saga.carry.Grid, pieces: readonly saga.carry.Piece[]): readonly string[] => {
  const rows = grid.map((length) => Array.from({ length }, () => '.'));
  pieces.forEach(({ item, picture }, nth) => {
    if (item.at === undefined) return;
    for (const { row, column } of saga.carry.cellsAt(picture, item.at)) (rows[row] as string[])[column] = letterOf(nth);
  });
  return rows.map((row) => row.join(''));
};

import { hex } from '@warmoot/kernel';

/** The battlefield of the saga: 449 hexes. */
export const board = hex.boardOf({ rows: 23, columns: 20 });

export const MIDDLE = 224;

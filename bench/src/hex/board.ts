import { hex } from '@warmoot/kernel';

/** The battlefield of the saga: 449 hexes. */
export const board = hex.hexBoard(hex.alternatingRows(23, 20));

export const MIDDLE = 224;

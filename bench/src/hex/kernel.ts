import { hex } from '@warmoot/kernel';
import { repeat } from '../rival.js';
import { board, MIDDLE } from './board.js';

const neighbours = (index: number) => hex.neighboursOf(board, index);

/** The neighbours of one hex. */
export const neighbourQueries = repeat(
  (nth) => neighbours(nth % board.size),
  () => JSON.stringify(board.hexes.map((_, index) => neighbours(index).length)),
);

const walk = { budget: Number.POSITIVE_INFINITY, cost: () => 1 };

/** What it costs to get from the middle to every hex. */
export const reach = repeat(
  () => hex.reach(board, MIDDLE, walk).costs,
  () => JSON.stringify(hex.reach(board, MIDDLE, walk).costs),
);

import { Direction, defineHex, Grid, type Hex } from 'honeycomb-grid';
import { repeat } from '../rival.js';
import { board, MIDDLE } from './board.js';

const WAYS = [Direction.E, Direction.SE, Direction.SW, Direction.W, Direction.NW, Direction.NE];

const grid = new Grid(defineHex(), board.hexes);
const hexes = grid.toArray();

const neighbours = (of: Hex): readonly Hex[] => {
  const found: Hex[] = [];
  for (const way of WAYS) {
    const neighbour = grid.neighborOf(of, way, { allowOutside: false });
    if (neighbour !== undefined) found.push(neighbour);
  }
  return found;
};

export const neighbourQueries = repeat(
  (nth) => neighbours(hexes[nth % hexes.length]!),
  () => JSON.stringify(hexes.map((hex) => neighbours(hex).length)),
);

/** The steps from the middle to every hex, with the neighbours honeycomb gives. */
const steps = (): ReadonlyMap<Hex, number> => {
  const middle = hexes[MIDDLE]!;
  const found = new Map([[middle, 0]]);
  for (const [at, cost] of found) {
    for (const next of neighbours(at)) if (!found.has(next)) found.set(next, cost + 1);
  }
  return found;
};

export const reach = repeat(steps, () => {
  const found = steps();
  return JSON.stringify(hexes.map((hex) => found.get(hex)));
});

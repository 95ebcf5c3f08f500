import { saga } from '@warmoot/rules';

/** A space by row and column, both from 0. */
export interface Space {
  readonly row: number;
  readonly column: number;
}

/** What is picked up, where it hovers, and by which space of its box it is held. */
export interface Hand {
  readonly id: string;
  readonly spot: saga.carry.Spot;
  readonly grip: Space;
}

const WIDE = 8;

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

const sizeOf = (cells: readonly Space[]): Space => ({
  row: Math.max(...cells.map(({ row }) => row)) + 1,
  column: Math.max(...cells.map(({ column }) => column)) + 1,
});

/** The same hand, moved so that the object lies within the grid and is held by one of its own spaces. */
const inReach = (hand: Hand, picture: saga.carry.Picture, grid: saga.carry.Grid): Hand => {
  const cells = saga.carry.cellsAt(picture, { ...hand.spot, row: 0, column: 0 });
  const { row: high, column: wide } = sizeOf(cells);
  const { grip } = hand;
  const isHeld = cells.some(({ row, column }) => row === grip.row && column === grip.column);
  return {
    ...hand,
    spot: {
      ...hand.spot,
      row: between(hand.spot.row, 0, Math.max(0, grid.length - high)),
      column: between(hand.spot.column, 0, Math.max(0, WIDE - wide)),
    },
    grip: isHeld ? grip : (cells[0] ?? grip),
  };
};

export const ASIDE: saga.carry.Spot = { row: 0, column: 0, turn: 0, flipped: false };

/** Picks something up where it lies, held at a space of the grid; from beside it hovers at the upper left. */
export const pickedUp = (
  id: string,
  at: saga.carry.Spot | undefined,
  held: Space | null,
  picture: saga.carry.Picture,
): Hand => {
  const spot = at ?? ASIDE;
  const first = saga.carry.cellsAt(picture, spot)[0] ?? spot;
  const grip = held ?? first;
  return { id, spot, grip: { row: grip.row - spot.row, column: grip.column - spot.column } };
};

export const stepped = (hand: Hand, by: Space, picture: saga.carry.Picture, grid: saga.carry.Grid): Hand =>
  inReach(
    { ...hand, spot: { ...hand.spot, row: hand.spot.row + by.row, column: hand.spot.column + by.column } },
    picture,
    grid,
  );

/** So that the space it is held by lies on this one. */
export const carriedTo = (hand: Hand, space: Space, picture: saga.carry.Picture, grid: saga.carry.Grid): Hand =>
  inReach(
    { ...hand, spot: { ...hand.spot, row: space.row - hand.grip.row, column: space.column - hand.grip.column } },
    picture,
    grid,
  );

export const turned = (hand: Hand, picture: saga.carry.Picture, grid: saga.carry.Grid): Hand =>
  inReach(
    { ...hand, spot: { ...hand.spot, turn: ((hand.spot.turn + 1) % 4) as saga.carry.Spot['turn'] } },
    picture,
    grid,
  );

/** Flipped left to right as it is seen: what was turned before comes out turned the other way. */
export const flippedOver = (hand: Hand, picture: saga.carry.Picture, grid: saga.carry.Grid): Hand => {
  const turn = ((4 - hand.spot.turn) % 4) as saga.carry.Spot['turn'];
  return inReach({ ...hand, spot: { ...hand.spot, turn, flipped: !hand.spot.flipped } }, picture, grid);
};

import { type Cell, type Grid, WIDEST } from './grid.js';
import { areaOf, cellsOf, type Flipping, type Picture, posed, posesOf, type Spot } from './shapes.js';
import { ALL_SPACES, bitCount, type Spaces, spacesOf, spacesOutside } from './spaces.js';

/** What is to be packed: pictures into a grid, some of whose spaces may be filled already. */
export interface Puzzle {
  readonly grid: Grid;
  readonly filled: readonly Cell[];
  readonly pictures: readonly Picture[];
  readonly flipping: Flipping;
}

/** One way to lay an object down. */
export interface Placement extends Spaces {
  readonly kind: number;
  readonly spot: Spot;
}

/** Objects that look alike however they lie are one kind: which of them lies where makes no difference. */
export interface Kind {
  readonly area: number;
  /** The places of its objects in the list of pictures. */
  readonly members: readonly number[];
  readonly placements: readonly Placement[];
}

const lookOf = (picture: Picture, flipping: Flipping): string =>
  posesOf(picture, flipping)
    .map((pose) => posed(picture, pose).join('/'))
    .sort()
    .join(' ');

/** What cannot be used from the start. */
export const closedSpaces = ({ grid, filled }: Puzzle): Spaces => {
  const [outside, taken] = [spacesOutside(grid), spacesOf(filled)];
  return { low: outside.low | taken.low, high: outside.high | taken.high };
};

const moved = (cells: readonly Cell[], by: Cell): readonly Cell[] =>
  cells.map(({ row, column }) => ({ row: row + by.row, column: column + by.column }));

const placementsOf = (puzzle: Puzzle, picture: Picture, kind: number): readonly Placement[] => {
  const { grid, flipping } = puzzle;
  const closed = closedSpaces(puzzle);
  const corners = grid.flatMap((length, row) => Array.from({ length }, (_, column): Cell => ({ row, column })));
  return posesOf(picture, flipping).flatMap((pose) => {
    const cells = cellsOf(posed(picture, pose));
    const [rows, columns] = [Math.max(...cells.map(({ row }) => row)), Math.max(...cells.map(({ column }) => column))];
    return corners.flatMap((corner) => {
      if (corner.row + rows >= WIDEST || corner.column + columns >= WIDEST) return [];
      const { low, high } = spacesOf(moved(cells, corner));
      const isFree = (low & closed.low) === 0 && (high & closed.high) === 0;
      return isFree ? [{ low, high, kind, spot: { ...corner, ...pose } }] : [];
    });
  });
};

/** The kinds of a puzzle, those hardest to place first. */
export const kindsOf = (puzzle: Puzzle): readonly Kind[] => {
  const alike = new Map<string, number[]>();
  puzzle.pictures.forEach((picture, at) => {
    const look = lookOf(picture, puzzle.flipping);
    alike.set(look, [...(alike.get(look) ?? []), at]);
  });
  const groups = [...alike.values()].map((members) => ({
    members,
    picture: puzzle.pictures[members[0] as number] as Picture,
  }));
  const bySize = groups.sort((a, b) => areaOf(b.picture) - areaOf(a.picture));
  return bySize.map(({ members, picture }, kind) => ({
    area: areaOf(picture),
    members,
    placements: placementsOf(puzzle, picture, kind),
  }));
};

/** Placements by the first space they take. */
export const byFirstSpace = (kinds: readonly Kind[]): readonly (readonly Placement[])[] => {
  const lists: Placement[][] = Array.from({ length: ALL_SPACES }, () => []);
  for (const placement of kinds.flatMap(({ placements }) => placements)) {
    const { low, high } = placement;
    const first = low === 0 ? 63 - Math.clz32(high & -high) : 31 - Math.clz32(low & -low);
    (lists[first] as Placement[]).push(placement);
  }
  return lists;
};

export const freeCount = ({ low, high }: Spaces): number => ALL_SPACES - bitCount(low) - bitCount(high);

import { brokenRule, type Refusal } from '@warmoot/kernel';
import { type Cell, type Grid, gridFor, isInGrid, spacesIn } from './grid.js';
import { type Carried, type CarryOptions, isSmall, type Load, mostIn, objectKey, pictureOf, wearOf } from './model.js';
import { areaOf, cellsAt, type Picture, posed, type Spot } from './shapes.js';
import { SHAPES } from './shapes.table.js';

/** Something that takes room, and the spaces it takes. */
export interface Piece {
  readonly item: Carried;
  readonly picture: Picture;
}

// SAGA-CARRY-013
const SMALL_FREE = 8;

// SAGA-CARRY-014, SAGA-CARRY-015, SAGA-CARRY-016: only what can be worn is free for being worn: no weapon and no shield
// is.
const isWornFree = ({ object, worn }: Carried): boolean => worn && wearOf(object) !== null;

/** The small objects that take no space, in the order of the load. */
export const freeSmalls = ({ items }: Load): readonly Carried[] =>
  items.filter((item) => isSmall(item.object) && !isWornFree(item)).slice(0, SMALL_FREE);

/**
 * SAGA-CARRY-012, SAGA-CARRY-013, SAGA-CARRY-014, SAGA-CARRY-015, SAGA-CARRY-016: all that has to be laid out. A partly
 * used object is no smaller (SAGA-CARRY-018).
 */
export const piecesOf = (load: Load, options: CarryOptions): readonly Piece[] => {
  const free = new Set(freeSmalls(load));
  return load.items
    .filter((item) => !free.has(item) && !isWornFree(item))
    .map((item) => ({ item, picture: isSmall(item.object) ? SHAPES.normal : pictureOf(item.object, options) }));
};

/** How many spaces a load takes. */
export const spacesTaken = (load: Load, options: CarryOptions): number =>
  piecesOf(load, options).reduce((sum, { picture }) => sum + areaOf(picture), 0);

type Facts = Parameters<typeof brokenRule>[2];

/** What is wrong with one object of a load. */
export interface Fault {
  readonly item: string;
  readonly refusal: Refusal;
}

const fault =
  ({ id, object }: Carried) =>
  (rule: Parameters<typeof brokenRule>[0], what: string, facts: Facts = {}): Fault => ({
    item: id,
    refusal: brokenRule(rule, what, { item: id, object: objectKey(object), ...facts }),
  });

// SAGA-CARRY-015, SAGA-CARRY-016, SAGA-CARRY-029, SAGA-CARRY-031: what may be worn, and how much an object holds.
const faultsOfItem = (item: Carried, options: CarryOptions): readonly Fault[] => {
  const { object, worn, left } = item;
  const most = mostIn(object, options);
  const wrong = fault(item);
  const rule = object === 'coins' ? 'SAGA-CARRY-031' : 'SAGA-CARRY-029';
  return [
    ...(worn && wearOf(object) === null
      ? [wrong(object === 'shield' ? 'SAGA-CARRY-016' : 'SAGA-CARRY-015', 'carry.notWorn')]
      : []),
    ...(left !== undefined && left > (most ?? 0) ? [wrong(rule, 'carry.tooMuch', { most })] : []),
  ];
};

const key = ({ row, column }: Cell): string => `${row},${column}`;

/** The objects on each space. */
const lyingOn = (pieces: readonly Piece[]): ReadonlyMap<string, readonly Carried[]> => {
  const on = new Map<string, Carried[]>();
  for (const { item, picture } of pieces) {
    if (item.at === undefined) continue;
    for (const cell of cellsAt(picture, item.at)) on.set(key(cell), [...(on.get(key(cell)) ?? []), item]);
  }
  return on;
};

interface Arranged {
  readonly grid: Grid;
  readonly on: ReadonlyMap<string, readonly Carried[]>;
  readonly options: CarryOptions;
}

const looksFlipped = (picture: Picture, spot: Spot): boolean =>
  spot.flipped && posed(picture, spot).join('/') !== posed(picture, { turn: spot.turn, flipped: false }).join('/');

// SAGA-CARRY-002, SAGA-CARRY-008, SAGA-CARRY-010
const faultsOfPlace = ({ item, picture }: Piece, { grid, on, options }: Arranged): readonly Fault[] => {
  const wrong = fault(item);
  if (item.at === undefined) return [wrong('SAGA-CARRY-002', 'carry.beside')];
  const cells = cellsAt(picture, item.at);
  const others = new Set(cells.flatMap((cell) => on.get(key(cell)) ?? []).filter((other) => other !== item));
  return [
    ...(cells.every((cell) => isInGrid(grid, cell)) ? [] : [wrong('SAGA-CARRY-008', 'carry.outside')]),
    ...(others.size === 0
      ? []
      : [
          wrong('SAGA-CARRY-008', 'carry.overlaps', {
            others: [...others].map(({ id }) => id),
            objects: [...others].map(({ object }) => objectKey(object)),
          }),
        ]),
    ...(!options['saga.carry.mirrorObjects'] && looksFlipped(picture, item.at)
      ? [wrong('SAGA-CARRY-010', 'carry.flipped')]
      : []),
  ];
};

/** SAGA-CARRY-011: the player's own arrangement, object by object. */
export const faultsOf = (load: Load, endurance: number, options: CarryOptions): readonly Fault[] => {
  const pieces = piecesOf(load, options);
  const arranged: Arranged = { grid: gridFor(endurance), on: lyingOn(pieces), options };
  return [
    ...load.items.flatMap((item) => faultsOfItem(item, options)),
    ...pieces.flatMap((piece) => faultsOfPlace(piece, arranged)),
  ];
};

/** Whether an object could lie there beside all that lies already. */
export const faultsAt = (
  { load, endurance, options }: { readonly load: Load; readonly endurance: number; readonly options: CarryOptions },
  id: string,
  at: Spot,
): readonly Fault[] => {
  const moved = { items: load.items.map((item) => (item.id === id ? { ...item, at } : item)) };
  return faultsOf(moved, endurance, options).filter(({ item }) => item === id);
};

/** A load by its figures. */
export interface LoadSummary {
  readonly spaces: number;
  readonly taken: number;
  readonly smallFree: number;
}

/** A load in numbers: what it takes, and what is left. */
export const summaryOf = (load: Load, endurance: number, options: CarryOptions): LoadSummary => ({
  spaces: spacesIn(gridFor(endurance)),
  taken: spacesTaken(load, options),
  smallFree: freeSmalls(load).length,
});

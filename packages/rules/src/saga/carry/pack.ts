import { gridFor } from './grid.js';
import { faultsOf, type Piece, piecesOf } from './load.js';
import type { CarryOptions, Load } from './model.js';
import { Packing, type Solution } from './packing.js';
import { cellsAt, type Flipping, type Spot } from './shapes.js';

/** Whose load is to be packed. */
export interface Bearer {
  readonly load: Load;
  readonly endurance: number;
  readonly options: CarryOptions;
}

/** What is to be packed, by whom, and how. */
export interface PackRequest extends Bearer {
  /** Whether what lies well stays where it is. */
  readonly keep?: boolean;
}

/** Where objects lie, by their ids. */
export type Arrangement = Readonly<Record<string, Spot>>;

/** How packing ended: an arrangement, the proof that there is none, or neither in so many steps. */
export type Packed =
  | { readonly result: 'found'; readonly arrangement: Arrangement }
  | Exclude<Solution, { readonly result: 'found' }>;

/** A search that can be run for some steps and then for some more. */
export interface PackSearch {
  readonly run: (steps: number) => Packed;
  /** Positions looked at so far. */
  readonly steps: () => number;
}

const flippingUnder = (options: CarryOptions): Flipping =>
  options['saga.carry.mirrorObjects'] ? 'mayFlip' : 'onlyTurn';

const lyingWell = ({ load, endurance, options }: Bearer, pieces: readonly Piece[]): readonly Piece[] => {
  const faulty = new Set(faultsOf(load, endurance, options).map(({ item }) => item));
  return pieces.filter(({ item }) => !faulty.has(item.id));
};

/** SAGA-CARRY-011: software may offer to pack. */
export const startPacking = (request: PackRequest): PackSearch => {
  const pieces = piecesOf(request.load, request.options);
  const kept = request.keep === true ? lyingWell(request, pieces) : [];
  const rest = pieces.filter((piece) => !kept.includes(piece));
  const packing = new Packing({
    grid: gridFor(request.endurance),
    filled: kept.flatMap(({ item, picture }) => (item.at === undefined ? [] : cellsAt(picture, item.at))),
    pictures: rest.map(({ picture }) => picture),
    flipping: flippingUnder(request.options),
  });
  const told = (solution: Solution): Packed => {
    if (solution.result !== 'found') return solution;
    const found = rest.map(({ item }, at) => [item.id, solution.spots[at] as Spot] as const);
    const stayed = kept.flatMap(({ item }) => (item.at === undefined ? [] : [[item.id, item.at] as const]));
    return { result: 'found', arrangement: Object.fromEntries([...stayed, ...found]) };
  };
  return { run: (steps) => told(packing.run(steps)), steps: () => packing.steps };
};

/** An arrangement of the whole load, or that there is none; `bound` where so many steps do not settle it. */
export const pack = (request: PackRequest, steps: number): Packed => startPacking(request).run(steps);

/** The load laid out like this; whatever has no place there lies beside the grid. */
export const laidOut = (load: Load, arrangement: Arrangement): Load => ({
  items: load.items.map(({ at: _before, ...item }) => {
    const at = arrangement[item.id];
    return at === undefined ? item : { ...item, at };
  }),
});

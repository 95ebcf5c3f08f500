import { hex } from '@warmoot/kernel';
import { war } from '@warmoot/rules';
import { boardOf, type MapSize } from '../boards/hex/layout.js';
import { heightsOf, kindsOf, lookIn, type MapLook } from '../boards/terrain/kinds.js';

/*
 * A map while it is drawn. It is data that is only ever replaced, so that going back is keeping what was.
 */

export type Barrier = war.DrawnField['barriers'][number];

export interface Draft {
  readonly name: string;
  readonly size: MapSize;
  /** By hex: what it looks like, and so what ground it is. */
  readonly kinds: readonly war.Look[];
  readonly heights: readonly number[];
  readonly barriers: readonly Barrier[];
  readonly names: MapLook['names'];
  readonly roads: MapLook['roads'];
}

export const MOST_HEX = 60;
export const LEAST_HEX = 2;

export const blankDraft = (size: MapSize = war.USUAL_SIZE, name = ''): Draft => {
  const { size: count } = boardOf(size);
  return {
    name,
    size,
    kinds: new Array<war.Look>(count).fill('open'),
    heights: new Array<number>(count).fill(0),
    barriers: [],
    names: [],
    roads: [],
  };
};

const byRows = (size: MapSize, sign: (at: number) => string): string[] => {
  const board = boardOf(size);
  return Array.from({ length: size.rows }, (_, row) =>
    Array.from({ length: hex.rowLength(size, row) }, (_, column) => sign(hex.indexAt(board, row, column))).join(''),
  );
};

/** The draft as the rules read it, with its looks for all who will see it. */
export const fieldOf = ({ name, size, kinds, heights, barriers, names, roads }: Draft): war.DrawnField => {
  const board = boardOf(size);
  return {
    field: 'drawn',
    name,
    ground: byRows(size, (at) => war.GROUND_SIGNS[war.LOOKS[kinds[at] as war.Look].ground]),
    heights: heights.flatMap((height, at) =>
      height === 0 ? [] : [{ ...hex.toRowColumn(hex.hexOf(board, at)), height }],
    ),
    barriers: [...barriers],
    look: { kinds: byRows(size, (at) => war.LOOKS[kinds[at] as war.Look].sign), names, roads },
  };
};

/** A draft to go on with, from a field. */
export const draftOf = (field: war.DrawnField, size: MapSize): Draft => {
  const board = boardOf(size);
  const look = lookIn(field);
  const heights = heightsOf(board, field);
  return {
    name: field.name,
    size,
    kinds: kindsOf({ size, field }),
    heights: board.hexes.map((_, at) => heights.get(at) ?? 0),
    barriers: [...field.barriers],
    names: look?.names ?? [],
    roads: look?.roads ?? [],
  };
};

export const drawnDraft = (kind: war.Landscape, seed: string, size: MapSize): Draft =>
  draftOf(war.drawField(kind, seed, size), size);

export const painted = (draft: Draft, at: number, kind: war.Look): Draft =>
  draft.kinds[at] === kind ? draft : { ...draft, kinds: draft.kinds.with(at, kind) };

export const raised = (draft: Draft, at: number, by: 1 | -1): Draft => {
  const height = Math.max(-9, Math.min(9, (draft.heights[at] ?? 0) + by));
  return height === draft.heights[at] ? draft : { ...draft, heights: draft.heights.with(at, height) };
};

/** What lies between two hexes; the first of them is the outer one where it works one way only. */
export type Edge = 'none' | 'soft' | 'softOneWay' | 'hard' | 'hardOneWay';
export const EDGES: readonly Edge[] = ['none', 'soft', 'softOneWay', 'hard', 'hardOneWay'];

const same = (a: war.Place, b: war.Place): boolean => a.row === b.row && a.column === b.column;

const joins = ({ from, to }: Pick<Barrier, 'from' | 'to'>, a: war.Place, b: war.Place): boolean =>
  (same(from, a) && same(to, b)) || (same(from, b) && same(to, a));

export const placeAt = ({ size }: Pick<Draft, 'size'>, at: number): war.Place =>
  hex.toRowColumn(hex.hexOf(boardOf(size), at));

export const areNeighbours = ({ size }: Pick<Draft, 'size'>, a: number, b: number): boolean =>
  hex.edgeBetween(boardOf(size), a, b) >= 0;

export const edgeOf = (draft: Draft, outer: number, inner: number): Edge => {
  const [a, b] = [placeAt(draft, outer), placeAt(draft, inner)];
  const found = draft.barriers.find((one) => joins(one, a, b));
  if (found === undefined) return 'none';
  return found.oneWay ? `${found.kind}OneWay` : found.kind;
};

export const fenced = (draft: Draft, outer: number, inner: number, edge: Edge): Draft => {
  if (!areNeighbours(draft, outer, inner)) return draft;
  const [from, to] = [placeAt(draft, outer), placeAt(draft, inner)];
  const others = draft.barriers.filter((one) => !joins(one, from, to));
  if (edge === 'none') return others.length === draft.barriers.length ? draft : { ...draft, barriers: others };
  const kind = edge.startsWith('soft') ? 'soft' : 'hard';
  return { ...draft, barriers: [...others, { from, to, kind, oneWay: edge.endsWith('OneWay') }] };
};

const MOST_ROADS = 600;

/** Leads a road from a hex to its neighbour; where one is, it is taken away. */
export const roaded = (draft: Draft, a: number, b: number): Draft => {
  if (!areNeighbours(draft, a, b)) return draft;
  const [from, to] = [placeAt(draft, a), placeAt(draft, b)];
  const others = draft.roads.filter((one) => !joins(one, from, to));
  if (others.length < draft.roads.length) return { ...draft, roads: others };
  return draft.roads.length < MOST_ROADS ? { ...draft, roads: [...draft.roads, { from, to }] } : draft;
};

const MOST_NAMES = 60;

/** Names a place; an empty name takes the old one away. */
export const named = (draft: Draft, at: number, text: string): Draft => {
  const place = placeAt(draft, at);
  const others = draft.names.filter((one) => !same(one, place));
  if (text.trim() === '' || others.length >= MOST_NAMES) return { ...draft, names: others };
  return { ...draft, names: [...others, { ...place, text: text.trim().slice(0, 40) }] };
};

/** The same map on another size: what does not fit is cut off, what is new is open. */
export const resized = (draft: Draft, size: MapSize): Draft => {
  const was = boardOf(draft.size);
  const now = boardOf(size);
  const old = now.hexes.map((one) => hex.indexOf(was, one));
  const isOn = ({ row, column }: war.Place): boolean => hex.indexAt(now, row, column) >= 0;
  return {
    ...draft,
    size,
    kinds: old.map((at) => (at < 0 ? 'open' : (draft.kinds[at] ?? 'open'))),
    heights: old.map((at) => (at < 0 ? 0 : (draft.heights[at] ?? 0))),
    barriers: draft.barriers.filter(({ from, to }) => isOn(from) && isOn(to)),
    names: draft.names.filter(isOn),
    roads: draft.roads.filter(({ from, to }) => isOn(from) && isOn(to)),
  };
};

import { hex } from '@warmoot/kernel';
import { war } from '@warmoot/rules';
import { boardOf, type MapSize } from '../hex/layout.js';
import { type Noise, noiseFrom, seedOf } from './noise.js';

/** What a field says of its looks beyond what the rules read: the picture of each hex, names, roads. */
export type MapLook = NonNullable<war.DrawnField['look']>;

export const lookIn = (field: war.Field): MapLook | null => (field.field === 'plain' ? null : (field.look ?? null));

/** All that a map is drawn from. */
export interface MapToDraw {
  readonly size: MapSize;
  readonly field: war.Field;
}

/** The ground of a hex, as the rules read it. */
export const groundAt = (field: war.Field, row: number, column: number): war.GroundName =>
  field.field === 'plain' ? 'open' : war.groundOfSign(field.ground[row]?.[column]);

export const seedOfMap = ({ size, field }: MapToDraw): number =>
  seedOf(
    field.field === 'plain'
      ? `plain ${size.rows} ${size.columns}`
      : `${field.ground.join('/')} ${field.heights.length}`,
  );

/** Hexes of one ground that lie together. */
const partsOf = (board: hex.HexBoard, has: (at: number) => boolean): readonly (readonly number[])[] => {
  const seen = new Set<number>();
  const parts: (readonly number[])[] = [];
  for (let at = 0; at < board.size; at++) {
    if (seen.has(at) || !has(at)) continue;
    const part = hex.flood(board.neighbours, [at], has).hexes;
    for (const one of part) seen.add(one);
    parts.push(part);
  }
  return parts;
};

/** Open ground between two pieces of water: something leads across. */
const isCrossing = (board: hex.HexBoard, isWater: (at: number) => boolean, at: number): boolean =>
  [0, 1, 2].some((way) => {
    const [one, other] = [board.neighbours[at * 6 + way] as number, board.neighbours[at * 6 + way + 3] as number];
    return one >= 0 && other >= 0 && isWater(one) && isWater(other);
  });

const closedKind = (part: readonly number[], noise: Noise): war.Look => {
  const luck = noise(part[0] as number, part.length, 3);
  if (part.length <= 3) return luck < 0.4 ? 'marsh' : luck < 0.6 ? 'town' : 'wood';
  return luck < 0.42 ? 'pine' : luck < 0.88 ? 'wood' : 'marsh';
};

/** Some fields under the plough, where nothing else is. */
const plough = (board: hex.HexBoard, kinds: war.Look[], heights: ReadonlyMap<number, number>, noise: Noise): void => {
  const free = (at: number): boolean => kinds[at] === 'open' && (heights.get(at) ?? 0) === 0;
  const fields = Math.round(board.size / 110);
  for (let n = 0; n < fields; n++) {
    const start = Math.floor(noise(n, 17) * board.size);
    const near = [start, ...hex.neighboursOf(board, start)];
    if (!near.every(free)) continue;
    for (const at of near) if (at === start || noise(at, n, 5) < 0.85) kinds[at] = 'plough';
  }
};

export const heightsOf = (board: hex.HexBoard, field: war.Field): ReadonlyMap<number, number> =>
  new Map(
    field.field === 'plain'
      ? []
      : field.heights.map(({ row, column, height }) => [hex.indexAt(board, row, column), height] as const),
  );

/** The picture of every hex: what the map says where it says it, and what fits the ground where it does not. */
export const kindsOf = ({ size, field }: MapToDraw): readonly war.Look[] => {
  const look = lookIn(field);
  const board = boardOf(size);
  const noise = noiseFrom(seedOfMap({ size, field }));
  const heights = heightsOf(board, field);
  const places = board.hexes.map(hex.toRowColumn);
  const grounds = places.map(({ row, column }) => groundAt(field, row, column));
  const kinds = grounds.map((): war.Look => 'open');
  for (const part of partsOf(board, (at) => grounds[at] === 'closed')) {
    const kind = closedKind(part, noise);
    for (const at of part) kinds[at] = kind;
  }
  for (const part of partsOf(board, (at) => grounds[at] === 'impassable')) {
    const high = part.some((at) => (heights.get(at) ?? 0) > 0);
    for (const at of part) kinds[at] = high ? 'steep' : 'water';
  }
  if (look === null) {
    for (let at = 0; at < board.size; at++) {
      if (kinds[at] === 'open' && isCrossing(board, (one) => kinds[one] === 'water', at)) {
        kinds[at] = noise(at, 23) < 0.5 ? 'bridge' : 'ford';
      }
    }
    plough(board, kinds, heights, noise);
    return kinds;
  }
  for (const [at, { row, column }] of places.entries()) {
    const said = war.lookOfSign(look.kinds[row]?.[column]);
    // A picture that does not fit what the rules read is not believed.
    if (said !== null && war.LOOKS[said].ground === grounds[at]) kinds[at] = said;
  }
  return kinds;
};

/** A field with every hex named in the signs of the rules. */
export const drawnOf = (field: war.Field, size: MapSize): war.DrawnField =>
  field.field === 'drawn'
    ? field
    : {
        field: 'drawn',
        name: '',
        ground: Array.from({ length: size.rows }, (_, row) => war.GROUND_SIGNS.open.repeat(hex.rowLength(size, row))),
        heights: [],
        barriers: [],
      };

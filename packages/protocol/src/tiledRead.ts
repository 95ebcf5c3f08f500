import { hex } from '@warmoot/kernel';
import { type DrawnField, type FieldSize, GROUND_SIGNS, type Place } from '@warmoot/rules';
import { GROUNDS, HIGHEST, LOWEST, rowLength } from './tiled.js';

/** The upper bits of a number in a layer say how a tile is turned. */
const TURNED = 0x0fff_ffff;

/** Why a map of Tiled cannot be taken, by its key, with the place in the file and what stands there. */
export interface TiledFault {
  readonly path: string;
  readonly why:
    | 'notAMap'
    | 'notHexagonal'
    | 'notStaggered'
    | 'infinite'
    | 'size'
    | 'noGround'
    | 'packed'
    | 'layerSize'
    | 'outside'
    | 'unknownTile'
    | 'externalTiles'
    | 'offTheMap'
    | 'barrier';
  readonly found: string;
}

export type FromTiled =
  | { readonly ok: true; readonly field: DrawnField; readonly size: FieldSize }
  | { readonly ok: false; readonly fault: TiledFault };

/** Thrown and caught in this file alone: reading goes deep, and any part of it may refuse. */
class Unreadable extends Error {
  readonly fault: TiledFault;
  constructor(path: string, why: TiledFault['why'], found: unknown) {
    super(why);
    this.fault = { path, why, found: typeof found === 'string' ? found : (JSON.stringify(found) ?? 'nothing') };
  }
}

type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listIn = (thing: Thing, key: string): readonly Thing[] => {
  const value = thing[key];
  return Array.isArray(value) ? value.filter(isThing) : [];
};

const propertyOf = (thing: Thing, name: string): unknown =>
  listIn(thing, 'properties').find((one) => one.name === name)?.value;

const whole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);

const MOST = 60;

const sizeOf = (map: Thing): FieldSize => {
  const { width, height } = map;
  if (!whole(width) || !whole(height) || width < 2 || height < 2 || width > MOST || height > MOST) {
    throw new Unreadable('width, height', 'size', `${width} × ${height}`);
  }
  return { rows: height, columns: width };
};

interface TileSet {
  readonly first: number;
  readonly tiles: ReadonlyMap<number, Thing>;
}

const tileSets = (map: Thing): readonly TileSet[] =>
  listIn(map, 'tilesets').map((set, n) => {
    if (typeof set.source === 'string') throw new Unreadable(`tilesets[${n}]`, 'externalTiles', set.source);
    const first = whole(set.firstgid) ? set.firstgid : 1;
    return { first, tiles: new Map(listIn(set, 'tiles').map((tile) => [Number(tile.id), tile])) };
  });

const tileAt = (sets: readonly TileSet[], gid: number): Thing | null => {
  const set = [...sets].sort((a, b) => b.first - a.first).find(({ first }) => first <= gid);
  return set?.tiles.get(gid - set.first) ?? null;
};

const layerNamed = (map: Thing, name: string): { readonly layer: Thing; readonly path: string } | null => {
  const all = listIn(map, 'layers');
  const at = all.findIndex((one) => String(one.name).toLowerCase() === name);
  return at < 0 ? null : { layer: all[at] as Thing, path: `layers[${at}]` };
};

const numbersIn = ({ layer: one, path }: { layer: Thing; path: string }, size: FieldSize): readonly number[] => {
  if (one.encoding === 'base64' || one.compression || !Array.isArray(one.data)) {
    throw new Unreadable(`${path}.data`, 'packed', one.compression || one.encoding || 'chunks');
  }
  const data = one.data as readonly unknown[];
  if (data.length !== size.rows * size.columns || !data.every(whole)) {
    throw new Unreadable(`${path}.data`, 'layerSize', data.length);
  }
  return data.map((gid) => (gid as number) & TURNED);
};

/** What each hex of a layer is, by row and column; a tile where a row has no hex is refused. */
const readLayer = (
  found: { readonly layer: Thing; readonly path: string },
  size: FieldSize,
  read: (gid: number, path: string) => void,
): void => {
  for (const [n, gid] of numbersIn(found, size).entries()) {
    const row = Math.floor(n / size.columns);
    const path = `${found.path}.data[${n}]`;
    if (n % size.columns < rowLength(size, row)) read(gid, path);
    else if (gid !== 0) throw new Unreadable(path, 'outside', `(${row}, ${n % size.columns})`);
  }
};

/** Signs in one row after the other, as the rows of the field. */
const byRows = (signs: readonly string[], size: FieldSize): string[] => {
  let at = 0;
  return Array.from({ length: size.rows }, (_, row) => {
    const length = rowLength(size, row);
    at += length;
    return signs.slice(at - length, at).join('');
  });
};

const readGround = (map: Thing, size: FieldSize, sets: readonly TileSet[]): string[] => {
  const found = layerNamed(map, 'ground');
  if (found === null)
    throw new Unreadable(
      'layers',
      'noGround',
      listIn(map, 'layers').map(({ name }) => name),
    );
  const signs: string[] = [];
  readLayer(found, size, (gid, path) => {
    const tile = gid === 0 ? null : tileAt(sets, gid);
    const name = tile === null ? null : (propertyOf(tile, 'ground') ?? tile.type ?? tile.class);
    const ground = gid === 0 ? 'open' : GROUNDS.find((one) => one === name);
    if (ground === undefined) throw new Unreadable(path, 'unknownTile', name ?? gid);
    signs.push(GROUND_SIGNS[ground]);
  });
  return byRows(signs, size);
};

const readHeights = (map: Thing, size: FieldSize, sets: readonly TileSet[]): DrawnField['heights'] => {
  const found = layerNamed(map, 'heights');
  if (found === null) return [];
  const board = hex.hexBoard(hex.alternatingRows(size.rows, size.columns));
  const heights: DrawnField['heights'][number][] = [];
  let at = -1;
  readLayer(found, size, (gid, path) => {
    at++;
    if (gid === 0) return;
    const tile = tileAt(sets, gid);
    const height = tile === null ? undefined : propertyOf(tile, 'height');
    if (!whole(height) || height < LOWEST || height > HIGHEST) throw new Unreadable(path, 'unknownTile', height ?? gid);
    if (height !== 0) heights.push({ ...hex.toRowColumn(hex.hexOf(board, at)), height });
  });
  return heights;
};

const placeIn = (value: unknown, size: FieldSize, path: string): Place => {
  const [row, column, ...more] = String(value).split(',').map(Number);
  if (!whole(row) || !whole(column) || more.length > 0) throw new Unreadable(path, 'barrier', value);
  if (row < 0 || row >= size.rows || column < 0 || column >= rowLength(size, row)) {
    throw new Unreadable(path, 'offTheMap', value);
  }
  return { row, column };
};

/** The two neighbours between which an object lies or leads. */
const edgeIn = (one: Thing, size: FieldSize, path: string): { readonly from: Place; readonly to: Place } => {
  const from = placeIn(propertyOf(one, 'from'), size, `${path}.from`);
  const to = placeIn(propertyOf(one, 'to'), size, `${path}.to`);
  const apart = hex.distance(hex.fromRowColumn(from.row, from.column), hex.fromRowColumn(to.row, to.column));
  if (apart !== 1) throw new Unreadable(path, 'barrier', `${from.row},${from.column} – ${to.row},${to.column}`);
  return { from, to };
};

/** The objects of a layer, each with its path; none where there is no such layer. */
const objectsIn = (map: Thing, name: string): readonly { readonly one: Thing; readonly path: string }[] => {
  const found = layerNamed(map, name);
  if (found === null) return [];
  return listIn(found.layer, 'objects').map((one, n) => ({ one, path: `${found.path}.objects[${n}]` }));
};

const readBarriers = (map: Thing, size: FieldSize): DrawnField['barriers'] =>
  objectsIn(map, 'barriers').map(({ one, path }) => {
    const kind = propertyOf(one, 'kind');
    if (kind !== 'soft' && kind !== 'hard') throw new Unreadable(`${path}.kind`, 'barrier', kind);
    return { ...edgeIn(one, size, path), kind, oneWay: propertyOf(one, 'oneWay') === true };
  });

type Look = NonNullable<DrawnField['look']>;

/** The picture of each hex; where nothing is said, the sign of the ground stands for it. */
const readPictures = (map: Thing, size: FieldSize, ground: readonly string[]): Look['kinds'] => {
  const found = layerNamed(map, 'looks');
  if (found === null) return ground;
  const sets = tileSets(map);
  const plain = ground.join('');
  const signs: string[] = [];
  readLayer(found, size, (gid, path) => {
    const tile = gid === 0 ? null : tileAt(sets, gid);
    const sign = gid === 0 ? plain[signs.length] : tile === null ? undefined : propertyOf(tile, 'look');
    if (typeof sign !== 'string' || sign.length !== 1) throw new Unreadable(path, 'unknownTile', sign ?? gid);
    signs.push(sign);
  });
  return byRows(signs, size);
};

/** What the field looks like; nothing where the map has none of its layers. */
const readLook = (map: Thing, size: FieldSize, ground: readonly string[]): Look | null => {
  if (['looks', 'names', 'roads'].every((name) => layerNamed(map, name) === null)) return null;
  return {
    kinds: readPictures(map, size, ground),
    // A point without a name names nothing.
    names: objectsIn(map, 'names').flatMap(({ one, path }) => {
      const text = typeof one.name === 'string' ? one.name.slice(0, 40) : '';
      return text === '' ? [] : [{ text, ...placeIn(propertyOf(one, 'at'), size, `${path}.at`) }];
    }),
    roads: objectsIn(map, 'roads').map(({ one, path }) => edgeIn(one, size, path)),
  };
};

/** The battlefield that a map of Tiled holds, or where and why it cannot be read. */
export const fromTiled = (value: unknown): FromTiled => {
  try {
    if (!isThing(value) || value.type !== 'map')
      throw new Unreadable('type', 'notAMap', isThing(value) ? value.type : value);
    if (value.orientation !== 'hexagonal') throw new Unreadable('orientation', 'notHexagonal', value.orientation);
    if (value.staggeraxis !== 'y' || value.staggerindex !== 'odd') {
      throw new Unreadable('staggeraxis, staggerindex', 'notStaggered', `${value.staggeraxis}, ${value.staggerindex}`);
    }
    if (value.infinite === true) throw new Unreadable('infinite', 'infinite', true);
    const size = sizeOf(value);
    const sets = tileSets(value);
    const name = propertyOf(value, 'name');
    const ground = readGround(value, size, sets);
    const look = readLook(value, size, ground);
    return {
      ok: true,
      size,
      field: {
        field: 'drawn',
        name: typeof name === 'string' ? name.slice(0, 60) : '',
        ground,
        heights: readHeights(value, size, sets),
        barriers: readBarriers(value, size),
        ...(look === null ? {} : { look }),
      },
    };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, fault: error.fault };
    throw error;
  }
};

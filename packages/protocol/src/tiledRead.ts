import { hex } from '@warmoot/kernel';
import { war } from '@warmoot/rules';
import { HIGHEST, LOWEST } from './tiled.js';
import { type Edge, edgesOf, type Laid, type Plane, planeOf, spotOf } from './tiledPlaces.js';
import {
  type At,
  isThing,
  listIn,
  numberIn,
  propertyOf,
  type Thing,
  type TiledFault,
  Unreadable,
  whole,
} from './tiledThings.js';

/** A field that was drawn with Tiled, or what is wrong with it. */
export type FromTiled =
  | { readonly ok: true; readonly field: war.DrawnField; readonly size: war.FieldSize }
  | { readonly ok: false; readonly fault: TiledFault };

/** The upper bits of a number in a layer say how a tile is turned. */
const TURNED = 0x0fff_ffff;
const WIDEST = 60;
const LONGEST = { map: 60, place: 40 } as const;
const MOST = { barriers: 3 * WIDEST * WIDEST, names: 60, roads: 600 } as const;

const sizeOf = (map: Thing): war.FieldSize => {
  const { width, height } = map;
  if (!whole(width) || !whole(height) || width < 2 || height < 2 || width > WIDEST || height > WIDEST) {
    throw new Unreadable('width, height', 'size', `${width} × ${height}`);
  }
  const size = { rows: height, columns: width };
  return propertyOf(map, 'rows') === 'full' ? { ...size, layout: 'full' } : size;
};

interface TileSet {
  readonly first: number;
  readonly tiles: ReadonlyMap<number, Thing>;
}

const tileSets = (map: At): readonly TileSet[] =>
  listIn(map, 'tilesets')
    .map((set) => {
      const { source, firstgid } = set.one;
      if (typeof source === 'string') throw new Unreadable(set.path, 'externalTiles', source);
      if (!whole(firstgid)) throw new Unreadable(`${set.path}.firstgid`, 'malformed', firstgid);
      return { first: firstgid, tiles: new Map(listIn(set, 'tiles').map(({ one }) => [Number(one.id), one])) };
    })
    .sort((a, b) => b.first - a.first);

const tileAt = (sets: readonly TileSet[], gid: number): Thing | null => {
  const set = sets.find(({ first }) => first <= gid);
  return set?.tiles.get(gid - set.first) ?? null;
};

const LAYERS = {
  ground: 'tilelayer',
  heights: 'tilelayer',
  looks: 'tilelayer',
  barriers: 'objectgroup',
  names: 'objectgroup',
  roads: 'objectgroup',
} as const;
type LayerName = keyof typeof LAYERS;
type Layers = Partial<Record<LayerName, At>>;

const isLayerName = (name: string): name is LayerName => Object.hasOwn(LAYERS, name);

/** Whether a layer holds nothing that would be lost. A picture under the map is nothing. */
const isIdle = ({ type, data, objects, layers }: Thing): boolean =>
  type === 'imagelayer' ||
  [data, objects, layers].every((all) => all === undefined || (Array.isArray(all) && all.every((one) => one === 0)));

/** The layers by name. Each is there once and of its kind; one of another name must be empty. */
const layersOf = (map: At): Layers => {
  const found: { [K in LayerName]?: At } = {};
  for (const layer of listIn(map, 'layers')) {
    const { name, type } = layer.one;
    const known = String(name).toLowerCase();
    if (!isLayerName(known)) {
      if (isIdle(layer.one)) continue;
      throw new Unreadable(layer.path, 'unknownLayer', name);
    }
    if (type !== undefined && type !== LAYERS[known]) throw new Unreadable(`${layer.path}.type`, 'unknownLayer', type);
    if (found[known] !== undefined) throw new Unreadable(layer.path, 'twice', name);
    found[known] = layer;
  }
  return found;
};

const numbersIn = ({ one, path }: At, size: war.FieldSize): readonly number[] => {
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
const readLayer = (layer: At, size: war.FieldSize, read: (gid: number, path: string) => void): void => {
  for (const [n, gid] of numbersIn(layer, size).entries()) {
    const row = Math.floor(n / size.columns);
    const path = `${layer.path}.data[${n}]`;
    if (n % size.columns < hex.rowLength(size, row)) read(gid, path);
    else if (gid !== 0) throw new Unreadable(path, 'outside', war.placeText({ row, column: n % size.columns }));
  }
};

/** Signs in one row after the other, as the rows of the field. */
const byRows = (signs: readonly string[], size: war.FieldSize): string[] => {
  let at = 0;
  return Array.from({ length: size.rows }, (_, row) => {
    const length = hex.rowLength(size, row);
    at += length;
    return signs.slice(at - length, at).join('');
  });
};

/** What is read by all parts of a map. */
interface Reading {
  readonly layers: Layers;
  readonly sets: readonly TileSet[];
  readonly plane: Plane;
}

const readGround = ({ layers, sets, plane: { size } }: Reading): string[] => {
  if (layers.ground === undefined) throw new Unreadable('layers', 'noGround', Object.keys(layers));
  const signs: string[] = [];
  readLayer(layers.ground, size, (gid, path) => {
    const tile = gid === 0 ? null : tileAt(sets, gid);
    const name = tile === null ? null : (propertyOf(tile, 'ground') ?? tile.type ?? tile.class);
    const ground = gid === 0 ? 'open' : war.ALL_GROUNDS.find((one) => one === name);
    if (ground === undefined) throw new Unreadable(path, 'unknownTile', name ?? gid);
    signs.push(war.GROUND_SIGNS[ground]);
  });
  return byRows(signs, size);
};

const readHeights = ({ layers, sets, plane: { size } }: Reading): war.DrawnField['heights'] => {
  if (layers.heights === undefined) return [];
  const board = hex.boardOf(size);
  const heights: war.DrawnField['heights'][number][] = [];
  let at = -1;
  readLayer(layers.heights, size, (gid, path) => {
    at++;
    if (gid === 0) return;
    const tile = tileAt(sets, gid);
    const height = tile === null ? undefined : propertyOf(tile, 'height');
    if (!whole(height) || height < LOWEST || height > HIGHEST) throw new Unreadable(path, 'unknownTile', height ?? gid);
    if (height !== 0) heights.push({ ...hex.toRowColumn(hex.hexOf(board, at)), height });
  });
  return heights;
};

/** The objects of a layer; none where there is no such layer. */
const objectsIn = ({ layers }: Reading, name: keyof typeof MOST): readonly Laid[] => {
  const layer = layers[name];
  if (layer === undefined) return [];
  const shift = { x: numberIn(layer, 'offsetx', 0), y: numberIn(layer, 'offsety', 0) };
  return listIn(layer, 'objects').map((object) => ({ ...object, shift }));
};

const noMoreThan = <A>(all: readonly A[], name: keyof typeof MOST, { layers }: Reading): A[] => {
  if (all.length > MOST[name]) throw new Unreadable(`${layers[name]?.path}.objects`, 'tooMany', all.length);
  return [...all];
};

const edgeKey = ({ from, to }: Edge): string =>
  [from, to]
    .map(({ row, column }) => `${row},${column}`)
    .sort()
    .join();

const readBarriers = (reading: Reading): war.DrawnField['barriers'] => {
  const seen = new Set<string>();
  const barriers = objectsIn(reading, 'barriers').flatMap((object) => {
    const { one, path } = object;
    const kind = propertyOf(one, 'kind');
    if (kind !== 'soft' && kind !== 'hard') throw new Unreadable(`${path}.kind`, 'barrier', kind);
    const oneWay = propertyOf(one, 'oneWay') ?? false;
    if (typeof oneWay !== 'boolean') throw new Unreadable(`${path}.oneWay`, 'malformed', oneWay);
    return edgesOf(object, reading.plane).map((edge) => {
      const key = edgeKey(edge);
      if (seen.has(key)) throw new Unreadable(path, 'twice', key);
      seen.add(key);
      return { ...edge, kind, oneWay } as const;
    });
  });
  return noMoreThan(barriers, 'barriers', reading);
};

type Look = NonNullable<war.DrawnField['look']>;

/** The sign of a picture. A tile carries the picture's name, or the sign itself where there is no name. */
const signOf = (look: unknown): string | null => {
  const named = war.ALL_LOOKS.find((name) => name === look);
  if (named !== undefined) return war.LOOKS[named].sign;
  return typeof look === 'string' && look.length === 1 ? look : null;
};

/** The picture of each hex; where nothing is said, the sign of the ground stands for it. */
const readPictures = ({ layers, sets, plane: { size } }: Reading, ground: readonly string[]): Look['kinds'] => {
  if (layers.looks === undefined) return [...ground];
  const plain = ground.join('');
  const signs: string[] = [];
  readLayer(layers.looks, size, (gid, path) => {
    const tile = gid === 0 ? null : tileAt(sets, gid);
    const look = tile === null ? null : (propertyOf(tile, 'look') ?? tile.type ?? tile.class);
    const sign = gid === 0 ? (plain[signs.length] ?? null) : signOf(look);
    if (sign === null) throw new Unreadable(path, 'unknownTile', look ?? gid);
    signs.push(sign);
  });
  return byRows(signs, size);
};

/** What an object says of a place: its own name, or what it has as text. */
const textOf = ({ one, path }: Laid): string => {
  const written = isThing(one.text) ? one.text.text : '';
  const text = one.name === undefined || one.name === '' ? written : one.name;
  if (typeof text !== 'string') throw new Unreadable(`${path}.name`, 'malformed', text);
  if (text.length > LONGEST.place) throw new Unreadable(`${path}.name`, 'tooLong', text);
  return text;
};

const readNames = (reading: Reading): Look['names'] =>
  // A point without a name names nothing.
  objectsIn(reading, 'names').flatMap((object) => {
    const text = textOf(object);
    return text === '' ? [] : [{ text, ...spotOf(object, reading.plane) }];
  });

/** What the field looks like; nothing where the map has none of its layers. */
const readLook = (reading: Reading, ground: readonly string[]): Look | null => {
  const { looks, names, roads } = reading.layers;
  if (looks === undefined && names === undefined && roads === undefined) return null;
  const edges = objectsIn(reading, 'roads').flatMap((object) => edgesOf(object, reading.plane));
  return {
    kinds: readPictures(reading, ground),
    names: noMoreThan(readNames(reading), 'names', reading),
    roads: noMoreThan(edges, 'roads', reading),
  };
};

const nameOf = (map: Thing): string => {
  const name = propertyOf(map, 'name') ?? '';
  if (typeof name !== 'string') throw new Unreadable('properties.name', 'malformed', name);
  if (name.length > LONGEST.map) throw new Unreadable('properties.name', 'tooLong', name);
  return name;
};

const readMap = (value: unknown): Omit<Extract<FromTiled, { ok: true }>, 'ok'> => {
  if (!isThing(value) || value.type !== 'map')
    throw new Unreadable('type', 'notAMap', isThing(value) ? value.type : value);
  if (value.orientation !== 'hexagonal') throw new Unreadable('orientation', 'notHexagonal', value.orientation);
  if (value.staggeraxis !== 'y' || value.staggerindex !== 'odd') {
    throw new Unreadable('staggeraxis, staggerindex', 'notStaggered', `${value.staggeraxis}, ${value.staggerindex}`);
  }
  if (value.infinite === true) throw new Unreadable('infinite', 'infinite', true);
  const map = { one: value, path: '' };
  const size = sizeOf(value);
  const reading = { layers: layersOf(map), sets: tileSets(map), plane: planeOf(map, size) };
  const ground = readGround(reading);
  const look = readLook(reading, ground);
  const [heights, barriers] = [readHeights(reading), readBarriers(reading)];
  const name = nameOf(value);
  return { size, field: { field: 'drawn', name, ground, heights, barriers, ...(look === null ? {} : { look }) } };
};

/** The battlefield that a map of Tiled holds, or where and why it cannot be read. */
export const fromTiled = (value: unknown): FromTiled => {
  try {
    return { ok: true, ...readMap(value) };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, fault: error.fault };
    throw error;
  }
};

import { hex } from '@warmoot/kernel';
import { war } from '@warmoot/rules';

/*
 * Battlefields as maps of Tiled (https://doc.mapeditor.org, TMJ): hexagonal, staggered along y, odd rows to the right.
 * One layer for the ground, one for heights, and barriers as lines from the middle of one hex to that of the next; what
 * the field looks like is a layer of its own, with names as points and roads as lines. What is moved in Tiled is moved:
 * only where an object lies is read. What cannot be read is refused with the place where it stands.
 */

export const SIDE = 24;
export const TILE = { width: 42, height: 48 } as const;
const GROUND_GID = 1;
const HEIGHT_GID = 101;
const LOOK_GID = 3001;
export const LOWEST = -1000;
export const HIGHEST = 1000;
/** Heights that can be painted though the field has none of them yet. */
const USUAL_HEIGHTS = Array.from({ length: 19 }, (_, n) => n - 9);

type Look = NonNullable<war.DrawnField['look']>;
type Property = { readonly name: string; readonly type: string; readonly value: string | number | boolean };

const centre = ({ row, column }: war.Place): { readonly x: number; readonly y: number } => ({
  x: TILE.width * (column + 0.5 + (row % 2) / 2),
  y: SIDE + row * SIDE * 1.5,
});

const cells = <A>(size: war.FieldSize, at: (place: war.Place) => A, outside: A): A[] =>
  Array.from({ length: size.rows * size.columns }, (_, n) => {
    const place = { row: Math.floor(n / size.columns), column: n % size.columns };
    return hex.isOnMap(size, place) ? at(place) : outside;
  });

const layer = (id: number, name: string, size: war.FieldSize, data: readonly number[]): object => ({
  id,
  name,
  type: 'tilelayer',
  x: 0,
  y: 0,
  width: size.columns,
  height: size.rows,
  opacity: 1,
  visible: true,
  data,
});

const picture = (name: string): object => ({ image: `${name}.png`, imagewidth: TILE.width, imageheight: TILE.height });

const text = (name: string, value: string): Property => ({ name, type: 'string', value });

/** A line from the middle of a hex to the middle of another. */
const lineObject = (
  id: number,
  {
    from,
    to,
    name,
    type,
  }: { readonly from: war.Place; readonly to: war.Place; readonly name: string; readonly type: string },
  properties: readonly Property[],
): object => {
  const [a, b] = [centre(from), centre(to)];
  return {
    id,
    name,
    type,
    ...a,
    width: 0,
    height: 0,
    rotation: 0,
    visible: true,
    polyline: [
      { x: 0, y: 0 },
      { x: b.x - a.x, y: b.y - a.y },
    ],
    properties,
  };
};

const barrierObject = ({ from, to, kind, oneWay }: war.DrawnField['barriers'][number], id: number): object =>
  lineObject(id, { from, to, name: kind, type: 'barrier' }, [
    text('kind', kind),
    { name: 'oneWay', type: 'bool', value: oneWay },
  ]);

const roadObject = ({ from, to }: Look['roads'][number], id: number): object =>
  lineObject(id, { from, to, name: '', type: 'road' }, []);

const nameObject = ({ text: name, ...place }: Look['names'][number], id: number): object => ({
  id,
  name,
  type: 'name',
  ...centre(place),
  width: 0,
  height: 0,
  rotation: 0,
  visible: true,
  point: true,
});

const objects = (id: number, name: string, all: readonly object[]): object => ({
  id,
  name,
  type: 'objectgroup',
  x: 0,
  y: 0,
  opacity: 1,
  visible: true,
  draworder: 'topdown',
  objects: all,
});

/** The signs of all pictures that can be painted, and of those that only this field uses. */
const signsIn = ({ kinds }: Look): readonly string[] => {
  const used = [...new Set(kinds.flatMap((row) => row.split('')))].sort();
  return [...new Set([...war.ALL_LOOKS.map((look) => war.LOOKS[look].sign), ...used])];
};

const lookSet = (look: Look): object => {
  const signs = signsIn(look);
  return {
    firstgid: LOOK_GID,
    name: 'looks',
    columns: 0,
    tilewidth: TILE.width,
    tileheight: TILE.height,
    tilecount: signs.length,
    tiles: signs.map((sign, id) => {
      const name = war.lookOfSign(sign);
      const file = name ?? `look${sign.charCodeAt(0)}`;
      return {
        id,
        ...(name !== null && { type: name }),
        properties: [text('look', name ?? sign)],
        ...picture(file),
      };
    }),
  };
};

/** What no rule reads: the picture of each hex, the names and the roads. Numbers of objects follow the barriers'. */
const lookLayers = (look: Look, size: war.FieldSize, barriers: number): readonly object[] => {
  const signs = signsIn(look);
  const first = barriers + 1;
  const pictures = cells(size, ({ row, column }) => LOOK_GID + signs.indexOf(look.kinds[row]?.[column] ?? ''), 0);
  return [
    layer(4, 'looks', size, pictures),
    objects(
      5,
      'names',
      look.names.map((name, n) => nameObject(name, first + n)),
    ),
    objects(
      6,
      'roads',
      look.roads.map((road, n) => roadObject(road, first + look.names.length + n)),
    ),
  ];
};

/** A battlefield as a map of Tiled. */
export const toTiled = (field: war.DrawnField, size: war.FieldSize): object => {
  const { look, barriers } = field;
  const heights = new Map(field.heights.map(({ row, column, height }) => [`${row},${column}`, height]));
  const palette = [...new Set([...USUAL_HEIGHTS, ...heights.values()])].filter((height) => height !== 0);
  return {
    type: 'map',
    version: '1.10',
    orientation: 'hexagonal',
    renderorder: 'right-down',
    staggeraxis: 'y',
    staggerindex: 'odd',
    hexsidelength: SIDE,
    infinite: false,
    width: size.columns,
    height: size.rows,
    tilewidth: TILE.width,
    tileheight: TILE.height,
    nextlayerid: look === undefined ? 4 : 7,
    nextobjectid: barriers.length + (look?.names.length ?? 0) + (look?.roads.length ?? 0) + 1,
    properties: [text('name', field.name), ...(size.layout === 'full' ? [text('rows', 'full')] : [])],
    tilesets: [
      {
        firstgid: GROUND_GID,
        name: 'ground',
        columns: 0,
        tilewidth: TILE.width,
        tileheight: TILE.height,
        tilecount: war.ALL_GROUNDS.length,
        tiles: war.ALL_GROUNDS.map((name, id) => ({
          id,
          type: name,
          properties: [text('ground', name)],
          ...picture(name),
        })),
      },
      {
        firstgid: HEIGHT_GID,
        name: 'heights',
        columns: 0,
        tilewidth: TILE.width,
        tileheight: TILE.height,
        tilecount: palette.length,
        tiles: palette
          .sort((a, b) => a - b)
          .map((height) => ({
            id: height - LOWEST,
            properties: [{ name: 'height', type: 'int', value: height }],
            ...picture(`height${height}`),
          })),
      },
      ...(look === undefined ? [] : [lookSet(look)]),
    ],
    layers: [
      layer(
        1,
        'ground',
        size,
        cells(
          size,
          ({ row, column }) => GROUND_GID + war.ALL_GROUNDS.indexOf(war.groundOfSign(field.ground[row]?.[column])),
          0,
        ),
      ),
      layer(
        2,
        'heights',
        size,
        cells(
          size,
          ({ row, column }) => {
            const height = heights.get(`${row},${column}`) ?? 0;
            return height === 0 ? 0 : HEIGHT_GID + height - LOWEST;
          },
          0,
        ),
      ),
      objects(
        3,
        'barriers',
        barriers.map((barrier, n) => barrierObject(barrier, n + 1)),
      ),
      ...(look === undefined ? [] : lookLayers(look, size, barriers.length)),
    ],
  };
};

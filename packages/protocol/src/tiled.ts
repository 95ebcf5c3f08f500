import { type DrawnField, type FieldSize, GROUND_SIGNS, type Place } from '@warmoot/rules';

/*
 * Battlefields as maps of Tiled (https://doc.mapeditor.org, TMJ): hexagonal, staggered along y, odd rows to the right.
 * One layer for the ground, one for heights, and barriers as objects with properties. Nothing else is read, and what
 * cannot be read is refused with the place where it stands.
 */

const SIDE = 24;
const TILE = { width: 42, height: 48 } as const;
const GROUND_GID = 1;
const HEIGHT_GID = 101;
export const LOWEST = -1000;
export const HIGHEST = 1000;
export const GROUNDS = ['open', 'closed', 'impassable'] as const;
type GroundName = (typeof GROUNDS)[number];

type Property = { readonly name: string; readonly type: string; readonly value: string | number | boolean };

const centre = ({ row, column }: Place): { readonly x: number; readonly y: number } => ({
  x: TILE.width * (column + 0.5 + (row % 2) / 2),
  y: SIDE + row * SIDE * 1.5,
});

export const rowLength = ({ columns }: FieldSize, row: number): number => columns - (row % 2);

const cells = <A>(size: FieldSize, at: (place: Place) => A, outside: A): A[] =>
  Array.from({ length: size.rows * size.columns }, (_, n) => {
    const place = { row: Math.floor(n / size.columns), column: n % size.columns };
    return place.column < rowLength(size, place.row) ? at(place) : outside;
  });

const groundName = (sign: string | undefined): GroundName =>
  sign === GROUND_SIGNS.closed ? 'closed' : sign === GROUND_SIGNS.impassable ? 'impassable' : 'open';

const layer = (id: number, name: string, size: FieldSize, data: readonly number[]): object => ({
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

const barrierObject = ({ from, to, kind, oneWay }: DrawnField['barriers'][number], id: number): object => {
  const [a, b] = [centre(from), centre(to)];
  return {
    id,
    name: kind,
    type: 'barrier',
    x: a.x,
    y: a.y,
    width: 0,
    height: 0,
    rotation: 0,
    visible: true,
    polyline: [
      { x: 0, y: 0 },
      { x: b.x - a.x, y: b.y - a.y },
    ],
    properties: [
      text('kind', kind),
      { name: 'oneWay', type: 'bool', value: oneWay },
      text('from', `${from.row},${from.column}`),
      text('to', `${to.row},${to.column}`),
    ] satisfies readonly Property[],
  };
};

/** A battlefield as a map of Tiled. */
export const toTiled = (field: DrawnField, size: FieldSize): object => {
  const heights = new Map(field.heights.map(({ row, column, height }) => [`${row},${column}`, height]));
  const used = [...new Set(heights.values())].filter((height) => height !== 0).sort((a, b) => a - b);
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
    nextlayerid: 4,
    nextobjectid: field.barriers.length + 1,
    properties: [text('name', field.name)],
    tilesets: [
      {
        firstgid: GROUND_GID,
        name: 'ground',
        columns: 0,
        tilewidth: TILE.width,
        tileheight: TILE.height,
        tilecount: GROUNDS.length,
        tiles: GROUNDS.map((name, id) => ({ id, type: name, properties: [text('ground', name)], ...picture(name) })),
      },
      {
        firstgid: HEIGHT_GID,
        name: 'heights',
        columns: 0,
        tilewidth: TILE.width,
        tileheight: TILE.height,
        tilecount: HIGHEST - LOWEST + 1,
        tiles: used.map((height) => ({
          id: height - LOWEST,
          properties: [{ name: 'height', type: 'int', value: height }],
          ...picture(`height${height}`),
        })),
      },
    ],
    layers: [
      layer(
        1,
        'ground',
        size,
        cells(size, ({ row, column }) => GROUND_GID + GROUNDS.indexOf(groundName(field.ground[row]?.[column])), 0),
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
      {
        id: 3,
        name: 'barriers',
        type: 'objectgroup',
        x: 0,
        y: 0,
        opacity: 1,
        visible: true,
        draworder: 'topdown',
        objects: field.barriers.map((barrier, n) => barrierObject(barrier, n + 1)),
      },
    ],
  };
};

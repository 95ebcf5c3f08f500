import { hex } from '@warmoot/kernel';
import type { war } from '@warmoot/rules';
import { SIDE, TILE } from './tiled.js';
import { type At, listIn, numberIn, propertyOf, Unreadable, whole } from './tiledThings.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How the hexes of a map lie on its plane. */
export interface Plane {
  readonly size: war.FieldSize;
  readonly width: number;
  readonly height: number;
  readonly side: number;
}

/** An object of a layer, which may be moved as a whole. */
export interface Laid extends At {
  readonly shift: Point;
}

export const planeOf = (map: At, size: war.FieldSize): Plane => {
  const above = (key: string, usual: number): number => {
    const value = numberIn(map, key, usual);
    if (value <= 0) throw new Unreadable(key, 'malformed', value);
    return value;
  };
  return {
    size,
    width: above('tilewidth', TILE.width),
    height: above('tileheight', TILE.height),
    side: above('hexsidelength', SIDE),
  };
};

const placed = ({ row, column }: war.Place): string => `${row},${column}`;

const onMap = (place: war.Place, size: war.FieldSize, path: string): war.Place => {
  if (hex.isOnMap(size, place)) return place;
  throw new Unreadable(path, 'offTheMap', placed(place));
};

/** The hex whose middle is nearest to a point. */
const placeAt = ({ x, y }: Point, { size, width, height, side }: Plane, path: string): war.Place => {
  const down = (height + side) / 2;
  const near = Math.round((y - height / 2) / down);
  const [nearest] = [near - 1, near, near + 1]
    .map((row) => {
      const left = (width * (1 + Math.abs(row % 2))) / 2;
      const column = Math.round((x - left) / width);
      return { row, column, far: Math.hypot(x - left - column * width, y - height / 2 - row * down) };
    })
    .sort((a, b) => a.far - b.far);
  const { row = 0, column = 0 } = nearest ?? {};
  return onMap({ row, column }, size, path);
};

/** Where a point of an object lies on the plane, once the object is turned and its layer moved. */
const onPlane = (object: Laid, { x, y }: Point): Point => {
  const turn = (numberIn(object, 'rotation', 0) * Math.PI) / 180;
  return {
    x: object.shift.x + numberIn(object, 'x', 0) + x * Math.cos(turn) - y * Math.sin(turn),
    y: object.shift.y + numberIn(object, 'y', 0) + x * Math.sin(turn) + y * Math.cos(turn),
  };
};

/** A hex that is written down: `3,4`. */
const writtenPlace = (value: unknown, size: war.FieldSize, path: string): war.Place => {
  const [row, column, ...more] = String(value).split(',').map(Number);
  if (!whole(row) || !whole(column) || more.length > 0) throw new Unreadable(path, 'barrier', value);
  return onMap({ row, column }, size, path);
};

/** The hexes that an object leads through: where its line lies, or, without a line, as it is written down. */
const stationsOf = (object: Laid, plane: Plane): readonly war.Place[] => {
  const { one, path } = object;
  if (one.polyline === undefined) {
    return ['from', 'to'].map((key) => writtenPlace(propertyOf(one, key), plane.size, `${path}.${key}`));
  }
  return listIn(object, 'polyline').map((point) =>
    placeAt(onPlane(object, { x: numberIn(point, 'x', 0), y: numberIn(point, 'y', 0) }), plane, point.path),
  );
};

const apart = (from: war.Place, to: war.Place): number =>
  hex.distance(hex.fromRowColumn(from.row, from.column), hex.fromRowColumn(to.row, to.column));

export interface Edge {
  readonly from: war.Place;
  readonly to: war.Place;
}

/** The neighbours between which an object lies or leads, one pair after the other. */
export const edgesOf = (object: Laid, plane: Plane): readonly Edge[] => {
  const stations = stationsOf(object, plane);
  const edges = stations.slice(1).map((to, n) => ({ from: stations[n] as war.Place, to }));
  if (edges.length === 0) throw new Unreadable(object.path, 'barrier', stations.map(placed).join());
  const wrong = edges.find(({ from, to }) => apart(from, to) !== 1);
  if (wrong === undefined) return edges;
  throw new Unreadable(object.path, 'barrier', `${placed(wrong.from)} – ${placed(wrong.to)}`);
};

/** The hex on which the middle of an object lies; as it is written down where it lies nowhere. */
export const spotOf = (object: Laid, plane: Plane): war.Place => {
  const { one, path } = object;
  if (one.x === undefined && one.y === undefined) return writtenPlace(propertyOf(one, 'at'), plane.size, `${path}.at`);
  const middle = { x: numberIn(object, 'width', 0) / 2, y: numberIn(object, 'height', 0) / 2 };
  return placeAt(onPlane(object, middle), plane, path);
};

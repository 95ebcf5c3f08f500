import type { saga } from '@warmoot/rules';
import { cut, lengthOf, type Point, short } from './curves.js';
import { type Ground, HIGH, landOf, nearness, WIDE } from './ground.js';
import { type Hill, hillAt } from './hills.js';
import type { Standing } from './places.js';

export interface Tree extends Point {
  readonly kind: 'leaf' | 'pine' | 'fir';
  readonly size: number;
}

export interface PloughedField {
  readonly edge: string;
  readonly furrows: string;
}

/** Points of a jittered lattice within an ellipse. */
const within = ({ noise }: Ground, at: Point, room: Point, step: number): readonly Point[] => {
  const rows = Math.ceil(room.y / step);
  const columns = Math.ceil(room.x / step);
  const points: Point[] = [];
  for (let row = -rows; row <= rows; row++) {
    for (let column = -columns; column <= columns; column++) {
      const [dx, dy] = [column * step + (row % 2) * step * 0.5, row * step * 0.72];
      const x = at.x + dx + (noise(at.x + column, at.y + row, 1) - 0.5) * step * 0.8;
      const y = at.y + dy + (noise(at.x + column, at.y + row, 2) - 0.5) * step * 0.6;
      const out = ((x - at.x) / room.x) ** 2 + ((y - at.y) / room.y) ** 2;
      if (out < 0.72 + noise(column, row, Math.round(at.x)) * 0.4) points.push({ x, y });
    }
  }
  return points;
};

const isWoods = (span: saga.roads.Span): boolean => landOf(span) === 'woods';

/** Where a wood grows: about its spans, and between two of them that a way joins. */
const woodsOf = ({ map }: Ground): readonly Point[] => {
  const woods = map.spans.filter(isWoods);
  const between = map.ways.flatMap(({ from, to }) => {
    const [one, other] = [from, to].map((key) => woods.find((span) => span.key === key));
    return one === undefined || other === undefined ? [] : [{ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }];
  });
  return [...woods, ...between];
};

const treeAt = ({ noise }: Ground, { x, y }: Point, isHigh: boolean): Tree => {
  const pick = noise(x, y, 9);
  const kind = isHigh || y < 70 ? (pick < 0.7 ? 'fir' : 'pine') : pick < 0.68 ? 'leaf' : 'pine';
  return { x, y, kind, size: 25 * nearness(y) * (0.9 + noise(x, y, 8) * 0.25) };
};

const NEAR_BEAD = 19;

const grown = (ground: Ground, at: Point, room: Point, isHigh: boolean): readonly Tree[] =>
  within(ground, at, room, 21 * nearness(at.y))
    .filter((point) => ground.room({ x: point.x, y: point.y + 4 }) > NEAR_BEAD)
    .map((point) => treeAt(ground, point, isHigh));

/** Free places on the land, with the room about them: where hills, groves and fields can lie without hiding anything. */
const freePlaces = (ground: Ground): readonly (Point & { readonly room: number; readonly pick: number })[] => {
  const places: (Point & { room: number; pick: number })[] = [];
  const { map, noise, room } = ground;
  const fens = map.spans.filter((span) => landOf(span) === 'fen');
  for (let y = 46; y < HIGH - 60; y += 44) {
    for (let x = -10; x < WIDE + 30; x += 62) {
      const at = { x: x + noise(x, y, 21) * 50, y: y + noise(x, y, 22) * 34 };
      const free = Math.min(150, room(at));
      const isTaken = places.some(
        (other) => lengthOf({ x: other.x - at.x, y: (other.y - at.y) * 1.5 }) < free * 0.75 + other.room * 0.75,
      );
      const isWet = fens.some((fen) => lengthOf({ x: fen.x - at.x, y: (fen.y - at.y) * 1.6 }) < 150);
      if (free > 52 && !isTaken && !isWet) places.push({ ...at, room: free, pick: noise(x, y, 23) });
    }
  }
  return places;
};

const fieldAt = ({ noise }: Ground, { x, y }: Point, wide: number): PloughedField => {
  const [w, h] = [wide * 0.5, wide * 0.24];
  const corner = (i: number, dx: number, dy: number): Point => ({
    x: x + dx * w + (noise(x, i, 31) - 0.5) * w * 0.5,
    y: y + dy * h + (noise(y, i, 32) - 0.5) * h * 0.5,
  });
  const [a, b, c, d] = [corner(1, -1, 0.6), corner(2, 0.7, 1), corner(3, 1, -0.7), corner(4, -0.5, -1)];
  const mix = (one: Point, other: Point, t: number): Point => ({
    x: one.x + (other.x - one.x) * t,
    y: one.y + (other.y - one.y) * t,
  });
  const count = Math.max(4, Math.round(wide / 9));
  return {
    edge: `M${[a, b, c, d].map((point) => `${short(point.x)} ${short(point.y)}`).join('L')}Z`,
    furrows: Array.from({ length: count }, (_, i) =>
      cut(mix(a, b, (i + 0.5) / count), mix(d, c, (i + 0.5) / count), 0.8),
    ).join(''),
  };
};

export interface Scattered {
  readonly hills: readonly Hill[];
  readonly trees: readonly Tree[];
  readonly fields: readonly PloughedField[];
}

/** Heights beside the spans that lie in them. */
const heights = (ground: Ground): readonly Hill[] =>
  ground.map.spans.flatMap((span) => {
    const land = landOf(span);
    if (land !== 'hills' && land !== 'mountains') return [];
    const steep = land === 'mountains' ? 1 : 0.1;
    const size = (land === 'mountains' ? 120 : 96) * nearness(span.y);
    return [-1, 1].flatMap((side) => {
      const at = { x: span.x + side * size * 0.62, y: span.y + 12 + side * 5 };
      const wide = size * (0.85 + ground.noise(span.x, side, 41) * 0.35);
      return [hillAt(ground.noise, at, wide, steep)];
    });
  });

/** All that grows and rises where there is room for it. */
export const scatterOf = (ground: Ground, places: readonly Standing[]): Scattered => {
  const isBuilt = ({ x, y }: Point): boolean =>
    places.some((place) => {
      const half = (place.what === 'town' ? 76 : 22) * place.size;
      return Math.abs(place.x - x) < half && y > place.y - 46 * place.size && y < place.y + 20 * place.size;
    });
  const isHigh = ground.map.spans.some((span) => landOf(span) === 'mountains');
  const hills: Hill[] = [...heights(ground)];
  const trees: Tree[] = woodsOf(ground).flatMap((at) =>
    grown(ground, at, { x: 98 * nearness(at.y), y: 70 * nearness(at.y) }, isHigh),
  );
  const fields: PloughedField[] = [];
  for (const place of freePlaces(ground)) {
    const wide = Math.min(170, place.room * 1.75) * (0.7 + nearness(place.y) * 0.3);
    if (place.pick < 0.42)
      hills.push(
        hillAt(ground.noise, { x: place.x, y: place.y + wide * 0.14 }, wide, isHigh ? 0.8 : 0.12 + place.pick * 0.5),
      );
    else if (place.pick < 0.7)
      trees.push(...grown(ground, place, { x: place.room * 0.6, y: place.room * 0.36 }, isHigh));
    else if (place.pick < 0.88 && !isHigh) fields.push(fieldAt(ground, place, wide * 0.8));
  }
  for (const { x, y } of ground.map.spans.filter(({ town }) => town)) {
    for (const side of [-1, 1]) fields.push(fieldAt(ground, { x: x + side * 118, y: y - 14 }, 74));
  }
  return {
    hills: hills.sort((one, other) => one.y - other.y),
    trees: trees.filter((tree) => !isBuilt(tree)).sort((one, other) => one.y - other.y),
    fields,
  };
};

/** Reeds of a fen, and short grass everywhere. */
export const tuftsOf = (ground: Ground): { readonly reeds: string; readonly grass: string } => {
  const { map, noise, room } = ground;
  const reed = ({ x, y }: Point): string => {
    const s = nearness(y);
    const blade = (dx: number, lean: number, high: number): string =>
      `M${short(x + dx - 0.9)} ${short(y)}L${short(x + dx + lean)} ${short(y - high * s)}L${short(x + dx + 0.9)} ${short(y)}Z`;
    return `${blade(0, 0, 11)}${blade(-2.4, -4, 8)}${blade(2.4, 4, 8)}${cut({ x: x - 9 * s, y: y + 2 }, { x: x + 9 * s, y: y + 2 }, 1)}`;
  };
  const fens = map.spans.filter((span) => landOf(span) === 'fen');
  const reeds = fens
    .flatMap((span) => within(ground, span, { x: 120, y: 66 }, 27))
    .filter((point) => room(point) > 15)
    .map(reed)
    .join('');
  const grass = Array.from({ length: 420 }, (_, i) => {
    const at = { x: noise(i, 1, 51) * WIDE, y: 14 + noise(i, 2, 51) * (HIGH - 20) };
    const long = (4 + noise(i, 3, 51) * 8) * nearness(at.y);
    return cut(at, { x: at.x + long, y: at.y - 0.8 }, 1.7);
  }).join('');
  return { reeds, grass };
};

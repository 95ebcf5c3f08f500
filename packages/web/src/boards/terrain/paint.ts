import { hex } from '@warmoot/kernel';
import type { war } from '@warmoot/rules';
import {
  along,
  boardOf,
  centreAt,
  edgeEnds,
  type MapSize,
  outlinesOf,
  type Point,
  pathOf,
  pictureSize,
  rounded,
  short,
} from '../hex/layout.js';
import { type BarrierPaths, barrierPaths } from './barriers.js';
import { heightsOf, kindsOf, lookIn, type MapToDraw, seedOfMap } from './kinds.js';
import { cragMark, grassMark, lattice, rippleMark, spread, tuftMark, wedge } from './marks.js';
import { type Noise, noiseFrom } from './noise.js';
import { roadPath } from './roads.js';

/** Something that stands on the ground. */
export interface Standing {
  readonly symbol: 'leaf' | 'pine' | 'sapling' | 'house';
  readonly x: number;
  readonly y: number;
}

export interface Bridge {
  readonly x: number;
  readonly y: number;
  /** How the deck is turned, in degrees from upright. */
  readonly turn: number;
}

/** The picture of a map in its layers, bottom up: made once for a map. */
export interface Terrain extends BarrierPaths {
  readonly size: MapSize;
  readonly width: number;
  readonly height: number;
  readonly rim: string;
  /** Ground above and below the plain, the lowest of each first. */
  readonly raised: readonly string[];
  readonly sunken: string;
  readonly hachures: string;
  readonly plough: string;
  readonly grass: string;
  readonly water: string;
  readonly ripples: string;
  readonly fords: string;
  readonly stones: readonly (Point & { readonly wide: number })[];
  readonly bridges: readonly Bridge[];
  readonly roads: string;
  readonly steep: string;
  readonly crags: string;
  readonly ticks: string;
  readonly shade: string;
  readonly marsh: string;
  readonly tufts: string;
  readonly standing: readonly Standing[];
  readonly names: readonly (Point & { readonly text: string })[];
}

interface Drawing {
  readonly board: hex.HexBoard;
  readonly kinds: readonly war.Look[];
  readonly heights: ReadonlyMap<number, number>;
  readonly noise: Noise;
}

const shaken = (loop: readonly Point[], noise: Noise): readonly Point[] =>
  loop.map(({ x, y }) => ({ x: x + (noise(x, y, 1) - 0.5) * 5, y: y + (noise(x, y, 2) - 0.5) * 5 }));

const softLoops = ({ board, noise }: Drawing, has: (at: number) => boolean, times = 3) =>
  outlinesOf(board, has).map((loop) => rounded(shaken(loop, noise), times));

const areaOf = (drawing: Drawing, has: (at: number) => boolean, times = 3): string =>
  softLoops(drawing, has, times)
    .map((loop) => pathOf(loop))
    .join('');

/** Strokes down a slope: short towards the light in the upper left, long away from it. */
const hachuresOf = (drawing: Drawing, has: (at: number) => boolean, down: 1 | -1): string =>
  softLoops(drawing, has)
    .flatMap((loop) =>
      along(loop, 3.9).map((foot) => {
        const [nx, ny] = [foot.dy * down, -foot.dx * down];
        const dark = (nx * 0.55 + ny * 0.83) * down;
        const long = 6.5 + 6 * dark + 3 * drawing.noise(foot.x, foot.y, 9);
        const lean = (drawing.noise(foot.x, foot.y, 8) - 0.5) * 3.4;
        if (long < 2.2) return '';
        const tip = { x: foot.x + nx * long + foot.dx * lean, y: foot.y + ny * long + foot.dy * lean };
        return wedge(foot, tip, 1.9);
      }),
    )
    .join('');

const levelsOf = (heights: ReadonlyMap<number, number>): readonly number[] =>
  [...new Set(heights.values())].filter((height) => height > 0).sort((a, b) => a - b);

/** Where the stream runs at a hex: along the line to the other water beside it. */
const streamAt = ({ board, kinds }: Drawing, at: number): number => {
  let [u, v] = [0, 0];
  for (let way = 0; way < 6; way++) {
    const next = board.neighbours[at * 6 + way] as number;
    if (next < 0 || !isWet(kinds[next])) continue;
    // Twice the angle, so that opposite neighbours add up.
    u += Math.cos((way * Math.PI * 2) / 3);
    v += Math.sin((way * Math.PI * 2) / 3);
  }
  return Math.atan2(v, u) / 2;
};

const isWet = (kind: war.Look | undefined): boolean => kind === 'water' || kind === 'bridge' || kind === 'ford';

const waterOf = (drawing: Drawing): Pick<Terrain, 'water' | 'ripples' | 'fords' | 'stones' | 'bridges'> => {
  const { board, kinds, noise } = drawing;
  const ripples: string[] = [];
  const stones: Terrain['stones'][number][] = [];
  const bridges: Bridge[] = [];
  for (let at = 0; at < board.size; at++) {
    const kind = kinds[at];
    if (!isWet(kind)) continue;
    const centre = centreAt(board, at);
    const stream = streamAt(drawing, at);
    if (kind === 'bridge') bridges.push({ ...centre, turn: Math.round((stream * 180) / Math.PI) });
    if (kind === 'ford') {
      for (const [n, point] of spread(centre, 9, noise, 60).entries()) {
        stones.push({ x: point.x, y: point.y, wide: 1.7 + noise(at, n, 61) * 2.3 });
      }
      continue;
    }
    for (const [n, point] of spread(centre, 5, noise, 70).entries()) {
      ripples.push(rippleMark(point, stream + (noise(at, n, 71) - 0.5) * 0.3, 6 + noise(at, n, 72) * 8));
    }
  }
  return {
    water: areaOf(drawing, (at) => isWet(kinds[at])),
    ripples: ripples.join(''),
    fords: areaOf(drawing, (at) => kinds[at] === 'ford'),
    stones,
    bridges,
  };
};

const THINGS: Partial<Record<war.Look, (luck: number) => Standing['symbol']>> = {
  wood: (luck) => (luck < 0.82 ? 'leaf' : 'sapling'),
  pine: (luck) => (luck < 0.6 ? 'pine' : 'sapling'),
  town: () => 'house',
};

const standingOf = ({ board, kinds, noise }: Drawing): readonly Standing[] => {
  const things: Standing[] = [];
  for (let at = 0; at < board.size; at++) {
    const kind = kinds[at];
    const which = kind === undefined ? undefined : THINGS[kind];
    if (which === undefined) continue;
    const { row } = hex.toRowColumn(hex.hexOf(board, at));
    for (const [n, { x, y }] of lattice(centreAt(board, at), row, noise, 10).entries()) {
      // A house in six is missing: nobody builds in rows.
      if (kind !== 'town' || noise(at, n, 12) > 0.16) things.push({ symbol: which(noise(at, n, 11)), x, y });
    }
  }
  return things.sort((a, b) => a.y - b.y);
};

/** A tick at each end of every edge: the grid without its boxes. */
const ticksOf = ({ board }: Drawing): string => {
  const parts: string[] = [];
  for (let at = 0; at < board.size; at++) {
    const centre = centreAt(board, at);
    for (let way = 0; way < 6; way++) {
      const beside = board.neighbours[at * 6 + way] as number;
      if (beside >= 0 && beside < at) continue;
      const [a, b] = edgeEnds(centre, way);
      const [dx, dy] = [(b.x - a.x) * 0.3, (b.y - a.y) * 0.3];
      parts.push(pathOf([a, { x: a.x + dx, y: a.y + dy }], false), pathOf([b, { x: b.x - dx, y: b.y - dy }], false));
    }
  }
  return parts.join('');
};

const GRASSY: ReadonlySet<war.Look> = new Set(['open']);

const grassOf = ({ board, kinds, noise }: Drawing): string => {
  const marks: string[] = [];
  for (let at = 0; at < board.size; at++) {
    if (!GRASSY.has(kinds[at] as war.Look)) continue;
    const centre = centreAt(board, at);
    const count = Math.floor(noise(at, 31) * 3.4);
    for (const [n, point] of spread(centre, count, noise, 32).entries()) marks.push(grassMark(point, noise, n));
  }
  return marks.join('');
};

const tuftsOf = ({ board, kinds, noise }: Drawing): string =>
  kinds
    .flatMap((kind, at) =>
      kind === 'marsh' ? spread(centreAt(board, at), 6, noise, 50).map((point) => tuftMark(point)) : [],
    )
    .join('');

const cragsOf = ({ board, kinds, noise }: Drawing): string =>
  kinds
    .flatMap((kind, at) =>
      kind === 'steep'
        ? spread(centreAt(board, at), 5, noise, 80).map((point, n) => cragMark(point, 9 + noise(at, n, 81) * 5))
        : [],
    )
    .join('');

const paint = (map: MapToDraw): Terrain => {
  const { size, field } = map;
  const look = lookIn(field);
  const board = boardOf(size);
  const heights = heightsOf(board, field);
  const drawing: Drawing = { board, heights, kinds: kindsOf(map), noise: noiseFrom(seedOfMap(map)) };
  const { kinds } = drawing;
  const levels = levelsOf(heights);
  const at = (height: number) => (one: number) => (heights.get(one) ?? 0) >= height;
  const low = (one: number): boolean => (heights.get(one) ?? 0) < 0;
  const is = (...wanted: readonly war.Look[]) => {
    const set = new Set<war.Look>(wanted);
    return (one: number): boolean => set.has(kinds[one] as war.Look);
  };
  return {
    size,
    ...pictureSize(size),
    rim: outlinesOf(board, () => true)
      .map((loop) => pathOf(loop))
      .join(''),
    raised: levels.map((height) => areaOf(drawing, at(height))),
    sunken: areaOf(drawing, low),
    hachures: [...levels.map((height) => hachuresOf(drawing, at(height), 1)), hachuresOf(drawing, low, -1)].join(''),
    plough: areaOf(drawing, is('plough'), 2),
    grass: grassOf(drawing),
    ...waterOf(drawing),
    roads: roadPath(board, look?.roads ?? []),
    steep: areaOf(drawing, is('steep')),
    crags: cragsOf(drawing),
    ticks: ticksOf(drawing),
    shade: areaOf(drawing, is('wood', 'pine')),
    marsh: areaOf(drawing, is('marsh')),
    tufts: tuftsOf(drawing),
    standing: standingOf(drawing),
    ...barrierPaths(field, size),
    names: (look?.names ?? []).flatMap(({ text, row, column }) => {
      const index = hex.indexAt(board, row, column);
      return index < 0 ? [] : [{ text, ...centreAt(board, index) }];
    }),
  };
};

const MOST_KEPT = 24;
const PAINTED = new Map<string, Terrain>();

/** The picture of a map: painted once, then kept. */
export const terrainOf = (map: MapToDraw): Terrain => {
  const key = JSON.stringify([map.size.rows, map.size.columns, map.field]);
  let terrain = PAINTED.get(key);
  if (terrain === undefined) {
    terrain = paint(map);
    if (PAINTED.size >= MOST_KEPT) PAINTED.delete(PAINTED.keys().next().value as string);
    PAINTED.set(key, terrain);
  }
  return terrain;
};

/** Where a name stands: a little below the middle of its hex. */
export const nameAt = ({ x, y }: Point): { readonly x: string; readonly y: string } => ({
  x: short(x),
  y: short(y + 6),
});

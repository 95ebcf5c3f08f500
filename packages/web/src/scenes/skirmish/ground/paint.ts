import { short } from '../../../boards/hex/layout.js';
import { cragMark, rippleMark } from '../../../boards/terrain/marks.js';
import { type Noise, noiseFrom } from '../../../boards/terrain/noise.js';
import type { Ground, Place } from '../parts.js';
import { edgesOf, type LowWall } from './edges.js';
import { fordsOf } from './fords.js';
import { type Block, blocksOf, CELL, indexOf, placeOf } from './geometry.js';
import { areaOf, hachuresOf, softLoops } from './soft.js';

/** Something that stands in a space and gives cover, or makes it rough. */
export interface Thing extends Place {
  readonly look: 'tree' | 'pine' | 'bush' | 'stack' | 'rock';
  readonly scale: number;
}

export interface Deck extends Block {
  readonly upright: boolean;
}

export interface Pebble extends Place {
  readonly wide: number;
}

/** The picture of the ground in its layers, bottom up. */
export interface Painted {
  readonly width: number;
  readonly height: number;
  readonly cuts: string;
  readonly pebbles: readonly Pebble[];
  readonly rough: string;
  readonly furrows: string;
  readonly levels: readonly { readonly area: string; readonly hachures: string }[];
  readonly water: string;
  readonly ripples: string;
  readonly fords: string;
  readonly stones: readonly Pebble[];
  readonly crags: string;
  readonly decks: readonly Deck[];
  readonly passages: readonly Deck[];
  readonly crosses: string;
  readonly houses: readonly Block[];
  readonly walls: readonly Block[];
  readonly things: readonly Thing[];
  readonly lowWalls: readonly LowWall[];
}

interface Drawing {
  readonly ground: Ground;
  readonly fords: ReadonlySet<number>;
  readonly noise: Noise;
}

const isOn = ({ width, height }: Ground, { x, y }: Place): boolean => x >= 0 && y >= 0 && x < width && y < height;

const isAt = (ground: Ground, place: Place, what: (at: number) => boolean): boolean =>
  isOn(ground, place) && what(indexOf(ground, place));

/** Whether what is asked lies on both sides of a space: beside it, or before and behind it. */
const between = (ground: Ground, at: number, what: (at: number) => boolean): 'beside' | 'above' | null => {
  const { x, y } = placeOf(ground, at);
  const both = (dx: number, dy: number): boolean =>
    isAt(ground, { x: x + dx, y: y + dy }, what) && isAt(ground, { x: x - dx, y: y - dy }, what);
  return both(1, 0) ? 'beside' : both(0, 1) ? 'above' : null;
};

const isPlain = ({ walls, slow, narrow }: Ground, at: number): boolean =>
  walls[at] !== true && slow[at] === null && narrow[at] !== true;

const textureOf = ({ ground, noise }: Drawing): Pick<Painted, 'cuts' | 'pebbles'> => {
  const cuts: string[] = [];
  const pebbles: Pebble[] = [];
  for (let at = 0; at < ground.walls.length; at++) {
    if (!isPlain(ground, at)) continue;
    const { x, y } = placeOf(ground, at);
    for (const n of [0, 1]) {
      const [cx, cy] = [(x + noise(at, n, 3)) * CELL, (y + noise(at, n, 4)) * CELL];
      const long = 5 + noise(at, n, 5) * 5;
      cuts.push(
        `M${short(cx)} ${short(cy)}q${short(long / 2)} 1 ${short(long)}-.8q${short(-long / 2)}-.8${short(-long)} .8Z`,
      );
    }
    if (noise(at, 1, 6) > 0.6)
      pebbles.push({
        x: (x + noise(at, 2, 6)) * CELL,
        y: (y + noise(at, 3, 6)) * CELL,
        wide: 1.4 + noise(at, 4, 6) * 2.2,
      });
  }
  return { cuts: cuts.join(''), pebbles };
};

/** A bridge is narrow ground with water on both sides; water runs on below it. */
const isDeck = (ground: Ground, at: number): boolean =>
  ground.narrow[at] === true && between(ground, at, (one) => ground.slow[one] === 'swum') !== null;

const decksOf = (ground: Ground, has: (at: number) => boolean, what: (at: number) => boolean): readonly Deck[] =>
  (['beside', 'above'] as const).flatMap((way) =>
    blocksOf(ground, (at) => has(at) && (between(ground, at, what) ?? 'beside') === way).map((block) => ({
      ...block,
      upright: way === 'beside',
    })),
  );

const waterOf = ({ ground, fords, noise }: Drawing): Pick<Painted, 'water' | 'ripples' | 'fords' | 'stones'> => {
  const isWet = (at: number): boolean => ground.slow[at] === 'swum' || isDeck(ground, at) || fords.has(at);
  const ripples: string[] = [];
  const stones: Pebble[] = [];
  for (let at = 0; at < ground.walls.length; at++) {
    if (!isWet(at)) continue;
    const { x, y } = placeOf(ground, at);
    if (fords.has(at)) {
      for (let n = 0; n < 12; n++)
        stones.push({
          x: (x + noise(at, n, 60)) * CELL,
          y: (y + (n + noise(at, n, 61)) / 12) * CELL,
          wide: 2 + noise(at, n, 62) * 3.4,
        });
      continue;
    }
    const isUp = isAt(ground, { x, y: y - 1 }, isWet) && isAt(ground, { x, y: y + 1 }, isWet);
    const isAcross = isAt(ground, { x: x - 1, y }, isWet) || isAt(ground, { x: x + 1, y }, isWet);
    const stream = isUp && !isAcross ? Math.PI / 2 : 0;
    for (let n = 0; n < 9; n++) {
      const spot = { x: (x + noise(at, n, 70)) * CELL, y: (y + (n + noise(at, n, 71)) / 9) * CELL };
      ripples.push(rippleMark(spot, stream + (noise(at, n, 72) - 0.5) * 0.24, 10 + noise(at, n, 73) * 18));
    }
  }
  return {
    water: areaOf(softLoops(ground, isWet, noise)),
    ripples: ripples.join(''),
    fords: areaOf(softLoops(ground, (at) => fords.has(at), noise)),
    stones,
  };
};

/** Rough ground without trees is ploughed: furrows that bend, line by line a little otherwise. */
const furrowsOf = ({ height, width }: Ground): string => {
  const lines: string[] = [];
  for (let y = -10, n = 0; y < height * CELL + 20; y += 7.5, n++) {
    const shift = (n % 5) * 6;
    lines.push(`M${-120 + shift} ${short(y)}q44-9 88 0${'t88 0'.repeat(Math.ceil((width * CELL) / 88) + 1)}`);
  }
  return lines.join('');
};

const SPOTS = [
  [0.26, 0.24],
  [0.74, 0.4],
  [0.3, 0.74],
  [0.8, 0.88],
] as const;

const LOOKS = {
  wood: ['tree', 'tree', 'tree', 'pine'],
  low: ['stack', 'rock', 'bush', 'rock'],
} as const;

/** What gives cover: trees where it is rough too, else a stack, a rock or a bush; the more cover, the more of it. */
const thingsOf = ({ ground, noise }: Drawing): readonly Thing[] =>
  ground.cover
    .flatMap((cover, at): Thing[] => {
      if (cover === 0 || ground.walls[at] === true) return [];
      const { x, y } = placeOf(ground, at);
      const isWood = ground.slow[at] === 'rough';
      const looks = isWood ? LOOKS.wood : LOOKS.low;
      const count = isWood ? Math.min(4, cover + 1) : cover;
      return SPOTS.slice(0, count).map(([dx, dy], n) => ({
        look: looks[Math.floor(noise(at, n, 20) * looks.length)] as Thing['look'],
        x: (x + dx + (noise(at, n, 21) - 0.5) * 0.22) * CELL,
        y: (y + dy + (noise(at, n, 22) - 0.5) * 0.18) * CELL,
        scale: 0.88 + noise(at, n, 23) * 0.3,
      }));
    })
    .sort((a, b) => a.y - b.y);

const cragsOf = ({ ground, noise }: Drawing): string =>
  ground.slow
    .flatMap((slow, at) => {
      if (slow !== 'climbed') return [];
      const { x, y } = placeOf(ground, at);
      return SPOTS.map(([dx, dy], n) =>
        cragMark({ x: (x + dx) * CELL, y: (y + dy) * CELL }, 14 + noise(at, n, 81) * 8),
      );
    })
    .join('');

const crossesOf = ({ width, height, walls }: Ground): string => {
  const parts: string[] = [];
  const shut = (x: number, y: number): boolean => walls[y * width + x] === true;
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x <= width; x++) {
      const isInside = x > 0 && y > 0 && x < width && y < height;
      if (isInside && shut(x, y) && shut(x - 1, y) && shut(x, y - 1) && shut(x - 1, y - 1)) continue;
      parts.push(`M${x * CELL - 4.5} ${y * CELL}h9M${x * CELL} ${y * CELL - 4.5}v9`);
    }
  }
  return parts.join('');
};

/** How high a space is. A wall stands as high as the ground about it: no hole is dug under a tower. */
const heightAt = (ground: Ground, at: number): number => {
  if (ground.walls[at] !== true) return ground.heights[at] ?? 0;
  const { x, y } = placeOf(ground, at);
  const about = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => ({ x: x + dx, y: y + dy })));
  return Math.max(...about.map((place) => (isOn(ground, place) ? (ground.heights[indexOf(ground, place)] ?? 0) : 0)));
};

const levelsOf = ({ ground, noise }: Drawing): Painted['levels'] =>
  [...new Set(ground.heights)]
    .filter((height) => height > 0)
    .sort((a, b) => a - b)
    .map((height) => {
      const loops = softLoops(ground, (at) => heightAt(ground, at) >= height, noise);
      return { area: areaOf(loops), hachures: hachuresOf(loops, noise) };
    });

/** The picture of a ground. The same ground is always drawn the same. */
export const paint = (ground: Ground): Painted => {
  const drawing: Drawing = { ground, fords: fordsOf(ground), noise: noiseFrom(ground.width * 61 + ground.height) };
  const { walls, slow, narrow, cover } = ground;
  const blocks = blocksOf(ground, (at) => walls[at] === true);
  const isHouse = ({ wide, high }: Block): boolean => wide > 1 && high > 1;
  return {
    width: ground.width * CELL,
    height: ground.height * CELL,
    ...textureOf(drawing),
    rough: areaOf(
      softLoops(ground, (at) => slow[at] === 'rough' && cover[at] === 0 && !drawing.fords.has(at), drawing.noise),
    ),
    furrows: furrowsOf(ground),
    levels: levelsOf(drawing),
    ...waterOf(drawing),
    crags: cragsOf(drawing),
    decks: decksOf(
      ground,
      (at) => isDeck(ground, at),
      (at) => slow[at] === 'swum',
    ),
    passages: decksOf(
      ground,
      (at) => narrow[at] === true && !isDeck(ground, at),
      (at) => walls[at] === true,
    ),
    crosses: crossesOf(ground),
    houses: blocks.filter(isHouse),
    walls: blocks.filter((block) => !isHouse(block)),
    things: thingsOf(drawing),
    lowWalls: edgesOf(ground),
  };
};

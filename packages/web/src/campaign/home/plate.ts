/*
 * The engraving above a campaign: sky, sun, hills and the host, all lines and masses worked out from a few waves, so
 * that a campaign has the same picture every time. The sun stands by the season; snow lies where it is low.
 */

export const PLATE = { width: 1368, height: 196 } as const;

/** How far a drawn line sways at a place, from −1 to 1; the same place always gives the same. */
const wave = (x: number, seed: number): number =>
  Math.sin(x * 0.011 + seed * 2.3) * 0.55 +
  Math.sin(x * 0.029 + seed * 5.1) * 0.3 +
  Math.sin(x * 0.083 + seed * 1.7) * 0.15;

/** Numbers that look thrown, from 0 up to 1. */
const spread = (n: number): number => {
  const s = Math.sin(n * 127.1) * 43758.5453;
  return s - Math.floor(s);
};

const at = (x: number, y: number): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

const farHill = (x: number): number => 140 + wave(x, 1) * 16 - x * 0.008;
const nearHill = (x: number): number => 168 + wave(x, 4) * 16 + Math.sin(x * 0.004) * 9;

const hillPath = (hill: (x: number) => number): string => {
  const tops = Array.from({ length: 115 }, (_, n) => at(n * 12, hill(n * 12)));
  return `M-5 201L-5 ${hill(0)}L${tops.join('L')}L1380 201Z`;
};

/** One stroke of the sky: a sliver that swells and runs out. */
const stroke = (from: number, to: number, y: number, seed: number): string => {
  const steps = Math.max(3, Math.round((to - from) / 24));
  const points = Array.from({ length: steps + 1 }, (_, n) => from + ((to - from) * n) / steps);
  const thick = (x: number): number => Math.sin((Math.PI * (x - from)) / (to - from)) * (1.7 + wave(x, seed) * 0.8);
  const top = points.map((x) => at(x, y + wave(x, seed + 9) * 2.4));
  const foot = points.toReversed().map((x) => at(x, y + wave(x, seed + 9) * 2.4 + Math.max(0.2, thick(x))));
  return `M${top.join('L')}L${foot.join('L')}Z`;
};

const strokes = (seed: number, share: number): string => {
  const all: string[] = [];
  for (let row = 0; row < 19; row++) {
    let x = spread(row * 7 + seed) * 260 - 200;
    for (let n = 0; x < PLATE.width; n++) {
      const length = 120 + spread(row * 31 + n * 3 + seed) * 420;
      const isDrawn = spread(row * 13 + n * 17 + seed * 3) < share;
      if (isDrawn) all.push(stroke(Math.max(0, x), Math.min(PLATE.width, x + length), 5 + row * 8, row + seed));
      x += length + 18 + spread(row + n * 5) * 50;
    }
  }
  return all.join('');
};

/** Tufts on a hill, leaning with the wind; closer together where they are more. */
const tufts = (seed: number, many: number): string =>
  Array.from({ length: many }, (_, n) => {
    const x = spread(n * 3 + seed) * PLATE.width;
    const y = farHill(x) + 6 + spread(n * 5 + seed) * 44;
    const h = 5 + spread(n * 7 + seed) * 8;
    return `M${at(x, y)}Q${at(x + 0.5, y + h * 0.5)} ${at(x + 6, y + h)}Q${at(x + 4, y + h * 0.3)} ${at(x, y)}Z`;
  }).join('');

const scratches = (many: number): string =>
  Array.from({ length: many }, (_, n) => {
    const x = spread(n * 11 + 2) * PLATE.width;
    const y = nearHill(x) + 6 + spread(n * 17) * 22;
    const w = 14 + spread(n * 5 + 1) * 26;
    return `M${at(x, y)}Q${at(x + w / 2, y + 2.4)} ${at(x + w, y + 1.4)}Q${at(x + w / 2, y - 0.4)} ${at(x, y)}Z`;
  }).join('');

const flakes = (many: number): string =>
  Array.from({ length: many }, (_, n) => {
    const [x, y] = [spread(n * 3.7) * PLATE.width, spread(n * 9.1 + 4) * 170];
    const r = 0.8 + spread(n) * 1.2;
    return `M${at(x - r, y)}L${at(x, y - r)}L${at(x + r, y)}L${at(x, y + r)}Z`;
  }).join('');

/** How high the sun stands: highest a third into the year, lowest before its end. From -1 to 1. */
export const sunAt = (ofYear: number): number => Math.sin((ofYear - 0.1) * 2 * Math.PI);

const rays = (x: number, y: number): string =>
  Array.from({ length: 32 }, (_, n) => {
    const a = (n / 32) * 2 * Math.PI;
    const far = n % 2 === 0 ? 102 : 88;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    return `M${at(x + c * 72 - s * 2.4, y + s * 72 + c * 2.4)}L${at(x + c * far, y + s * far)}L${at(x + c * 72 + s * 2.4, y + s * 72 - c * 2.4)}Z`;
  }).join('');

const disc = (x: number, y: number, r: number): string =>
  `M${at(x - r, y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** One of the host: body and head. */
const figure = (x: number, n: number): string => {
  const y = nearHill(x) + 4;
  const h = 10.5 + spread(n) * 2.6;
  return `M${at(x - 4.2, y)}V${Math.round((y - h) * 10) / 10}Q${at(x, y - h - 3.4)} ${at(x + 4.2, y - h)}V${Math.round(y * 10) / 10}Z${disc(x, y - h - 5.6, 3)}`;
};

const spear = (x: number): string => {
  const y = nearHill(x) + 4;
  return `M${at(x + 3.3, y)}L${at(x + 8.3, y - 46)}l1.5 0.2L${at(x + 4.8, y)}ZM${at(x + 9, y - 54)}l2.4 8-3.8 1.4Z`;
};

/** Where banners stand: at most three. */
export const BANNERS = [690, 880, 1196] as const;

export const bannerFoot = (x: number): number => nearHill(x) + 6;

interface Host {
  readonly figures: string;
  readonly spears: string;
}

/** So many people on the near hill, in up to three bodies about the banners. */
const hostOf = (many: number): Host => {
  const bodies = [
    [555, 690],
    [735, 915],
    [1000, 1310],
  ] as const;
  const room = bodies.flatMap(([from, to]) =>
    Array.from({ length: Math.floor((to - from) / 10.6) }, (_, n) => from + n * 10.6),
  );
  const start = Math.max(0, Math.floor((room.length - many) / 2));
  const xs = room.slice(start, start + many).map((x, n) => x + spread(n) * 1.6);
  return {
    figures: xs.map(figure).join(''),
    spears: xs
      .filter((_, n) => spread(n * 3 + 1) < 0.62)
      .map(spear)
      .join(''),
  };
};

export interface PlateLines {
  readonly sky: string;
  readonly glow: string;
  readonly sun: { readonly x: number; readonly y: number; readonly rays: string };
  readonly far: string;
  readonly near: string;
  readonly grass: string;
  readonly lit: string;
  readonly scratches: string;
  readonly snow: string;
  readonly host: Host;
}

/** The picture at a time of the year, 0 up to 1, with so many people on the hill. */
export const plateOf = (ofYear: number, people: number): PlateLines => {
  const height = sunAt(ofYear);
  const isWinter = height < -0.45;
  const [x, y] = [1010, 118 - height * 50];
  return {
    sky: strokes(3, 0.82),
    glow: strokes(8, 0.2),
    sun: { x, y, rays: rays(x, y) },
    far: hillPath(farHill),
    near: hillPath(nearHill),
    grass: tufts(2, isWinter ? 60 : 170),
    lit: tufts(6, isWinter ? 260 : 120),
    scratches: scratches(60),
    snow: isWinter ? flakes(150) : '',
    host: hostOf(people),
  };
};

import { deflateSync, inflateSync } from 'node:zlib';

/** A picture as rows of red, green and blue. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** The parts of a PNG, by name; several of one name stand one after the other. */
const partsOf = (file: Buffer): ReadonlyMap<string, Buffer> => {
  const parts = new Map<string, Buffer>();
  for (let at = SIGNATURE.length; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    parts.set(name, Buffer.concat([parts.get(name) ?? Buffer.alloc(0), file.subarray(at + 8, at + 8 + length)]));
    at += length + 12;
  }
  return parts;
};

const paeth = (left: number, up: number, corner: number): number => {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
};

/** What a filter of PNG adds to a byte, from those left of it, above it, and above that. */
const FILTERS: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
];

/** Reads a PNG as browsers write them: eight bits, with or without alpha, not interlaced. */
const read = (file: Buffer): Pixels => {
  const parts = partsOf(file);
  const head = parts.get('IHDR') as Buffer;
  const [width, height, kind] = [head.readUInt32BE(0), head.readUInt32BE(4), head[9]];
  const depth = kind === 6 ? 4 : 3;
  const raw = inflateSync(parts.get('IDAT') as Buffer);
  const row = width * depth;
  const bytes = new Uint8Array(row * height);
  for (let y = 0; y < height; y++) {
    const filter = FILTERS[raw[y * (row + 1)] as number] as (typeof FILTERS)[number];
    for (let x = 0; x < row; x++) {
      const at = y * row + x;
      const left = x < depth ? 0 : (bytes[at - depth] as number);
      const up = y === 0 ? 0 : (bytes[at - row] as number);
      const corner = x < depth || y === 0 ? 0 : (bytes[at - row - depth] as number);
      bytes[at] = (raw[y * (row + 1) + 1 + x] as number) + filter(left, up, corner);
    }
  }
  const rgb = depth === 3 ? bytes : bytes.filter((_, at) => at % 4 !== 3);
  return { width, height, rgb };
};

interface Colour {
  readonly rgb: readonly [number, number, number];
  readonly count: number;
}

/** Halves the box of colours whose widest side, by how many pixels have it, is the largest, until there are so many. */
const boxesOf = (colours: readonly Colour[], most: number): readonly (readonly Colour[])[] => {
  const spread = (box: readonly Colour[]): { readonly side: 0 | 1 | 2; readonly weight: number } => {
    const sides = ([0, 1, 2] as const).map((side) => {
      const values = box.map(({ rgb }) => rgb[side]);
      return { side, width: Math.max(...values) - Math.min(...values) };
    });
    const { side, width } = sides.reduce((a, b) => (b.width > a.width ? b : a));
    return { side, weight: width * width * Math.sqrt(box.reduce((sum, { count }) => sum + count, 0)) };
  };
  const boxes: { readonly box: readonly Colour[]; readonly spread: ReturnType<typeof spread> }[] = [
    { box: colours, spread: spread(colours) },
  ];
  while (boxes.length < most) {
    const at = boxes.reduce(
      (best, { spread: one }, nth) => (one.weight > (boxes[best]?.spread.weight ?? 0) ? nth : best),
      0,
    );
    const { box, spread: found } = boxes[at] as (typeof boxes)[number];
    if (found.weight === 0) break;
    const sorted = [...box].sort((a, b) => a.rgb[found.side] - b.rgb[found.side]);
    const middle = ((sorted[0]?.rgb[found.side] ?? 0) + (sorted.at(-1)?.rgb[found.side] ?? 0)) / 2;
    const cut = Math.max(
      1,
      sorted.findIndex(({ rgb }) => rgb[found.side] > middle),
    );
    const halves = [sorted.slice(0, cut), sorted.slice(cut)];
    boxes.splice(at, 1, ...halves.map((half) => ({ box: half, spread: spread(half) })));
  }
  return boxes.map(({ box }) => box);
};

const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  let crc = n;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

const part = (name: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const crc = body.reduce((sum, byte) => (CRC[(sum ^ byte) & 255] as number) ^ (sum >>> 8), 0xffffffff) ^ 0xffffffff;
  const [length, end] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  end.writeUInt32BE(crc >>> 0);
  return Buffer.concat([length, body, end]);
};

/** The same picture with so many colours at most, as a PNG with a palette: our pages have few colours anyway. */
export const inFewColours = (file: Buffer, most: number): Buffer => {
  const { width, height, rgb } = read(file);
  const counts = new Map<number, number>();
  const colourAt = (at: number): number =>
    ((rgb[at] as number) << 16) | ((rgb[at + 1] as number) << 8) | (rgb[at + 2] as number);
  for (let at = 0; at < rgb.length; at += 3) counts.set(colourAt(at), (counts.get(colourAt(at)) ?? 0) + 1);
  const colours = [...counts].map(
    ([colour, count]): Colour => ({ rgb: [colour >> 16, (colour >> 8) & 255, colour & 255], count }),
  );
  const boxes = boxesOf(colours, most);
  const nth = new Map(
    boxes.flatMap((box, at) => box.map(({ rgb: [r, g, b] }) => [(r << 16) | (g << 8) | b, at] as const)),
  );
  const palette = boxes.flatMap((box) => {
    const total = box.reduce((sum, { count }) => sum + count, 0);
    return [0, 1, 2].map((side) =>
      Math.round(box.reduce((sum, { rgb: one, count }) => sum + (one[side] as number) * count, 0) / total),
    );
  });
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = nth.get(colourAt((y * width + x) * 3)) as number;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    part('IHDR', head),
    part('PLTE', Uint8Array.from(palette)),
    part('IDAT', deflateSync(rows, { level: 9 })),
    part('IEND', new Uint8Array(0)),
  ]);
};

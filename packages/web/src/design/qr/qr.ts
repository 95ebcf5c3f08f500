/**
 * A picture of a short text for cameras, as ISO/IEC 18004 has it: bytes, error correction M, versions 1 to 6. That is all
 * an address needs, and of these no version has to be written into the picture.
 */

interface Version {
  readonly size: number;
  /** Where the small square is whose middle helps to find the grid; version 1 has none. */
  readonly alignment: number | null;
  readonly blocks: number;
  readonly data: number;
  readonly correction: number;
}

/** Bytes of data and of correction are those of one block. */
const VERSIONS: readonly Version[] = [
  { size: 21, alignment: null, blocks: 1, data: 16, correction: 10 },
  { size: 25, alignment: 18, blocks: 1, data: 28, correction: 16 },
  { size: 29, alignment: 22, blocks: 1, data: 44, correction: 26 },
  { size: 33, alignment: 26, blocks: 2, data: 32, correction: 18 },
  { size: 37, alignment: 30, blocks: 2, data: 43, correction: 24 },
  { size: 41, alignment: 34, blocks: 4, data: 27, correction: 16 },
];

/** Mode and length take twelve bits before the text, and four end it. */
const AROUND = 2;

const times = (a: number, b: number): number => {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
};

/** The polynomial that has the first powers of two as its roots, without its leading one. */
const generator = (degree: number): readonly number[] => {
  let result = [...Array(degree - 1).fill(0), 1] as number[];
  let root = 1;
  for (let nth = 0; nth < degree; nth++) {
    result = result.map((one, at) => times(one, root) ^ (result[at + 1] ?? 0));
    root = times(root, 2);
  }
  return result;
};

const correctionOf = (data: readonly number[], degree: number): readonly number[] => {
  const divisor = generator(degree);
  let rest = Array(degree).fill(0) as number[];
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((one, at) => one ^ times(divisor[at] ?? 0, factor));
  }
  return rest;
};

const bitsOf = (value: number, many: number): readonly number[] =>
  Array.from({ length: many }, (_, at) => (value >> (many - 1 - at)) & 1);

/** The text in bytes with all that goes before and after it, filled up. */
const dataOf = (bytes: Uint8Array, most: number): readonly number[] => {
  const bits = [
    ...bitsOf(0b0100, 4),
    ...bitsOf(bytes.length, 8),
    ...[...bytes].flatMap((byte) => bitsOf(byte, 8)),
    0,
    0,
    0,
    0,
  ];
  const data = Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  );
  for (let nth = 0; data.length < most; nth++) data.push(nth % 2 === 0 ? 0xec : 0x11);
  return data;
};

/** The bytes of all blocks in the order in which they are drawn: the first of each, the second of each. */
const woven = (blocks: readonly (readonly number[])[]): readonly number[] =>
  (blocks[0] ?? []).flatMap((_, at) => blocks.map((block) => block[at] ?? 0));

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

type Drawn = (boolean | null)[][];

const frame = ({ size, alignment }: Version): Drawn => {
  const drawn: Drawn = Array.from({ length: size }, () => Array(size).fill(null) as null[]);
  const put = (x: number, y: number, dark: boolean): void => {
    const row = drawn[y];
    if (row !== undefined && x >= 0 && x < size) row[x] = dark;
  };
  for (let at = 0; at < size; at++) {
    put(at, 6, at % 2 === 0);
    put(6, at, at % 2 === 0);
  }
  const ring = (x: number, y: number, reach: number, light: readonly number[]): void => {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        put(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
      }
    }
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    ring(x, y, 4, [2, 4]);
  if (alignment !== null) ring(alignment, alignment, 2, [1]);
  return drawn;
};

/** Says by which mask it is drawn, twice; and the one square that is always dark. */
const signed = (drawn: Drawn, mask: number): Drawn => {
  const size = drawn.length;
  let rest = mask;
  for (let nth = 0; nth < 10; nth++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = [...bitsOf(((mask << 10) | rest) ^ 0x5412, 15)].reverse();
  const copy = drawn.map((row) => [...row]);
  const put = (x: number, y: number, at: number): void => {
    (copy[y] as (boolean | null)[])[x] = bits[at] === 1;
  };
  for (let at = 0; at < 15; at++) {
    // Down the right of the upper left eye, and along its foot; the lines between the eyes are left out.
    if (at < 8) put(8, at < 6 ? at : at + 1, at);
    else put(at === 8 ? 7 : 14 - at, 8, at);
    if (at < 8) put(size - 1 - at, 8, at);
    else put(8, size - 15 + at, at);
  }
  (copy[size - 8] as (boolean | null)[])[8] = true;
  return copy;
};

const filled = (drawn: Drawn, bytes: readonly number[], mask: number): boolean[][] => {
  const size = drawn.length;
  const bits = bytes.flatMap((byte) => bitsOf(byte, 8));
  const isMasked = MASKS[mask] as (typeof MASKS)[number];
  const whole = drawn.map((row) => [...row]);
  let next = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const isUpward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = whole[y] as (boolean | null)[];
        if (row[x] === null) row[x] = (bits[next++] === 1) !== isMasked(x, y);
      }
    }
  }
  return whole as boolean[][];
};

/** How hard it is to read: long runs of one shade, blocks of one, and far more of one than of the other. */
const trouble = (grid: readonly (readonly boolean[])[]): number => {
  const columns = grid.map((_, x) => grid.map((row) => row[x] ?? false));
  let sum = 0;
  for (const line of [...grid, ...columns]) {
    let run = 0;
    for (const [at, dark] of line.entries()) {
      run = dark === line[at - 1] ? run + 1 : 1;
      if (run === 5) sum += 3;
      else if (run > 5) sum += 1;
    }
  }
  for (const [y, row] of grid.entries()) {
    for (const [x, dark] of row.entries()) {
      if ([row[x + 1], grid[y + 1]?.[x], grid[y + 1]?.[x + 1]].every((one) => one === dark)) sum += 3;
    }
  }
  const dark = grid.flat().filter((one) => one).length / grid.length ** 2;
  return sum + Math.floor(Math.abs(dark - 0.5) * 20) * 10;
};

/** The rows of the picture, dark squares true; null where the text is too long for one. */
export const qrOf = (text: string): readonly (readonly boolean[])[] | null => {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.find(({ blocks, data }) => blocks * data >= bytes.length + AROUND);
  if (version === undefined) return null;
  const { blocks, data: each, correction } = version;
  const data = dataOf(bytes, blocks * each);
  const parts = Array.from({ length: blocks }, (_, nth) => data.slice(nth * each, (nth + 1) * each));
  const words = [...woven(parts), ...woven(parts.map((part) => correctionOf(part, correction)))];
  const empty = frame(version);
  const drawn = MASKS.map((_, mask) => filled(signed(empty, mask), words, mask));
  return drawn.reduce((best, one) => (trouble(one) < trouble(best) ? one : best));
};

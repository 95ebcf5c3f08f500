/**
 * SHA-256 (FIPS 180-4), because rules run in browsers, threads and servers alike and must hash without waiting.
 * The constants are the fractional parts of roots of the first primes, worked out here as the standard says.
 */
const fraction = (x: number): number => ((x - Math.floor(x)) * 0x100000000) >>> 0;

const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < 64; n++) if (PRIMES.every((p) => n % p !== 0)) PRIMES.push(n);

const ROUND = Uint32Array.from(PRIMES, (p) => fraction(Math.cbrt(p)));
const START = Uint32Array.from(PRIMES.slice(0, 8), (p) => fraction(Math.sqrt(p)));

const utf8 = (text: string): number[] => {
  const bytes: number[] = [];
  for (const sign of text) {
    const code = sign.codePointAt(0) as number;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return bytes;
};

const padded = (bytes: readonly number[]): Uint32Array => {
  const words = new Uint32Array((((bytes.length + 8) >> 6) << 4) + 16);
  bytes.forEach((byte, i) => {
    words[i >> 2] = (words[i >> 2] as number) | (byte << (24 - (i & 3) * 8));
  });
  const end = bytes.length;
  words[end >> 2] = (words[end >> 2] as number) | (0x80 << (24 - (end & 3) * 8));
  words[words.length - 2] = Math.floor(end / 0x20000000);
  words[words.length - 1] = end << 3;
  return words;
};

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

const mixBlock = (state: Uint32Array, words: Uint32Array, from: number): void => {
  const w = new Uint32Array(64);
  for (let i = 0; i < 64; i++) {
    if (i < 16) {
      w[i] = words[from + i] as number;
      continue;
    }
    const a = w[i - 15] as number;
    const b = w[i - 2] as number;
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w[i] = (w[i - 16] as number) + s0 + (w[i - 7] as number) + s1;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND[i] as number) + (w[i] as number)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((x, i) => {
    state[i] = (state[i] as number) + x;
  });
};

/** The hash as eight 32-bit words. */
export const sha256Words = (text: string): Uint32Array => {
  const words = padded(utf8(text));
  const state = START.slice();
  for (let from = 0; from < words.length; from += 16) mixBlock(state, words, from);
  return state;
};

/** The hash as 64 hexadecimal digits. */
export const sha256 = (text: string): string =>
  Array.from(sha256Words(text), (word) => word.toString(16).padStart(8, '0')).join('');

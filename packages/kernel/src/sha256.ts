/**
 * SHA-256 (FIPS 180-4), because rules run in browsers, threads and servers alike and must hash without waiting.
 * The constants are the fractional parts of roots of the first primes, worked out here as the standard says.
 */
const fraction = (x: number): number => ((x - Math.floor(x)) * 0x100000000) >>> 0;

const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < 64; n++) if (PRIMES.every((p) => n % p !== 0)) PRIMES.push(n);

const ROUND = Int32Array.from(PRIMES, (p) => fraction(Math.cbrt(p)));
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

/** The text in UTF-8 with the padding of the standard, as big-endian words. */
const padded = (text: string): Int32Array => {
  const { length } = text;
  const words = new Int32Array((((length + 8) >> 6) << 4) + 16);
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 0x80) return paddedBytes(utf8(text));
    words[i >> 2] = (words[i >> 2] as number) | (code << (24 - (i & 3) * 8));
  }
  return closed(words, length);
};

const paddedBytes = (bytes: readonly number[]): Int32Array => {
  const words = new Int32Array((((bytes.length + 8) >> 6) << 4) + 16);
  for (let i = 0; i < bytes.length; i++)
    words[i >> 2] = (words[i >> 2] as number) | ((bytes[i] as number) << (24 - (i & 3) * 8));
  return closed(words, bytes.length);
};

const closed = (words: Int32Array, end: number): Int32Array => {
  words[end >> 2] = (words[end >> 2] as number) | (0x80 << (24 - (end & 3) * 8));
  words[words.length - 2] = Math.floor(end / 0x20000000);
  words[words.length - 1] = end << 3;
  return words;
};

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

// Written anew for every block, and read by nobody else.
const schedule = new Int32Array(64);

const mixBlock = (state: Uint32Array, words: Int32Array, from: number): void => {
  for (let i = 0; i < 16; i++) schedule[i] = words[from + i] as number;
  for (let i = 16; i < 64; i++) {
    const x = schedule[i - 15] as number;
    const y = schedule[i - 2] as number;
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    schedule[i] = ((((schedule[i - 16] as number) + s0) | 0) + (((schedule[i - 7] as number) + s1) | 0)) | 0;
  }
  let a = (state[0] as number) | 0;
  let b = (state[1] as number) | 0;
  let c = (state[2] as number) | 0;
  let d = (state[3] as number) | 0;
  let e = (state[4] as number) | 0;
  let f = (state[5] as number) | 0;
  let g = (state[6] as number) | 0;
  let h = (state[7] as number) | 0;
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 =
      (((((h + s1) | 0) + ((e & f) ^ (~e & g))) | 0) + (((ROUND[i] as number) + (schedule[i] as number)) | 0)) | 0;
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
  state[0] = (state[0] as number) + a;
  state[1] = (state[1] as number) + b;
  state[2] = (state[2] as number) + c;
  state[3] = (state[3] as number) + d;
  state[4] = (state[4] as number) + e;
  state[5] = (state[5] as number) + f;
  state[6] = (state[6] as number) + g;
  state[7] = (state[7] as number) + h;
};

/** The hash as eight 32-bit words. */
export const sha256Words = (text: string): Uint32Array => {
  const words = padded(text);
  const state = START.slice();
  for (let from = 0; from < words.length; from += 16) mixBlock(state, words, from);
  return state;
};

const hexadecimal = (words: Uint32Array): string => {
  let digits = '';
  for (let i = 0; i < words.length; i++) digits += (words[i] as number).toString(16).padStart(8, '0');
  return digits;
};

/** The hash as 64 hexadecimal digits. */
export const sha256 = (text: string): string => hexadecimal(sha256Words(text));

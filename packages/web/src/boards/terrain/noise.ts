/** A number from 0 to 1 that looks random and is the same for the same numbers. */
export type Noise = (a: number, b?: number, c?: number) => number;

const mixed = (n: number): number => {
  let h = Math.imul(n ^ (n >>> 16), 0x45d9f3b);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return (h ^ (h >>> 14)) >>> 0;
};

export const noiseFrom =
  (seed: number): Noise =>
  (a, b = 0, c = 0) =>
    mixed(mixed(mixed(seed + Math.round(a) * 7919) + Math.round(b) * 104729) + Math.round(c) * 1299709) / 4294967296;

/** A seed out of a text. */
export const seedOf = (text: string): number => {
  let seed = 2166136261;
  for (let i = 0; i < text.length; i++) seed = Math.imul(seed ^ text.charCodeAt(i), 16777619);
  return seed >>> 0;
};

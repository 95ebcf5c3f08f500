/** An exact chance: `ways` out of `of`, in lowest terms. */
export interface Chance {
  readonly ways: bigint;
  readonly of: bigint;
}

const common = (a: bigint, b: bigint): bigint => {
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
};

export const chance = (ways: bigint | number, of: bigint | number): Chance => {
  if (typeof ways === 'number' && typeof of === 'number' && of > 0) {
    let a = ways;
    let b = of;
    while (b !== 0) {
      const rest = a % b;
      a = b;
      b = rest;
    }
    return { ways: BigInt(ways / a), of: BigInt(of / a) };
  }
  const [w, o] = [BigInt(ways), BigInt(of)];
  const by = common(w, o);
  return by === 0n ? { ways: 0n, of: 1n } : { ways: w / by, of: o / by };
};

export const NEVER: Chance = { ways: 0n, of: 1n };
export const CERTAIN: Chance = { ways: 1n, of: 1n };

export const both = (a: Chance, b: Chance): Chance => chance(a.ways * b.ways, a.of * b.of);
export const either = (a: Chance, b: Chance): Chance => chance(a.ways * b.of + b.ways * a.of, a.of * b.of);
export const otherwise = (a: Chance): Chance => chance(a.of - a.ways, a.of);

/** `107/160`, `0` or `1`. */
export const exact = (a: Chance): string => (a.of === 1n ? `${a.ways}` : `${a.ways}/${a.of}`);

const SCALE = 10n ** 18n;

export const approx = (a: Chance): number =>
  a.of < 2n ** 1000n ? Number(a.ways) / Number(a.of) : Number((a.ways * SCALE) / a.of) / Number(SCALE);

/** The one form a chance has in JSON. */
export interface ChanceJson {
  readonly exact: string;
  readonly approx: number;
}

export const chanceJson = (a: Chance): ChanceJson => ({ exact: exact(a), approx: approx(a) });

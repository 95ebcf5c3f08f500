/** An exact chance: `ways` out of `of`, in lowest terms. */
export interface Chance {
  readonly ways: bigint;
  readonly of: bigint;
}

const common = (a: bigint, b: bigint): bigint => {
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
};

/** So many ways out of so many, in lowest terms. */
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

/** Below this the engine divides whole numbers as such, which is many times faster than as floats. */
const SMALL = 2 ** 30;

/** A prime and its powers, as far as they are asked for. */
interface Prime {
  readonly prime: number;
  /** How often it divides the number that chances are out of. */
  readonly within: number;
  readonly powers: readonly bigint[];
  /** So many times at once: the highest power that is a small number. */
  readonly atOnce: number;
}

const primeIn = (of: bigint, prime: number): Prime => {
  const by = BigInt(prime);
  const powers = [1n];
  for (let rest = of; rest % by === 0n; rest /= by) powers.push((powers.at(-1) as bigint) * by);
  const atOnce = Math.max(1, Math.floor(Math.log(SMALL) / Math.log(prime)));
  return { prime, within: powers.length - 1, powers, atOnce: Math.min(atOnce, powers.length - 1) };
};

/** How often a prime divides this number, but never more often than the number that chances are out of. */
const timesWithin = ({ prime, within, powers, atOnce }: Prime, ways: bigint): number => {
  let times = 0;
  let rest = ways;
  while (times < within) {
    let low = Number(rest % (powers[atOnce] as bigint));
    if (low !== 0) {
      while (low % prime === 0 && times < within) {
        low /= prime;
        times++;
      }
      return times;
    }
    times += atOnce;
    rest /= powers[atOnce] as bigint;
  }
  return within;
};

/**
 * Chances out of one number of which all prime factors are known. They come in lowest terms like every chance; but a
 * few divisions find what ways and number have in common, where Euclid takes dozens.
 */
export const chancesOutOf = (of: bigint, primes: readonly number[]): ((ways: bigint) => Chance) => {
  const all = primes.map((prime) => primeIn(of, prime)).filter(({ within }) => within > 0);
  return (ways) => {
    if (ways === 0n) return NEVER;
    let shared = 1n;
    for (const prime of all) shared *= prime.powers[timesWithin(prime, ways)] as bigint;
    return { ways: ways / shared, of: of / shared };
  };
};

/** What cannot happen. */
export const NEVER: Chance = { ways: 0n, of: 1n };
/** What happens in any case. */
export const CERTAIN: Chance = { ways: 1n, of: 1n };

/** That two things happen that do not hang on each other. */
export const both = (a: Chance, b: Chance): Chance => chance(a.ways * b.ways, a.of * b.of);
/** That one of two things happens that exclude each other. */
export const either = (a: Chance, b: Chance): Chance => chance(a.ways * b.of + b.ways * a.of, a.of * b.of);
/** That it does not happen. */
export const otherwise = (a: Chance): Chance => chance(a.of - a.ways, a.of);

/** `107/160`, `0` or `1`. */
export const exact = (a: Chance): string => (a.of === 1n ? `${a.ways}` : `${a.ways}/${a.of}`);

const SCALE = 10n ** 18n;

/** A chance as a number between 0 and 1, as near as such a number comes. */
export const approx = (a: Chance): number =>
  a.of < 2n ** 1000n ? Number(a.ways) / Number(a.of) : Number((a.ways * SCALE) / a.of) / Number(SCALE);

/** The one form a chance has in JSON. */
export interface ChanceJson {
  readonly exact: string;
  readonly approx: number;
}

/** A chance as data: the fraction as text, and a number. */
export const chanceJson = (a: Chance): ChanceJson => ({ exact: exact(a), approx: approx(a) });

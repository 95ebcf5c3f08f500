export interface Latency {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

export const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;

export const latency = (times: readonly number[], seconds: number): Latency => {
  const sorted = [...times].sort((a, b) => a - b);
  return {
    perSecond: times.length / seconds,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    most: sorted.at(-1) ?? 0,
  };
};

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Does something for each, a few at a time. */
export const inBatches = async <A, B>(
  all: readonly A[],
  size: number,
  work: (one: A) => Promise<B>,
): Promise<readonly B[]> => {
  const done: B[] = [];
  for (let i = 0; i < all.length; i += size) done.push(...(await Promise.all(all.slice(i, i + size).map(work))));
  return done;
};

export const ms = (value: number | null): string => (value === null ? '–' : `${value.toFixed(value < 10 ? 1 : 0)} ms`);

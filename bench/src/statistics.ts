/** The middle of some measurements and the range in which the inner half of them lies. */
export interface Summary {
  readonly median: number;
  readonly low: number;
  readonly high: number;
  /** The largest. */
  readonly most: number;
}

/** The value below which this part of the sorted values lies, interpolated. */
const quantile = (sorted: readonly number[], part: number): number => {
  const at = (sorted.length - 1) * part;
  const below = sorted[Math.floor(at)] as number;
  const above = sorted[Math.ceil(at)] as number;
  return below + (above - below) * (at - Math.floor(at));
};

export const summaryOf = (values: readonly number[]): Summary => {
  const sorted = [...values].sort((a, b) => a - b);
  return {
    median: quantile(sorted, 0.5),
    low: quantile(sorted, 0.25),
    high: quantile(sorted, 0.75),
    most: quantile(sorted, 1),
  };
};

/** Numbers about the server in the text form that monitoring reads. They count; they never name anybody. */
export interface Metrics {
  readonly count: (name: string, labels?: Readonly<Record<string, string>>, by?: number) => void;
  readonly time: (name: string, seconds: number) => void;
  readonly gauge: (name: string, help: string, read: () => number) => void;
  readonly text: () => string;
}

const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] as const;

interface Histogram {
  readonly buckets: number[];
  sum: number;
  count: number;
}

const labelText = (labels: Readonly<Record<string, string>>): string => {
  const parts = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/[^\w./:-]/g, '_')}"`);
  return parts.length === 0 ? '' : `{${parts.join(',')}}`;
};

const histogramLines = (name: string, { buckets, sum, count }: Histogram): readonly string[] => [
  `# TYPE ${name} histogram`,
  ...BOUNDS.map((bound, i) => `${name}_bucket{le="${bound}"} ${buckets[i]}`),
  `${name}_bucket{le="+Inf"} ${count}`,
  `${name}_sum ${sum}`,
  `${name}_count ${count}`,
];

export const newMetrics = (): Metrics => {
  const counters = new Map<string, Map<string, number>>();
  const gauges = new Map<string, { readonly help: string; readonly read: () => number }>();
  const histograms = new Map<string, Histogram>();
  return {
    count: (name, labels = {}, by = 1) => {
      const series = counters.get(name) ?? new Map<string, number>();
      const key = labelText(labels);
      series.set(key, (series.get(key) ?? 0) + by);
      counters.set(name, series);
    },
    time: (name, seconds) => {
      const histogram = histograms.get(name) ?? { buckets: BOUNDS.map(() => 0), sum: 0, count: 0 };
      for (const [i, bound] of BOUNDS.entries())
        if (seconds <= bound) histogram.buckets[i] = (histogram.buckets[i] ?? 0) + 1;
      histogram.sum += seconds;
      histogram.count++;
      histograms.set(name, histogram);
    },
    gauge: (name, help, read) => {
      gauges.set(name, { help, read });
    },
    text: () =>
      [
        ...[...counters].flatMap(([name, series]) => [
          `# TYPE ${name} counter`,
          ...[...series].map(([labels, value]) => `${name}${labels} ${value}`),
        ]),
        ...[...gauges].flatMap(([name, { help, read }]) => [
          `# HELP ${name} ${help}`,
          `# TYPE ${name} gauge`,
          `${name} ${read()}`,
        ]),
        ...[...histograms].flatMap(([name, histogram]) => histogramLines(name, histogram)),
        '',
      ].join('\n'),
  };
};

import { cpus } from 'node:os';
import type { Race } from './race.js';
import type { Target } from './section.js';
import type { Summary } from './statistics.js';
import { type Standing, standingsOf, type Verdict, verdictsOf } from './verdict.js';

const digits = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

const UNITS_OF_TIME = [
  [1e-9, 'ns'],
  [1e-6, 'µs'],
  [1e-3, 'ms'],
  [1, 's'],
  [60, 'min'],
] as const;

const time = (seconds: number): string => {
  const [size, name] = UNITS_OF_TIME.findLast(([least]) => seconds >= least) ?? UNITS_OF_TIME[0];
  return `${digits(seconds / size)} ${name}`;
};

const rate = (perSecond: number): string => {
  if (perSecond >= 1e6) return `${digits(perSecond / 1e6)} M`;
  if (perSecond >= 1e4) return `${digits(perSecond / 1e3)} k`;
  return perSecond >= 0.001 ? digits(perSecond) : perSecond.toExponential(1);
};

const times = (ratio: number): string => {
  if (ratio >= 1e6) return `${ratio.toExponential(1)} times`;
  return ratio >= 1 ? `${digits(ratio)} times` : `${ratio.toFixed(3)} (1 in ${(1 / ratio).toFixed(1)})`;
};

const spread = ({ median, low, high }: Summary): string => `±${((50 * (high - low)) / median).toFixed(0)} %`;

/** Lines with their cells under each other, the first to the left and the others to the right. */
const aligned = (rows: readonly (readonly string[])[]): string[] => {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('   '),
  );
};

const standingRow = ({ rival, perSecond, microseconds, fromPart }: Standing): string[] => [
  fromPart ? `${rival} *` : rival,
  rate(perSecond.median),
  spread(perSecond),
  rate(perSecond.most),
  time(microseconds / 1e6),
];

const hopedFor = (target: Target): string => {
  if (target.target === 'within') return `aim: under ${target.microseconds} µs`;
  if (target.floor !== undefined) return `aim ${times(target.aim)}, floor ${times(target.floor)}`;
  return target.aim === 1 ? 'aim: to beat it' : `aim ${times(target.aim)}`;
};

const MARK = { aim: 'reached', floor: 'FLOOR ONLY', missed: 'MISSED' } as const;

const verdictLine = ({ target, found, best, reached }: Verdict): string => {
  const what =
    target.target === 'within'
      ? `${target.of}: ${time(found.median / 1e6)} ${spread(found)}, best round ${time(best / 1e6)}`
      : `${target.of} : ${target.against} = ${times(found.median)} ${spread(found)}, best rounds ${times(best)}`;
  return `→ ${what}; ${hopedFor(target)}: ${MARK[reached]}`;
};

/** A section as a table, with what was hoped for under it. */
export const tableOf = (race: Race): string => {
  const { title, units, entrants } = race.section;
  const head = ['', `${units}/s`, '', 'best', 'each'];
  const rows = aligned([head, ...standingsOf(race).map(standingRow)]);
  const note = entrants.some(({ fromPart }) => fromPart) ? ['* reckoned from a part of the work'] : [];
  return [title, ...[...rows, ...note, ...verdictsOf(race).map(verdictLine)].map((line) => `  ${line}`)].join('\n');
};

export const machine = (): string => `${cpus().length} cores, Node ${process.versions.node}, ${process.arch}`;

/** All that was measured, for programs. */
export const jsonOf = (races: readonly Race[]): string =>
  JSON.stringify(
    {
      machine: machine(),
      sections: races.map((race) => {
        const { name, title, units } = race.section;
        return { name, title, units, rivals: standingsOf(race), targets: verdictsOf(race) };
      }),
    },
    null,
    2,
  );

import { wilson } from '../tournament.js';
import type { Figures, Quartiles, Share } from './figures.js';
import { GAME_KINDS, type GameKind } from './games.js';
import { evenShare, minutesOf, notchesOf } from './mapping.js';
import { playersOf } from './players.js';
import { ALL_WAYS, type Way } from './ways.js';

/** All that was measured: the ways to play of the first page, and a saga's ways of war. */
export interface AllFigures {
  readonly kinds: Readonly<Partial<Record<GameKind, Figures>>>;
  readonly ways: Readonly<Partial<Record<Way, Figures>>>;
}

/** A value as code: one line, strings in single quotes. */
const code = (value: unknown): string => {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map(code).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(([key, one]) => `${key}: ${code(one)}`);
  return `{ ${fields.join(', ')} }`;
};

/** A table of rows, each field on its own line. */
const rows = (all: Readonly<Record<string, object>>, indent: string): string =>
  Object.entries(all)
    .map(([key, row]) => {
      const fields = Object.entries(row).map(([name, value]) => `${indent}  ${name}: ${code(value)},\n`);
      return `${indent}${key}: {\n${fields.join('')}${indent}},\n`;
    })
    .join('');

/** The rows that are there, in the order of the keys. */
const inOrder = <K extends string, A extends object>(
  keys: readonly K[],
  all: Readonly<Partial<Record<K, A>>>,
  of: (one: A, key: K) => object,
): Record<string, object> =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const one = all[key];
      return one === undefined ? [] : [[key, of(one, key)]];
    }),
  );

const kindRow = (figures: Figures, kind: GameKind) => ({
  kind,
  minutes: minutesOf(figures),
  players: playersOf(kind),
  notches: notchesOf(figures),
  games: figures.games,
  better: figures.better,
});

const wayRow = (figures: Figures) => ({
  rounds: figures.rounds[1],
  choices: figures.choices[1],
  minutes: minutesOf(figures),
  games: figures.games,
});

/** What the pages read, and what it was made of. */
export const tablesOf = ({ kinds, ways }: AllFigures) => ({
  measured: inOrder(GAME_KINDS, kinds, kindRow),
  ways: inOrder(ALL_WAYS, ways, wayRow),
});

const plain = (figures: Figures): object => ({ ...figures });

/** The file of the pages that holds all this. */
export const fileText = (all: AllFigures): string => {
  const { measured, ways } = tablesOf(all);
  return `// Written by \`npm run measure -- --write\`; docs/measured.md says how. Do not change it by hand.
import type { Measured, MeasuredKind, MeasuredWay } from './measured.js';

export const MEASURED: Readonly<Record<MeasuredKind, Measured>> = {
${rows(measured, '  ')}};

/** A saga's battle with armies of 3,000 points on the open plain, by each of its ways of war. */
export const MEASURED_WAYS = {
${rows(ways, '  ')}} as const satisfies Readonly<Record<string, MeasuredWay>>;

/** What was counted. No page reads it. */
export const FIGURES = {
  kinds: {
${rows(inOrder(GAME_KINDS, all.kinds, plain), '    ')}  },
  ways: {
${rows(inOrder(ALL_WAYS, all.ways, plain), '    ')}  },
} as const;
`;
};

const span = ([low, middle, high]: Quartiles): string => `${middle} (${low}–${high})`;
const minutes = ([low, high]: readonly [number, number]): string => (low === high ? `${low}` : `${low}–${high}`);
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const shareOf = ({ wins, of }: Share): string => percent(wins / of);

const HEAD =
  '| | games | rounds | choices of a seat | throws | minutes | better player won (95 %) | on equal sides (95 %) | notches | first side won | pairs by player : by side |\n' +
  '|---|---|---|---|---|---|---|---|---|---|---|\n';

/** One line of the table that people read. */
const line = (name: string, figures: Figures): string => {
  const { games, rounds, choices, throws, better, first, pairs } = figures;
  const won =
    better === null ? '–' : `${shareOf(better)} (${wilson(better.wins, better.of).map(percent).join(' to ')})`;
  const equal = evenShare(figures);
  const even = equal === null ? '–' : `${percent(equal.share)} (${percent(equal.from)} to ${percent(equal.to)})`;
  const cells = [
    ...[name, games, span(rounds), span(choices), span(throws), minutes(minutesOf(figures)), won, even],
    ...[notchesOf(figures) ?? '–', first === null ? '–' : shareOf(first)],
    pairs === null ? '–' : `${pairs.player} : ${pairs.side} of ${pairs.of}`,
  ];
  return `| ${cells.join(' | ')} |\n`;
};

/** The tables of the page that tells people what was measured. */
export const pageText = (all: AllFigures): string => {
  const tableOf = (some: Readonly<Record<string, object>>): string =>
    HEAD +
    Object.entries(some)
      .map(([name, figures]) => line(name, figures as Figures))
      .join('');
  const kinds = tableOf(inOrder(GAME_KINDS, all.kinds, plain));
  return `\n${kinds}\nA saga's battle, by each of its ways of war:\n\n${tableOf(inOrder(ALL_WAYS, all.ways, plain))}\n`;
};

import { CHAPTERS } from './chapters.js';

/** What a summary tells of a mutant. */
interface Told {
  readonly id: string;
  readonly chapter: string;
  readonly to: string | null;
  readonly stage: number | null;
  readonly reached: number | null;
  readonly seconds: number;
  readonly lives: boolean;
}

const STAGES = [1, 2, 3, null] as const;

const counts = (name: string, rows: readonly Told[]): string => {
  const inStages = STAGES.map((stage) => rows.filter((row) => row.stage === stage).length);
  const seconds = rows.reduce((sum, row) => sum + row.seconds, 0) / Math.max(1, rows.length);
  return `| ${[name, rows.length, ...inStages, seconds.toFixed(1)].join(' | ')} |`;
};

const line = ({ id, to, reached, lives }: Told): string =>
  `- ${id} → \`${to === null ? 'taken away' : to.replace(/\s+/g, ' ').slice(0, 80)}\` (${lives ? `${reached} unit test files come by` : 'not all tests done'})`;

/** The results as a page. */
export const summary = (rows: readonly Told[]): string =>
  `${[
    '| chapter | mutants | own tests | other unit tests | slow tests | survived | seconds each |',
    '|---|---|---|---|---|---|---|',
    ...CHAPTERS.map(({ name }) =>
      counts(
        name,
        rows.filter(({ chapter }) => chapter === name),
      ),
    ),
    counts('all', rows),
    '',
    '## Survivors',
    '',
    ...rows.filter(({ stage }) => stage === null).map(line),
  ].join('\n')}\n`;

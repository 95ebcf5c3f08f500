// npm run bench: our speed beside that of our peers, in one run.
import { parseArgs } from 'node:util';
import { FULL, QUICK } from './pace.js';
import { type Race, race } from './race.js';
import { jsonOf, machine, tableOf } from './report.js';
import type { Section } from './section.js';
import { SECTIONS } from './sections.js';

const HELP = `npm run bench                     everything, in two or three minutes
npm run bench -- --quick          everything, roughly
npm run bench -- --only tug       some sections: ${SECTIONS.map(({ name }) => name).join(', ')}
                                  (odds and hex stand for all of theirs; several with commas)
npm run bench -- --json           the figures as JSON

Each rival runs in a process of its own, on what tsc builds or its makers ship; they work by turns. Time is processor
time, so that other programs count little. A figure is the median of the rounds, ± half the range of the inner half.
A ratio is the median of the ratios within each round; beside it stands the ratio of the best rounds, as a quiet
machine would show it.`;

const OPTIONS = {
  help: { type: 'boolean', default: false },
  quick: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  only: { type: 'string', multiple: true },
} as const;

const isNamed = ({ name }: Section, wanted: string): boolean => name === wanted || name.startsWith(`${wanted}/`);

const sectionsNamed = (only: readonly string[] | undefined): readonly Section[] => {
  const names = only?.flatMap((list) => list.split(',')) ?? SECTIONS.map(({ name }) => name);
  const unknown = names.find((name) => !SECTIONS.some((section) => isNamed(section, name)));
  if (unknown !== undefined) throw new Error(`no section ${unknown}`);
  return SECTIONS.filter((section) => names.some((name) => isNamed(section, name)));
};

const CLEAR_LINE = '\r\x1b[K';

const showProgress = (what: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`${CLEAR_LINE}${what}`);
};

const readArguments = (args: string[]) => {
  const { values } = parseArgs({ args, options: OPTIONS });
  return { ...values, sections: sectionsNamed(values.only) };
};

const main = async (args: string[]): Promise<void> => {
  const { help, quick, json, sections } = readArguments(args);
  if (help) {
    console.log(HELP);
    return;
  }
  const races: Race[] = [];
  for (const section of sections) {
    races.push(await race(section, quick ? QUICK : FULL, showProgress));
    showProgress('');
  }
  console.log(json ? jsonOf(races) : [machine(), ...races.map(tableOf)].join('\n\n'));
};

try {
  await main(process.argv.slice(2));
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(`npm run bench: ${message}`);
  process.exitCode = code?.startsWith('ERR_PARSE_ARGS') || message.startsWith('no section') ? 2 : 1;
}

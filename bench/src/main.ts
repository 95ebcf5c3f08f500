// npm run bench: our speed beside that of our peers, in one run.
import { parseArgs } from 'node:util';
import { campaignTable, FULL_CAMPAIGN, measureCampaign, QUICK_CAMPAIGN } from './campaign/main.js';
import { captainTable, FULL_CAPTAIN, measureCaptain, QUICK_CAPTAIN } from './command/captain.js';
import { FULL_LOAD, loadTable, measureLoad, QUICK_LOAD } from './load/main.js';
import { FULL, QUICK } from './pace.js';
import { type Race, race } from './race.js';
import { jsonOf, machine, tableOf } from './report.js';
import type { Section } from './section.js';
import { SECTIONS } from './sections.js';
import { FULL_WEB, measureWeb, QUICK_WEB, webTable } from './web/main.js';
import { FULL_WIRE, measureWire, QUICK_WIRE, wireTable } from './wire/main.js';

const HELP = `npm run bench                     everything, in twelve minutes or so
npm run bench -- --quick          everything, roughly
npm run bench -- --only tug       some sections: ${SECTIONS.map(({ name }) => name).join(', ')}, wire, load,
                                  campaign, captain, web
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

/** The table server and the pages are measured in their own way: by latencies, not by turns. */
const WIRE = 'wire';
const LOAD = 'load';
const WEB = 'web';
const CAMPAIGN = 'campaign';
const CAPTAIN = 'captain';
const APART: readonly string[] = [WIRE, LOAD, CAMPAIGN, CAPTAIN, WEB];

const sectionsNamed = (
  only: readonly string[] | undefined,
): { readonly sections: readonly Section[]; readonly apart: ReadonlySet<string> } => {
  const names = only?.flatMap((list) => list.split(',')) ?? [...SECTIONS.map(({ name }) => name), ...APART];
  const unknown = names.find((name) => !APART.includes(name) && !SECTIONS.some((section) => isNamed(section, name)));
  if (unknown !== undefined) throw new Error(`no section ${unknown}`);
  const sections = SECTIONS.filter((section) => names.some((name) => isNamed(section, name)));
  return { sections, apart: new Set(names) };
};

const CLEAR_LINE = '\r\x1b[K';

const showProgress = (what: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`${CLEAR_LINE}${what}`);
};

const readArguments = (args: string[]) => {
  const { values } = parseArgs({ args, options: OPTIONS });
  return { ...values, ...sectionsNamed(values.only) };
};

const main = async (args: string[]): Promise<void> => {
  const { help, quick, json, sections, apart } = readArguments(args);
  if (help) {
    console.log(HELP);
    return;
  }
  const races: Race[] = [];
  for (const section of sections) {
    races.push(await race(section, quick ? QUICK : FULL, showProgress));
    showProgress('');
  }
  const pace = quick ? QUICK_WIRE : FULL_WIRE;
  const figures = apart.has(WIRE) ? await measureWire(pace, showProgress) : [];
  const load = apart.has(LOAD) ? await measureLoad(quick ? QUICK_LOAD : FULL_LOAD, showProgress) : null;
  const long = quick ? QUICK_CAMPAIGN : FULL_CAMPAIGN;
  const campaign = apart.has(CAMPAIGN) ? await measureCampaign(long, showProgress) : null;
  const captain = apart.has(CAPTAIN) ? measureCaptain(quick ? QUICK_CAPTAIN : FULL_CAPTAIN, showProgress) : null;
  const pages = apart.has(WEB) ? await measureWeb(quick ? QUICK_WEB : FULL_WEB, showProgress) : null;
  showProgress('');
  if (json)
    console.log(
      JSON.stringify({ ...JSON.parse(jsonOf(races)), wire: figures, load, campaign, captain, web: pages }, null, 2),
    );
  else {
    const told = [
      ...(apart.has(WIRE) ? [wireTable(figures, pace)] : []),
      ...(load === null ? [] : [loadTable(load)]),
      ...(campaign === null ? [] : [campaignTable(campaign)]),
      ...(captain === null ? [] : [captainTable(captain)]),
      ...(pages === null ? [] : [webTable(pages)]),
    ];
    console.log([machine(), ...races.map(tableOf), ...told].join('\n\n'));
  }
};

try {
  await main(process.argv.slice(2));
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(`npm run bench: ${message}`);
  process.exitCode = code?.startsWith('ERR_PARSE_ARGS') || message.startsWith('no section') ? 2 : 1;
}

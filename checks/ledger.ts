// npm run ledger [-- --json | --missing FAMILY | --where ID | --rulings]: which rules of the ledger are proved by tests,
// where they live, and which of them are ours.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { houseFiles, ROOT } from './house.js';
import { addressesIn, carriers } from './ledger/addresses.js';
import { coverageOf, type Ledger, report, table } from './ledger/coverage.js';
import { idsNamedIn, idsOf } from './ledger/ids.js';
import { testTitles } from './ledger/titles.js';

const HELP = `npm run ledger                        coverage per family: proved / in all
npm run ledger -- --json              the same for machines
npm run ledger -- --missing FAMILY    the ids of a family that no test names
npm run ledger -- --where ID          the lines that carry a rule
npm run ledger -- --rulings           writes the lists of docs/rulings.md anew`;

/** The ledger of the house, with what its tests prove. */
export const readLedger = (): Ledger => {
  const titles = houseFiles(/^(packages|checks)\/.*\.test\.tsx?$/).flatMap(testTitles);
  return {
    ids: houseFiles(/^docs\/ledger\/.*\.md$/).flatMap(({ text }) => idsOf(text)),
    proved: new Set(titles.flatMap(idsNamedIn)),
    unbuilt: JSON.parse(readFileSync(join(ROOT, 'checks/unbuilt.json'), 'utf8')) as string[],
  };
};

/** Where a rule lives, or that nothing carries it yet. */
const whereabouts = (id: string, json: boolean): string => {
  if (!readLedger().ids.includes(id)) throw new Error(`there is no rule ${id}; docs/ledger lists them`);
  const found = addressesIn(carriers(houseFiles(/^packages\//))).filter((address) => address.id === id);
  if (json) return JSON.stringify(found, null, 2);
  return found.map(({ path, line, text }) => `${path}:${line}\n    ${text}`).join('\n') || `${id} is not yet built`;
};

/** The lists of the page of rulings, made anew. They alone need the words of the house. */
const writeRulings = async (): Promise<string> => {
  const { rulingsPage } = await import('./ledger/rulingsPage.js');
  const { path, now, made } = rulingsPage();
  writeFileSync(path, made);
  return now === made ? 'docs/rulings.md is true' : 'docs/rulings.md is made anew';
};

const options = {
  help: { type: 'boolean' },
  json: { type: 'boolean' },
  missing: { type: 'string' },
  rulings: { type: 'boolean' },
  where: { type: 'string' },
} as const;

const main = async (args: string[]): Promise<string> => {
  const { help, json = false, missing, rulings, where } = parseArgs({ args, options }).values;
  if (help) return HELP;
  if (where !== undefined) return whereabouts(where, json);
  if (rulings) return writeRulings();
  const coverage = coverageOf(readLedger());
  if (missing === undefined) return json ? JSON.stringify(report(coverage), null, 2) : table(report(coverage));
  const row = coverage.find(({ family }) => family === missing);
  if (!row) throw new Error(`there is no family ${missing}; npm run ledger lists them`);
  if (json) return JSON.stringify(row.missing, null, 2);
  return row.missing.join('\n') || `${missing} is proved in full`;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(await main(process.argv.slice(2)));
  } catch (error) {
    console.error(`ledger: ${(error as Error).message}`);
    process.exitCode = 2;
  }
}

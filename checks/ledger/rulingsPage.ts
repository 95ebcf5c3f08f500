import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en } from '@warmoot/words';
import { houseFiles, ROOT } from '../house.js';
import { familyOf, RULE_SETS, ruleSetOf } from './ids.js';
import { type LedgerOption, optionsIn, type Ruled, ruledIn } from './rulings.js';

const PAGE = 'docs/rulings.md';
const MADE = /(<!-- made: (\w+) ([\w-]+) -->\n)[\s\S]*?(<!-- end -->)/g;

/** Numbers in short: 004, 005, 006, 009 are "004–006, 009". */
export const inShort = (numbers: readonly string[]): string => {
  const runs: string[][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && Number(last.at(-1)) + 1 === Number(number)) last.push(number);
    else runs.push([number]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(', '))).join(', ');
};

const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const table = (heads: readonly string[], rows: readonly string[]): string =>
  [row(...heads), row(...heads.map(() => '---')), ...rows].join('\n');
const of = (rules: readonly Ruled[], by: Ruled['by']): readonly Ruled[] => rules.filter((rule) => rule.by === by);

interface Books {
  readonly rules: readonly Ruled[];
  readonly options: readonly LedgerOption[];
}

const readBooks = (): Books => {
  const texts = houseFiles(/^docs\/ledger\/.*\.md$/).map(({ text }) => text);
  return { rules: texts.flatMap(ruledIn), options: texts.flatMap(optionsIn) };
};

/** How many rules of each rule set are whose. */
const countTable = ({ rules, options }: Books): string => {
  const line = (name: string, own: readonly Ruled[], switches: number): string =>
    row(name, own.length, ...(['source', 'ruling', 'draft'] as const).map((by) => of(own, by).length), switches);
  const sets = Object.values(RULE_SETS).map((set) =>
    line(
      `\`${set}\``,
      rules.filter(({ id }) => ruleSetOf(familyOf(id)) === set),
      options.filter(({ name }) => optionSet(name) === set).length,
    ),
  );
  const heads = ['', 'rules', 'from the source', 'with a ruling', 'drafted by us', 'options'];
  return table(heads, [...sets, line('in all', rules, options.length)]);
};

/** The rule set that an option belongs to: the earlier edition has two of its own. */
const optionSet = (name: string): string => (name.startsWith('saga.first.') ? 'saga-1e' : (name.split('.')[0] ?? ''));

/** The families of a rule set, with the numbers of the rules that are ours. */
const familyTable = ({ rules }: Books, set: string): string => {
  const own = rules.filter(({ id }) => ruleSetOf(familyOf(id)) === set);
  const families = [...new Set(own.map(({ id }) => familyOf(id)))];
  const numbers = (family: readonly Ruled[], by: Ruled['by']): string =>
    inShort(
      of(family, by)
        .map(({ id }) => id.slice(-3))
        .sort(),
    );
  const rows = families.map((name) => {
    const family = own.filter(({ id }) => familyOf(id) === name);
    return row(`\`${name}\``, family.length, numbers(family, 'ruling'), numbers(family, 'draft'));
  });
  return table(['family', 'rules', 'with a ruling', 'drafted by us'], rows);
};

const NAMES: Readonly<Record<string, string>> = {
  ...en.campaign.options.names,
  ...en.command.options,
  ...en.sortie.options,
  ...en.skirmish.options,
  ...en.lines.options,
};
const ANSWERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...en.campaign.options.answers,
  ...en.command.answers,
  ...en.sortie.answers,
  ...en.skirmish.answers,
  ...en.lines.answers,
};
const FLAGS: Readonly<Record<string, string>> = { true: 'yes', false: 'no', on: 'yes', off: 'no' };

const optionTable = ({ options }: Books, set: string): string => {
  const told = (name: string, value: string): string => ANSWERS[name]?.[value] ?? FLAGS[value] ?? value;
  const rows = options
    .filter(({ name }) => optionSet(name) === set)
    .map(({ name, usual, others, rules }) => {
      const what = NAMES[name];
      const said = what === undefined ? `\`${name}\`` : `${what} (\`${name}\`)`;
      return row(said, told(name, usual), others.map((value) => told(name, value)).join('; '), rules.join(', '));
    });
  return table(['option', 'usually', 'or', 'rules'], rows);
};

/** The page of rulings with its lists made anew. */
export const rulingsPage = (): { readonly path: string; readonly now: string; readonly made: string } => {
  const books = readBooks();
  const makes: Readonly<Record<string, (set: string) => string>> = {
    counts: () => countTable(books),
    families: (set) => familyTable(books, set),
    options: (set) => optionTable(books, set),
  };
  const path = join(ROOT, PAGE);
  const now = readFileSync(path, 'utf8');
  const made = now.replaceAll(MADE, (_, head: string, kind: string, set: string, end: string) => {
    return `${head}${makes[kind]?.(set) ?? `there is no list of ${kind}`}\n${end}`;
  });
  return { path, now, made };
};

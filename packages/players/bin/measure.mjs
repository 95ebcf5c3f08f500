#!/usr/bin/env node
// How long each way to play takes and how much of it is skill: `npm run measure -- --help`.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runInNewContext } from 'node:vm';
import {
  ALL_WAYS,
  fileText,
  GAME_KINDS,
  gameOf,
  measure,
  paceOf,
  pageText,
  tablesOf,
  thoughtsAt,
  warOf,
} from '../dist/measure/index.js';

const WARS = ALL_WAYS.map((way) => `war:${way}`);
const HELP = `usage: npm run measure -- [what] [games] [seed] [options]

Captain and recruit play as the first page begins a game: every game twice, with sides exchanged.

what      all (as usual), ${GAME_KINDS.join(', ')};
          wars for a saga's ways of war, or one: ${WARS.join(', ')}
games     how many of each, an even number (400)
seed      any word (measured)

--same-dice
          begins both games of a pair with the same dice
--write   writes what was counted into the pages' table and docs/measured.md, each kind when it is done
--again   plays nothing: writes both anew from what was counted before, after a constant was changed
--table   a table's whole file (its page's menu has it): how long people took there for a choice, by its size
--json    writes what was counted to the standard output as JSON
--help    this
`;

const TABLE = new URL('../../web/src/measured/measured.table.ts', import.meta.url);
const PAGE = new URL('../../../docs/measured.md', import.meta.url);
const PAGE_MARKS = ['<!-- measured: written by the tool -->\n', '<!-- until here -->'];

/** @param {string} text */
const stop = (text) => {
  process.stderr.write(`${text}\n\n${HELP}`);
  process.exit(2);
};

const options = {
  'same-dice': { type: 'boolean' },
  write: { type: 'boolean' },
  again: { type: 'boolean' },
  table: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
};
const { values, positionals } = (() => {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return stop(error.message);
  }
})();
if (values.help) {
  process.stdout.write(HELP);
  process.exit(0);
}
if (values.table !== undefined) {
  const file = (() => {
    try {
      return JSON.parse(readFileSync(values.table, 'utf8'));
    } catch (error) {
      return stop(error.message);
    }
  })();
  if (!Array.isArray(file.records)) stop(`${values.table} is not the whole file of a table.`);
  const pace = paceOf(thoughtsAt(file));
  const lines = Object.entries(pace).map(
    ([
      size,
      {
        choices,
        seconds: [low, middle, high],
      },
    ]) => `${size.padEnd(8)} ${choices} choices${choices === 0 ? '' : `, ${middle} seconds (${low} to ${high})`}\n`,
  );
  process.stdout.write(values.json ? `${JSON.stringify(pace, null, 2)}\n` : lines.join(''));
  process.exit(0);
}
const [what = 'all', count = '400', seed = 'measured', ...rest] = positionals;
const games = Number(count);
const EACH = { all: [...GAME_KINDS, ...WARS], wars: WARS };
const names = EACH[what] ?? [what];
if (rest.length > 0 || !names.every((name) => [...GAME_KINDS, ...WARS].includes(name))) stop('What is to be measured?');
if (!Number.isInteger(games) || games < 2 || games % 2 === 1) stop('Games are an even number, from 2 on.');

/** What was counted before: the last table of the file, which is plain data. */
const before = () => {
  const [, literal = '{}'] = readFileSync(TABLE, 'utf8').match(/export const FIGURES = (.*) as const;/s) ?? [];
  const { kinds, ways } = runInNewContext(`(${literal})`);
  return { kinds: { ...kinds }, ways: { ...ways } };
};

const write = (all) => {
  writeFileSync(TABLE, fileText(all));
  const [head, foot] = PAGE_MARKS;
  const page = readFileSync(PAGE, 'utf8');
  const [from, to] = [page.indexOf(head) + head.length, page.indexOf(foot)];
  if (from < head.length || to < from) throw new Error(`no place for a table in ${fileURLToPath(PAGE)}`);
  writeFileSync(PAGE, page.slice(0, from) + pageText(all) + page.slice(to));
};

const BAR = 24;
const isSeen = process.stderr.isTTY;
let shown = 0;
/** A bar on a terminal, a line now and then elsewhere. */
const progress = (name, begun) => (done) => {
  const now = performance.now();
  if (done < games && now - shown < (isSeen ? 200 : 15_000)) return;
  shown = now;
  const full = Math.round((BAR * done) / games);
  const left = Math.round(((now - begun) / 1000 / done) * (games - done));
  const bar = '█'.repeat(full) + '░'.repeat(BAR - full);
  const text = `${name.padEnd(12)} ${bar} ${done} of ${games}, ${left} s left`;
  process.stderr.write(isSeen ? `\r\u001b[K${text}${done === games ? '\n' : ''}` : `${text}\n`);
};

const all = values.write || values.again ? before() : { kinds: {}, ways: {} };
for (const name of values.again ? [] : names) {
  const [group, key, game] = name.startsWith('war:')
    ? ['ways', name.slice(4), warOf(name.slice(4))]
    : ['kinds', name, gameOf(name)];
  all[group][key] = measure(game, {
    games,
    seed,
    sameDice: values['same-dice'] ?? false,
    told: progress(name, performance.now()),
  });
  if (values.write) write(all);
}
if (values.again) write(all);
process.stdout.write(values.json ? `${JSON.stringify({ counted: all, ...tablesOf(all) }, null, 2)}\n` : pageText(all));

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BORDERS } from './borders.js';
import { ROOT } from './house.js';
import { RULE_SETS } from './ledger/ids.js';

const PAGE = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
const DRAWING = readFileSync(join(ROOT, 'docs/pictures/house.svg'), 'utf8');
const PACKAGES = readdirSync(join(ROOT, 'packages')).sort();

/** The rules of the border check whose name begins so: for each, what its comment says may be used. */
const borders = (begins: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    BORDERS.filter(({ name }) => name.startsWith(begins)).map(({ name, comment }) => [
      name.slice(begins.length),
      comment
        .replace(/^.* may (?:import|use) (?:no other .*)?/, '')
        .split(', ')
        .filter(Boolean),
    ]),
  );

test('the packages of the page are those that there are, and stand on what the border check lets them', async () => {
  const rows = [...PAGE.matchAll(/^\| `(\w+)` \| [^|]* \| ([^|]*) \|$/gm)].filter(([, name]) =>
    PACKAGES.includes(name ?? ''),
  );
  const levels = borders('level-of-');
  const said = rows.map(([, name = '', on = '']) => [name, on === 'nothing' ? [] : on.split(', ')]);
  // What may be imported once it is there is not said of what is not there.
  const held = PACKAGES.map((name) => [name, levels.get(name)?.filter((other) => PACKAGES.includes(other))]);
  expect(Object.fromEntries(said)).toEqual(Object.fromEntries(held));
});

test('the floors of the pages are those of the border check, in their order', async () => {
  const floors = [...borders('floor-of-').keys()];
  const said = /The folders of the pages are floors[\s\S]*?\n\n/.exec(PAGE)?.[0] ?? '';
  expect([...said.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual([...floors, 'app']);
});

test('the drawing shows every package and every rule set, and the store', () => {
  const drawn = (kind: string): readonly (string | undefined)[] =>
    [...DRAWING.matchAll(new RegExp(`class="${kind}"[^>]*>([^<]+)<`, 'g'))].map(([, name]) => name).sort();
  expect(drawn('name')).toEqual([...PACKAGES, 'store'].sort());
  expect(drawn('r')).toEqual(Object.values(RULE_SETS).sort());
});

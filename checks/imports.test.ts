import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from './house.js';
import { importFaults } from './imports.js';

const manifest = (name: string, dependencies: readonly string[]) =>
  JSON.stringify({
    name: `@warmoot/${name}`,
    type: 'module',
    exports: {
      '.': { 'warmoot-source': './src/index.ts', default: './dist/index.js' },
      './testing': { 'warmoot-source': './src/testing/index.ts' },
      './inside': { 'warmoot-source': './src/inside.ts' },
    },
    dependencies: Object.fromEntries(dependencies.map((dependency) => [`@warmoot/${dependency}`, '0.1.0'])),
  });

const SOUND = {
  'package.json': JSON.stringify({ name: 'house', workspaces: ['packages/*'] }),
  'packages/kernel/package.json': manifest('kernel', []),
  'packages/kernel/src/index.ts': "export { one } from './inside.js';",
  'packages/kernel/src/inside.ts': 'export const one = 1;',
  'packages/kernel/src/testing/index.ts': "import 'node:fs';",
  'packages/rules/package.json': manifest('rules', ['kernel']),
  'packages/rules/src/index.ts': "export * from './saga/duel.js'; export * from './sortie/pool.js';",
  'packages/rules/src/saga/duel.ts': "import '../war/field.js'; export { one as duel } from '@warmoot/kernel';",
  'packages/rules/src/saga/duel.test.ts': "import '@warmoot/kernel/testing'; import './duel.js';",
  'packages/rules/src/sortie/pool.ts': 'export const pool = 3;',
  'packages/rules/src/war/field.ts': "import '@warmoot/kernel';",
  'packages/words/package.json': manifest('words', ['kernel', 'rules']),
  'packages/words/src/index.ts': "import type { duel } from '@warmoot/rules'; export type Duel = typeof duel;",
  'packages/cli/package.json': manifest('cli', ['words']),
  'packages/cli/src/index.ts': "import 'node:fs'; import '@warmoot/words';",
  'packages/cli/bin/warmoot.mjs': "import '../dist/index.js';",
};

let root: string;

const plant = (files: Readonly<Record<string, string>>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
};

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'warmoot-imports-')));
  plant(SOUND);
  mkdirSync(join(root, 'node_modules/@warmoot'), { recursive: true });
  for (const name of ['kernel', 'rules', 'words', 'cli'])
    symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@warmoot', name));
});
afterEach(() => rmSync(root, { recursive: true }));

const SAGA = 'packages/rules/src/saga/planted.ts';

test('the house: every import goes where it may', () => {
  const { modules, faults } = importFaults(ROOT);
  expect(faults).toEqual([]);
  expect(modules).toBeGreaterThan(4000);
});

test('a sound tree has no faults, and every module of it was read', () => {
  expect(importFaults(root)).toEqual({ modules: 11, faults: [] });
});

test.each([
  ['level-of-kernel', 'packages/kernel/src/planted.ts', "import '@warmoot/rules';"],
  [
    'level-of-kernel',
    'packages/kernel/src/planted.ts',
    "import type { duel } from '@warmoot/rules'; export type D = typeof duel;",
  ],
  ['level-of-kernel', 'packages/kernel/src/planted.test.ts', "import '@warmoot/rules';"],
  ['level-of-rules', SAGA, "import '@warmoot/words';"],
  ['level-of-words', 'packages/words/src/planted.ts', "import '@warmoot/cli';"],
  ['package-without-level', 'packages/attic/src/index.ts', "import '@warmoot/kernel';"],
  ['house-inside-package', 'packages/cli/src/planted.ts', "import '../../../checks/house.js';"],
  ['front-door', SAGA, "import '@warmoot/kernel/inside';"],
  ['front-door-of-house', 'checks/planted.ts', "import '@warmoot/kernel/inside';"],
  ['by-name', SAGA, "import '../../../kernel/src/index.js';"],
  ['testing-in-tests', SAGA, "import '@warmoot/kernel/testing';"],
  ['testing-in-tests', 'packages/kernel/src/planted.ts', "import './testing/index.js';"],
  ['rule-sets-apart', SAGA, "import '../sortie/pool.js';"],
  ['rule-sets-apart', SAGA, "import '../index.js';"],
  ['rule-sets-apart', 'packages/rules/src/war/planted.ts', "import '../saga/duel.js';"],
  ['edition-on-its-game', 'packages/rules/src/saga-1e/planted.ts', "import '../sortie/pool.js';"],
  ['editions-from-above', SAGA, "import '../saga-1e/edition.js';"],
  ['bridges-to-fights', 'packages/rules/src/sortie/campaign/planted.ts', "import '../../index.js';"],
  ['rule-sets-apart', 'packages/rules/src/saga/campaign/bridges/planted.ts', "import '../../../sortie/pool.js';"],
  ['pure-packages', SAGA, "import 'node:fs';"],
  ['pure-packages', SAGA, "import 'vitest';"],
  ['declared', 'packages/cli/src/planted.ts', "import 'stray';"],
  ['declared', 'packages/cli/src/planted.ts', "import '@warmoot/rules';"],
  ['resolvable', 'packages/cli/src/planted.ts', "import './nowhere.js';"],
  ['floor-of-design', 'packages/web/src/design/planted.ts', "import '../scenes/duel.js';"],
  ['floor-of-boards', 'packages/web/src/boards/hex/planted.ts', "import('../../scenes/duel.js');"],
  ['folder-without-floor', 'packages/web/src/attic/planted.ts', "import '../scenes/duel.js';"],
])('%s: a planted import is caught (%s: %s)', (rule, path, text) => {
  plant({
    'checks/house.ts': '',
    'packages/rules/src/saga-1e/edition.ts': '',
    'packages/web/src/scenes/duel.ts': '',
    'node_modules/stray/package.json': '{ "name": "stray", "main": "index.js" }',
    'node_modules/stray/index.js': '',
    [path]: text,
  });
  const { faults } = importFaults(root);
  expect(faults).toContainEqual(expect.stringContaining(`${rule}: ${path} → `));
});

test('the bridge between a rule set and the campaign knows both', () => {
  plant({ 'packages/rules/src/sortie/campaign/planted.ts': "import '../pool.js'; import '../../saga/duel.js';" });
  expect(importFaults(root).faults).toEqual([]);
});

test.each(['import', 'import type {} from'])('a cycle is caught (%s)', (statement) => {
  plant({ 'packages/kernel/src/inside.ts': `${statement} './index.js'; export const one = 1;` });
  const { faults } = importFaults(root);
  expect(faults).toEqual([
    'no-cycles: packages/kernel/src/index.ts → packages/kernel/src/inside.ts → packages/kernel/src/index.ts',
  ]);
});

test('a circle of folders is caught, at the top and further down', () => {
  plant({
    'packages/kernel/src/dice/die.ts': "import '../scene/rest.js';",
    'packages/kernel/src/dice/odds.ts': '',
    'packages/kernel/src/scene/rest.ts': '',
    'packages/kernel/src/scene/step.ts': "import '../dice/odds.js';",
    'packages/kernel/src/grid/hex/board.ts': "import '../line.js';",
    'packages/kernel/src/grid/hex/hex.ts': '',
    'packages/kernel/src/grid/line.ts': "import './hex/hex.js';",
  });
  const { faults } = importFaults(root);
  expect(faults).toEqual([
    'no-folder-circles: packages/kernel/src: dice → scene → dice',
    'no-folder-circles: packages/kernel/src/grid: hex → line.ts → hex',
  ]);
});

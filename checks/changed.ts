// npm test -- --changed: names the test files that depend on what differs from a commit.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './house.js';
import { importersIn, modulesOf } from './modules.js';
import { testsOf } from './reach.js';

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

const [commit = 'HEAD'] = process.argv.slice(2);
const files = git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) =>
  existsSync(join(ROOT, file)),
);
const changed = [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')];
for (const test of testsOf(changed, files, importersIn(modulesOf(ROOT, files)))) console.log(test);

import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { build as bundle, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pack } from '../scripts/pack.mjs';
import { LIBRARIES } from '../scripts/packing/library.mjs';
import { build, COMPILER, ROOT } from '../scripts/run.mjs';
import { houseFiles } from './house.js';

/** What runs anywhere: no package of others, and nothing of Node. */
const ENGINE = ['kernel', 'rules', 'protocol', 'words', 'players'];

const [{ text: PAGE = '' } = {}] = houseFiles(/^docs\/library\.md$/);
const READMES = houseFiles(new RegExp(`^packages/(${ENGINE.join('|')})/README\\.md$`));

/** The programs of a page, one a section: its title, and what stands after the arrows. */
const programsOf = (page: string) =>
  [...page.matchAll(/^##? (.*?)\n(?:(?!^## ).)*?^```ts\n(.*?)^```$/gms)].map(([, title = '', text = '']) => ({
    title,
    text,
    prints: [...text.matchAll(/\/\/ → (.*)$/gm)].map(([, said]) => said),
  }));

const PROGRAMS = [PAGE.replace(/^# /m, ''), ...READMES.map(({ text }) => text)]
  .flatMap(programsOf)
  .map((program, nth) => ({ ...program, file: `program${nth}` }));

/** The table of sizes at the end of the page. */
const SIZES = [...PAGE.matchAll(/^\| ([^|]+) \|[^|]*\| (\d+) kB \| (\d+) kB \|$/gm)].map(([, title, raw, gzip]) => ({
  title,
  file: PROGRAMS.find((one) => one.title === title)?.file ?? '',
  raw: Number(raw),
  gzip: Number(gzip),
}));

const STRICT = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM'],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  noUnusedLocals: true,
  types: [],
};
const WAYS = {
  nodenext: { module: 'NodeNext', moduleResolution: 'NodeNext' },
  bundler: { module: 'ESNext', moduleResolution: 'bundler', noEmit: true },
};

/** Runs every program of the page, and prints what each has printed. */
const RUNNER = `const said = {};
for (const file of process.argv.slice(2)) {
  const heard = (said[file] = []);
  console.log = (...what) => heard.push(what.join(' '));
  await import(\`./\${file}.js\`);
}
process.stdout.write(JSON.stringify(said));
`;

const run = promisify(execFile);

/** A program in one piece for browsers. */
const bundled = async (folder: string, file: string): Promise<string> => {
  const { output } = (await bundle({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: join(folder, `${file}.ts`), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
};

describe('the libraries, packed and installed in an empty folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'warmoot-library-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  let packed: Awaited<ReturnType<typeof pack>>;
  let printed: Readonly<Record<string, readonly string[]>> = {};

  beforeAll(async () => {
    await build('packages/cli');
    packed = await pack(LIBRARIES, join(folder, 'packed'), '');
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const engine = packed.filter(({ name }) => ENGINE.includes(name.replace('@warmoot/', '')));
    const files = engine.map(({ filename }) => `./packed/${filename}`);
    await run('npm', ['install', '--offline', '--no-audit', '--no-fund', '--loglevel=error', ...files], {
      cwd: folder,
    });
    for (const { file, text } of PROGRAMS) writeFileSync(join(folder, `${file}.ts`), text);
    for (const [way, options] of Object.entries(WAYS)) {
      const config = { compilerOptions: { ...STRICT, ...options }, include: ['program*.ts'] };
      writeFileSync(join(folder, `${way}.json`), JSON.stringify(config));
    }
    writeFileSync(join(folder, 'run.mjs'), RUNNER);
  });

  test.each(LIBRARIES)('%s holds what its sources give, and nothing else', (name) => {
    const { files } = packed.find((one) => one.name === `@warmoot/${name}`) ?? { files: [] };
    const others = files.map(({ path }) => path).filter((path) => !/^dist\/.*\.(js|d\.ts)$/.test(path));
    expect(others.sort()).toEqual(['LICENSE', 'README.md', 'package.json']);
    expect(files.filter(({ path }) => /\.test\.|testing\//.test(path))).toEqual([]);
  });

  test.each(Object.keys(WAYS))('every program compiles strictly by %s', async (way) => {
    const compiler = join(ROOT, COMPILER);
    const { stdout } = await run(process.execPath, [compiler, '-p', `${way}.json`], { cwd: folder }).catch(
      (error) => error,
    );
    expect(stdout).toBe('');
  });

  test('they run', async () => {
    const { stdout } = await run(process.execPath, ['run.mjs', ...PROGRAMS.map(({ file }) => file)], {
      cwd: folder,
    });
    printed = JSON.parse(stdout);
    expect(Object.keys(printed)).toHaveLength(PROGRAMS.length);
  });

  test.each(PROGRAMS)('$title: prints what it says', ({ file, prints }) => {
    expect(prints.length).toBeGreaterThan(0);
    expect(printed[file]).toEqual(prints);
  });

  test.each(SIZES)('$title: $gzip kB in a browser, and nothing of Node', async ({ title, file, raw, gzip }) => {
    const code = await bundled(folder, file);
    const said: string[] = [];
    runInContext(code, createContext({ console: { log: (...what: unknown[]) => said.push(what.join(' ')) } }));
    expect(said).toEqual(printed[file]);
    const found = { raw: Math.ceil(code.length / 1000), gzip: Math.ceil(gzipSync(code).length / 1000) };
    console.log(`${title}: ${found.raw} kB, ${found.gzip} kB gzip`);
    // The table is mended when it is a sixth off.
    expect(Math.abs(found.raw / raw - 1)).toBeLessThan(1 / 6);
    expect(Math.abs(found.gzip / gzip - 1)).toBeLessThan(1 / 6);
  });

  test('the table server: its file, with the packages of others that it names and no more, runs as its README says', async () => {
    // npm would fetch those packages. They are taken from here instead, and our own from what was installed before.
    const home = join(folder, 'node_modules/@warmoot/table');
    const { filename = '' } = packed.find(({ name }) => name === '@warmoot/table') ?? {};
    mkdirSync(home);
    await run('tar', ['-xzf', join(folder, 'packed', filename), '-C', home, '--strip-components=1']);
    const { dependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
      readonly dependencies: Readonly<Record<string, string>>;
    };
    const others = Object.keys(dependencies).filter((name) => !name.startsWith('@warmoot/'));
    expect(others.length).toBeGreaterThan(0);
    for (const name of others) {
      const place = join(folder, 'node_modules', name);
      mkdirSync(join(place, '..'), { recursive: true });
      const from = [join(ROOT, 'packages/table/node_modules', name), join(ROOT, 'node_modules', name)];
      symlinkSync(from.find((one) => existsSync(one)) ?? '', place);
    }
    const [{ text = '' } = {}] = houseFiles(/^packages\/table\/README\.md$/);
    const [program] = programsOf(text);
    const told = "console.log(import.meta.resolve('@warmoot/table'), import.meta.resolve('@warmoot/rules'));";
    writeFileSync(join(folder, 'server.mjs'), `${program?.text ?? ''}${told}\n`);
    const { stdout } = await run(process.execPath, ['server.mjs'], { cwd: folder });
    const lines = stdout.trim().split('\n');
    const places = ['table', 'rules'].map(
      (name) => pathToFileURL(join(realpathSync(folder), 'node_modules/@warmoot', name, 'dist/index.js')).href,
    );
    expect(lines).toEqual([...(program?.prints ?? []), places.join(' ')]);
  });

  test('the page has a program for all of it, and tells the sizes of four', () => {
    expect([PROGRAMS.length, PAGE.match(/^```ts$/gm)?.length, SIZES.length]).toEqual([10 + ENGINE.length, 10, 4]);
  });
});

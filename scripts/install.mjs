// @ts-check
// Brings in what a fresh clone lacks. It runs before anything is installed, so it uses nothing but Node.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { node, ROOT, run } from './run.mjs';

/**
 * Parts with a binary of their own for each platform. npm may install the package, find no binary for this machine
 * in the lock file, and still report success; so each is started once after an install.
 * @type {readonly { name: string, start: readonly string[] }[]}
 */
const NATIVE_PARTS = [
  { name: 'rolldown', start: ['-e', "import('rolldown')"] },
  { name: 'lightningcss', start: ['-e', "import('lightningcss')"] },
  { name: 'esbuild', start: ['-e', "require('esbuild').transformSync('')"] },
  { name: 'oxc-parser', start: ['-e', "import('oxc-parser')"] },
  { name: 'oxc-resolver', start: ['-e', "import('oxc-resolver')"] },
  {
    name: '@photostructure/sqlite',
    start: [
      '-e',
      "process.getBuiltinModule('node:sqlite') ?? new (require('@photostructure/sqlite').DatabaseSync)(':memory:')",
    ],
  },
  { name: 'typescript-native', start: ['node_modules/typescript-native/bin/tsc', '--version'] },
  { name: 'biome', start: ['node_modules/@biomejs/biome/bin/biome', '--version'] },
];

/**
 * A part that comes from the operating system. `present` is a shell command that succeeds where the part is there,
 * `enough` one that succeeds where something else does in its place.
 * @typedef {{ name: string, wantedBy: 'start' | 'test', present: string, enough?: string, apt: string, elsewhere: string }} SystemPart
 */

/** @type {readonly SystemPart[]} */
const SYSTEM_PARTS = [
  {
    name: 'PostgreSQL',
    wantedBy: 'test',
    // Debian keeps the server's programs out of the path.
    present: 'command -v initdb || ls /usr/lib/postgresql/*/bin/initdb',
    apt: 'postgresql',
    elsewhere: 'brew install postgresql',
  },
  {
    name: 'Chromium',
    wantedBy: 'test',
    // The browser without its windows does the same in three quarters of the time.
    present: 'command -v chromium-headless-shell',
    enough: 'command -v chromium',
    apt: 'chromium-headless-shell',
    elsewhere: 'brew install chromium',
  },
];

/**
 * What the search for system parts needs of the machine it runs on.
 * @typedef {object} Machine
 * @property {(succeeds: string) => Promise<boolean>} has
 * @property {boolean} apt whether this is Debian (or a child of it) and we may install
 * @property {(packages: readonly string[]) => Promise<{ code: number, output: string }>} aptInstall
 * @property {boolean} ci
 * @property {(line: string) => void} say
 */

/** @type {Machine} */
const THIS_MACHINE = {
  has: async (succeeds) => (await run('sh', ['-c', succeeds])).code === 0,
  apt: existsSync('/etc/debian_version') && process.getuid?.() === 0,
  aptInstall: (packages) => {
    const install = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
    return run('sh', ['-c', `export DEBIAN_FRONTEND=noninteractive; apt-get update && ${install}`]);
  },
  ci: process.env.CI === 'true',
  say: (line) => console.log(line),
};

/**
 * @param {readonly SystemPart[]} parts
 * @param {(part: SystemPart) => Promise<boolean>} isThere
 */
const missingOf = async (parts, isThere) => {
  const there = await Promise.all(parts.map(isThere));
  return parts.filter((_, index) => !there[index]);
};

/**
 * Installs the missing parts where it may, and says which are still missing; in CI that is an error.
 * @param {readonly SystemPart[]} parts
 * @param {Machine} machine
 */
export const ensureSystemParts = async (parts, machine) => {
  /** @param {SystemPart} part */
  const isPresent = ({ present }) => machine.has(present);
  let missing = await missingOf(parts, isPresent);
  if (missing.length > 0 && machine.apt) {
    const packages = missing.map(({ apt }) => apt);
    machine.say(`installing ${packages.join(', ')} by apt-get`);
    const { code, output } = await machine.aptInstall(packages);
    if (code !== 0) machine.say(output.trimEnd());
    missing = await missingOf(missing, isPresent);
  }
  missing = await missingOf(missing, async ({ enough }) => enough !== undefined && (await machine.has(enough)));
  const lines = missing.map(
    ({ name, apt, elsewhere }) => `${name} is missing; on Debian: apt-get install ${apt}; elsewhere: ${elsewhere}`,
  );
  if (lines.length > 0 && machine.ci) throw new Error(lines.join('\n'));
  for (const line of lines) machine.say(line);
};

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/**
 * Whether a version of Node is as new as the manifest's `>=major.minor` asks for.
 * @param {string} version
 * @param {string} wanted
 */
export const isNewEnough = (version, wanted) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = wanted.replace('>=', '').split('.').map(Number);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
};

const checkNode = () => {
  const wanted = readJson('package.json').engines.node;
  if (isNewEnough(process.versions.node, wanted)) return;
  throw new Error(
    `Warmoot needs Node ${wanted.replace('>=', '')} or newer; this is ${process.versions.node}. See https://nodejs.org`,
  );
};

/** The folders of all workspaces. */
const workspaces = () =>
  readJson('package.json').workspaces.flatMap((/** @type {string} */ pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    return readdirSync(join(ROOT, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${parent}/${name}`)
      .sort();
  });

const STAMP = join(ROOT, 'node_modules/.warmoot-installed');

/** Changes whenever an install could give something else. */
const fingerprint = () => {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${process.versions.modules}`);
  const manifests = ['', ...workspaces()].map((folder) => join(folder, 'package.json'));
  for (const path of [...manifests, 'package-lock.json'].filter((path) => existsSync(join(ROOT, path))))
    hash.update(path).update(readFileSync(join(ROOT, path)));
  return hash.digest('hex');
};

const isInstalled = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint();

/** @param {readonly string[]} options */
const npmInstall = async (options) => {
  const { code, output } = await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...options]);
  if (code !== 0) throw new Error(`npm install failed\n${output.trimEnd()}`);
};

/** The native parts that do not start. */
const brokenParts = async () => {
  const ends = await Promise.all(NATIVE_PARTS.map(({ start }) => node(start)));
  return NATIVE_PARTS.filter((_, index) => ends[index]?.code !== 0).map(({ name }) => name);
};

// `npm ci` would reject a lock that lacks some platform's optional binary, though `npm install` itself wrote it.
const installPackages = async () => {
  console.log('installing packages');
  await npmInstall([]);
  const broken = await brokenParts();
  if (broken.length > 0) {
    console.log(`${broken.join(', ')}: no binary for this machine in the lock file; installing once more without it`);
    for (const folder of ['', ...workspaces()])
      rmSync(join(ROOT, folder, 'node_modules'), { recursive: true, force: true });
    await npmInstall(['--no-package-lock']);
    const stillBroken = await brokenParts();
    if (stillBroken.length > 0)
      throw new Error(`${stillBroken.join(', ')}: installed, but will not start on this machine`);
  }
  writeFileSync(STAMP, fingerprint());
};

/**
 * Sees to it that all is there that a command wants. Throws with a message for people if it cannot.
 * @param {'start' | 'test'} command
 */
export const ensureInstalled = async (command) => {
  checkNode();
  const parts = SYSTEM_PARTS.filter(({ wantedBy }) => wantedBy === command);
  // npm and apt wait for different hosts.
  await Promise.all([isInstalled() || installPackages(), ensureSystemParts(parts, THIS_MACHINE)]);
};

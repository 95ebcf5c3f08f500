// @ts-check
// npm start [-- arguments of warmoot]: installs, builds and brings up the product. Without arguments that is the table
// server, in a browser where there is one.
import { spawn } from 'node:child_process';
import { ensureInstalled } from './install.mjs';
import { ensurePages } from './pages.mjs';
import { build, ROOT, timed } from './run.mjs';

/**
 * Runs warmoot in the foreground. A signal is its to answer: it finishes what it has accepted, and so we wait.
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
const warmoot = (args) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['packages/cli/dist/main.js', ...args], { cwd: ROOT, stdio: 'inherit' });
    // Ctrl-C goes to both of us, other signals to us alone; the server takes two at once for one.
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal));
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });

/** @param {readonly string[]} args */
const start = async (args) => {
  const installing = await timed(() => ensureInstalled('start'));
  console.log(`installed  ${installing.seconds}`);
  // One after the other: both would want all of a small machine.
  const building = await timed(async () => {
    // Only what the product is made of; tests are checked by npm test.
    await build('packages/cli');
    await ensurePages();
  });
  console.log(`built      ${building.seconds}\n`);
  return warmoot(args);
};

try {
  process.exitCode = await start(process.argv.slice(2));
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}

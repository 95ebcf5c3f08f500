// @ts-check
// npm run bench [-- arguments]: installs, builds and measures. It measures what tsc builds, as it is shipped: tsx gives
// every function its name when it is made, which slows down code that makes functions as it runs.
import { ensureInstalled } from './install.mjs';
import { build, node } from './run.mjs';

/** @param {readonly string[]} args */
const bench = async (args) => {
  // Figures alone go to the standard output, so that --json can be read by programs.
  console.log = console.error;
  await ensureInstalled('start');
  await build('bench');
  return (await node(['.cache/bench/main.js', ...args], { aloud: true })).code;
};

try {
  process.exitCode = await bench(process.argv.slice(2));
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}

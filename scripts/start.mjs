// @ts-check
// npm start [-- arguments of warmoot]: installs, builds and brings up the product.
import { ensureInstalled } from './install.mjs';
import { node, timed } from './run.mjs';

const COMING = `
Play now:   npx warmoot duel --against captain
Or watch:   npx warmoot duel --watch --me knight --them duellist

Hand-to-Hand is whole. Still to come: the table in the browser, which this command will then open; battles, Discussions
and journeys of the saga; the other rule sets; the laboratory.`;

/** @param {readonly string[]} args */
const start = async (args) => {
  const installing = await timed(() => ensureInstalled('start'));
  console.log(`installed  ${installing.seconds}`);
  // Only what the product is made of; tests are checked by npm test.
  const building = await timed(() => node(['node_modules/typescript/bin/tsc', '-b', 'packages/cli']));
  if (building.result.code !== 0) throw new Error(`the build failed\n${building.result.output.trimEnd()}`);
  console.log(`built      ${building.seconds}\n`);
  const { code } = await node(['packages/cli/bin/warmoot.mjs', ...(args.length > 0 ? args : ['--help'])], {
    aloud: true,
  });
  if (args.length === 0) console.log(COMING);
  return code;
};

try {
  process.exitCode = await start(process.argv.slice(2));
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}

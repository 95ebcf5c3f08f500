// @ts-check
/** @typedef {{ name: string, about: string, words: readonly string[] }} Part */

const RULES = 'packages/rules/src/';

/**
 * The parts of proof that need no page: each test file is in one of them, by the words that its path begins with.
 * @type {readonly Part[]}
 */
export const UNIT_PARTS = [
  { name: 'checks', about: 'the checks of the house, the library, the benches', words: ['checks/', 'bench/'] },
  { name: 'kernel', about: 'the kernel and the wire', words: ['packages/kernel/', 'packages/protocol/'] },
  ...['saga', 'saga-1e', 'command', 'sortie', 'warband'].map((name) => ({
    name,
    about: `the rules: ${name}, all random games`,
    words: [`${RULES}${name}/`],
  })),
  {
    name: 'rules',
    about: 'what all rules share',
    words: ['war/', 'table/', 'testing/', 'atOnce', 'inForce', 'scenes', 'setups'].map((word) => `${RULES}${word}`),
  },
  { name: 'words', about: 'the words', words: ['packages/words/'] },
  { name: 'players', about: 'computer players', words: ['packages/players/'] },
  { name: 'table', about: 'the server: every kill, every hostile client, both stores', words: ['packages/table/'] },
  { name: 'cli', about: 'the terminal', words: ['packages/cli/'] },
  { name: 'web', about: 'the parts of pages', words: ['packages/web/src/'] },
];

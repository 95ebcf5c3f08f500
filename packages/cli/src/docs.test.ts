import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { warmoot } from './testing/terminal.js';

const ROOT = new URL('../../../', import.meta.url);
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(new URL('docs/', ROOT))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** What a line says to `warmoot`, up to a comment, a pipe or a second command. */
const COMMAND = /(?:^ {4}|npx |`|\| |^)warmoot ([a-z][^`\n]*)/gm;
/** Names of hashes in the protocol, not commands. */
const LABEL = /^(?:link|shared) 1/;

const wordsOf = (line: string): readonly string[] =>
  [...(line.split(/ (?:#|\||>|&&) ?/)[0] ?? '').matchAll(/'[^']*'|"[^"]*"|\S+/g)].map(([word]) => word);

const LINES = PAGES.flatMap((page) =>
  [...readFileSync(new URL(page, ROOT), 'utf8').matchAll(COMMAND)]
    .map(([, line = '']) => line.trim())
    .filter((line) => !LABEL.test(line))
    .map((line) => [page, line] as const),
);

/** The help of the innermost command that a line names, and how many of its words name it. */
const helpFor = (words: readonly string[]): { readonly help: string; readonly depth: number } => {
  let help = warmoot(['--help']).out;
  let depth = 0;
  const names = (word = ''): boolean => /^[a-z]+$/.test(word) && new RegExp(`^ {2}${word}\\b`, 'm').test(help);
  while (names(words[depth])) {
    depth += 1;
    const { out, exit } = warmoot([...words.slice(0, depth), '--help']);
    expect(exit).toBe(0);
    help = out;
  }
  return { help, depth };
};

describe('what the documents say to warmoot', () => {
  test('there are such lines', () => expect(LINES.length).toBeGreaterThan(30));

  test.each(LINES)('%s: warmoot %s', (_, line) => {
    const words = wordsOf(line);
    const { help, depth } = helpFor(words);
    expect(depth).toBeGreaterThan(0);
    const flags = words.flatMap((word) => /^--[a-z-]+/.exec(word)?.[0] ?? []);
    expect(flags.filter((flag) => !new RegExp(`${flag}\\b`).test(help))).toEqual([]);
  });
});

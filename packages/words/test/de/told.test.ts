import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { de } from '../../src/index.js';
import { toldLines } from '../told.js';

const EXAMPLES = new URL('../../../../docs/examples/', import.meta.url);
const HERE = new URL('./', import.meta.url);

/** `WARMOOT_GOLDEN=write npx vitest run packages/words/test` records anew; read what it wrote. */
const records = process.env.WARMOOT_GOLDEN === 'write';

const NAMES = readdirSync(EXAMPLES)
  .filter((file) => /^(duel-.*|discussion-council)\.json$/.test(file))
  .map((file) => file.replace(/\.json$/, ''));

/** What people say and tell in a Discussion is theirs, with quotation marks or without. */
const DUELS = NAMES.filter((name) => name.startsWith('duel-'));

/** English that would have been left standing. Words of people in quotation marks are theirs. */
const ENGLISH =
  /(?<![\p{L}-])(the|and|or|of|on|at|to|with|against|from|by|for|is|are|has|have|no|not|you|your|wounds?|minor|major|rounds?|side|squares?|fight|throws|chooses|moves|stays|dice|success|failure|total|base|prone|held|tackled|left|right|head|body|leg|shield|sword|dodge|parry|push|hold)(?![\p{L}-])/iu;

const withoutQuotes = (line: string): string => line.replaceAll(/„[^“]*“/g, '');

const fileOf = (name: string): string => readFileSync(new URL(`${name}.json`, EXAMPLES), 'utf8');

test.each(NAMES)('%s is told as it was read and found good', (name) => {
  const text = `${toldLines(de, fileOf(name)).join('\n')}\n`;
  const golden = new URL(`${name}.txt`, HERE);
  if (records) writeFileSync(golden, text);
  expect(text).toBe(readFileSync(golden, 'utf8'));
});

test.each(DUELS)('%s has no English left in it, whoever hears it', (name) => {
  for (const hearer of [null, 'ana', 'bo']) {
    const lines = toldLines(de, fileOf(name), hearer).map(withoutQuotes);
    expect(lines.filter((line) => ENGLISH.test(line))).toEqual([]);
  }
});

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { goldenText } from './told.js';

const EXAMPLES = new URL('../../../../docs/examples/', import.meta.url);
const HERE = new URL('./', import.meta.url);

/** `WARMOOT_GOLDEN=write npx vitest run packages/cli/test/golden` records anew; read what it wrote. */
const records = process.env.WARMOOT_GOLDEN === 'write';

const SCRIPTS = readdirSync(EXAMPLES)
  .filter((file) => /^(duel|battle|discussion)-.*\.json$/.test(file))
  .map((file) => file.replace(/\.json$/, ''));

test('there are golden replays of at least six fights, and of Discussions, and none without its script', () => {
  expect(SCRIPTS.length).toBeGreaterThanOrEqual(6);
  const texts = readdirSync(HERE).filter((file) => file.endsWith('.txt'));
  expect(texts.map((file) => file.replace(/\.txt$/, '')).sort()).toEqual([...SCRIPTS].sort());
});

describe.each(SCRIPTS)('%s', (name) => {
  const golden = new URL(`${name}.txt`, HERE);
  const text = goldenText(name, readFileSync(new URL(`${name}.json`, EXAMPLES), 'utf8'));
  if (records) writeFileSync(golden, text);

  test('replays byte for byte', () => {
    expect(existsSync(golden)).toBe(true);
    expect(text).toBe(readFileSync(golden, 'utf8'));
  });

  test('is no wider than a page', () => {
    expect(text.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './house.js';

/** The homes that the glossary gives: a name, and the file that declares it. */
const homes = [...readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8').matchAll(/`(\w+)` in `([^`]+)`/g)];

test('the glossary has a row for each word', () => {
  expect(homes.length).toBeGreaterThan(30);
});

test.each(homes.map(([, name, path]) => [name as string, path as string]))('%s lives in %s', (name, path) => {
  const file = join(ROOT, path);
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`export (abstract )?(class|interface|type|const) ${name}\\b`));
});

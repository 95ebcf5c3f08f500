import { expect, test } from 'vitest';
import { warmootLater } from '../src/testing/terminal.js';

const said = async (argv: readonly string[], files: Readonly<Record<string, string>> = {}): Promise<string> => {
  const { exit, out, err } = await warmootLater(argv, 'file', files);
  if (exit !== 0) throw new Error(err);
  return out;
};
const json = async (...argv: readonly string[]) => JSON.parse(await said([...argv, '--json']));

const watched = (...more: readonly string[]) => json('raid', '--watch', '--seed', 'acorn', ...more);

test('from the same seed the same raid, and another from another', async () => {
  const [one, again] = [await watched('--against', 'recruit'), await watched('--against', 'recruit')];
  expect(again).toEqual(one);
  const other = await json('raid', '--watch', '--seed', 'beech', '--against', 'recruit');
  expect(other.chapters[0].hash).not.toBe(one.chapters[0].hash);
});

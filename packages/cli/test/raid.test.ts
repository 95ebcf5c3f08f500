import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { byTier } from '@warmoot/kernel/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { warmootLater } from '../src/testing/terminal.js';

let folder = '';
let file = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'warmoot-'));
  file = join(folder, 'raid.json');
});
afterEach(() => rm(folder, { recursive: true }));

const said = async (argv: readonly string[], files: Readonly<Record<string, string>> = {}): Promise<string> => {
  const { exit, out, err } = await warmootLater(argv, 'file', files);
  if (exit !== 0) throw new Error(err);
  return out;
};
const json = async (...argv: readonly string[]) => JSON.parse(await said([...argv, '--json']));

const watched = (...more: readonly string[]) => json('raid', '--watch', '--seed', 'acorn', ...more);
/** As it is read: a line may end anywhere. */
const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');

const WARS = [
  ['command', 'command/battle'],
  ['saga', 'saga/battle'],
  ['sortie', 'sortie/battle'],
  ['warband', 'warband/battle'],
] as const;

test.each(WARS.slice(0, byTier(1, WARS.length)))(
  'SAGA-CAMPAIGN-009 computers play the raid to its end, the battle by %s, and its file holds',
  async (by, battle) => {
    const { over, end, chapters } = await watched(file, '--by', by);
    expect(over).toBe(true);
    expect(chapters.map(({ scene }: { scene: string }) => scene)).toEqual([
      'saga/discussion',
      'saga/march',
      battle,
      'saga/discussion',
    ]);
    expect(end.befell).toMatch(/^(won|even|lost|fled)$/);
    const { verified, scenes } = await json('campaign', 'verify', file);
    expect([verified, scenes]).toEqual([true, 4]);
    const story = await said(['campaign', 'story', file]);
    for (const told of ['Council at Tarn Hall', 'The ride to Hob’s Cross', end.title]) expect(story).toContain(told);
    expect(flat(story)).toContain(end.text);
  },
);

// Three raids: in proof.
test.each(byTier([], [['acorn', 'beech']]))(
  'from the same seed the same raid, and another from another: %s, %s',
  async (_, beech) => {
    const [one, again] = [await watched('--against', 'recruit'), await watched('--against', 'recruit')];
    expect(again).toEqual(one);
    const other = await json('raid', '--watch', '--seed', beech, '--against', 'recruit');
    expect(other.chapters[0].hash).not.toBe(one.chapters[0].hash);
  },
);

/** The first thing that is listed, at every question. */
const ones = (many: number): string => '1\n'.repeat(many);

const typed = (keys: string, ...more: readonly string[]): Promise<string> =>
  said(['raid', file, '--seed', 'oak', '--against', 'recruit', '--script', 'keys', ...more], { keys });

test('who quits in the middle of a chapter goes on there; the chapter that follows is chosen', async () => {
  const first = await typed('q\n', '--me', 'Bo');
  expect(first).toContain('Council at Tarn Hall. Tarn Hall, day 1');
  expect(flat(first)).toContain(`Left off here. All of it is in ${file}: the same command goes on.`);
  const council = await json('campaign', 'part', file, 'entries');
  expect(JSON.stringify(council)).toContain('"running"');
  // One answer at a time, each a command of its own, until the council is over.
  let out = '';
  for (let n = 0; n < 20 && !out.includes('What comes next'); n++) out = await typed('1\n');
  expect(out).toContain('1  The march: Three ways');
  // What is carried over is read, and the story is let end.
  const last = flat(await typed('c\n9\n3\n'));
  expect(last).toContain('A number of the list was expected, c or q.');
  expect(last).toContain('The carts stood behind the church until grass grew through the spokes.');
  expect(last).toContain('Nobody went to the Toll Stone.');
  expect(await typed('')).toContain('This story is over.');
  expect((await json('campaign', 'verify', file)).verified).toBe(true);
});

test('a person plays it to the end in German, by whatever is listed first', async () => {
  const out = await typed(ones(600), '--lang', 'de', '--by', 'sortie');
  expect(out).toContain('Rat in der Tarnhalle');
  expect(out).toContain('Was als Nächstes kommt');
  expect(flat(out)).toContain(`Die ganze Geschichte steht in ${file}.`);
  expect(JSON.parse(await readFile(file, 'utf8')).format).toMatch(/^warmoot-table/);
  expect((await json('campaign', 'verify', file)).verified).toBe(true);
});

test('a story is founded in a new file, and its chapters are begun one by one', async () => {
  expect((await warmootLater(['campaign', 'found', file, '--story', 'raid'])).err).toContain('--me');
  await said(['campaign', 'found', file, '--story', 'raid', '--me', 'Ana', '--against', 'recruit']);
  expect(await said(['campaign', 'next', file])).toContain('The council: Lady Ella asks for riders');
  expect((await warmootLater(['campaign', 'next', file, '2'])).err).toContain('There is 1 chapter to choose from.');
  expect(await json('campaign', 'next', file, '--play', '--seed', 'oak')).toMatchObject({ chapter: 'council' });
  expect(await said(['campaign', 'next', file])).toContain('No chapter of a story comes next here.');
  const [{ question, as }] = await json('campaign', 'questions', file);
  await said(['campaign', 'do', file, JSON.stringify({ do: 'answer', question, as, choice: { choose: 'noMore' } })]);
  expect((await json('campaign', 'verify', file)).verified).toBe(true);
  expect((await warmootLater(['campaign', 'found', file, '--story', 'raid', '--me', 'Bo'])).exit).toBe(2);
});

test('what does not go together is said', async () => {
  const stopped = async (...argv: readonly string[]) => (await warmootLater(['raid', ...argv])).err;
  expect(await stopped('--watch', '--script', 'keys')).toContain('Give --watch or --script, not both');
  expect(await stopped('--against', 'marshal')).toContain('There is no computer player "marshal"');
  await said(['table', 'new', file, '--me', 'Ana']);
  expect(await stopped(file)).toContain('There is another campaign in this file, or none.');
});

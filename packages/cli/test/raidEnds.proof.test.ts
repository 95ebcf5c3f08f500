import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { saga } from '@warmoot/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StoryTable } from '../src/campaign/storyTable.js';
import { speechIn } from '../src/speech.js';
import { warmootLater } from '../src/testing/terminal.js';

let folder = '';
let file = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'warmoot-'));
  file = join(folder, 'raid.json');
});
afterEach(() => rm(folder, { recursive: true }));

const silent = () => undefined;
const io = {
  ...{ ...speechIn('en'), out: silent, err: silent, readFile: () => '', writeFile: silent, readLine: () => null },
  ...{ tty: false, errTty: false, secureSeed: () => 'none' },
};

/** The raid as computers play it from a seed, always with what is likeliest, up to a chapter. */
const upTo = async (chapter: string, seed: string): Promise<StoryTable> => {
  const story = await StoryTable.open(io, '', null, { me: 'Ana', against: 'recruit', seed, now: 1 });
  story.rest('recruit');
  while (story.last?.chapter !== chapter) {
    const [offer] = story.offers;
    if (offer === undefined || offer.next.next === 'end') throw new Error(`no ${chapter} comes with ${seed}`);
    story.take(offer, 'command');
    story.letPlay();
  }
  story.rest(null);
  return story;
};

const endOf = ({ offers }: StoryTable) => {
  const end = offers.find(({ next }) => next.next === 'end');
  if (end === undefined) throw new Error('the story cannot end');
  return end;
};

/** A march of two days: its end does not bring its second day by itself. */
const marched = async (): Promise<StoryTable> => {
  const story = await upTo('march', 's3');
  expect([story.last?.day, story.last?.days, story.seen.open.today]).toEqual([1, 2, 1]);
  return story;
};

const dyingIn = ({ seen }: StoryTable): readonly string[] =>
  Object.values(seen.open.characters).flatMap(({ dying, name }) => (dying === null ? [] : [name]));

/** A battle after which Lady Ella lies dying. Where computers come to play otherwise, another seed has to be found. */
const bleeding = async (): Promise<StoryTable> => {
  const story = await upTo('battle', 's16');
  expect(dyingIn(story)).toEqual(['Lady Ella Avitch']);
  return story;
};

const kept = (story: StoryTable): Promise<void> => writeFile(file, JSON.stringify(story.file));

const said = async (argv: readonly string[], keys?: string): Promise<string> => {
  const script = keys === undefined ? [] : ['--script', 'keys'];
  const { exit, out, err } = await warmootLater([...argv, ...script], 'file', { ...(keys !== undefined && { keys }) });
  if (exit !== 0) throw new Error(err);
  return out.replaceAll(/\s+/g, ' ');
};

const part = async <A>(name: string): Promise<readonly A[]> =>
  (JSON.parse(await said(['campaign', 'part', file, name, '--json'])) as { readonly things: readonly A[] }).things;

const stateOfEnd = async (): Promise<string | undefined> =>
  (await part<saga.campaign.Entry>('entries')).find(({ chapter }) => chapter === 'end')?.state;

const verified = async (): Promise<boolean> =>
  (JSON.parse((await warmootLater(['campaign', 'verify', file, '--json'])).out) as { readonly verified: boolean })
    .verified;

/** Puts the end on a day that has not come yet, as it was left by versions before. */
const putOn = async (day: number): Promise<void> => {
  const end = { deed: 'happening', day, title: 'Home again', text: 'They rode home.', characters: [], chapter: 'end' };
  await said(['campaign', 'do', file, JSON.stringify(end)]);
  expect(await stateOfEnd()).toBe('planned');
};

describe('the end after a march of several days', () => {
  test('SAGA-CAL-005 comes about: its day comes with it', async () => {
    const story = await marched();
    story.take(endOf(story), 'saga');
    expect([story.isOver, story.last?.chapter, story.last?.day, story.seen.open.today]).toEqual([true, 'end', 2, 2]);
    await kept(story);
    expect(await verified()).toBe(true);
    expect(await said(['raid', file], '')).toContain('This story is over.');
  });

  test('that was left on its day goes on with the same command, and is kept', async () => {
    await kept(await marched());
    await putOn(2);
    expect(await said(['raid', file], '')).toContain('They rode home.');
    expect([await stateOfEnd(), await verified()]).toEqual(['done', true]);
    expect(await said(['raid', file], '')).toContain('This story is over.');
  });

  test('that was left on its day is told as what comes next, and comes about when it is played', async () => {
    await kept(await marched());
    await putOn(2);
    expect(await said(['campaign', 'next', file])).toContain('“Home again” stands on the calendar already: day 2');
    expect(JSON.parse(await said(['campaign', 'next', file, '--json']))).toMatchObject({
      ...{ next: [], waits: { title: 'Home again', day: 2, chapter: 'end' } },
    });
    expect((await warmootLater(['campaign', 'next', file, '2', '--play'])).err).toContain('There is 1 chapter');
    expect(await said(['campaign', 'next', file, '--play'])).toContain('Home again.');
    expect([await stateOfEnd(), await verified()]).toEqual(['done', true]);
    expect(await said(['campaign', 'next', file])).toContain('No chapter of a story comes next here.');
  });
});

describe('SAGA-CAL-014 where somebody lies dying', () => {
  test('nothing they are in comes before it is settled who lives, on no later day either', async () => {
    const story = await bleeding();
    const before = story.file.hash;
    expect(() => story.take(endOf(story), 'saga')).toThrow(expect.objectContaining({ exit: 1 }));
    expect(story.file.hash).toBe(before);
    await kept(story);
    const number = String(story.offers.findIndex(({ next }) => next.next === 'end') + 1);
    const refused = await warmootLater(['campaign', 'next', file, number, '--play', '--json']);
    expect(JSON.parse(refused.err)).toMatchObject({ error: { refusal: { rule: 'SAGA-CAL-014' } } });
    expect(await readFile(file, 'utf8')).toBe(JSON.stringify(story.file));
  });

  test.each([
    ['1', 'alive'],
    ['2', 'dead'],
  ])('it is asked whether aid came, and then the story can end: %s', async (answer, how) => {
    const story = await bleeding();
    await kept(story);
    // Whoever quits is asked again.
    expect(await said(['raid', file], 'q\n')).toContain('does aid come within the hour?');
    expect(await said(['raid', file], `${answer}\nq\n`)).toContain('Lady Ella Avitch bleeds');
    const out = await said(['raid', file], '2\n');
    expect(out).not.toContain('bleeds');
    expect(out).toContain(`The whole story is in ${file}.`);
    expect([await stateOfEnd(), await verified()]).toEqual(['done', true]);
    const people = await part<saga.campaign.Character>('characters');
    const ella = people.find(({ name }) => name === 'Lady Ella Avitch');
    expect(ella?.dead === null ? 'alive' : 'dead').toBe(how);
  });

  test('the end that was put on tomorrow to get round it comes about once it is settled', async () => {
    const story = await bleeding();
    await kept(story);
    await putOn(story.seen.open.today + 1);
    const out = await said(['raid', file], '\n');
    expect(out).toContain('Lady Ella Avitch bleeds');
    expect(out).toContain('They rode home.');
    expect([await stateOfEnd(), await verified()]).toEqual(['done', true]);
  });

  test('computers come to each other’s aid in time, and play on to the end', async () => {
    await kept(await bleeding());
    const out = await said(['raid', file, '--watch', '--against', 'recruit']);
    expect(out).toContain('Lady Ella Avitch bleeds: does aid come within the hour? Aid came.');
    expect([await stateOfEnd(), await verified()]).toEqual(['done', true]);
  });
});

test('what only calls itself a chapter neither stops the story nor is the last of it', async () => {
  await kept(await upTo('council', 's3'));
  const chapters = async (): Promise<readonly (string | undefined)[]> => {
    const { next, waits } = JSON.parse(await said(['campaign', 'next', file, '--json'])) as {
      readonly next: readonly { readonly next: saga.campaign.NextScene }[];
      readonly waits: unknown;
    };
    expect(waits).toBeNull();
    return next.map((one) => one.next.chapter);
  };
  const before = await chapters();
  expect(before).toContain('march');
  const obey = (deed: object): Promise<string> => said(['campaign', 'do', file, JSON.stringify(deed)]);
  await obey({ deed: 'plan', day: 1, scene: 'freeForm', title: 'Forged', chapter: 'parley' });
  expect(await chapters()).toEqual(before);
  const entry = (await part<saga.campaign.Entry>('entries')).find(({ title }) => title === 'Forged')?.id;
  await obey({ deed: 'start', entry });
  await obey({ deed: 'close', entry });
  expect(await chapters()).toEqual(before);
});

test('SAGA-CAL-004 a march that was paused is what comes next: it is taken up again where it rests', async () => {
  const story = await upTo('council', 's3');
  const ride = story.offers.find(({ next }) => next.chapter === 'march');
  if (ride === undefined) throw new Error('nobody rides');
  story.take(ride, 'saga');
  expect(story.running?.isAlone).toBe(true);
  await kept(story);
  const [march] = (await part<saga.campaign.Entry>('entries')).filter(({ chapter }) => chapter === 'march');
  const stateOfMarch = async (): Promise<string | undefined> =>
    (await part<saga.campaign.Entry>('entries')).find(({ id }) => id === march?.id)?.state;
  // A march rests only where something else is due first.
  const hedda = (await part<saga.campaign.SeenCharacter>('characters')).find(({ name }) => name === 'Hedda Quill')?.id;
  const other = { deed: 'plan', day: 1, title: 'The accounts', scene: 'freeForm', characters: [hedda] };
  await said(['campaign', 'do', file, JSON.stringify(other)]);
  await said(['campaign', 'propose', file, JSON.stringify({ deed: 'pause', entry: march?.id })]);
  expect(await stateOfMarch()).toBe('paused');
  expect(await said(['campaign', 'next', file])).toContain(`“${march?.title}” stands on the calendar already`);
  const due = (await part<saga.campaign.Entry>('entries')).find(({ title }) => title === other.title)?.id;
  await said(['campaign', 'do', file, JSON.stringify({ deed: 'drop', entry: due })]);
  expect(await said(['raid', file], 'q\n')).toContain('All of it is in');
  expect(await stateOfMarch()).toBe('running');
  expect(await verified()).toBe(true);
});

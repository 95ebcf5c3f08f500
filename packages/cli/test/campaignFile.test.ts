import { spawnSync } from 'node:child_process';
import { chmod, lstat, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { saga } from '@warmoot/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CampaignTable } from '../src/campaign/testing/campaignTable.js';
import { warmootLater } from '../src/testing/terminal.js';
import { replaceWhole } from '../src/wholeFile.js';

let folder = '';
let file = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'warmoot-'));
  file = join(folder, 'w.json');
});
afterEach(() => rm(folder, { recursive: true }));

const SKILLS = Object.fromEntries(saga.ALL_SKILLS.map((skill) => [skill, 4]));

const text = (): Promise<string> => readFile(file, 'utf8');

const campaign = async (name: string, ...more: readonly (string | object)[]) => {
  const words = more.map((word) => (typeof word === 'string' ? word : JSON.stringify(word)));
  const { exit, out, err } = await warmootLater(['campaign', name, file, ...words, '--json']);
  return exit === 0 ? { exit, out: JSON.parse(out) } : { exit, error: JSON.parse(err).error };
};

/** A table of Ana's own, with a campaign. */
const found = async (...more: readonly string[]): Promise<void> => {
  await warmootLater(['table', 'new', file, '--me', 'Ana', ...more]);
  expect(await campaign('do', { deed: 'found', name: 'Fjord' })).toMatchObject({ exit: 0, out: { records: 4 } });
};

/** Refused, and nothing of the file is changed or left behind. */
const refused = async (what: Promise<unknown>): Promise<unknown> => {
  const before = await text();
  const told = await what;
  expect(await text()).toBe(before);
  expect(await readdir(folder)).toEqual(['w.json']);
  return told;
};

describe('a campaign that begins full', () => {
  const open = async () => {
    const settings = await campaign('part', 'settings');
    return settings.out as { readonly name: string; readonly founding: saga.campaign.Founding };
  };

  test('is founded in a world, in the language that is spoken, and holds; a kit is one word', async () => {
    await warmootLater(['table', 'new', file, '--me', 'Ana']);
    const told = await warmootLater([
      '--lang',
      'de',
      'campaign',
      'found',
      file,
      '--year',
      'moons',
      '--without',
      'plague',
      'people',
    ]);
    expect(told).toMatchObject({ exit: 0, err: '' });
    expect(await open()).toMatchObject({
      name: 'Die Salzkrone',
      marked: { length: 8 },
      founding: { year: 'moons', world: 'saltCoast', people: {}, begun: false },
    });
    expect((await campaign('part', 'notes')).out).toMatchObject({ things: { length: 12 } });
    expect(await campaign('do', { deed: 'add', name: 'Wren', owner: 'Ana' })).toMatchObject({ exit: 0 });
    expect(await campaign('kit', 'wren', 'hunter')).toMatchObject({ exit: 0 });
    const { out } = await campaign('sheet', 'wren');
    expect(out.load.items.map(({ object }: { readonly object: string }) => object)).toContain('shortBow');
    expect(await campaign('verify')).toMatchObject({ exit: 0 });
  });

  test('what it would be can be printed, and a part that is none is refused with those that are', async () => {
    await warmootLater(['table', 'new', file, '--me', 'Ana']);
    const { out } = await campaign('found', '--world', 'blank', '--print');
    expect(out).toMatchObject({ deed: 'found', name: 'A new campaign', founding: { world: null, parts: [] } });
    const told = await refused(campaign('found', '--without', 'dragons'));
    expect(told).toMatchObject({ exit: 2 });
    expect(JSON.stringify(told)).toContain('houses, places, people, quarrels, happenings, plague');
    expect(await campaign('found')).toMatchObject({ exit: 0 });
    expect(await campaign('do', { deed: 'begin' })).toMatchObject({ exit: 0 });
    expect(await open()).toMatchObject({ founding: { begun: true } });
  });
});

describe('a campaign that is played in a file', () => {
  test('from its founding to the end of a scene; the file holds at every step', async () => {
    await found('--dice', 'typed');
    expect(await campaign('propose', { deed: 'add', name: 'Ella', owner: 'Ana', skills: SKILLS })).toMatchObject({
      out: { file, made: { campaign: { characters: ['c1'] } } },
    });
    const plan = { deed: 'plan', day: 3, scene: 'discussion', title: 'Terms', characters: ['c1'] };
    expect(await campaign('do', plan)).toMatchObject({ out: { made: { campaign: { entries: ['e2'] } } } });
    expect(await campaign('do', { deed: 'start', entry: 'e2' })).toMatchObject({ exit: 0 });
    const check = {
      play: 'check',
      entry: 'e2',
      acting: { character: 'c1', skill: 'jumpClimb' },
      action: 'climbs',
      difficulty: 2,
    };
    expect(await campaign('play', check)).toMatchObject({ out: { made: { scene: 1 } } });
    const answers = [
      { do: 'answer', question: '1.0', as: 'Ana', choice: { choose: 'propose', value: { failure: 'She falls.' } } },
      { do: 'answer', question: '1.1', as: 'Ana', choice: { choose: 'roll' } },
      { do: 'dice', question: '1.2', faces: [8, 8, 0] },
    ];
    for (const answer of answers) {
      expect(await questions()).toMatchObject([{ question: answer.question }]);
      expect(await campaign('do', answer)).toMatchObject({ exit: 0 });
      expect(await campaign('verify')).toMatchObject({ exit: 0 });
    }
    expect(await questions()).toEqual([]);
    expect(await campaign('do', { deed: 'close', entry: 'e2' })).toMatchObject({ exit: 0 });
    expect(await campaign('part', 'entries', 'e2')).toMatchObject({ out: { state: 'done' } });
    expect(await campaign('verify')).toMatchObject({ out: { verified: true, scenes: 1, deeds: 5 } });
  });

  const questions = async (): Promise<readonly Asked[]> => (await campaign('questions')).out as never;

  test('computer players at it play on by themselves', async () => {
    await found();
    await campaign('do', { do: 'seatComputer', name: 'Bo', player: 'recruit' });
    const setup = {
      seats: ['Ana', 'Bo'],
      side1: [{ name: 'Ella', seat: 'Ana', like: 'knight' }],
      side2: [{ name: 'Joris', seat: 'Bo', like: 'duellist' }],
    };
    expect(await campaign('do', { do: 'begin', scene: 'saga/duel', setup })).toMatchObject({ exit: 0 });
    for (const round of [1, 2]) {
      const asked = await questions();
      expect([round, asked.map(({ as }) => as)]).toEqual([round, ['Ella']]);
      const [{ question, as, choices }] = asked as readonly [Asked];
      expect(await campaign('do', { do: 'answer', question, as, choice: choices[0] })).toMatchObject({ exit: 0 });
    }
    expect(await text()).toContain('"how":"computer"');
    expect(await campaign('verify')).toMatchObject({ exit: 0 });
  });

  test('what a server refuses is refused here, with the same code, and the file stays as it is', async () => {
    await found();
    const told = async (name: string, what: object) => refused(campaign(name, what));
    expect(await told('do', { deed: 'close', entry: 'e9' })).toMatchObject({
      exit: 1,
      error: { file, refusal: { code: 'NO_SUCH' } },
    });
    expect(await told('do', { deed: 'found', name: 'Again' })).toMatchObject({ exit: 1 });
    expect(await told('play', { play: 'event' })).toMatchObject({ error: { refusal: { code: 'TABLE_DECIDES' } } });
    expect(await told('do', { deed: 'dance' })).toMatchObject({ exit: 2, error: { refusal: { code: 'BAD_SHAPE' } } });
    expect(await told('do', [])).toMatchObject({ exit: 2 });
    // Alone at a table, what one proposes is done.
    expect(await campaign('propose', { play: 'event' })).toMatchObject({ out: { made: { proposal: 1, scene: 1 } } });
  });
});

interface Asked {
  readonly question: string;
  readonly as: string;
  readonly choices: readonly object[];
}

describe('a file in which nothing is done', () => {
  const ADD = { deed: 'add', name: 'Ella' };

  test('one of what a seat could see, one without a table, the standard input', async () => {
    await writeFile(file, JSON.stringify({ format: 'warmoot-sealed/1', table: 'x', seat: 'Bo' }));
    expect(await refused(campaign('do', ADD))).toEqual({
      exit: 2,
      error: {
        exit: 2,
        message:
          'This file holds what Bo could see, and no more. Things are done in the file of a whole table, or at a server.',
        file,
      },
    });
    for (const other of ['{', '[]', 'null', '{"format":"warmoot-log/1"}']) {
      await writeFile(file, other);
      expect(await refused(campaign('do', ADD))).toMatchObject({ exit: 2 });
    }
    expect((await warmootLater(['campaign', 'do', '-', '{}', '--lang', 'de'])).err).toBe(
      'warmoot: Was getan wird, wird zurückgeschrieben: Erwartet wurde eine Datei oder die Adresse eines Tisches.\n',
    );
  });

  test('one that was changed by hand', async () => {
    await found();
    await writeFile(file, (await text()).replace('Fjord', 'Fjell'));
    expect(await refused(campaign('do', ADD))).toMatchObject({ exit: 2 });
  });

  test('as somebody else: whoever has a file speaks for its host', async () => {
    const table = new CampaignTable().do('ana', { deed: 'found', name: 'Fjord' });
    await writeFile(file, JSON.stringify(table.file));
    for (const command of [['do', ADD] as const, ['questions'] as const]) {
      expect(await refused(campaign(command[0], ...command.slice(1), '--seat', 'Bo'))).toMatchObject({
        exit: 2,
        error: {
          option: '--seat',
          message: 'Whoever has the file of a table speaks for its host, Ana. What Bo does is done at a server.',
        },
      });
    }
    expect(await refused(campaign('do', ADD, '--seat', 'Cid'))).toMatchObject({ error: { option: '--seat' } });
    expect(await refused(campaign('do', ADD, '--id', 'x'))).toMatchObject({ exit: 2, error: { option: '--id' } });
    // What the others have to agree to waits for them.
    expect(await campaign('propose', { play: 'event' })).toMatchObject({ out: { made: { proposal: 1 } } });
    expect((await campaign('show')).out).toMatchObject({ running: [] });
    expect(await campaign('do', ADD, '--seat', 'Ana')).toMatchObject({ exit: 0 });
  });
});

describe('the file is replaced in one go', () => {
  test('with the rights that it had, and where a link leads to', async () => {
    await found();
    await chmod(file, 0o640);
    const link = join(folder, 'link.json');
    await symlink(file, link);
    const { exit } = await warmootLater(['campaign', 'do', link, '{"deed":"add","name":"Ella"}']);
    expect([exit, (await lstat(link)).isSymbolicLink(), (await stat(file)).mode & 0o777]).toEqual([0, true, 0o640]);
    expect((await readdir(folder)).sort()).toEqual(['link.json', 'w.json']);
    expect(await campaign('part', 'characters')).toMatchObject({ out: { of: 1 } });
  });

  test('not while somebody else writes it, and not over what somebody else wrote', async () => {
    await found();
    const before = await text();
    await writeFile(`${file}.part`, 'half');
    const { err } = await warmootLater(['campaign', 'do', file, '{"deed":"add","name":"Ella"}']);
    expect(err).toContain(`Something else is being written to it. If that is long over, remove ${file}.part.`);
    expect([await text(), await readFile(`${file}.part`, 'utf8')]).toEqual([before, 'half']);
    await rm(`${file}.part`);
    await expect(replaceWhole(file, 'what it was', 'what it is to be')).rejects.toThrow('changed while this was done');
    expect([await text(), await readdir(folder)]).toEqual([before, ['w.json']]);
  });

  test('again, where whoever wrote it was killed in the midst of it', async () => {
    await found();
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    await writeFile(`${file}.part`, `${pid}`);
    await writeFile(`${file}.new`, 'half');
    expect(await campaign('do', { deed: 'add', name: 'Ella' })).toMatchObject({ exit: 0 });
    expect(await readdir(folder)).toEqual(['w.json']);
    // One that still runs is left alone.
    await writeFile(`${file}.part`, `${process.pid}`);
    expect(await campaign('do', { deed: 'add', name: 'Aud' })).toMatchObject({ exit: 2, error: { file } });
    await rm(`${file}.part`);
    expect(await campaign('part', 'characters')).toMatchObject({ out: { of: 1 } });
  });

  test('of several at once, whoever is told that it is done has done it', async () => {
    await found();
    const all = await Promise.all(
      ['Ella', 'Joris', 'Aud', 'Olaf'].map((name) => campaign('do', { deed: 'add', name })),
    );
    const done = all.filter(({ exit }) => exit === 0).length;
    expect(done).toBeGreaterThan(0);
    expect(await campaign('part', 'characters')).toMatchObject({ out: { of: done } });
    expect(await campaign('verify')).toMatchObject({ exit: 0 });
  });
});

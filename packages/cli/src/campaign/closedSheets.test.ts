import { closeLog, type Log } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { DeskTable } from '@warmoot/table/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { warmootLater } from '../testing/terminal.js';

const CLOSED = { 'saga.generation.others': 'byHand', 'saga.table.openSheets': false };
const NOON = Date.UTC(2026, 0, 31, 12);

const rated = (rating: number) => ({
  skills: Object.fromEntries(saga.ALL_SKILLS.map((skill) => [skill, rating])),
  motives: Object.fromEntries(saga.character.ALL_MOTIVES.map((motive) => [motive, 6])),
});

/** A duel between Ana's Ella, rated 4, and Bo's Morten, whose rating is hidden from her: two rounds, then he yields. */
const fought = (): { readonly table: DeskTable; readonly log: Log } => {
  const table = new DeskTable(['Ana', 'Bo'], { dice: 'seed' }, NOON);
  const deed = (seat: string, what: object): void => {
    const parsed = saga.campaign.campaignDeed.parse(what);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
    expect(table.do(seat, { do: 'campaign', deed: parsed.value })).toBeNull();
  };
  deed('Ana', { deed: 'found', name: 'Closed', options: CLOSED });
  deed('Ana', { deed: 'add', name: 'Ella', owner: 'Ana', ...rated(4) });
  deed('Bo', { deed: 'add', name: 'Morten', owner: 'Bo', ...rated(7) });
  const plan = { side1: ['c1'], side2: ['c2'], distance: 'dagger' };
  deed('Ana', { deed: 'plan', day: 1, scene: 'duel', title: 'At the mill', characters: ['c1', 'c2'], plan });
  const [entry = ''] = Object.keys(table.facts.campaign?.open.entries ?? {}).slice(-1);
  expect(table.do('Ana', { do: 'play', play: { play: 'entry', entry } })).toBeNull();
  const answer = (seat: string): void => {
    const due = table.due(seat).find(({ made }) => !made);
    const scene = table.facts.scene;
    if (due === undefined || scene === null) return;
    const [as = ''] = due.as;
    const { round } = scene.session.run.state.open as { readonly round: number };
    const wanted = round > 2 && seat === 'Bo' ? 'surrender' : 'fightOn';
    const listed = [...(scene.session.run.choices({ seat, as }) ?? [])] as readonly {
      readonly choose: string;
      readonly with?: string;
    }[];
    const choice = listed.find((one) => one.choose === wanted || one.with !== undefined) ?? listed[0];
    expect(table.do(seat, { do: 'answer', question: due.question, as, choice: choice as never })).toBeNull();
  };
  let log: Log | null = null;
  for (let moves = 0; moves < 60 && table.facts.scene !== null; moves++) {
    log = closeLog(table.facts.scene.session, null);
    for (const seat of ['Ana', 'Bo']) answer(seat);
  }
  expect(table.facts.scene).toBeNull();
  return { table, log: log as Log };
};

/** What gives a rating away: the rating itself, a sum, a target, a face, a chance; and a hash that could be tried. */
const TELLS = /\+7\b|"(?:control|speed|strength|fightingMind)":7|\d+ against \d+|2d8 \+ d10z: |percent|[0-9a-f]{64}/;

describe('SAGA-CAMPAIGN-004: closed sheets in the terminal', () => {
  let files: Readonly<Record<string, string>>;
  beforeAll(() => {
    const { table, log } = fought();
    files = { 'table.json': JSON.stringify({ ...table.file, table: 'closedsheets' }), 'log.json': JSON.stringify(log) };
  });

  const warmoot = async (...argv: readonly string[]): Promise<string> => {
    const { exit, out, err } = await warmootLater(argv, 'file', files);
    expect([exit, err]).toEqual([0, '']);
    return out;
  };

  test('a sheet is shown to its owner, and to nobody else that it is closed', async () => {
    expect(await warmoot('campaign', 'sheet', 'table.json', 'Morten', '--seat', 'Bo')).toMatch(/Control +7/);
    for (const seat of [['--seat', 'Ana'], []]) {
      const sheet = await warmoot('campaign', 'sheet', 'table.json', 'Morten', ...seat);
      expect(sheet).toContain('This sheet is closed to you.');
      expect(sheet).not.toContain('7');
    }
  });

  test('the story has the results of throws and what follows, and nothing that gives a rating away', async () => {
    for (const seat of [['--seat', 'Ana'], []]) {
      const story = await warmoot('campaign', 'story', 'table.json', '--scenes', ...seat);
      expect(story).toContain('behind closed sheets');
      expect(story).toMatch(/Morten (wins|loses) Footwork|Ella (wins|loses) Footwork/);
      expect(story).not.toMatch(TELLS);
      for (const part of ['show', 'calendar']) {
        expect(await warmoot('campaign', part, 'table.json', ...seat)).not.toMatch(TELLS);
      }
    }
  });

  test('a log played again for a seat tells it what it saw; whoever asks for all is told all', async () => {
    for (const seat of ['Ana', 'Bo']) {
      const story = await warmoot('replay', 'log.json', '--seat', seat);
      expect(story).toContain('You throw behind closed sheets.');
      expect(story).not.toMatch(TELLS);
    }
    expect(await warmoot('replay', 'log.json')).toMatch(/Speed \(Morten\) +\+7/);
    const dice = (await warmoot('replay', 'log.json', '--seat', 'Ana', '--to', '2')).split('\n').slice(-3);
    expect(dice.join('\n')).toContain('what the dice must reach is not shown');
  });

  test('and so for programs', async () => {
    for (const to of ['2', '20']) {
      const told = await warmoot('replay', 'log.json', '--seat', 'Ana', '--to', to, '--json');
      expect(told).not.toMatch(TELLS);
      expect(JSON.parse(told)).toMatchObject({ hash: null, facts: { closed: ['Morten'] } });
    }
    const told = JSON.parse(await warmoot('replay', 'log.json', '--seat', 'Ana', '--to', '2', '--json')) as object;
    expect(told).toMatchObject({ awaits: { need: 'dice', tally: null, needs: null, results: [] } });
  });
});

import type { TableFile, TableRecord } from '@warmoot/protocol';
import { saga, sceneRules } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { DeskTable } from '../testing/deskTable.js';
import { withRecords } from '../testing/forging.js';
import { readFile } from './takenFile.js';

const RATINGS = {
  skills: Object.fromEntries(saga.ALL_SKILLS.map((skill) => [skill, 3])),
  motives: Object.fromEntries(saga.character.ALL_MOTIVES.map((motive) => [motive, 6])),
};

const deedOf = (said: object): saga.campaign.CampaignDeed => {
  const parsed = saga.campaign.campaignDeed.parse(said);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return parsed.value;
};

/** Ella and Joris with a duel and a supper on the calendar; Ana proposes that the duel is played, and Bo replans something. */
const proposed = () => {
  const table = new DeskTable(['Ana', 'Bo', 'Cy']);
  const deed = (said: object, seat = 'Ana') => table.do(seat, { do: 'campaign', deed: deedOf(said) });
  const entry = (title: string): string =>
    Object.values(table.facts.campaign?.open.entries ?? {}).find((one) => one.title === title)?.id ?? '';
  expect(deed({ deed: 'found', name: 'Kell', options: { 'saga.generation.others': 'byHand' } })).toBeNull();
  for (const [name, owner] of [
    ['Ella', 'Ana'],
    ['Joris', 'Bo'],
  ] as const) {
    expect(deed({ deed: 'add', name, owner, ...RATINGS })).toBeNull();
  }
  const [one, other] = Object.keys(table.facts.campaign?.open.characters ?? {}) as [string, string];
  const plan = { side1: [one], side2: [other] };
  const turned = { side1: [other], side2: [one] };
  for (const title of ['Ford', 'Mill']) {
    expect(deed({ deed: 'plan', day: 1, scene: 'duel', title, characters: [one, other], plan })).toBeNull();
  }
  const replans = (title: string) => ({ deed: 'replan', entry: entry(title), plan: turned });
  const play = { play: { play: 'entry' as const, entry: entry('Ford') } };
  expect(table.propose('Ana', 'play', play)).toBeNull();
  // What is done later is done at another time.
  table.now += 1000;
  const replan = (title: string) => deed(replans(title), 'Bo');
  return { table, replan, replans, play };
};

type Change = (records: TableRecord[]) => readonly TableRecord[];

/** For which field the file of a table is refused once its records are changed; null where it is taken. */
const refused = async ({ file }: DeskTable, change: Change = (records) => records): Promise<unknown> => {
  const records = JSON.parse(JSON.stringify(file.records)) as TableRecord[];
  const changed = change(records).map((record, seq) => ({ ...record, seq }));
  const read = await readFile(withRecords(file, changed as TableFile['records']), sceneRules);
  if (read.ok) return null;
  const { code, field } = read.refusal as { readonly code: string; readonly field?: string };
  return field ?? code;
};

const settled = ({ what }: TableRecord): boolean => what.did === 'settled';

/** The records with one of them changed: the last of its kind. */
const changed =
  (which: (record: TableRecord) => boolean, change: (record: TableRecord) => TableRecord): Change =>
  (records) => {
    const at = records.findLastIndex(which);
    expect(at).toBeGreaterThan(0);
    return records.map((record, nth) => (nth === at ? change(record) : record));
  };

const saying = (why: string): Change =>
  changed(settled, (record) => ({ ...record, what: { ...record.what, why } as TableRecord['what'] }));

const inVersion =
  (version: string): Change =>
  (records) =>
    records.map((record) =>
      record.what.did === 'campaign' ? { ...record, what: { ...record.what, version } } : record,
    );

const without =
  (which: (record: TableRecord) => boolean): Change =>
  (records) =>
    records.filter((record) => !which(record));

describe('a proposal that falls since what was to be played has changed', () => {
  test('falls at once, and the file holds', async () => {
    const { table, replan } = proposed();
    expect(replan('Mill')).toBeNull();
    expect(table.facts.proposals).toHaveLength(1);
    expect(replan('Ford')).toBeNull();
    expect(table.facts.proposals).toEqual([]);
    expect(table.records.at(-1)).toMatchObject({
      by: null,
      how: 'table',
      seenBy: null,
      what: { did: 'settled', about: 'play', value: null, why: 'changed' },
    });
    expect(await refused(table)).toBeNull();
  });

  test('so it does where the table itself has decided the change, and where some had spoken already', async () => {
    const { table, replans } = proposed();
    expect(table.speak('Bo', { choose: 'agree' })).toBeNull();
    expect(table.propose('Cy', 'campaign', { deed: replans('Ford') })).toBeNull();
    const agree = (seat: string) => {
      const found = table.facts.proposals.find(({ about }) => about === 'campaign');
      const question = found?.questions.find((one) => one.seat === seat)?.question ?? '';
      return table.do(seat, {
        ...{ do: 'speak', proposal: found?.proposal ?? 0, question },
        choice: { choose: 'agree' },
      });
    };
    expect([agree('Ana'), agree('Bo')]).toEqual([null, null]);
    expect(table.facts.proposals).toEqual([]);
    expect(table.records.filter(settled).map(({ what }) => what.did === 'settled' && what.why)).toEqual([
      'agreed',
      'changed',
    ]);
    expect(await refused(table)).toBeNull();
  });

  test('a file in which it stands, or should have fallen for another reason, is refused', async () => {
    const { table, replan } = proposed();
    expect(replan('Ford')).toBeNull();
    for (const why of ['impossible', 'fell', 'agreed', 'withdrawn'])
      expect(await refused(table, saying(why))).toBe('what');
    expect(await refused(table, without(settled))).toBe('UNREADABLE');
    const later = changed(settled, (record) => ({ ...record, at: record.at + 1 }));
    expect(await refused(table, later)).toBe('at');
    const bySomebody = changed(settled, (record) => ({ ...record, by: 'Ana', how: 'person' }));
    expect(await refused(table, bySomebody)).toBe('by');
    const agreed = changed(settled, (record) => ({
      ...record,
      what: { ...record.what, value: {} } as TableRecord['what'],
    }));
    expect(await refused(table, agreed)).toBe('value');
    // And where something came between.
    expect(table.do('Cy', { do: 'say', text: 'Hm.' })).toBeNull();
    const swapped: Change = (records) => [...records.slice(0, -2), ...records.slice(-2).reverse()];
    expect(await refused(table, swapped)).toBe('what');
  });

  test('a file in which it falls though nothing of it has changed is refused', async () => {
    const { table, replan } = proposed();
    expect(replan('Mill')).toBeNull();
    const falls = (record: TableRecord): TableRecord => ({
      ...record,
      ...{ by: null, how: 'table', command: null, seenBy: null },
      what: { did: 'settled', proposal: 1, about: 'play', value: null, why: 'changed' },
    });
    const added: Change = (records) => [...records, falls(records.at(-1) as TableRecord)];
    expect(await refused(table, added)).toBe('why');
    const elsewhere: Change = (records) => [...records, { ...falls(records.at(-1) as TableRecord), at: 9_999_999 }];
    expect(await refused(table, elsewhere)).toBe('what');
    // Nor after a deed that was done before the last one.
    const two = proposed();
    two.table.do('Ana', { do: 'withdraw', proposal: 1 });
    expect(two.replan('Ford')).toBeNull();
    expect(two.table.propose('Ana', 'play', two.play)).toBeNull();
    const after: Change = (records) => {
      const last = falls(records.at(-1) as TableRecord);
      return [...records, { ...last, what: { ...last.what, proposal: 2 } as TableRecord['what'] }];
    };
    expect(await refused(two.table, after)).toBe('why');
    expect(await refused(two.table, saying('changed'))).toBe('why');
  });

  test('in files from before it fell, it stands', async () => {
    const { table, replan } = proposed();
    expect(replan('Ford')).toBeNull();
    const before = inVersion('1.4.0');
    const stands = (records: TableRecord[]) => without(settled)([...before(records)]);
    expect(await refused(table, stands)).toBeNull();
    expect(await refused(table, (records) => inVersion('1.5.0')([...stands(records)]))).toBe('UNREADABLE');
  });
});

import type { TableFile, TableRecord } from '@warmoot/protocol';
import { saga, sceneRules } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { DeskTable } from '../testing/deskTable.js';
import { NO_TABLE } from './facts.js';
import { readAll } from './fold.js';
import { CampaignReader } from './keptCampaign.js';
import { checkFile, fileFor } from './tableFiles.js';

const RATINGS = {
  skills: Object.fromEntries(saga.ALL_SKILLS.map((skill) => [skill, 3])),
  motives: Object.fromEntries(saga.character.ALL_MOTIVES.map((motive) => [motive, 6])),
};

const whole = <A>(read: { readonly ok: true; readonly value: A } | { readonly ok: false }): A => {
  if (!read.ok) throw new Error('a deed that cannot be read');
  return read.value;
};

/** A talk of three days that goes on, with a check of it for which dice are to be typed in. */
const checking = () => {
  const table = new DeskTable(['Ana'], { dice: 'typed' });
  const deed = (said: object) =>
    table.do('Ana', { do: 'campaign', deed: whole(saga.campaign.campaignDeed.parse(said)) });
  const named = (drawer: 'characters' | 'entries', name: string): string => {
    const found = Object.values(table.facts.campaign?.open[drawer] ?? {}).find((one) =>
      [(one as { name?: string }).name, (one as { title?: string }).title].includes(name),
    );
    return found?.id ?? '';
  };
  deed({ deed: 'found', name: 'Kell', options: { 'saga.generation.others': 'byHand' } });
  for (const name of ['Ella', 'Joris']) deed({ deed: 'add', name, owner: 'Ana', ...RATINGS });
  const [ella, joris] = [named('characters', 'Ella'), named('characters', 'Joris')];
  deed({ deed: 'plan', day: 1, days: 3, scene: 'freeForm', title: 'Talk', characters: [ella, joris] });
  const talk = named('entries', 'Talk');
  deed({ deed: 'start', entry: talk });
  const acting = { character: ella, skill: 'strength' };
  const opposing = { character: joris, skill: 'speed' };
  const play = { play: 'check', entry: talk, acting, opposing };
  expect(table.do('Ana', { do: 'play', play: whole(saga.campaign.campaignPlay.parse(play)) })).toBeNull();
  const again = () => table.do('Ana', { do: 'play', play: whole(saga.campaign.campaignPlay.parse(play)) });
  const thrown = () => {
    const question = table.due('Ana')[0]?.question ?? '';
    expect(table.do('Ana', { do: 'dice', question, faces: [8, 8, 9] } as never)).toBeNull();
  };
  return { table, deed, talk, again, thrown, entry: () => table.facts.campaign?.open.entries[talk] };
};

test('SAGA-CAMPAIGN-007 a scene is neither closed nor paused before its check is made', () => {
  const { deed, talk, thrown, entry } = checking();
  for (const leaving of ['close', 'pause']) {
    expect(deed({ deed: leaving, entry: talk })).toMatchObject({
      code: 'BROKEN_RULE',
      rule: 'SAGA-CAMPAIGN-007',
      what: 'campaign.checkFirst',
      facts: { title: 'Talk' },
    });
  }
  thrown();
  expect(entry()).toMatchObject({ state: 'running', outcome: [{ success: true }] });
  expect(deed({ deed: 'close', entry: talk })).toBeNull();
  expect(entry()?.state).toBe('done');
});

test('SAGA-CAMPAIGN-007 a check that the table breaks off holds up nothing and is noted nowhere', () => {
  const { table, deed, talk, entry } = checking();
  table.propose('Ana', 'abandon');
  expect(deed({ deed: 'close', entry: talk })).toBeNull();
  expect(entry()).toMatchObject({ state: 'done', outcome: null });
});

/** A record as it was written before a campaign noted what is tried. */
const asBefore = (record: TableRecord): TableRecord => {
  if (record.what.did !== 'campaign') return record;
  const events = record.what.events
    .filter((event) => event.event !== 'kept' || event.why.code !== 'tries')
    .map((event) => JSON.parse(JSON.stringify(event, (key, value) => (key === 'tried' ? undefined : value))));
  return { ...record, what: { ...record.what, version: '1.0.0', events } };
};

test('SAGA-CHECK-023 a check is not made twice, and a file in which it was, before that was known, is good', async () => {
  const { table, again, thrown } = checking();
  thrown();
  const read = (records: readonly TableRecord[]) =>
    checkFile(fileFor(table.facts, 'Ana', records, sceneRules) as TableFile, sceneRules);
  expect(again()).toMatchObject({ rule: 'SAGA-CHECK-023', what: 'campaign.triedBefore', facts: { day: 1 } });
  expect(await read(table.records)).toMatchObject({ ok: true });

  const before = table.records.map(asBefore);
  const old = await read(before);
  if (!old.ok) throw new Error(JSON.stringify(old.refusal));
  expect(Object.values(old.value.facts.campaign?.open.entries ?? {}).some(({ tried }) => tried !== undefined)).toBe(
    false,
  );
  // Under the version of today the same records are not what comes of the deeds.
  const forged = before.map((record) =>
    record.what.did === 'campaign'
      ? { ...record, what: { ...record.what, version: saga.campaign.CAMPAIGN_VERSION } }
      : record,
  );
  expect(await read(forged)).toMatchObject({ ok: false });
});

test('what came of one deed is not gone on with under another, nor by other rules', () => {
  const { table, deed, talk, thrown } = checking();
  thrown();
  expect(deed({ deed: 'close', entry: talk })).toBeNull();
  const record = table.records.at(-1) as TableRecord;
  if (record.what.did !== 'campaign') throw new Error('no deed of the campaign');
  const { what } = record;
  const before = readAll({ ...NO_TABLE, table: 'desk' }, table.records.slice(0, -1), sceneRules);
  const reads = (second: Partial<typeof what>) => {
    const reader = new CampaignReader();
    const first = reader.read(before, { ...record, what: { ...what, events: what.events.slice(0, 1), more: true } });
    return first ?? reader.read(before, { ...record, what: { ...what, events: what.events.slice(1), ...second } });
  };
  expect(reads({})).toBeNull();
  const wrong = { number: before.length, why: { code: 'REPLAY_DIVERGED' } };
  expect(reads({ cause: { by: 'scene', scene: 1 } })).toMatchObject(wrong);
  expect(reads({ version: '1.0.0' })).toMatchObject(wrong);
});

test('SAGA-CAMPAIGN-010 a scene inside another waits until a check of the outer one is made', () => {
  const { table, deed, talk, thrown, entry } = checking();
  const [ella, joris] = entry()?.characters ?? [];
  const plan = { side1: [ella], side2: [joris] };
  expect(deed({ deed: 'plan', day: 1, scene: 'duel', title: 'Duel', plan, inside: talk })).toBeNull();
  const duel = Object.values(table.facts.campaign?.open.entries ?? {}).find(({ title }) => title === 'Duel')?.id ?? '';
  const play = () => table.do('Ana', { do: 'play', play: { play: 'entry', entry: duel } });
  expect(play()).toMatchObject({ code: 'SCENE_RUNNING' });
  thrown();
  expect(play()).toBeNull();
  expect(table.facts.suspended).toEqual([]);
});

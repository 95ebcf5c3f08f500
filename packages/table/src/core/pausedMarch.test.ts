import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableRecord } from '@warmoot/protocol';
import { saga, sceneRules } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite.js';
import { DeskTable } from '../testing/deskTable.js';
import { headOf } from '../testing/storeContract.js';
import { NO_TABLE } from './facts.js';
import { endedIn, readAll } from './fold.js';

const RATINGS = {
  skills: Object.fromEntries(saga.ALL_SKILLS.map((skill) => [skill, 3])),
  motives: Object.fromEntries(saga.character.ALL_MOTIVES.map((motive) => [motive, 6])),
};

/** Ella before Morten on a small map from day 2 on, and suppers of Hild and of Ella on other days. */
const road = (secret = false, suppers: readonly string[] = ['Supper', 'Late', 'Elsewhere']) => {
  const table = new DeskTable(['Ana', 'Bo']);
  const deed = (said: object) => {
    const parsed = saga.campaign.campaignDeed.parse(said);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
    return table.do('Ana', { do: 'campaign', deed: parsed.value });
  };
  const open = () => table.facts.campaign?.open;
  const who = (name: string) => Object.values(open()?.characters ?? {}).find((one) => one.name === name)?.id ?? '';
  const entry = (title: string) => Object.values(open()?.entries ?? {}).find((one) => one.title === title);
  deed({
    deed: 'found',
    name: 'Kell',
    options: { 'saga.generation.others': 'byHand', march: { 'saga.move.secret': secret } },
  });
  for (const [name, owner] of [
    ['Ella', 'Ana'],
    ['Hild', 'Ana'],
    ['Morten', 'Bo'],
  ] as const) {
    deed({ deed: 'add', name, owner, ...RATINGS });
  }
  const roads = saga.roads.readyRoads('small');
  const [first, second] = [roads.spans[0]?.key ?? '', roads.spans.at(-1)?.key ?? ''];
  const plan = {
    roads,
    parties: [
      { name: 'Hares', at: first, wants: { want: 'reach', span: second }, members: [{ character: who('Ella') }] },
      { name: 'Hounds', at: second, members: [{ character: who('Morten') }] },
    ],
  };
  expect(deed({ deed: 'plan', day: 2, days: 5, scene: 'movement', title: 'March', plan })).toBeNull();
  const talk = (title: string, [day, name]: readonly [number, string]) =>
    deed({ deed: 'plan', day, scene: 'discussion', title, plan: { people: [{ character: who(name) }] } });
  const SUPPERS = { Supper: [2, 'Hild'], Late: [4, 'Hild'], Elsewhere: [2, 'Ella'] } as const;
  for (const title of suppers) expect(talk(title, SUPPERS[title as keyof typeof SUPPERS])).toBeNull();
  const play = (title: string) =>
    table.do('Ana', { do: 'play', play: { play: 'entry', entry: entry(title)?.id ?? '' } });
  const agreed = (title: string) => {
    const refused = table.propose('Ana', 'play', { play: { play: 'entry', entry: entry(title)?.id } });
    return refused ?? table.speak('Bo', { choose: 'agree' });
  };
  const settled = (value: object) => table.propose('Ana', 'campaign', value) ?? table.speak('Bo', { choose: 'agree' });
  const answer = (seat: string, as: string) =>
    table.do(seat, {
      ...{ do: 'answer', question: table.due(seat)[0]?.question ?? '', as },
      choice: { choose: 'plan', route: [], pace: 'rest' },
    });
  return { table, play, agreed, entry, deed, settled, answer };
};

/** The records as a store on disk gives them back once it was closed. */
const stored = async (records: readonly TableRecord[]): Promise<readonly TableRecord[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'warmoot-paused-'));
  try {
    const store = await openSqlite(folder);
    await store.append(
      'desk',
      0,
      records.map((one) => JSON.stringify(one)),
      headOf(records.length),
    );
    await store.close();
    const again = await openSqlite(folder);
    const lines = await again.read('desk', 0);
    await again.close();
    return lines.map((line) => JSON.parse(line) as TableRecord);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const fresh = (records: readonly TableRecord[]) =>
  readAll({ ...NO_TABLE, table: 'desk' }, records, sceneRules, endedIn(records));

describe('SAGA-MOVE-037 SAGA-CAL-004 a movement that waits', () => {
  test('is paused with all its state for what is due, and goes on on the same morning', async () => {
    const { table, play, agreed, entry } = road();
    expect(play('March')).toBeNull();
    const before = table.facts.scene?.session;
    expect(before?.run.state.open).toMatchObject({ day: 2 });
    // What is due on a later day waits for it.
    expect(play('Late')).toMatchObject({ rule: 'SAGA-MOVE-037', what: 'campaign.notDue' });
    expect(play('Supper')).toEqual({ code: 'TABLE_DECIDES', rule: 'SAGA-MOVE-037' });
    expect(agreed('Supper')).toBeNull();
    expect(table.facts.scene?.session.rules.scene).toBe('saga/discussion');
    expect(table.facts.suspended.map(({ scene }) => scene.scene)).toEqual([1]);
    expect(entry('March')).toMatchObject({ state: 'paused', pausedOn: 2, pausedFor: entry('Supper')?.id });
    // After a restart, read from the store again.
    const again = fresh(await stored(table.records));
    expect(again.suspended[0]?.scene.session.run.state).toEqual(before?.run.state);
    const due = table.due('Ana')[0];
    expect(
      table.do('Ana', { do: 'answer', question: due?.question ?? '', as: 'Ana', choice: { choose: 'noMore' } }),
    ).toBeNull();
    expect(entry('Supper')?.state).toBe('done');
    expect(table.facts.scene?.session).toBe(before);
    expect(table.facts.suspended).toEqual([]);
    expect(entry('March')).toMatchObject({ state: 'running', pausedOn: null });
    expect(entry('March')).not.toHaveProperty('pausedFor');
    expect(fresh(table.records).scene?.session.run.state).toEqual(before?.run.state);
  });

  test('only in the morning: nobody who has sealed can ask for it, whatever others have done', () => {
    const { table, play, agreed, answer } = road(true);
    play('March');
    expect(answer('Bo', 'Hounds')).toBeNull();
    // Ana has not: for her it is morning, though Bo has sealed.
    expect(table.propose('Bo', 'play', { play: { play: 'entry', entry: 'e5' } })).toMatchObject({
      rule: 'SAGA-MOVE-037',
      what: 'campaign.notMorning',
    });
    expect(agreed('Supper')).toBeNull();
    expect(table.facts.scene?.session.rules.scene).toBe('saga/discussion');
  });

  test('what was put to the table falls when whoever put it has sealed meanwhile', () => {
    const { table, play, answer, entry } = road(true);
    play('March');
    expect(table.propose('Ana', 'play', { play: { play: 'entry', entry: entry('Supper')?.id } })).toBeNull();
    expect(answer('Ana', 'Hares')).toBeNull();
    expect(table.speak('Bo', { choose: 'agree' })).toBeNull();
    expect(table.facts.scene?.session.rules.scene).toBe('saga/march');
    expect(entry('Supper')?.state).toBe('planned');
  });

  test('a scene in words is begun and closed meanwhile, and its checks are made at the table', () => {
    const { table, play, deed, settled, entry } = road(false, []);
    deed({ deed: 'plan', day: 2, scene: 'freeForm', title: 'Market', characters: [] });
    play('March');
    const start = { deed: 'start', entry: entry('Market')?.id };
    expect(deed(start)).toEqual({ code: 'TABLE_DECIDES', rule: 'SAGA-MOVE-037' });
    expect(settled({ deed: start })).toBeNull();
    expect([entry('March')?.state, entry('Market')?.state, table.facts.scene]).toEqual(['paused', 'running', null]);
    expect(deed({ deed: 'close', entry: entry('Market')?.id })).toBeNull();
    expect([entry('March')?.state, table.facts.scene?.scene]).toEqual(['running', 1]);
  });

  test('it waits by itself too, and is taken up from the calendar; nothing begins it anew', () => {
    const { table, play, deed, settled, entry } = road();
    play('March');
    const march = entry('March')?.id;
    expect(deed({ deed: 'pause', entry: march })).toEqual({ code: 'TABLE_DECIDES', rule: 'SAGA-MOVE-037' });
    expect(settled({ deed: { deed: 'pause', entry: march } })).toBeNull();
    expect([entry('March')?.state, table.facts.scene]).toEqual(['paused', null]);
    expect(play('March')).toMatchObject({ what: 'campaign.resumeIt' });
    expect(play('Supper')).toBeNull();
    expect(deed({ deed: 'resume', entry: march })).toMatchObject({ code: 'SCENE_RUNNING' });
    const due = table.due('Ana')[0];
    table.do('Ana', { do: 'answer', question: due?.question ?? '', as: 'Ana', choice: { choose: 'noMore' } });
    expect([entry('Supper')?.state, entry('March')?.state, table.facts.scene]).toEqual(['done', 'paused', null]);
    // Elsewhere is due as well, with Ella in it: it does not bar the way back.
    expect(deed({ deed: 'resume', entry: march })).toBeNull();
    expect([entry('March')?.state, table.facts.scene?.scene]).toEqual(['running', 1]);
    expect(fresh(table.records).scene?.session.run.state).toEqual(table.facts.scene?.session.run.state);
  });

  test('nothing is due, so it goes on', () => {
    const { play, settled, entry } = road(false, []);
    play('March');
    expect(settled({ deed: { deed: 'pause', entry: entry('March')?.id } })).toMatchObject({
      rule: 'SAGA-MOVE-037',
      what: 'campaign.nothingDue',
    });
  });

  test('nobody who is on the road is in another scene meanwhile, on that day or later', () => {
    const { play, agreed } = road();
    play('March');
    expect(agreed('Elsewhere')).toMatchObject({ rule: 'SAGA-CAL-011', what: 'calendar.inAnotherScene' });
  });
});

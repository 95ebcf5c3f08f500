import { type SceneTypes, stream } from '@warmoot/kernel';
import type { TableRecord } from '@warmoot/protocol';
import { saga, sceneRules } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { DeskTable } from '../testing/deskTable.js';
import { NO_TABLE } from './facts.js';
import { endedIn, readAll } from './fold.js';
import { checkFile, hidesSomething, wholeFile } from './tableFiles.js';

const RATINGS = {
  skills: Object.fromEntries(saga.ALL_SKILLS.map((skill) => [skill, 3])),
  motives: Object.fromEntries(saga.character.ALL_MOTIVES.map((motive) => [motive, 6])),
};

const TROOPS = { mediumInfantry: 6, bowmen: 4 };

/** A battle of Ana against Bo that is being fought, and a duel of their champions that is planned inside it. */
const battle = () => {
  const table = new DeskTable(['Ana', 'Bo']);
  const deed = (said: object) => {
    const parsed = saga.campaign.campaignDeed.parse(said);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
    return table.do('Ana', { do: 'campaign', deed: parsed.value });
  };
  const find = <A extends { readonly id: string }>(
    things: Readonly<Record<string, A>> | undefined,
    is: (one: A) => boolean,
  ) => Object.values(things ?? {}).find(is)?.id ?? '';
  const who = (name: string) => find(table.facts.campaign?.open.characters, (one) => one.name === name);
  const entryId = (title: string) => find(table.facts.campaign?.open.entries, (one) => one.title === title);
  deed({ deed: 'found', name: 'Kell', options: { 'saga.generation.others': 'byHand' } });
  for (const [name, owner] of [
    ['Ella', 'Ana'],
    ['Hild', 'Ana'],
    ['Morten', 'Bo'],
    ['Joris', 'Bo'],
  ] as const) {
    deed({ deed: 'add', name, owner, ...RATINGS });
  }
  const plan = {
    attacker: { name: 'Red', troops: TROOPS, commander: who('Ella'), champions: [who('Ella'), who('Hild')] },
    defender: { name: 'Blue', troops: TROOPS, commander: who('Morten'), champions: [who('Joris')] },
  };
  expect(deed({ deed: 'plan', day: 1, scene: 'battle', title: 'Ford', plan })).toBeNull();
  const duel = { side1: [who('Hild')], side2: [who('Joris')] };
  const inner = { deed: 'plan', day: 1, scene: 'duel', title: 'Champions', plan: duel, inside: entryId('Ford') };
  expect(deed(inner)).toBeNull();
  const play = (title: string) => table.do('Ana', { do: 'play', play: { play: 'entry', entry: entryId(title) } });
  expect(play('Ford')).toBeNull();
  const agreed = (title: string) => {
    expect(table.propose('Ana', 'play', { play: { play: 'entry', entry: entryId(title) } })).toBeNull();
    expect(table.speak('Bo', { choose: 'agree' })).toBeNull();
  };
  return {
    table,
    deed,
    who,
    play,
    agreed,
    inner,
    entry: (title: string) => table.facts.campaign?.open.entries[entryId(title)],
  };
};

/** Plays the running scene at random until it is over. */
const playOut = (table: DeskTable): void => {
  const source = stream('inside');
  const scene = table.facts.scene?.scene;
  for (let put = 0; put < 5000 && table.facts.scene?.scene === scene; put++) {
    const { session } = table.facts.scene as NonNullable<typeof table.facts.scene>;
    if (session.run.awaits.need !== 'answers') throw new Error('dice are thrown at once');
    const asked = session.run.awaits.asked.find(({ seat, as }) =>
      table.due(seat).some((due) => !due.made && due.as.includes(as)),
    );
    if (asked === undefined) throw new Error('nobody is asked');
    const { question } = table.due(asked.seat).find(({ as }) => as.includes(asked.as)) as { question: string };
    const choice = session.run.sample(asked, source) as SceneTypes['choice'];
    expect(table.do(asked.seat, { do: 'answer', question, as: asked.as, choice: choice as never })).toBeNull();
  }
};

const fresh = (records: readonly TableRecord[]) =>
  readAll({ ...NO_TABLE, table: 'desk' }, records, sceneRules, endedIn(records));

describe('SAGA-CAMPAIGN-010 a scene inside another', () => {
  test('is played while its battle waits, which goes on where it stopped', async () => {
    const { table, who, play, agreed, entry } = battle();
    const before = table.facts.scene;
    // Hild and Joris are kept for the duel; Ella stands as a champion still.
    expect(before?.session.header.setup).toMatchObject({
      attacker: { champions: [{ name: 'Ella' }] },
      defender: { champions: [] },
    });
    // SAGA-BATTLE-008: when both sides agree.
    expect(play('Champions')).toEqual({ code: 'TABLE_DECIDES', rule: 'SAGA-BATTLE-008' });
    agreed('Champions');
    expect(table.facts.scene?.session.rules.scene).toBe('saga/duel');
    expect(table.facts.suspended.map(({ scene }) => scene.scene)).toEqual([1]);
    expect(hidesSomething(table.facts, 'Ana', sceneRules)).toBe(true);
    expect(fresh(table.records).suspended).toHaveLength(1);

    table.now += 50_000;
    playOut(table);
    expect(entry('Champions')).toMatchObject({
      state: 'done',
      outcome: { fighters: [{ name: 'Hild' }, { name: 'Joris' }] },
    });
    expect(entry('Ford')?.state).toBe('running');
    expect(table.facts.suspended).toEqual([]);
    expect(table.facts.scene?.session).toBe(before?.session);
    expect(table.facts.scene?.questions.every(({ since }) => since === table.now)).toBe(true);
    // What the duel has done to somebody stays done when the battle is over.
    const wounds = () => ['Hild', 'Joris'].map((name) => table.facts.campaign?.open.characters[who(name)]?.wounds);
    const after = wounds();
    playOut(table);
    expect(entry('Ford')?.state).toBe('done');
    expect(wounds()).toEqual(after);
    expect(await checkFile(wholeFile('desk', table.records, sceneRules), sceneRules)).toMatchObject({ ok: true });
  });

  test('may be broken off by the table, and the battle goes on', () => {
    const { table, agreed, entry } = battle();
    const before = table.facts.scene?.session;
    agreed('Champions');
    table.propose('Ana', 'abandon');
    expect(table.speak('Bo', { choose: 'agree' })).toBeNull();
    expect(table.facts.scene?.session).toBe(before);
    expect(entry('Champions')?.state).toBe('planned');
    expect(table.facts.scenes.map(({ state }) => state)).toEqual(['running', 'abandoned']);
  });

  test('comes to its end before the scene around it is closed; records of 1.0.0 were written without that', async () => {
    const table = new DeskTable(['Ana']);
    const deed = (said: object) =>
      table.do('Ana', { do: 'campaign', deed: said as saga.campaign.CampaignDeed as never });
    const talk = {
      deed: 'plan',
      day: 1,
      days: 1,
      scene: 'freeForm',
      place: '',
      characters: [],
      plan: null,
      matters: [],
    };
    deed({ deed: 'found', name: 'Kell', edition: 'saga', options: {} });
    deed({ ...talk, title: 'Siege', inside: null });
    deed({ ...talk, title: 'Parley', inside: 'e1' });
    for (const entry of ['e1', 'e2']) expect(deed({ deed: 'start', entry })).toBeNull();
    const close = (entry: string) => deed({ deed: 'close', entry, text: '' });
    expect(close('e1')).toMatchObject({
      rule: 'SAGA-CAMPAIGN-010',
      what: 'campaign.innerFirst',
      facts: { title: 'Parley' },
    });
    expect([close('e2'), close('e1')]).toEqual([null, null]);
    const { records } = table;
    const at = (entry: string) =>
      records.findIndex(({ what }) => JSON.stringify(what).includes(`"close","entry":"${entry}"`));
    // The other way round, as it could be before.
    const [inner, outer] = ['e2', 'e1'].map((entry) => records[at(entry)] as TableRecord) as [TableRecord, TableRecord];
    const written = (version: string) =>
      records.map((record) => {
        const other = record === inner ? outer : record === outer ? inner : record;
        const { what } = other;
        return { ...other, seq: record.seq, what: what.did === 'campaign' ? { ...what, version } : what };
      });
    const read = (version: string) => checkFile(wholeFile('desk', written(version), sceneRules), sceneRules);
    expect(await read('1.0.0')).toMatchObject({ ok: true });
    expect(await read('1.1.0')).toMatchObject({ ok: false, refusal: { code: 'TAMPERED' } });
  });

  test('SAGA-CAL-011 nobody fights in both, and nothing else is begun meanwhile', () => {
    const { table, deed, inner, who, play } = battle();
    const ella = { ...inner, title: 'Ella too', plan: { side1: [who('Ella')], side2: [who('Morten')] } };
    expect(deed(ella)).toMatchObject({ rule: 'SAGA-CAL-011', what: 'campaign.fightsInOuter', facts: { name: 'Ella' } });
    expect(deed({ ...inner, title: 'Elsewhere', inside: null, day: 2 })).toBeNull();
    expect(play('Elsewhere')).toMatchObject({ code: 'SCENE_RUNNING' });
    expect(table.facts.scene?.scene).toBe(1);
  });
});

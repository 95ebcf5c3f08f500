import { drawThrow, stream } from '@warmoot/kernel';
import type { TableFile, TableRecord } from '@warmoot/protocol';
import { saga, sceneRules } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { DeskTable } from '../testing/deskTable.js';
import { withRecords } from '../testing/forging.js';
import { readFile } from './takenFile.js';

const RATINGS = {
  skills: Object.fromEntries(saga.ALL_SKILLS.map((skill) => [skill, 3])),
  motives: Object.fromEntries(saga.character.ALL_MOTIVES.map((motive) => [motive, 6])),
};

const SPANS = Array.from({ length: 4 }, (_, at) => ({ key: `s${at}`, ground: 'open', x: 100 + 100 * at, y: 100 }));
const ROADS = { spans: SPANS, ways: SPANS.slice(1).map(({ key }, at) => ({ from: `s${at}`, to: key, road: true })) };

/** What is done wherever it is open: they close with each other, fight at once, and soon have enough. */
const WISHES = ['"now","as":"battle"', '"close"', '"attack"', '"surrender"', '"agree"', '"later"'];

/** Hares and Hounds, each of some soldiers, meet on the road and fight it out there. */
const fought = (): DeskTable => {
  const table = new DeskTable(['Ana', 'Bo'], { dice: 'typed' });
  const deed = (said: object) => {
    const parsed = saga.campaign.campaignDeed.parse(said);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
    expect(table.do('Ana', { do: 'campaign', deed: parsed.value })).toBeNull();
  };
  const options = { 'saga.generation.others': 'byHand', march: { 'saga.move.secret': false } };
  deed({ deed: 'found', name: 'Kell', options });
  deed({ deed: 'add', name: 'Ella', owner: 'Ana', ...RATINGS });
  deed({ deed: 'add', name: 'Morten', owner: 'Bo', ...RATINGS });
  const [one, other] = Object.keys(table.facts.campaign?.open.characters ?? {}) as [string, string];
  const parties = [
    { name: 'Hares', at: 's1', wants: { want: 'catch', party: 'Hounds' }, members: [{ character: one }] },
    { name: 'Hounds', at: 's2', wants: { want: 'catch', party: 'Hares' }, members: [{ character: other }] },
  ].map((party) => ({ ...party, troops: { mediumInfantry: 40 } }));
  deed({ deed: 'plan', day: 2, days: 3, scene: 'movement', title: 'March', plan: { roads: ROADS, parties } });
  const entry = Object.keys(table.facts.campaign?.open.entries ?? {})[0] ?? '';
  expect(table.do('Ana', { do: 'play', play: { play: 'entry', entry } })).toBeNull();
  const source = stream('road');
  for (let moves = 0; moves < 900 && table.facts.scene !== null; moves++) {
    const { run } = table.facts.scene.session;
    const asked = ['Ana', 'Bo'].flatMap((who) => table.due(who).map((one) => [who, one] as const));
    const [seat, due] = asked.find(([, { made }]) => !made) as (typeof asked)[number];
    const as = due.as[0] as string;
    if (run.awaits.need === 'dice') {
      const faces = drawThrow(`faces ${moves}`, 0, run.awaits.throw);
      expect(table.do(seat, { do: 'dice', question: due.question, faces })).toBeNull();
      continue;
    }
    const drawn = Array.from({ length: 30 }, () => run.sample({ seat, as }, source));
    const wished = WISHES.flatMap((wish) => drawn.filter((choice) => JSON.stringify(choice).includes(wish)))[0];
    const choice = (wished ?? drawn[0]) as never;
    expect(table.do(seat, { do: 'answer', question: due.question, as, choice })).toBeNull();
  }
  return table;
};

/** A record as it was written under an older version, with or without who held the field. */
const asIn =
  (version: string, holds: boolean) =>
  (record: TableRecord): TableRecord => {
    if (record.what.did !== 'campaign') return record;
    const isMarched = (event: saga.campaign.CampaignEvent): boolean =>
      event.event === 'changed' && event.why.code === 'marched';
    const written = record.what.events.filter((event) => version !== '1.3.0' || !isMarched(event));
    const events = written.map((event) =>
      JSON.parse(JSON.stringify(event, (key, value) => (key === 'held' && !holds ? undefined : value))),
    );
    return { ...record, what: { ...record.what, version, events } };
  };

test('SAGA-MOVE-038 who held the field in a fight on the road is kept since 1.5.0; files from before are good without it', async () => {
  const table = fought();
  const read = async (version: string, holds: boolean) => {
    const { file } = table;
    const records = (file.records as readonly TableRecord[]).map(asIn(version, holds));
    return readFile(JSON.parse(JSON.stringify(withRecords(file, records as TableFile['records']))), sceneRules);
  };
  const march = (facts: DeskTable['facts']) => Object.values(facts.campaign?.open.entries ?? {})[0];
  expect(march(table.facts)).toMatchObject({ state: 'done', outcome: { held: ['Hounds'] } });
  for (const version of ['1.3.0', '1.4.0']) {
    const older = await read(version, false);
    if (!older.ok) throw new Error(JSON.stringify(older.refusal));
    expect(march(older.value.facts)).toMatchObject({ state: 'done', outcome: { met: [{ played: 'battle' }] } });
    expect(march(older.value.facts)?.outcome).not.toHaveProperty('held');
    expect(await read(version, true)).toMatchObject({ ok: false, refusal: { code: 'TAMPERED', of: 'campaign' } });
  }
  expect(await read('1.5.0', true)).toMatchObject({ ok: true });
  expect(await read('1.5.0', false)).toMatchObject({ ok: false, refusal: { code: 'TAMPERED', of: 'campaign' } });
});

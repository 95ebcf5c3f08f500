import { byTier } from '@warmoot/kernel/testing';
import type { AnyRefusal, SeenProposal, TableFile, TableRecord } from '@warmoot/protocol';
import { tableHash } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import { expectSameAsFresh, request } from '@warmoot/table/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Forger, type Loose, NASTY } from './campaignForger.js';
import { addRated, agreed, asked, BY_HAND, entryOf, idOf, planDuel } from './campaignKit.js';
import { type Reader, seated, type Watched, watchedServer } from './secretsKit.js';

const FUZZED = byTier(150, 900);

describe('a campaign among enemies', () => {
  let watched: Watched;
  beforeAll(async () => {
    watched = await watchedServer();
  });
  afterAll(() => watched.stop());

  const faults = (): readonly string[] => watched.logged.filter((line) => line.includes('"fault"'));
  const lengthOf = async ({ place }: Reader): Promise<number> => (await watched.store.head(place.table))?.length ?? 0;

  const founded = async (names: readonly string[], options: object = BY_HAND): Promise<Reader[]> => {
    const readers = await seated(watched, names, { spectators: ['Sue'] });
    expect(await (readers[0] as Reader).deed({ deed: 'found', name: 'Besieged', options })).toBeNull();
    return readers;
  };

  /** Refused with a code, and nothing written. */
  const expectRefused = async (reader: Reader, deed: unknown): Promise<AnyRefusal> => {
    const before = await lengthOf(reader);
    const refusal = await asked(reader, deed);
    expect([deed, refusal?.code]).toEqual([deed, expect.stringMatching(/^[A-Z_]+$/)]);
    expect(await lengthOf(reader)).toBe(before);
    return refusal as AnyRefusal;
  };

  /** The table's file is taken by a server, and has the same hash there. */
  const expectTaken = async ({ place: { table, key } }: Reader): Promise<void> => {
    const file = await request<TableFile>(watched.url, `/api/tables/${table}/export?seat=Ana`, { key });
    expect(file.body.format).toBe('warmoot-table/1');
    const taken = await request<{ hash: string }>(watched.url, '/api/import', { body: file.text });
    expect([taken.status, taken.body.hash, taken.text.slice(0, 300)]).toEqual([201, file.body.hash, expect.anything()]);
  };

  test(`${FUZZED} deeds, plays and proposals of every kind: done or refused with a code, and what came of it can be read again`, async () => {
    const [ana] = (await founded(['Ana'])) as [Reader];
    for (const name of ['Ella', 'Joris', 'Tam']) await addRated(ana, name, name === 'Tam' ? null : 'Ana');
    expect(await ana.deed({ deed: 'unit', name: 'Hird', level: 2, ruler: idOf(ana, 'Ella') })).toBeNull();
    await planDuel(ana, { title: 'Ford', side1: [idOf(ana, 'Ella')], side2: [idOf(ana, 'Joris')] });
    const forger = new Forger('hostile');
    const [deeds, plays] = [
      saga.campaign.campaignDeed.schema,
      saga.campaign.campaignPlay.schema,
    ] as unknown as readonly [Loose, Loose];
    const done = new Map<string, number>();
    const tried = new Set<string>();
    for (let n = 0; n < FUZZED; n++) {
      const { open } = ana.campaign as NonNullable<Reader['campaign']>;
      const drawers = [open.characters, open.entries, open.units, open.notes, open.regions, open.pages, open.sittings];
      forger.ids = [...drawers.flatMap((drawer) => Object.keys(drawer)), 'd1'];
      const kind = n % 6 === 0 ? 'play' : 'campaign';
      const what = forger.make(kind === 'play' ? plays : deeds) as { deed?: string; play?: string };
      const value = { [kind === 'play' ? 'play' : 'deed']: what };
      const before = await lengthOf(ana);
      const isProposed = n % 3 > 0;
      const refusal = await asked(ana, isProposed ? { do: 'propose', about: kind, value } : { do: kind, ...value });
      const name = `${what.deed ?? what.play}`;
      tried.add(name);
      if (refusal === null) done.set(name, (done.get(name) ?? 0) + 1);
      else {
        expect([what, refusal.code]).toEqual([what, expect.stringMatching(/^[A-Z_]+$/)]);
        expect([what, await lengthOf(ana)]).toEqual([what, before]);
      }
      await ana.settled();
      if (ana.scene !== null) {
        expect(await asked(ana, { do: 'propose', about: 'abandon', value: {} })).toBeNull();
        await ana.until(() => ana.scene === null);
      }
      expect([what, faults()]).toEqual([what, []]);
    }
    const names = [deeds, plays].flatMap(({ oneOf: all = [] }, at) =>
      all.map(({ properties }) => {
        const { const: said, enum: only } = properties?.[at === 0 ? 'deed' : 'play'] ?? {};
        return String(said ?? only?.[0]);
      }),
    );
    expect(names.filter((name) => !tried.has(name)).length).toBeLessThanOrEqual(byTier(names.length / 3, 0));
    // It must have got through here and there, or nothing was tried.
    expect(done.size).toBeGreaterThan(byTier(5, 15));
    await expectSameAsFresh(watched.url, ana);
    await agreed(ana, [], 'openLog', {});
    await expectTaken(ana);
  });

  test('a leap over millions of years is one deed as any other, and holds nobody up', async () => {
    const year = [{ name: 'the only one', days: 1 }];
    const options = { ...BY_HAND, 'saga.calendar.months': year, 'saga.calendar.seasons': year };
    const [ana] = (await founded(['Ana'], options)) as [Reader];
    const began = process.cpuUsage();
    expect(await ana.deed({ deed: 'plan', day: 9_999_999, scene: 'freeForm', title: 'The end of time' })).toBeNull();
    await ana.settled();
    expect(await ana.deed({ deed: 'start', entry: entryOf(ana, 'The end of time')?.id ?? '' })).toBeNull();
    await ana.settled();
    expect(ana.campaign?.open).toMatchObject({ today: 9_999_999, reckoned: 9_999_998 });
    // By what it takes of the machine, not by the clock: others may be at work beside us.
    expect(process.cpuUsage(began).user / 1_000_000).toBeLessThan(10);
  });

  test('nobody writes on the sheet of another, and who only watches does nothing', async () => {
    const [ana, bo, sue] = (await founded(['Ana', 'Bo'])) as [Reader, Reader, Reader];
    const character = await addRated(ana, 'Ella', 'Ana');
    const other = await addRated(bo, 'Joris', 'Bo');
    const deeds: readonly { readonly deed: saga.campaign.CampaignDeed['deed']; readonly [key: string]: unknown }[] = [
      { deed: 'rename', character, name: 'Mine' },
      { deed: 'words', character, home: 'mine' },
      { deed: 'arms', character, arms: 'red fish' },
      { deed: 'locks', character, locks: {} },
      { deed: 'goals', character, text: 'mine' },
      { deed: 'privateNote', character, text: 'mine' },
      { deed: 'terrain', character, terrain: 'mine' },
      { deed: 'carry', character, load: { items: [] } },
      { deed: 'relate', character, to: other, text: 'mine' },
    ];
    for (const deed of deeds) {
      expect(await expectRefused(bo, { do: 'campaign', deed })).toMatchObject({ code: 'NOT_YOURS', owner: 'Ana' });
      expect(await expectRefused(sue, { do: 'campaign', deed })).toMatchObject({ code: 'PLAYERS_ONLY' });
      for (const id of NASTY) {
        const refusal = await expectRefused(bo, { do: 'campaign', deed: { ...deed, character: id } });
        expect(['NO_SUCH', 'BAD_SHAPE']).toContain(refusal.code);
      }
    }
    for (const seat of ['__proto__', 'constructor', 'Zoe', 'Sue', '']) {
      const refusal = await expectRefused(bo, { do: 'campaign', deed: { deed: 'castSize', seat, characters: 3 } });
      expect(['NO_SUCH', 'BAD_SHAPE']).toContain(refusal.code);
    }
    const huge = { deed: 'setting', text: 'x'.repeat(20_001) };
    expect(await expectRefused(bo, { do: 'campaign', deed: huge })).toMatchObject({
      path: expect.stringContaining('text'),
    });
    const deep = JSON.parse(`${'['.repeat(1_000)}${']'.repeat(1_000)}`) as unknown;
    await expectRefused(bo, { do: 'campaign', deed: { deed: 'plan', day: 1, scene: 'duel', title: 'x', plan: deep } });
    expect(faults()).toEqual([]);
  });

  test('what two seats play at the same moment is played once, and nothing of it is changed in the midst of it', async () => {
    const [ana, bo] = (await founded(['Ana', 'Bo'])) as [Reader, Reader];
    const [ella, joris] = [await addRated(ana, 'Ella', 'Ana'), await addRated(bo, 'Joris', 'Bo')];
    const entry = await planDuel(ana, { title: 'Ford', side1: [ella], side2: [joris] });
    const both = [ana, bo].flatMap((one) =>
      [1, 2].map(() => asked(one, { do: 'play', play: { play: 'entry', entry } })),
    );
    const answers = (await Promise.all(both)).map((refusal) => refusal?.code ?? null);
    expect(answers.filter((code) => code === null)).toHaveLength(1);
    expect(answers.filter((code) => code === 'SCENE_RUNNING')).toHaveLength(3);
    const campaign = (deed: object) => ({ do: 'campaign', deed });
    await expectRefused(ana, campaign({ deed: 'replan', entry, plan: { side1: [joris], side2: [ella] } }));
    await expectRefused(ana, campaign({ deed: 'drop', entry }));
    for (const deed of ['start', 'pause', 'resume', 'close']) await expectRefused(bo, campaign({ deed, entry }));
    await expectRefused(ana, campaign({ deed: 'carry', character: ella, load: { items: [] } }));
    await agreed(ana, [bo], 'abandon', {});
    await ana.until(() => ana.scene === null);
    expect(entryOf(ana, 'Ford')).toMatchObject({ state: 'planned', played: null });
    expect(faults()).toEqual([]);
  });

  test('what somebody has agreed to is not played otherwise: whoever changes its plan takes it off the table', async () => {
    const [ana, bo, cy] = (await founded(['Ana', 'Bo', 'Cy'])) as [Reader, Reader, Reader];
    const [ella, joris] = [await addRated(ana, 'Ella', 'Ana'), await addRated(bo, 'Joris', 'Bo')];
    const entry = await planDuel(ana, { title: 'Ford', side1: [ella], side2: [joris] });
    const other = await planDuel(ana, { title: 'Mill', side1: [ella], side2: [joris] });
    const propose = { do: 'propose', about: 'play', value: { play: { play: 'entry', entry } } };
    const onTable = ({ seen }: Reader) => seen?.proposals ?? [];
    expect(await asked(ana, propose)).toBeNull();
    expect(await bo.speak()).toBeNull();
    await cy.until(() => onTable(cy).length > 0);
    const { proposal, due } = onTable(cy)[0] as SeenProposal;
    // The plan of another scene is another matter.
    const turned = { plan: { side1: [joris], side2: [ella] } };
    expect(await ana.deed({ deed: 'replan', entry: other, ...turned })).toBeNull();
    await ana.settled();
    expect(onTable(ana)).toHaveLength(1);
    expect(await ana.deed({ deed: 'replan', entry, ...turned })).toBeNull();
    for (const one of [ana, bo, cy]) await one.until(() => onTable(one).length === 0);
    expect(entryOf(cy, 'Ford')).toMatchObject({ state: 'planned', played: null });
    const late = { do: 'speak', proposal, question: due?.question, choice: { choose: 'agree' } };
    expect(await asked(cy, late)).toEqual({ code: 'NO_SUCH_PROPOSAL', proposal });
    // What has happened so far is taken elsewhere, and is the same there.
    await agreed(ana, [bo, cy], 'openLog', {});
    await expectTaken(ana);
    // It can be put once more as it is now planned, and is played when all have said so.
    await agreed(ana, [bo, cy], 'play', propose.value);
    await ana.until(() => ana.scene !== null);
    expect(entryOf(ana, 'Ford')).toMatchObject({ state: 'running', plan: turned.plan });
    expect(faults()).toEqual([]);
  });

  /** A table's file with a character whose ratings were rolled at it. */
  const rolledFile = async (): Promise<TableFile> => {
    const [ana] = (await founded(['Ana'], {})) as [Reader];
    expect(await ana.deed({ deed: 'add', name: 'Ella', owner: 'Ana' })).toBeNull();
    await ana.settled();
    expect(await ana.play({ play: 'generation', characters: [idOf(ana, 'Ella')] })).toBeNull();
    await ana.until(() => Object.values(ana.campaign?.open.entries ?? {}).some(({ state }) => state === 'done'));
    expect(await ana.deed({ deed: 'page', text: 'The last page.' })).toBeNull();
    await agreed(ana, [], 'openLog', {});
    const { table, key } = ana.place;
    return (await request<TableFile>(watched.url, `/api/tables/${table}/export?seat=Ana`, { key })).body;
  };

  test('a file whose campaign did not come about as it says is refused by its fault, and nothing of it is kept', async () => {
    const file = await rolledFile();
    type Loosened = { what: { did: string; more: boolean; cause: Record<string, unknown>; events: object[] } };
    const where = (by: string, nth = 0): number =>
      file.records.flatMap(({ what }, at) => (what.did === 'campaign' && what.cause.by === by ? [at] : []))[nth] ?? -1;
    const [rolled, deed] = [where('scene'), where('deed', 1)];
    const forge = (change: (records: Loosened[]) => void): TableFile => {
      const loose = structuredClone(file.records) as unknown as Loosened[];
      change(loose);
      const records = loose.map((record, seq) => ({ ...record, seq })) as unknown as TableRecord[];
      return { ...file, records, hash: tableHash(records) };
    };
    const renamed = (records: Loosened[]): void => {
      const [joined] = (records[deed]?.what.events ?? []) as { character: { name: string } }[];
      if (joined !== undefined) joined.character.name = 'Forged';
    };
    const campaign = (number: number) => ({ code: 'TAMPERED', of: 'campaign', number });
    const cases: readonly (readonly [string, TableFile, object])[] = [
      ['another name', forge(renamed), campaign(deed)],
      [
        'another name, and every record says that it goes on',
        forge((records) => {
          renamed(records);
          for (const { what } of records) if (what.did === 'campaign') what.more = true;
        }),
        { code: 'UNREADABLE', field: 'at' },
      ],
      ['a scene without what came of it', forge((records) => void records.splice(rolled, 1)), campaign(rolled - 1)],
      [
        'a scene that comes to something twice',
        forge((records) => void records.splice(rolled, 0, structuredClone(records[rolled] as Loosened))),
        campaign(rolled + 1),
      ],
      ['no events at all', forge((records) => void records[deed]?.what.events.splice(0)), campaign(deed)],
      [
        'an event that nobody knows',
        forge((records) => void records[deed]?.what.events.push({ event: '__proto__' })),
        campaign(deed),
      ],
      [
        'an event about nobody',
        forge((records) => void records[deed]?.what.events.push({ event: 'changed', character: '__proto__', set: {} })),
        { code: expect.stringMatching(/TAMPERED|UNREADABLE/) },
      ],
      [
        'a deed that is none',
        forge((records) => void Object.assign(records[deed]?.what.cause.deed as object, { name: 7 })),
        { code: 'BAD_SHAPE', path: `records[${deed}].what.cause.deed.name` },
      ],
    ];
    const tables = async (): Promise<number> => {
      let count = 0;
      for await (const _ of watched.store.heads()) count++;
      return count;
    };
    const before = await tables();
    for (const [name, body, refusal] of cases) {
      const got = await request<{ refusal: object }>(watched.url, '/api/import', { body });
      expect([name, got.body.refusal]).toEqual([name, expect.objectContaining(refusal)]);
    }
    expect(await tables()).toBe(before);
    expect(faults()).toEqual([]);
    expect((await request(watched.url, '/api/import', { body: file })).status).toBe(201);
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stream } from '@warmoot/kernel';
import { type SealedFile, type TableFile, type TableRecord, tableHash } from '@warmoot/protocol';
import type { saga } from '@warmoot/rules';
import { SILENT, serve as serveAt } from '@warmoot/table';
import {
  Client,
  expectSameAsFresh,
  joinTable,
  NO_LIMITS,
  onEachStore,
  openTable,
  PATIENCE_MS,
  type Place,
  request,
} from '@warmoot/table/testing';
import { expect, test } from 'vitest';

const NAMES = ['Ana', 'Bo', 'Cy'] as const;

/** Something that nobody else may ever read. */
const wish = (seat: string, set: number): string => `wish-of-${seat}-${set}`;

onEachStore('a campaign at a table', ({ serve }) => {
  const gather = async (url: string): Promise<readonly [Client, Client, Client]> => {
    const ana = await openTable(url, 'Ana', { title: 'The Salt Crown' });
    const places = [ana, await joinTable(url, ana, 'Bo'), await joinTable(url, ana, 'Cy')];
    const clients = places.map((place) => new Client(place));
    for (const client of clients) await client.connect(url);
    return clients as unknown as readonly [Client, Client, Client];
  };

  const founded = async (clients: readonly Client[]): Promise<void> => {
    const [host] = clients as readonly [Client];
    expect(await host.deed({ deed: 'castSize', seat: 'Ana', characters: 3 })).toMatchObject({ code: 'NO_CAMPAIGN' });
    expect(await host.deed({ deed: 'found', name: 'The Salt Crown' })).toBeNull();
    for (const client of clients) {
      const { seat } = client.place;
      expect(await client.deed({ deed: 'castSize', seat, characters: 3 })).toBeNull();
    }
  };

  /** Everybody picks whatever is left when it is their turn, each with a wish. */
  const draft = async (clients: readonly Client[]): Promise<void> => {
    const [host] = clients as readonly [Client];
    expect(await host.play({ play: 'draft' })).toBeNull();
    for (let picked = 0; picked < 9; picked++) {
      await Promise.race(clients.map((client) => client.until(() => client.due.length > 0)));
      const client = clients.find(({ due }) => due.length > 0) as Client;
      const { seat } = client.place;
      const set = picked + 1;
      const choice = { choose: 'pick', set, name: `${seat} ${set}`, goals: wish(seat, set) };
      const [due] = client.due;
      const refusal = await client.do({ do: 'answer', question: due?.question ?? '', as: due?.as[0] ?? '', choice });
      expect(refusal).toBeNull();
    }
    for (const client of clients) await client.until(() => client.scene === null);
  };

  const castOf = ({ campaign }: Client): readonly saga.campaign.Character[] =>
    Object.values(campaign?.open.characters ?? {}) as readonly saga.campaign.Character[];
  const entriesOf = ({ campaign }: Client): readonly saga.campaign.Entry[] =>
    Object.values(campaign?.open.entries ?? {});

  const playOut = async (clients: readonly Client[]): Promise<void> => {
    const source = stream('campaign');
    const [host] = clients as readonly [Client];
    const late = Date.now() + PATIENCE_MS;
    while (host.scene !== null && Date.now() < late) {
      const client = clients.find(({ due }) => due.length > 0);
      const deed = client?.randomDeed(source) ?? null;
      if (client === undefined || deed === null) await new Promise((resolve) => setTimeout(resolve, 5));
      else await client.do(deed);
    }
    expect(host.scene).toBeNull();
  };

  test('from its founding over a draft and a duel to a file and back, and nobody reads what others want', async () => {
    const { url, stop } = await serve();
    const clients = await gather(url);
    const [ana, bo, cy] = clients;
    await founded(clients);
    await draft(clients);
    for (const client of clients) {
      expect(castOf(client)).toHaveLength(9);
      expect(castOf(client).filter(({ owner }) => owner === client.place.seat)).toHaveLength(3);
      expect(Object.keys(client.campaign?.own?.goals ?? {})).toHaveLength(3);
      for (const seat of NAMES.filter((name) => name !== client.place.seat)) {
        expect(client.received.join('\n')).not.toContain(`wish-of-${seat}`);
      }
    }

    const [hero, rival] = [ana, bo].map((one) => castOf(one).find(({ owner }) => owner === one.place.seat)?.id) as [
      string,
      string,
    ];
    const sword = {
      items: [{ id: 'blade', object: 'sword', worn: false, at: { row: 0, column: 0, turn: 0, flipped: false } }],
    };
    expect(await bo.deed({ deed: 'carry', character: hero, load: sword })).toMatchObject({ code: 'NOT_YOURS' });
    expect(await ana.deed({ deed: 'carry', character: hero, load: sword })).toBeNull();
    const plan = { side1: [hero], side2: [rival] };
    const scene = { day: 5, scene: 'duel', title: 'At the ford', characters: [hero, rival], plan };
    expect(await cy.deed({ deed: 'plan', ...scene })).toBeNull();
    const planned = entriesOf(cy).find(({ title }) => title === 'At the ford') as saga.campaign.Entry;
    expect(await bo.play({ play: 'entry', entry: planned.id })).toBeNull();
    await ana.until(() => ana.scene?.name === 'saga/duel');
    expect(await ana.play({ play: 'entry', entry: planned.id })).toMatchObject({ code: 'SCENE_RUNNING' });
    await playOut(clients);
    await ana.until(() => entriesOf(ana).find(({ id }) => id === planned.id)?.state === 'done');
    const done = entriesOf(ana).find(({ id }) => id === planned.id) as saga.campaign.Entry;
    expect(done).toMatchObject({ asksNext: true, played: 2, day: 5 });
    const { fighters } = done.outcome as unknown as {
      fighters: readonly { wounds: readonly unknown[]; standing: string }[];
    };
    for (const [at, id] of [hero, rival].entries()) {
      const sheet = castOf(ana).find((one) => one.id === id) as saga.campaign.Character;
      expect(sheet.wounds).toHaveLength(fighters[at]?.wounds.length ?? -1);
      expect(sheet.dead !== null).toBe(fighters[at]?.standing === 'dead');
      expect(sheet.through).toBe(5);
    }
    for (const client of clients) await expectSameAsFresh(url, client);

    // What takes the table is refused to one alone, and done when all agree.
    const rate = { deed: 'rate', character: hero, skill: 'run', to: 9, reason: 'years at sea' };
    expect(await ana.deed(rate)).toMatchObject({ code: 'TABLE_DECIDES' });
    expect(await ana.do({ do: 'propose', about: 'campaign', value: { deed: rate } })).toBeNull();
    for (const client of [bo, cy]) expect(await client.speak()).toBeNull();
    await ana.until(() => castOf(ana).find(({ id }) => id === hero)?.skills?.run === 9);

    // Nothing is lost when the server goes.
    await stop();
    const again = await serve();
    for (const client of clients) {
      await client.connect(again.url);
      await expectSameAsFresh(again.url, client);
    }

    // The file: sealed for each, until the table opens it.
    const fileOf = async <A>(client: Client): Promise<A> => {
      const { table, seat, key } = client.place;
      return (await request<A>(again.url, `/api/tables/${table}/export?seat=${seat}`, { key })).body;
    };
    const sealed = await fileOf<SealedFile>(bo);
    expect(sealed.format).toBe('warmoot-sealed/1');
    expect(JSON.stringify(sealed)).not.toContain('wish-of-Ana');
    expect(JSON.stringify(sealed)).toContain('wish-of-Bo');
    expect(await ana.do({ do: 'propose', about: 'openLog', value: {} })).toBeNull();
    for (const client of [bo, cy]) expect(await client.speak()).toBeNull();
    await ana.until(() => ana.items.some(({ what }) => what.did === 'fileOpened'));
    const whole = await fileOf<TableFile>(bo);
    expect(whole.format).toBe('warmoot-table/1');

    const dataDir = await mkdtemp(join(tmpdir(), 'warmoot-'));
    const elsewhere = await serveAt({ port: 0, host: '127.0.0.1', dataDir, logger: SILENT, limits: NO_LIMITS });
    try {
      const bring = (file: TableFile) =>
        request<Place & { readonly refusal?: object }>(elsewhere.url, '/api/import', { body: file });
      // Somebody gives their character a rating that nobody has rolled: the file says so, and is refused.
      const at = whole.records.findIndex(({ what }) => what.did === 'campaign' && what.cause.by === 'scene');
      const forged = structuredClone(whole.records) as TableRecord[];
      const { what } = forged[at] as unknown as { what: { events: { character?: { skills: { run: number } } }[] } };
      const joined = what.events.find(({ character }) => character !== undefined);
      if (joined?.character !== undefined) joined.character.skills.run = joined.character.skills.run === 10 ? 0 : 10;
      const refused = await bring({ ...whole, records: forged, hash: tableHash(forged) });
      expect([refused.status, refused.body.refusal]).toMatchObject([
        422,
        { code: 'TAMPERED', of: 'campaign', number: at },
      ]);
      const brought = await bring(whole);
      expect([brought.status, brought.body]).toMatchObject([201, { hash: whole.hash, notReplayed: [] }]);
      const moved = new Client(brought.body);
      await moved.connect(elsewhere.url);
      expect(moved.campaign).toEqual(ana.campaign);
    } finally {
      await elsewhere.stop();
      await rm(dataDir, { recursive: true });
    }

    // What was opened is what there was then: a new wish is not in it, and does not close it.
    expect(await ana.deed({ deed: 'goals', character: hero, text: 'more than before' })).toBeNull();
    expect(await fileOf<TableFile>(bo)).toEqual(whole);
    for (const client of [bo, cy]) expect(client.received.join('\n')).not.toContain('more than before');
  });
});

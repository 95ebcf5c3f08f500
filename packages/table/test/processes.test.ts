import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { SeenProposal, SeenTable, TableRecord, Visit } from '@warmoot/protocol';
import {
  busyTable,
  type Children,
  Client,
  DUEL,
  duelAgainst,
  expectKept,
  expectSameAsFresh,
  expectVerified,
  ground,
  NO_LIMITS,
  newcomer,
  ONE_AGAINST_TWO,
  openTable,
  playOut,
  request,
  type ServerProcess,
  type Somebody,
  serverProcesses,
  storedRecords,
} from '@warmoot/table/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Not to wait for long until a dead process is missed. */
const BEAT = { beatMs: 300 };

const isHere = ({ here }: Client, ...seats: readonly string[]): boolean =>
  isDeepStrictEqual(Object.keys(here).toSorted(), seats);

describe('two server processes on one database', () => {
  const { place, serve, postgres } = ground('PostgreSQL');
  let children: Children;
  let [one, two]: ServerProcess[] = [];
  /** Both of them; one that a test has killed, or a try that failed, is started anew. */
  const both = async (): Promise<readonly [ServerProcess, ServerProcess]> => {
    if (one?.isUp() !== true) one = await children.start(place());
    if (two?.isUp() !== true) two = await children.start(place());
    return [one, two];
  };
  beforeAll(async () => {
    children = await serverProcesses();
  });
  afterAll(() => children.close());

  const restAfter = async (people: readonly Somebody[], playing: readonly Promise<void>[]): Promise<void> => {
    for (const somebody of people) somebody.paused = true;
    await Promise.all(playing);
    for (const somebody of people) somebody.paused = false;
  };

  test('codes are guessed no oftener over both than over one, from however many addresses', async () => {
    const limits = { ...NO_LIMITS, wrongCodesPerHour: 4, wrongCodesInAll: 10 };
    // What was guessed is counted in the database: each try has one of its own.
    const databaseUrl = await postgres().freshDatabase();
    const servers = await Promise.all([1, 2].map(() => serve({ databaseUrl, limits, trustProxy: true })));
    const [first, second] = servers.map(({ url }) => url) as [string, string];
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const see = (url: string, address: string, secret: string) =>
      request<{ refusal?: { code: string; most: number }; host?: string }>(url, '/api/door', {
        body: { secret },
        headers: from(address),
      });
    const ana = await openTable(first, 'Ana');
    const act = (deed: object) =>
      request(first, `/api/tables/${ana.table}/commands`, {
        key: ana.key,
        body: { id: randomUUID(), seat: 'Ana', deed },
      });
    // Asked where the door was opened: the other process hears of it a moment later.
    const codeNow = async (): Promise<string> =>
      (await request<{ seen: SeenTable }>(first, `/api/tables/${ana.table}?seat=Ana`, { key: ana.key })).body.seen.door
        .code ?? '';
    await act({ do: 'openDoor' });
    const old = await codeNow();
    await act({ do: 'openDoor' });
    const code = await codeNow();
    expect(code).not.toBe(old);
    const invited = await request<{ secret: string }>(first, `/api/tables/${ana.table}/invitations`, {
      key: ana.key,
      body: { by: 'Ana' },
    });

    // Wrong and over are told apart. What opens something is not counted, however often it is asked.
    expect((await see(second, '192.0.2.1', '222 222')).body.refusal?.code).toBe('CODE_WRONG');
    expect((await see(second, '192.0.2.1', old)).body.refusal?.code).toBe('CODE_OVER');
    for (let times = 0; times < 12; times++) {
      expect((await see(times % 2 ? first : second, '192.0.2.1', code.toLowerCase())).body.host).toBe('Ana');
    }
    // Two more from this address; then it is told to wait, also with the right code.
    expect((await see(second, '192.0.2.1', '222223')).status).toBe(404);
    expect((await see(second, '192.0.2.1', '222224')).status).toBe(404);
    expect((await see(second, '192.0.2.1', code)).body.refusal).toMatchObject({ code: 'TOO_MANY', most: 4 });
    expect((await see(second, '192.0.2.2', code)).body.host).toBe('Ana');

    // Many addresses, each once, on both servers and all at the same time: six more are looked up, and that is all.
    const tried = await Promise.all(
      Array.from({ length: 30 }, (_, nth) => see(nth % 2 ? first : second, `198.51.100.${nth}`, '333333')),
    );
    const codes = tried.map(({ body }) => body.refusal?.code);
    expect(codes.filter((one) => one === 'CODE_WRONG')).toHaveLength(6);
    expect(codes.filter((one) => one === 'TOO_MANY')).toHaveLength(24);
    expect((await see(first, '203.0.113.7', code)).body.refusal).toMatchObject({ code: 'TOO_MANY', most: 10 });
    // A link is no guess: whoever has one comes in meanwhile.
    const cy = await request(first, '/api/join', {
      body: { secret: invited.body.secret, me: 'Cy' },
      headers: from('1.2.3.4'),
    });
    expect(cy.status).toBe(201);
    await Promise.all(servers.map((server) => server.stop()));
  });

  test('whoever knocks at one process is let in at the other, and hears of it', async () => {
    const [first, second] = await both();
    const ana = await openTable(first.url, 'Ana');
    const host = await new Client(ana).connect(first.url);
    await host.do({ do: 'openDoor' });
    await host.until(() => host.seen?.door.code != null);
    const body = { code: host.seen?.door.code, me: 'Ben' };
    const knocked = await request<Extract<Visit, { state: 'waiting' }> & { key: string }>(second.url, '/api/knock', {
      body,
    });
    const { key, visitor } = knocked.body;
    expect(knocked.body).toMatchObject({ state: 'waiting', table: ana.table, visitor: 1 });
    const visit = async (by = key): Promise<Visit> =>
      (await request<Visit>(second.url, `/api/tables/${ana.table}/visit`, { key: by })).body;
    expect(await visit()).toMatchObject({ state: 'waiting' });
    expect(await visit('f'.repeat(43))).toEqual({ state: 'away' });
    // A key at the door opens nothing yet.
    const read = await request<{ refusal: object }>(second.url, `/api/tables/${ana.table}?seat=Ana`, { key });
    expect(read.body.refusal).toMatchObject({ code: 'NOT_YOUR_SEAT' });
    await host.until(() => host.seen?.door.visitors.length === 1);
    expect(await host.do({ do: 'letIn', visitor })).toBeNull();
    expect(await visit()).toEqual({ state: 'in', table: ana.table, seat: 'Ben', campaign: false });
    const ben = await new Client({ table: ana.table, seat: 'Ben', key }).connect(second.url);
    expect(ben.seen?.seats.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
    host.close();
    ben.close();
  });

  test('people on both play one game, and it goes on when one process is killed', async () => {
    const [first, second] = await both();
    const table = await busyTable(first.url, ONE_AGAINST_TWO, { seed: 'two', scenes: 1 });
    const [ana, bo, cy] = table.people as [Somebody, Somebody, Somebody];
    const playing = [ana.play(first.url), bo.play(second.url), cy.play(second.url)];
    // The dice may end it before.
    const areDone = (): boolean => table.people.every(({ done }) => done);
    await ana.client.until(() => (ana.acknowledged.length > 4 && bo.acknowledged.length > 3) || areDone());
    await restAfter(table.people, playing);
    await expectSameAsFresh(first.url, bo.client);
    await expectSameAsFresh(second.url, ana.client);

    const goingOn = table.people.map((somebody) => somebody.playOn());
    await pause(40);
    await second.kill();
    await Promise.all(goingOn.slice(1));
    // Those whose process is dead come to the other, and ask again for what was not answered.
    const moved = [bo.play(first.url), cy.play(first.url)];
    await ana.client.until(areDone);
    for (const somebody of table.people) somebody.paused = true;
    await Promise.all([...goingOn, ...moved]);
    await expectKept(place(), table);
    for (const { client } of table.people) await expectSameAsFresh(first.url, client);
    expect(await expectVerified(first.url, ana.client)).toBe(1);
    expect(first.complaints()).toBe('');
  });

  test('both write to one table at once: one is first, the other comes after, and nothing is lost or doubled', async () => {
    const [first, second] = await both();
    const table = await busyTable(first.url, DUEL, { seed: 'race', scenes: 1 });
    const [ana, bo] = table.people.map(({ client }) => client) as [Client, Client];
    await ana.connect(first.url);
    await bo.connect(second.url);
    const said = (who: Client, n: number) => who.do({ do: 'say', text: `${who.name} ${n}` }, `${who.name} ${n}`);
    const done = await Promise.all(Array.from({ length: 50 }, (_, n) => [said(ana, n), said(bo, n)]).flat());
    expect(done.filter((refusal) => refusal !== null)).toEqual([]);
    const records = await storedRecords(place(), table.table);
    const order = (who: string) =>
      records.flatMap(({ by, what }) => (what.did === 'said' && by === who ? [what.text] : []));
    for (const who of ['Ana', 'Bo']) expect(order(who)).toEqual(Array.from({ length: 50 }, (_, n) => `${who} ${n}`));
    await expectSameAsFresh(second.url, ana);
    await expectSameAsFresh(first.url, bo);

    // The same command over both at once is done once, whoever is first.
    const twin = await Promise.all([
      said(ana, 99),
      fetch(`${second.url}/api/tables/${table.table}/commands`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${ana.place.key}` },
        body: JSON.stringify({ id: 'Ana 99', seat: 'Ana', deed: { do: 'say', text: 'Ana 99' } }),
      }).then(({ status }) => status),
    ]);
    expect(twin).toEqual([null, 200]);
    const again = (await storedRecords(place(), table.table)).filter(({ command }) => command?.id === 'Ana 99');
    expect(again).toHaveLength(1);
  });

  test('a computer player whose table is awake in both answers once', async () => {
    const [first, second] = await both();
    const table = await busyTable(first.url, duelAgainst('recruit'), { seed: 'computer', scenes: 1 });
    const [ana] = table.people as [Somebody];
    const watcher = await newcomer(ana.client.place, second.url);
    await playOut(first.url, table);
    await expectSameAsFresh(second.url, ana.client);
    await watcher.until(() => watcher.scene === null && watcher.items.length > 3);
    await expectVerified(second.url, ana.client);
    const answers = (await storedRecords(place(), table.table)).flatMap(({ how, what }: TableRecord) =>
      how === 'computer' && what.did === 'played' ? [what.entry.seq] : [],
    );
    expect(new Set(answers).size).toBe(answers.length);
    watcher.close();
  });

  test('who is here, and who writes, is known in both: whoever is gets asked before somebody stands in for them', async () => {
    const [first, second] = await both();
    const table = await busyTable(first.url, ONE_AGAINST_TWO, { seed: 'asked', scenes: 1 });
    const [ana, bo] = table.people.map(({ client }) => client) as [Client, Client];
    await ana.connect(first.url);
    await bo.connect(second.url);
    for (const client of [ana, bo]) await client.until(() => isHere(client, 'Ana', 'Bo'));
    ana.send({ v: 1, send: 'typing', table: table.table, seat: 'Ana' });
    const told = { v: 1, send: 'typing', table: table.table, seat: 'Bo', by: 'Ana', as: null };
    await bo.until(() => bo.received.includes(JSON.stringify(told)));
    const waitsFor = async (seat: string): Promise<number | null | undefined> => {
      expect(await ana.do({ do: 'propose', about: 'regent', value: { seat, player: 'recruit' } })).toBeNull();
      const { proposal, waitsFor: waited } = (ana.seen as SeenTable).proposals[0] as SeenProposal;
      expect(await ana.do({ do: 'withdraw', proposal })).toBeNull();
      return waited.find((one) => one.seat === seat)?.until;
    };
    expect(await waitsFor('Bo')).toBeNull();
    expect(await waitsFor('Cy')).toEqual(expect.any(Number));
    for (const client of [ana, bo]) client.close();
  });

  test('who has left is gone in all, and so is everybody whose process is killed', async () => {
    const start = (): Promise<ServerProcess> => children.start({ ...place(), ...BEAT });
    const [first, second] = [await start(), await start()];
    const table = await busyTable(first.url, ONE_AGAINST_TWO, { seed: 'here', scenes: 1 });
    const [ana, bo, cy] = table.people.map(({ client }) => client) as [Client, Client, Client];
    await ana.connect(first.url);
    for (const client of [bo, cy]) await client.connect(second.url);
    for (const client of [ana, bo, cy]) await client.until(() => isHere(client, 'Ana', 'Bo', 'Cy'));
    cy.close();
    for (const client of [ana, bo]) await client.until(() => isHere(client, 'Ana', 'Bo'));
    // A process that comes later is told who is there already.
    const third = await start();
    await cy.connect(third.url);
    for (const client of [ana, bo, cy]) await client.until(() => isHere(client, 'Ana', 'Bo', 'Cy'));
    await second.kill();
    for (const client of [ana, cy]) await client.until(() => isHere(client, 'Ana', 'Cy'));
    await bo.connect(third.url);
    for (const client of [ana, bo, cy]) await client.until(() => isHere(client, 'Ana', 'Bo', 'Cy'));
    expect(await third.term()).toBe(0);
    await ana.until(() => isHere(ana, 'Ana'));
    expect([first, second, third].map(({ complaints }) => complaints())).toEqual(['', '', '']);
    ana.close();
    await first.kill();
  });

  test('a process that is asked to stop finishes, and its people go on at the other', async () => {
    const [first, second] = await both();
    const table = await busyTable(first.url, DUEL, { seed: 'term', scenes: 1 });
    const [ana, bo] = table.people as [Somebody, Somebody];
    const playing = [ana.play(first.url), bo.play(second.url)];
    await ana.client.until(() => ana.acknowledged.length > 3 || (ana.done && bo.done));
    expect(await second.term()).toBe(0);
    await playing[1];
    expect(bo.client.closed).toEqual({ code: 1012, reason: 'STOPPING' });
    const moved = bo.play(first.url);
    await ana.client.until(() => ana.done && bo.done);
    for (const somebody of [ana, bo]) somebody.paused = true;
    await Promise.all([playing[0], moved]);
    await expectKept(place(), table);
    expect(await expectVerified(first.url, ana.client)).toBe(1);
    expect(second.complaints()).toBe('');
  });
});

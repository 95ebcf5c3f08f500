import { isDeepStrictEqual } from 'node:util';
import type { SeenProposal, SeenTable, TableRecord } from '@warmoot/protocol';
import {
  busyTable,
  type Children,
  type Client,
  DUEL,
  duelAgainst,
  expectKept,
  expectSameAsFresh,
  expectVerified,
  ground,
  newcomer,
  ONE_AGAINST_TWO,
  playOut,
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
  const { place } = ground('PostgreSQL');
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

  test('who is here is known in both: whoever is gets asked before somebody stands in for them', async () => {
    const [first, second] = await both();
    const table = await busyTable(first.url, ONE_AGAINST_TWO, { seed: 'asked', scenes: 1 });
    const [ana, bo] = table.people.map(({ client }) => client) as [Client, Client];
    await ana.connect(first.url);
    await bo.connect(second.url);
    for (const client of [ana, bo]) await client.until(() => isHere(client, 'Ana', 'Bo'));
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

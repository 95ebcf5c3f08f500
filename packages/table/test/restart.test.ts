import { PROTOCOL, type ServerMessage } from '@warmoot/protocol';
import {
  allLines,
  busyTable,
  Client,
  DUEL,
  duelAgainst,
  expectKept,
  expectSameAsFresh,
  expectVerified,
  gauge,
  onEachStore,
  playOut,
  playSome,
  request,
  rulesAndToy,
  storedRecords,
  TOY,
} from '@warmoot/table/testing';
import { expect, test } from 'vitest';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const hasHeard = ({ items }: Client, text: string): boolean =>
  items.some(({ what }) => what.did === 'said' && what.text === text);

onEachStore('coming back', ({ serve, place }) => {
  test('after a restart everybody goes on from the last line seen, and what is asked again is not done again', async () => {
    const first = await serve();
    const table = await busyTable(first.url, DUEL, { seed: 'restart', scenes: 1 });
    await playSome(first.url, table, 8);
    const [ana, bo] = table.people.map(({ client }) => client) as [Client, Client];
    expect(await ana.do({ do: 'say', text: 'before' }, 'once')).toBeNull();
    await bo.until(() => bo.items.some(({ what }) => what.did === 'said'));
    const [seen, heard] = [ana.items.length, ana.received.length];
    await first.stop();
    await ana.until(() => ana.closed !== null);
    expect(ana.closed).toEqual({ code: 1012, reason: 'STOPPING' });

    const { url } = await serve();
    await Promise.all([ana.connect(url), bo.connect(url)]);
    const again = ana.received.slice(heard).map((text) => JSON.parse(text) as ServerMessage);
    expect(again.find(({ send }) => send === 'table')).toMatchObject({ from: seen, items: [] });
    expect(await ana.do({ do: 'say', text: 'before' }, 'once')).toBeNull();
    expect(await ana.do({ do: 'say', text: 'after' }, 'once')).toEqual({ code: 'ID_USED', id: 'once' });
    const records = await storedRecords(place(), table.table);
    expect(records.filter(({ what }) => what.did === 'said' && what.text === 'before')).toHaveLength(1);
    await playOut(url, table);
    for (const { client } of table.people) await expectSameAsFresh(url, client);
    expect(await expectVerified(url, ana)).toBe(1);
  });

  test('from any line on, a seat is given exactly the lines that it lacks', async () => {
    const { url } = await serve({ rules: rulesAndToy });
    const table = await busyTable(url, TOY, { seed: 'lines', scenes: 1 });
    await playSome(url, table, 9);
    const logs = [];
    for (const { client } of table.people) {
      const all = await allLines(url, client.place, 500);
      expect(await allLines(url, client.place, 7)).toEqual(all);
      const watcher = await new Client(client.place).connect(url);
      for (let k = 0; k <= all.length + 1; k++) {
        const before = watcher.received.length;
        const { table: id, seat } = client.place;
        watcher.send({ v: PROTOCOL, send: 'watch', table: id, seat, seen: k });
        const told = () => watcher.received.slice(before).find((text) => text.includes('"send":"table"'));
        await watcher.until(() => told() !== undefined);
        const { items, from } = JSON.parse(told() as string);
        expect(items).toEqual(all.slice(k));
        expect(from).toBe(Math.min(k, all.length));
      }
      watcher.close();
      logs.push(all);
    }
    // They are different logs: each seat has throws of its own that the others do not.
    expect(logs[0]).not.toEqual(logs[1]);
    await playOut(url, table);
    for (const { client } of table.people) await expectSameAsFresh(url, client);
    await expectVerified(url, table.people[0]?.client as Client);
  });

  test('a table that went to sleep is woken by whoever acts, and those who watch have missed nothing', async () => {
    const idle = await serve({ idleMs: 60, rules: rulesAndToy });
    const other = await serve({ rules: rulesAndToy });
    const table = await busyTable(idle.url, TOY, { seed: 'sleep', scenes: 1 });
    const [ana, bo, cy] = table.people.map(({ client }) => client) as [Client, Client, Client];
    for (let round = 0; round < 3; round++) {
      await playSome(idle.url, table, 3);
      // Bo sits at the other server: what is done there wakes the table here.
      await bo.connect(other.url);
      while ((await gauge(idle.url, 'warmoot_tables_awake')) > 0) await pause(30);
      expect(await gauge(idle.url, 'warmoot_tables_open')).toBe(1);
      expect(await bo.do({ do: 'say', text: `round ${round}` })).toBeNull();
      for (const client of [ana, cy]) {
        await client.until(() => hasHeard(client, `round ${round}`));
        await expectSameAsFresh(idle.url, client);
      }
      while ((await gauge(idle.url, 'warmoot_tables_awake')) > 0) await pause(30);
      expect(await ana.do({ do: 'say', text: `answer ${round}` }, `answer ${round}`)).toBeNull();
      await cy.until(() => hasHeard(cy, `answer ${round}`));
    }
    await playOut(idle.url, table);
    for (const client of [ana, bo, cy]) await expectSameAsFresh(other.url, client);
    for (const client of [ana, bo, cy]) client.close();
    // Nobody is left, and nothing is kept in memory.
    while ((await gauge(idle.url, 'warmoot_tables_open')) > 0) await pause(30);
    expect(await gauge(idle.url, 'warmoot_sockets_open')).toBe(0);
  });

  test('a server that stops answers what it has taken, and does nothing that it has not answered for', async () => {
    const first = await serve();
    const table = await busyTable(first.url, duelAgainst('recruit'), { seed: 'stop', scenes: 1 });
    await playSome(first.url, table, 3);
    const [ana] = table.people.map(({ client }) => client) as [Client];
    const { table: id, seat, key } = ana.place;
    const onSocket = Array.from({ length: 40 }, (_, n) => ana.do({ do: 'say', text: `socket ${n}` }, `s${n}`));
    const overHttp = Array.from({ length: 40 }, (_, n) =>
      request<{ done?: string }>(first.url, `/api/tables/${id}/commands`, {
        key,
        body: { id: `h${n}`, seat, deed: { do: 'say', text: `http ${n}` } },
      }).then(
        ({ status }) => status,
        () => 0,
      ),
    );
    await pause(15);
    await first.stop();
    const socket = await Promise.all(onSocket);
    const http = await Promise.all(overHttp);
    await ana.until(() => ana.closed !== null);
    expect(ana.closed?.code).toBe(1012);
    expect(socket.every((refusal) => refusal === null || refusal.code === 'TRY_AGAIN')).toBe(true);
    expect(new Set([...http, 200, 503, 0])).toEqual(new Set([200, 503, 0]));
    const kept = (await storedRecords(place(), id)).flatMap(({ command }) => command?.id ?? []);
    expect(new Set(kept).size).toBe(kept.length);
    for (const [n, refusal] of socket.entries()) if (refusal === null) expect(kept).toContain(`s${n}`);
    for (const [n, status] of http.entries()) {
      if (status === 200) expect(kept).toContain(`h${n}`);
      else expect(kept).not.toContain(`h${n}`);
    }
    const refused = ana.received.map((text) => JSON.parse(text)).filter(({ send }) => send === 'refused');
    for (const { id: asked } of refused) expect(kept).not.toContain(asked);
    await expect(request(first.url, '/api/health')).rejects.toThrow();

    const { url } = await serve();
    await playOut(url, table);
    expect(await expectVerified(url, ana)).toBe(1);
  });

  test('a socket that closes takes its feeds along', async () => {
    const { url } = await serve();
    const table = await busyTable(url, DUEL, { seed: 'feeds', scenes: 1 });
    const [ana, bo] = table.people.map(({ client }) => client) as [Client, Client];
    await ana.connect(url);
    await bo.connect(url);
    const here = () =>
      request<{ here: object }>(url, `/api/tables/${table.table}?seat=Ana`, { key: ana.place.key }).then(
        ({ body }) => body.here,
      );
    expect(await here()).toEqual({ Ana: true, Bo: true });
    bo.drop();
    await ana.until(() => ana.received.at(-1)?.includes('"here":{"Ana":true}') ?? false);
    expect(await here()).toEqual({ Ana: true });
    ana.close();
    while ((await gauge(url, 'warmoot_sockets_open')) > 0) await pause(10);
    await expectKept(place(), table);
  });
});

import { PROTOCOL } from '@warmoot/protocol';
import { type Limits, USUAL_LIMITS } from '@warmoot/table';
import { Client, openTable, request } from '@warmoot/table/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { bareSocket, expectUnharmed, frame, rude, statusOfSocket, until } from './hostileKit.js';
import { type Reader, seated, type Watched, watchedServer } from './secretsKit.js';

const running: Watched[] = [];

const server = async (limits: Partial<Limits>): Promise<{ watched: Watched; ana: Reader; before: string }> => {
  const watched = await watchedServer({ limits: { ...USUAL_LIMITS, ...limits } });
  running.push(watched);
  const [ana] = (await seated(watched, ['Ana'])) as [Reader];
  return { watched, ana, before: await watched.bytes(ana.place.table) };
};

const bearer = (key: string): Readonly<Record<string, string>> => ({ authorization: `Bearer ${key}` });

const metric = async ({ url }: Watched, name: string): Promise<number> => {
  const { text } = await request(url, '/metrics');
  const line = text.split('\n').find((one) => one.startsWith(name));
  return line === undefined ? 0 : Number(line.split(' ').at(-1));
};

describe('limits of one client', () => {
  afterEach(async () => {
    for (const watched of running.splice(0)) await watched.stop();
  });

  test('a frame that is too large closes its socket and nothing else', async () => {
    const { watched, ana, before } = await server({});
    const one = await rude(watched.url, bearer(ana.place.key));
    one.socket.send(`{"v":1,"send":"ping","x":"${'x'.repeat(USUAL_LIMITS.messageBytes)}"}`);
    await until(() => one.closed !== null);
    expect(one.closed).toBe(1009);
    await expectUnharmed(watched, ana, before);
  });

  test('text that is no text closes its socket and nothing else', async () => {
    const { watched, ana, before } = await server({});
    const bare = await bareSocket(watched.url, ana.place.key);
    bare.resume();
    bare.write(frame(1, Buffer.from([0xff, 0xfe, 0xc0, 0x80])));
    await until(() => bare.destroyed || bare.readableEnded);
    const nonsense = await bareSocket(watched.url, ana.place.key);
    nonsense.resume();
    nonsense.write(Buffer.from([0xff, 0x7f, 0, 1, 2, 3]));
    await until(() => nonsense.destroyed || nonsense.readableEnded);
    await expectUnharmed(watched, ana, before);
  });

  test('too many messages are refused, and too many refusals end it', async () => {
    const { watched, ana, before } = await server({ messagesPerSecond: 5, messagesAtOnce: 10, mostRefusals: 50 });
    const one = await rude(watched.url, bearer(ana.place.key));
    for (let n = 0; n < 500; n++) one.socket.send(JSON.stringify({ v: PROTOCOL, send: 'ping' }));
    await until(() => one.closed !== null);
    expect(one.closed).toBe(1008);
    const codes = one.received.map((text) => (JSON.parse(text) as { refusal?: { code: string } }).refusal?.code);
    expect(codes.filter((code) => code === 'TOO_FAST')).toHaveLength(50);
    await expectUnharmed(watched, ana, before);
  });

  test('pings of the line itself count as messages do', async () => {
    const { watched, ana, before } = await server({ messagesPerSecond: 5, messagesAtOnce: 10, mostRefusals: 50 });
    const one = await rude(watched.url, bearer(ana.place.key));
    for (let n = 0; n < 500; n++) one.socket.ping();
    await until(() => one.closed !== null);
    expect(one.closed).toBe(1008);
    await expectUnharmed(watched, ana, before);
  });

  test('a reader that does not read is let go, by what it asked for and by what others say', async () => {
    const { watched, ana } = await server({ waitingBytes: 100_000, messagesAtOnce: 1e6, messagesPerSecond: 1e6 });
    for (let n = 0; n < 60; n++) expect(await ana.do({ do: 'say', text: 'x'.repeat(2000) })).toBeNull();
    const before = await watched.bytes(ana.place.table);
    const { table, seat, key } = ana.place;
    const dropped = (): Promise<number> => metric(watched, 'warmoot_sockets_dropped_total{why="slow"}');
    const asks = await bareSocket(watched.url, key);
    asks.pause();
    const watch = Buffer.from(JSON.stringify({ v: PROTOCOL, send: 'watch', table, seat, seen: 0 }));
    for (let n = 0; n < 300; n++) asks.write(frame(1, watch));
    await until(async () => (await dropped()) === 1);
    const pings = await bareSocket(watched.url, key);
    pings.pause();
    const flood = Buffer.concat(Array.from({ length: 2000 }, () => frame(9, Buffer.alloc(120))));
    for (let n = 0; n < 60 && (await dropped()) < 2; n++) {
      if (!pings.write(flood))
        await Promise.race([new Promise((ok) => pings.once('drain', ok)), until(() => false, 200).catch(() => 0)]);
    }
    await until(async () => (await dropped()) === 2);
    asks.destroy();
    pings.destroy();
    await expectUnharmed(watched, ana, before);
  });

  test('so many sockets from one address, also when they come all at once', async () => {
    const { watched, ana, before } = await server({ socketsPerAddress: 5 });
    const rest = await Promise.all(
      Array.from({ length: 12 }, () => rude(watched.url, bearer(ana.place.key)).catch(() => null)),
    );
    const open = rest.filter((one) => one !== null);
    await until(() => open.filter(({ closed }) => closed === null).length <= 4);
    expect(await statusOfSocket(watched.url, bearer(ana.place.key))).toBe(429);
    for (const { socket } of open) socket.close();
    await until(async () => (await metric(watched, 'warmoot_sockets_open')) === 1);
    expect(await statusOfSocket(watched.url, bearer(ana.place.key))).toBe(101);
    await expectUnharmed(watched, ana, before);
  });

  test('so many tables an hour, so many requests a minute, and what was refused is said', async () => {
    const { watched, ana, before } = await server({ tablesPerHour: 3, requestsPerMinute: 40 });
    const opened = [];
    for (let n = 0; n < 4; n++) opened.push(await request(watched.url, '/api/tables', { body: { me: 'Max' } }));
    expect(opened.map(({ status }) => status)).toEqual([201, 201, 429, 429]);
    expect(opened.at(-1)?.body).toEqual({ refusal: { code: 'TOO_MANY', what: 'tables', most: 3 } });
    expect(opened.at(-1)?.headers.get('set-cookie')).toBeNull();
    await expectUnharmed(watched, ana, before);
    // Time lets some through again: one of many is refused, whichever it is.
    let last = await request(watched.url, '/api/me');
    while (last.status === 200) last = await request(watched.url, '/api/me');
    expect(last.status).toBe(429);
    expect(last.body).toEqual({ refusal: { code: 'TOO_FAST', most: 40, seconds: 60 } });
    expect(await ana.do({ do: 'say', text: 'over the socket all is well' })).toBeNull();
  });

  test('so many tries an hour to sit down, whether the code is right or not', async () => {
    const { watched, ana, before } = await server({ joinsPerHour: 3 });
    const tried = [];
    for (let n = 0; n < 4; n++)
      tried.push(await request(watched.url, '/api/join', { body: { secret: 'x', me: 'Max' } }));
    expect(tried.map(({ status }) => status)).toEqual([410, 410, 410, 429]);
    expect(tried.at(-1)?.body).toEqual({ refusal: { code: 'TOO_MANY', what: 'joins', most: 3 } });
    await expectUnharmed(watched, ana, before);
  });

  test('so many tables watched over one socket', async () => {
    const { watched, ana, before } = await server({ watchedPerSocket: 2 });
    const { url } = watched;
    const zoe = await openTable(url, 'Zoe');
    const more = [zoe];
    for (const me of ['Zoe', 'Zoe']) {
      const got = await request<{ table: string }>(url, '/api/tables', { key: zoe.key, body: { me } });
      more.push({ ...zoe, table: got.body.table });
    }
    const client = await new Client(zoe).connect(url);
    for (const { table, seat } of more) client.send({ v: PROTOCOL, send: 'watch', table, seat });
    await client.until(() => client.refusals.length > 0);
    expect(client.refusals).toEqual([{ code: 'TOO_MANY', what: 'watched', most: 2 }]);
    client.send({ v: PROTOCOL, send: 'unwatch', table: zoe.table, seat: zoe.seat });
    client.send({ v: PROTOCOL, send: 'watch', table: more[2]?.table, seat: zoe.seat });
    const tables = (): number => client.received.filter((text) => text.includes('"send":"table"')).length;
    await client.until(() => tables() === 4);
    await expectUnharmed(watched, ana, before);
  });
});

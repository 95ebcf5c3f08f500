import { PROTOCOL, type Seat } from '@warmoot/protocol';
import { Client, type Got, joinTable, openTable, type Place, request } from '@warmoot/table/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rude, statusOfSocket, until } from './hostileKit.js';
import { Reader, seated, type Watched, watchedServer } from './secretsKit.js';

const HOUR = 3_600_000;

describe('seats, and those who do not hold them', () => {
  let watched: Watched;
  let url = '';
  let time = Date.now();
  beforeAll(async () => {
    watched = await watchedServer({ now: () => time });
    url = watched.url;
  });
  afterAll(async () => {
    await watched.stop();
  });

  const command = (place: Place, deed: object, seat = place.seat): Promise<Got<unknown>> =>
    request(url, `/api/tables/${place.table}/commands`, {
      key: place.key,
      body: { id: `${Math.random()}`, seat, deed },
    });

  const linkTo = async (by: Place, seat: string): Promise<Got<{ secret: string; link: string; until: number }>> =>
    request(url, `/api/tables/${by.table}/links`, { key: by.key, body: { by: by.seat, seat } });

  const use = (secret: string, more: object = {}): Promise<Got<Place>> =>
    request<Place>(url, '/api/join', { body: { secret, ...more } });

  /** The table settles that Bo's seat may be handed out: with Bo's own yes. */
  const freed = async (ana: Reader, ...others: readonly Reader[]): Promise<void> => {
    expect(await ana.do({ do: 'propose', about: 'handOut', value: { seat: 'Bo' } })).toBeNull();
    for (const one of others) expect(await one.speak()).toBeNull();
  };

  test('nobody acts from another seat, nor with a key that opens none', async () => {
    const host = await openTable(url, 'Ana');
    const bo = await joinTable(url, host, 'Bo');
    const before = await watched.bytes(host.table);
    expect(await command(bo, { do: 'say', text: 'x' }, 'Ana')).toMatchObject({
      status: 403,
      body: { refusal: { code: 'NOT_YOUR_SEAT', seat: 'Ana' } },
    });
    const client = await new Client(bo).connect(url);
    client.send({ v: PROTOCOL, send: 'watch', table: host.table, seat: 'Ana' });
    client.send({ v: PROTOCOL, send: 'watch', table: 'nosuchtable', seat: 'Ana' });
    client.send({
      v: PROTOCOL,
      send: 'command',
      command: { id: 'x', table: host.table, seat: 'Ana', deed: { do: 'say', text: 'x' } },
    });
    await client.until(() => client.refusals.length === 3);
    expect(client.refusals.map(({ code }) => code)).toEqual(['NOT_YOUR_SEAT', 'NO_SUCH_TABLE', 'NOT_YOUR_SEAT']);
    const forged = ['x'.repeat(43), '', 'x', `${bo.key}x`, bo.key.slice(1), '../../etc', 'é'.repeat(43)];
    const ways = (key: string): readonly Readonly<Record<string, string>>[] => [
      { authorization: `Bearer ${key}` },
      { authorization: key },
      { cookie: `warmoot=${key}` },
      { cookie: `warmoot="${key};;=%zz; warmoot` },
    ];
    for (const key of forged.filter((one) => !/[^\x20-\x7e\t]/.test(one))) {
      for (const headers of ways(key)) {
        for (const path of ['', '/lines', '/questions', '/scenes/1/log', '/export']) {
          const got = await request(url, `/api/tables/${host.table}${path}?seat=Ana`, { headers });
          expect([headers, path, got.status]).toEqual([headers, path, 403]);
        }
        const mine = await request<{ tables: unknown[] }>(url, '/api/me', { headers });
        expect(mine.body).toEqual({ tables: [], notices: [] });
        const body = { id: 'x', seat: 'Ana', deed: { do: 'say', text: 'x' } };
        const said = await request(url, `/api/tables/${host.table}/commands`, { headers, body });
        expect(said.status).toBe(403);
        const invited = await request(url, `/api/tables/${host.table}/invitations`, { headers, body: { by: 'Ana' } });
        expect(invited.status).toBe(403);
      }
    }
    for (const headers of [{}, { cookie: 'warmoot=short' }, { authorization: 'Bearer no' }]) {
      expect(await statusOfSocket(url, headers)).toBe(403);
    }
    expect(await watched.bytes(host.table)).toBe(before);
  });

  test('that somebody writes is told of those who watch, at their table, once a second, and stands nowhere', async () => {
    const [ana, bo, sue] = (await seated(watched, ['Ana', 'Bo'], { spectators: ['Sue'] })) as [Reader, Reader, Reader];
    const [eve] = (await seated(watched, ['Eve'])) as [Reader];
    const { table } = ana.place;
    const before = await watched.bytes(table);
    const typing = (seat: string, more: object = {}) => ({ v: PROTOCOL, send: 'typing', table, seat, ...more });
    const heardBy = ({ received }: Reader): readonly string[] => received.filter((one) => one.includes('"typing"'));
    eve.send(typing('Ana'));
    eve.send(typing('Eve'));
    bo.send(typing('Ana'));
    bo.send(typing('Bo', { text: 'The duke' }));
    for (let time = 0; time < 500; time++) bo.send(typing('Bo', { as: `word ${time}` }));
    // Each socket's messages are done in their order.
    for (const one of [eve, bo]) expect(await one.do({ do: 'say', text: 'so far' })).toBeNull();
    expect(eve.refusals.map(({ code }) => code)).toEqual(['NOT_YOUR_SEAT', 'NOT_YOUR_SEAT']);
    expect(bo.refusals.map(({ code }) => code).sort()).toEqual(['BAD_SHAPE', 'NOT_YOUR_SEAT']);
    for (const one of [ana, sue]) await one.until(() => one.received.some((text) => text.includes('so far')));
    const told = { v: PROTOCOL, send: 'typing', table, by: 'Bo', as: null };
    expect(heardBy(ana).map((text) => JSON.parse(text))).toEqual([{ ...told, seat: 'Ana' }]);
    expect(heardBy(sue).map((text) => JSON.parse(text))).toEqual([{ ...told, seat: 'Sue' }]);
    expect([...heardBy(bo), ...heardBy(eve)]).toEqual([]);
    time += 1_000;
    bo.send(typing('Bo'));
    await ana.until(() => heardBy(ana).length === 2);
    const after = await watched.bytes(table);
    expect(after.slice(before.length)).not.toContain('typing');
    expect(after.slice(before.length).trim().split('\n')).toHaveLength(1);
    for (const one of [ana, bo, sue, eve]) one.close();
  });

  test('a request from another page is refused, whatever it carries', async () => {
    const host = await openTable(url, 'Ana');
    const before = await watched.bytes(host.table);
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1', `${url}.evil.example`, 'x']) {
      const headers = { origin, authorization: `Bearer ${host.key}` };
      expect(await statusOfSocket(url, headers)).toBe(403);
      const body = { id: 'x', seat: 'Ana', deed: { do: 'say', text: 'x' } };
      const got = await request(url, `/api/tables/${host.table}/commands`, { headers, body });
      expect(got).toMatchObject({ status: 403, body: { refusal: { code: 'OTHER_ORIGIN' } } });
      expect((await request(url, '/api/tables', { headers, body: { me: 'x' } })).status).toBe(403);
    }
    expect(await watched.bytes(host.table)).toBe(before);
    expect(await statusOfSocket(url, { origin: url, authorization: `Bearer ${host.key}` })).toBe(101);
    const cookie = `warmoot=${host.key}`;
    expect(await statusOfSocket(url, { origin: url, cookie })).toBe(101);
  });

  test('spectators look on, and only the host does what is the host’s', async () => {
    const [ana, bo, sue] = (await seated(watched, ['Ana', 'Bo'], { spectators: ['Sue'] })) as [Reader, Reader, Reader];
    const before = await watched.bytes(ana.place.table);
    const begin = { do: 'begin', scene: 'toy/toy', setup: { seats: ['Ana', 'Bo'], rounds: 1 }, options: {} };
    const hosts = [
      begin,
      { do: 'seatComputer', name: 'Rex', player: 'recruit' },
      { do: 'unseat', seat: 'Ana' },
      { do: 'makeHost', seat: 'Bo' },
      { do: 'title', title: 'mine' },
    ];
    for (const deed of hosts) {
      expect(await bo.do(deed)).toEqual({ code: 'HOST_ONLY' });
      expect(await sue.do(deed)).toEqual({ code: 'HOST_ONLY' });
    }
    const players = [
      { do: 'answer', question: '1.0', as: 'Ana', choice: {} },
      { do: 'dice', question: '1.0', faces: [1] },
      { do: 'propose', about: 'pause', value: {} },
      { do: 'speak', proposal: 1, question: 'p1.0', choice: { choose: 'agree' } },
      { do: 'withdraw', proposal: 1 },
      { do: 'rest', player: 'recruit' },
      { do: 'back' },
    ];
    for (const deed of players) expect(await sue.do(deed)).toEqual({ code: 'PLAYERS_ONLY' });
    for (const place of [bo.place, sue.place]) {
      const made = await request(url, `/api/tables/${place.table}/invitations`, {
        key: place.key,
        body: { by: place.seat },
      });
      expect(made).toMatchObject({ status: 403, body: { refusal: { code: 'HOST_ONLY' } } });
      expect((await linkTo(place, 'Ana')).status).toBe(403);
    }
    expect(await watched.bytes(ana.place.table)).toBe(before);
    expect(await sue.do({ do: 'say', text: 'from the benches' })).toBeNull();
    expect(await ana.do(begin)).toBeNull();
    expect(await bo.do({ do: 'leave' })).toEqual({ code: 'SEAT_IN_PLAY', seat: 'Bo' });
    expect(await ana.do({ do: 'leave' })).toEqual({ code: 'LAST_HOST' });
  });

  test('a link to one’s own seat moves it to another device, once, however its code is typed', async () => {
    const host = await openTable(url, 'Ana');
    const bo = await joinTable(url, host, 'Bo');
    const made = await linkTo(bo, 'Bo');
    expect(made.body.link).toBe(`${url}/join#${made.body.secret}`);
    const typed = ` ${made.body.secret.toLowerCase().replaceAll('-', '  ')} `;
    const moved = await use(typed);
    expect(moved).toMatchObject({ status: 201, body: { seat: 'Bo' } });
    for (const secret of [typed, made.body.secret]) {
      expect(await use(secret)).toMatchObject({ status: 410, body: { refusal: { code: 'LINK_GONE' } } });
    }
    // Both devices hold the seat now, and it stands in the log.
    for (const place of [bo, moved.body]) expect((await command(place, { do: 'say', text: 'me' })).status).toBe(200);
    const lines = await request(url, `/api/tables/${host.table}/lines?seat=Ana`, { key: host.key });
    expect(lines.text).toContain('"did":"keyed","seat":"Bo","how":"moved"');
  });

  test('a link is good for a day, and an invitation until there is another', async () => {
    const host = await openTable(url, 'Ana');
    const late = await linkTo(host, 'Ana');
    time += 25 * HOUR;
    expect((await use(late.body.secret)).body).toEqual({ refusal: { code: 'LINK_GONE' } });
    const invite = () =>
      request<{ secret: string }>(url, `/api/tables/${host.table}/invitations`, { key: host.key, body: { by: 'Ana' } });
    const [first, second] = [await invite(), await invite()];
    expect((await use(first.body.secret, { me: 'Bo' })).status).toBe(410);
    for (const me of ['Bo', 'Cy']) {
      const typed = second.body.secret.toLowerCase().replaceAll('-', '').split('').join(' ');
      expect((await use(typed, { me })).status).toBe(201);
    }
    expect((await use(second.body.secret)).body).toEqual({ refusal: { code: 'NAME_NEEDED' } });
    expect((await use(second.body.secret, { me: 'bo' })).body).toMatchObject({ refusal: { code: 'NAME_TAKEN' } });
    for (const secret of ['', '-', 'x', '2222-2222-2222-2222', second.body.secret.slice(0, -1)]) {
      expect([400, 410]).toContain((await use(secret, { me: 'Max' })).status);
    }
  });

  test('a seat handed out anew is gone for whoever had it, at once and for good', async () => {
    const [ana, bo, cy] = (await seated(watched, ['Ana', 'Bo', 'Cy'])) as [Reader, Reader, Reader];
    const setup = { seats: ['Ana', 'Bo', 'Cy'], rounds: 1 };
    expect(await ana.do({ do: 'begin', scene: 'toy/toy', setup, options: {} })).toBeNull();
    const own = await linkTo(bo.place, 'Bo');
    await freed(ana, bo, cy);
    const handed = await linkTo(ana.place, 'Bo');
    // A link of one's own from before does not undo the host's.
    expect((await use(own.body.secret)).status).toBe(410);
    const taken = await use(handed.body.secret);
    expect(taken).toMatchObject({ status: 201, body: { seat: 'Bo' } });
    await bo.until(() => bo.received.some((text) => text.includes('"send":"gone"')));
    expect(bo.received.find((text) => text.includes('"send":"gone"'))).toContain('NOT_YOUR_SEAT');
    const frames = bo.received.length;
    expect(await bo.do({ do: 'say', text: 'still me' })).toEqual({ code: 'NOT_YOUR_SEAT', seat: 'Bo' });
    expect((await command(bo.place, { do: 'say', text: 'still me' })).status).toBe(403);
    expect((await linkTo(bo.place, 'Bo')).status).toBe(403);
    for (const got of (await bo.readAll()).slice(0, 5)) expect(got.status).toBe(403);
    expect((await bo.get<{ tables: Seat[] }>('/api/me')).body.tables).toEqual([]);
    bo.send({ v: PROTOCOL, send: 'watch', table: bo.place.table, seat: 'Bo' });
    await ana.do({ do: 'say', text: 'between us' });
    await bo.settled();
    for (const text of bo.received.slice(frames)) expect(text).toMatch(/"send":"(refused|pong|withdrawn)"/);
    // The new holder plays on where the seat stood, and everybody can read what happened.
    const anew = await new Reader(taken.body, url).connect(url);
    expect(anew.scene?.due[0]?.as).toEqual(['Bo']);
    for (const one of [ana, cy, anew]) {
      await one.settled();
      const { text } = await one.get(`/api/tables/${ana.place.table}/lines?seat=${one.place.seat}`);
      expect(text).toContain('"did":"keyed","seat":"Bo","how":"handed"');
    }
  });

  test('a seat handed out while its holder’s command is under way is done wholly or not at all', async () => {
    const [ana, bo] = (await seated(watched, ['Ana', 'Bo'])) as [Reader, Reader];
    await freed(ana, bo);
    const handed = await linkTo(ana.place, 'Bo');
    const [used, ...said] = await Promise.all([
      use(handed.body.secret),
      ...Array.from({ length: 20 }, (_, n) => bo.do({ do: 'say', text: `word ${n}` })),
    ]);
    const records = await watched.records(ana.place.table);
    const gone = records.findIndex(({ what }) => what.did === 'unkeyed');
    const spoken = records.flatMap(({ what, seq }) => (what.did === 'said' ? [seq] : []));
    // Whoever says a word at their seat first keeps it, and the link is gone.
    expect(used.status).toBe(spoken.length > 0 ? 410 : 201);
    expect(gone < 0 ? 20 : 0).toBe(spoken.length);
    expect(spoken).toHaveLength(said.filter((refusal) => refusal === null).length);
  });

  test('whoever leaves, or is sent away, is gone too', async () => {
    const [ana, bo, sue] = (await seated(watched, ['Ana', 'Bo'], { spectators: ['Sue'] })) as [Reader, Reader, Reader];
    expect(await ana.do({ do: 'unseat', seat: 'Sue' })).toBeNull();
    expect(await bo.do({ do: 'leave' })).toBeNull();
    // Whoever was put out is told that, and not that the seat is somebody else's.
    for (const [one, code] of [
      [bo, 'NOT_YOUR_SEAT'],
      [sue, 'PUT_OUT'],
    ] as const) {
      await one.until(() => one.received.some((text) => text.includes('"send":"gone"')));
      expect(one.received.find((text) => text.includes('"send":"gone"'))).toContain(code);
      expect((await one.do({ do: 'say', text: 'x' }))?.code).toBe(code);
    }
    const one = await rude(url, { authorization: `Bearer ${bo.place.key}` });
    await until(() => one.received.length > 0);
    expect(one.received[0]).toContain('"notices":[]');
    one.socket.close();
  });
});

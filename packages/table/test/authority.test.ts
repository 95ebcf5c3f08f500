import { readFileSync } from 'node:fs';
import type { AnyRefusal } from '@warmoot/protocol';
import { authorityTables, type Got, joinTable, openTable, type Place, request } from '@warmoot/table/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Reader, seated, type Watched, watchedServer } from './secretsKit.js';

const HOUR = 3_600_000;
const TWO = ['Ana', 'Bo'];
const BEGIN = { do: 'begin', scene: 'toy/toy', setup: { seats: TWO, rounds: 2 }, options: {} };

test('docs/security.md shows the tables of authority as they are', () => {
  const page = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8');
  for (const table of authorityTables()) expect(page).toContain(table);
});

describe('taking over a table', () => {
  let watched: Watched;
  let url = '';
  let time = 1_000_000;
  beforeAll(async () => {
    watched = await watchedServer({ now: () => time });
    url = watched.url;
  });
  afterAll(async () => {
    await watched.stop();
  });

  /** Two people in a scene; Ana, the host, has sealed a choice and is asked nothing more. */
  const two = async (): Promise<readonly [Reader, Reader]> => {
    const [ana, bo] = (await seated(watched, TWO)) as [Reader, Reader];
    expect(await ana.do(BEGIN)).toBeNull();
    await ana.settled();
    const question = ana.scene?.due[0]?.question ?? '';
    const choice = { choose: 'bid', bid: 3 };
    expect(await ana.do({ do: 'answer', question, as: 'Ana', choice })).toBeNull();
    await bo.settled();
    return [ana, bo];
  };

  const gone = async (ana: Reader, bo: Reader): Promise<void> => {
    ana.close();
    await bo.until(() => bo.here.Ana !== true);
  };

  /** Everything that a takeover would want, put to the table by Bo. */
  const grab = async (bo: Reader): Promise<readonly (AnyRefusal | null)[]> => {
    const wants: readonly (readonly [string, object])[] = [
      ['regent', { seat: 'Ana', player: 'recruit' }],
      ['pause', {}],
      ['openLog', {}],
      ['host', { seat: 'Bo' }],
      ['abandon', {}],
      ['handOut', { seat: 'Ana' }],
      ['options', { hideMade: false, dice: 'seed', referee: 'Bo', deadline: 5 }],
    ];
    const answers: (AnyRefusal | null)[] = [];
    for (const [about, value] of wants) answers.push(await bo.do({ do: 'propose', about, value }));
    await bo.settled();
    return answers;
  };

  /** Nothing was opened, nothing taken, nothing ended. */
  const expectAsItWas = async (bo: Reader): Promise<void> => {
    const { table } = bo.place;
    const settledSo = (await watched.records(table)).flatMap(({ what }) => (what.did === 'settled' ? [what.why] : []));
    expect(settledSo).not.toContain('agreed');
    expect(bo.seen?.seats.find(({ seat }) => seat === 'Ana')).toMatchObject({ host: true, taken: true, freed: false });
    expect(bo.seen).toMatchObject({ paused: false, options: { referee: null, deadline: null } });
    expect(bo.scene).not.toBeNull();
    expect((await bo.get(`/api/tables/${table}/scenes/1/log?seat=Bo`)).status).toBe(403);
    const file = await bo.get<{ format: string }>(`/api/tables/${table}/export?seat=Bo`);
    expect(file.body.format).toBe('warmoot-sealed/1');
    const seed = (await watched.records(table)).flatMap(({ what }) => (what.did === 'began' ? [what.seed] : []))[0];
    for (const text of [file.text, ...bo.received]) {
      expect(text).not.toContain('"bid":3');
      expect(text).not.toContain(seed as string);
    }
    const link = await request(url, `/api/tables/${table}/links`, {
      key: bo.place.key,
      body: { by: 'Bo', seat: 'Ana' },
    });
    expect(link.status).toBe(403);
  };

  const expectStillHost = async (ana: Reader): Promise<void> => {
    expect(await ana.do({ do: 'title', title: 'Still mine' })).toBeNull();
    expect(ana.seen?.seats.find(({ seat }) => seat === 'Ana')).toMatchObject({ host: true });
    expect(ana.scene?.view.mine).toMatchObject({ Ana: { bid: 3 } });
  };

  test('the host closes the page: nothing passes, and a minute later the own key finds all as it was', async () => {
    const [ana, bo] = await two();
    await gone(ana, bo);
    expect(await grab(bo)).toEqual(Array.from({ length: 7 }, () => null));
    await expectAsItWas(bo);
    time += 60_000;
    await bo.settled();
    await expectAsItWas(bo);
    await ana.connect(url);
    await expectStillHost(ana);
    expect(ana.seen?.seats.find(({ seat }) => seat === 'Ana')?.holder).toBe('person');
    // Back in time, one word ends each of them.
    for (const { proposal, due } of ana.seen?.proposals ?? []) {
      const speak = { do: 'speak', proposal, question: due?.question ?? '', choice: { choose: 'object' } };
      expect(await ana.do(speak)).toBeNull();
    }
    await bo.settled();
    await expectAsItWas(bo);
  });

  test('the host only rests, and is connected: the same', async () => {
    const [ana, bo] = await two();
    expect(await ana.do({ do: 'rest', player: 'recruit' })).toBeNull();
    await grab(bo);
    await expectAsItWas(bo);
    time += 23 * HOUR;
    await bo.settled();
    expect((await bo.get(`/api/tables/${bo.place.table}/scenes/1/log?seat=Bo`)).status).toBe(403);
    expect(ana.seen?.seats.find(({ seat }) => seat === 'Ana')).toMatchObject({ host: true });
    expect(await ana.do({ do: 'back' })).toBeNull();
    await expectStillHost(ana);
  });

  test('a regent set by the table after its time takes no say away, and the own key opens the seat', async () => {
    const [ana, bo] = await two();
    await gone(ana, bo);
    expect(await bo.do({ do: 'propose', about: 'regent', value: { seat: 'Ana', player: 'recruit' } })).toBeNull();
    time += 10 * 60_000;
    expect(await bo.do({ do: 'say', text: 'time' })).toBeNull();
    await bo.until(() => bo.seen?.seats.find(({ seat }) => seat === 'Ana')?.holder === 'regent');
    for (const about of ['openLog', 'host', 'abandon']) {
      const value = about === 'host' ? { seat: 'Bo' } : {};
      expect(await bo.do({ do: 'propose', about, value })).toBeNull();
    }
    await bo.settled();
    expect(bo.seen?.proposals.map(({ waitsFor }) => waitsFor)).toEqual([
      [{ seat: 'Ana', until: null }],
      [{ seat: 'Ana', until: time + 24 * HOUR }],
      [{ seat: 'Ana', until: time + 24 * HOUR }],
    ]);
    await ana.connect(url);
    expect(await ana.do({ do: 'back' })).toBeNull();
    await ana.until(() => ana.seen?.seats.find(({ seat }) => seat === 'Ana')?.holder === 'person');
    expect(await ana.do({ do: 'title', title: 'Still mine' })).toBeNull();
  });

  test('second seats of the same person outvote nobody on what is theirs', async () => {
    const [ana, bo] = await two();
    const socks: Reader[] = [];
    for (const name of ['Sock', 'Puppet', 'Third']) {
      socks.push(await new Reader(await joinTable(url, ana.place, name), url).connect(url));
    }
    await gone(ana, bo);
    for (const about of ['openLog', 'host', 'abandon']) {
      expect(await bo.do({ do: 'propose', about, value: about === 'host' ? { seat: 'Bo' } : {} })).toBeNull();
    }
    for (const sock of socks) {
      await sock.settled();
      for (const { proposal, due } of sock.seen?.proposals ?? []) {
        const speak = { do: 'speak', proposal, question: due?.question ?? '', choice: { choose: 'agree' } };
        expect(await sock.do(speak)).toBeNull();
      }
    }
    await bo.settled();
    expect(bo.seen?.proposals).toHaveLength(3);
    await expectAsItWas(bo);
  });

  const invitation = async (host: Place): Promise<string> =>
    (
      await request<{ secret: string }>(url, `/api/tables/${host.table}/invitations`, {
        key: host.key,
        body: { by: host.seat },
      })
    ).body.secret;

  const join = (secret: string, me: string, key?: string): Promise<Got<Place & { refusal: AnyRefusal }>> =>
    request(url, '/api/join', { body: { secret, me }, ...(key === undefined ? {} : { key }) });

  test('a player who was put out does not come back by the same invitation, nor with the same key', async () => {
    const host = await openTable(url, 'Ana');
    const secret = await invitation(host);
    const { key } = (await join(secret, 'Bo')).body;
    const cy = (await join(secret, 'Cy')).body;
    // A key that opens something elsewhere stays the same here.
    expect((await request(url, '/api/tables', { key, body: { me: 'Bo' } })).status).toBe(201);
    const body = { id: 'out', seat: 'Ana', deed: { do: 'unseat', seat: 'Bo' } };
    expect((await request(url, `/api/tables/${host.table}/commands`, { key: host.key, body })).status).toBe(200);
    for (const one of [key, undefined]) {
      expect((await join(secret, 'Bo', one)).body).toEqual({ refusal: { code: 'LINK_GONE' } });
    }
    // Nor by a link to somebody else's seat.
    const link = await request<{ secret: string }>(url, `/api/tables/${host.table}/links`, {
      key: cy.key,
      body: { by: 'Cy', seat: 'Cy' },
    });
    expect(await join(link.body.secret, 'Bo', key)).toMatchObject({
      status: 403,
      body: { refusal: { code: 'PUT_OUT' } },
    });
    const anew = await invitation(host);
    expect(await join(anew, 'Bo', key)).toMatchObject({ status: 201, body: { seat: 'Bo 2' } });
  });
});

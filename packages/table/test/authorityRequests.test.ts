import type { AnyRefusal, SeenTable } from '@warmoot/protocol';
import {
  type Got,
  joinTable,
  openTable,
  type Place,
  REQUESTS,
  type RequestRole,
  request,
} from '@warmoot/table/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Watched, watchedServer } from './secretsKit.js';

type Act = keyof typeof REQUESTS;
type Asked = { readonly path: string; readonly body?: unknown };

const ROLES: readonly RequestRole[] = ['host', 'player', 'spectator', 'stranger'];
const NOT_THEIRS = ['NOT_YOUR_SEAT', 'HOST_ONLY', 'PLAYERS_ONLY', 'SEATED_ONLY'];

describe('who may make a request', () => {
  let watched: Watched;
  let url = '';
  let host: Place;
  let invitation = '';
  let code = '';
  const places = {} as Record<RequestRole, Place>;

  beforeAll(async () => {
    // With a public address, whoever asks from this machine is nobody in particular.
    watched = await watchedServer({ publicUrl: 'https://moot.example.org' });
    url = `http://127.0.0.1:${watched.serving.port}`;
    host = await openTable(url, 'Ana');
    places.host = host;
    places.player = await joinTable(url, host, 'Bo');
    places.spectator = await joinTable(url, host, 'Sue', 'spectator');
    // A key to nothing at this table; it names the host's seat.
    places.stranger = { table: host.table, seat: 'Ana', key: 'f'.repeat(64) };
    const command = (id: string, deed: object) =>
      request(url, `/api/tables/${host.table}/commands`, { key: host.key, body: { id, seat: 'Ana', deed } });
    expect((await command('rex', { do: 'seatComputer', name: 'Rex', player: 'recruit' })).status).toBe(200);
    expect((await command('found', { do: 'campaign', deed: { deed: 'found', name: 'Kell' } })).status).toBe(200);
    expect((await command('door', { do: 'openDoor' })).status).toBe(200);
    const seen = await request<{ seen: SeenTable }>(url, `/api/tables/${host.table}?seat=Ana`, { key: host.key });
    code = seen.body.seen.door.code ?? '';
    invitation = (
      await request<{ secret: string }>(url, `/api/tables/${host.table}/invitations`, {
        key: host.key,
        body: { by: 'Ana', opens: 'spectator' },
      })
    ).body.secret;
  });

  afterAll(async () => {
    await watched.stop();
  });

  /** Nobody at the table is called like this yet: not after a first try either. */
  let names = 0;
  const newName = (): string => `Newcomer ${++names}`;
  const asked: Readonly<Record<Act, (by: string, table: string) => Asked>> = {
    openTable: (by) => ({ path: '/api/tables', body: { me: by } }),
    join: () => ({ path: '/api/join', body: { secret: invitation, me: newName() } }),
    seeDoor: () => ({ path: '/api/door', body: { secret: code } }),
    knock: () => ({ path: '/api/knock', body: { code, me: newName() } }),
    visit: (_by, table) => ({ path: `/api/tables/${table}/visit` }),
    importTable: () => ({ path: '/api/import', body: { format: 'something else' } }),
    invite: (by, table) => ({ path: `/api/tables/${table}/invitations`, body: { by } }),
    linkOwnSeat: (by, table) => ({ path: `/api/tables/${table}/links`, body: { by, seat: by } }),
    handOutSeat: (by, table) => ({ path: `/api/tables/${table}/links`, body: { by, seat: 'Rex' } }),
    readTable: (by, table) => ({ path: `/api/tables/${table}?seat=${by}` }),
    readLines: (by, table) => ({ path: `/api/tables/${table}/lines?seat=${by}` }),
    readCampaign: (by, table) => ({ path: `/api/tables/${table}/campaign?seat=${by}` }),
    readQuestions: (by, table) => ({ path: `/api/tables/${table}/questions?seat=${by}` }),
    // There is no such scene; whether one may ask at all is told before.
    readLog: (by, table) => ({ path: `/api/tables/${table}/scenes/1/log?seat=${by}` }),
    exportTable: (by, table) => ({ path: `/api/tables/${table}/export?seat=${by}` }),
  };
  /** What an allowed request comes to, where it is not done: it asks for something that is not there. */
  const otherwise: Partial<Record<Act, string>> = { importTable: 'BAD_SHAPE', readLog: 'NO_SCENE' };

  const make = (act: Act, place: Place): Promise<Got<{ refusal?: AnyRefusal }>> => {
    const { path, body } = asked[act](place.seat, place.table);
    return request(url, path, { key: place.key, ...(body === undefined ? {} : { body }) });
  };

  const cases = (Object.keys(REQUESTS) as readonly Act[]).flatMap((act) => ROLES.map((role) => ({ act, role })));

  test.each(cases)('$act by the $role', async ({ act, role }) => {
    const before = (await watched.records(host.table)).length;
    const got = await make(act, places[role]);
    const code = got.body.refusal?.code ?? null;
    if (REQUESTS[act].includes(role)) {
      expect(code).toBe(otherwise[act] ?? null);
      return;
    }
    expect(NOT_THEIRS).toContain(code);
    expect(await watched.records(host.table)).toHaveLength(before);
  });

  test.each(
    (Object.keys(REQUESTS) as readonly Act[]).filter(
      (act) => !REQUESTS[act].includes('stranger') && act !== 'importTable',
    ),
  )('%s under another’s name', async (act) => {
    const got = await make(act, { ...places.player, seat: 'Ana' });
    expect(got.body.refusal).toMatchObject({ code: 'NOT_YOUR_SEAT' });
  });
});

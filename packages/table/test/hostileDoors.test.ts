import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import type { Mine } from '@warmoot/protocol';
import { type Limits, USUAL_LIMITS } from '@warmoot/table';
import { Client, joinTable, openTable, type Place, request } from '@warmoot/table/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { raw, rude, statusOfSocket, until } from './hostileKit.js';
import { type Watched, watchedServer } from './secretsKit.js';

const guess = (): string => randomBytes(32).toString('base64url');

const metric = async (url: string, name: string): Promise<number> => {
  const { text } = await request(url, '/metrics');
  const line = text.split('\n').find((one) => one.startsWith(name));
  return line === undefined ? 0 : Number(line.split(' ').at(-1));
};

describe('keys', () => {
  let watched: Watched;
  beforeAll(async () => {
    watched = await watchedServer({});
  });
  afterAll(() => watched.stop());

  const tablesOf = async (key: string): Promise<number> =>
    (await request<Mine>(watched.url, '/api/me', { key })).body.tables.length;

  test('no client can choose its own, as a bearer or as a cookie, opening, joining or importing', async () => {
    const { url } = watched;
    const host = await openTable(url, 'Ana');
    const { table, key } = host;
    const file = await request<object>(url, `/api/tables/${table}/export?seat=Ana`, { key });
    const invited = await request<{ secret: string }>(url, `/api/tables/${table}/invitations`, {
      key,
      body: { by: 'Ana', opens: 'player' },
    });
    const ways: readonly (readonly [string, () => object])[] = [
      ['/api/tables', () => ({ me: 'Eve' })],
      ['/api/join', () => ({ secret: invited.body.secret, me: `Eve ${guess().slice(0, 5)}` })],
      ['/api/import', () => file.body],
    ];
    for (const [path, body] of ways) {
      for (const weak of ['A'.repeat(43), guess()]) {
        for (const headers of [{ authorization: `Bearer ${weak}` }, { cookie: `warmoot=${weak}` }]) {
          const got = await request<Place>(url, path, { headers, body: body() });
          expect([path, got.status]).toEqual([path, 201]);
          expect(got.body.key).not.toBe(weak);
          expect(await tablesOf(weak)).toBe(0);
          expect(await tablesOf(got.body.key)).toBe(1);
        }
      }
    }
    // A key that opens something is the server's own, and opens the next seat too.
    const again = await request<Place>(url, '/api/tables', { key, body: { me: 'Ana' } });
    expect(again.body.key).toBe(key);
    expect(again.headers.get('set-cookie')).toBeNull();
  });

  test('whoever is turned away is given no key', async () => {
    const got = await request(watched.url, '/api/join', { body: { secret: 'AAAA-AAAA-AAAA-AAAA', me: 'Eve' } });
    expect([got.status, got.headers.get('set-cookie')]).toEqual([410, null]);
  });

  test('a key of another server on this machine is left alone', async () => {
    const { url } = watched;
    const cookie = `warmoot=${guess()}`;
    const got = await request<Place>(url, '/api/tables', { headers: { cookie }, body: { me: 'Ana' } });
    const given = got.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(given).toBe(`warmoot-${new URL(url).port}=${got.body.key}`);
    const both = { cookie: `${cookie}; ${given}` };
    expect((await request<Mine>(url, '/api/me', { headers: both })).body.tables).toHaveLength(1);
  });

  test('a page that had a key for nothing comes back by the one it is given', async () => {
    const { url } = watched;
    const ana = await openTable(url, 'Ana');
    const bo = await joinTable(url, ana, 'Bo');
    const client = await new Client(bo).connect(url);
    expect(await client.do({ do: 'leave' })).toBeNull();
    const line = await rude(url, { authorization: `Bearer ${bo.key}` });
    const { key } = await request<Place>(url, '/api/tables', { key: bo.key, body: { me: 'Bo' } }).then(
      ({ body }) => body,
    );
    expect(key).not.toBe(bo.key);
    await until(() => line.closed !== null);
    expect(line.closed).toBe(1012);
  });
});

/** The status of a request that names another server, by the bytes of it. */
const statusFor = async (url: string, host: string | null, path = '/api/health', more = ''): Promise<number> => {
  const named = host === null ? '' : `Host: ${host}\r\n`;
  const came = await raw(url, `GET ${path} HTTP/1.1\r\n${named}${more}Connection: close\r\n\r\n`);
  return Number(came.slice(9, 12));
};

const UPGRADE = `Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n`;

describe('names', () => {
  const FOREIGN = [
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.nip.io',
    '192.0.2.7',
    'evil.example:80',
    '@',
    '',
  ];

  test('a name that is not the server’s own is refused, also by pages and sockets', async () => {
    const watched = await watchedServer({});
    const { url } = watched;
    const { port } = new URL(url);
    const machine = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
    const own = machine.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));
    for (const name of ['localhost', 'LOCALHOST', '127.0.0.1', '[::1]', hostname(), ...own]) {
      expect([name, await statusFor(url, `${name}:${port}`)]).toEqual([name, 200]);
    }
    const { key, table } = await openTable(url, 'Ana');
    const bearer = `Authorization: Bearer ${key}\r\n`;
    for (const host of FOREIGN) {
      for (const path of ['/api/health', `/api/tables/${table}?seat=Ana`, '/', '/metrics']) {
        expect([host, path, [400, 421].includes(await statusFor(url, host, path, bearer))]).toEqual([host, path, true]);
      }
      const socket = await statusFor(url, host, '/api/socket', `${bearer}${UPGRADE}Origin: http://${host}\r\n`);
      expect([host, [400, 421].includes(socket)]).toEqual([host, true]);
    }
    expect(await statusFor(url, null)).toBe(400);
    expect(await statusOfSocket(url, { authorization: `Bearer ${key}` })).toBe(101);
    await watched.stop();
  });

  test('where the server has a public address, only that; on the machine itself also the machine’s', async () => {
    const watched = await watchedServer({ publicUrl: 'https://moot.example.org' });
    const url = `http://127.0.0.1:${watched.serving.port}`;
    for (const host of [...FOREIGN, hostname()]) expect([400, 421]).toContain(await statusFor(url, host));
    expect(await statusFor(url, 'moot.example.org')).toBe(200);
    expect(await statusFor(url, 'localhost')).toBe(200);
    expect(await statusFor(url, 'localhost', '/api/health', 'X-Forwarded-For: 192.0.2.1\r\n')).toBe(421);
    await watched.stop();
  });
});

describe('what may be kept of an answer', () => {
  test('nothing of what is private; and pages may not ask for devices', async () => {
    const watched = await watchedServer({});
    const { url } = watched;
    const { key, table } = await openTable(url, 'Ana');
    const kept = async (path: string, wish: object = {}): Promise<string | null> =>
      (await request(url, path, { key, ...wish })).headers.get('cache-control');
    const at = `/api/tables/${table}`;
    const paths = [
      '/api/me',
      `${at}?seat=Ana`,
      `${at}/lines?seat=Ana`,
      `${at}/export?seat=Ana`,
      '/api/ready',
      '/metrics',
    ];
    for (const path of [...paths, `${at}?seat=Bo`, '/api/nothing'])
      expect([path, await kept(path)]).toEqual([path, 'no-store']);
    expect(await kept(`${at}/invitations`, { body: { by: 'Ana', opens: 'player' } })).toBe('no-store');
    for (const path of ['/api/protocol', '/api/scenes', '/api/scenes/saga/duel'])
      expect(await kept(path)).toBe('no-cache');
    const { headers } = await request(url, '/');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    await watched.stop();
  });
});

describe('connections that say nothing', () => {
  const mute = async (url: string): Promise<Socket> => {
    const { hostname: host, port } = new URL(url);
    const socket = connect(Number(port), host);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };
  const server = (limits: Partial<Limits>, patience = {}): Promise<Watched> =>
    watchedServer({ limits: { ...USUAL_LIMITS, ...limits }, patience });

  test('are let go when they are mute or half of a request, and are counted', async () => {
    const watched = await server({}, { headersMs: 300, requestMs: 600, stillMs: 900, checkMs: 50 });
    const { url } = watched;
    const host = new URL(url).host;
    const half = `POST /api/tables HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 50\r\n`;
    const silent = ['', 'GET /api/he', half, `${half}\r\n{"me":`];
    const sockets = await Promise.all(silent.map(() => mute(url)));
    for (const [n, socket] of sockets.entries()) {
      socket.resume();
      socket.write(silent[n] ?? '');
    }
    await until(() => sockets.every((socket) => socket.closed || socket.readableEnded));
    await until(async () => (await metric(url, 'warmoot_connections_dropped_total{why="slow"}')) === 4);
    await watched.stop();
  });

  test('are bounded from one address, and none of them keeps others out for good', async () => {
    const watched = await server({ connectionsPerAddress: 20 });
    const { url } = watched;
    const many = await Promise.all(Array.from({ length: 60 }, () => mute(url)));
    for (const socket of many) socket.resume();
    await until(() => many.filter((socket) => socket.closed || socket.readableEnded).length >= 40);
    for (const socket of many) socket.destroy();
    await until(async () => (await metric(url, 'warmoot_connections_dropped_total').catch(() => 0)) >= 40);
    expect((await request(url, '/api/health')).status).toBe(200);
    await watched.stop();
  });

  test('sockets are bounded in all, whatever keys they bring', async () => {
    const watched = await server({ sockets: 3 });
    const lines = await Promise.all([1, 2, 3].map(() => rude(watched.url, { authorization: `Bearer ${guess()}` })));
    expect(await statusOfSocket(watched.url, { authorization: `Bearer ${guess()}` })).toBe(503);
    for (const { socket } of lines) socket.close();
    await until(async () => (await metric(watched.url, 'warmoot_sockets_open')) === 0);
    expect(await statusOfSocket(watched.url, { authorization: `Bearer ${guess()}` })).toBe(101);
    await watched.stop();
  });
});

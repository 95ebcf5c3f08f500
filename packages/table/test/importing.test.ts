import { connect, type Socket } from 'node:net';
import type { TableFile } from '@warmoot/protocol';
import type { ServeOptions } from '@warmoot/table';
import {
  gauge,
  ground,
  joinTable,
  NO_LIMITS,
  openTable,
  type Place,
  quickAside,
  request,
} from '@warmoot/table/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { until } from './hostileKit.js';

/** As from another machine: nobody there is let in for being on this one. */
const ELSEWHERE = { 'x-forwarded-for': '10.1.2.3' };

describe('bringing a file to a server', () => {
  const { serve } = ground('SQLite');
  const up = async (limits: ServeOptions['limits'] = {}, more: Partial<ServeOptions> = {}) =>
    (await serve({ aside: true, limits: { ...NO_LIMITS, ...limits }, ...more })).url;

  let file: TableFile;
  let seated: Place;
  let url: string;
  beforeAll(async () => {
    await quickAside();
    url = await up();
    seated = await openTable(url, 'Ana');
    await joinTable(url, seated, 'Bo');
    const path = `/api/tables/${seated.table}/export?seat=${seated.seat}`;
    file = (await request<TableFile>(url, path, { key: seated.key })).body;
  });

  const bring = (to: string, body: unknown, more: { readonly key?: string; readonly headers?: object } = {}) =>
    request<{ readonly table?: string; readonly refusal?: object }>(to, '/api/import', {
      body,
      ...(more.key === undefined ? {} : { key: more.key }),
      headers: { ...more.headers },
    });

  /** Begins a request over a line of its own. Nothing that is not written is ever sent. */
  const begin = (
    to: string,
    headers: Readonly<Record<string, string>>,
    body = '',
  ): { socket: Socket; came: string } => {
    const { hostname, port, host } = new URL(to);
    const lines = Object.entries({ host, 'content-type': 'application/json', ...headers });
    const socket = connect(Number(port), hostname);
    const line = { socket, came: '' };
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      line.came += data;
    });
    socket.write(
      `POST /api/import HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n${body}`,
    );
    return line;
  };
  const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;

  /** What a request is told of which the whole body never comes. */
  const toldAtOnce = async (to: string, headers: Readonly<Record<string, string>>, body = ''): Promise<string> => {
    const line = begin(to, headers, body);
    await until(() => line.came.includes('}}'));
    line.socket.destroy();
    return line.came;
  };
  const HUGE = { 'content-length': '30000000' };

  test('is for those who hold a seat there, and for the machine itself; nobody else’s file is even read', async () => {
    expect(await toldAtOnce(url, { ...ELSEWHERE, ...HUGE })).toMatch(/^HTTP\/1.1 403 .*"SEATED_ONLY"/s);
    expect(await bring(url, file, { headers: ELSEWHERE })).toMatchObject({
      status: 403,
      body: { refusal: { code: 'SEATED_ONLY' } },
    });
    expect((await bring(url, file, { headers: ELSEWHERE, key: seated.key })).status).toBe(201);
    expect((await bring(url, file)).status).toBe(201);
  });

  test('is for whom the operator says', async () => {
    const here = await up({}, { imports: 'here' });
    expect(await toldAtOnce(here, { ...ELSEWHERE, ...HUGE, authorization: `Bearer ${seated.key}` })).toMatch(
      /^HTTP\/1.1 403 .*"OPERATOR_ONLY"/s,
    );
    const anyone = await up({ strangersFileBytes: 500 }, { imports: 'anyone' });
    expect(await toldAtOnce(anyone, { ...ELSEWHERE, 'content-length': '501' })).toMatch(
      /^HTTP\/1.1 413 .*"TOO_LARGE","most":500/s,
    );
    expect((await bring(anyone, {}, { headers: ELSEWHERE })).body).toMatchObject({ refusal: { code: 'BAD_SHAPE' } });
    // Behind a public address the machine itself is a proxy's.
    const { port } = await serve({ aside: true, publicUrl: 'http://127.0.0.1' });
    expect(await toldAtOnce(`http://127.0.0.1:${port}`, HUGE)).toMatch(/^HTTP\/1.1 403 .*"SEATED_ONLY"/s);
  });

  test('ends where it is too large: by what it says of itself, or at the first byte too many', async () => {
    const small = await up({ fileBytes: 100_000 });
    expect(await toldAtOnce(small, { 'content-length': '100001' })).toMatch(
      /^HTTP\/1.1 413 .*"TOO_LARGE","most":100000/s,
    );
    const endless = { 'transfer-encoding': 'chunked' };
    expect(await toldAtOnce(small, endless, chunk('x'.repeat(100_001)))).toMatch(
      /^HTTP\/1.1 413 .*"TOO_LARGE","most":100000/s,
    );
    expect((await bring(small, file)).status).toBe(201);
  });

  test('is done one at a time: who comes meanwhile is told so, and all others are served', async () => {
    const first = begin(url, { 'transfer-encoding': 'chunked' }, chunk('{"format"'));
    await until(async () => (await gauge(url, 'warmoot_imports_running')) === 1);
    expect(await toldAtOnce(url, HUGE)).toMatch(/^HTTP\/1.1 503 .*"TRY_AGAIN","why":"busy"/s);
    expect((await request(url, '/api/health')).status).toBe(200);
    expect(first.came).toBe('');
    // Whoever goes away in the midst of it makes room for the next.
    first.socket.destroy();
    await until(async () => (await gauge(url, 'warmoot_imports_running')) === 0);
    expect((await bring(url, file)).status).toBe(201);
  });

  test('costs no more memory and time than one may, and the server goes on', async () => {
    const little = await up({ checkingMegabytes: 100 });
    expect(await bring(little, `[${'[],'.repeat(3_000_000)}[]]`)).toMatchObject({
      status: 422,
      body: { refusal: { code: 'TOO_MUCH', what: 'memory' } },
    });
    expect((await bring(little, file)).status).toBe(201);
    const short = await up({ checkingSeconds: 0 });
    expect(await bring(short, file)).toMatchObject({
      status: 422,
      body: { refusal: { code: 'TOO_MUCH', what: 'time' } },
    });
    const hasty = await up({ sendingSeconds: 0.1 });
    expect(await toldAtOnce(hasty, HUGE, '{')).toMatch(/^HTTP\/1.1 422 .*"TOO_MUCH","what":"sending"/s);
    for (const one of [short, hasty]) expect((await request(one, '/api/health')).status).toBe(200);
  });

  test('is bounded by the hour', async () => {
    const rare = await up({ importsPerHour: 1 });
    expect((await bring(rare, '{')).status).toBe(400);
    expect(await toldAtOnce(rare, HUGE)).toMatch(/^HTTP\/1.1 429 .*"TOO_MANY","what":"imports","most":1/s);
  });
});

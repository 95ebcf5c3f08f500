import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { USUAL_LIMITS } from '@warmoot/table';
import { request } from '@warmoot/table/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectUnharmed, raw } from './hostileKit.js';
import { type Reader, seated, type Watched, watchedServer } from './secretsKit.js';

describe('requests that nobody should make', () => {
  let watched: Watched;
  let ana: Reader;
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'warmoot-pages-'));
    const pages = join(folder, 'pages');
    await mkdir(join(pages, 'assets'), { recursive: true });
    await writeFile(join(pages, 'index.html'), '<!doctype html><title>page</title>');
    await writeFile(join(pages, 'assets', 'a.js'), '1');
    await writeFile(join(pages, 'assets', 'a.js.gz'), gzipSync('1'));
    await writeFile(join(folder, 'outside.txt'), 'OUTSIDE');
    watched = await watchedServer({ pages });
    [ana] = (await seated(watched, ['Ana'])) as [Reader];
  });
  afterAll(async () => {
    await watched.stop();
    await rm(folder, { recursive: true });
  });

  const table = (): string => `/api/tables/${ana.place.table}`;

  test('bodies that are malformed, of another kind, or hostile in their keys', async () => {
    const before = await watched.bytes(ana.place.table);
    const { key } = ana.place;
    const bodies = [
      '{',
      '',
      'null',
      '7',
      '[]',
      '"text"',
      '{"me":',
      '{"__proto__":{"me":"x"},"me":1}',
      '{"constructor":{"prototype":{"me":"x"}}}',
      `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
      `{"id":"deep","seat":"Ana","deed":{"do":"begin","scene":"saga/duel","setup":${'['.repeat(40_000)}${']'.repeat(40_000)}}}`,
      '{"id":"x","seat":{"toString":1},"deed":{"do":"say","text":"x"}}',
      '{"id":"x","seat":"Ana","deed":{"do":"constructor"}}',
      '{"secret":{"toString":1}}',
    ];
    const paths = ['/api/tables', '/api/join', `${table()}/invitations`, `${table()}/links`, `${table()}/commands`];
    for (const path of [...paths, '/api/import']) {
      for (const body of bodies) {
        const got = await request<{ refusal: { code: string } }>(watched.url, path, { key, body });
        expect([path, body.slice(0, 60), got.status]).toEqual([path, body.slice(0, 60), expect.any(Number)]);
        expect(got.status).toBeGreaterThanOrEqual(400);
        expect(got.status).toBeLessThan(500);
        expect(got.body.refusal.code).toMatch(/^[A-Z_]+$/);
      }
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'nonsense']) {
        const headers = { 'content-type': type };
        const got = await request<{ refusal: { code: string } }>(watched.url, path, {
          key,
          body: '{"me":"x"}',
          headers,
        });
        expect([400, 415, 422]).toContain(got.status);
        expect(got.body.refusal.code).toMatch(/^[A-Z_]+$/);
      }
    }
    await expectUnharmed(watched, ana, before);
  });

  test('pages are sent packed to those who take them so, and plain to others', async () => {
    for (const [takes, packed] of [
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const got = await fetch(`${watched.url}/assets/a.js`, { headers: { 'accept-encoding': takes } });
      expect([got.headers.get('content-encoding'), await got.text()]).toEqual([packed, '1']);
      expect(got.headers.get('vary')).toContain('accept-encoding');
      expect(got.headers.get('content-type')).toContain('javascript');
    }
  });

  test('a body that is too large', async () => {
    const before = await watched.bytes(ana.place.table);
    const body = { me: 'x'.repeat(USUAL_LIMITS.bodyBytes) };
    const got = await request(watched.url, '/api/tables', { body }).catch(() => null);
    if (got !== null) {
      expect(got.status).toBe(413);
      expect(got.body).toEqual({ refusal: { code: 'TOO_LARGE', most: USUAL_LIMITS.bodyBytes } });
    }
    await expectUnharmed(watched, ana, before);
  });

  test('unknown addresses and methods', async () => {
    const before = await watched.bytes(ana.place.table);
    const paths = [
      '/api/nothing',
      '/api/tables',
      `${table()}/nothing`,
      '/api/tables/%00?seat=Ana',
      `/api/${'x'.repeat(3000)}`,
    ];
    for (const path of [
      ...paths,
      '/api/tables/__proto__?seat=Ana',
      '/api/tables/x?seat=a&seat=b',
      '/api/scenes/__proto__/x',
    ]) {
      const got = await request<{ refusal: { code: string } }>(watched.url, path, { key: ana.place.key });
      expect([path, [403, 404].includes(got.status)]).toEqual([path, true]);
      expect(got.body.refusal.code).toMatch(/^[A-Z_]+$/);
    }
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      expect((await request(watched.url, table(), { key: ana.place.key, method })).status).toBe(404);
    }
    await expectUnharmed(watched, ana, before);
  });

  test('bytes that are no HTTP, and addresses that are none', async () => {
    const before = await watched.bytes(ana.place.table);
    const host = new URL(watched.url).host;
    const sent = [
      'nonsense\r\n\r\n',
      '\u0000\u0001\u0002\r\n\r\n',
      `GET /api/health HTTP/9.9\r\nHost: ${host}\r\n\r\n`,
      `GET /%zz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      `GET /api/tables/%c0%ae?seat=Ana HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      `GET /api/health HTTP/1.1\r\nHost: ${host}\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`,
      `POST /api/join HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      `GET /api/health HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x\r\n\r\n`,
      `GET /api/nothing HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
      `GET /api/socket HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x\r\nAuthorization: Bearer ${ana.place.key}\r\n\r\n`,
    ];
    for (const bytes of sent) {
      const answer = await raw(watched.url, bytes);
      expect(answer.startsWith('HTTP/1.1 101')).toBe(false);
      expect(answer).not.toMatch(/HTTP\/1.1 5\d\d/);
      expect(answer).not.toMatch(/node_modules|at Object\.|\.ts:\d/);
    }
    await expectUnharmed(watched, ana, before);
  });

  test('no way out of the folder of the pages', async () => {
    const { host } = new URL(watched.url);
    const ways = [
      '/../outside.txt',
      '/..%2foutside.txt',
      '/%2e%2e/outside.txt',
      '/assets/../../outside.txt',
      '/..%5coutside.txt',
    ];
    for (const way of [
      ...ways,
      '/assets/..%2f..%2foutside.txt',
      '//outside.txt',
      '/%252e%252e/outside.txt',
      '/assets/%00',
    ]) {
      for (const accept of ['*/*', 'text/html']) {
        const answer = await raw(
          watched.url,
          `GET ${way} HTTP/1.1\r\nHost: ${host}\r\nAccept: ${accept}\r\nConnection: close\r\n\r\n`,
        );
        expect(answer).toMatch(/^HTTP\/1.1 [2-4]\d\d/);
        expect(answer).not.toContain('OUTSIDE');
      }
    }
    expect((await request(watched.url, '/assets/a.js')).text).toBe('1');
    expect((await request(watched.url, '/join', { headers: { accept: 'text/html' } })).text).toContain('<title>');
  });

  test('the server’s numbers are for its own machine: by them one could count what others do', async () => {
    expect((await request(watched.url, '/metrics')).text).toContain('warmoot_commands_total');
    for (const headers of [{ 'x-forwarded-for': '192.0.2.7' }, { forwarded: 'for=192.0.2.7' }]) {
      const got = await request(watched.url, '/metrics', { headers });
      expect(got).toMatchObject({ status: 404, body: { refusal: { code: 'NOT_FOUND' } } });
    }
    const open = await watchedServer({ openMetrics: true });
    const headers = { 'x-forwarded-for': '192.0.2.7' };
    expect((await request(open.url, '/metrics', { headers })).status).toBe(200);
    await open.stop();
  });

  test('headers are strict on every answer', async () => {
    for (const path of ['/', '/api/health', '/api/nothing', '/metrics', '/assets/a.js', table()]) {
      const { headers } = await request(watched.url, path);
      const policy = headers.get('content-security-policy') ?? '';
      const of = (name: string): string => policy.split(';').find((one) => one.trim().startsWith(`${name} `)) ?? '';
      expect(of('default-src')).toContain("'none'");
      expect(of('script-src')).toBe("script-src 'self'");
      expect(policy.replace(of('style-src-attr'), '')).not.toContain('unsafe');
      expect(of('frame-ancestors')).toContain("'none'");
      expect(of('base-uri')).toContain("'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  test('a key comes in a cookie that no script can read and no other site sends along', async () => {
    const got = await request(watched.url, '/api/tables', { body: { me: 'Bea' }, headers: { 'x-warmoot-key': 'no' } });
    const cookie = got.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^warmoot=[\w-]{43};/);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toMatch(/SameSite=(Lax|Strict)/);
    expect(cookie).toContain('Path=/');
    expect(got.text).not.toContain('"key"');
    expect(got.text).not.toContain(/^warmoot=([\w-]{43})/.exec(cookie)?.[1]);
    const mine = await request<{ tables: unknown[] }>(watched.url, '/api/me', {
      headers: { cookie: cookie.split(';')[0] as string },
    });
    expect(mine.body.tables).toHaveLength(1);
  });
});

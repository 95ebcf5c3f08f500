import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { laterStore, openTable, programOf, request } from '@warmoot/table/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { warmootLater } from './testing/terminal.js';

const MAIN = await programOf(new URL('main.ts', import.meta.url));

let folder: string;
const children = new Set<ChildProcess>();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'warmoot-serve-'));
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
  rmSync(folder, { recursive: true });
});

const at = (name: string): string => join(folder, name);

interface Started {
  readonly child: ChildProcess;
  readonly said: { out: string; err: string };
  /** Waits for a line of the standard output; the whole of it so far. */
  readonly says: (what: RegExp) => Promise<RegExpExecArray>;
  readonly exit: Promise<number | null>;
}

const start = (args: readonly string[] = [], env: Readonly<Record<string, string>> = {}): Started => {
  const { DATABASE_URL: _, PORT: __, HOST: ___, ...rest } = process.env;
  const child = spawn(process.execPath, [MAIN, 'serve', ...args], {
    env: { ...rest, DATA_DIR: at('data'), ...env },
  });
  children.add(child);
  const said = { out: '', err: '' };
  const waiting = new Set<() => void>();
  const hear = (which: 'out' | 'err') => (chunk: Buffer) => {
    said[which] += chunk;
    for (const wake of waiting) wake();
  };
  child.stdout.on('data', hear('out'));
  child.stderr.on('data', hear('err'));
  const exit = new Promise<number | null>((resolve) => {
    child.on('close', (code) => {
      children.delete(child);
      resolve(code);
      for (const wake of waiting) wake();
    });
  });
  const says = (what: RegExp): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = what.exec(said.out);
        if (found !== null) resolve(found);
        else if (child.exitCode !== null) reject(new Error(`it ended: ${said.out}${said.err}`));
      };
      waiting.add(look);
      look();
    });
  return { child, said, says, exit };
};

const ADDRESS = /Warmoot is at (http:\S+)/;

/** An address of this machine at which nobody else listens, where there are several: ports of one are no ports of another. */
const OWN_HOST =
  process.platform === 'linux'
    ? `127.${1 + ((process.pid >> 16) % 250)}.${(process.pid >> 8) & 255}.${process.pid & 255}`
    : '127.0.0.1';

const taken = (port: number): Promise<Server | null> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(port, OWN_HOST, () => resolve(server));
  });

describe('a server that is brought up', () => {
  test('it says where it is, serves, logs lines of JSON and stops when asked', async () => {
    const { child, said, says, exit } = start(['--port', '0', '--open']);
    const [, url = ''] = await says(ADDRESS);
    expect(said.out).toContain(`The tables are kept in ${at('data')}. Ctrl-C stops the server; nothing is lost.`);
    const page = await fetch(`${url}/`, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Warmoot');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await request(url, '/api/health')).body).toMatchObject({
      ok: true,
      // With a fingerprint of the pages behind it, where they are built.
      build: expect.stringMatching(/^0\.1\.0(\+[0-9a-f]{12})?$/),
    });
    const ana = await openTable(url, 'Ana');
    expect(existsSync(at('data/warmoot.serving.json'))).toBe(true);

    // The same tables are not served twice: neither would hear of what the other does.
    const second = start(['--port', '0']);
    expect(await second.exit).toBe(2);
    expect(second.said.err).toContain(`A Warmoot serves these tables already, at ${url}.`);

    child.kill('SIGTERM');
    expect(await exit).toBe(0);
    expect(said.out).toMatch(/Stopping: .*\nStopped\.\n$/);
    expect(existsSync(at('data/warmoot.serving.json'))).toBe(false);
    const lines = said.err.trimEnd().split('\n');
    const logged = lines.map((line) => JSON.parse(line) as { what: string });
    expect(logged.map(({ what }) => what)).toEqual(expect.arrayContaining(['listening', 'request', 'stopped']));
    expect(said.err).not.toContain(ana.key);
    expect(said.err).not.toContain(ana.table);

    // What was acknowledged is there when it comes back, here by SIGINT's way out.
    const again = start([], { PORT: '0', HOST: 'localhost', PUBLIC_URL: 'http://moot.example.org/' });
    await again.says(/Warmoot is at http:\/\/moot\.example\.org \(here: http:\/\/localhost:\d+\)/);
    const [, here = ''] = await again.says(/here: (http:[^)]+)/);
    const mine = await request<{ tables: { table: string }[] }>(here, '/api/me', { key: ana.key });
    expect(mine.body.tables.map(({ table }) => table)).toEqual([ana.table]);
    again.child.kill('SIGINT');
    expect(await again.exit).toBe(0);
  });

  test('the usual port gives way to the next free one; a port that was asked for does not', async () => {
    const server = await taken(4600);
    const usual = start([], { HOST: OWN_HOST });
    const [, url = ''] = await usual.says(ADDRESS);
    const { port } = new URL(url);
    expect(Number(port)).toBeGreaterThan(4600);
    const asked = start(['--data', at('other')], { HOST: OWN_HOST, PORT: port });
    expect(await asked.exit).toBe(2);
    expect(asked.said.err).toContain(
      `${OWN_HOST} port ${port} is taken: another server listens there. --port (or PORT)`,
    );
    usual.child.kill('SIGTERM');
    expect(await usual.exit).toBe(0);
    server?.close();
  });

  test('a note of a server that was killed is not believed', async () => {
    const first = start(['--port', '0']);
    await first.says(ADDRESS);
    first.child.kill('SIGKILL');
    await first.exit;
    const second = start(['--port', '0']);
    await second.says(ADDRESS);
    second.child.kill('SIGTERM');
    expect(await second.exit).toBe(0);
  });
});

describe('what keeps a server from coming up is said, with what to do', () => {
  test.each([
    [['--port', '65536'], {}, /A port was expected/],
    [[], { PORT: 'http' }, /PORT: A port was expected/],
    [[], { PUBLIC_URL: 'moot.example.org' }, /PUBLIC_URL: An address without a path/],
    [[], { TRUST_PROXY: 'perhaps' }, /TRUST_PROXY: yes or no was expected/],
    [['--host', '192.0.2.1', '--port', '0'], {}, /192\.0\.2\.1 port 0 is no address of this machine\. --host/],
    [
      [],
      { DATA_DIR: '/dev/null/x' },
      /\/dev\/null\/x is inside of something that is no folder, .*: --data \(or DATA_DIR\) names another/,
    ],
    [
      ['--database', 'postgres://someone:secret@127.0.0.1:1/none'],
      {},
      /the database: .*ECONNREFUSED.*Is PostgreSQL running, and does DATABASE_URL/,
    ],
  ])('%j %j', async (args, env, message) => {
    for (const name of ['DATABASE_URL', 'PORT', 'HOST', 'PUBLIC_URL', 'TRUST_PROXY', 'OPEN_METRICS', 'IMPORTS'])
      vi.stubEnv(name, '');
    vi.stubEnv('DATA_DIR', at('data'));
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    const { exit, out, err } = await warmootLater(['serve', ...args]);
    vi.unstubAllEnvs();
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toMatch(message);
    expect(err).not.toContain('secret');
  });

  test('a store that a newer program wrote', async () => {
    await laterStore(at('data'));
    const { exit, err } = await warmootLater(['serve', '--data', at('data')]);
    expect(exit).toBe(2);
    expect(err).toContain('A newer Warmoot wrote it: use that one.');
  });

  test('a file where the store should be', async () => {
    writeFileSync(at('data'), 'no folder');
    const { exit, err } = await warmootLater(['serve', '--data', at('data')]);
    expect(exit).toBe(2);
    expect(err).toContain('is a file, and the tables are kept in a folder');
    expect(readFileSync(at('data'), 'utf8')).toBe('no folder');
  });
});

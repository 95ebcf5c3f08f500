import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jsonLogger, openSqlite, type Store, serve as serveOn } from '@warmoot/table';
import { Client, ground, NO_LIMITS, openTable, request } from '@warmoot/table/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { until } from './hostileKit.js';

interface Logged {
  readonly what: string;
  readonly fails?: string;
  readonly cause?: string;
}

const listening = (): { readonly all: Logged[]; readonly logger: ReturnType<typeof jsonLogger> } => {
  const all: Logged[] = [];
  return { all, logger: jsonLogger((line) => all.push(JSON.parse(line) as Logged)) };
};

const ofStore = (all: readonly Logged[]): readonly (readonly [string, string | undefined])[] =>
  all.filter(({ what }) => what.startsWith('store')).map(({ what, fails }) => [what, fails] as const);

const metric = async (url: string, name: string): Promise<number> => {
  const { text } = await request(url, '/metrics');
  const lines = text.split('\n').filter((one) => one.startsWith(name));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
};

const ready = async (url: string): Promise<unknown> => {
  const { status, body } = await request<object>(url, '/api/ready');
  return { status, ...body };
};

const away = (store: string) => ({ status: 503, refusal: { code: 'TRY_AGAIN', why: 'store' }, store });

/** A disk of one's own with little room; null where one may not have one. */
const smallDisk = async (): Promise<{ readonly folder: string; readonly leave: () => Promise<void> } | null> => {
  const folder = await mkdtemp(join(tmpdir(), 'warmoot-disk-'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    await remove();
    return null;
  }
  return {
    folder,
    leave: async () => {
      execFileSync('umount', ['-l', folder]);
      await remove();
    },
  };
};

const FULL = Object.assign(new Error('database or disk is full'), { errcode: 13 });

/** A store that is full as long as it is said to be. */
const filling = (store: Store, isFull: () => boolean): Store => ({
  ...store,
  append: (...asked) => (isFull() ? Promise.reject(FULL) : store.append(...asked)),
  ready: () => (isFull() ? Promise.reject(FULL) : store.ready()),
});

describe('a store that fails', () => {
  test('a full disk is said once, with its cause, counted, and told to whoever asks; and then that it is over', async () => {
    const disk = await smallDisk();
    const folder = disk?.folder ?? (await mkdtemp(join(tmpdir(), 'warmoot-')));
    let isFull = false;
    const sqlite = await openSqlite(folder);
    const store = disk === null ? filling(sqlite, () => isFull) : sqlite;
    const { all, logger } = listening();
    const serving = await serveOn({ port: 0, host: '127.0.0.1', logger, limits: NO_LIMITS, store });
    const { url } = serving;
    const client = await new Client(await openTable(url, 'Ana')).connect(url);
    expect(await ready(url)).toEqual({ status: 200, ok: true });
    isFull = true;
    const ballast = join(folder, 'ballast');
    if (disk !== null) await writeFile(ballast, Buffer.alloc(8 << 20)).catch(() => undefined);
    const refusals = await Promise.all(
      Array.from({ length: 10 }, (_, n) => client.do({ do: 'say', text: `${n} ${'x'.repeat(1900)}` })),
    );
    expect(refusals.filter((refusal) => refusal?.code === 'TRY_AGAIN').length).toBeGreaterThan(0);
    expect(await ready(url)).toEqual(away('full'));
    expect(ofStore(all)).toEqual([['store fails', 'full']]);
    expect(all.find(({ what }) => what === 'store fails')?.cause).toMatch(/full/);
    expect(all.filter(({ what }) => what === 'fault')).toEqual([]);
    expect(await metric(url, 'warmoot_store_failures_total{doing="append"')).toBeGreaterThan(1);
    expect(await metric(url, 'warmoot_store_failing')).toBe(1);
    isFull = false;
    await rm(ballast, { force: true });
    await until(async () => {
      await client.do({ do: 'say', text: 'again' });
      return ofStore(all).length > 1;
    });
    expect(ofStore(all).slice(1)).toEqual([['store works again', 'full']]);
    expect(await ready(url)).toEqual({ status: 200, ok: true });
    expect(await metric(url, 'warmoot_store_failing')).toBe(0);
    await serving.stop();
    await (disk?.leave() ?? rm(folder, { recursive: true }));
  });
});

/** Sets the clock forward by which a server knows how long all has been well. */
const passes = (ms: number): void => {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ms);
};
afterEach(() => void vi.restoreAllMocks());

describe('a database that crashes', () => {
  const { serve, postgres } = ground('PostgreSQL');

  test('is said once, and again when it is back', async () => {
    const { all, logger } = listening();
    const { url } = await serve({ logger });
    const client = await new Client(await openTable(url, 'Ana')).connect(url);
    await postgres().crash();
    const said = Array.from({ length: 5 }, (_, n) => client.do({ do: 'say', text: `${n}` }));
    await Promise.all(said);
    expect(await ready(url)).toEqual(away('unreachable'));
    expect(ofStore(all)).toEqual([['store fails', 'unreachable']]);
    expect(await metric(url, 'warmoot_store_failures_total')).toBeGreaterThan(1);
    await postgres().restart();
    // Nobody asks for anything: the server finds out by itself, when nothing has failed for half a minute.
    passes(30_000);
    await until(() => ofStore(all).length > 1);
    expect(ofStore(all)).toEqual([
      ['store fails', 'unreachable'],
      ['store works again', 'unreachable'],
    ]);
    expect(await ready(url)).toEqual({ status: 200, ok: true });
  });
});

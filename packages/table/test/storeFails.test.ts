import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jsonLogger, openSqlite, serve as serveOn } from '@warmoot/table';
import { NO_LIMITS, request } from '@warmoot/table/testing';
import { describe, expect, test } from 'vitest';

interface Logged {
  readonly what: string;
  readonly fails?: string;
  readonly cause?: string;
}

const listening = (): { readonly all: Logged[]; readonly logger: ReturnType<typeof jsonLogger> } => {
  const all: Logged[] = [];
  return { all, logger: jsonLogger((line) => all.push(JSON.parse(line) as Logged)) };
};

const ready = async (url: string): Promise<unknown> => {
  const { status, body } = await request<object>(url, '/api/ready');
  return { status, ...body };
};

const away = (store: string) => ({ status: 503, refusal: { code: 'TRY_AGAIN', why: 'store' }, store });

describe('a store that fails', () => {
  test('nothing that is told to whoever asks says where the store is', async () => {
    const secret = Object.assign(new Error('could not open /srv/private/warmoot.sqlite'), { errcode: 14 });
    const folder = await mkdtemp(join(tmpdir(), 'warmoot-'));
    const store = { ...(await openSqlite(folder)), ready: () => Promise.reject(secret) };
    const { all, logger } = listening();
    const serving = await serveOn({ port: 0, host: '127.0.0.1', logger, limits: NO_LIMITS, store });
    expect(await ready(serving.url)).toEqual(away('unreachable'));
    expect((await request(serving.url, '/metrics')).text).not.toContain('private');
    expect(all.find(({ what }) => what === 'store fails')?.cause).toContain('/srv/private');
    await serving.stop();
    await rm(folder, { recursive: true });
  });
});

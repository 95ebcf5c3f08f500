import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stream, verify } from '@warmoot/kernel';
import { sceneRules } from '@warmoot/rules';
import { type Serving, SILENT, serve } from '@warmoot/table';
import { Client, joinTable, openTable, request } from '@warmoot/table/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

describe('a whole duel over the wire', () => {
  let folder = '';
  let serving: Serving;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'warmoot-'));
    serving = await serve({ port: 0, host: '127.0.0.1', dataDir: folder, logger: SILENT });
  });
  afterAll(async () => {
    await serving.stop();
    await rm(folder, { recursive: true });
  });

  test('two clients play it with sealed choices, and its log verifies', async () => {
    const { url } = serving;
    const ana = await openTable(url, 'Ana');
    const bo = await joinTable(url, ana, 'Bo');
    const clients = [await new Client(ana).connect(url), await new Client(bo).connect(url)] as const;
    const [a] = clients;
    expect(
      await a.do({
        do: 'begin',
        scene: 'saga/duel',
        setup: {
          seats: ['Ana', 'Bo'],
          side1: [{ name: 'Ella', seat: 'Ana', like: 'knight' }],
          side2: [{ name: 'Joris', seat: 'Bo', like: 'duellist' }],
        },
        options: {},
      }),
    ).toBeNull();
    const source = stream('a whole duel');
    const over = () => a.items.some(({ what }) => what.did === 'ended');
    for (let moves = 0; !over() && moves < 2000; ) {
      for (const client of clients) {
        const deed = client.randomDeed(source);
        if (deed === null) continue;
        expect(await client.do(deed)).toBeNull();
        moves++;
      }
      await a.until(() => over() || clients.some(({ due }) => due.length > 0));
    }
    expect(over()).toBe(true);
    const log = await request<never>(url, `/api/tables/${ana.table}/scenes/1/log?seat=Ana`, { key: ana.key });
    const rules = sceneRules('saga/duel');
    if (!rules.ok) throw new Error('no rules');
    expect(verify(rules.value, log.body)).toMatchObject({ ok: true, value: { over: true, unchecked: 0 } });
  });
});

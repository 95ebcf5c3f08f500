import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Serving, SILENT, serve } from '@warmoot/table';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { warmootLater } from '../src/testing/terminal.js';

interface Place {
  readonly table: string;
  readonly key: string;
}

describe('a campaign at a running server', () => {
  let dataDir = '';
  let serving: Serving;
  let ana: Place;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'warmoot-'));
    serving = await serve({ port: 0, host: '127.0.0.1', logger: SILENT, dataDir });
    const opened = await fetch(`${serving.url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-warmoot-key': 'give' },
      body: JSON.stringify({ me: 'Ana' }),
    });
    ana = (await opened.json()) as Place;
  });
  afterEach(async () => {
    await serving.stop();
    await rm(dataDir, { recursive: true });
  });

  let ids = 0;
  const campaign = async (name: string, ...more: readonly string[]) => {
    const address = `${serving.url}/table/${ana.table}`;
    const id = name === 'do' && !more.includes('--id') ? ['--id', `id ${ids++}`] : [];
    const as = ['--seat', 'Ana', '--key', ana.key, '--json'];
    const said = await warmootLater(['campaign', name, address, ...more, ...id, ...as]);
    return { exit: said.exit, out: said.out === '' ? null : JSON.parse(said.out), err: said.err };
  };
  const read = async (path: string): Promise<unknown> => {
    const headers = { authorization: `Bearer ${ana.key}` };
    return (await fetch(`${serving.url}/api/tables/${ana.table}/campaign${path}seat=Ana`, { headers })).json();
  };

  test('is founded, filled and read in parts, from the terminal and over HTTP', async () => {
    expect(await read('?')).toEqual({ refusal: { code: 'NO_CAMPAIGN' } });
    expect(await campaign('do', '{"deed":"found","name":"Salt"}', '--id', 'once')).toMatchObject({ exit: 0 });
    // Asked again with the same id, it is done once.
    expect(await campaign('do', '{"deed":"found","name":"Salt"}', '--id', 'once')).toMatchObject({ exit: 0 });
    for (const [i, name] of ['Ella', 'Joris', 'Aud'].entries()) {
      expect(await campaign('do', JSON.stringify({ deed: 'add', name, owner: 'Ana' }))).toMatchObject({
        exit: 0,
        out: { made: { campaign: { characters: [`c${i + 1}`] } } },
      });
    }
    expect(await read('?')).toMatchObject({ name: 'Salt', today: 1, counts: { characters: 3, entries: 0 } });
    expect(await read('/characters?from=1&most=1&')).toMatchObject({ from: 1, of: 3, things: [{ name: 'Joris' }] });
    expect(await read('/characters/c3?')).toMatchObject({ name: 'Aud' });
    for (const path of ['/characters/c9?', '/secrets?', '/characters/constructor?']) {
      expect(await read(path)).toMatchObject({ refusal: { code: 'NOT_FOUND' } });
    }
    expect(await campaign('part', 'characters', '--from', '2')).toMatchObject({
      out: { of: 3, things: [{ name: 'Aud' }] },
    });
    expect(await campaign('part', 'characters', 'c1')).toMatchObject({ out: { name: 'Ella' } });
    expect(await campaign('part', 'settings')).toMatchObject({ out: { name: 'Salt', own: expect.anything() } });
    expect(await campaign('show')).toMatchObject({ exit: 0, out: { name: 'Salt' } });
  });

  test('what is refused is told with its code, and a bad wish with its place', async () => {
    expect(await campaign('do', '{"deed":"found","name":"Salt"}')).toMatchObject({ exit: 0 });
    const refused = await campaign('do', '{"deed":"close","entry":"e99"}');
    expect([refused.exit, JSON.parse(refused.err)]).toMatchObject([1, { error: { refusal: { code: 'NO_SUCH' } } }]);
    const bad = await campaign('do', '{"deed":"dance"}');
    expect([bad.exit, JSON.parse(bad.err)]).toMatchObject([2, { error: { refusal: { code: 'BAD_SHAPE' } } }]);
    expect(await campaign('part', 'secrets')).toMatchObject({ exit: 2 });
  });

  test('a page of the table will do as its address; what is none ends with a sentence', async () => {
    const said = async (address: string) => {
      const { exit, err } = await warmootLater([
        'campaign',
        'do',
        address,
        '{}',
        '--seat',
        'Ana',
        '--key',
        ana.key,
        '--json',
      ]);
      return { exit, error: JSON.parse(err).error as { readonly message: string } };
    };
    for (const address of ['http://', serving.url, `${serving.url}/join`]) {
      expect(await said(address)).toMatchObject({
        exit: 2,
        error: { message: expect.stringContaining('/table/<id>') },
      });
    }
    expect((await said(`${serving.url}/table/${ana.table}/campaign`)).error.message).toContain('deed.deed.deed');
    const other = createServer((_, response) => response.end('<html>')).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await said(`http://127.0.0.1:${port}/table/x`)).toMatchObject({
      exit: 2,
      error: { message: expect.stringContaining('no Warmoot server') },
    });
    other.close();
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SeenScene } from '@warmoot/protocol';
import type { saga } from '@warmoot/rules';
import {
  busyTable,
  type Children,
  type Client,
  DUEL,
  expectSameAsFresh,
  expectVerified,
  scratchPostgres,
  serverProcesses,
  storedRecords,
  TALK,
} from '@warmoot/table/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let children: Children;
beforeAll(async () => {
  children = await serverProcesses();
});
afterAll(() => children.close());

describe.concurrent('kill -9 loses nothing that was acknowledged', () => {
  test('with an answer that stands: a program lets it stand, it is given once whenever the server dies, and is taken back', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'warmoot-'));
    const place = { dataDir: folder };
    let server = await children.start(place);
    const busy = await busyTable(server.url, DUEL, { seed: 'standing', scenes: 1 });
    const [ana, bo] = busy.people.map(({ client }) => client) as [Client, Client];
    const connect = (): Promise<unknown> => Promise.all([ana.connect(server.url), bo.connect(server.url)]);
    const restart = async (): Promise<void> => {
      await server.kill();
      server = await children.start(place);
    };
    const answers = async () =>
      (await storedRecords(place, busy.table)).flatMap(({ by, how, what }) =>
        what.did === 'played' && what.entry.input.input === 'answer' ? [`${by} ${how}`] : [],
      );
    await connect();
    expect(await ana.do(DUEL.begin)).toBeNull();
    await Promise.all([ana, bo].map((client) => client.until(() => client.due.length > 0)));
    expect(await bo.do({ do: 'stand', kind: 'duel', answers: { fightOn: { way: 'on' } } })).toBeNull();
    expect(bo.due).toMatchObject([{ as: ['Joris'], stands: 'fightOn' }]);
    const [asked] = ana.due;
    const byHand = { do: 'answer', question: asked?.question, as: asked?.as[0], choice: { choose: 'fightOn' } };
    expect(await ana.do(byHand)).toBeNull();
    // It is asked for, and its time has not come: it lies in no process but this one.
    await restart();
    expect(await answers()).toEqual(['Ana person']);
    await connect();
    expect(bo.seen?.stands).toEqual({ duel: { fightOn: { way: 'on' } } });
    await bo.until(() => bo.scene?.due.every(({ stands }) => stands !== 'fightOn') ?? false);
    await restart();
    expect((await answers()).slice(0, 2)).toEqual(['Ana person', 'Bo standing']);
    await connect();
    expect(await bo.do({ do: 'stand', kind: 'duel', answers: { fightOn: null } })).toBeNull();
    expect(bo.seen?.stands).toEqual({ duel: {} });
    expect((await answers()).filter((one) => one === 'Bo standing')).toHaveLength(1);
    expect(ana.received.join()).not.toMatch(/"how":"standing"|"did":"stood"|"stands"/);
    for (const client of [ana, bo]) client.close();
    await server.kill();
    await rm(folder, { recursive: true });
  });

  test.each(['SQLite', 'PostgreSQL'])('a Discussion on %s, in the midst of an appeal', async (kind) => {
    const postgres = kind === 'SQLite' ? null : await scratchPostgres();
    const folder = await mkdtemp(join(tmpdir(), 'warmoot-'));
    const place =
      postgres === null ? { dataDir: folder } : { databaseUrl: await postgres.freshDatabase(), dataDir: '' };
    let server = await children.start(place);
    const busy = await busyTable(server.url, TALK, { seed: 'talk', scenes: 1, options: { dice: 'typed' } });
    const [ana, bo] = busy.people.map(({ client }) => client) as [Client, Client];
    const both = [ana, bo];
    const connect = (): Promise<unknown> => Promise.all(both.map((client) => client.connect(server.url)));
    const said: string[] = [];
    const say = async (client: Client, as: string): Promise<void> => {
      const text = `${as} says ${said.length}`;
      expect(await client.do({ do: 'gesture', scene: 1, gesture: { make: 'say', as, text } })).toBeNull();
      said.push(text);
    };
    /** Both speak, the server dies, and a new one goes on from there: nothing is missing. */
    const die = async (): Promise<void> => {
      await Promise.all([say(ana, 'Ella'), say(bo, 'Joris')]);
      await server.kill();
      expect(server.complaints()).toBe('');
      server = await children.start(place);
      await connect();
      for (const client of both) {
        const { lines } = (client.scene as SeenScene).view.open as saga.discussion.Discussion['open'];
        expect(lines.flatMap((one) => (one.line === 'said' ? [one.text] : [])).sort()).toEqual([...said].sort());
        await expectSameAsFresh(server.url, client);
      }
    };
    const asked = async (client: Client): Promise<{ question: string; as: string }> => {
      await client.until(() => client.due.length > 0);
      const [due] = client.due as [Client['due'][number]];
      return { question: due.question, as: due.as[0] as string };
    };
    const answer = async (client: Client, choice: object): Promise<void> =>
      expect(await client.do({ do: 'answer', ...(await asked(client)), choice })).toBeNull();
    const dice = async (client: Client, ...faces: readonly number[]): Promise<void> => {
      const { question } = await asked(client);
      expect(await client.do({ do: 'dice', question, faces: [...faces] })).toBeNull();
    };
    await connect();
    expect(await ana.do(TALK.begin)).toBeNull();
    await answer(ana, {
      ...{ choose: 'appeal', talker: 'Ella', to: [{ who: 'Joris' }], skill: 'convince', motive: 'proud' },
      ...{ context: 'The ford', topic: 'The toll', response: 'Halve it' },
    });
    await die();
    await answer(bo, { choose: 'agree' });
    await answer(ana, { choose: 'make' });
    await die();
    // Convince 2 and 8 + 8 + 9 reach 17; then the listener's d12 is awaited.
    await dice(ana, 8, 8, 9);
    await die();
    await dice(bo, 1);
    for (const client of both) await answer(client, { choose: 'noMore' });
    await ana.until(() => ana.scene === null);
    const ended = ana.items.find(({ what }) => what.did === 'ended')?.what;
    expect(ended).toMatchObject({
      outcome: { appeals: [{ state: 'done', hearings: [{ who: 'Joris', reached: true, moved: true }] }] },
    });
    expect(await expectVerified(server.url, ana)).toBe(1);
    for (const client of both) client.close();
    await server.kill();
    await postgres?.stop();
    await rm(folder, { recursive: true });
  });
});

import { road } from '@warmoot/kernel/testing';
import { type Client, joinTable, onEachStore, openTable, PATIENCE_MS, storedRecords } from '@warmoot/table/testing';
import { expect, test } from 'vitest';
import { Later, owesDice } from './apartKit.js';
import { Reader } from './secretsKit.js';
import { rulesWith } from './secretsScene.js';

const rules = rulesWith(road);

const plan = async (client: Client, way: string): Promise<void> => {
  await client.until(() => client.due.length > 0);
  const [due] = client.due;
  const deed = { do: 'answer', question: due?.question, as: client.place.seat, choice: { choose: 'plan', way } };
  expect(await client.do(deed)).toBeNull();
};

/** Two people who have planned, at a table whose dice behind the screen are held back. */
const planned = async (url: string, days = 1): Promise<readonly [Reader, Reader]> => {
  const host = await openTable(url, 'Ana', { options: { dice: 'seed', referee: null, deadline: null } });
  const guest = await joinTable(url, host, 'Bo');
  const [ana, bo] = [new Reader(host, url, 'Ana'), new Reader(guest, url, 'Bo')] as const;
  for (const reader of [ana, bo]) await reader.connect(url);
  const setup = { seats: ['Ana', 'Bo'], days };
  expect(await ana.do({ do: 'begin', scene: 'toy/road', setup, options: {} })).toBeNull();
  await plan(ana, 'walk');
  await plan(bo, 'walk');
  return [ana, bo];
};

onEachStore('dice behind the screen', ({ serve, place }) => {
  test('a table that was left with dice behind the screen throws them when a server takes it up again', async () => {
    const later = new Later();
    const first = await serve({ rules, after: later.after });
    const [ana, bo] = await planned(first.url);
    expect(owesDice(await storedRecords(place(), ana.place.table))).toBe(true);
    expect(later.size).toBeGreaterThan(0);
    await first.stop();

    // Nobody asks for anything: the server knows by itself what the table owes.
    const { url } = await serve({ rules });
    const ended = async (): Promise<boolean> =>
      (await storedRecords(place(), ana.place.table)).some(({ what }) => what.did === 'ended');
    const end = Date.now() + PATIENCE_MS;
    while (!(await ended())) {
      expect(Date.now()).toBeLessThan(end);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await bo.connect(url);
    expect(bo.items.some(({ what }) => what.did === 'ended')).toBe(true);
    const dice = (await storedRecords(place(), ana.place.table)).filter(
      ({ what }) => what.did === 'played' && what.entry.input.input === 'dice',
    );
    expect(dice.map(({ by, how }) => [by, how])).toEqual(Array(2).fill([null, 'table']));
  });

  test('two servers that both hold the table throw once', async () => {
    const later = [new Later(), new Later()] as const;
    const [one, other] = [await serve({ rules, after: later[0].after }), await serve({ rules, after: later[1].after })];
    const [ana, bo] = await planned(one.url);
    await bo.connect(other.url);
    expect([later[0].size > 0, later[1].size > 0]).toEqual([true, true]);
    for (const one of later) one.letGo();
    const isOver = (client: Client): boolean => client.items.some(({ what }) => what.did === 'ended');
    await Promise.all([ana.until(() => isOver(ana)), bo.until(() => isOver(bo))]);
    const records = await storedRecords(place(), ana.place.table);
    const dice = records.filter(({ what }) => what.did === 'played' && what.entry.input.input === 'dice');
    expect(dice).toHaveLength(2);
    for (const reader of [ana, bo]) reader.close();
  });

  test('a paused table throws nothing until it goes on', async () => {
    const later = new Later();
    const { url } = await serve({ rules, after: later.after });
    const [ana, bo] = await planned(url);
    expect(await ana.do({ do: 'propose', about: 'pause', value: {} })).toBeNull();
    await bo.speak();
    await ana.until(() => ana.seen?.paused === true);
    later.letGo();
    await ana.settled();
    expect(owesDice(await storedRecords(place(), ana.place.table))).toBe(true);
    expect(await ana.do({ do: 'propose', about: 'goOn', value: {} })).toBeNull();
    await bo.speak();
    await ana.until(() => ana.seen?.paused === false);
    later.letGo();
    await ana.until(() => ana.items.some(({ what }) => what.did === 'ended'));
    for (const reader of [ana, bo]) reader.close();
  });
});

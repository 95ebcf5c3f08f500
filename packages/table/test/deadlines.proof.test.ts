import { busyTable, CLIMB, type Client, expectSameAsFresh, onEachStore, storedRecords } from '@warmoot/table/testing';
import { expect, test } from 'vitest';
import { clientsOf } from './rulesChangeKit.js';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const options = { hideMade: false, dice: 'seed', referee: null, deadline: 5 };

onEachStore('deadlines', ({ serve, place }) => {
  test('run on while no server does, and are kept though nobody is there', async () => {
    let time = 1_000_000;
    const now = (): number => time;
    const first = await serve({ now });
    const table = await busyTable(first.url, CLIMB, { seed: 'deadline', scenes: 1, options });
    const [ana] = clientsOf(table) as [Client];
    await ana.connect(first.url);
    expect(await ana.do(CLIMB.begin)).toBeNull();
    expect(await ana.do({ do: 'propose', about: 'pause', value: {} })).toBeNull();
    const until = ana.seen?.proposals[0]?.until ?? 0;
    expect(until).toBe(time + 5_000);
    await first.stop();

    // Before it is time, nothing happens; the clock goes on from where it stood.
    time = until - 1_000;
    const second = await serve({ now });
    await pause(100);
    expect((await storedRecords(place(), table.table)).some(({ how }) => how === 'clock')).toBe(false);
    await second.stop();

    time = until + 10;
    const { url } = await serve({ now });
    const settled = async () =>
      (await storedRecords(place(), table.table)).flatMap(({ what }) => (what.did === 'settled' ? [what.why] : []));
    while ((await settled()).length === 0) await pause(20);
    expect(await settled()).toEqual(['agreed']);
    const byClock = (await storedRecords(place(), table.table)).filter(({ how }) => how === 'clock');
    expect(byClock.map(({ by, what }) => [by, what.did])).toEqual([
      ['Bo', 'answered'],
      ['Cy', 'answered'],
    ]);
    await ana.connect(url);
    expect(ana.seen?.paused).toBe(true);
    await expectSameAsFresh(url, ana);
  });

  test('on a question of the scene: silence means that what is proposed is agreed to', async () => {
    let time = 1_000_000;
    const { url } = await serve({ now: () => time });
    const table = await busyTable(url, CLIMB, { seed: 'silence', scenes: 1, options });
    const [ana, bo] = clientsOf(table) as [Client, Client];
    for (const client of [ana, bo]) await client.connect(url);
    expect(await ana.do(CLIMB.begin)).toBeNull();
    await bo.until(() => bo.due.length > 0);
    const [due] = bo.due;
    const choice = { choose: 'propose', value: 7 };
    expect(await bo.do({ do: 'answer', question: due?.question ?? '', as: 'Bo', choice })).toBeNull();
    // Cy says nothing, and is not even there.
    time += 5_010;
    await ana.until(() => ana.items.some(({ how }) => how === 'clock'));
    const [spoken] = ana.items.filter(({ how }) => how === 'clock');
    expect(spoken?.by).toBe('Cy');
    expect(ana.scene?.view.open).toMatchObject({ settled: { difficulty: 7 } });
    for (const client of [ana, bo]) await expectSameAsFresh(url, client);
  });
});

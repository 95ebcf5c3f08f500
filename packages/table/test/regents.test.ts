import { openStore, SILENT, type Store, serve as serveOn } from '@warmoot/table';
import {
  type BusyTable,
  busyTable,
  type Client,
  DUEL,
  duelAgainst,
  expectSameAsFresh,
  expectVerified,
  ONE_AGAINST_TWO,
  onEachStore,
  storedRecords,
} from '@warmoot/table/testing';
import { expect, test } from 'vitest';
import { clientsOf, playUntil } from './rulesChangeKit.js';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

onEachStore('computer players', ({ serve, place }) => {
  const begun = async (url: string, game: typeof DUEL): Promise<BusyTable> => {
    const table = await busyTable(url, game, { seed: 'regents', scenes: 1 });
    for (const client of clientsOf(table)) await client.connect(url);
    expect(await clientsOf(table)[0]?.do(game.begin)).toBeNull();
    return table;
  };
  const acted = ({ items }: Client, how: string, seat: string): number =>
    items.filter((item) => item.how === how && item.by === seat).length;

  test('answer after a restart, though nobody is there', async () => {
    const store = await openStore(place());
    // Here no computer player gets to answer: the server dies before.
    const deaf: Store = {
      ...store,
      append: (table, expected, records, head) =>
        records.some((record) => record.includes('"how":"computer"'))
          ? new Promise(() => undefined)
          : store.append(table, expected, records, head),
    };
    const dying = await serveOn({ port: 0, host: '127.0.0.1', logger: SILENT, store: deaf });
    const table = await begun(dying.url, duelAgainst('recruit'));
    const [ana] = table.people.map(({ client }) => client) as [Client];
    ana.drop();
    await pause(100);
    const answers = async () =>
      (await storedRecords(place(), table.table)).filter(({ how }) => how === 'computer').length;
    expect(await answers()).toBe(0);
    const { url } = await serve();
    while ((await answers()) === 0) await pause(20);
    await ana.connect(url);
    await playUntil(url, table.people, () => ana.scene === null);
    expect(await expectVerified(url, ana)).toBe(1);
    await store.close();
  });

  test('stand in for whoever rests, until they are back, also over a restart', async () => {
    const first = await serve();
    const table = await begun(first.url, DUEL);
    const [ana, bo] = clientsOf(table) as [Client, Client];
    await playUntil(first.url, table.people, () => bo.due.length > 0);
    expect(await bo.do({ do: 'rest', player: 'recruit' })).toBeNull();
    await playUntil(first.url, table.people.slice(0, 1), () => acted(ana, 'computer', 'Bo') > 1 || ana.scene === null);
    await first.stop();
    const { url } = await serve();
    await ana.connect(url);
    await bo.connect(url);
    const regent = () => ana.seen?.seats.find(({ seat }) => seat === 'Bo');
    expect(regent()).toMatchObject({ holder: 'regent', player: 'recruit', taken: true });
    if (ana.scene !== null) {
      const answers = acted(ana, 'computer', 'Bo');
      await playUntil(
        url,
        table.people.slice(0, 1),
        () => acted(ana, 'computer', 'Bo') > answers || ana.scene === null,
      );
    }
    expect(await bo.do({ do: 'back' })).toBeNull();
    await ana.until(() => regent()?.holder === 'person');
    const answers = acted(ana, 'computer', 'Bo');
    await playUntil(url, table.people, () => ana.scene === null);
    expect(acted(ana, 'computer', 'Bo')).toBe(answers);
    for (const client of [ana, bo]) await expectSameAsFresh(url, client);
    expect(await expectVerified(url, ana)).toBe(1);
  });

  test('take over for somebody absent when the others agree, and the person may come back', async () => {
    let time = 1_000_000;
    const { url } = await serve({ now: () => time });
    const table = await begun(url, ONE_AGAINST_TWO);
    const [ana, bo, cy] = clientsOf(table) as [Client, Client, Client];
    cy.close();
    await ana.until(() => ana.here.Cy !== true);
    expect(await ana.do({ do: 'propose', about: 'regent', value: { seat: 'Cy', player: 'recruit' } })).toBeNull();
    expect(ana.seen?.proposals[0]).toMatchObject({ entitled: ['Ana', 'Bo', 'Cy'], concerned: ['Cy'] });
    expect(ana.seen?.proposals[0]?.waitsFor).toContainEqual({ seat: 'Cy', until: time + 600_000 });
    time += 600_000;
    expect(await bo.speak()).toBeNull();
    await ana.until(() => ana.seen?.proposals.length === 0);
    await playUntil(url, table.people.slice(0, 2), () => acted(ana, 'computer', 'Cy') > 0 || ana.scene === null);
    await cy.connect(url);
    expect(await cy.do({ do: 'back' })).toBeNull();
    await ana.until(() => ana.seen?.seats.find(({ seat }) => seat === 'Cy')?.holder === 'person');
    const answers = acted(ana, 'computer', 'Cy');
    await playUntil(url, table.people, () => ana.scene === null);
    expect(acted(ana, 'computer', 'Cy')).toBe(answers);
    for (const client of [ana, bo, cy]) await expectSameAsFresh(url, client);
    expect(await expectVerified(url, ana)).toBe(1);
  });
});

import type { Mine, Notice, ServerMessage } from '@warmoot/protocol';
import {
  type BusyTable,
  busyTable,
  CLIMB,
  Client,
  DUEL,
  joinTable,
  ONE_AGAINST_TWO,
  onEachStore,
  PATIENCE_MS,
  request,
} from '@warmoot/table/testing';
import { expect, test } from 'vitest';
import { clientsOf, playScenesUntil, playUntil } from './rulesChangeKit.js';

const byQuestion = (a: Notice, b: Notice): number => (a.question < b.question ? -1 : 1);

const told = (client: Client): readonly Notice[] => [...client.notices.values()].toSorted(byQuestion);

/** What a seat must decide, by what it sees of its table. */
const mustDecide = ({ place, scene, seen }: Client): readonly Notice[] => {
  const dues = [
    ...(seen?.paused ? [] : (scene?.due ?? [])),
    ...(seen?.proposals ?? []).flatMap(({ due }) => due ?? []),
  ];
  const open = new Map(dues.filter(({ made }) => !made).map((due) => [due.question, due]));
  return [...open.values()]
    .map(({ question, since }) => ({
      table: place.table,
      title: seen?.title ?? '',
      seat: place.seat,
      question,
      since,
    }))
    .toSorted(byQuestion);
};

const listedFor = async (url: string, { place }: Client): Promise<readonly Notice[]> => {
  const { body } = await request<Mine>(url, '/api/me', { key: place.key });
  return body.notices.toSorted(byQuestion);
};

/** What was told, what is listed, and what can be seen are one and the same, as soon as all news has arrived. */
const expectAgreed = async (url: string, client: Client, expected: () => readonly Notice[]): Promise<void> => {
  const end = Date.now() + PATIENCE_MS;
  const same = async () => {
    const wanted = JSON.stringify(expected());
    return JSON.stringify(told(client)) === wanted && JSON.stringify(await listedFor(url, client)) === wanted;
  };
  while (!(await same()) && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(told(client)).toEqual(expected());
  expect(await listedFor(url, client)).toEqual(expected());
};

const messages = ({ received }: Client): readonly ServerMessage[] =>
  received.map((text) => JSON.parse(text) as ServerMessage);

onEachStore('who must act is told', ({ serve }) => {
  const begun = async (url: string, game: typeof DUEL, others: readonly string[]): Promise<BusyTable> => {
    const table = await busyTable(url, game, { seed: 'notices', scenes: 1 });
    for (const [at, client] of clientsOf(table).entries()) await client.connect(others[at] ?? url);
    expect(await clientsOf(table)[0]?.do(game.begin)).toBeNull();
    return table;
  };

  test.each([
    ['a duel', ONE_AGAINST_TWO],
    ['a check', CLIMB],
  ] as const)('once for each decision in %s, at two servers, and nobody else', async (_what, game) => {
    const [one, two] = await Promise.all([serve(), serve()]);
    const table = await begun(one.url, game, [one.url, two.url, two.url]);
    const [ana, bo, cy] = clientsOf(table) as [Client, Client, Client];
    const zoe = await new Client(await joinTable(one.url, ana.place, 'Zoe', 'spectator')).connect(two.url);
    const isTold = (client: Client): boolean => messages(client).some(({ send }) => send === 'notice');
    for (let move = 0; ana.scene !== null && (move < 25 || ![ana, bo, cy].every(isTold)); move++) {
      const lines = ana.items.length;
      await playUntil(one.url, table.people, () => ana.items.length > lines || ana.scene === null);
      for (const [client, url] of [
        [ana, two.url],
        [bo, one.url],
        [cy, one.url],
      ] as const) {
        await expectAgreed(url, client, () => mustDecide(client));
      }
    }
    for (const client of [ana, bo, cy]) {
      const notices = messages(client).flatMap((message) => (message.send === 'notice' ? [message.notice] : []));
      expect(notices.length).toBeGreaterThan(0);
      expect(new Set(notices.map(({ seat }) => seat))).toEqual(new Set([client.place.seat]));
      expect(new Set(notices.map(({ question }) => question)).size).toBe(notices.length);
      const withdrawn = messages(client).flatMap((message) => (message.send === 'withdrawn' ? [message.question] : []));
      expect(new Set(withdrawn).size).toBe(withdrawn.length);
      expect(notices.length - withdrawn.length).toBe(client.notices.size);
    }
    expect(messages(zoe).some(({ send }) => send === 'notice' || send === 'withdrawn')).toBe(false);
  });

  test('again after coming back, on every device, and since when', async () => {
    const { url, stop } = await serve();
    const table = await begun(url, DUEL, []);
    const [ana, bo] = clientsOf(table) as [Client, Client];
    await playUntil(url, table.people, () => ana.due.length > 0);
    const before = mustDecide(ana);
    await expectAgreed(url, ana, () => before);
    const phone = await new Client(ana.place).connect(url);
    expect(told(phone)).toEqual(before);
    await stop();
    const again = await serve();
    for (const client of [ana, bo, phone]) await client.connect(again.url);
    expect(told(ana)).toEqual(before);
    await expectAgreed(again.url, ana, () => before);
    const deed = ana.randomDeed(table.people[0]?.source as never);
    expect(await ana.do(deed as never)).toBeNull();
    for (const client of [ana, phone]) await expectAgreed(again.url, client, () => mustDecide(ana));
    expect(told(phone)).not.toEqual(before);
  });

  test('and no more when it is undone, paused, or another acts for them', async () => {
    const { url } = await serve();
    const table = await begun(url, DUEL, []);
    const [ana, bo] = clientsOf(table) as [Client, Client];
    const played = ({ items, scene }: Client): number =>
      items.filter(({ what }) => what.did === 'played' && what.scene === scene?.scene).length;
    await playScenesUntil(url, table.people, DUEL.begin, () => played(ana) > 4 && bo.due.length > 0);
    const agree = async (): Promise<void> => {
      await expectAgreed(url, ana, () => mustDecide(ana));
      await expectAgreed(url, bo, () => mustDecide(bo));
    };
    const settle = async (about: string, value: object): Promise<void> => {
      expect(await ana.do({ do: 'propose', about, value })).toBeNull();
      await agree();
      expect(told(bo).some(({ question }) => question.startsWith('p'))).toBe(true);
      expect(await bo.speak()).toBeNull();
      await agree();
      expect(told(bo).some(({ question }) => question.startsWith('p'))).toBe(false);
    };
    await settle('pause', {});
    expect([...told(ana), ...told(bo)]).toEqual([]);
    await settle('goOn', {});
    expect(told(bo).length).toBeGreaterThan(0);
    await settle('undo', { to: 0 });
    expect([...told(ana), ...told(bo)].length).toBeGreaterThan(0);
    // A computer player acts for Bo: there is nothing for Bo to decide, though questions are put to the seat.
    expect(await bo.do({ do: 'rest', player: 'recruit' })).toBeNull();
    await expectAgreed(url, bo, () => []);
    expect(await bo.do({ do: 'back' })).toBeNull();
    await expectAgreed(url, bo, () => mustDecide(bo));
    // A seat that is handed to somebody else is theirs to decide for.
    await settle('handOut', { seat: 'Bo' });
    const { table: id, seat, key } = ana.place;
    const link = await request<{ secret: string }>(url, `/api/tables/${id}/links`, {
      key,
      body: { by: seat, seat: 'Bo' },
    });
    const place = (await request<typeof bo.place>(url, '/api/join', { body: { secret: link.body.secret } })).body;
    await expectAgreed(url, bo, () => []);
    const heir = await new Client(place).connect(url);
    await expectAgreed(url, heir, () => mustDecide(heir));
  });
});

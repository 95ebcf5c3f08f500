import type { SeenInput } from '@warmoot/protocol';
import { joinTable, request } from '@warmoot/table/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Reader, seated, type Watched, watchedServer } from './secretsKit.js';

type Three = [Reader, Reader, Reader, Reader];

describe('sealed choices', () => {
  let watched: Watched;
  let time = 1_000_000;
  beforeAll(async () => {
    watched = await watchedServer({ now: () => time });
  });
  afterAll(async () => {
    await watched.stop();
  });

  const atBids = async (hideMade: boolean): Promise<Three> => {
    const options = { hideMade, dice: 'seed', referee: null, deadline: null };
    const people = (await seated(watched, ['Ana', 'Bo', 'Cy'], { spectators: ['Sue'], options })) as Three;
    const setup = { seats: ['Ana', 'Bo', 'Cy'], rounds: 2 };
    expect(await people[0].do({ do: 'begin', scene: 'toy/toy', setup, options: {} })).toBeNull();
    for (const one of people) await one.settled();
    return people;
  };

  const bid = async (reader: Reader, number: number): Promise<void> => {
    const question = reader.scene?.due[0]?.question ?? '';
    const { seat } = reader.place;
    const deed = { do: 'answer', question, as: seat, choice: { choose: 'bid', bid: number } };
    expect(await reader.do(deed)).toBeNull();
  };

  const inputs = ({ items }: Reader): readonly SeenInput[] =>
    items.flatMap(({ what }) => (what.did === 'played' ? [what.entry.input] : []));

  /** The messages that came since, but for the answers to what it asked itself. */
  const heard = (reader: Reader, from: number): readonly string[] =>
    reader.received.slice(from).filter((text) => !/"send":"(pong|done|withdrawn)"/.test(text));

  test('others are told that it is made and nothing more; a change is not even that', async () => {
    const [ana, bo, cy, sue] = await atBids(false);
    const from = [bo, cy, sue].map(({ received }) => received.length);
    await bid(ana, 3);
    for (const one of [ana, bo, cy, sue]) await one.settled();
    for (const one of [bo, cy, sue]) expect(one.scene?.view).toMatchObject({ made: ['Ana'], mine: {} });
    expect(ana.scene?.view).toMatchObject({ made: ['Ana'], mine: { Ana: { bid: 3 } } });
    for (const number of [0, 1, 2, 2]) await bid(ana, number);
    for (const one of [ana, bo, cy, sue]) await one.settled();
    for (const [i, one] of [bo, cy, sue].entries()) expect(heard(one, from[i] ?? 0)).toHaveLength(1);
    expect(ana.scene?.view.mine).toEqual({ Ana: { choose: 'bid', bid: 2 } });
    await bid(cy, 1);
    await bid(bo, 1);
    for (const one of [ana, bo, cy, sue]) {
      await one.settled();
      expect(JSON.stringify(one.items)).toContain('"bids":{"Ana":2,"Bo":1,"Cy":1}');
    }
  });

  test('with hideMade nobody hears anything at all until all are in', async () => {
    const [ana, bo, cy, sue] = await atBids(true);
    const from = [bo, cy, sue].map(({ received }) => received.length);
    const mine = await bo.get('/api/me');
    time += 5000;
    await bid(ana, 3);
    await bid(ana, 2);
    for (const one of [bo, cy, sue]) await one.settled();
    for (const [i, one] of [bo, cy, sue].entries()) {
      expect(heard(one, from[i] ?? 0)).toEqual([]);
      expect(one.scene?.view.made).toEqual([]);
    }
    // Nor is it told by when the table last changed, or by what the table looks like to somebody who comes now.
    expect((await bo.get('/api/me')).text).toBe(mine.text);
    const fresh = await new Reader(bo.place, watched.url).connect(watched.url);
    expect(fresh.scene?.view).toEqual(bo.scene?.view);
    fresh.close();
    await bid(bo, 1);
    await ana.settled();
    expect(ana.scene?.view.made).toEqual(['Ana']);
    await bid(cy, 1);
  });

  test('who was the last is not told, to whoever it may be', async () => {
    const [ana, bo, cy, sue] = await atBids(true);
    await bid(cy, 1);
    await bid(ana, 1);
    await bid(bo, 1);
    for (const one of [ana, bo, cy, sue]) {
      await one.settled();
      const reveal = one.items.find(({ what }) => what.did === 'played' && what.entry.input.input === 'reveal');
      expect(reveal).toMatchObject({ by: null, how: 'table' });
      expect(inputs(one).filter(({ input }) => input === 'answer')).toEqual([]);
      const lines = await one.get(`/api/tables/${one.place.table}/lines?seat=${one.place.seat}&from=0&most=500`);
      expect(lines.body).toEqual(one.items);
    }
  });

  test('in a vote: sealed, without the last one’s name, and done by the table', async () => {
    const [ana, bo, cy, sue] = await atBids(true);
    expect(await ana.do({ do: 'propose', about: 'pause', value: {} })).toBeNull();
    const speak = async (reader: Reader, choice: object): Promise<void> => {
      await reader.settled();
      const proposal = reader.seen?.proposals[0];
      const question = proposal?.due?.question ?? '';
      expect(await reader.do({ do: 'speak', proposal: proposal?.proposal, question, choice })).toBeNull();
    };
    await speak(bo, { choose: 'object' });
    await cy.settled();
    const [quiet, file] = [cy.received.length, await cy.get(`/api/tables/${cy.place.table}/export?seat=Cy`)];
    time += 5000;
    await speak(ana, { choose: 'vote', vote: 'for' });
    await speak(ana, { choose: 'vote', vote: 'against' });
    await speak(ana, { choose: 'vote', vote: 'for' });
    await cy.settled();
    expect(heard(cy, quiet)).toEqual([]);
    expect(cy.seen?.proposals[0]?.voted).toEqual([]);
    expect((await cy.get(`/api/tables/${cy.place.table}/export?seat=Cy`)).text).toBe(file.text);
    await speak(bo, { choose: 'vote', vote: 'against' });
    await speak(cy, { choose: 'vote', vote: 'for' });
    for (const one of [ana, bo, cy, sue]) {
      await one.settled();
      const last = one.items.slice(-3);
      expect(last.map(({ what }) => what.did)).toEqual(['answered', 'settled', 'paused']);
      for (const { by, how } of last) expect([by, how]).toEqual([null, 'table']);
      expect(one.seen?.paused).toBe(true);
    }
  });

  test('a vote at a table where nothing is played is kept as well, in files too', async () => {
    const [ana, bo] = (await seated(watched, ['Ana', 'Bo'], { options: { hideMade: true } })) as [Reader, Reader];
    expect(await ana.do({ do: 'propose', about: 'pause', value: {} })).toBeNull();
    await bo.settled();
    const [proposal] = bo.seen?.proposals ?? [];
    const question = proposal?.due?.question ?? '';
    expect(await bo.do({ do: 'speak', proposal: 1, question, choice: { choose: 'object' } })).toBeNull();
    await ana.settled();
    const path = `/api/tables/${bo.place.table}/export?seat=Bo`;
    const before = await bo.get(path);
    const vote = { choose: 'vote', vote: 'for' };
    const asked = ana.seen?.proposals[0]?.due?.question ?? '';
    expect(await ana.do({ do: 'speak', proposal: 1, question: asked, choice: vote })).toBeNull();
    expect((await bo.get(path)).text).toBe(before.text);
  });

  test('nothing by which a sealed choice could be guessed and confirmed is sent while a scene runs', async () => {
    const [ana, bo, cy, sue] = await atBids(false);
    await bid(ana, 3);
    for (const one of [bo, cy, sue]) {
      await one.readAll();
      await one.settled();
      const { table } = one.place;
      const records = await watched.records(table);
      for (const { what, command } of records) {
        if ('entry' in what) expect(one.bytes.includes(what.entry.chain)).toBe(false);
        if (command !== null) expect(one.bytes.includes(command.print)).toBe(false);
        if (what.did === 'keyed') expect(one.bytes.includes(what.key)).toBe(false);
        if (what.did === 'ticketed') expect(one.bytes.includes(what.ticket.hash)).toBe(false);
      }
      // The commitment to the seed, which has 256 bits, is the only hash there is.
      const began = records.flatMap(({ what }) => (what.did === 'began' ? [what] : []))[0];
      const hashes = new Set(one.bytes.match(/\b[0-9a-f]{32,}\b/g));
      expect([...hashes]).toEqual([began?.header.commitment]);
    }
  });

  test('a spectator who comes in the midst of it learns no more than those who were there', async () => {
    const [ana, bo] = await atBids(false);
    await bid(ana, 3);
    const tom = new Reader(await joinTable(watched.url, ana.place, 'Tom', 'spectator'), watched.url);
    await tom.connect(watched.url);
    await tom.readAll();
    await bo.settled();
    expect(tom.scene?.view).toMatchObject({ seat: null, own: null, mine: {}, made: ['Ana'] });
    expect(inputs(tom)).toEqual([]);
    const asked = await request(watched.url, `/api/tables/${tom.place.table}/questions?seat=Tom`, {
      key: tom.place.key,
    });
    expect(asked.body).toEqual([]);
  });
});

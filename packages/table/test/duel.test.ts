import {
  type BusyTable,
  busyTable,
  CLIMB,
  Client,
  DUEL,
  duelAgainst,
  expectKept,
  expectSameAsFresh,
  expectVerified,
  type Game,
  joinTable,
  ONE_AGAINST_TWO,
  onEachStore,
  playOut,
  storedRecords,
} from '@warmoot/table/testing';
import { beforeAll, expect, test } from 'vitest';

onEachStore('whole games over the wire', ({ serve, place }) => {
  let url = '';
  beforeAll(async () => {
    ({ url } = await serve());
  });

  /** Plays one scene to its end: all have followed it, all is kept, and its log verifies. */
  const played = async (game: Game, options: object = {}, seed = 'a whole game'): Promise<BusyTable> => {
    const table = await busyTable(url, game, { seed, scenes: 1, options });
    await playOut(url, table);
    for (const { client } of table.people) await expectSameAsFresh(url, client);
    await expectKept(place(), table);
    expect(await expectVerified(url, table.people[0]?.client as Client)).toBe(1);
    return table;
  };

  const inputs = ({ people }: BusyTable): readonly string[] =>
    (people[0]?.client.items ?? []).flatMap(({ what }) => (what.did === 'played' ? [what.entry.input.input] : []));

  /** One in which dice were thrown: whoever plays at random may give up before it comes to that. */
  const playedWithDice = async (game: Game, options: object): Promise<BusyTable> => {
    for (let tries = 0; ; tries++) {
      const table = await played(game, options, `a whole game ${tries}`);
      if (inputs(table).includes('dice')) return table;
    }
  };

  test('two people play a duel with sealed choices', async () => {
    const table = await played(DUEL);
    expect(inputs(table)).toContain('reveal');
    const [ana, bo] = table.people.map(({ client }) => client);
    // Whoever came when the scene had begun has the lines from there on; the last one has the same place for both.
    expect(ana?.items.at(-1)?.place).toBe(bo?.items.at(-1)?.place);
  });

  test.each(['recruit', 'captain'])('one plays against the computer: %s', async (player) => {
    const { table } = await played(duelAgainst(player));
    // In the log of a seat the last of several sealed answers is nobody's: in a short fight they may all be that.
    const byComputer = (await storedRecords(place(), table)).filter(({ how }) => how === 'computer');
    expect(byComputer.length).toBeGreaterThan(0);
    expect(new Set(byComputer.map(({ by }) => by))).toEqual(new Set(['Rex']));
  });

  test('one fights two, with three seats, while somebody watches', async () => {
    const table = await busyTable(url, ONE_AGAINST_TWO, { seed: 'three seats', scenes: 1 });
    const [ana] = table.people.map(({ client }) => client) as [Client];
    const zoe = await new Client(await joinTable(url, ana.place, 'Zoe', 'spectator')).connect(url);
    await playOut(url, table);
    await expectSameAsFresh(url, zoe);
    for (const { client } of table.people) await expectSameAsFresh(url, client);
    // A word that was on its way may come after it.
    const last = zoe.items.findLast(({ what }) => what.did === 'played' || what.did === 'ended');
    expect(last?.what).toMatchObject({ did: 'ended', scene: 1 });
    expect(zoe.due).toEqual([]);
    expect(await zoe.do({ do: 'propose', about: 'pause', value: {} })).toMatchObject({ code: 'PLAYERS_ONLY' });
    await expectVerified(url, zoe);
  });

  test('dice are typed in at the table', async () => {
    const options = { hideMade: true, dice: 'typed', referee: null, deadline: null };
    const table = await playedWithDice(DUEL, options);
    const [began] = table.people[0]?.client.items.filter(({ what }) => what.did === 'began') ?? [];
    expect(began?.what).toMatchObject({ commitment: null });
  });

  test('dice are typed in for the computer by the person', async () => {
    const options = { hideMade: false, dice: 'typed', referee: null, deadline: null };
    await playedWithDice(duelAgainst('recruit'), options);
  });

  test('three people settle how hard a check is, and it is made', async () => {
    const heard = (await played(CLIMB)).people[1]?.client.items.flatMap(({ what }) =>
      what.did === 'played' ? what.entry.heard.map(({ event }) => event) : [],
    );
    expect(heard).toContainEqual(expect.objectContaining({ event: 'settled', about: 'difficulty' }));
    expect(heard).toContainEqual(expect.objectContaining({ event: 'checked' }));
  });
});

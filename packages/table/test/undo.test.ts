import {
  type BusyTable,
  busyTable,
  type Client,
  DUEL,
  expectSameAsFresh,
  expectVerified,
  ONE_AGAINST_TWO,
  onEachStore,
} from '@warmoot/table/testing';
import { expect, test } from 'vitest';
import { clientsOf, logOf, playScenesUntil, playUntil } from './rulesChangeKit.js';

/** What was played in the running scene, as a seat's log has it from a line on. */
const played = ({ items, scene }: Client, from = 0) =>
  items.slice(from).flatMap(({ what }) => (what.did === 'played' && what.scene === scene?.scene ? [what.entry] : []));

const isFarOn = (client: Client): boolean => played(client).filter(({ thrown }) => thrown !== null).length > 3;

onEachStore('going back', ({ serve }) => {
  const begun = async (url: string, game: typeof DUEL): Promise<BusyTable> => {
    const table = await busyTable(url, game, { seed: 'undo', scenes: 1 });
    const [ana] = clientsOf(table) as [Client];
    await ana.connect(url);
    expect(await ana.do(game.begin)).toBeNull();
    // Somebody who plays at random may give up at once.
    await playScenesUntil(url, table.people, game.begin, () => isFarOn(ana));
    for (const client of clientsOf(table)) await expectSameAsFresh(url, client);
    return table;
  };

  test('over turns of others, with what was undone left to read and new dice', async () => {
    const { url } = await serve();
    const table = await begun(url, ONE_AGAINST_TWO);
    const [ana, bo, cy] = clientsOf(table) as [Client, Client, Client];
    const before = [...ana.items];
    const entries = played(ana);
    const scene = ana.scene?.scene ?? 0;
    // To just before the first throw: everything after it is thrown anew.
    const at = entries.findIndex(({ thrown }) => thrown !== null);
    const [to, first] = [at === 0 ? 0 : (entries[at - 1]?.no ?? 0), entries[at]];
    expect(await bo.do({ do: 'propose', about: 'undo', value: { to } })).toBeNull();
    expect(await cy.speak()).toBeNull();
    expect(played(ana).length).toBe(entries.length);
    expect(await ana.speak()).toBeNull();
    for (const client of [ana, bo, cy]) await expectSameAsFresh(url, client);
    expect(ana.items.slice(0, before.length)).toEqual(before);
    expect(played(ana, before.length)[0]?.input).toEqual({ input: 'undo', to });
    await playUntil(url, table.people, () => ana.scene === null);
    const log = await logOf(url, ana, scene);
    const thrownAgain = log.entries.filter(({ input }) => input.input === 'dice');
    expect(new Set(thrownAgain.map(({ seq }) => seq)).size).toBe(thrownAgain.length);
    expect(thrownAgain.some(({ seq }) => seq > entries.length)).toBe(true);
    expect(first?.thrown).not.toBeNull();
    expect(await expectVerified(url, ana)).toBeGreaterThan(0);
  });

  test('not when the others are against it; and a sealed choice that was gone back over is asked for again', async () => {
    const { url } = await serve();
    const table = await begun(url, DUEL);
    const [ana, bo] = clientsOf(table) as [Client, Client];
    const isSealed = ({ scene }: Client): boolean => scene?.due.some(({ made }) => made) ?? false;
    await playScenesUntil(
      url,
      table.people,
      DUEL.begin,
      () => isFarOn(ana) && isFarOn(bo) && (isSealed(ana) || isSealed(bo)),
    );
    const [sealer, other] = isSealed(ana) ? [ana, bo] : [bo, ana];
    await expectSameAsFresh(url, other);
    const lastNo = played(other).at(-1)?.no ?? 0;
    expect(await other.do({ do: 'propose', about: 'undo', value: { to: lastNo } })).toBeNull();
    expect(await sealer.speak({ choose: 'object' })).toBeNull();
    await sealer.until(() => sealer.items.some(({ what }) => what.did === 'settled' && what.why === 'fell'));
    expect(isSealed(sealer)).toBe(true);

    expect(await other.do({ do: 'propose', about: 'undo', value: { to: lastNo } })).toBeNull();
    expect(await sealer.speak()).toBeNull();
    await sealer.until(() => !isSealed(sealer));
    expect(sealer.due.length).toBeGreaterThan(0);
    for (const client of [ana, bo]) await expectSameAsFresh(url, client);
    await playUntil(url, table.people, () => ana.scene === null);
    expect(await expectVerified(url, ana)).toBeGreaterThan(0);
  });
});

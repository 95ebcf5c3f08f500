import { verify } from '@warmoot/kernel';
import { toy } from '@warmoot/kernel/testing';
import { sceneRules } from '@warmoot/rules';
import {
  busyTable,
  type Client,
  DUEL,
  expectSameAsFresh,
  joinTable,
  onEachStore,
  request,
  rulesAndToy,
  type Somebody,
  storedRecords,
  TOY,
} from '@warmoot/table/testing';
import { expect, test } from 'vitest';
import {
  clientsOf,
  expectBothNamed,
  logOf,
  newDuel,
  newRules,
  newToy,
  playUntil,
  ruleLines,
  strangeRules,
} from './rulesChangeKit.js';

const oldDuel = (() => {
  const rules = sceneRules('saga/duel');
  if (!rules.ok) throw new Error('no duel');
  return rules.value;
})();

const deadline = { hideMade: false, dice: 'seed', referee: null, deadline: 3600 };

onEachStore('games go on when their rules change', ({ serve, place }) => {
  /** Everybody comes back with pages of the new version. */
  const comeBack = async (url: string, clients: readonly Client[], rules = newRules): Promise<void> => {
    for (const client of clients) {
      client.rulesOf = rules;
      await client.connect(url);
    }
  };
  const isSealed = ({ client }: Somebody): boolean => client.scene?.due.some(({ made }) => made) ?? false;

  test('a duel with a sealed choice goes on from where it stood, and says so', async () => {
    const old = await serve({ rules: rulesAndToy });
    const table = await busyTable(old.url, DUEL, { seed: 'rules', scenes: 2 });
    const [ana, bo] = clientsOf(table) as [Client, Client];
    await ana.connect(old.url);
    expect(await ana.do(DUEL.begin)).toBeNull();
    // One that is over before the change, and one that is not.
    await playUntil(old.url, table.people, () => ana.scene === null);
    let scene = 1;
    const numbers = () =>
      ana.items.flatMap(({ what }) => (what.did === 'played' && what.scene === scene ? [what.entry.no] : []));
    const isWellUnderWay = () => numbers().length > 8 && table.people.some(isSealed);
    // The dice may end a duel before it is well under way; then there is another.
    while (ana.scene === null || !isWellUnderWay()) {
      if (ana.scene === null) {
        expect(await ana.do(DUEL.begin)).toBeNull();
        scene += 1;
      }
      await playUntil(old.url, table.people, () => ana.scene === null || isWellUnderWay());
      for (const client of [ana, bo]) await expectSameAsFresh(old.url, client);
    }
    const before = [ana, bo].map(({ scene, items }) => ({ scene, lines: items.length }));
    await old.stop();

    const { url } = await serve({ rules: newRules });
    await comeBack(url, [ana, bo]);
    for (const [at, client] of [ana, bo].entries()) {
      const was = before[at] as (typeof before)[number];
      expect(client.scene).toEqual({ ...was.scene, version: '2.0.0' });
      expect(client.items.slice(was.lines).map(({ what, by, how }) => [what.did, by, how])).toEqual([
        ['played', null, 'table'],
      ]);
      expect(ruleLines(client)).toEqual(['2.0.0']);
    }

    // Going back to before the change.
    expect(await ana.do({ do: 'propose', about: 'undo', value: { to: numbers()[3] } })).toBeNull();
    expect(await bo.speak()).toBeNull();
    await ana.until(() => ana.items.some(({ what }) => what.did === 'settled' && what.why === 'agreed'));
    for (const client of [ana, bo]) await expectSameAsFresh(url, client);

    await playUntil(url, table.people, () => ana.scene === null);
    for (const client of [ana, bo]) {
      await expectSameAsFresh(url, client);
      expect(ruleLines(client)).toEqual(['2.0.0']);
    }
    const log = await logOf(url, ana, scene);
    for (const rules of [oldDuel, newDuel]) expectBothNamed(log, rules, `${oldDuel.version}, 2.0.0`);
    const finished = await logOf(url, ana, 1);
    expect(verify(oldDuel, finished)).toMatchObject({ ok: true, value: { over: true } });
    expect(verify(newDuel, finished)).toMatchObject({
      ok: false,
      refusal: { code: 'OTHER_VERSION', played: oldDuel.version },
    });
    expect(await ana.do(DUEL.begin)).toBeNull();
    expect(ana.scene?.version).toBe('2.0.0');
    expect(ruleLines(ana)).toEqual(['2.0.0']);
  });

  test('so does a scene with a scene inside it, at two servers at once, with one line', async () => {
    const old = await serve({ rules: rulesAndToy });
    const table = await busyTable(old.url, TOY, { seed: 'inner', scenes: 1 });
    const [ana, bo, cy] = clientsOf(table) as [Client, Client, Client];
    await ana.connect(old.url);
    expect(await ana.do(TOY.begin)).toBeNull();
    const isInside = (): boolean => ana.scene?.view.inner !== null;
    await playUntil(old.url, table.people, () => isInside() && [ana, bo, cy].some(({ due }) => due.length > 0));
    for (const client of [ana, bo, cy]) await expectSameAsFresh(old.url, client);
    const before = [ana, bo, cy].map(({ scene }) => scene);
    await old.stop();

    const [one, two] = await Promise.all([serve({ rules: newRules }), serve({ rules: newRules })]);
    for (const client of [ana, bo, cy]) client.rulesOf = newRules;
    await Promise.all([ana.connect(one.url), bo.connect(two.url), cy.connect(one.url)]);
    for (const [at, client] of [ana, bo, cy].entries()) {
      await client.until(() => ruleLines(client).length > 0);
      expect(client.scene).toEqual({ ...before[at], version: '2' });
    }
    await playUntil(one.url, table.people, () => ana.scene === null);
    for (const client of [ana, bo, cy]) {
      await expectSameAsFresh(one.url, client);
      expect(ruleLines(client)).toEqual(['2']);
    }
    const ended = ana.items.flatMap(({ what }) => (what.did === 'ended' ? [what] : []));
    const points = (ended[0]?.outcome as { points: Record<string, number> } | undefined)?.points ?? {};
    // Three rounds at ten points each: the one that was under way was won by the new rules.
    expect(Object.values(points).reduce((sum, won) => sum + won, 0)).toBe(30);
    expectBothNamed(await logOf(one.url, ana), newToy, '1, 2');
  });

  test('servers of two versions on one table each say by which they play', async () => {
    const old = await serve({ rules: rulesAndToy });
    const table = await busyTable(old.url, TOY, { seed: 'mixed', scenes: 1 });
    const [ana, bo, cy] = clientsOf(table) as [Client, Client, Client];
    await ana.connect(old.url);
    expect(await ana.do(TOY.begin)).toBeNull();
    const late = await serve({ rules: newRules });
    await bo.connect(late.url);
    await cy.connect(late.url);
    await playUntil(old.url, table.people, () => ana.scene === null);
    // Whatever stands between two such lines was played by the version that the first names.
    let version = '1';
    for (const { by, what } of await storedRecords(place(), table.table)) {
      if (what.did !== 'played') continue;
      const { input } = what.entry;
      if (input.input === 'rules') version = input.version;
      else if (by !== null) expect([by, version]).toEqual([by, by === 'Ana' ? '1' : '2']);
    }
    expect(verify(toy, await logOf(old.url, ana))).toMatchObject({ refusal: { code: 'OTHER_VERSION' } });
    for (const client of [ana, bo, cy]) await expectSameAsFresh(late.url, client);
  });

  test('a table that the rules cannot read is refused, and the others are served', async () => {
    const old = await serve({ rules: rulesAndToy });
    const table = await busyTable(old.url, TOY, { seed: 'strange', scenes: 1, options: deadline });
    const other = await busyTable(old.url, DUEL, { seed: 'other', scenes: 1 });
    const [ana, bo] = clientsOf(table) as [Client, Client];
    await ana.connect(old.url);
    expect(await ana.do(TOY.begin)).toBeNull();
    const hasBids = () => Object.keys((ana.scene?.view.open as { bids?: object } | undefined)?.bids ?? {}).length > 0;
    await playUntil(old.url, table.people, hasBids);
    // A deadline runs, so that the table is looked at when a server starts.
    expect(await ana.do({ do: 'propose', about: 'pause', value: {} })).toBeNull();
    const lines = ana.items.length;
    await old.stop();

    for (const rules of [strangeRules, sceneRules]) {
      const strange = await serve({ rules });
      await ana.connect(strange.url);
      expect(ana.refusals.at(-1)).toMatchObject({ code: 'OTHER_RULES' });
      expect(await ana.do({ do: 'say', text: 'hello?' })).toMatchObject({ code: 'OTHER_RULES' });
      const { table: id, key } = ana.place;
      const looked = await request<{ refusal: object }>(strange.url, `/api/tables/${id}?seat=Ana`, { key });
      expect([looked.status, looked.body.refusal]).toMatchObject([503, { code: 'OTHER_RULES' }]);
      const [host] = clientsOf(other) as [Client];
      await host.connect(strange.url);
      expect(await host.do({ do: 'say', text: 'we play' })).toBeNull();
      await joinTable(strange.url, host.place, `Guest ${rules === sceneRules ? 1 : 2}`);
      await strange.stop();
    }
    const { url } = await serve({ rules: rulesAndToy });
    await ana.connect(url);
    await bo.connect(url);
    expect(ana.items.length).toBe(lines);
    for (const client of [ana, bo]) await expectSameAsFresh(url, client);
  });
});

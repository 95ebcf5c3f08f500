import { byTier } from '@warmoot/kernel/testing';
import { ground, seeds } from '@warmoot/table/testing';
import { describe, expect, test } from 'vitest';
import { agreed, readEverything } from './campaignKit.js';
import { Reader, seated } from './secretsKit.js';

type Four = [Reader, Reader, Reader, Reader];
type World = 'one' | 'other';

/** Everything that has reached somebody, without what is new in every world by chance. */
const seenBy = (readers: readonly Reader[]): readonly string[] =>
  readers.flatMap(({ received, bodies, place }) =>
    [...received, ...bodies]
      .filter((text) => !text.includes('"send":"pong"') && !/^(connection|content-security)/m.test(text))
      .map((text) => text.replaceAll(place.table, 'TABLE').replace(/"build":"[^"]*"/, '')),
  );

/** What stands where two texts part; nothing where they are one. */
const parting = (a: string, b: string): string => {
  const at = [...a].findIndex((sign, i) => sign !== b[i]);
  return a === b ? '' : `${a.slice(Math.max(0, at - 300), at + 80)}\n${b.slice(Math.max(0, at - 300), at + 80)}`;
};

describe('two worlds that differ in what others keep to themselves, for good', () => {
  const { serve } = ground('SQLite');
  let time = 1_000_000;

  /** Picks of a draft, with goals that differ: in one world nobody but the one who looks wrote any. */
  const pickAll = async (readers: readonly Reader[], world: World): Promise<void> => {
    for (let set = 1; set <= 9; set++) {
      for (const one of readers) await one.settled();
      const reader = readers.find(({ due }) => due.length > 0) as Reader;
      const { seat } = reader.place;
      const goals = seat === 'Ana' ? 'to be queen' : world === 'one' ? '' : `revenge ${set}`;
      const choice = { choose: 'pick', set, name: `${seat} ${set}`, goals };
      const { question = '', as = [] } = reader.due[0] ?? {};
      expect(await reader.do({ do: 'answer', question, as: as[0] ?? '', choice })).toBeNull();
    }
    for (const one of readers) await one.until(() => one.scene === null);
  };

  const mineOf = (one: Reader): string =>
    Object.values(one.campaign?.open.characters ?? {}).find(({ owner }) => owner === one.place.seat)?.id ?? '';

  /** Others write down what is theirs; in one of the worlds only. */
  const write = async (others: readonly Reader[], world: World): Promise<void> => {
    if (world === 'one') return;
    for (const one of others) {
      time += 7_000;
      expect(await one.deed({ deed: 'privateNote', character: mineOf(one), text: `hush ${time}` })).toBeNull();
      time -= 7_000;
    }
  };

  /** A proposal that is voted on in secret, changed again and again in one world, and withdrawn in the end. */
  const vote = async ([ana, bo, cy]: Four, world: World): Promise<void> => {
    expect(await ana.do({ do: 'propose', about: 'pause', value: {} })).toBeNull();
    expect(await bo.speak({ choose: 'object' })).toBeNull();
    expect(await bo.speak({ choose: 'vote', vote: world === 'one' ? 'for' : 'against' })).toBeNull();
    if (world === 'other') {
      const { proposal = 0, due } = bo.seen?.proposals[0] ?? {};
      const again = { do: 'speak', proposal, question: due?.question ?? '', choice: { choose: 'vote', vote: 'for' } };
      for (let times = 0; times < 3; times++) expect(await bo.do(again)).toBeNull();
    }
    await cy.settled();
    await readEverything(ana);
    expect(await ana.do({ do: 'withdraw', proposal: ana.seen?.proposals[0]?.proposal ?? 0 })).toBeNull();
  };

  const play = async (world: World, openSheets: boolean): Promise<readonly string[]> => {
    time = 1_000_000;
    const serving = () => serve({ now: () => time, secret: seeds('for good') });
    const first = await serving();
    const all = (await seated(first, ['Ana', 'Bo', 'Cy'], { spectators: ['Sue'] })) as Four;
    const [ana, bo, cy, sue] = all;
    const look = async (readers: readonly Reader[] = [ana, sue]): Promise<void> => {
      time += 1000;
      for (const one of all) await one.settled();
      for (const one of readers) await readEverything(one);
    };
    expect(
      await ana.deed({ deed: 'found', name: 'Hush', options: { 'saga.table.openSheets': openSheets } }),
    ).toBeNull();
    await look();
    for (const { place } of [ana, bo, cy]) {
      expect(await ana.deed({ deed: 'castSize', seat: place.seat, characters: 3 })).toBeNull();
    }
    expect(await ana.play({ play: 'draft' })).toBeNull();
    await pickAll([ana, bo, cy], world);
    await look();
    await write([bo, cy], world);
    await look();
    await vote(all, world);
    await look();
    await first.stop();
    const second = await serving();
    const again = [ana, sue].map(({ place }) => new Reader(place, second.url));
    for (const one of again) await one.connect(second.url);
    for (const one of again) await readEverything(one);
    const seen = seenBy([ana, sue, ...again]);
    await second.stop();
    return seen;
  };

  test.each(byTier([], [true, false]))(
    'every byte is the same after the end and after a restart (open sheets: %s)',
    async (open) => {
      const one = await play('one', open);
      const other = await play('other', open);
      for (const [at, text] of one.entries()) expect(parting(text, other[at] ?? '')).toBe('');
      expect(other.length).toBe(one.length);
      expect(one.length).toBeGreaterThan(100);
    },
  );

  test('a file that the table opened is what there was then: private papers of later do not show in it', async () => {
    const { url } = await serve({ now: () => time });
    const [ana, bo] = (await seated({ url }, ['Ana', 'Bo'])) as [Reader, Reader];
    expect(await ana.deed({ deed: 'found', name: 'Opened' })).toBeNull();
    expect(await bo.deed({ deed: 'add', name: 'Joris', owner: 'Bo' })).toBeNull();
    const file = async (): Promise<string> => (await ana.get(`/api/tables/${ana.place.table}/export?seat=Ana`)).text;
    // Whether anybody has written anything yet is not to be seen by what a seat is given.
    expect(await file()).toContain('warmoot-sealed/1');
    await agreed(ana, [bo], 'openLog', {});
    const opened = await file();
    expect(opened).toContain('warmoot-table/1');
    await bo.settled();
    expect(await bo.deed({ deed: 'privateNote', character: mineOf(bo), text: 'hush' })).toBeNull();
    expect(await file()).toBe(opened);
  });
});

import { stream } from '@warmoot/kernel';
import { always, byTier } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Head, News, Store, StoredHead, StorePlace } from '../store/index.js';
import { expectKept, startAppender, type Told } from './killing.js';
import { PATIENCE_MS } from './patience.js';

/** A store to be tried, on a database that holds nothing yet. */
export interface Tried {
  readonly store: Store;
  readonly place: StorePlace;
  /** A further store on the same database. */
  readonly another: () => Promise<Store>;
  /** Closes the store and opens it again. */
  readonly reopen: () => Promise<Store>;
  readonly cleanup: () => Promise<void>;
}

const KILLS = byTier(1, 20);

export const headOf = (summary: Head['summary'], ...keys: readonly string[]): Head => ({ keys, summary });
export const line = (value: unknown): string => JSON.stringify(value);

const allOf = async <A>(items: AsyncIterable<A>): Promise<readonly A[]> => {
  const all: A[] = [];
  for await (const item of items) all.push(item);
  return all;
};

/** Waits for something that happens elsewhere. */
export const until = async (holds: () => boolean, ms = PATIENCE_MS): Promise<void> => {
  const late = performance.now() + ms;
  while (!holds()) {
    if (performance.now() > late) throw new Error('it did not happen');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

/** Appends, however often somebody else is first. Gives the place of the record. */
const insist = async (store: Store, table: string, record: string): Promise<number> => {
  for (;;) {
    const length = (await store.head(table))?.length ?? 0;
    if (await store.append(table, length, [record], headOf(length))) return length;
  }
};

/** What every store must do. */
export const storeContract = (name: string, open: () => Promise<Tried>): void => {
  describe(`${name} keeps tables`, () => {
    let tried: Tried;
    let store: Store;
    // Each test, and each second try of one, has a database that holds nothing yet.
    beforeEach(async () => {
      tried = await open();
      store = tried.store;
    });
    afterEach(() => tried.cleanup());

    test('a table that was never made', async () => {
      expect(await store.head('nowhere')).toBeNull();
      expect(await store.read('nowhere', 0)).toEqual([]);
      expect(await store.snapshot('nowhere')).toBeNull();
      expect(await store.openedBy('no key')).toEqual([]);
      expect(await store.append('nowhere', 1, [line(1)], headOf(null))).toBe(false);
      expect(await store.head('nowhere')).toBeNull();
      await store.ready();
    });

    test('a bucket that all processes share, which fills again with time', async () => {
      const other = await tried.another();
      const slow = { most: 3, everyMs: 3_600_000 };
      expect(await store.spend('slow', 1, slow)).toBe(true);
      expect(await other.spend('slow', 1, slow)).toBe(true);
      // However many come at once, no more are let through than there are.
      const at = await Promise.all([store, other, store, other].map((one) => one.spend('slow', 1, slow)));
      expect(at.filter((one) => one)).toHaveLength(1);
      expect(await other.spend('slow', -1, slow)).toBe(true);
      expect(await store.spend('slow', 1, slow)).toBe(true);
      expect(await store.spend('slow', 1, slow)).toBe(false);
      const quick = { most: 1, everyMs: 20 };
      expect(await store.spend('quick', 1, quick)).toBe(true);
      let filled = false;
      while (!filled) filled = await other.spend('quick', 1, quick);
      await other.close();
    });

    test('records are added where they are expected, and nowhere else', async () => {
      const summary = { name: 'Ash', turn: 1, seats: ['a', 'b'], deep: { none: null, half: 0.5 } };
      expect(await store.append('ash', 0, [line(0), line(1)], headOf(summary, 'k1', 'k2'))).toBe(true);
      expect(await store.append('ash', 0, [line('late')], headOf('late', 'k3'))).toBe(false);
      expect(await store.append('ash', 1, [line('late')], headOf('late', 'k3'))).toBe(false);
      expect(await store.append('ash', 3, [line('early')], headOf('early', 'k3'))).toBe(false);
      expect(await store.head('ash')).toEqual({ table: 'ash', length: 2, keys: ['k1', 'k2'], summary });
      expect(await store.append('ash', 2, [line(2)], headOf(summary, 'k1', 'k2'))).toBe(true);
      expect(await store.read('ash', 0)).toEqual(['0', '1', '2']);
      expect(await store.read('ash', 2)).toEqual(['2']);
      expect(await store.read('ash', 1, 1)).toEqual(['1']);
      expect(await store.read('ash', 0, 9)).toEqual(['0', '1', '2']);
      expect(await store.read('ash', 0, 0)).toEqual([]);
      expect(await store.read('ash', 3)).toEqual([]);
      expect(await store.read('ash', 99)).toEqual([]);
      expect(await store.openedBy('k3')).toEqual([]);
    });

    test('a table is opened by the keys it has now', async () => {
      const opened = async (key: string) => (await store.openedBy(key)).map(({ table }) => table);
      await store.append('birch', 0, [line(0)], headOf('b', 'shared', 'old', 'old'));
      await store.append('alder', 0, [line(0)], headOf('a', 'shared'));
      expect(await opened('shared')).toEqual(['alder', 'birch']);
      expect(await store.openedBy('old')).toEqual([
        { table: 'birch', length: 1, keys: ['shared', 'old', 'old'], summary: 'b' },
      ]);
      await store.append('birch', 1, [line(1)], headOf('b', 'new'));
      expect([await opened('shared'), await opened('old'), await opened('new')]).toEqual([['alder'], [], ['birch']]);
      await store.append('birch', 2, [line(2)], headOf('b'));
      expect(await opened('new')).toEqual([]);
      expect((await store.head('birch'))?.keys).toEqual([]);
    });

    test('tables are told apart', async () => {
      const twins = ['twin', 'twin ', 'Twin', "twin'", 'twin:1', 'twin%', 'twín', '双'];
      for (const table of twins) expect(await store.append(table, 0, [line(table)], headOf(table, 'twin'))).toBe(true);
      for (const table of twins) {
        expect(await store.read(table, 0)).toEqual([line(table)]);
        expect((await store.head(table))?.summary).toBe(table);
      }
      expect((await store.openedBy('twin')).length).toBe(twins.length);
    });

    test('all tables, in the order of their ids, also where they are many', async () => {
      const ids = Array.from({ length: 450 }, (_, index) => `many-${index}`);
      const special = ['Z', 'a', 'é', '一', '😀', '~', ' '].map((id) => `order${id}`);
      const added = await Promise.all([...ids, ...special].map((id) => store.append(id, 0, [line(id)], headOf(null))));
      expect(added.every((each) => each)).toBe(true);
      const all = (await allOf(store.heads())).map(({ table }) => table);
      const bytes = (text: string): Buffer => Buffer.from(text, 'utf8');
      expect(all).toEqual([...all].sort((a, b) => Buffer.compare(bytes(a), bytes(b))));
      expect(all).toEqual(expect.arrayContaining([...ids, ...special]));
      expect(new Set(all).size).toBe(all.length);
    });

    test('any text, and much of it', async () => {
      const strange = [
        '\u0000',
        '\ud800',
        '😀 é ß 漢字 \u202e \ufeff',
        '\n\r\t\u2028',
        "'; DROP TABLE heads; --",
        '{1,"2"}',
        'NULL',
        '\\',
      ];
      const records = [...strange.map(line), line('x'.repeat(1 << 20)), line('漢'.repeat(400_000)), '""', 'null'];
      expect(await store.append('strange', 0, records, headOf(strange, ...strange.slice(2, 3)))).toBe(true);
      expect(await store.read('strange', 0)).toEqual(records);
      expect((await store.head('strange'))?.summary).toEqual(strange);
      expect((await store.openedBy(strange[2] ?? '')).length).toBe(1);
    });

    test.each([
      ['without records', 'fault', 0, []],
      ['with a line break in a record', 'fault', 0, ['1\n2']],
      ['with a raw zero', 'fault', 0, ['"\0"']],
      ['with half a character', 'fault', 0, ['"\ud800"']],
      ['to a table without a name', '', 0, ['1']],
      ['to a table with too long a name', 'x'.repeat(201), 0, ['1']],
      ['before the beginning', 'fault', -1, ['1']],
      ['at half a place', 'fault', 0.5, ['1']],
    ])('an append %s is a fault of the program', async (_, table, expected, records) => {
      await expect(store.append(table, expected, records, headOf(null))).rejects.toThrow();
      expect(await store.head('fault')).toBeNull();
    });

    test('many records at once', async () => {
      const records = Array.from({ length: 5_000 }, (_, index) => line({ index }));
      expect(await store.append('long', 0, records, headOf(null))).toBe(true);
      expect(await store.read('long', 0)).toEqual(records);
      expect(await store.read('long', 4_990)).toEqual(records.slice(4_990));
      expect(await store.append('long', 0, records, headOf(null))).toBe(false);
      await expect(store.append('bad', 0, [...records, '1\n2'], headOf(null))).rejects.toThrow();
      expect(await store.read('bad', 0)).toEqual([]);
      expect(await store.append('bad', 0, ['1'], headOf(null))).toBe(true);
      expect(await store.read('bad', 0)).toEqual(['1']);
    });

    test('many records at once, while others are written: nobody sees a part, and of two who make it one does', async () => {
      const records = Array.from({ length: 24_000 }, (_, index) => line({ index }));
      let isDone = false;
      const made = Promise.all([1, 2].map((who) => store.append('parts', 0, records, headOf(who))));
      void made.then(() => {
        isDone = true;
      });
      let inTime = 0;
      for (let at = 0; !isDone; at++) {
        const seen = (await store.read('parts', 0)).length;
        expect([0, records.length]).toContain(seen);
        expect(await store.append('beside', at, [line(at)], headOf(null))).toBe(true);
        if (!isDone) inTime += 1;
      }
      expect((await made).sort()).toEqual([false, true]);
      expect(await store.read('parts', 0)).toEqual(records);
      // They were not kept waiting for all of it: who waits comes in at its end.
      expect(inTime).toBeGreaterThan(0);
    });

    test('of snapshots the furthest is kept, and the last of those', async () => {
      await store.append('snap', 0, [line(0)], headOf(null));
      await store.keepSnapshot('snap', { length: 5, form: 'a', snapshot: 'five' });
      await store.keepSnapshot('snap', { length: 3, form: 'b', snapshot: 'three' });
      expect(await store.snapshot('snap')).toEqual({ length: 5, form: 'a', snapshot: 'five' });
      await store.keepSnapshot('snap', { length: 5, form: 'c', snapshot: 'five again' });
      expect(await store.snapshot('snap')).toEqual({ length: 5, form: 'c', snapshot: 'five again' });
      expect((await store.head('snap'))?.length).toBe(1);
    });

    test('news of every append that happened, also by another store, until one leaves', async () => {
      const [here, there]: [News[], News[]] = [[], []];
      const other = await tried.another();
      // News of what was done before may still be on their way.
      const ours = (into: News[]) => (news: News) => void (news.table === 'news:1' && into.push(news));
      const leave = await store.watch(ours(here));
      await other.watch(ours(there));
      await store.append('news:1', 0, [line(0)], headOf(null));
      await store.append('news:1', 0, [line(0)], headOf(null));
      await other.append('news:1', 1, [line(1), line(2)], headOf(null));
      const both = [1, 3].map((length) => ({ table: 'news:1', length }));
      await until(() => here.length >= 2 && there.length >= 2);
      expect([here, there]).toEqual([both, both]);
      await leave();
      await store.append('news:1', 3, [line(3)], headOf(null));
      await until(() => there.length >= 3);
      expect(here).toEqual(both);
      await other.close();
    });

    test('what is said is heard by all who watch, in its order, and by nobody who has left', async () => {
      const [here, there]: [string[], string[]] = [[], []];
      const other = await tried.another();
      const nothing = (): void => undefined;
      const leave = await store.watch(nothing, (word) => here.push(word));
      await other.watch(nothing, (word) => there.push(word));
      const first = ["it's", '{"by":"ä","seat":"\\"双\\""}', '', '3'];
      await store.say(first);
      await other.say(['x'.repeat(1_000)]);
      const all = [...first, 'x'.repeat(1_000)];
      await until(() => here.length >= all.length && there.length >= all.length);
      expect([here, there]).toEqual([all, all]);
      await leave();
      await other.say(['late']);
      await until(() => there.includes('late'));
      expect(here).toEqual(all);
      await other.close();
      await expect(other.say(['too late'])).rejects.toThrow();
    });

    test('writers of two stores race for one table: each record is there once, at the place that was told', async () => {
      const other = await tried.another();
      const places = await Promise.all(
        [store, other].flatMap((writer, which) =>
          Array.from({ length: 6 }, async (_, who) => {
            const own: [string, number][] = [];
            for (let n = 0; n < 15; n++) {
              const record = line(`${which}/${who}/${n}`);
              own.push([record, await insist(writer, 'race', record)]);
            }
            return own;
          }),
        ),
      );
      const log = await store.read('race', 0);
      expect(log.length).toBe(2 * 6 * 15);
      expect(new Set(log).size).toBe(log.length);
      for (const [record, at] of places.flat()) expect(log[at]).toBe(record);
      await other.close();
    });

    test('of many who make a table at once, one does', async () => {
      const other = await tried.another();
      for (let round = 0; round < 10; round++) {
        const writers = Array.from({ length: 8 }, (_, who) => (who % 2 === 0 ? store : other));
        const made = await Promise.all(
          writers.map((writer, who) => writer.append(`made ${round}`, 0, [line(who)], headOf(who))),
        );
        expect(made.filter((each) => each).length).toBe(1);
        expect(await store.read(`made ${round}`, 0)).toEqual([line(made.indexOf(true))]);
      }
      await other.close();
    });

    test('many tables at once', async () => {
      const tables = Array.from({ length: 100 }, (_, index) => `busy ${index}`);
      await Promise.all(
        tables.map(async (table) => {
          for (let n = 0; n < 10; n++) expect(await store.append(table, n, [line([table, n])], headOf(n))).toBe(true);
        }),
      );
      for (const table of tables) {
        expect(await store.read(table, 0)).toEqual(Array.from({ length: 10 }, (_, n) => line([table, n])));
      }
    });

    test('closing finishes what was begun; then all is there, and nothing more is taken', async () => {
      await store.append('ash', 0, [line(0), line(1)], headOf(null));
      await store.keepSnapshot('ash', { length: 2, form: 'a', snapshot: 'two' });
      const begun = Promise.all([1, 2, 3].map((n) => store.append(`last ${n}`, 0, [line(n)], headOf(n, 'last'))));
      const old = store;
      store = await tried.reopen();
      expect(await begun).toEqual([true, true, true]);
      expect((await store.openedBy('last')).map(({ summary }) => summary)).toEqual([1, 2, 3]);
      expect(await store.read('ash', 0)).toEqual(['0', '1']);
      expect(await store.snapshot('ash')).toEqual({ length: 2, form: 'a', snapshot: 'two' });
      await expect(old.append('last 4', 0, [line(4)], headOf(4))).rejects.toThrow();
      await old.close();
    });

    test('whatever is done, it holds what a plain list would', async () => {
      const act = fc.oneof(
        {
          weight: 8,
          arbitrary: fc.record({
            act: fc.constant('append' as const),
            table: fc.nat(2),
            off: fc.constantFrom(0, 0, 0, 0, 1, -1),
            records: fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 3 }),
            keys: fc.subarray(['k0', 'k1', 'k2']),
            summary: fc.jsonValue({ maxDepth: 2 }),
          }),
        },
        { weight: 1, arbitrary: fc.record({ act: fc.constant('reopen' as const) }) },
      );
      let run = 0;
      const property = fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (acts) => {
        run += 1;
        const model = new Map<string, { records: string[]; head: Head }>();
        for (const each of acts) {
          if (each.act === 'reopen') {
            store = await tried.reopen();
            continue;
          }
          const table = `run ${run} table ${each.table}`;
          const known = model.get(table);
          const expected = Math.max(0, (known?.records.length ?? 0) + each.off);
          const records = each.records.map(line);
          const summary = JSON.parse(JSON.stringify(each.summary)) as Head['summary'];
          const head = headOf(summary, ...each.keys.map((key) => `run ${run} ${key}`));
          const fits = expected === (known?.records.length ?? 0);
          expect(await store.append(table, expected, records, head)).toBe(fits);
          if (fits) model.set(table, { records: [...(known?.records ?? []), ...records], head });
        }
        const stored = ([table, { records, head }]: [string, { records: string[]; head: Head }]): StoredHead => ({
          table,
          length: records.length,
          ...head,
        });
        const expected = [...model].map(stored).sort((a, b) => (a.table < b.table ? -1 : 1));
        const ours = (await allOf(store.heads())).filter(({ table }) => table.startsWith(`run ${run} `));
        expect(ours).toEqual(expected);
        for (const [table, { records }] of model) expect(await store.read(table, 0)).toEqual(records);
        for (const key of ['k0', 'k1', 'k2'].map((each) => `run ${run} ${each}`)) {
          expect(await store.openedBy(key)).toEqual(expected.filter(({ keys }) => keys.includes(key)));
        }
      });
      await always(property, 40);
    });
  });

  test(`${name}: whatever was told is there after kill -9, ${KILLS} times`, async () => {
    const { store, place, another, cleanup } = await open();
    await store.close();
    const told: Told[] = [];
    const source = stream('kills');
    for (let round = 0; round < KILLS; round++) {
      const appender = await startAppender(place, `${round}`);
      await appender.atWork(1 + source.below(40));
      await appender.kill();
      told.push(...appender.told());
      const opened = await another();
      await expectKept(opened, told);
      await opened.close();
    }
    expect(told.length).toBeGreaterThanOrEqual(KILLS);
    await cleanup();
  });
};

import { copyJson, type Entry, type Json, sha256 } from '@warmoot/kernel';
import { always, byTier } from '@warmoot/kernel/testing';
import { fileRecords, type TableFile, type TableRecord, tableHash, tableRecord } from '@warmoot/protocol';
import { sceneRules } from '@warmoot/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keepTaken } from '../server/files.js';
import type { Head, Store } from '../store/port.js';
import { randomTable } from '../testing/randomTable.js';
import { withoutNeverShown } from './neverShown.js';
import { fileFor, hidesSomething, wholeFile } from './tableFiles.js';
import { handedTo, readFile, takenFile } from './takenFile.js';

/** A store in memory, for what the import appends. */
const memory = () => {
  const tables = new Map<string, { readonly records: readonly string[]; readonly head: Head }>();
  const append: Store['append'] = async (table, expected, records, head) => {
    if (expected !== 0 || tables.has(table)) return false;
    tables.set(table, { records, head });
    return true;
  };
  return { tables, store: { append } as unknown as Store };
};

const throughText = <A>(value: A): A => JSON.parse(JSON.stringify(value)) as A;

/** Imports a file and exports what came of it. */
const again = async (file: TableFile, taken: readonly string[] = []) => {
  const checked = await readFile(throughText(file));
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusal).slice(0, 2000));
  const { tables, store } = memory();
  for (const table of taken) tables.set(table, { records: [], head: { keys: [], summary: null } });
  const kept = await keepTaken(
    store,
    takenFile(checked.value, { door: handedTo('the importer'), now: 5e12, secret: () => 'secret' }),
  );
  const { records, head } = tables.get(kept.table) as NonNullable<ReturnType<(typeof tables)['get']>>;
  return { kept, head, records: records.map((line) => JSON.parse(line) as TableRecord) };
};

const rehashed = ({ table, records, format }: TableFile): TableFile => ({
  format,
  table,
  records,
  hash: tableHash(records),
});

const anyTable = fc.tuple(fc.string({ minLength: 1, maxLength: 8 }), fc.integer({ min: 5, max: 400 }));

describe('a table as a file', () => {
  test('out, in, and out again: the same records and the same hash, whatever was played', async () => {
    const seen = new Set<string>();
    await always(
      fc.asyncProperty(anyTable, async ([seed, steps]) => {
        const { records, facts } = randomTable(seed, steps);
        for (const record of records) expect(tableRecord.parse(record)).toEqual({ ok: true, value: record });
        for (const { what } of records) seen.add(what.did);
        const file = wholeFile(facts.table, records, sceneRules);
        const { kept, records: imported, head } = await again(file);
        expect(kept).toMatchObject({ table: facts.table, seat: facts.host, hash: file.hash, notReplayed: [] });
        // A running scene goes on with dice of this server: that is a line more.
        const seeded = imported.findLastIndex(({ what }) => what.did === 'played' && what.seed === 'secret');
        expect(seeded).toBe(facts.scene?.seed == null ? -1 : imported.length - 1);
        const brought = seeded < 0 ? imported : imported.slice(0, seeded);
        expect(wholeFile(kept.table, brought, sceneRules)).toEqual(file);
        expect(tableHash(brought)).toBe(file.hash);
        // Nobody but the importer can open it: neither keys nor invitations came along.
        expect(head.keys).toEqual(['the importer']);
        expect(/key of|:"code"|link \d/.test(JSON.stringify(file))).toBe(false);
      }),
      25,
    );
    for (const did of byTier(
      ['keyed', 'began'],
      ['keyed', 'unkeyed', 'began', 'ended', 'proposed', 'answered', 'settled', 'switched', 'held', 'campaign'],
    )) {
      expect([...seen]).toContain(did);
    }
  });

  test('what a seat gets while something is hidden is what it sees, and no table can be made of it', async () => {
    let sealed = 0;
    for (let n = 0; n < 30; n++) {
      const { records, facts } = randomTable(`sealed ${n}`, 30 + n);
      const file = fileFor(facts, 'Bo', records, sceneRules);
      const { sealed: isStuck } = withoutNeverShown(records, sceneRules);
      expect(file.format === 'warmoot-sealed/1').toBe(
        hidesSomething(facts, 'Bo', sceneRules) || (isStuck && !facts.fileOpen),
      );
      if (file.format !== 'warmoot-sealed/1') continue;
      sealed++;
      const text = JSON.stringify(file);
      const secrets = ['"chain"', '"bookmark"', '"print"', ...(facts.scene?.seed ? [`"${facts.scene.seed}"`] : [])];
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
      expect(await readFile(throughText(file))).toEqual({ ok: false, refusal: { code: 'SEALED_FILE', seat: 'Bo' } });
    }
    expect(sealed).toBeGreaterThan(5);
  });

  test('an id that is taken, or that is none of ours, gives way to a new one', async () => {
    const { records } = randomTable('ids', 40);
    const other = await again(wholeFile('abcdefghjkmn', records, sceneRules), ['abcdefghjkmn']);
    expect(other.kept.table).toMatch(/^[0-9a-z]{12}$/);
    expect(other.kept.table).not.toBe('abcdefghjkmn');
    expect((await again(wholeFile('My table!', records, sceneRules))).kept.table).toMatch(/^[0-9a-z]{12}$/);
  });
});

/** A table with a scene that has ended and one that goes on. */
const rich = (): TableFile => {
  for (let n = 0; n < 200; n++) {
    const { records, facts } = randomTable(`rich ${n}`, 300);
    if (records.some(({ what }) => what.did === 'ended') && facts.scene !== null && facts.scenes.length > 1) {
      return wholeFile(facts.table, records, sceneRules);
    }
  }
  throw new Error('no such table');
};

describe('a file that does not hold', () => {
  const file = rich();
  const refusalOf = async (value: unknown) => {
    const read = await readFile(throughText(value));
    return read.ok ? null : read.refusal;
  };
  const at = (did: TableRecord['what']['did'], from = 0): number =>
    file.records.findIndex(({ what }, index) => index >= from && what.did === did);

  /** The file with one record changed, and a hash that fits again. */
  const changed = (index: number, change: (what: Record<string, never>) => void): TableFile => {
    const records = copyJson(file.records);
    change(records[index]?.what as never);
    return rehashed({ ...file, records });
  };

  test('a fault names its place', async () => {
    expect(await refusalOf('x')).toMatchObject({ code: 'BAD_SHAPE', path: '' });
    expect(await refusalOf({ ...file, format: 'warmoot-table/9' })).toMatchObject({
      code: 'BAD_SHAPE',
      path: 'format',
    });
    expect(await refusalOf({ ...file, records: [] })).toMatchObject({ code: 'BAD_SHAPE', path: 'records' });
    const bad = changed(3, (what) => {
      (what as Record<string, Json>).did = 'keyed';
    });
    expect(await refusalOf(bad)).toMatchObject({ code: 'BAD_SHAPE', path: 'records[3].what.did' });
    const gap = { ...file, records: file.records.map((record) => ({ ...record, seq: record.seq + 1 })) };
    expect(await refusalOf(gap)).toMatchObject({ code: 'BAD_SHAPE', path: 'records[0].seq' });
  });

  test('another hash than it says', async () => {
    const hash = sha256('other');
    expect(await refusalOf({ ...file, hash })).toEqual({ code: 'OTHER_HASH', said: hash, found: file.hash });
  });

  test('every entry of every scene is held against the rules', async () => {
    const tampered: Record<string, number> = {};
    for (const [index, { what }] of file.records.entries()) {
      if (what.did !== 'played' && what.did !== 'answered' && what.did !== 'began') continue;
      if (index % (what.did === 'played' ? byTier(101, 11) : byTier(7, 1)) > 0) continue;
      const { seq } = what.entry;
      const refusal = await refusalOf(
        changed(index, (event) => {
          const entry = event.entry as unknown as { -readonly [K in keyof Entry]: Entry[K] };
          if (entry.heard.length > 0) entry.heard = entry.heard.slice(1);
          else entry.chain = sha256('wrong');
        }),
      );
      const of = what.did === 'answered' ? 'proposal' : 'scene';
      // A scene that goes on and cannot be taken up any more is not even read.
      if (refusal?.code === 'UNREADABLE') expect(what.did).toBe('began');
      else expect(refusal).toMatchObject({ code: 'TAMPERED', of, why: { code: 'REPLAY_DIVERGED', entry: seq } });
      tampered[of] = (tampered[of] ?? 0) + 1;
    }
    expect(tampered.scene).toBeGreaterThan(byTier(1, 5));
  });

  test('the outcome, the seed and where the scene stood cannot be changed either', async () => {
    const ended = at('ended');
    const outcome = changed(ended, (what) => {
      (what as Record<string, Json>).outcome = { winner: 'Ana' };
    });
    expect(await refusalOf(outcome)).toMatchObject({ code: 'TAMPERED', of: 'scene', number: 1 });
    const seed = changed(ended, (what) => {
      (what as Record<string, Json>).seed = 'another';
    });
    expect(await refusalOf(seed)).toMatchObject({ code: 'TAMPERED', number: 1, why: { what: 'seed' } });
    const running = file.records.map(({ what }) => what.did).lastIndexOf('played');
    const bookmark = changed(running, (what) => {
      (what as unknown as { bookmark: { agenda: Json[] } }).bookmark.agenda = [];
    });
    expect((await refusalOf(bookmark))?.code).toMatch(/TAMPERED|UNREADABLE/);
  });

  test.each([
    ['no opening', (records: TableRecord[]) => records.slice(1), 0],
    ['a seat twice', (records: TableRecord[]) => [...records.slice(0, 2), records[1], ...records.slice(2)], 2],
    ['only an opening', (records: TableRecord[]) => records.slice(0, 1), 0],
  ])('records that make no table: %s', async (_, change, record) => {
    const records = fileRecords(change([...file.records]) as TableRecord[]);
    expect(await refusalOf(rehashed({ ...file, records }))).toEqual({ code: 'UNREADABLE', record });
  });

  test('nobody speaks at a table before anybody sits at it', async () => {
    const said = { ...file.records[1], what: { did: 'said', text: 'Hello' } } as TableRecord;
    const records = fileRecords(file.records.toSpliced(1, 0, said));
    expect(await refusalOf(rehashed({ ...file, records }))).toEqual({ code: 'UNREADABLE', record: 1, field: 'what' });
  });

  test('a scene that is not known here; a scene of other rules is kept as it is', async () => {
    const read = async (version: string, known: boolean) =>
      readFile(throughText(file), (scene) => {
        const rules = sceneRules(scene);
        if (!known) return { ok: false, refusal: { code: 'UNKNOWN_SCENE', scene, known: [] } };
        return rules.ok ? { ok: true, value: { ...rules.value, version } } : rules;
      });
    expect(await read('1', false)).toMatchObject({ ok: false, refusal: { code: 'UNKNOWN_SCENE' } });
    const other = await read('later', true);
    expect(other).toMatchObject({ ok: true, value: { notReplayed: expect.arrayContaining([1, 2]) } });
  });
});

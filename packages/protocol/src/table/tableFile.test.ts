import { table } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { fileRecord, staysInStore, type TableEvent, type TableRecord, tableRecord } from './record.js';
import { fileRecords, readTableFile, tableFile, tableHash } from './tableFile.js';

const OPTIONS = table.USUAL_OPTIONS;

const EVENTS: readonly TableEvent[] = [
  { did: 'opened', format: 'warmoot-table/1', title: 'Wednesdays', options: OPTIONS },
  { did: 'seated', seat: 'Ana', name: 'Ana', role: 'player', holder: 'person', player: null },
  { did: 'keyed', seat: 'Ana', key: 'hash of a key', how: 'sat' },
  { did: 'hosted', seat: 'Ana' },
  {
    did: 'ticketed',
    ticket: { hash: 'hash of a code', opens: 'player', seat: null, anew: false, once: false, until: null },
  },
  { did: 'spent', ticket: 'hash of a code' },
  { did: 'unkeyed', seat: 'Ana', keys: ['hash of a key'] },
  { did: 'stood', seat: 'Ana', kind: 'duel', answers: { fightOn: { way: 'hash of nothing' } } },
  { did: 'said', text: 'Hello' },
];

const record = (what: TableEvent, seq: number): TableRecord => ({
  seq,
  at: 1000 + seq,
  by: null,
  how: 'table',
  command: null,
  seenBy: null,
  what,
});

const RECORDS = EVENTS.map(record);

describe('the file of a table', () => {
  test('holds nothing of keys, invitations and links, and counts anew', () => {
    const kept = fileRecords(RECORDS);
    expect(kept.map(({ seq, what }) => [seq, what.did])).toEqual([
      [0, 'opened'],
      [1, 'seated'],
      [2, 'hosted'],
      [3, 'said'],
    ]);
    expect(RECORDS.filter(staysInStore).map(({ what }) => what.did)).toEqual([
      'keyed',
      'ticketed',
      'spent',
      'unkeyed',
      'stood',
    ]);
    expect(JSON.stringify(kept)).not.toContain('hash of');
  });

  test('its hash is that of what happened, wherever that stands and whoever may open it', () => {
    expect(tableHash(fileRecords(RECORDS))).toBe(tableHash(RECORDS));
    expect(tableHash(RECORDS.slice(0, -1))).not.toBe(tableHash(RECORDS));
  });

  test('a store may hold all records, a file only some', () => {
    for (const one of RECORDS) {
      expect(tableRecord.parse(one)).toEqual({ ok: true, value: one });
      expect(fileRecord.parse(one).ok).toBe(!staysInStore(one));
    }
  });

  test('nobody is waited for longer than a month', () => {
    const header = { format: 'warmoot-log/1', scene: 'x', version: '1', setup: {}, options: {}, commitment: null };
    const pathOf = (concerned: number): unknown => {
      const waits = { concerned, others: null };
      const what = {
        did: 'proposed',
        proposal: 1,
        about: 'pause',
        value: {},
        entitled: ['Ana'],
        header,
        until: null,
        waits,
      };
      const read = tableRecord.parse(record(what as never, 0));
      return read.ok ? null : (read.refusal as { readonly path?: string }).path;
    };
    const month = 30 * 24 * 3600;
    expect(pathOf(month)).toBe('what.entry');
    expect(pathOf(month + 1)).toBe('what.waits.concerned');
  });

  test('its schema names its version, and it is read back as it was', () => {
    expect(tableFile.schema).toMatchObject({ title: 'warmoot-table/1', type: 'object' });
    const file = {
      format: 'warmoot-table/1',
      table: 'x',
      records: fileRecords(RECORDS),
      hash: tableHash(RECORDS),
    } as const;
    expect(readTableFile(file)).toEqual({ ok: true, value: file });
    expect(tableFile.parse(JSON.stringify(file))).toEqual({ ok: true, value: file });
  });

  test.each([[null], ['text'], [[]], [{}], [{ format: 'warmoot-log/1' }]])('%j is none', (value) => {
    expect(readTableFile(value)).toMatchObject({ ok: false, refusal: { code: 'BAD_SHAPE' } });
  });
});

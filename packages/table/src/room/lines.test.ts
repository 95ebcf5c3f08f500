import type { TableRecord } from '@warmoot/protocol';
import { sceneRules } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { Slice } from '../aside/slices.js';
import { NO_TABLE } from '../core/facts.js';
import { endedIn, readAll } from '../core/fold.js';
import { itemsOf, linesOf } from '../core/seen.js';
import type { Store } from '../store/port.js';
import { randomTable } from '../testing/randomTable.js';
import { tableMessage, writtenLines, writtenTable } from './feed.js';
import { linesFrom } from './lines.js';
import { foldInSlices, recordsFrom } from './reading.js';

/** A store of one table that notes how many records it was asked for. */
const noting = (records: readonly TableRecord[]) => {
  const lines = records.map((record) => JSON.stringify(record));
  const read: number[] = [];
  const store = {
    read: async (_: string, from: number, most = lines.length) => {
      const page = lines.slice(from, from + most);
      read.push(page.length);
      return page;
    },
  } as unknown as Store;
  return { store, read };
};

/** Whoever waits for its turn after every look at the clock. */
class Polite extends Slice {
  rests = 0;

  override get isOver(): boolean {
    return true;
  }

  override async rest(): Promise<void> {
    this.rests += 1;
    await super.rest();
  }
}

describe('a long table', () => {
  const { facts, records } = randomTable('long', 2000);
  const { store, read } = noting(records);
  const seats = ['Ana', 'Bo', 'Cy', 'nobody'];

  test('its lines from any one on are those of the whole log, and few records are read for few lines', async () => {
    expect(records.length).toBeGreaterThan(1000);
    for (const seat of seats) {
      const all = itemsOf(records, seat, 0);
      expect(linesOf(facts, seat)).toBe(all.length);
      for (const from of [0, 1, 99, 250, 251, 600, all.length - 1, all.length]) {
        read.length = 0;
        expect(await linesFrom(store, facts, seat, from, 40)).toEqual(all.slice(from, from + 40));
        expect(read.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(750);
      }
      expect(await linesFrom(store, facts, seat, 0)).toEqual(all);
    }
  });

  test('without a wish it is the running scene, or the last lines', async () => {
    let running = 0;
    for (let length = 300; length < records.length; length += 97) {
      const some = records.slice(0, length);
      const then = readAll({ ...NO_TABLE, table: 't' }, some, sceneRules, endedIn(some));
      for (const seat of seats) {
        const all = itemsOf(some, seat, 0);
        const from = then.scene === null ? all.length - 100 : itemsOf(some.slice(0, then.scene.from), seat, 0).length;
        expect(await linesFrom(store, then, seat, null)).toEqual(all.slice(from));
      }
      running += then.scene === null ? 0 : 1;
    }
    expect(running).toBeGreaterThan(0);
  });

  test('it is read page by page and folded bit by bit, with turns of everybody else in between', async () => {
    const slice = new Polite();
    read.length = 0;
    const found = await recordsFrom(store, 't', 0, slice);
    expect(found).toEqual(records);
    expect(Math.max(...read)).toBeLessThanOrEqual(250);
    expect(slice.rests).toBe(read.length - 1);
    const ended = endedIn(records);
    let turns = 0;
    let isDone = false;
    const count = (): void => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    const after = await foldInSlices({ ...NO_TABLE, table: facts.table }, found, { rules: sceneRules, ended, slice });
    isDone = true;
    expect(after.length).toBe(records.length);
    expect(after.lines).toEqual(facts.lines);
    expect(slice.rests).toBeGreaterThan(records.length / 20);
    expect(turns).toBeGreaterThan(slice.rests);
  });

  test('it is written out line by line, with turns of everybody else in between', async () => {
    const slice = new Polite();
    const message = tableMessage(facts, 'Bo', itemsOf(records, 'Bo', 0), { Bo: true });
    const written = writtenTable(message, await writtenLines(message.items, slice));
    expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(message)));
    expect(slice.rests).toBe(message.items.length);
    const empty = { ...message, items: [] };
    expect(JSON.parse(writtenTable(empty, ''))).toEqual(JSON.parse(JSON.stringify(empty)));
  });
});

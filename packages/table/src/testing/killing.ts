import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { expect } from 'vitest';
import type { Store, StoredHead, StorePlace } from '../store/index.js';
import { programOf } from './program.js';

const APPENDER = new URL('appender.ts', import.meta.url);

/** An append of which the process said that it has happened. */
export interface Told {
  readonly table: string;
  readonly at: number;
  readonly ids: readonly string[];
}

/** Starts a process that adds records; `told` grows as it says so, and `ended` comes when it is dead. */
export const startAppender = async (place: StorePlace, round: string) => {
  const args = [await programOf(APPENDER), JSON.stringify(place), round];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const ended = once(child, 'close');
  /** The last line may have been cut. */
  const told = (): readonly Told[] =>
    out
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Told);
  /** Waits until it has told so many lines. */
  const atWork = async (lines: number): Promise<void> => {
    while (out.split('\n').length <= lines) {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`it never began: ${err}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  return { told, atWork, kill, ended };
};

interface Kept {
  readonly id: string;
  readonly text: string;
  readonly sum: string;
}

/** A table's head and records of one moment, though somebody may be writing: a computer, or a client that has died. */
export const atRest = async (
  store: Store,
  table: string,
): Promise<{ readonly head: StoredHead; readonly records: readonly string[] }> => {
  const head = (await store.head(table)) as StoredHead;
  const records = await store.read(table, 0);
  const after = (await store.head(table)) as StoredHead;
  return after.length === head.length ? { head, records } : atRest(store, table);
};

/** All that was told is there, at its place; nothing is torn, doubled or missing between. */
export const expectKept = async (store: Store, told: readonly Told[]): Promise<void> => {
  const logs = new Map<string, readonly string[]>();
  for await (const { table } of store.heads()) {
    const { head, records: lines } = await atRest(store, table);
    const { length, summary, keys } = head;
    const records = lines.map((line) => JSON.parse(line) as Kept);
    expect([table, records.length, summary]).toEqual([table, length, { length }]);
    expect((await store.openedBy(keys[0] ?? '')).map((head) => head.table)).toEqual([table]);
    for (const { text, sum } of records) expect(createHash('sha256').update(text).digest('hex')).toBe(sum);
    const ids = records.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    logs.set(table, ids);
  }
  for (const { table, at, ids } of told) expect(logs.get(table)?.slice(at, at + ids.length)).toEqual(ids);
};

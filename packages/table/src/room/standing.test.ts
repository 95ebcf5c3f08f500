import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deed, TableRecord } from '@warmoot/protocol';
import { sceneRules } from '@warmoot/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { seatComputer } from '../core/seating.js';
import { openSqlite } from '../store/index.js';
import type { Store } from '../store/port.js';
import { DeskTable } from '../testing/deskTable.js';
import { DUEL, duelAgainst } from '../testing/games.js';
import { seeds } from '../testing/seeds.js';
import type { Feed } from './feed.js';
import { Room } from './room.js';

let folder: string;
let store: Store;
let now: number;
/** What is to happen later, with its time: nothing here happens by the clock of the wall. */
let later: { at: number; then: () => void }[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'warmoot-'));
  store = await openSqlite(folder);
  now = 2_000_000;
  later = [];
});

afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

/** A room on the store's table, as a process that has just started has it. */
const roomOf = (on: Store = store): Room => {
  const secret = seeds('room');
  return new Room('desk', {
    store: on,
    circumstances: () => ({ rules: sceneRules, now, secret, players: ['recruit'] }),
    changed: () => undefined,
    fault: (_where, error) => {
      throw error;
    },
    after: (ms, then) => {
      const one = { at: now + ms, then };
      later.push(one);
      return () => {
        later = later.filter((other) => other !== one);
      };
    },
    elsewhere: () => [],
    // A computer player who thinks for ever.
    thinkers: { think: () => new Promise(() => undefined) },
  });
};

/** Lets so many milliseconds go by, and waits until all that falls into them is done. */
const pass = async (room: Room, ms: number): Promise<void> => {
  const end = now + ms;
  for (;;) {
    await room.settled();
    const next = later.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
    if (next === undefined) break;
    now = Math.max(now, next.at);
    later = later.filter((one) => one !== next);
    next.then();
  }
  now = end;
};

const feedOf = (seat: string): Feed => ({ seat, key: `key ${seat}`, send: () => undefined, write: () => undefined });

const comes = async (room: Room, seat: string): Promise<Feed> => {
  const feed = feedOf(seat);
  expect(await room.watch(feed, null, () => ({}))).toMatchObject({ ok: true });
  return feed;
};

const records = async (): Promise<readonly TableRecord[]> =>
  (await store.read('desk', 0)).map((line) => JSON.parse(line) as TableRecord);

const standing = async (): Promise<readonly TableRecord[]> => (await records()).filter(({ how }) => how === 'standing');

const STAND: Deed = { do: 'stand', kind: 'duel', answers: { fightOn: { way: 'on' } } };

/** The table in the store: a duel of Ana and Bo has begun, or of Ana and a computer. */
const kept = async (company: 'Bo' | 'Rex'): Promise<void> => {
  const table = new DeskTable(company === 'Bo' ? ['Ana', 'Bo'] : ['Ana'], {}, 1_000_000);
  if (company === 'Rex') table.act((desk) => seatComputer(desk, 'Rex', 'recruit'));
  expect(table.do('Ana', company === 'Bo' ? DUEL.begin : duelAgainst('recruit').begin)).toBeNull();
  const lines = table.records.map((record) => JSON.stringify(record));
  await store.append('desk', 0, lines, { keys: ['key Ana', 'key Bo'], summary: {} });
};

const command = (room: Room, seat: string, deed: Deed) =>
  room.obey({ id: `${seat} ${deed.do} ${now}`, table: 'desk', seat, deed }, `key ${seat}`);

describe('a room gives an answer that stands', () => {
  test('no sooner and no later than a quick hand would, while its person is there', async () => {
    await kept('Bo');
    const room = roomOf();
    await comes(room, 'Bo');
    expect(await command(room, 'Bo', STAND)).toMatchObject({ ok: true });
    await pass(room, 1199);
    expect(await standing()).toEqual([]);
    await pass(room, 2002);
    expect((await standing()).map(({ by, at }) => [by, at > 2_001_199])).toEqual([['Bo', true]]);
    expect(later).toEqual([]);
    room.close();
  });

  test('at once where nobody but computers is at the table', async () => {
    await kept('Rex');
    const room = roomOf();
    await comes(room, 'Ana');
    await command(room, 'Ana', STAND);
    await pass(room, 0);
    expect((await standing()).map(({ by, at }) => [by, at])).toEqual([['Ana', 2_000_000]]);
    room.close();
  });

  test('not while its person is away, and when they are back', async () => {
    await kept('Bo');
    const room = roomOf();
    await command(room, 'Bo', STAND);
    await pass(room, 60_000);
    expect(await standing()).toEqual([]);
    const feed = await comes(room, 'Bo');
    room.feeds.delete(feed);
    await pass(room, 60_000);
    expect(await standing()).toEqual([]);
    await comes(room, 'Bo');
    await pass(room, 3200);
    expect(await standing()).toHaveLength(1);
    room.close();
  });

  test('after the process was lost: what stands is in the store, and its time is drawn anew', async () => {
    await kept('Bo');
    const lost = roomOf();
    await comes(lost, 'Bo');
    await command(lost, 'Bo', STAND);
    await pass(lost, 1000);
    later = [];
    const room = roomOf();
    await comes(room, 'Bo');
    await pass(room, 1199);
    expect(await standing()).toEqual([]);
    await pass(room, 2001);
    expect(await standing()).toHaveLength(1);
    lost.close();
    room.close();
  });

  test('not what was taken back meanwhile, or answered by hand', async () => {
    await kept('Bo');
    const room = roomOf();
    await comes(room, 'Bo');
    await command(room, 'Bo', STAND);
    await pass(room, 500);
    await command(room, 'Bo', { do: 'stand', kind: 'duel', answers: { fightOn: null } });
    await pass(room, 60_000);
    expect(await standing()).toEqual([]);
    await command(room, 'Bo', STAND);
    const answer = { do: 'answer', question: '1.0', as: 'Joris', choice: { choose: 'surrender' } } as const;
    expect(await command(room, 'Bo', answer)).toMatchObject({ ok: true });
    await pass(room, 60_000);
    expect(await standing()).toEqual([]);
    room.close();
  });
});

test('whoever watches a room that slept is told what others wrote meanwhile, also after a snapshot', async () => {
  const table = new DeskTable(['Ana', 'Bo']);
  const says = (text: string) => expect(table.do('Ana', { do: 'say', text })).toBeNull();
  const keep = async (from: number): Promise<void> => {
    const lines = table.records.slice(from).map((record) => JSON.stringify(record));
    expect(await store.append('desk', from, lines, { keys: ['key Ana', 'key Bo'], summary: {} })).toBe(true);
  };
  for (let n = 0; n < 400; n++) says(`${n}`);
  await keep(0);
  const { length } = table.records;
  const room = roomOf();
  const told: string[] = [];
  const feed: Feed = { ...feedOf('Bo'), send: (message) => told.push(JSON.stringify(message)) };
  expect(await room.watch(feed, null, () => ({}))).toMatchObject({ ok: true });
  room.sleep();
  expect(room.asleep).toBe(true);
  says('meanwhile');
  await keep(length);
  expect((await store.snapshot('desk'))?.length).toBe(length);
  await room.hear(null);
  expect(told.filter((message) => message.includes('"meanwhile"'))).toHaveLength(1);
  room.close();
});

const gate = () => {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open: () => open() };
};

test('what others write while a room is being read is told to whoever comes meanwhile', async () => {
  const table = new DeskTable(['Ana', 'Bo']);
  const keep = async (from: number): Promise<void> => {
    const lines = table.records.slice(from).map((record) => JSON.stringify(record));
    expect(await store.append('desk', from, lines, { keys: ['key Ana', 'key Bo'], summary: {} })).toBe(true);
  };
  await keep(0);
  const { length } = table.records;
  const [isRead, goesOn] = [gate(), gate()];
  const slow: Store = Object.assign(Object.create(store), {
    read: async (...about: Parameters<Store['read']>) => {
      const lines = await store.read(...about);
      isRead.open();
      await goesOn.passed;
      return lines;
    },
  });
  const room = roomOf(slow);
  const told: string[] = [];
  const feed: Feed = { ...feedOf('Bo'), send: (message) => told.push(JSON.stringify(message)) };
  const watching = room.watch(feed, null, () => ({}));
  await isRead.passed;
  expect(table.do('Ana', { do: 'say', text: 'meanwhile' })).toBeNull();
  await keep(length);
  const heard = room.hear(table.records.length);
  goesOn.open();
  expect(await watching).toMatchObject({ ok: true });
  await heard;
  expect(told.filter((message) => message.includes('"meanwhile"'))).toHaveLength(1);
  room.close();
});

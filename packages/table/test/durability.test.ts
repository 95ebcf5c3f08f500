import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stream } from '@warmoot/kernel';
import { byTier } from '@warmoot/kernel/testing';
import type { StorePlace } from '@warmoot/table';
import {
  type BusyTable,
  busyTable,
  type Children,
  CLIMB,
  DUEL,
  duelAgainst,
  expectKept,
  expectSameAsFresh,
  expectVerified,
  ONE_AGAINST_TWO,
  scratchPostgres,
  serverProcesses,
} from '@warmoot/table/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** A server is killed after so many acknowledged commands at most, and so many milliseconds more. */
const MOST_DONE = 10;
const MOST_MS = 25;
/** Where nobody can act, for whatever reason, it is killed all the same. */
const LONGEST_MS = 3_000;
const LOOK_EVERY = 20;
const GAMES = [DUEL, duelAgainst('recruit'), ONE_AGAINST_TWO, CLIMB];

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let children: Children;
beforeAll(async () => {
  children = await serverProcesses();
});
afterAll(() => children.close());

/** How often the server is killed at least, and what these kills must have hit. */
interface Least {
  readonly kills: number;
  /** Commands that had been asked for and not been answered. */
  readonly between: number;
  readonly acknowledged: number;
  /** Tables at which all was played. */
  readonly finished: number;
}

const ON_SQLITE: Least = {
  kills: byTier(1, 100),
  between: byTier(0, 60),
  acknowledged: byTier(1, 200),
  finished: byTier(0, 1),
};
const ON_POSTGRES: Least = {
  kills: byTier(1, 40),
  between: byTier(0, 25),
  acknowledged: byTier(1, 50),
  finished: 0,
};

/** Plays on several tables at once and kills the server again and again. Gives how many scenes were verified. */
const killAndPlayOn = async (place: StorePlace, least: Least, seed: string): Promise<number> => {
  const source = stream(seed);
  const finished: BusyTable[] = [];
  let server = await children.start(place);
  let opened = 0;
  const open = (at: number) =>
    busyTable(server.url, GAMES[at] as (typeof GAMES)[number], {
      seed: `${seed} ${opened++}`,
      scenes: at === 3 ? 4 : 1,
    });
  const tables = await Promise.all(GAMES.map((_, at) => open(at)));
  const everybody = () => tables.flatMap(({ people }) => people);
  let between = 0;
  const countedAt = (some: readonly BusyTable[]): number =>
    some.flatMap(({ people }) => people).reduce((sum, one) => sum + one.acknowledged.length, 0);
  const counted = () => countedAt(tables);
  /** Some random time in which they play. */
  const aWhile = async (): Promise<void> => {
    const [enough, late] = [counted() + source.below(MOST_DONE), Date.now() + LONGEST_MS];
    while (counted() < enough && !everybody().every(({ done }) => done) && Date.now() < late) await pause(2);
    await pause(source.below(MOST_MS));
  };

  /** Everybody rests, and what each has followed is compared with what is there. */
  const look = async (playing: readonly Promise<void>[]): Promise<void> => {
    for (const one of everybody()) one.paused = true;
    await Promise.all(playing);
    for (const { client } of everybody()) await expectSameAsFresh(server.url, client);
    for (const table of tables) await expectKept(place, table);
    for (const one of everybody()) one.paused = false;
  };

  // How much a kill hits is up to the machine: it goes on until they have hit what they were meant to hit.
  const isEnough = (): boolean =>
    between >= least.between &&
    finished.length >= least.finished &&
    countedAt([...finished, ...tables]) >= least.acknowledged;

  for (let kill = 1; kill <= least.kills || !isEnough(); kill++) {
    for (const [at, table] of tables.entries()) {
      if (!table.people.every(({ done }) => done)) continue;
      finished.push(table);
      for (const { client } of table.people) client.close();
      tables[at] = await open(at);
    }
    let playing = everybody().map((one) => one.play(server.url));
    await aWhile();
    if (kill % LOOK_EVERY === 0) {
      await look(playing);
      playing = everybody().map((one) => one.playOn());
      await aWhile();
    }
    await server.kill();
    await Promise.all(playing);
    expect(server.complaints()).toBe('');
    between += everybody().filter(({ pending }) => pending !== null).length;
    server = await children.start(place);
  }
  for (const table of [...finished, ...tables]) {
    for (const one of table.people) one.paused = true;
    await Promise.all(table.people.map((one) => one.play(server.url)));
    await expectKept(place, table);
    for (const { client } of table.people) await expectSameAsFresh(server.url, client);
  }
  const all = [...finished, ...tables];
  let verified = 0;
  for (const { people } of all) verified += await expectVerified(server.url, (people[0] as (typeof people)[0]).client);
  for (const { people } of all) for (const { client } of people) client.close();
  await server.kill();
  return verified;
};

// Both at once: each waits for its own processes most of the time.
describe.concurrent('kill -9 at random moments loses nothing that was acknowledged', () => {
  test(`${ON_SQLITE.kills} times on SQLite`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'warmoot-'));
    expect(await killAndPlayOn({ dataDir: folder }, ON_SQLITE, 'sqlite')).toBeGreaterThanOrEqual(ON_SQLITE.finished);
    await rm(folder, { recursive: true });
  });

  test(`${ON_POSTGRES.kills} times on PostgreSQL`, async () => {
    const postgres = await scratchPostgres();
    try {
      await killAndPlayOn({ databaseUrl: await postgres.freshDatabase(), dataDir: '' }, ON_POSTGRES, 'postgres');
    } finally {
      await postgres.stop();
    }
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stream } from '@warmoot/kernel';
import { byTier } from '@warmoot/kernel/testing';
import type { Deed, TableRecord } from '@warmoot/protocol';
import {
  type Children,
  Client,
  expectSameAsFresh,
  joinTable,
  openTable,
  type ServerProcess,
  serverProcesses,
  storedRecords,
} from '@warmoot/table/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BY_HAND, entryOf, RATINGS } from './campaignKit.js';

const KILLS = byTier(1, 24);
/** So many answers at most, and so many milliseconds more, until the server is killed. */
const MOST_DONE = 12;
const MOST_MS = 15;
/** Where nothing can be answered, for whatever reason, it is killed all the same. */
const LONGEST_MS = 3_000;
/** The kills must come among scenes that end: it goes on until there were so many. */
const ENDED = byTier(1, 3);

/** What may rightly be refused to somebody who asks again after a while. */
const TOO_LATE: ReadonlySet<string> = new Set(['STALE', 'NO_SCENE', 'SCENE_RUNNING']);

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Somebody who goes from duel to duel against a recruit, with new people each time, and asks again for what was not answered. */
class Champion {
  readonly client: Client;
  private readonly source;
  private pending: { readonly id: string; readonly deed: Deed | { readonly do: string } } | null = null;
  private round = 0;
  done = 0;
  readonly surprises: unknown[] = [];
  readonly acknowledged: string[] = [];

  constructor(client: Client, seed: string) {
    this.client = client;
    this.source = stream(seed);
  }

  private named(name: string): string | undefined {
    const cast = Object.values(this.client.campaign?.open.characters ?? {});
    return cast.find((one) => one.name === name)?.id;
  }

  /** The next step of a round: two people, for one of whom the dice are rolled; a plan; a duel. */
  private next(): Deed | { readonly do: string } | null {
    const { client } = this;
    if (client.scene !== null) return client.randomDeed(this.source);
    const [hero, foe, title] = [`Hero ${this.round}`, `Foe ${this.round}`, `Duel ${this.round}`];
    const add = (name: string, owner: string, more: object) => ({
      do: 'campaign',
      deed: { deed: 'add', name, owner, ...more },
    });
    const [first, second] = [this.named(hero), this.named(foe)];
    if (first === undefined) return add(hero, client.place.seat, RATINGS);
    if (second === undefined) return add(foe, 'Rex', {});
    // The foe's sheet is closed: that dice were rolled for it stands in the calendar.
    const isRolled = Object.values(client.campaign?.open.entries ?? {}).some(
      ({ kind, state, characters }) => kind === 'generation' && state === 'done' && characters.includes(second),
    );
    const generation = { play: 'generation', characters: [second], method: { by: 'distribution' } };
    // With closed sheets the table decides whether ratings are rolled for all to see; alone she decides.
    if (!isRolled) return { do: 'propose', about: 'play', value: { play: generation } } as never;
    const entry = entryOf(client, title);
    const plan = { side1: [first], side2: [second] };
    if (entry === undefined)
      return { do: 'campaign', deed: { deed: 'plan', day: 1, scene: 'duel', title, plan } } as never;
    if (entry.state === 'planned') return { do: 'play', play: { play: 'entry', entry: entry.id } };
    this.round += 1;
    return null;
  }

  /** Until the line is cut. */
  async fight(): Promise<void> {
    const { client } = this;
    while (client.closed === null) {
      if (this.pending === null) {
        const deed = this.next();
        if (deed === null) {
          // The recruit is to answer first.
          await pause(1);
          continue;
        }
        this.pending = { id: client.newId(), deed };
      }
      const refusal = await client.do(this.pending.deed, this.pending.id);
      if (refusal?.code === 'TRY_AGAIN') continue;
      if (refusal === null) this.acknowledged.push(this.pending.id);
      else if (!TOO_LATE.has(refusal.code)) this.surprises.push({ asked: this.pending.deed, refusal });
      this.done += 1;
      this.pending = null;
    }
  }
}

let children: Children;
beforeAll(async () => {
  children = await serverProcesses();
});
afterAll(() => children.close());

/** Every scene of the campaign that is over stands beside what came of it, and the other way round. */
const expectWhole = (records: readonly TableRecord[]): number => {
  let ended = 0;
  for (const [at, { what }] of records.entries()) {
    const next = records[at + 1]?.what;
    if (what.did === 'ended') {
      ended += 1;
      expect([at, next]).toEqual([
        at,
        expect.objectContaining({ did: 'campaign', cause: { by: 'scene', scene: what.scene } }),
      ]);
    }
    if (what.did === 'campaign' && what.cause.by === 'play') {
      expect([at, ['began', 'campaign']]).toEqual([at, expect.arrayContaining([next?.did])]);
    }
    if (what.did === 'campaign' && what.more) expect([at, next?.did]).toEqual([at, 'campaign']);
  }
  return ended;
};

test(`killed ${KILLS} times and more while scenes of a campaign end: an end and what follows from it are both there, or neither`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'warmoot-'));
  const place = { dataDir: folder };
  const source = stream('campaign kills');
  let server: ServerProcess = await children.start(place);
  const host = await openTable(server.url, 'Ana');
  const client = await new Client(host, 'Ana').connect(server.url);
  expect(await client.do({ do: 'seatComputer', name: 'Rex', player: 'recruit' })).toBeNull();
  const options = { ...BY_HAND, 'saga.table.openSheets': false };
  expect(await client.deed({ deed: 'found', name: 'Mortal', options })).toBeNull();
  const watcher = await new Client(await joinTable(server.url, host, 'Sue', 'spectator'), 'Sue').connect(server.url);
  const champion = new Champion(client, 'champion');
  let ended = 0;
  for (let kill = 1; kill <= KILLS || ended < ENDED; kill++) {
    const fighting = champion.fight();
    const [enough, late] = [champion.done + source.below(MOST_DONE), Date.now() + LONGEST_MS];
    while (champion.done < enough && Date.now() < late) await pause(1);
    await pause(source.below(MOST_MS));
    await server.kill();
    await fighting;
    expect(server.complaints()).toBe('');
    ended = expectWhole(await storedRecords(place, host.table));
    server = await children.start(place);
    for (const one of [client, watcher]) {
      await one.connect(server.url);
      await expectSameAsFresh(server.url, one);
    }
  }
  const records = await storedRecords(place, host.table);
  const kept = records.flatMap(({ command }) => (command === null ? [] : [command.id]));
  expect(new Set(kept).size).toBe(kept.length);
  expect(champion.acknowledged.filter((id) => !kept.includes(id))).toEqual([]);
  expect(champion.surprises).toEqual([]);
  expect(expectWhole(records)).toBeGreaterThanOrEqual(ENDED);
  for (const one of [client, watcher]) one.close();
  await server.kill();
  await rm(folder, { recursive: true });
});

import { canonicalJson, type Log, verify } from '@warmoot/kernel';
import type { Item, SeenScene, SeenTable, TableRecord } from '@warmoot/protocol';
import type { saga } from '@warmoot/rules';
import { expect } from 'vitest';
import { openStore, type StorePlace } from '../store/index.js';
import { Client } from './client.js';
import { type Game, rulesAndToy } from './games.js';
import { joinTable, openTable, type Place, request } from './http.js';
import { atRest } from './killing.js';
import { PATIENCE_MS } from './patience.js';
import { Somebody } from './somebody.js';

/** A table with the people who play at it. */
export interface BusyTable {
  readonly table: string;
  readonly people: readonly Somebody[];
}

/** Sits people down at a new table, and the computer where the game has one. */
export const seatPeople = async (url: string, { others, computer }: Game, more: object = {}): Promise<Place[]> => {
  const ana = await openTable(url, 'Ana', more);
  const places = [ana];
  for (const name of others) places.push(await joinTable(url, ana, name));
  if (computer !== null) {
    const deed = { do: 'seatComputer', name: 'Rex', player: computer };
    const body = { id: 'rex', seat: 'Ana', deed };
    await request(url, `/api/tables/${ana.table}/commands`, { key: ana.key, body });
  }
  return places;
};

/** A table at which so many scenes are played. */
export const busyTable = async (
  url: string,
  game: Game,
  { seed, scenes, options = {} }: { readonly seed: string; readonly scenes: number; readonly options?: object },
): Promise<BusyTable> => {
  const places = await seatPeople(url, game, { options });
  return {
    table: places[0]?.table ?? '',
    people: places.map((place, at) => new Somebody(place, seed, at === 0 ? { game, scenes } : null)),
  };
};

interface Fresh {
  readonly scene: SeenScene | null;
  readonly seen: SeenTable;
  readonly campaign: saga.campaign.SeenCampaign | null;
}

/** All lines of a seat's log, read page by page. */
export const allLines = async (url: string, { table, seat, key }: Place, page = 37): Promise<readonly Item[]> => {
  const lines: Item[] = [];
  for (;;) {
    const path = `/api/tables/${table}/lines?seat=${encodeURIComponent(seat)}&from=${lines.length}&most=${page}`;
    const { body } = await request<readonly Item[]>(url, path, { key });
    lines.push(...body);
    if (body.length < page) return lines;
  }
};

const freshFor = async (url: string, { table, seat, key }: Place): Promise<Fresh> => {
  const { body } = await request<Fresh>(url, `/api/tables/${table}?seat=${encodeURIComponent(seat)}`, { key });
  return { scene: body.scene, seen: body.seen, campaign: body.campaign };
};

/** What a client has followed is what somebody new is shown, once all news has arrived; and its log has no gap. */
export const expectSameAsFresh = async (url: string, client: Client): Promise<void> => {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const fresh = await freshFor(url, client.place);
    const all = await allLines(url, client.place);
    // Whoever came first in the midst of a scene was given the log from its beginning on.
    const lines = all.slice(client.items[0]?.place ?? 0);
    const mine = { scene: client.scene, seen: client.seen, campaign: client.campaign };
    const isSame = canonicalJson([mine, client.items]) === canonicalJson([fresh, lines]);
    if (isSame || Date.now() > end) {
      expect(mine).toEqual(fresh);
      expect(client.items).toEqual(lines);
      expect(all.map(({ place }) => place)).toEqual(all.map((_, at) => at));
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
};

/** The records of a table as they are on the disk: whole, numbered without a gap, as many as the head says. */
export const storedRecords = async (place: StorePlace, table: string): Promise<readonly TableRecord[]> => {
  const store = await openStore(place);
  try {
    const records = (await store.read(table, 0)).map((line) => JSON.parse(line) as TableRecord);
    expect(records.map(({ seq }) => seq)).toEqual(records.map((_, at) => at));
    return records;
  } finally {
    await store.close();
  }
};

/** All that was acknowledged is there once and in its order; what was refused is not; nothing else is. */
export const expectKept = async (place: StorePlace, { table, people }: BusyTable): Promise<void> => {
  const store = await openStore(place);
  try {
    const { head, records: lines } = await atRest(store, table);
    const records = lines.map((line) => JSON.parse(line) as TableRecord);
    expect(records.map(({ seq }) => seq)).toEqual(records.map((_, at) => at));
    expect(head.length).toBe(records.length);
    for (const { client, acknowledged, pending, surprises } of people) {
      expect(surprises).toEqual([]);
      const kept = records.flatMap(({ by, command }) => (command !== null && by === client.name ? [command.id] : []));
      const last = pending !== null && kept.at(-1) === pending.id ? [pending.id] : [];
      const setUp = kept.filter((id) => id === 'rex');
      expect(kept).toEqual([...setUp, ...acknowledged.map(({ id }) => id), ...last]);
    }
  } finally {
    await store.close();
  }
};

/** Every scene that has ended verifies. Gives how many there are. */
export const expectVerified = async (url: string, client: Client): Promise<number> => {
  const { table, seat, key } = client.place;
  const ended = (client.seen?.scenes ?? []).filter(({ state }) => state === 'ended');
  for (const { scene, name } of ended) {
    const rules = rulesAndToy(name);
    if (!rules.ok) throw new Error('no rules');
    const path = `/api/tables/${table}/scenes/${scene}/log?seat=${seat}`;
    const { body } = await request<Log>(url, path, { key });
    expect(verify(rules.value, body)).toMatchObject({ ok: true, value: { over: true, unchecked: 0 } });
  }
  return ended.length;
};

/** Somebody who was never there before. */
export const newcomer = (place: Place, url: string): Promise<Client> => new Client(place).connect(url);

/** Plays all that is to be played at a table, and then stays there. */
export const playOut = async (url: string, { people }: Pick<BusyTable, 'people'>): Promise<void> => {
  for (const one of people) one.paused = false;
  const playing = people.map((one) => one.play(url));
  const [first] = people as [Somebody];
  await first.client.until(() => people.every(({ done }) => done));
  for (const one of people) one.paused = true;
  await Promise.all(playing);
};

/** A number that the server tells of itself. */
export const gauge = async (url: string, name: string): Promise<number> => {
  const { text } = await request(url, '/metrics');
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
};

/** Plays until so many commands of theirs have been acknowledged, then rests. */
export const playSome = async (url: string, { people }: Pick<BusyTable, 'people'>, commands: number): Promise<void> => {
  const count = (): number => people.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const enough = count() + commands;
  for (const one of people) one.paused = false;
  const playing = people.map((one) => one.play(url));
  const [first] = people as [Somebody];
  await first.client.until(() => count() >= enough || people.every(({ done }) => done));
  for (const one of people) one.paused = true;
  await Promise.all(playing);
};

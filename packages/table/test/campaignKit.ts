import { type Stream, stream } from '@warmoot/kernel';
import type { AnyRefusal } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import { type Client, request } from '@warmoot/table/testing';
import { expect } from 'vitest';
import type { Reader } from './secretsKit.js';

/** A sheet as it is written by hand: everything average. */
export const RATINGS = {
  skills: Object.fromEntries(saga.ALL_SKILLS.map((skill) => [skill, 3])),
  motives: Object.fromEntries(saga.character.ALL_MOTIVES.map((motive) => [motive, 6])),
};

export const BY_HAND = { 'saga.generation.others': 'byHand' };

type Named = { readonly id: string; readonly name: string };

/** The id of a character, by the name. */
export const idOf = ({ campaign }: Client, name: string): string =>
  (Object.values(campaign?.open.characters ?? {}) as readonly Named[]).find((one) => one.name === name)?.id ?? '';

/** The entry of a title, as a client sees it. */
export const entryOf = ({ campaign }: Client, title: string) =>
  Object.values(campaign?.open.entries ?? {}).find((one) => one.title === title);

/** Somebody with ratings joins the cast. */
export const addRated = async (client: Client, name: string, owner: string | null): Promise<string> => {
  expect(await client.deed({ deed: 'add', name, owner, ...RATINGS })).toBeNull();
  await client.until(() => idOf(client, name) !== '');
  return idOf(client, name);
};

export const planDuel = async (
  client: Client,
  {
    title,
    side1,
    side2,
  }: { readonly title: string; readonly side1: readonly string[]; readonly side2: readonly string[] },
): Promise<string> => {
  const day = client.campaign?.open.today ?? 1;
  const characters = [...side1, ...side2];
  const plan = { side1, side2 };
  expect(await client.deed({ deed: 'plan', day, scene: 'duel', title, characters, plan })).toBeNull();
  await client.until(() => entryOf(client, title) !== undefined);
  return entryOf(client, title)?.id ?? '';
};

/** Everybody who is asked agrees. */
export const agreed = async (by: Client, others: readonly Client[], about: string, value: object): Promise<void> => {
  expect(await by.do({ do: 'propose', about, value })).toBeNull();
  for (const other of others) expect(await other.speak()).toBeNull();
};

/** Plays on at random until the scene is over or so many answers are given. Everybody has heard all before the next. */
export const playOn = async (readers: readonly Reader[], source: Stream, most: number): Promise<void> => {
  for (let moves = 0; moves < most; moves++) {
    for (const reader of readers) await reader.settled();
    const asked = readers.find(({ due }) => due.length > 0);
    const deed = asked?.randomDeed(source) ?? null;
    if (asked === undefined || deed === null) return;
    expect(await asked.do(deed)).toBeNull();
  }
};

/** The scene is played at random to its end; after so many moves the table breaks it off. */
export const playOut = async (readers: readonly Reader[], source: Stream = stream('scene'), most = 300) => {
  const [host, ...others] = readers as readonly [Reader, ...Reader[]];
  await playOn(readers, source, most);
  await host.settled();
  if (host.scene !== null) await agreed(host, others, 'abandon', {});
  for (const reader of readers) await reader.until(() => reader.scene === null);
};

/** Every address at which a reader can learn something, the logs of all scenes among them. */
export const readEverything = async (reader: Reader): Promise<void> => {
  await reader.settled();
  await reader.readAll();
  const { table, seat } = reader.place;
  for (const { scene } of reader.seen?.scenes ?? []) {
    await reader.get(`/api/tables/${table}/scenes/${scene}/log?seat=${encodeURIComponent(seat)}`);
  }
};

/** The messages that came since, but for the answers to what it asked itself. */
export const heardSince = ({ received }: Client, from: number): readonly string[] =>
  received.slice(from).filter((text) => !/"send":"(pong|done|here)"/.test(text));

export const metricsOf = async (url: string): Promise<string> => (await request(url, '/metrics')).text;

let commands = 0;

/** Asks for something over HTTP, where everything has an answer, however malformed it is: null once it is done. */
export const asked = async (reader: Reader, deed: unknown): Promise<AnyRefusal | null> => {
  const { table, seat } = reader.place;
  const body = { id: `asked-${commands++}`, seat, deed };
  const got = await reader.post<{ refusal?: AnyRefusal }>(`/api/tables/${table}/commands`, body);
  return got.status === 200 ? null : (got.body.refusal ?? { code: 'TRY_AGAIN', why: 'crowded' });
};

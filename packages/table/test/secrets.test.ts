import { randomBytes } from 'node:crypto';
import { type Log, type Stream, stream } from '@warmoot/kernel';
import { byTier } from '@warmoot/kernel/testing';
import { type Deed, PROTOCOL } from '@warmoot/protocol';
import { joinTable, openTable, request } from '@warmoot/table/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Reader, seated, type Watched, watchedServer } from './secretsKit.js';
import { BOOM } from './secretsScene.js';

const NAMES = ['Ana', 'Bo', 'Cy'] as const;

/** Marks that were planted: whose they are, while nobody else may know them. */
class Marks {
  readonly owner = new Map<string, string>();
  readonly shown = new Set<string>();

  plant(seat: string, kind: string): string {
    const mark = `SECRET-${seat}-${kind}-${randomBytes(6).toString('hex')}`;
    this.owner.set(mark, seat);
    return mark;
  }

  /** Those that this seat may not know. */
  keptFrom(seat: string): readonly string[] {
    return [...this.owner].flatMap(([mark, owner]) => (owner === seat || this.shown.has(mark) ? [] : [mark]));
  }
}

interface Game {
  readonly watched: Watched;
  readonly table: string;
  readonly players: readonly Reader[];
  readonly all: readonly Reader[];
  readonly marks: Marks;
  readonly seed: string;
  readonly source: Stream;
}

const isOver = ({ all }: Game): boolean => all[0]?.items.some(({ what }) => what.did === 'ended') ?? false;

const expectNoLeak = async ({ all, marks, seed, watched }: Game): Promise<void> => {
  for (const reader of all) if (reader.closed === null) await reader.settled();
  const metrics = await request(watched.url, '/metrics');
  for (const text of [...watched.logged, metrics.text]) expect(text).not.toMatch(/SECRET/);
  for (const { bytes, place } of all) {
    for (const mark of marks.keptFrom(place.seat))
      expect(bytes.includes(mark) ? `${place.seat} read ${mark}` : '').toBe('');
    const beforeEnd = bytes.split('\n').filter((text) => !text.includes('"did":"ended"'));
    expect(beforeEnd.some((text) => text.includes(seed))).toBe(false);
  }
};

const begin = async (watched: Watched, options: object, name: string): Promise<Game> => {
  const marks = new Marks();
  const all = await seated(watched, NAMES, { spectators: ['Sue'], options });
  const [host] = all as [Reader];
  // Somebody with a key and a socket, but without a seat here.
  const bystander = await new Reader(await openTable(watched.url, 'Zoe'), watched.url).connect(watched.url);
  for (const seat of [...NAMES, 'Sue', 'Zoe']) {
    bystander.send({ v: PROTOCOL, send: 'watch', table: host.place.table, seat });
  }
  const words = Object.fromEntries(NAMES.map((seat) => [seat, marks.plant(seat, 'word')]));
  // The host gives the setup and so knows it: it is sent by somebody whom this test does not look at.
  const setup = { seats: NAMES, words, rounds: 2 };
  const deed = { do: 'begin', scene: 'vault/vault', setup, options: {} };
  const body = { id: `${name} begin`, seat: 'Ana', deed };
  const begun = await request(watched.url, `/api/tables/${host.place.table}/commands`, { key: host.place.key, body });
  expect(begun.status).toBe(200);
  const records = await watched.records(host.place.table);
  const began = records.flatMap(({ what }) => (what.did === 'began' ? [what] : []))[0];
  return {
    watched,
    table: host.place.table,
    players: all.slice(0, NAMES.length),
    all: [...all, bystander],
    marks,
    seed: began?.seed ?? 'no seed at all',
    source: stream(name),
  };
};

/** What the one who is asked answers, with a mark in it. */
const deedOf = ({ marks }: Game, reader: Reader): Deed | null => {
  const due = reader.scene?.due[0];
  if (due === undefined) return null;
  if (due.as[0] === 'dice') return { do: 'dice', question: due.question, faces: [7] };
  const text = marks.plant(reader.place.seat, reader.step ?? 'none');
  return { do: 'answer', question: due.question, as: due.as[0] as string, choice: { choose: 'text', text } };
};

/** Things that are refused, each in its own way, and things that choke the rules. */
const misbehave = async (game: Game): Promise<void> => {
  const { players, source, table, all } = game;
  const bystander = all.at(-1) as Reader;
  const reader = players[source.below(players.length)] as Reader;
  const other = players[source.below(players.length)] as Reader;
  const due = other.scene?.due[0];
  const question = due?.question ?? '1.0';
  const answer = { do: 'answer', question, as: other.place.seat, choice: { choose: 'text', text: 'x' } };
  const commands = `/api/tables/${table}/commands`;
  switch (source.below(7)) {
    case 0:
      if (reader !== other) expect(await reader.do(answer)).not.toBeNull();
      return;
    case 1:
      // The rules choke, and what they say then has every secret of the seat in it.
      if (due !== undefined && due.as[0] !== 'dice') {
        const deed = { ...answer, choice: { choose: 'text', text: BOOM } };
        expect((await other.do(deed))?.code).toBe('FAULT');
        expect((await other.post(commands, { id: other.newId(), seat: other.place.seat, deed })).status).toBe(500);
      }
      return;
    case 2:
      expect((await bystander.post(commands, { id: 'x', seat: other.place.seat, deed: answer })).status).toBe(403);
      for (const seat of NAMES) await bystander.readAll(table, seat);
      return;
    case 3:
      for (const seat of NAMES) if (seat !== reader.place.seat) await reader.readAll(table, seat);
      return;
    case 4:
      expect((await reader.do({ ...answer, as: 'nobody', question: '9.9' }))?.code).toBe('STALE');
      reader.send({ v: PROTOCOL, send: 'command', command: { id: 'x', deed: { do: 'answer', question: 7 } } });
      return;
    case 5:
      reader.drop();
      await reader.until(() => reader.closed !== null);
      await reader.connect(game.watched.url, source.below(2) === 0);
      return;
    default:
      for (const one of all) await one.readAll(table);
  }
};

const playOn = async (game: Game): Promise<void> => {
  const { players, source, marks } = game;
  const asked = players.filter(({ scene }) => (scene?.due.length ?? 0) > 0);
  const reader = asked[source.below(asked.length)] as Reader;
  const deed = deedOf(game, reader) as Deed;
  const isBid = reader.step === 'bid';
  const lines = reader.items.length;
  expect(await reader.do(deed)).toBeNull();
  await expectNoLeak({ ...game, all: isBid ? [] : game.all });
  await reader.settled();
  const revealed = reader.items
    .slice(lines)
    .some(({ what }) => what.did === 'played' && what.entry.input.input === 'reveal');
  if (isBid && revealed) {
    // The bids that held are everybody's now; those that were changed stay their owners' own.
    const shown = JSON.stringify(reader.scene?.view.open ?? {});
    for (const mark of marks.owner.keys()) if (shown.includes(mark)) marks.shown.add(mark);
  }
  await expectNoLeak(game);
};

describe('marked secrets, and every byte that is sent', () => {
  let watched: Watched;
  const keys: string[] = [];
  beforeAll(async () => {
    watched = await watchedServer();
  });
  afterAll(async () => {
    await watched.stop();
  });

  const PLAYED = [
    ['seeded', { hideMade: false, dice: 'seed' }],
    ['seeded and quiet', { hideMade: true, dice: 'seed' }],
    ['typed', { hideMade: false, dice: 'typed' }],
    ['typed and quiet', { hideMade: true, dice: 'typed' }],
  ] as const;

  test.each([...PLAYED].reverse().slice(0, byTier(2, PLAYED.length)))(
    '%s: nobody reads what is another seat’s alone',
    async (name, more) => {
      const options = { referee: null, deadline: null, ...more };
      const game = await begin(watched, options, name);
      keys.push(...game.all.map(({ place }) => place.key));
      let moves = 0;
      for (; !isOver(game) && moves < 300; moves++) {
        if (game.source.below(3) === 0) await misbehave(game);
        await playOn(game);
      }
      expect(isOver(game)).toBe(true);
      expect(moves).toBeGreaterThan(20);
      for (const reader of game.all) await reader.settled().catch(() => undefined);
      await expectNoLeak(game);
      // Afterwards it is there for everybody, so it was there to be leaked; but for what was sealed and then changed.
      const [host] = game.all as [Reader];
      const path = `/api/tables/${game.table}/scenes/1/log?seat=Ana`;
      const log = await request<Log>(watched.url, path, { key: host.place.key });
      const missing = [...game.marks.owner.keys()].filter((mark) => !log.text.includes(mark));
      expect(missing.length).toBeGreaterThan(0);
      for (const mark of missing) expect(mark).toMatch(/^SECRET-\w+-(bid|talkOver)-/);
      expect(missing.filter((mark) => game.marks.shown.has(mark))).toEqual([]);
      if (game.seed !== 'no seed at all') expect(log.body.seed).toBe(game.seed);
    },
  );

  test('the server’s own log and its numbers hold no key, no code and no seed', async () => {
    const host = await openTable(watched.url, 'Host');
    const guest = await joinTable(watched.url, host, 'Guest');
    const { table, seat, key } = host;
    const wish = { key: guest.key, body: { by: guest.seat, seat: guest.seat } };
    const link = await request<{ secret: string }>(watched.url, `/api/tables/${table}/links`, wish);
    await request(watched.url, '/api/join', { body: { secret: link.body.secret } });
    await request(watched.url, `/api/${link.body.secret}?key=${key}`);
    await request(watched.url, `/api/tables/${table}?seat=${seat}`, { key: 'x'.repeat(43) });
    const metrics = await request(watched.url, '/metrics');
    const text = [...watched.logged, metrics.text].join('\n');
    expect(watched.logged.length).toBeGreaterThan(100);
    expect(text).toContain('"fault"');
    for (const one of [...keys, key, guest.key, link.body.secret, link.body.secret.replaceAll('-', '')]) {
      expect(one.length).toBeGreaterThan(10);
      expect(text.includes(one)).toBe(false);
    }
    for (const { table: id } of [host]) {
      for (const { what } of await watched.records(id)) {
        if (what.did === 'keyed') expect(text.includes(what.key)).toBe(false);
        if (what.did === 'ticketed') expect(text.includes(what.ticket.hash)).toBe(false);
      }
    }
    expect(text).not.toMatch(/[0-9a-f]{64}/);
  });
});

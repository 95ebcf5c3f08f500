import { byTier } from '@warmoot/kernel/testing';
import { PROTOCOL } from '@warmoot/protocol';
import { openTable } from '@warmoot/table/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectUnharmed, type Rude, rude, until } from './hostileKit.js';
import { type Reader, seated, type Watched, watchedServer } from './secretsKit.js';

const FRAMES = byTier(1_000, 10_000);
const BATCH = 500;

/** Words that have brought down programs. */
const nasty = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '\u0000',
  '\ud800',
  '‮',
  '../../etc/passwd',
  "'; DROP TABLE records; --",
  '1'.repeat(400),
);

const junk = fc.oneof(
  nasty,
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer(),
  fc.double(),
  fc.constantFrom<unknown>(null, true, [], {}, 1e308, -0, Number.MAX_SAFE_INTEGER + 2, { toString: 1, valueOf: 1 }),
  fc.json().map((text) => JSON.parse(text) as unknown),
);

/** What a client could rightly say, of things that whoever sends it here may not do. */
const validFor = (table: string): fc.Arbitrary<Record<string, unknown>> => {
  const seat = fc.constantFrom('Ana', 'Sue', 'Zoe');
  const question = fc.constantFrom('1.0', '1.1', '2.0', 'p1.0');
  const deed = fc.oneof(
    fc.record({ do: fc.constant('answer'), question, as: seat, choice: junk }),
    fc.record({ do: fc.constant('dice'), question, faces: fc.array(fc.integer(), { maxLength: 5 }) }),
    fc.record({
      do: fc.constant('begin'),
      scene: fc.constantFrom('saga/duel', '__proto__'),
      setup: junk,
      options: junk,
    }),
    fc.record({ do: fc.constant('propose'), about: fc.constantFrom('pause', 'undo', 'scene'), value: junk }),
    fc.record({ do: fc.constantFrom('unseat', 'makeHost'), seat }),
    fc.record({ do: fc.constant('rest'), player: fc.constantFrom('recruit', 'constructor') }),
  );
  return fc.oneof(
    fc.record({
      v: fc.constant(PROTOCOL),
      send: fc.constant('watch'),
      table: fc.constant(table),
      seat: fc.constant('Ana'),
    }),
    fc.record({ v: junk, send: fc.constant('ping') }),
    fc
      .record({ id: fc.string({ minLength: 1, maxLength: 60 }), table: fc.constant(table), seat, deed })
      .map((command) => ({ v: PROTOCOL, send: 'command', command })),
  );
};

/** The same with something put in the wrong place. */
const mutated = (valid: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<string> =>
  fc.tuple(valid, nasty, junk, fc.nat({ max: 4 }), fc.nat()).map(([message, key, value, how, at]) => {
    const text = JSON.stringify(message);
    if (how === 0) return text.slice(0, at % text.length);
    if (how === 1) return `${text.slice(0, at % text.length)}${key}${text.slice(at % text.length)}`;
    if (how === 2) return `{"${key.replace(/["\\]/g, '')}":${JSON.stringify(value) ?? 0},${text.slice(1)}`;
    if (how === 3) return JSON.stringify({ ...message, [Object.keys(message)[at % 3] ?? 'v']: value });
    return text;
  });

const nested = fc
  .tuple(fc.constantFrom('[', '{"a":', '[[{"v":1,"x":'), fc.integer({ min: 100, max: 30_000 }), fc.boolean())
  .map(([open, times, isClosed]) => {
    const most = Math.min(times, Math.floor(60_000 / (open.length + 3)));
    const close = [...open].reverse().flatMap((sign) => (sign === '[' ? [']'] : sign === '{' ? ['}'] : []));
    return `${open.repeat(most)}1${isClosed ? close.join('').repeat(most) : ''}`;
  });

const inMessage = fc
  .tuple(nested, fc.boolean())
  .map(([deep, isVersion]) => (isVersion ? `{"v":${deep}}` : `{"v":1,"send":"command","command":${deep}}`));

const numbers = fc
  .tuple(fc.constantFrom('1e999', '-1e999', '9'.repeat(5000), '0.1e-9999', '01', '+1', 'NaN'), fc.boolean())
  .map(([number, isVersion]) =>
    isVersion ? `{"v":${number},"send":"ping"}` : `{"v":1,"send":"watch","seen":${number}}`,
  );

const framesFor = (table: string): fc.Arbitrary<string | Uint8Array> =>
  fc.oneof(
    { weight: 6, arbitrary: mutated(validFor(table)) },
    { weight: 2, arbitrary: fc.uint8Array({ maxLength: 300 }) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: numbers },
    { weight: 1, arbitrary: inMessage },
    { weight: 1, arbitrary: nested },
  );

describe(`${FRAMES} frames of garbage`, () => {
  let watched: Watched;
  let ana: Reader;
  let sue: Reader;
  let zoe = '';
  beforeAll(async () => {
    watched = await watchedServer();
    [ana, sue] = (await seated(watched, ['Ana'], { spectators: ['Sue'] })) as [Reader, Reader];
    zoe = (await openTable(watched.url, 'Zoe')).key;
  });
  afterAll(async () => {
    await watched.stop();
  });

  test('each is answered, nothing falls over, the log is what it was, and an honest client plays on', async () => {
    const { table } = ana.place;
    const faultsBefore = watched.logged.filter((line) => line.includes('"fault"')).length;
    let sent = 0;
    let sender: Rude | null = null;
    const codes = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(framesFor(table), { minLength: BATCH, maxLength: BATCH }),
        fc.boolean(),
        async (frames, isSpectator) => {
          const before = await watched.bytes(table);
          // One has a key and no seat; the other watches the table and may say nothing of all this.
          const one = await rude(watched.url, { authorization: `Bearer ${isSpectator ? sue.place.key : zoe}` });
          sender = one;
          await until(() => one.received.length > 0);
          for (const data of frames) one.socket.send(data);
          sent += frames.length;
          await until(() => one.closed !== null || one.received.length > frames.length);
          expect(one.closed).toBeNull();
          for (const text of one.received.slice(1)) {
            const { send, refusal } = JSON.parse(text) as { send: string; refusal?: { code: string } };
            expect(['refused', 'pong']).toContain(send);
            if (refusal) codes.set(refusal.code, (codes.get(refusal.code) ?? 0) + 1);
          }
          one.socket.terminate();
          await expectUnharmed(watched, ana, before);
        },
      ),
      { numRuns: FRAMES / BATCH, endOnFailure: true },
    );
    expect(sender).not.toBeNull();
    expect(sent).toBeGreaterThanOrEqual(FRAMES);
    // Garbage is the sender's fault and never ours.
    expect(codes.get('FAULT')).toBeUndefined();
    expect(watched.logged.filter((line) => line.includes('"fault"')).length).toBe(faultsBefore);
    for (const code of ['NOT_JSON', 'BAD_SHAPE', 'OTHER_PROTOCOL', 'NOT_YOUR_SEAT']) expect(codes.has(code)).toBe(true);
  });
});

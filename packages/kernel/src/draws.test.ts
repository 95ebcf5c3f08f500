import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { closeLog, enter, entered, type LogHeader, openSession, type Session, seededDice, undo } from './log.js';
import type { Result } from './result.js';
import { begin, type Input } from './scene/scene.js';
import { type Toy, toy } from './testing/toyScene.js';
import { verify } from './verify.js';

const SEED = 's3cret';
const START = { setup: { seats: ['ana', 'bo'], rounds: 2 } };

type Game = Session<Toy>;

const must = <A>(result: Result<A>): A => {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
};

/** Lets the seed's dice fall until somebody is asked. */
const fallen = (session: Game): Game => {
  const dice = seededDice(session, SEED);
  return dice === null ? session : fallen(must(enter(session, dice)));
};

const put = (session: Game, ...inputs: readonly Input[]): Game =>
  fallen(inputs.reduce((now, input) => must(enter(now, input)), session));

const bid = (seat: string, n: number): Input => ({ input: 'answer', seat, choice: { choose: 'bid', bid: n } });
const call = (seat: string): Input => ({ input: 'answer', seat, choice: { choose: 'call', side: 1 } });

const begun = (): Game => fallen(must(openSession(toy, START, SEED)));

/** A scene as builds began it that drew by the number of an entry: its header does not say how. */
const begunBefore = (): Game => {
  const { header } = must(openSession(toy, START, SEED));
  const { draws: _, ...older } = header as LogHeader;
  const first = entered(
    { rules: toy, header: older, entries: [], bookmarks: [] },
    { input: 'begin' },
    must(begin(toy, START)),
  );
  return fallen(first);
};

const facesIn = ({ entries }: Game): readonly (readonly number[])[] =>
  entries.flatMap(({ input }) => (input.input === 'dice' ? [input.faces] : []));

/** Worked out by the system's own SHA-256, for dice of up to 256 sides that divide 2^32: a d6 may throw words away. */
const face = (name: string, sides: number): number => {
  const block = createHash('sha256').update(`warmoot dice 1\n${SEED}\n${name}\n0`).digest();
  const fair = 2 ** 32 - (2 ** 32 % sides);
  for (let at = 0; ; at += 4) {
    const word = block.readUInt32BE(at);
    if (word < fair) return 1 + (word % sides);
  }
};

describe('the dice of a log', () => {
  test('each throw is drawn by its number among those of the same audience', () => {
    const coin = put(begun(), bid('ana', 3), bid('bo', 0));
    const winner = coin.run.awaits.need === 'answers' ? (coin.run.awaits.asked[0]?.seat ?? '') : '';
    const next = put(coin, call(winner));
    expect(facesIn(next)).toEqual([
      [face('1 ["ana"]', 6)],
      [face('1 ["bo"]', 6)],
      [face('1', 2)],
      [face('2 ["ana"]', 6)],
      [face('2 ["bo"]', 6)],
    ]);
    expect(next.header.draws).toBe('throw');
    expect(verify(toy, closeLog(next, SEED))).toMatchObject({ ok: true, value: { seeded: 5 } });
  });

  test('sealing anew, which nobody sees, moves no throw', () => {
    const asked = begun();
    const plain = put(asked, bid('ana', 3), bid('bo', 0));
    const anew = put(asked, ...Array.from({ length: 12 }, (_, n) => bid('ana', n % 4)), bid('ana', 3), bid('bo', 0));
    const winner = plain.run.awaits.need === 'answers' ? (plain.run.awaits.asked[0]?.seat ?? '') : '';
    expect(facesIn(put(anew, call(winner)))).toEqual(facesIn(put(plain, call(winner))));
  });

  test('going back does not bring the same dice again, and typed dice count as the seed’s do', () => {
    const back = fallen(must(undo(begun(), 0)));
    expect(facesIn(back).slice(2)).toEqual([[face('2 ["ana"]', 6)], [face('2 ["bo"]', 6)]]);
    expect(verify(toy, closeLog(back, SEED)).ok).toBe(true);
    const typed = must(enter(must(openSession(toy, START, SEED)), { input: 'dice', faces: [4], from: 'table' }));
    const on = fallen(must(undo(typed, 0)));
    expect(facesIn(on)).toEqual([[4], [face('2 ["ana"]', 6)], [face('1 ["bo"]', 6)]]);
  });

  test('a log that does not say so was drawn by entry, goes on by entry and is verified by entry', () => {
    const older = begunBefore();
    expect(facesIn(older)).toEqual([[face('1', 6)], [face('2', 6)]]);
    const on = put(older, bid('ana', 3), bid('ana', 3), bid('bo', 0));
    const winner = on.run.awaits.need === 'answers' ? (on.run.awaits.asked[0]?.seat ?? '') : '';
    const ended = put(on, call(winner));
    expect(facesIn(ended)[2]).toEqual([face('7', 2)]);
    expect(verify(toy, closeLog(ended, SEED)).ok).toBe(true);
    const header = { ...ended.header, draws: 'throw' } as const;
    expect(verify(toy, closeLog({ ...ended, header }, SEED))).toMatchObject({ refusal: { what: 'dice', entry: 1 } });
  });
});

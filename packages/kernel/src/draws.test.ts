import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { commitmentTo } from './dice/draw.js';
import { LINKS, linkOf } from './dice/shares.js';
import type { DiceNote } from './draws.js';
import {
  closeLog,
  enter,
  entered,
  type LogHeader,
  note,
  openSession,
  type Session,
  seededDice,
  sharesAwaited,
  undo,
} from './log.js';
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
const face = (name: string, sides: number, seed = SEED): number => {
  const block = createHash('sha256').update(`warmoot dice 1\n${seed}\n${name}\n0`).digest();
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

describe('a seed that is changed on the way', () => {
  const SECOND = 'another';
  const reseeded = (): Game => {
    const changed = note(begun(), { input: 'reseed', commitment: commitmentTo(SECOND) });
    return [bid('ana', 3), bid('bo', 0)].reduce((now, input) => must(enter(now, input)), changed);
  };
  const ended = (): Game => {
    const asked = reseeded();
    const winner = asked.run.awaits.need === 'answers' ? (asked.run.awaits.asked[0]?.seat ?? '') : '';
    const called = must(enter(asked, call(winner)));
    return must(enter(called, seededDice(called, SECOND) as Input));
  };

  test('dice come from the new seed, and each part is checked against what was committed to', () => {
    const log = { ...closeLog(ended(), SEED), reseeds: [SECOND] };
    expect(facesIn(ended()).at(-1)).toEqual([face('1', 2, SECOND)]);
    expect(verify(toy, log)).toMatchObject({ ok: true, value: { seeded: 3, unchecked: 0 } });
    expect(verify(toy, { ...log, reseeds: ['third'] })).toMatchObject({ refusal: { what: 'seed', entry: 3 } });
    expect(verify(toy, { ...log, reseeds: undefined })).toMatchObject({ ok: true, value: { seeded: 2, unchecked: 1 } });
  });
});

describe('dice to which people add their own share', () => {
  const SECRETS: Readonly<Record<string, string>> = { ana: 'a'.repeat(64), bo: 'b'.repeat(64) };
  const tip = (seat: string): DiceNote => ({ input: 'share', seat, tip: linkOf(SECRETS[seat] ?? '', 0) });
  const link = (seat: string, n: number): DiceNote => ({ input: 'link', seat, link: linkOf(SECRETS[seat] ?? '', n) });
  const noted = (session: Game, ...notes: readonly DiceNote[]): Game =>
    notes.reduce((now, one) => note(now, one), session);
  const dice = (session: Game): Game => must(enter(session, seededDice(session, SEED) as Input));

  /** Both have begun a chain, and the coin is in the air. */
  const coin = (...notes: readonly DiceNote[]): Game => {
    const both = noted(begun(), tip('ana'), tip('bo'), ...notes);
    const asked = [bid('ana', 3), bid('bo', 0)].reduce((now, input) => must(enter(now, input)), both);
    const winner = asked.run.awaits.need === 'answers' ? (asked.run.awaits.asked[0]?.seat ?? '') : '';
    return must(enter(asked, call(winner)));
  };

  /** Worked out by the system's own SHA-256. */
  const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
  const chain = (secret: string, times: number): string =>
    times === 0 ? secret : sha(`warmoot link 1\n${chain(secret, times - 1)}`);

  test('a throw is drawn from the seed, its number and all links, which are those of chains', () => {
    expect(linkOf('a'.repeat(64), LINKS - 2)).toBe(chain('a'.repeat(64), 2));
    expect(linkOf('a'.repeat(64), LINKS)).toBe('a'.repeat(64));
    const thrown = dice(noted(coin(), link('ana', 1), link('bo', 1)));
    const links = { ana: linkOf('a'.repeat(64), 1), bo: linkOf('b'.repeat(64), 1) };
    const mixed = sha(`warmoot shared 1\n${SEED}\n${JSON.stringify(links)}`);
    expect(facesIn(thrown).at(-1)).toEqual([face('1', 2, mixed)]);
    expect(verify(toy, closeLog(thrown, SEED))).toMatchObject({ ok: true, value: { seeded: 3, shared: 1 } });
  });

  test('who is awaited: all who have begun a chain, and nobody for what few may know of', () => {
    expect(sharesAwaited(coin())).toEqual(['ana', 'bo']);
    expect(sharesAwaited(noted(coin(), link('bo', 1)))).toEqual(['ana']);
    expect(sharesAwaited(coin({ input: 'share', seat: 'bo', tip: null }))).toEqual(['ana']);
    const hidden = noted(must(openSession(toy, START, SEED)), tip('ana'));
    expect([hidden.run.awaits.need, sharesAwaited(hidden)]).toEqual(['dice', []]);
  });

  test('whoever begins anew when others have shown their links adds nothing to that throw', () => {
    const anew = noted(coin(), link('bo', 1), tip('ana'));
    expect(sharesAwaited(anew)).toEqual([]);
    expect(verify(toy, closeLog(dice(anew), SEED))).toMatchObject({ ok: true, value: { shared: 1 } });
  });

  test('what was shown for a throw that was gone back over serves no other', () => {
    const shown = noted(coin(), link('ana', 1), link('bo', 1));
    const back = must(undo(shown, shown.entries.length - 3));
    expect(sharesAwaited(back)).toEqual(['ana', 'bo']);
    const thrown = dice(noted(back, link('ana', 2), link('bo', 2)));
    expect(verify(toy, closeLog(thrown, SEED)).ok).toBe(true);
  });

  const refusalOf = (session: Game) => {
    const verified = verify(toy, closeLog(session, SEED));
    return verified.ok ? null : verified.refusal;
  };

  test.each([
    ['a forged link', noted(coin(), { input: 'link', seat: 'ana', link: 'f'.repeat(64) })],
    ['a link used twice', noted(coin(), link('ana', 1), link('ana', 1))],
    ['a link of before', noted(dice(noted(coin(), link('ana', 1), link('bo', 1))), link('ana', 1))],
    ['a link out of turn', noted(coin(), link('ana', 2))],
    ['a link of somebody without a chain', noted(begun(), tip('ana'), link('bo', 1))],
    ['a link left out', dice(noted(coin(), link('ana', 1)))],
    ['all links left out', dice(coin())],
  ])('%s is found', (_what, session) => {
    expect(refusalOf(session)).toMatchObject({ code: 'REPLAY_DIVERGED', what: 'share' });
  });

  test('a server that draws from another seed, or without the links, is found', () => {
    const shown = noted(coin(), link('ana', 1), link('bo', 1));
    const right = seededDice(shown, SEED) as Extract<Input, { input: 'dice' }>;
    const wrong = must(enter(shown, { ...right, faces: [3 - (right.faces[0] ?? 0)] }));
    expect(refusalOf(wrong)).toMatchObject({ what: 'dice', entry: wrong.entries.length - 1 });
    expect(verify(toy, closeLog(dice(shown), 'other'))).toMatchObject({ refusal: { what: 'seed' } });
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chance, either, exact, NEVER } from '../dice/chance.js';
import {
  changeRules,
  closeLog,
  enter,
  openSession,
  type Session,
  seededDice,
  takeUp,
  undo,
  versionsOf,
} from '../log.js';
import { contractTests, setupRefusal, sitDown } from '../testing/index.js';
import { type Toy, toy } from '../testing/toyScene.js';
import { verify } from '../verify.js';
import { forecast, forecastOf, forecastWith } from './forecast.js';
import type { Input } from './scene.js';

const TWO = { seats: ['ana', 'bo'], rounds: 1 };
const bid = (n: number) => ({ choose: 'bid', bid: n });

contractTests(toy, {
  starts: fc.record({
    setup: fc.record({
      seats: fc.integer({ min: 2, max: 4 }).map((n) => ['ana', 'bo', 'cy', 'di'].slice(0, n)),
      rounds: fc.integer({ min: 1, max: 4 }),
    }),
  }),
  games: 40,
});

describe('a scene', () => {
  test('sealed answers wait for all, may be changed, and come out together', () => {
    const made = sitDown(toy, TWO).dice(3).dice(5).answer('ana', bid(3));
    expect(made.last).toEqual([]);
    expect(made.run.view('bo').made).toEqual(['ana']);
    expect(made.run.view('bo').mine).toEqual({});
    expect(made.run.view('ana').mine).toEqual({ ana: bid(3) });
    const changed = made.answer('ana', bid(1)).answer('bo', bid(0));
    expect(changed.last).toContainEqual({ event: 'bids', bids: { ana: 1, bo: 0 } });
  });

  test('a step with seenBy, its throw and what it tells are for those seats alone', () => {
    const start = sitDown(toy, TWO);
    expect(start.run.view('ana').agenda.map(({ step }) => step)).toContain('hide');
    expect(start.run.view(null).agenda.map(({ step }) => step)).not.toContain('hide');
    const told = start.dice(4);
    expect(told.thrown?.seenBy).toEqual(['ana']);
    expect(told.heard.at(-1)).toEqual({ to: ['ana'], depth: 0, event: { event: 'hidden', number: 4 } });
    expect(told.run.view('ana').own).toEqual({ hidden: 4 });
    expect(told.run.view('bo').own).toEqual({ hidden: 0 });
    expect(told.run.view(null).own).toBeNull();
  });

  test('a scene inside a scene suspends the outer one and hands back its outcome', () => {
    const inside = sitDown(toy, TWO).dice(6).dice(1).answer('ana', bid(0)).answer('bo', bid(3));
    expect(inside.run.view('bo').inner?.scene).toBe('coin');
    expect(inside.run.awaits).toMatchObject({ need: 'answers', asked: [{ seat: 'ana', as: 'ana' }] });
    const over = inside.answer('ana', { choose: 'call', side: 2 }).dice(2);
    expect(over.heard.at(-2)).toMatchObject({ depth: 1, event: { event: 'flipped', right: true } });
    expect(over.run.over).toBe(true);
    expect(over.run.outcome()).toEqual({ points: { ana: 2, bo: 0 } });
  });

  test('refusals say what was wrong and what was awaited, and change nothing', () => {
    const start = sitDown(toy, TWO);
    expect(start.refusal({ input: 'dice', faces: [7], from: 'table' })).toEqual({
      code: 'WRONG_FACES',
      dice: ['d6'],
      found: [7],
      at: 0,
    });
    expect(start.refusal({ input: 'dice', faces: [1, 2], from: 'table' })).toEqual({
      code: 'WRONG_FACES',
      dice: ['d6'],
      found: [1, 2],
      at: null,
    });
    expect(start.refusal({ input: 'answer', seat: 'ana', choice: bid(1) })).toEqual({
      code: 'DICE_FIRST',
      dice: ['d6'],
    });
    const bidding = start.dice(1).dice(1);
    expect(bidding.refusal({ input: 'answer', seat: 'cy', choice: bid(1) })).toEqual({
      code: 'NOT_AWAITED',
      seat: 'cy',
      as: 'cy',
      awaited: ['ana', 'bo'],
    });
    expect(bidding.refusal({ input: 'answer', seat: 'ana', choice: bid(8) })).toMatchObject({
      code: 'BROKEN_RULE',
      facts: { bid: 8 },
    });
    expect(bidding.refusal({ input: 'answer', seat: 'ana', choice: { choose: 'bid' } })).toEqual({
      code: 'BAD_SHAPE',
      path: 'choice.bid',
      expected: { want: 'integer', least: 0, most: 9 },
      found: { is: 'nothing' },
    });
    expect(setupRefusal(toy, { seats: ['ana'], rounds: 1 })).toMatchObject({ code: 'BAD_SHAPE', path: 'setup.seats' });
  });

  test('a forecast follows the dice exactly until somebody decides', () => {
    const { throws, prospects } = forecast(sitDown(toy, TWO).run);
    expect(throws).toHaveLength(1);
    expect(prospects).toHaveLength(36);
    expect(new Set(prospects.map((course) => exact(course.chance)))).toEqual(new Set(['1/36']));
    expect(prospects.every((course) => course.after.awaits.need === 'answers')).toBe(true);
  });

  test('a forecast that looks only so far is still exact, and shows where it was broken off', () => {
    const { run } = sitDown(toy, TWO);
    const sum = (all: readonly { chance: Chance }[]) => exact(all.reduce((so, one) => either(so, one.chance), NEVER));
    const first = forecast(run, { throws: 1 }).prospects;
    expect(first.map(({ results }) => results)).toEqual([[1], [2], [3], [4], [5], [6]]);
    expect(first.every(({ after }) => after.awaits.need === 'dice')).toBe(true);
    const few = forecast(run, { prospects: 20, silent: true }).prospects;
    expect(few.length).toBeLessThanOrEqual(20);
    expect(few.every(({ heard }) => heard.length === 0)).toBe(true);
    expect([sum(first), sum(few)]).toEqual(['1', '1']);
  });

  test('what a choice would lead to is found by playing it', () => {
    const inside = sitDown(toy, TWO).dice(6).dice(1).answer('ana', bid(0)).answer('bo', bid(3));
    const ana = { seat: 'ana', as: 'ana' };
    const call = { choose: 'call', side: 1 };
    const seen = forecastWith(inside.run, [[ana, call]]);
    if (!seen.ok) throw new Error(seen.refusal.code);
    expect(seen.value.prospects.map(({ results, chance }) => [results, exact(chance)])).toEqual([
      [[1], '1/2'],
      [[2], '1/2'],
    ]);
    expect(seen.value.prospects[0]?.heard.at(-1)?.event).toEqual({ event: 'won', who: 'ana', points: 2 });
    expect(inside.run.awaits.need).toBe('answers');
    const behind = forecastOf(toy, inside.run.view('ana'), ana, call);
    expect(behind.ok && behind.value.prospects.map(({ heard }) => heard)).toEqual(
      seen.value.prospects.map(({ heard }) => heard),
    );
    expect(forecastOf(toy, inside.run.view('ana'), ana, { choose: 'call', side: 3 }).ok).toBe(false);
  });

  test('what others have sealed is no part of a forecast', () => {
    const made = sitDown(toy, TWO).dice(3).dice(5).answer('ana', bid(3));
    const seen = forecastOf(toy, made.run.view('bo'), { seat: 'bo', as: 'bo' }, bid(1));
    if (!seen.ok) throw new Error(seen.refusal.code);
    expect(seen.value.throws).toEqual([]);
    expect(seen.value.prospects.map(({ chance, heard }) => [exact(chance), heard])).toEqual([['1', []]]);
    expect(seen.value.prospects[0]?.after.awaits).toMatchObject({ need: 'answers', step: 'bid' });
  });
});

describe('the log', () => {
  const played = (seed: string): Session<Toy> => {
    let session = openSession(toy, { setup: TWO }, seed) as { ok: true; value: Session<Toy> };
    const go = (input: Input) => {
      session = enter(session.value, input) as typeof session;
    };
    go(seededDice(session.value, seed) as Input);
    go(seededDice(session.value, seed) as Input);
    go({ input: 'answer', seat: 'ana', choice: bid(3) });
    go({ input: 'answer', seat: 'bo', choice: bid(0) });
    return session.value;
  };

  test('verify proves the dice against the seed, and names the entry of an altered face', () => {
    const session = played('s3cret');
    const log = closeLog(session, 's3cret');
    expect(verify(toy, log)).toEqual({
      ok: true,
      value: { entries: 5, seeded: 2, shared: 0, typed: 0, unchecked: 0, over: false },
    });
    const altered = structuredClone(log) as { entries: { input: { faces: number[] } }[] } & typeof log;
    const faces = altered.entries[2]?.input.faces as number[];
    faces[0] = (faces[0] as number) === 6 ? 5 : (faces[0] as number) + 1;
    expect(verify(toy, altered)).toMatchObject({
      ok: false,
      refusal: { code: 'REPLAY_DIVERGED', entry: 2, what: 'dice' },
    });
    expect(verify(toy, { ...log, seed: null })).toMatchObject({ ok: true, value: { seeded: 0, unchecked: 2 } });
    expect(verify(toy, { ...log, seed: 'other' })).toMatchObject({ ok: false, refusal: { what: 'seed' } });
    expect(verify(toy, { ...log, hash: '00' })).toMatchObject({ ok: false, refusal: { what: 'end', entry: 4 } });
    expect(verify(toy, { ...log, header: { ...log.header, version: '0' } })).toMatchObject({
      ok: false,
      refusal: { code: 'REPLAY_DIVERGED', what: 'chain', entry: 0 },
    });
    const later = { ...toy, version: '2' };
    expect(verify(later, log)).toMatchObject({ ok: false, refusal: { code: 'OTHER_VERSION', played: '1', here: '2' } });
  });

  test('a scene goes on under later rules with a line that says so, and its log names both', () => {
    const later = { ...toy, version: '2' };
    const resumed = takeUp(later, played('seed'));
    if (!resumed.ok) throw new Error(resumed.refusal.code);
    const changed = changeRules(resumed.value);
    expect(changed.entries.at(-1)?.input).toEqual({ input: 'rules', version: '2' });
    expect(changed.run.state).toEqual(played('seed').run.state);
    const on = undo(changed, 2);
    if (!on.ok) throw new Error(on.refusal.code);
    expect(verify(later, closeLog(on.value, 'seed'))).toMatchObject({
      ok: false,
      refusal: { code: 'OTHER_VERSION', played: '1, 2', here: '2' },
    });
    expect(versionsOf(changed)).toEqual(['1', '2']);
  });

  test('going back keeps what was gone back over, and the dice of later entries are not shifted', () => {
    const session = played('seed');
    const back = undo(session, 2);
    if (!back.ok) throw new Error(back.refusal.code);
    expect(back.value.entries).toHaveLength(6);
    expect(back.value.run.view('bo').made).toEqual([]);
    expect(back.value.run.awaits).toMatchObject({ need: 'answers', step: 'bid' });
    expect(undo(back.value, 4)).toMatchObject({ ok: false, refusal: { code: 'NO_SUCH_ENTRY', entry: 4, last: 2 } });
    expect(verify(toy, closeLog(back.value, 'seed')).ok).toBe(true);
  });
});

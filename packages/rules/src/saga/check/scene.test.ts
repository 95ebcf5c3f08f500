import { exact, forecastOf, forecastWith } from '@warmoot/kernel';
import { contractTests, setupRefusal, sitDown } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { first } from '../../saga-1e/edition.js';
import { saga } from '../edition.js';
import { checkScene } from './scene.js';

const scene = checkScene(saga);

const ella = { name: 'Ella', seat: 'ana', skill: 'run', rating: 4 };
const morten = { name: 'Morten', seat: 'bo', skill: 'run', rating: 2 };
const race = { kind: 'opposed', seats: ['ana', 'bo'], acting: ella, opposing: morten, form: 'bothAct' };
const climber = { name: 'Morten', seat: 'bo', skill: 'jumpClimb', rating: 3 };
const climb = { kind: 'unopposed', seats: ['ana', 'bo', 'cy'], acting: climber, action: 'climb the cliff' };
const FALL = { failure: 'he falls' };
const agree = { choose: 'agree' };
const object = { choose: 'object' };
const proposed = (value: unknown) => ({ choose: 'propose', value });
const vote = (way: string) => ({ choose: 'vote', vote: way });
const dice = (...faces: number[]) => ({ input: 'dice', faces, from: 'table' }) as const;

const seats = ['ana', 'bo', 'cy', 'di'];
const sideOf = (name: string) =>
  fc.record({
    name: fc.constant(name),
    seat: fc.constantFrom('ana', 'bo'),
    skill: fc.constantFrom('run', 'hide', 'lead'),
    rating: fc.integer({ min: 0, max: 10 }),
    modifiers: fc.array(fc.record({ by: fc.integer({ min: -6, max: 6 }), why: fc.constant('mud') }), { maxLength: 2 }),
  });
const table = fc.integer({ min: 2, max: 4 }).map((n) => seats.slice(0, n));
const repeats = fc.constantFrom(null, { changed: 'a rope' }, { providedBy: 'SAGA-DUEL-HEAL-003' });
const pool = fc.array(fc.constantFrom('d4', 'd8', 'd12', 'd20'), { maxLength: 4 });
const starts = fc.record({
  setup: fc.oneof(
    fc.record({
      kind: fc.constant('opposed'),
      seats: table,
      acting: sideOf('Ella'),
      opposing: sideOf('Morten'),
      form: fc.constantFrom('actsAndStops', 'bothAct'),
      roller: fc.constantFrom('acting', 'opposing'),
      repeats,
      pool,
    }),
    fc.record({
      kind: fc.constant('unopposed'),
      seats: table,
      acting: sideOf('Ella'),
      action: fc.constant('climb'),
      repeats,
      pool,
    }),
    fc.record({
      kind: fc.constant('contest'),
      seats: table,
      rivals: fc.tuple(sideOf('Ella'), sideOf('Morten'), sideOf('Joris')),
      repeats,
      pool,
    }),
  ),
  options: fc.record({
    'saga.table.referee': fc.constantFrom(null, 'ana', 'bo'),
    'saga.check.allowRetry': fc.boolean(),
  }),
});

// Both stand under names: what was settled, and who came to what.
const madeInManyWays = ['facts settled', 'facts totals'];

contractTests(scene, { starts, games: 100, madeInManyWays });
contractTests(checkScene(first), { starts, games: 60, madeInManyWays });

describe('an opposed check', () => {
  test('SAGA-CHECK-001 SAGA-CHECK-002 SAGA-CHECK-006 SAGA-CHECK-007 one check settles two who oppose each other, each with a skill of their own', () => {
    const sneak = {
      ...race,
      form: 'actsAndStops',
      acting: { ...ella, skill: 'hide' },
      opposing: { ...morten, skill: 'notice' },
    };
    for (const setup of [sneak, race]) {
      const start = sitDown(scene, setup);
      expect(start.run.awaits).toMatchObject({ need: 'dice', by: 'ana' });
      expect(start.dice(8, 8, 9).run.over).toBe(true);
    }
    const { awaits } = sitDown(scene, sneak).run;
    if (awaits.need !== 'dice') throw new Error('dice');
    expect(awaits.throw.tally?.plus[0]?.what).toBe('skill.hide');
    expect(awaits.throw.tally?.against[1]?.what).toBe('skill.notice');
    expect(setupRefusal(scene, { ...race, kind: 'group' })).toMatchObject({ code: 'BAD_SHAPE', path: 'setup.kind' });
  });

  test('SAGA-CHECK-019 worked example 1: Ella 4 against Morten 2 with 4, 5, 1 fails, and Morten prevails', () => {
    const over = sitDown(scene, race).dice(4, 5, 1);
    expect(over.thrown).toMatchObject({ score: 14, result: 'failure' });
    expect(over.run.outcome()).toEqual({ success: false, prevails: 'Morten', consequence: null, by: 'dice' });
    expect(sitDown(scene, race).dice(5, 6, 1).run.outcome().prevails).toBe('Ella');
  });

  test('SAGA-CHECK-020 SAGA-CHECK-028 either may roll; by default the side that acts, or was entered first', () => {
    const mortens = sitDown(scene, { ...race, roller: 'opposing' });
    expect(mortens.run.awaits).toMatchObject({ need: 'dice', by: 'bo' });
    const over = mortens.dice(8, 8, 0);
    expect(over.thrown).toMatchObject({ score: 18, result: 'success' });
    expect(over.run.outcome()).toMatchObject({ success: false, prevails: 'Morten' });
    expect(mortens.dice(8, 7, 0).run.outcome()).toMatchObject({ success: true, prevails: 'Ella' });
    expect(sitDown(scene, race).run.awaits).toMatchObject({ by: 'ana' });
    expect(sitDown(scene, { ...race, form: 'actsAndStops' }).run.awaits).toMatchObject({ by: 'ana' });
  });

  test('SAGA-CHECK-022 each modifier stands in the tally with its reason', () => {
    const setup = { ...race, acting: { ...ella, modifiers: [{ by: -6, why: 'a lame foot' }] } };
    const over = sitDown(scene, setup).dice(8, 8, 2);
    expect(over.thrown).toMatchObject({ score: 16, result: 'success' });
    expect(over.thrown?.throw.tally?.plus).toContainEqual({
      by: -6,
      what: 'modifier',
      why: 'SAGA-CHECK-022',
      note: 'a lame foot',
    });
  });
});

describe('an unopposed check', () => {
  test('SAGA-CHECK-008 SAGA-CHECK-009 SAGA-CHECK-010 third parties set the difficulty, and 3 stands until they propose otherwise', () => {
    const start = sitDown(scene, climb);
    expect(start.last).toEqual([{ event: 'asked', about: 'difficulty', entitled: ['ana', 'cy'], fallback: 3 }]);
    expect(start.refusal({ input: 'answer', seat: 'bo', choice: proposed(1) })).toMatchObject({
      code: 'NOT_AWAITED',
      awaited: ['ana', 'cy'],
    });
    const agreed = start.answer('cy', agree).answer('ana', agree);
    expect(agreed.last).toContainEqual({ event: 'settled', about: 'difficulty', value: 3 });
  });

  test('SAGA-CHECK-009 if all are involved, all but the one acting set it; a player alone sets it at once', () => {
    const two = sitDown(scene, { ...climb, seats: ['bo'] });
    expect(two.run.awaits).toMatchObject({ asked: [{ seat: 'bo', as: 'bo' }] });
    expect(two.answer('bo', proposed(2)).last).toContainEqual({ event: 'settled', about: 'difficulty', value: 2 });
  });

  test('SAGA-CHECK-003 SAGA-CHECK-004 SAGA-CHECK-005 what failure brings is settled by the whole table, the acting player too', () => {
    const terms = sitDown(scene, { ...climb, difficulty: 3 });
    expect(terms.last).toEqual([
      { event: 'asked', about: 'consequence', entitled: ['ana', 'bo', 'cy'], fallback: null },
    ]);
    const stands = terms.answer('cy', proposed(FALL)).answer('bo', agree).answer('ana', agree);
    expect(stands.last).toContainEqual({ event: 'settled', about: 'consequence', value: FALL });
  });

  test('SAGA-CHECK-005 on an objection the majority of votes decides; a tie keeps the default', () => {
    const objected = sitDown(scene, climb).answer('ana', proposed(7)).answer('cy', object);
    expect(objected.run.awaits).toMatchObject({ step: 'vote', together: true });
    const tied = objected.answer('ana', vote('for')).answer('cy', vote('against'));
    expect(tied.last.slice(0, 2)).toEqual([
      { event: 'voted', about: 'difficulty', votes: { ana: 'for', cy: 'against' }, stands: false },
      { event: 'settled', about: 'difficulty', value: 3 },
    ]);
    const carried = objected.answer('ana', vote('for')).answer('cy', vote('abstain'));
    expect(carried.last).toContainEqual({ event: 'settled', about: 'difficulty', value: 7 });
    const noDefault = sitDown(scene, { ...climb, difficulty: 3 })
      .answer('cy', proposed(FALL))
      .answer('ana', object)
      .answer('ana', vote('against'))
      .answer('bo', vote('abstain'))
      .answer('cy', vote('for'));
    expect(noDefault.last.at(-1)).toEqual({
      event: 'asked',
      about: 'consequence',
      entitled: ['ana', 'bo', 'cy'],
      fallback: null,
    });
  });

  test('SAGA-CHECK-005 with a referee that player’s word replaces the vote', () => {
    const objected = sitDown(scene, { ...climb, seats: ['ana', 'bo', 'cy', 'di'] }, { 'saga.table.referee': 'di' })
      .answer('ana', proposed(7))
      .answer('cy', object);
    expect(objected.run.awaits).toMatchObject({ asked: [{ seat: 'di', as: 'di' }] });
    expect(objected.answer('di', vote('for')).last).toContainEqual({ event: 'settled', about: 'difficulty', value: 7 });
    expect(setupRefusal(scene, climb, { 'saga.table.referee': 'zoe' })).toMatchObject({
      code: 'UNKNOWN_SEAT',
      seat: 'zoe',
    });
  });

  test('SAGA-CHECK-011 a difficulty is a whole number of 0 or more without an upper bound', () => {
    const start = sitDown(scene, { ...climb, seats: ['bo'] });
    expect(start.answer('bo', proposed(0)).run.view('bo').open.settled).toMatchObject({ difficulty: 0 });
    expect(start.answer('bo', proposed(1000)).run.view('bo').open.settled).toMatchObject({ difficulty: 1000 });
    for (const value of [-1, 2.5, 'hard', null]) {
      expect(start.refusal({ input: 'answer', seat: 'bo', choice: proposed(value) })).toMatchObject({
        code: 'BAD_SHAPE',
        path: 'choice.value',
      });
    }
  });

  test('SAGA-CHECK-012 the dice are not released before a consequence is known, and an empty one is none', () => {
    const start = sitDown(scene, { ...climb, seats: ['bo'], difficulty: 3 });
    expect(start.refusal(dice(8, 8, 9))).toMatchObject({ code: 'NO_DICE_NOW' });
    for (const failure of ['', '   ']) {
      expect(start.refusal({ input: 'answer', seat: 'bo', choice: proposed({ failure }) })).toMatchObject({
        code: 'BAD_SHAPE',
        path: 'choice.value.failure',
      });
    }
    expect(setupRefusal(scene, { ...climb, consequence: { failure: ' ' } })).toMatchObject({
      path: 'setup.consequence.failure',
    });
    const known = start.answer('bo', proposed(FALL));
    expect(known.refusal(dice(8, 8, 9))).toMatchObject({ code: 'NO_DICE_NOW' });
    expect(known.answer('bo', { choose: 'roll' }).run.awaits.need).toBe('dice');
  });

  test('SAGA-CHECK-013 SAGA-CHECK-025 worked example 3: Morten declines the cliff at 3, takes a rope at 2, rolls 2, 6, 1 and fails mildly', () => {
    const cliff = sitDown(scene, { ...climb, difficulty: 3, consequence: FALL });
    const roll = [{ seat: 'bo', as: 'bo' }, { choose: 'roll' }] as const;
    const before = forecastOf(scene, cliff.run.view('bo'), ...roll);
    if (!before.ok) throw new Error(before.refusal.code);
    expect(exact(before.value.prospects[0]?.chance as never)).toBe('1/2');
    expect(before.value.throws[0]?.tally?.against.map(({ by }) => by)).toEqual([14, 3]);
    const rope = cliff
      .answer('bo', { choose: 'decline', change: 'a rope' })
      .answer('ana', proposed(2))
      .answer('cy', agree)
      .answer('ana', proposed({ failure: 'he cannot get up' }))
      .answer('bo', agree)
      .answer('cy', agree);
    expect(rope.said).toContainEqual({ event: 'declined', by: 'bo', change: 'a rope' });
    const again = forecastWith(rope.run, [roll]);
    if (!again.ok) throw new Error(again.refusal.code);
    expect(exact(again.value.prospects[0]?.chance as never)).toBe('75/128');
    const over = rope.answer('bo', { choose: 'roll' }).dice(2, 6, 1);
    expect(over.thrown).toMatchObject({ score: 12, result: 'failure' });
    expect(over.run.outcome()).toEqual({ success: false, prevails: null, consequence: 'he cannot get up', by: 'dice' });
    expect(cliff.refusal({ input: 'answer', seat: 'bo', choice: { choose: 'decline', change: '' } })).toMatchObject({
      path: 'choice.change',
    });
  });

  test('SAGA-CHECK-014 where nothing can be lost there is no check, and it succeeds', () => {
    const free = sitDown(scene, { ...climb, seats: ['bo'], difficulty: 9 }).answer('bo', proposed({ failure: null }));
    expect(free.run.outcome()).toEqual({ success: true, prevails: 'Morten', consequence: null, by: 'nothingToLose' });
    expect(sitDown(scene, { ...climb, difficulty: 9, consequence: { failure: null } }).run.over).toBe(true);
  });

  test('SAGA-CHECK-018 worked example 4: 8, 6, 0 just reaches 17, and 8, 5, 0 does not', () => {
    const cliff = sitDown(scene, { ...climb, difficulty: 3, consequence: FALL }).answer('bo', { choose: 'roll' });
    expect(cliff.dice(8, 6, 0).run.outcome()).toMatchObject({ success: true, prevails: 'Morten', consequence: null });
    expect(cliff.dice(8, 5, 0).run.outcome()).toMatchObject({ success: false, consequence: 'he falls' });
  });

  test('SAGA-CHECK-029 where a rule states what failure brings, nobody is asked for it', () => {
    const stated = { failure: 'one appeal heard, nothing changed', by: 'SAGA-TALK-031' };
    const start = sitDown(scene, { ...climb, difficulty: 3, stated });
    expect(start.run.awaits).toMatchObject({ step: 'dare', asked: [{ seat: 'bo', as: 'bo' }] });
    expect(start.answer('bo', { choose: 'roll' }).dice(1, 1, 0).run.outcome().consequence).toBe(stated.failure);
  });
});

describe('making a check again', () => {
  const again = { ...climb, difficulty: 3, consequence: FALL, repeats: { changed: null } };

  test('SAGA-CHECK-023 the same check is refused while nothing has changed, unless the table allows it', () => {
    expect(setupRefusal(scene, again)).toMatchObject({
      code: 'BROKEN_RULE',
      rule: 'SAGA-CHECK-023',
      facts: { who: 'Morten' },
    });
    expect(setupRefusal(scene, { ...race, repeats: {} })).toMatchObject({ rule: 'SAGA-CHECK-023' });
    expect(sitDown(scene, again, { 'saga.check.allowRetry': true }).run.awaits).toMatchObject({ step: 'dare' });
  });

  test('SAGA-CHECK-023 with a change that is stated and accepted it may be made again', () => {
    const stated = sitDown(scene, { ...again, repeats: { changed: 'the rain has stopped' } });
    expect(stated.last.at(-1)).toEqual({ event: 'proposed', about: 'changed', by: 'bo', value: true });
    expect(stated.answer('ana', agree).answer('cy', agree).run.awaits).toMatchObject({ step: 'dare' });
    const denied = stated
      .answer('ana', object)
      .answer('ana', vote('against'))
      .answer('bo', vote('for'))
      .answer('cy', vote('against'));
    expect(denied.run.outcome()).toEqual({ success: null, prevails: null, consequence: null, by: 'notAllowed' });
  });

  test('SAGA-CHECK-030 a repetition that a rule provides for is no repeat', () => {
    const daily = sitDown(scene, { ...again, repeats: { providedBy: 'SAGA-DUEL-HEAL-003' } });
    expect(daily.run.awaits).toMatchObject({ step: 'dare' });
  });
});

describe('three or more', () => {
  const joris = { name: 'Joris', seat: 'cy', skill: 'run', rating: 2 };
  const contest = { kind: 'contest', seats: ['ana', 'bo', 'cy'], rivals: [ella, morten, joris] };

  test('SAGA-CHECK-024 each rolls in seat order and the highest total wins', () => {
    const over = sitDown(scene, contest).dice(1, 1, 0).dice(8, 8, 9).dice(3, 3, 3);
    expect(over.said.slice(0, 3)).toEqual([
      { event: 'totalled', name: 'Ella', total: 6 },
      { event: 'totalled', name: 'Morten', total: 27 },
      { event: 'totalled', name: 'Joris', total: 11 },
    ]);
    expect(over.run.outcome()).toMatchObject({ prevails: 'Morten', success: null });
  });

  test('SAGA-CHECK-024 equal totals go to the higher rating, and then the tied ones roll again', () => {
    const byRating = sitDown(scene, contest).dice(5, 5, 0).dice(6, 6, 0).dice(1, 1, 0);
    expect(byRating.run.outcome().prevails).toBe('Ella');
    const tied = sitDown(scene, contest).dice(1, 1, 0).dice(8, 8, 0).dice(8, 7, 1);
    expect(tied.last.at(-1)).toEqual({ event: 'tied', names: ['Morten', 'Joris'] });
    expect(tied.run.awaits).toMatchObject({ need: 'dice', by: 'bo' });
    expect(tied.dice(1, 1, 0).dice(1, 2, 0).run.outcome().prevails).toBe('Joris');
  });
});

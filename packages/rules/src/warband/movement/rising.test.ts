import { expect, test } from 'vitest';
import {
  actsOf,
  awaited,
  fightIn,
  lastOf,
  offered,
  refusedFor,
  says,
  stateIn,
  wasSaid,
  whereIn,
} from '../testing/stage.js';
import { FAR, opening, walk } from '../testing/walks.js';

const PASS = { choose: 'pass' } as const;
const OTHER = { at: [1, 14] as const };
const rise = (figure: string, path = '') => walk('rise')(figure, path);
const B_FIRST = { position: { priority: 'b' } };

test('WARBAND-MOD-011 rising costs 2 of the allowance, and what is left may be walked', () => {
  const table = opening({ a: [{ at: [5, 5], prone: true }, OTHER], b: FAR });
  const ten = Array.from({ length: 10 }, (_none, nth) => `${6 + nth},5`).join(' ');
  expect(refusedFor(table, rise('A1', `${ten} 16,5`))).toBe('WARBAND-MOVE-020 warband.tooFar');
  const after = says(table, rise('A1', ten));
  expect(whereIn(after, 'A1')).toBe('15,5');
  expect(stateIn(after, 'A1')).toMatchObject({ prone: false, opening: 'rise', wholeRound: false });
  expect(actsOf(table, 'A1')).not.toContain('move');
});

test('WARBAND-MOD-011 with a speed of 1 rising takes the whole move, in melee and outside it', () => {
  const table = opening({ a: [{ at: [5, 5], prone: true, capture: 1 }, OTHER], b: [{ at: [6, 5] }] });
  expect(refusedFor(table, rise('A1', '5,4'))).toBe('WARBAND-MOVE-020 warband.tooFar');
  expect(stateIn(says(table, { choose: 'rise', figure: 'A1' }), 'A1').prone).toBe(false);
});

test('WARBAND-MOD-009 nobody rises in the round in which they fell', () => {
  const table = opening({ a: [{ at: [5, 5], prone: true, fell: true }, OTHER], b: FAR });
  expect(refusedFor(table, rise('A1'))).toBe('WARBAND-MOD-009 warband.justFell');
  expect(refusedFor(opening({ a: [{ at: [5, 5] }], b: FAR }), rise('A1'))).toBe('WARBAND-MOD-011 warband.stands');
});

/** A1 lies between B1 beside it and B2 far away, announces to rise, and B acts. */
const announced = (b: object = {}, options: object = {}) =>
  says(
    fightIn(
      'opening',
      { a: [{ at: [5, 5], prone: true }, OTHER], b: [{ at: [6, 5], ...b }, { at: [20, 5] }], ...B_FIRST },
      options,
    ),
    walk('announce')('A1', '5,6', { rise: true }),
    PASS,
  );
const hinder = { choose: 'hinder', figure: 'B1', target: 'A1' };

test('WARBAND-MOD-010 an opponent beside it who has priority may keep it down by a gambit: 3-in-6 among equals; then its Opening action is spent', () => {
  const table = announced();
  expect(actsOf(table, 'B1')).toContain('hinder');
  expect(actsOf(table, 'B2')).not.toContain('hinder');
  expect(refusedFor(table, { ...hinder, figure: 'B2' })).toBe('WARBAND-MOD-010 warband.cannotHinder');
  const die = says(table, hinder);
  expect(awaited(die)).toBe('hinderDie');
  const held = die.dice(3);
  expect(lastOf(held, 'hindered')).toMatchObject({ figure: 0, by: 2, held: true });
  expect(stateIn(held, 'A1')).toMatchObject({ prone: true, opening: 'rise' });
  expect(stateIn(held, 'B1')).toMatchObject({ opening: 'hinder', gambit: true });
});

test('WARBAND-GRAPPLE-005 WARBAND-GRAPPLE-007 WARBAND-MOD-010 it is a gambit, so the referee sets its odds, whether or not the rising was announced', () => {
  const stage = {
    a: [{ at: [5, 5] as const, prone: true }, OTHER],
    b: [{ at: [6, 5] as const }],
    referee: 'rae',
    ...B_FIRST,
  };
  const said = says(fightIn('opening', stage), walk('announce')('A1', '', { rise: true }), PASS, hinder);
  const off = { 'warband.declaredMoveBinding': 'off' };
  const asked = says(fightIn('opening', stage, off), PASS, rise('A1'), hinder);
  for (const table of [said, asked]) {
    expect(awaited(table)).toBe('hinderOdds B1');
    // Equals: 3 is proposed, and stands first.
    expect(offered(table)[0]).toEqual({ choose: 'odds', odds: 3 });
    expect(refusedFor(table, { choose: 'odds', odds: 6 })).toBe('BAD_SHAPE');
    const die = says(table, { choose: 'odds', odds: 5 });
    expect(die.run.awaits).toMatchObject({
      step: 'hinderDie',
      throw: {
        tally: {
          against: [
            { by: 3, why: 'WARBAND-GRAPPLE-007' },
            { by: 2, why: 'WARBAND-CORE-006' },
          ],
        },
      },
    });
    expect(stateIn(die.dice(5), 'A1')).toMatchObject({ prone: true, opening: 'rise' });
    expect(lastOf(die.dice(6), 'hindered').held).toBe(false);
  }
});

test('WARBAND-MOD-010 who fails at it risks nothing, and the other gets up; the stronger succeeds on 4, the weaker on 2', () => {
  const failed = says(announced(), hinder).dice(4);
  expect(lastOf(failed, 'hindered').held).toBe(false);
  expect(stateIn(failed, 'B1')).toMatchObject({ prone: false, opening: 'hinder' });
  const up = says(failed, PASS, rise('A1', '5,6'));
  expect([stateIn(up, 'A1').prone, whereIn(up, 'A1')]).toEqual([false, '5,6']);
  expect(wasSaid(says(announced({ might: 2 }), hinder).dice(4), 'keptDown')).toBe(true);
});

test('WARBAND-MOD-010 who lies on the ground itself hinders nobody; nor does anybody with the switch off', () => {
  expect(actsOf(announced({ prone: true }), 'B1')).not.toContain('hinder');
  expect(actsOf(announced({}, { 'warband.hinderGetUp': 'off' }), 'B1')).not.toContain('hinder');
});

test('WARBAND-MOD-010 where nothing is announced, those who have priority and an action left are asked when it rises', () => {
  const off = { 'warband.declaredMoveBinding': 'off' };
  const stage = { a: [{ at: [5, 5] as const, prone: true }, OTHER], b: [{ at: [6, 5] as const }], ...B_FIRST };
  const asked = says(fightIn('opening', stage, off), PASS, rise('A1'));
  expect(awaited(asked)).toBe('hindering bo');
  expect(stateIn(says(asked, { choose: 'let' }), 'A1').prone).toBe(false);
  const down = says(asked, hinder).dice(1);
  expect(stateIn(down, 'A1')).toMatchObject({ prone: true, opening: 'rise' });
  expect(stateIn(says(asked, hinder).dice(6), 'A1').prone).toBe(false);
  // Side A has priority: nobody can keep its figures down.
  const first = fightIn('opening', { ...stage, position: { priority: 'a' } }, off);
  expect(stateIn(says(first, rise('A1')), 'A1').prone).toBe(false);
});

/** B1, with two attacks, stands over A1. */
const over = (a: object = {}, options: object = {}) =>
  opening({ a: [{ at: [5, 5], prone: true, ...a }, OTHER], b: [{ at: [5, 5], might: 2, facing: 'w' }] }, options);

test('WARBAND-MOD-012 WARBAND-GRID-001 under an enemy that stands over it, it must win a contest, one die against all of the other’s; the enemy is pushed off and it rises', () => {
  const contest = says(over({ might: 3 }), rise('A1'));
  expect(awaited(contest)).toBe('riseContest');
  const reply = contest.dice(6);
  expect(awaited(reply)).toBe('riseReply');
  const won = reply.dice(4, 1);
  expect(lastOf(won, 'roseAgainst').totals).toEqual([6, 5]);
  expect(stateIn(won, 'A1').prone).toBe(false);
  // It faces west: straight behind it is east.
  expect([whereIn(won, 'A1'), whereIn(won, 'B1')]).toEqual(['5,5', '6,5']);
  expect(stateIn(won, 'B1').facing).toBe('w');
});

test('WARBAND-MOD-012 a tie or a loss: it stays down, without further risk', () => {
  for (const faces of [
    [3, 3],
    [6, 6],
  ] as const) {
    const lost = says(over(), rise('A1'))
      .dice(6)
      .dice(...faces);
    expect(lastOf(lost, 'keptDown')).toMatchObject({ figure: 0, by: 2 });
    expect(stateIn(lost, 'A1')).toMatchObject({ prone: true, opening: 'rise', hp: 1 });
    expect(whereIn(lost, 'B1')).toBe('5,5');
  }
});

test('WARBAND-MOD-012 an Arm wound takes 2 from the total; with the switch off there is no contest', () => {
  const hurt = says(over({ wounds: [{ wound: 'arm' }] }), rise('A1'))
    .dice(6)
    .dice(2, 2);
  expect(lastOf(hurt, 'roseAgainst').totals).toEqual([4, 4]);
  const off = says(over({}, { 'warband.contestedGetUp': 'off' }), rise('A1', '4,5'));
  expect(stateIn(off, 'A1').prone).toBe(false);
  expect([whereIn(off, 'A1'), whereIn(off, 'B1')]).toEqual(['5,5', '6,5']);
});

import type { TestTable } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Duel } from '../duel.js';
import {
  actRefusal,
  answerRefusal,
  attempt,
  broken,
  chanceOf,
  facing,
  HIT,
  MISS,
  offeredTo,
  ratings,
  skillsNow,
  toActs,
} from '../testing/exchange.js';
import { drive, melee, person, type Script } from '../testing/fight.js';

type Table = TestTable<Duel>;
type Person = Readonly<Record<string, unknown>>;
type Grab = 'hold' | 'tackle';

const TWO = { control: 2, fightingMind: 2, speed: 2, strength: 2 };
const AGAINST = 'Morten against Ella';

/** Round 2: Ella, at (8, 9), holds or has tackled Morten, at (9, 9), with her left hand. */
const grabbed = (act: Grab, ella: Person = {}, morten: Person = {}, setup: Person = {}): Table =>
  drive(facing('dagger', ella, morten, setup), {
    acts: { Ella: { act, target: 'Morten', with: 'left' } },
    dice: [HIT],
  });

/** Ella and Ada beside Morten, at (8, 9), (8, 10) and (9, 9); side 1 has won the first Footwork. */
const threesome = (script: Script, setup: Person = {}): Table =>
  drive(
    melee([{ name: 'Ella' }, { name: 'Ada' }], [{ name: 'Morten' }], {
      distance: 'dagger',
      ambusher: 1,
      combats: [{ side1: ['Ella', 'Ada'], side2: ['Morten'] }],
      ...setup,
    }),
    script,
  );

const gripsOf = (table: Table): readonly string[] => {
  const { given, open } = table.run.state;
  const name = (who: number): string => given.fighters[who]?.name as string;
  return open.grips.map(({ holder, victim, grip, hand }) => `${name(holder)} ${grip} ${name(victim)} ${hand}`);
};

const HELD = ['Ella held Morten left'];
const TACKLED = ['Ella tackled Morten left'];
const isProne = (table: Table, name = 'Morten'): boolean => person(table, name).prone;
const place = (table: Table, name: string): readonly number[] => [person(table, name).x, person(table, name).y];

const defences = (table: Table, act: object): readonly string[] => {
  const asked = drive(table, { acts: { Ella: { target: 'Morten', ...act } }, until: 'defend' });
  return [...new Set(offeredTo(asked, AGAINST).map((choice) => (choice as { readonly by: string }).by))];
};

describe('PRONE', () => {
  test('SAGA-DUEL-COND-001 no Push', () => {
    const table = toActs(facing('dagger', { prone: true }));
    expect(actRefusal(table, 'Ella', { act: 'push', target: 'Morten' })).toMatchObject(broken('SAGA-DUEL-COND-001'));
    expect(offeredTo(table, 'Ella')).not.toContainEqual(expect.objectContaining({ act: 'push' }));
  });

  test('SAGA-DUEL-COND-002 no Dodge', () => {
    expect(defences(facing('dagger', {}, { prone: true }), { act: 'push' })).toEqual(['strength', 'none']);
    expect(defences(facing('dagger'), { act: 'push' })).toEqual(['dodge', 'strength', 'none']);
  });

  test('SAGA-DUEL-COND-003 SAGA-DUEL-COND-004 no Footwork and no movement', () => {
    const lying = drive(facing('sword', {}, { prone: true }, { ambusher: null }), { until: 'move' });
    expect(lying.run.awaits).toMatchObject({ step: 'move', asked: [{ as: 'Ella' }] });
    const acting = toActs(lying);
    expect(acting.said).toContainEqual({ event: 'footworkWon', winner: 0, loser: 1, by: 'unopposed' });
    expect(acting.said.filter(({ event }) => event === 'moved')).toEqual([]);
    const apart = toActs(drive(lying, { moves: { Ella: [6, 9] }, until: 'chooseActs' }));
    expect(actRefusal(apart, 'Morten', { act: 'flee' })).toMatchObject(broken('SAGA-DUEL-ACT-101'));
    const far = toActs(facing('spear', {}, { prone: true }));
    const bash = { act: 'bash', target: 'Ella', with: 'right' };
    expect(actRefusal(far, 'Morten', bash)).toMatchObject(broken('SAGA-DUEL-FOOT-021'));
    const both = drive(facing('sword', { prone: true }, { prone: true }, { ambusher: null }), {});
    expect(both.run.state.open.round).toBe(2);
  });

  test('SAGA-DUEL-COND-005 it ends with Stand Up', () => {
    const up = drive(facing('sword', {}, { prone: true }), { acts: { Morten: { act: 'standUp' } } });
    expect(isProne(up)).toBe(false);
    expect(isProne(drive(facing('sword', {}, { prone: true }), {}))).toBe(true);
  });
});

describe('HELD', () => {
  test('SAGA-DUEL-COND-006 SAGA-DUEL-COND-007 no Footwork and no movement', () => {
    const table = drive(grabbed('hold'), { until: 'move' });
    expect(table.run.awaits).toMatchObject({ step: 'move', asked: [{ as: 'Ella' }] });
    const acting = toActs(table);
    expect(place(acting, 'Morten')).toEqual([9, 9]);
    expect(acting.said).toContainEqual({ event: 'footworkWon', winner: 0, loser: 1, by: 'unopposed' });
    expect(actRefusal(acting, 'Morten', { act: 'flee' })).toMatchObject(broken('SAGA-DUEL-ACT-101'));
    const any = toActs(grabbed('hold', {}, {}, { options: { 'saga.duel.flee': 'any' } }));
    expect(actRefusal(any, 'Morten', { act: 'flee' })).toMatchObject(broken('SAGA-DUEL-ACT-101'));
  });

  test('SAGA-DUEL-COND-008 −2 to Speed and Strength', () => {
    expect(skillsNow(grabbed('hold'), 'Morten')).toEqual({ ...TWO, speed: 0, strength: 0 });
    expect(skillsNow(grabbed('hold'), 'Ella')).toEqual(TWO);
  });

  test('SAGA-DUEL-COND-009 it ends with a successful Break Hold, and a failed one changes nothing', () => {
    const acts = { Morten: { act: 'breakHold', target: 'Ella' } };
    const breaking = drive(grabbed('hold'), { acts, until: 'check' });
    expect(ratings(breaking)).toEqual([2, 2]);
    const freed = drive(breaking, { dice: [[8, 6, 0]] });
    expect([gripsOf(freed), isProne(freed)]).toEqual([[], false]);
    expect(skillsNow(freed, 'Morten')).toEqual(TWO);
    expect(gripsOf(drive(breaking, { dice: [[8, 5, 0]] }))).toEqual(HELD);
  });

  test('SAGA-DUEL-COND-010 the Fight Distance to the holder is Dagger', () => {
    const closing = drive(facing('spear'), {
      acts: { Ella: { act: 'hold', target: 'Morten', with: 'left' } },
      dice: [HIT],
    });
    expect(closing.run.awaits).toMatchObject({ step: 'goTo', asked: [{ as: 'Ella' }] });
    const held = drive(closing, { goes: { Ella: [[10, 9]] } });
    expect([place(held, 'Ella'), place(held, 'Morten'), gripsOf(held)]).toEqual([[10, 9], [11, 9], HELD]);
    expect(ratings(attempt(held, { act: 'push' }, { by: 'strength' }))[0]).toBe(2);
    expect(ratings(attempt(held, { act: 'bash', with: 'right' }))[0]).toBe(1);
  });

  test('SAGA-DUEL-COND-011 it ends when the holder lets go, uses the hand, or is farther off than Dagger', () => {
    const carrying = { carried: ['dagger'] };
    const letGo = drive(grabbed('hold'), { acts: { Ella: { act: 'pass', release: ['left'] } } });
    const filled = drive(grabbed('hold', carrying), {
      acts: { Ella: { act: 'ready', left: 'dagger', right: 'sword' } },
    });
    const away = toActs(grabbed('hold'), { moves: { Ella: [7, 9] } });
    for (const table of [letGo, filled, away]) {
      expect([gripsOf(table), isProne(table)]).toEqual([[], false]);
    }
    const reasons = [letGo, filled, away].map((table) => table.said.find(({ event }) => event === 'gripEnded'));
    expect(reasons).toMatchObject([{ why: 'released' }, { why: 'handUsed' }, { why: 'distance' }]);
    expect(gripsOf(drive(grabbed('hold'), {}))).toEqual(HELD);
    const nobody = toActs(grabbed('hold'));
    expect(actRefusal(nobody, 'Ella', { act: 'pass', release: ['right'] })).toMatchObject(broken('SAGA-DUEL-ACT-100'));
  });

  test('SAGA-DUEL-COND-021 a HELD character cannot Dodge', () => {
    const asked = drive(grabbed('hold'), {
      acts: { Ella: { act: 'bash', target: 'Morten', with: 'right' } },
      until: 'defend',
    });
    for (const to of [
      { x: 10, y: 9 },
      { x: 9, y: 9 },
    ]) {
      expect(answerRefusal(asked, { choose: 'defend', by: 'dodge', to })).toMatchObject(broken('SAGA-DUEL-COND-021'));
    }
    expect(defences(grabbed('hold'), { act: 'bash', with: 'right' })).toEqual(['parry', 'none']);
  });

  test('SAGA-DUEL-COND-021 with heldMayDodge they can, at −2 and without moving', () => {
    const options = { 'saga.duel.heldMayDodge': true };
    const held = grabbed('hold', {}, {}, { options });
    expect(defences(held, { act: 'bash', with: 'right' })).toEqual(['dodge', 'parry', 'none']);
    const here = { by: 'dodge', to: { x: 9, y: 9 } };
    const check = attempt(held, { act: 'bash', with: 'right' }, here);
    expect(ratings(check)).toEqual([1, 0]);
    const after = drive(check, { dice: [MISS] });
    expect([place(after, 'Morten'), place(after, 'Ella'), gripsOf(after)]).toEqual([[9, 9], [8, 9], HELD]);
    const asked = drive(held, { acts: { Ella: { act: 'bash', target: 'Morten', with: 'right' } }, until: 'defend' });
    const elsewhere = { choose: 'defend', by: 'dodge', to: { x: 10, y: 9 } };
    expect(answerRefusal(asked, elsewhere)).toMatchObject(broken('SAGA-DUEL-COND-021'));
    const down = grabbed('hold', {}, { prone: true }, { options });
    expect(defences(down, { act: 'bash', with: 'right' })).toEqual(['parry', 'none']);
  });

  test('SAGA-DUEL-COND-022 they may take every other action, Push included, and may Parry', () => {
    const offered = offeredTo(toActs(grabbed('hold')), 'Morten') as readonly { readonly act: string }[];
    const acts = new Set(offered.map(({ act }) => act));
    const attacks = ['quickAttack', 'viciousAttack', 'controlledAttack'];
    const setUps = ['tackle', 'bash', 'flurry', 'feint', 'hold', 'push', 'trip'];
    expect([...acts].sort()).toEqual([...attacks, ...setUps, 'breakHold', 'ready', 'pass'].sort());
    const parry = attempt(grabbed('hold'), { act: 'bash', with: 'right' }, { by: 'parry', with: 'right' });
    expect(ratings(parry)).toEqual([1, -1]);
  });

  test('SAGA-DUEL-COND-023 SAGA-DUEL-COND-024 the holder moves as winner, may circle, and drags nobody', () => {
    const moving = drive(grabbed('hold'), { until: 'move' });
    const squares = offeredTo(moving, 'Ella') as readonly { readonly to: { readonly x: number; readonly y: number } }[];
    expect(squares).toContainEqual({ choose: 'move', to: { x: 6, y: 9 } });
    const round = toActs(grabbed('hold'), { moves: { Ella: [9, 8] } });
    expect([place(round, 'Ella'), place(round, 'Morten'), gripsOf(round)]).toEqual([[9, 8], [9, 9], HELD]);
    const away = toActs(grabbed('hold'), { moves: { Ella: [6, 9] } });
    expect([place(away, 'Ella'), place(away, 'Morten'), gripsOf(away)]).toEqual([[6, 9], [9, 9], []]);
  });
});

describe('TACKLED', () => {
  test('SAGA-DUEL-COND-012 no Push', () => {
    const table = toActs(grabbed('tackle'));
    expect(isProne(table)).toBe(false);
    expect(actRefusal(table, 'Morten', { act: 'push', target: 'Ella' })).toMatchObject(broken('SAGA-DUEL-COND-012'));
  });

  test('SAGA-DUEL-COND-013 no Dodge', () => {
    expect(defences(grabbed('tackle'), { act: 'push' })).toEqual(['strength', 'none']);
  });

  test('SAGA-DUEL-COND-014 SAGA-DUEL-COND-015 no Footwork and no movement', () => {
    const table = drive(grabbed('tackle'), { until: 'move' });
    expect(table.run.awaits).toMatchObject({ step: 'move', asked: [{ as: 'Ella' }] });
    const acting = toActs(table);
    expect(acting.run.state.open.turn.won).toEqual([[0, 1]]);
    expect(place(acting, 'Morten')).toEqual([9, 9]);
    const any = toActs(grabbed('tackle', {}, {}, { options: { 'saga.duel.flee': 'any' } }));
    expect(actRefusal(any, 'Morten', { act: 'flee' })).toMatchObject(broken('SAGA-DUEL-ACT-101'));
  });

  test('SAGA-DUEL-COND-016 −2 to Control, Speed and Strength', () => {
    expect(skillsNow(grabbed('tackle'), 'Morten')).toEqual({ control: 0, fightingMind: 2, speed: 0, strength: 0 });
  });

  test('SAGA-DUEL-COND-017 it ends with a successful Break Tackle', () => {
    const acts = { Morten: { act: 'breakTackle', target: 'Ella' } };
    const locks = { locks: { tackle: 'strength' } };
    const breaking = drive(grabbed('tackle', {}, locks), { acts, until: 'check' });
    expect(ratings(breaking)).toEqual([2 - 2 - 1, 2 - 1]);
    expect(gripsOf(drive(breaking, { dice: [[8, 8, 0]] }))).toEqual([]);
    expect(gripsOf(drive(breaking, { dice: [[8, 7, 0]] }))).toEqual(TACKLED);
  });

  test('SAGA-DUEL-COND-018 the Fight Distance to the tackler is Dagger', () => {
    const tackled = drive(facing('sword'), {
      acts: { Ella: { act: 'tackle', target: 'Morten', with: 'left' } },
      dice: [HIT],
      goes: { Ella: [[9, 9]] },
    });
    expect([place(tackled, 'Ella'), place(tackled, 'Morten'), gripsOf(tackled)]).toEqual([[9, 9], [10, 9], TACKLED]);
    expect(ratings(attempt(tackled, { act: 'hold', with: 'right', drop: ['right'] }))[0]).toBe(2);
  });

  test('SAGA-DUEL-COND-019 SAGA-DUEL-COND-031 other endings end TACKLED itself, and leave the victim PRONE', () => {
    const letGo = drive(grabbed('tackle'), { acts: { Ella: { act: 'pass', release: ['left'] } } });
    const ready = { act: 'ready', left: 'dagger', right: 'sword' };
    const filled = drive(grabbed('tackle', { carried: ['dagger'] }), { acts: { Ella: ready } });
    const away = toActs(grabbed('tackle'), { moves: { Ella: [7, 9] } });
    for (const table of [letGo, filled, away]) expect([gripsOf(table), isProne(table)]).toEqual([[], true]);
    expect([gripsOf(drive(grabbed('tackle'), {})), isProne(grabbed('tackle'))]).toEqual([TACKLED, false]);
    // Ella holds and Ada tackles: when Ada lets go it is TACKLED that ends, and HELD that stays.
    const both = threesome({
      acts: {
        Ella: { act: 'hold', target: 'Morten', with: 'left' },
        Ada: { act: 'tackle', target: 'Morten', with: 'left' },
      },
      dice: [HIT, HIT],
    });
    const loosened = drive(both, { acts: { Ada: { act: 'pass', release: ['left'] } } });
    expect([gripsOf(loosened), isProne(loosened)]).toEqual([HELD, true]);
  });

  test.each([
    [false, false],
    [true, true],
  ])('SAGA-DUEL-COND-020 under breakTackleProne %s a broken Tackle leaves the victim PRONE: %s', (option, prone) => {
    const options = { 'saga.duel.breakTackleProne': option };
    const script = { acts: { Morten: { act: 'breakTackle', target: 'Ella' } }, dice: [HIT] };
    const freed = drive(grabbed('tackle', {}, {}, { options }), script);
    expect([gripsOf(freed), isProne(freed)]).toEqual([[], prone]);
    const lying = drive(grabbed('tackle', {}, { prone: true }, { options }), script);
    expect([gripsOf(lying), isProne(lying)]).toEqual([[], true]);
  });
});

describe('how grips last and end', () => {
  test('SAGA-DUEL-COND-025 distance ends a grip as soon as the move is finished', () => {
    const away = toActs(grabbed('hold'), { moves: { Ella: [6, 9] } });
    const moved = away.said.findIndex(({ event }) => event === 'moved');
    expect(away.said[moved + 1]).toMatchObject({ event: 'gripEnded', why: 'distance' });
    expect(skillsNow(away, 'Morten')).toEqual(TWO);
    // In step 5 as well: the holder dodges away, and is asked nothing before the grip is gone.
    const dodged = drive(grabbed('tackle'), {
      acts: { Morten: { act: 'bash', target: 'Ella', with: 'right' } },
      defend: { 'Ella against Morten': { by: 'dodge', to: { x: 7, y: 9 } } },
      dice: [MISS],
    });
    const names = dodged.said.map(({ event }) => event);
    const step = names.lastIndexOf('moved');
    expect(names.slice(step, step + 2)).toEqual(['moved', 'gripEnded']);
    expect(names.lastIndexOf('gripEnded')).toBeLessThan(names.lastIndexOf('hindered'));
    expect(isProne(dodged)).toBe(true);
  });

  test('SAGA-DUEL-COND-025 the other endings wait for the end of the round', () => {
    const acts = {
      Ella: { act: 'trip', target: 'Morten', with: 'right', release: ['left'] },
      Morten: { act: 'bash', target: 'Ella', with: 'right' },
    };
    const checks = drive(grabbed('hold'), {
      acts,
      defend: { [AGAINST]: { by: 'strength' } },
      until: 'check',
    });
    expect(ratings(checks)).toEqual([1, 0]);
    const second = checks.dice(...MISS);
    expect(ratings(second)).toEqual([2 - 2 - 1, -4]);
    expect(gripsOf(second)).toEqual(HELD);
    expect(gripsOf(drive(second, { dice: [MISS] }))).toEqual([]);
  });

  describe('SAGA-DUEL-COND-026 something else', () => {
    const bigSword = { hands: { both: 'bigSword' } };
    const quick = { act: 'quickAttack', with: 'right' };

    test('SAGA-DUEL-COND-026 a two-handed weapon in both hands gives up the grip; in one it is kept at −2', () => {
      const held = grabbed('hold', bigSword);
      const oneHand = attempt(held, quick);
      expect(ratings(oneHand)[0]).toBe(2 + 1 - 2 - 1);
      expect(gripsOf(drive(oneHand, { dice: [HIT], parts: { Morten: [null], Ella: ['body'] } }))).toEqual(HELD);
      const both = attempt(held, { ...quick, both: true });
      expect(ratings(both)[0]).toBe(2 + 1 - 1);
      expect(gripsOf(both)).toEqual(HELD);
      expect(gripsOf(drive(both, { dice: [HIT], parts: { Morten: [null], Ella: ['body'] } }))).toEqual([]);
      const parried = drive(held, {
        acts: { Morten: { act: 'bash', target: 'Ella', with: 'right' } },
        defend: { 'Ella against Morten': { by: 'parry', with: 'right', both: true } },
        until: 'check',
      });
      expect(ratings(parried)[1]).toBe(2 - 2 - 1);
      expect(gripsOf(drive(parried, { dice: [MISS] }))).toEqual([]);
      const table = toActs(grabbed('hold'));
      expect(actRefusal(table, 'Ella', { ...quick, target: 'Morten', both: true })).toMatchObject(
        broken('SAGA-DUEL-COND-026'),
      );
    });

    test('SAGA-DUEL-COND-026 bare hands use the gripping one only when no other is empty', () => {
      const strike = { acts: { Ella: { act: 'bash', target: 'Morten', with: 'bare' } }, dice: [MISS] };
      expect(gripsOf(drive(grabbed('hold'), strike))).toEqual([]);
      expect(gripsOf(drive(grabbed('hold', { hands: {} }), strike))).toEqual(HELD);
      const ward = {
        acts: { Morten: { act: 'bash', target: 'Ella', with: 'bare' } },
        defend: { 'Ella against Morten': { by: 'parry', with: 'bare' } },
        dice: [MISS],
      };
      expect(gripsOf(drive(grabbed('hold', { hands: { right: 'shield' } }, { hands: {} }), ward))).toEqual([]);
      expect(gripsOf(drive(grabbed('hold', { hands: {} }, { hands: {} }), ward))).toEqual(HELD);
    });

    test('SAGA-DUEL-COND-026 a weapon in the other hand, or a thing taken into it, keeps the grip', () => {
      const bash = { acts: { Ella: { act: 'bash', target: 'Morten', with: 'right' } }, dice: [MISS] };
      expect(gripsOf(drive(grabbed('hold'), bash))).toEqual(HELD);
      const drawing = { acts: { Ella: { act: 'ready', left: null, right: 'dagger' } } };
      expect(gripsOf(drive(grabbed('hold', { hands: {}, carried: ['dagger'] }), drawing))).toEqual(HELD);
      const parry = {
        acts: { Morten: { act: 'bash', target: 'Ella', with: 'right' } },
        defend: { 'Ella against Morten': { by: 'parry', with: 'right' } },
        dice: [MISS],
      };
      expect(gripsOf(drive(grabbed('hold'), parry))).toEqual(HELD);
    });

    test('SAGA-DUEL-COND-026 where readying is free, filling the gripping hand ends the grip too', () => {
      const options = { 'saga.duel.ready': 'free' };
      const held = grabbed('hold', { carried: ['dagger'] }, {}, { options });
      const ready = { left: 'dagger', right: 'sword' };
      expect(gripsOf(drive(held, { acts: { Ella: { act: 'pass', ready } } }))).toEqual([]);
    });
  });

  test('SAGA-DUEL-COND-027 the same condition never counts twice; HELD and TACKLED add', () => {
    const grab = (ella: Grab, ada: Grab): Table =>
      threesome({
        acts: {
          Ella: { act: ella, target: 'Morten', with: 'left' },
          Ada: { act: ada, target: 'Morten', with: 'left' },
        },
        dice: [HIT, HIT],
      });
    expect(gripsOf(grab('hold', 'hold'))).toHaveLength(2);
    expect(skillsNow(grab('hold', 'hold'), 'Morten')).toEqual({ ...TWO, speed: 0, strength: 0 });
    expect(skillsNow(grab('tackle', 'tackle'), 'Morten')).toEqual({
      control: 0,
      fightingMind: 2,
      speed: 0,
      strength: 0,
    });
    const both = { control: 0, fightingMind: 2, speed: -2, strength: -2 };
    expect(skillsNow(grab('hold', 'tackle'), 'Morten')).toEqual(both);
  });

  test('SAGA-DUEL-COND-028 a condition acts from the end of its round on, without limit of time', () => {
    const checks = drive(facing('dagger'), {
      acts: {
        Ella: { act: 'tackle', target: 'Morten', with: 'left' },
        Morten: { act: 'bash', target: 'Ella', with: 'right' },
      },
      until: 'check',
    });
    const second = checks.dice(...HIT);
    expect(ratings(second)[0]).toBe(2 - 1);
    let table = drive(second, { dice: [MISS] });
    expect(gripsOf(table)).toEqual(TACKLED);
    for (let round = 2; round <= 8; round++) table = drive(table, {});
    expect([table.run.state.open.round, gripsOf(table)]).toEqual([9, TACKLED]);
    expect(skillsNow(table, 'Morten')).toEqual({ control: 0, fightingMind: 2, speed: 0, strength: 0 });
  });

  describe('SAGA-DUEL-COND-029 when the gripping combatant is out', () => {
    /** Ella has tackled Morten; Ada stands by, so that the fight goes on without Ella. */
    const withAda = (options: Person = {}): Table =>
      threesome(
        { acts: { Ella: { act: 'tackle', target: 'Morten', with: 'left' } }, joins: { Ada: null }, dice: [HIT] },
        { options, combats: [{ side1: ['Ella'], side2: ['Morten'] }] },
      );

    test('SAGA-DUEL-COND-029 incapable, fled or surrendered: the grip ends as a release', () => {
      expect(gripsOf(withAda())).toEqual(TACKLED);
      const felled = drive(withAda(), {
        joins: { Ada: null },
        acts: { Morten: { act: 'controlledAttack', target: 'Ella', with: 'right' } },
        dice: [HIT],
        parts: { Morten: ['head'] },
      });
      const fled = drive(withAda({ 'saga.duel.flee': 'any' }), {
        joins: { Ada: null },
        acts: { Ella: { act: 'flee' } },
      });
      const gaveUp = drive(withAda(), { declare: { Ella: 'surrender' }, until: 'join' });
      const standings = [felled, fled, gaveUp].map((table) => person(table, 'Ella').standing);
      expect(standings).toEqual(['incapable', 'fled', 'surrendered']);
      for (const table of [felled, fled, gaveUp]) expect([gripsOf(table), isProne(table)]).toEqual([[], true]);
    });

    test('SAGA-DUEL-COND-029 becoming PRONE does not end it', () => {
      const down = drive(grabbed('tackle'), {
        acts: { Morten: { act: 'trip', target: 'Ella', with: 'right' } },
        dice: [HIT],
      });
      expect([isProne(down, 'Ella'), gripsOf(down)]).toEqual([true, TACKLED]);
    });
  });

  test('SAGA-DUEL-COND-030 Stand Up ends PRONE only', () => {
    for (const act of ['hold', 'tackle'] as const) {
      const up = drive(grabbed(act, {}, { prone: true }), { acts: { Morten: { act: 'standUp' } } });
      expect([isProne(up), gripsOf(up)]).toEqual([false, act === 'hold' ? HELD : TACKLED]);
    }
  });

  test('SAGA-DUEL-COND-032 a grip outlasts the splitting of combats and is broken across them', () => {
    const start = melee(
      [
        { name: 'Ella', at: { x: 8, y: 9 } },
        { name: 'Ada', at: { x: 10, y: 9 } },
      ],
      [
        { name: 'Morten', at: { x: 9, y: 9 } },
        { name: 'Bram', at: { x: 7, y: 9 } },
      ],
      { ambusher: 1, combats: [{ side1: ['Ella', 'Ada'], side2: ['Morten'] }] },
    );
    const held = drive(start, {
      joins: { Bram: null },
      acts: { Ella: { act: 'hold', target: 'Morten', with: 'left' } },
      dice: [HIT],
    });
    const split = drive(held, { joins: { Bram: 'Ella' }, until: 'contest' });
    expect(split.run.state.open.combats).toEqual([
      { side1: [0], side2: [3] },
      { side1: [1], side2: [2] },
    ]);
    expect(gripsOf(split)).toEqual(HELD);
    const acting = toActs(split.dice(...MISS));
    expect(actRefusal(acting, 'Morten', { act: 'bash', target: 'Ella', with: 'right' })).toMatchObject(
      broken('SAGA-DUEL-MULTI-044'),
    );
    const acts = { Morten: { act: 'breakHold', target: 'Ella' } };
    const breaking = drive(acting, { acts, until: 'check' });
    expect(ratings(breaking)).toEqual([2, 2]);
    expect(gripsOf(drive(breaking, { dice: [HIT] }))).toEqual([]);
    expect(gripsOf(drive(breaking, { dice: [MISS] }))).toEqual(HELD);
  });
});

describe('the worked examples', () => {
  test('SAGA-DUEL-COND-008 example 1: what HELD leaves of skills of 2', () => {
    const held = grabbed('hold', {}, { locks: { footwork: 'speed', parry: 'control' } });
    const attack = attempt(held, { act: 'quickAttack', with: 'right' }, { by: 'parry', with: 'right' });
    expect(ratings(attack)).toEqual([1, -1]);
    expect(chanceOf(attack)).toBe('107/160');
    expect(ratings(attempt(held, { act: 'trip', with: 'right' }, { by: 'strength' }))[1]).toBe(0);
    const shielded = grabbed('hold', {}, { hands: { left: 'shield' } });
    const shield = attempt(shielded, { act: 'bash', with: 'right' }, { by: 'parry', with: 'left' });
    expect(ratings(shield)[1]).toBe(0 + 1);
    expect(defences(held, { act: 'quickAttack', with: 'right' })).toEqual(['parry', 'none']);
  });

  test('SAGA-DUEL-COND-025 example 3: a tackler steps two away, and the victim is PRONE for that round’s actions', () => {
    const away = toActs(grabbed('tackle'), { moves: { Ella: [6, 9] } });
    expect([gripsOf(away), isProne(away)]).toEqual([[], true]);
    expect(actRefusal(away, 'Morten', { act: 'bash', target: 'Ella', with: 'right' })).toMatchObject(
      broken('SAGA-DUEL-FOOT-021'),
    );
    expect(offeredTo(away, 'Morten')).toContainEqual({ choose: 'act', act: 'standUp' });
  });

  test('SAGA-DUEL-COND-011 example 4: a HELD victim pushes the holder away, and is free', () => {
    const pushed = drive(grabbed('hold'), {
      acts: { Morten: { act: 'push', target: 'Ella' } },
      dice: [HIT],
      goes: { Morten: [[7, 9]] },
    });
    expect([place(pushed, 'Ella'), place(pushed, 'Morten'), gripsOf(pushed)]).toEqual([[7, 9], [9, 9], []]);
    expect(pushed.run.state.open.round).toBe(3);
  });
});

import type { TestTable } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Duel } from '../duel.js';
import { attempt, chanceOf, facing, HIT, MISS, ratings, skillsNow } from '../testing/exchange.js';
import { awaitedSums, drive, fight, melee, person } from '../testing/fight.js';

type Table = TestTable<Duel>;

const QUICK = { act: 'quickAttack', with: 'right' };
const dodge = { by: 'dodge', to: { x: 11, y: 9 } };

/** Rounds in which everybody stays and passes; one Footwork check each. */
const idle = (start: Table, rounds: number): Table => {
  let table = start;
  for (let i = 0; i < rounds; i++) table = drive(table, { dice: [MISS] });
  return table;
};

/** The round's contest is over, and Ella's attack meets this defence. */
const attackedIn = (table: Table, by: object, act: object = QUICK): Table =>
  drive(table, {
    dice: [MISS],
    acts: { Ella: { target: 'Morten', ...act } },
    defend: { 'Morten against Ella': by },
    until: 'check',
  });

describe('Defensive Weakening', () => {
  test('SAGA-DUEL-DEF-027 SAGA-DUEL-DEF-028 one more after every second round: −floor((r − 1) / 2) in round r', () => {
    let table = fight({}, {}, { distance: 'sword' });
    const found: number[] = [];
    for (let round = 1; round <= 8; round++) {
      expect(table.run.state.open.round).toBe(round);
      found.push(ratings(attackedIn(table, dodge))[1]);
      table = idle(table, 1);
    }
    expect(found).toEqual([2, 2, 1, 1, 0, 0, -1, -1]);
    expect(found).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((round) => 2 - Math.floor((round - 1) / 2)));
    expect(person(table, 'Ella').weakening).toBe(4);
  });

  test('SAGA-DUEL-DEF-027 it falls on every defence, and on being undefended', () => {
    const third = idle(fight({}, {}, { distance: 'sword' }), 2);
    expect(ratings(attackedIn(third, { by: 'parry', with: 'right' }))[1]).toBe(2 - 2 - 1);
    expect(ratings(attackedIn(third, { by: 'strength' }, { act: 'trip', with: 'right' }))[1]).toBe(2 - 1);
    expect(ratings(attackedIn(third, { by: 'fightingMind' }, { act: 'feint', with: 'right' }))[1]).toBe(2 - 1);
    expect(ratings(attackedIn(third, { by: 'none' }))[1]).toBe(2 - 6 - 1);
  });

  test('SAGA-DUEL-DEF-029 Strength and Fighting Mind suffer it when they defend and at no other time', () => {
    const third = idle(fight({}, {}, { distance: 'sword' }), 2);
    expect(skillsNow(third, 'Ella')).toEqual({ control: 2, fightingMind: 2, speed: 2, strength: 2 });
    expect(ratings(attackedIn(third, { by: 'fightingMind' }, { act: 'feint', with: 'right' }))).toEqual([2, 1]);
    expect(ratings(attackedIn(third, { by: 'strength' }, { act: 'trip', with: 'right' }))).toEqual([2, 1]);
    expect(ratings(attackedIn(third, { by: 'none' }, { act: 'viciousAttack', with: 'right' }))[0]).toBe(1);
  });

  test('SAGA-DUEL-DEF-030 it does not touch Footwork, actions, or either side of a Break', () => {
    const tired = { weakening: 5, penalties: [{ on: 'defences', by: -4, until: 9 }] };
    const contest = drive(fight(tired, tired, { distance: 'dagger' }), {});
    expect(awaitedSums(contest)).toEqual({ plus: 2, target: 16 });
    const tackle = attempt(facing('dagger', tired, tired), { act: 'tackle', with: 'left' }, { by: 'strength' });
    expect(ratings(tackle)).toEqual([1, 2 - 5 - 4]);
    const breaking = drive(drive(tackle, { dice: [HIT] }), {
      acts: { Morten: { act: 'breakTackle', target: 'Ella' } },
      until: 'check',
    });
    // TACKLED takes 2 off Strength, not off Fighting Mind, on which Tackle is locked.
    expect(ratings(breaking)).toEqual([1, 1]);
    const hold = attempt(facing('dagger', tired, tired), { act: 'hold', with: 'left' });
    const loosening = drive(drive(hold, { dice: [HIT] }), {
      acts: { Morten: { act: 'breakHold', target: 'Ella' } },
      until: 'check',
    });
    expect(ratings(loosening)).toEqual([2, 2]);
  });

  test.each([
    ['perCombatant', 0],
    ['everyone', 1],
  ] as const)('SAGA-DUEL-DEF-031 under %s one who waits has %i after round 2', (weakening, waiting) => {
    const start = melee([{ name: 'Ella' }, { name: 'Ada' }], [{ name: 'Morten' }], {
      combats: [{ side1: ['Ella'], side2: ['Morten'] }],
      options: { 'saga.duel.weakening': weakening },
    });
    const join = (table: Table, choice: object): Table => drive(table, {}).answer('ana', choice, 'Ada');
    const wait = (table: Table): Table => drive(join(table, { choose: 'wait' }), { dice: [MISS] });
    const later = idle(start, 2);
    expect(['Ella', 'Morten', 'Ada'].map((name) => person(later, name).weakening)).toEqual([1, 1, waiting]);
    const near = drive(later, { dice: [MISS], moves: { Ada: [8, 10] } });
    const fourth = join(near, { choose: 'join', enemy: 'Morten' });
    expect(fourth.run.state.open.combats).toEqual([{ side1: [0, 1], side2: [2] }]);
    const after = drive(fourth, { dice: [MISS, MISS] });
    expect(['Ella', 'Morten', 'Ada'].map((name) => person(after, name).weakening)).toEqual([2, 2, waiting + 1]);
    expect(person(wait(near), 'Ada').weakening).toBe(weakening === 'everyone' ? 2 : 0);
  });

  test('SAGA-DUEL-DEF-032 the count and the penalties end with the encounter; wounds do not', () => {
    const fought = drive(idle(fight({}, {}, { distance: 'sword' }), 3), {
      dice: [MISS, MISS],
      acts: { Morten: { act: 'quickAttack', target: 'Ella', with: 'right' } },
      parts: { Ella: ['head'] },
    });
    expect(person(fought, 'Morten')).toMatchObject({ weakening: 2, penalties: [{ on: 'defences', by: -2 }] });
    const over = drive(fought, { declare: { Ella: 'breakOff', Morten: 'breakOff' } });
    for (const name of ['Ella', 'Morten']) expect(person(over, name)).toMatchObject({ weakening: 0, penalties: [] });
    expect(person(over, 'Ella').minors).toEqual(person(fought, 'Ella').minors);
    const outcome = over.run.outcome();
    for (const fighter of outcome.fighters) {
      expect(Object.keys(fighter)).not.toContain('weakening');
      expect(Object.keys(fighter)).not.toContain('penalties');
    }
    const [ella, morten] = outcome.fighters;
    expect(ella?.wounds).toEqual([{ part: 'head', severity: 'minor', marks: 0 }]);
    const anew = facing('sword', { wounds: ella?.wounds }, { wounds: morten?.wounds });
    expect(ratings(attempt(anew, QUICK, dodge))).toEqual([2 - 2, 2]);
  });
});

describe('the worked examples', () => {
  test('SAGA-DUEL-DEF-028 Dodge 3 in round 5 after a failed Vicious Attack in round 4 is −3; in round 7 it is 0', () => {
    const quick = { skills: { control: 2, fightingMind: 2, speed: 3, strength: 2 } };
    const fourth = idle(fight({}, quick, { distance: 'sword' }), 3);
    const fifth = drive(fourth, {
      dice: [MISS, MISS],
      acts: { Morten: { act: 'viciousAttack', target: 'Ella', with: 'right' } },
    });
    expect(fifth.run.state.open.round).toBe(5);
    const there = attackedIn(fifth, dodge);
    expect(ratings(there)).toEqual([2, -3]);
    expect(chanceOf(there)).toBe('139/160');
    const sixth = attackedIn(idle(fifth, 1), dodge);
    expect(ratings(sixth)).toEqual([2, -3]);
    const seventh = attackedIn(idle(fifth, 2), dodge);
    expect(ratings(seventh)).toEqual([2, 0]);
    expect(chanceOf(seventh)).toBe('107/160');
  });
});

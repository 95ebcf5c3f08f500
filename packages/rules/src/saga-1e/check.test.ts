import { approx, exact, oddsOf, reckon } from '@warmoot/kernel';
import { sitDown } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import { chanceOfSuccess, type PoolDie, plainRating } from '../saga/check/check.js';
import { KIT } from '../saga/check/kit.table.js';
import { checkScene, DEFAULT_DIFFICULTY } from '../saga/check/scene.js';
import { first } from './edition.js';

const scene = checkScene(first);

const pool = (rating: number, opposing: number, dice?: readonly PoolDie[]) =>
  first.check({ roller: plainRating(rating), opposing: plainRating(opposing) }, dice);

const succeeds = (rating: number, opposing: number, ...faces: number[]): boolean => {
  const thrown = pool(rating, opposing);
  expect(faces).toHaveLength(thrown.dice.length);
  return reckon(thrown, faces).result === 'success';
};

/** Difference, dice, the higher side's chance and the lower side's, as the ledger prints them. */
const TABLE = [
  [0, 1, '1/2', '1/2', '0.500000'],
  [1, 3, '37/64', '27/64', '0.578125'],
  [2, 4, '175/256', '81/256', '0.683594'],
  [3, 5, '781/1024', '243/1024', '0.762695'],
  [4, 6, '3367/4096', '729/4096', '0.822021'],
  [5, 7, '14197/16384', '2187/16384', '0.866516'],
  [6, 8, '58975/65536', '6561/65536', '0.899887'],
  [7, 9, '242461/262144', '19683/262144', '0.924915'],
  [8, 10, '989527/1048576', '59049/1048576', '0.943686'],
  [9, 11, '4017157/4194304', '177147/4194304', '0.957765'],
  [10, 12, '16245775/16777216', '531441/16777216', '0.968324'],
] as const;

describe('the first edition’s check', () => {
  test.each(TABLE)(
    'S1E-CHECK-001 S1E-CHECK-002 S1E-CHECK-010 difference %i: %i dice, %s for the higher side',
    (d, dice, higher, lower, decimal) => {
      expect(pool(d, 0).dice).toHaveLength(dice);
      expect(pool(0, d).dice.every(({ sides, low }) => sides === 8 && low === 1)).toBe(true);
      expect(exact(chanceOfSuccess(first, d, 0))).toBe(higher);
      expect(exact(chanceOfSuccess(first, 0, d))).toBe(lower);
      expect(approx(chanceOfSuccess(first, d, 0)).toFixed(6)).toBe(decimal);
    },
  );

  test('S1E-CHECK-003 S1E-CHECK-004 one die of 7 or 8 is enough for the higher side; with none the lower prevails', () => {
    expect(succeeds(4, 2, 2, 2, 3, 6)).toBe(false);
    expect(succeeds(4, 2, 2, 2, 3, 7)).toBe(true);
    expect(succeeds(3, 2, 4, 6, 8)).toBe(true);
  });

  test('S1E-CHECK-005 how many show 7 or 8 makes no difference', () => {
    expect(succeeds(4, 2, 7, 1, 1, 1)).toBe(succeeds(4, 2, 8, 8, 8, 8));
    expect(oddsOf(pool(4, 2)).map(({ result }) => result)).toEqual(['success', 'failure']);
  });

  test('S1E-CHECK-006 where the difficulty is the higher side, a 7 or 8 means failure', () => {
    expect(succeeds(1, 3, 1, 5, 6, 6)).toBe(true);
    expect(succeeds(1, 3, 1, 5, 6, 7)).toBe(false);
  });

  test('S1E-CHECK-007 S1E-CHECK-008 with equal ratings one die decides: 5 to 8 for the acting side', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((face) => succeeds(3, 3, face))).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
  });

  test('S1E-CHECK-008 the upper half is the acting character’s, whoever rolls; in a race it is the roller’s', () => {
    const side = (name: string, seat: string) => ({ name, seat, rating: 3 });
    const outcome = (form: string, roller: string, face: number) => {
      const setup = {
        kind: 'opposed',
        seats: ['ana', 'bo'],
        acting: side('Ella', 'ana'),
        opposing: side('Morten', 'bo'),
      };
      const start = sitDown(scene, { ...setup, form, roller });
      expect(start.run.awaits).toMatchObject({ need: 'dice', by: roller === 'acting' ? 'ana' : 'bo' });
      return start.dice(face).run.outcome().prevails;
    };
    expect([5, 8, 4, 1].map((face) => outcome('actsAndStops', 'acting', face))).toEqual([
      'Ella',
      'Ella',
      'Morten',
      'Morten',
    ]);
    expect([5, 8, 4, 1].map((face) => outcome('actsAndStops', 'opposing', face))).toEqual([
      'Ella',
      'Ella',
      'Morten',
      'Morten',
    ]);
    expect([5, 8, 4, 1].map((face) => outcome('bothAct', 'opposing', face))).toEqual([
      'Morten',
      'Morten',
      'Ella',
      'Ella',
    ]);
  });

  test('S1E-CHECK-009 modifiers come before the difference is taken, and may turn the sides round', () => {
    const weak = { name: 'Ella', seat: 'ana', rating: 4, modifiers: [{ by: -3, why: 'mud' }] };
    const setup = {
      kind: 'opposed',
      seats: ['ana', 'bo'],
      acting: weak,
      opposing: { name: 'Morten', seat: 'bo', rating: 2 },
    };
    const start = sitDown(scene, setup);
    expect(start.dice(1, 2, 3).run.outcome().prevails).toBe('Ella');
    expect(start.dice(1, 2, 8).run.outcome().prevails).toBe('Morten');
  });

  test('S1E-CHECK-010 no check is ever certain', () => {
    expect(chanceOfSuccess(first, 30, 0).ways).toBeLessThan(chanceOfSuccess(first, 30, 0).of);
    expect(chanceOfSuccess(first, 0, 30)).toEqual({ ways: 3n ** 32n, of: 4n ** 32n });
  });

  test('S1E-CHECK-011 worked example 2: the climb at 3 is one die, with a rope at 2 three; the default is 3 and the risk is known first', () => {
    const climber = { name: 'Morten', seat: 'bo', skill: 'jumpClimb', rating: 3 };
    const setup = { kind: 'unopposed', seats: ['ana', 'bo'], acting: climber, action: 'climb' };
    expect(DEFAULT_DIFFICULTY).toBe(3);
    const start = sitDown(scene, setup);
    expect(start.last).toEqual([{ event: 'asked', about: 'difficulty', entitled: ['ana'], fallback: 3 }]);
    expect(start.refusal({ input: 'dice', faces: [8], from: 'table' })).toMatchObject({ code: 'NO_DICE_NOW' });
    const terms = { ...setup, consequence: { failure: 'he falls' } };
    const cliff = sitDown(scene, { ...terms, difficulty: 3 }).answer('bo', { choose: 'roll' });
    expect(cliff.dice(5).run.outcome().success).toBe(true);
    expect(cliff.dice(4).run.outcome().consequence).toBe('he falls');
    const rope = sitDown(scene, { ...terms, difficulty: 2 })
      .answer('bo', { choose: 'roll' })
      .dice(4, 6, 8);
    expect(rope.run.outcome().success).toBe(true);
    expect(rope.thrown?.throw.tally?.against.map(({ by }) => by)).toEqual([2]);
  });

  test('S1E-CHECK-012 with three or more the two lowest meet first, the winner meets the next, and equals are ordered by lot', () => {
    const rivals = [
      { name: 'Ella', seat: 'ana', rating: 5 },
      { name: 'Morten', seat: 'bo', rating: 2 },
      { name: 'Joris', seat: 'cy', rating: 2 },
    ];
    const start = sitDown(scene, { kind: 'contest', seats: ['ana', 'bo', 'cy'], rivals });
    // One lot of two; the one who is left of them, and the one who stands alone, are placed without.
    expect(start.run.awaits).toMatchObject({ need: 'dice', step: 'lot', throw: { dice: [{ sides: 2 }] } });
    expect(start.run.state.agenda.at(-1)).toEqual({ step: 'lot', among: ['Morten', 'Joris'] });
    const placed = start.dice(2);
    expect(placed.said).toEqual([
      { event: 'placed', name: 'Joris' },
      { event: 'placed', name: 'Morten' },
      { event: 'placed', name: 'Ella' },
    ]);
    expect(placed.run.awaits).toMatchObject({ need: 'dice', by: 'bo', throw: { dice: [{ sides: 8 }] } });
    const met = placed.dice(4);
    expect(met.last).toEqual([{ event: 'met', winner: 'Joris', loser: 'Morten' }]);
    expect(met.dice(1, 2, 3, 4, 6).run.outcome().prevails).toBe('Joris');
    expect(met.dice(1, 2, 3, 4, 7).run.outcome().prevails).toBe('Ella');
  });

  test('S1E-CHECK-012 a lot is thrown among equals alone: none where all differ, a d3 and a d2 where three are equal', () => {
    const lots = (...ratings: readonly number[]): readonly number[] => {
      const seats = ['ana', 'bo', 'cy', 'di'].slice(0, ratings.length);
      const rivals = ratings.map((rating, at) => ({ name: `R${at}`, seat: seats[at], rating }));
      let table = sitDown(scene, { kind: 'contest', seats, rivals });
      const sides: number[] = [];
      while (table.run.awaits.need === 'dice' && table.run.awaits.step === 'lot') {
        sides.push(...table.run.awaits.throw.dice.map((die) => die.sides));
        table = table.dice(1);
      }
      expect(table.run.awaits).toMatchObject({ need: 'dice', step: 'meeting' });
      return sides;
    };
    expect(lots(5, 2, 3)).toEqual([]);
    expect(lots(4, 4, 4)).toEqual([3, 2]);
    expect(lots(4, 1, 4, 1)).toEqual([2, 2]);
    expect(lots(1, 4, 4, 4)).toEqual([3, 2]);
  });

  test('S1E-CHECK-013 the kit is the same, with ten d8 recommended', () => {
    expect(first.d8s).toBe(10);
    expect(KIT).toContain('d8');
  });

  test('S1E-CHECK-014 S1E-CHECK-015 other dice may stand in and be mixed without changing the odds', () => {
    const mixed: PoolDie[] = ['d4', 'd12', 'd20', 'd8'];
    expect(pool(4, 2, mixed).dice.map(({ sides }) => sides)).toEqual([4, 12, 20, 8]);
    expect(oddsOf(pool(4, 2, mixed)).map(({ chance: p }) => exact(p))).toEqual(['175/256', '81/256']);
    expect(reckon(pool(4, 2, mixed), [3, 9, 15, 6]).result).toBe('failure');
    for (const faces of [
      [4, 9, 15, 6],
      [3, 10, 15, 6],
      [3, 9, 16, 6],
      [3, 9, 15, 7],
    ]) {
      expect(reckon(pool(4, 2, mixed), faces).result).toBe('success');
    }
  });

  test.each([
    ['d4', 3],
    ['d12', 7],
    ['d20', 11],
  ] as const)('S1E-CHECK-016 with equal ratings on a %s the upper half, from %i, is success', (die, from) => {
    const thrown = pool(3, 3, [die]);
    expect(reckon(thrown, [from]).result).toBe('success');
    expect(reckon(thrown, [from - 1]).result).toBe('failure');
    expect(exact(oddsOf(thrown)[0]?.chance as never)).toBe('1/2');
  });
});

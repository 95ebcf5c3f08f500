import { approx, type Chance, chanceThat, exact, listed, oddsOf, reckon } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { saga } from '../edition.js';
import { CHECK_DICE, chanceOfSuccess, plainRating, skillCheck, tenForZero } from './check.js';
import { kitDie } from './kit.js';
import { KIT } from './kit.table.js';

const check = (rating: number, opposing: number) =>
  skillCheck({ roller: plainRating(rating), opposing: plainRating(opposing) });

const succeeds = (rating: number, opposing: number, ...faces: number[]): boolean =>
  reckon(check(rating, opposing), faces).result === 'success';

const chance = (margin: number): Chance => chanceOfSuccess(saga, 20 + margin, 20);

/** Margin, ways of 640, fraction and decimal, as the ledger prints them. */
const TABLE = [
  [-12, 0, '0', '0.000000'],
  [-11, 1, '1/640', '0.001563'],
  [-10, 4, '1/160', '0.006250'],
  [-9, 10, '1/64', '0.015625'],
  [-8, 20, '1/32', '0.031250'],
  [-7, 35, '7/128', '0.054688'],
  [-6, 56, '7/80', '0.087500'],
  [-5, 84, '21/160', '0.131250'],
  [-4, 120, '3/16', '0.187500'],
  [-3, 163, '163/640', '0.254688'],
  [-2, 212, '53/160', '0.331250'],
  [-1, 265, '53/128', '0.414063'],
  [0, 320, '1/2', '0.500000'],
  [1, 375, '75/128', '0.585938'],
  [2, 428, '107/160', '0.668750'],
  [3, 477, '477/640', '0.745313'],
  [4, 520, '13/16', '0.812500'],
  [5, 556, '139/160', '0.868750'],
  [6, 584, '73/80', '0.912500'],
  [7, 605, '121/128', '0.945313'],
  [8, 620, '31/32', '0.968750'],
  [9, 630, '63/64', '0.984375'],
  [10, 636, '159/160', '0.993750'],
  [11, 639, '639/640', '0.998438'],
  [12, 640, '1', '1.000000'],
] as const;

describe('the skill check', () => {
  test('SAGA-CHECK-015 two d8 and a d10 from 0, in that order: sums from 2 to 25, averaging 13.5', () => {
    expect(CHECK_DICE.map(({ sides, low }) => [low, low + sides - 1])).toEqual([
      [1, 8],
      [1, 8],
      [0, 9],
    ]);
    const odds = oddsOf({
      ...check(0, 0),
      reading: { read: 'together', keep: null, worth: { worth: 'face' }, plus: 0, rows: { rows: 'score' } },
    });
    expect(odds[0]?.result).toBe(2);
    expect(odds.at(-1)?.result).toBe(25);
    const mean = odds.reduce(
      (sum, { result, chance: p }) => sum + (result as number) * Number(p.ways * (640n / p.of)),
      0,
    );
    expect(mean).toBe(13.5 * 640);
  });

  test('SAGA-CHECK-016 SAGA-CHECK-017 SAGA-CHECK-018 dice plus rating must reach 14 plus the opposing rating; equality is enough', () => {
    expect(reckon(check(4, 2), [4, 5, 1])).toEqual({ score: 14, result: 'failure' });
    expect(succeeds(3, 3, 8, 6, 0)).toBe(true);
    expect(succeeds(3, 3, 8, 5, 0)).toBe(false);
    const { tally } = check(4, 2);
    expect(tally?.plus.map(({ by, why }) => [by, why])).toEqual([[4, 'SAGA-CHECK-016']]);
    expect(tally?.against.map(({ by }) => by)).toEqual([14, 2]);
    expect(tally?.against[0]?.why).toBe('SAGA-CHECK-017');
  });

  test.each(TABLE)(
    'SAGA-CHECK-017 SAGA-CHECK-021 the chance at margin %i is %i of 640',
    (margin, ways, fraction, decimal) => {
      const p = chance(margin);
      expect(exact(p)).toBe(fraction);
      expect(p.ways * (640n / p.of)).toBe(BigInt(ways));
      expect((Math.floor(approx(p) * 1e6 + 0.5) / 1e6).toFixed(6)).toBe(decimal);
    },
  );

  test('SAGA-CHECK-020 the odds are the same whichever side rolls', () => {
    for (let margin = -15; margin <= 15; margin++) {
      const [mine, theirs] = [chance(margin), chance(-margin)];
      expect(mine.ways * theirs.of + theirs.ways * mine.of).toBe(mine.of * theirs.of);
    }
  });

  test('SAGA-CHECK-021 no dice succeed or fail of themselves: 25 of 25 is the only success at −11, and 12 is beyond reach', () => {
    expect(succeeds(0, 11, 8, 8, 9)).toBe(true);
    expect(succeeds(0, 12, 8, 8, 9)).toBe(false);
    expect(succeeds(12, 0, 1, 1, 0)).toBe(true);
    expect(exact(chanceOfSuccess(saga, 0, 11))).toBe('1/640');
    expect(exact(chanceOfSuccess(saga, 40, 0))).toBe('1');
  });

  test('SAGA-CHECK-022 a modified rating may be negative or above 10', () => {
    const modified = (rating: number, by: number) =>
      listed((sum) => {
        sum.add(rating, 'rating', 'SAGA-CHECK-016');
        sum.add(by, 'modifier', 'SAGA-CHECK-022');
      });
    const [hurt, helped] = [modified(1, -5), modified(10, 3)];
    expect(exact(chanceThat(skillCheck({ roller: hurt, opposing: plainRating(0) }), 'success'))).toBe('3/16');
    expect(exact(chanceThat(skillCheck({ roller: helped, opposing: plainRating(10) }), 'success'))).toBe('477/640');
  });

  test('SAGA-CHECK-026 free rolls offer the dice of the kit and no others', () => {
    expect(KIT).toEqual(['d4', 'd6', 'd8', 'd10z', 'd00', 'd12', 'd20']);
    expect(saga.d8s).toBe(4);
    for (const die of KIT) expect(kitDie(die).ok).toBe(true);
    expect(kitDie('d00')).toEqual({ ok: true, value: { sides: 10, low: 0, step: 10 } });
    for (const die of ['d10', 'd7', 'd100', '2d8', '']) {
      expect(kitDie(die)).toMatchObject({ ok: false, refusal: { rule: 'SAGA-CHECK-026' } });
    }
  });

  test('SAGA-CHECK-027 the face 0 counts 0 in a check and 10 where a rule says so', () => {
    expect(reckon(check(0, 0), [7, 7, 0])).toEqual({ score: 14, result: 'success' });
    expect([0, 1, 9].map(tenForZero)).toEqual([10, 1, 9]);
  });
});

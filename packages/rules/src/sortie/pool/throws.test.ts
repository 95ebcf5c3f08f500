import { approx, type Chance, chance, either, exact, listed, NEVER, oddsOf, reckon, scoresOf } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { MANEUVERS, type Maneuver } from '../battle/maneuvers.table.js';
import { ALL_ROLLS, ARROWS, COUNTED_MEANS, COUNTED_NETS, COUNTS, LARGER, TARGETS } from '../testing/printed.table.js';
import { comparisonOf, degreeOf, needed, poolThrow, resultOf, shotOf, targetDice } from './throws.js';

const totalOf = (net: number, ...faces: readonly number[]): number => reckon(poolThrow(net), faces).score as number;

/** The chance of each total of a pool, as it is printed: six places. */
const places = (value: number): string => value.toFixed(6);

const meanOf = (net: number): Chance =>
  scoresOf(poolThrow(net)).reduce(
    (sum, { result, chance: p }) => either(sum, chance(BigInt(result) * p.ways, p.of)),
    NEVER,
  );

const atLeast = (net: number, least: number): Chance =>
  scoresOf(poolThrow(net)).reduce((sum, { result, chance: p }) => (result >= least ? either(sum, p) : sum), NEVER);

describe('a pool', () => {
  test('SORTIE-POOL-003, SORTIE-POOL-008: three dice and one more for each net die', () => {
    for (let net = -20; net <= 20; net++) expect(poolThrow(net).dice).toHaveLength(3 + Math.abs(net));
    expect(poolThrow(5).dice.every(({ sides, low }) => sides === 6 && low === 1)).toBe(true);
  });

  test('SORTIE-POOL-004, SORTIE-POOL-009: bonus dice: the highest three (first example)', () => {
    expect(totalOf(3, 2, 6, 3, 5, 1, 4)).toBe(15);
  });

  test('SORTIE-POOL-005, SORTIE-POOL-006: penalty dice are rolled too, and the lowest three count (second example)', () => {
    expect(totalOf(-2, 4, 2, 6, 3, 3)).toBe(8);
  });

  test('SORTIE-POOL-007: what cancels out leaves three dice, all kept (third example)', () => {
    expect(totalOf(0, 6, 1, 4)).toBe(11);
  });

  test('SORTIE-POOL-012: no pool is too large', () => {
    expect(poolThrow(60).dice).toHaveLength(63);
    const sum = scoresOf(poolThrow(60)).reduce((all, { chance: p }) => either(all, p), NEVER);
    expect(exact(sum)).toBe('1');
  });

  test.each(COUNTED_NETS.map((net, at) => [net, at] as const))(
    'SORTIE-POOL-008, SORTIE-POOL-009: every total of net %i is as frequent as printed',
    (net, at) => {
      const of = 6 ** (3 + Math.abs(net));
      expect(of).toBe(ALL_ROLLS[at]);
      const printed = Object.entries(COUNTS).map(([total, ways]) => [
        Number(total),
        exact(chance(ways[at] as number, of)),
      ]);
      expect(scoresOf(poolThrow(net)).map(({ result, chance: p }) => [result, exact(p)])).toEqual(printed);
      expect(places(approx(meanOf(net)))).toBe(COUNTED_MEANS[at]);
    },
  );

  test.each(LARGER)('SORTIE-POOL-008: larger pools, net %i', (net, dice, fraction, mean, twelve, fifteen) => {
    expect(poolThrow(net).dice).toHaveLength(dice);
    if (fraction !== null) expect(exact(meanOf(net))).toBe(fraction);
    expect(places(approx(meanOf(net)))).toBe(mean);
    expect(places(approx(atLeast(net, 12)))).toBe(twelve);
    expect(places(approx(atLeast(net, 15)))).toBe(fifteen);
  });
});

describe('how well a sortie is won', () => {
  test('SORTIE-EFFECT-001, SORTIE-EFFECT-002: by 4 counts, by 3 does not', () => {
    expect(degreeOf(14, 10)).toBe('plus4');
    expect(degreeOf(13, 10)).toBe('win');
    expect(degreeOf(12, 11)).toBe('win');
  });

  test('SORTIE-EFFECT-003, SORTIE-EFFECT-004: twice as much, and that alone (second example)', () => {
    expect([degreeOf(12, 6), degreeOf(11, 6), degreeOf(18, 9), degreeOf(17, 9)]).toEqual([
      'double',
      'plus4',
      'double',
      'plus4',
    ]);
  });

  test('SORTIE-EFFECT-005: 6 against 3 is the only double by less than 4', () => {
    const pairs: string[] = [];
    for (let winner = 4; winner <= 18; winner++)
      for (let loser = 3; loser < winner; loser++)
        if (winner - loser < 4 && degreeOf(winner, loser) === 'double') pairs.push(`${winner}:${loser}`);
    expect(pairs).toEqual(['6:3']);
  });

  test('SORTIE-POOL-010: the higher total wins, whichever of the two has it', () => {
    const none = { 'sortie.ties': 'none' } as const;
    expect(resultOf(none, [14, 10], ['attack', 'defend'])).toEqual({ winner: 0, degree: 'plus4' });
    expect(resultOf(none, [10, 14], ['attack', 'defend'])).toEqual({ winner: 1, degree: 'plus4' });
  });

  test('SORTIE-POOL-011: nobody wins equal totals; with the switch, a Defend that meets no Defend does', () => {
    const of = (ties: 'none' | 'defender', ...maneuvers: readonly [Maneuver, Maneuver]) =>
      resultOf({ 'sortie.ties': ties }, [10, 10], maneuvers);
    const nobody = { winner: null, degree: null };
    for (const mine of MANEUVERS)
      for (const theirs of MANEUVERS) {
        expect(of('none', mine, theirs)).toEqual(nobody);
        const winner = mine === 'defend' ? 0 : 1;
        const isWon = (mine === 'defend') !== (theirs === 'defend');
        expect(of('defender', mine, theirs)).toEqual(isWon ? { winner, degree: 'win' } : nobody);
      }
  });
});

describe('comparing maneuvers', () => {
  const USUAL = { 'sortie.attackAgainstCharge': 'attack' } as const;
  const CHARGER = { 'sortie.attackAgainstCharge': 'charge' } as const;

  /** The upper half of the matrix; the other half is its mirror. */
  const PRINTED: readonly (readonly [Maneuver, Maneuver, Maneuver | null, number])[] = [
    ['attack', 'attack', null, 0],
    ['attack', 'defend', 'defend', 1],
    ['attack', 'retreat', 'retreat', 2],
    ['attack', 'charge', 'attack', 2],
    ['attack', 'flank', 'flank', 1],
    ['defend', 'defend', null, 0],
    ['defend', 'charge', 'defend', 3],
    ['defend', 'flank', 'defend', 2],
    ['retreat', 'charge', 'retreat', 1],
    ['retreat', 'flank', 'retreat', 2],
    ['charge', 'charge', null, 0],
    ['charge', 'flank', 'flank', 3],
  ];

  test.each(PRINTED)(
    'SORTIE-MATRIX-001, SORTIE-MATRIX-002, SORTIE-MATRIX-007: %s against %s',
    (mine, theirs, to, dice) => {
      expect(comparisonOf(USUAL, mine, theirs)).toEqual({ dice, for: to });
      expect(comparisonOf(USUAL, theirs, mine)).toEqual({ dice, for: to });
    },
  );

  test('SORTIE-MATRIX-004, SORTIE-MATRIX-005, SORTIE-MATRIX-006: three pairs need no roll', () => {
    expect(comparisonOf(USUAL, 'retreat', 'defend')).toEqual({ noRoll: 'retreaterSucceeds' });
    expect(comparisonOf(USUAL, 'defend', 'retreat')).toEqual({ noRoll: 'retreaterSucceeds' });
    expect(comparisonOf(USUAL, 'retreat', 'retreat')).toEqual({ noRoll: 'bothSucceed' });
    expect(comparisonOf(USUAL, 'flank', 'flank')).toEqual({ noRoll: 'bothFail' });
  });

  test('SORTIE-MATRIX-001: all 25 pairs are covered by these two', () => {
    const rolled = PRINTED.flatMap(([mine, theirs]) => (mine === theirs ? [0] : [0, 0])).length;
    expect(rolled + 4).toBe(MANEUVERS.length ** 2);
  });

  test('SORTIE-MATRIX-003: the table may give the dice of Attack against Charge to who charges, and no others', () => {
    for (const mine of MANEUVERS)
      for (const theirs of MANEUVERS) {
        const isIt = [mine, theirs].sort().join() === 'attack,charge';
        expect(comparisonOf(CHARGER, mine, theirs)).toEqual(
          isIt ? { dice: 2, for: 'charge' } : comparisonOf(USUAL, mine, theirs),
        );
      }
  });
});

describe('arrows', () => {
  const NO_CAP = { 'sortie.archeryBonusCap': 'none' } as const;
  const CAPPED = { 'sortie.archeryBonusCap': 3 } as const;

  /** The target's dice: below 0 it plays them, above it stakes them. */
  const dice = (count: number, options: typeof NO_CAP | typeof CAPPED = NO_CAP) =>
    targetDice(options, { penalty: Math.max(0, -count), bonus: Math.max(0, count) });
  const targetOf = (count: number, faces: readonly number[], options: typeof NO_CAP | typeof CAPPED = NO_CAP) =>
    reckon(dice(count, options) ?? poolThrow(0), faces).result;

  /** The chance of everything that a shot of this net may do. */
  const shots = (net: number, needs: number) =>
    (['none', 'win', 'plus4', 'double'] as const).map((what) => {
      const hits = scoresOf(poolThrow(net)).filter(({ result }) => shotOf(result, needs) === what);
      return [what, exact(hits.map((one) => one.chance).reduce(either, NEVER))] as const;
    });

  test.each(ARROWS)(
    'SORTIE-ARCHER-004 to SORTIE-ARCHER-008: net %i against %i is as printed',
    (net, needs, none, one, two, finished) => {
      const odds = shots(net, needs);
      expect(odds).toEqual([
        ['none', none],
        ['win', one],
        ['plus4', two],
        ['double', finished],
      ]);
    },
  );

  test('SORTIE-ARCHER-005, SORTIE-ARCHER-006: 14 against 11 takes one die, 15 takes two (first example)', () => {
    expect(shotOf(totalOf(1, 6, 3, 5, 2), 11)).toBe('win');
    expect(shotOf(totalOf(1, 6, 4, 5, 2), 11)).toBe('plus4');
    expect(shotOf(totalOf(0, 6, 3, 2), 11)).toBe('none');
  });

  test('SORTIE-ARCHER-007, SORTIE-ARCHER-009: four 1s and 2s make 5, of which 10 is twice as much (second example)', () => {
    expect(targetOf(-4, [1, 1, 2, 1])).toBe(5);
    expect(shotOf(totalOf(0, 4, 3, 3), 5)).toBe('double');
    expect(shotOf(totalOf(0, 3, 3, 3), 5)).toBe('plus4');
  });

  test('SORTIE-ARCHER-009: penalty dice lower it by 6 at most, bonus faces of them do nothing', () => {
    expect(targetOf(-6, [1, 1, 1, 1, 1, 1])).toBe(5);
    expect(targetOf(-2, [6, 5])).toBe(11);
    expect(targetOf(-1, [2])).toBe(10);
  });

  test('SORTIE-ARCHER-010, SORTIE-ARCHER-011: four sixes make 19, which nothing passes (third example)', () => {
    expect(targetOf(4, [6, 6, 6, 6])).toBe(19);
    expect(shots(12, 19).map(([, p]) => p)).toEqual(['1', '0', '0', '0']);
    expect(targetOf(2, [1, 2])).toBe(11);
  });

  test('SORTIE-ARCHER-011: with the switch only the three best bonus dice count', () => {
    expect(targetOf(4, [6, 5, 6, 6], CAPPED)).toBe(17);
    expect(targetOf(2, [6, 5], CAPPED)).toBe(14);
  });

  test.each(TARGETS)('SORTIE-ARCHER-009, SORTIE-ARCHER-010: %i dice of the target are as printed', (count, printed) => {
    const thrown = dice(count) ?? poolThrow(0);
    const odds = oddsOf(thrown).map(({ result, chance: p }) => [String(result), exact(p)]);
    expect(Object.fromEntries(odds)).toEqual(printed);
  });

  test('SORTIE-ARCHER-004, SORTIE-ARCHER-013: no dice, no throw: the number is 11', () => {
    expect(dice(0)).toBeNull();
    expect(listed(needed(11))).toEqual({
      total: 11,
      lines: [{ by: 11, what: 'sortie.target', why: 'SORTIE-ARCHER-004' }],
    });
    expect(listed(needed(5)).lines?.at(-1)).toEqual({ by: -6, what: 'sortie.targetDice', why: 'SORTIE-ARCHER-009' });
    expect(listed(needed(13)).lines?.at(-1)).toEqual({ by: 2, what: 'sortie.targetDice', why: 'SORTIE-ARCHER-010' });
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listed } from '../tally.js';
import { bruteForce } from '../testing/bruteForce.js';
import { always } from '../testing/parts.js';
import { approx, CERTAIN, chance, chancesOutOf, either, exact, NEVER } from './chance.js';
import { howMany } from './countedOdds.js';
import { countingFaces, diceBehind, resultsCounted } from './counting.js';
import { type Die, d, dz, wrongFaces } from './die.js';
import { drawFaces, drawThrow } from './draw.js';
import { chanceThat, eachDie, oddsOf } from './odds.js';
import type { Batch, Rows, Throw } from './reading.js';
import { facesFor, stream } from './stream.js';
import { comparison, countedRow, reckon, sumOf } from './throw.js';

/** A row of attack dice against armour: WARBAND-MELEE-006, WARBAND-CRIT-003. */
const attack = (chanceToHit: number): Rows => ({
  rows: 'bands',
  bands: [
    { upTo: 1, result: 'critical' },
    { upTo: chanceToHit, result: 'hit' },
    { upTo: null, result: 'miss' },
  ],
});

const dice = (count: number, die: Die): Die[] => Array.from({ length: count }, () => die);

describe('counted dice', () => {
  test('how many dice gave each result, in the order of the rows', () => {
    const row = countedRow(dice(4, d(12)), attack(7));
    expect(resultsCounted(row)).toEqual(['critical', 'hit', 'miss']);
    // The example under WARBAND-MELEE: dice 8, 7, 12, 1 at chance 7.
    expect(reckon(row, [8, 7, 12, 1])).toEqual({ score: null, result: [1, 1, 2] });
  });

  test('the exact losses of five dice at chance 6 (the example under WARBAND-LINE)', () => {
    const row = countedRow(dice(5, d(12)), { rows: 'atMost', target: 6 });
    const losses = howMany(row, 'success').map(({ chance: of }) => exact(of));
    expect(losses).toEqual(['1/32', '5/32', '5/16', '5/16', '5/32', '1/32']);
  });

  test('at least one critical with one to five dice (the example under WARBAND-CRIT)', () => {
    const least = [1, 2, 3, 4, 5].map((count) => {
      const [none] = howMany(countedRow(dice(count, d(12)), attack(7)), 'critical');
      return exact(chance((none?.chance.of ?? 0n) - (none?.chance.ways ?? 0n), none?.chance.of ?? 1n));
    });
    expect(least).toEqual(['1/12', '23/144', '397/1728', '6095/20736', '87781/248832']);
  });

  test('three dice into a melee: at least one ally hit (the example under WARBAND-RANGED)', () => {
    const bands: Rows = {
      rows: 'bands',
      bands: [
        { upTo: 7, result: 'target' },
        { upTo: 9, result: 'nobody' },
        { upTo: null, result: 'ally' },
      ],
    };
    const row = countedRow(dice(3, d(12)), bands);
    const some = oddsOf(row).filter(({ result }) => ((result as readonly number[])[2] as number) > 0);
    expect(exact(some.reduce((sum, { chance: of }) => either(sum, of), NEVER))).toBe('37/64');
    expect(eachDie(row).map(({ chance: of }) => exact(of))).toEqual(['7/12', '1/6', '1/4']);
  });

  test('a die that shows certain faces is thrown once more, and its second face counts', () => {
    const row = countedRow([d(6), d(6), d(6)], { rows: 'atLeast', target: 5 }, { again: [1, 2] });
    expect(diceBehind(row, [1, 6, 2])).toHaveLength(5);
    expect(reckon(row, [1, 6, 2, 5, 1]).result).toEqual([2, 1]);
    expect(wrongFaces(diceBehind(row, [1, 6, 2]), [1, 6, 2])).toMatchObject({ at: null });
    expect(exact(chanceThat(countedRow([d(6)], { rows: 'atLeast', target: 5 }, { again: [1, 2] }), [1, 0]))).toBe(
      '4/9',
    );
  });

  test('a face that does not count is known: left out of a pool, or thrown once more', () => {
    const row = countedRow([d(6), d(6), d(6)], { rows: 'atLeast', target: 5 }, { again: [1, 2] });
    expect(countingFaces(row, [1, 6, 2, 5, 1])).toEqual([false, true, false, true, true]);
    const pool = sumOf([d(6), d(6), d(6), d(6)], 0, { take: 'highest', count: 3 });
    expect(countingFaces(pool, [6, 2, 5, 4])).toEqual([true, false, true, true]);
  });

  test('a throw with second faces is drawn from the seed and from a stream', () => {
    const row = countedRow(dice(20, d(6)), { rows: 'atLeast', target: 5 }, { again: [1, 2, 3] });
    const faces = drawThrow('warmoot', 7, row);
    expect(faces.slice(0, 20)).toEqual(drawFaces('warmoot', 7, row.dice));
    expect(faces.length).toBeGreaterThan(20);
    expect(wrongFaces(diceBehind(row, faces), faces)).toBeNull();
    const streamed = facesFor(stream('again'), row);
    expect(wrongFaces(diceBehind(row, streamed), streamed)).toBeNull();
  });

  test('any counted throw of any few dice equals counting every face, second faces included', () => {
    const die = fc.oneof(fc.integer({ min: 1, max: 4 }).map(d), fc.integer({ min: 1, max: 4 }).map(dz));
    const rows: fc.Arbitrary<Rows> = fc.oneof(
      fc.constant({ rows: 'score' } as const),
      fc.integer({ min: -1, max: 5 }).map((target) => ({ rows: 'atLeast', target }) as const),
      fc.integer({ min: -1, max: 5 }).map((target) => ({ rows: 'atMost', target }) as const),
      fc.constant(attack(3)),
      fc.constant({ rows: 'bands', bands: [{ upTo: 2, result: 'low' }] } as const),
    );
    const batch = fc.record({
      dice: fc.array(die, { minLength: 1, maxLength: 2 }),
      rows,
      plus: fc.integer({ min: -1, max: 1 }),
      again: fc.uniqueArray(fc.integer({ min: 0, max: 4 }), { maxLength: 2 }),
    });
    const asThrow = (batches: readonly (Omit<Batch, 'count'> & { readonly dice: readonly Die[] })[]): Throw => ({
      dice: batches.flatMap((one) => one.dice),
      reading: {
        read: 'counted',
        batches: batches.map(({ dice: taken, rows: r, plus, again }) => ({
          count: taken.length,
          rows: r,
          plus,
          again,
        })),
      },
      tally: null,
    });
    always(
      fc.property(fc.array(batch, { minLength: 1, maxLength: 2 }), (batches) => {
        const thrown = asThrow(batches);
        const ways = new Map([...bruteForce(thrown)].map(([key, counted]) => [key, counted.chance]));
        const odds = oddsOf(thrown);
        expect(odds.reduce((sum, p) => either(sum, p.chance), NEVER)).toEqual(CERTAIN);
        expect(new Map(odds.map((p) => [String(p.result), p.chance]))).toEqual(ways);
        const results = resultsCounted(thrown);
        results.forEach((result, at) => {
          const some = howMany(thrown, result);
          expect(some.reduce((sum, p) => either(sum, p.chance), NEVER)).toEqual(CERTAIN);
          for (const { result: count, chance: of } of some) {
            const those = odds.filter((p) => (p.result as readonly number[])[at] === count);
            expect(those.reduce((sum, p) => either(sum, p.chance), NEVER)).toEqual(of);
          }
        });
      }),
      200,
    );
  });

  test('thirty dice of three results have 496 counts, and their chances add up to one', () => {
    const odds = oddsOf(countedRow(dice(30, d(12)), attack(7)));
    expect(odds).toHaveLength(496);
    expect(odds.reduce((sum, p) => either(sum, p.chance), NEVER)).toEqual(CERTAIN);
    const misses = odds.find((p) => String(p.result) === '0,0,30');
    expect(misses?.chance).toEqual(chance(5n ** 30n, 12n ** 30n));
    expect(
      odds.reduce((sum, p) => sum + approx(p.chance) * ((p.result as readonly number[])[1] as number), 0),
    ).toBeCloseTo(15, 9);
  });

  test('chances out of a number of known factors are in lowest terms', () => {
    always(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 25 }),
        fc.bigInt({ min: 0n, max: 3n ** 90n }),
        (two, three, any) => {
          const of = 2n ** BigInt(two) * 3n ** BigInt(three);
          const ways = any % (of + 1n);
          expect(chancesOutOf(of, [2, 3])(ways)).toEqual(chance(ways, of));
        },
      ),
    );
  });
});

test('die by die, the chance of one order takes no list of all orders', () => {
  const thrown: Throw = {
    dice: dice(40, d(6)),
    reading: { read: 'each', plus: 0, rows: { rows: 'atLeast', target: 5 } },
    tally: null,
  };
  expect(chanceThat(thrown, Array(40).fill('success'))).toEqual(chance(1n, 3n ** 40n));
  expect(chanceThat(thrown, ['success'])).toEqual(NEVER);
});

test('a comparison without dice has one certain result, and its lines', () => {
  const by = (total: number) => listed((sum) => sum.add(total, 'base', 'COMMAND-RESOLVE-005'));
  const words = { above: 'wins', equal: 'nobody', below: 'loses' };
  for (const [mine, other, result] of [
    [7, 5, 'wins'],
    [5, 5, 'nobody'],
    [4, 5, 'loses'],
  ] as const) {
    const compared = comparison(by(mine), by(other), words);
    expect(reckon(compared, [])).toEqual({ score: mine, result });
    expect(chanceThat(compared, result)).toEqual(CERTAIN);
    expect(compared.tally?.against).toHaveLength(1);
  }
});

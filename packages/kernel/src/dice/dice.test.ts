import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chiSquare, chiSquareLimit } from '../testing/chiSquare.js';
import { always } from '../testing/parts.js';
import { approx, chance, chanceJson, either, exact, NEVER, otherwise } from './chance.js';
import { type Die, d, dieName, dz, isFaceOf, parseDice, wrongFaces } from './die.js';
import { commitmentTo, drawFaces } from './draw.js';
import { chanceThat, oddsOf, scoresOf } from './odds.js';
import { FACE, type Reading, type Throw } from './reading.js';
import { stream, throwWith } from './stream.js';
import { reckon, sumOf } from './throw.js';

const together = (parts: Partial<Extract<Reading, { read: 'together' }>>): Reading => ({
  read: 'together',
  keep: null,
  worth: FACE,
  plus: 0,
  rows: { rows: 'score' },
  ...parts,
});

const thrown = (dice: readonly Die[], reading: Reading): Throw => ({ dice, reading, tally: null });

const allFaces = (dice: readonly Die[]): number[][] =>
  dice.reduce<number[][]>(
    (rows, die) => rows.flatMap((row) => Array.from({ length: die.sides }, (_, i) => [...row, die.low + i * die.step])),
    [[]],
  );

const CHECK = [d(8), d(8), dz(10)];

// Worked out with another implementation of SHA-256 and sfc32 (Python). A change here breaks every saved game.
const FROZEN_DRAWS = [
  [2, 4, 7],
  [1, 4, 9],
  [3, 4, 4],
  [6, 1, 8],
];
const FROZEN_COMMITMENT = '655385706da8f9ab5bd193db68ba780078b6d176155031dbb98b6bd8c23627e1';
const FROZEN_STREAM = [705, 117, 251, 768, 961, 571, 801, 652, 4, 895, 54, 339];

describe('dice', () => {
  test('notation reads to dice, a number and what is kept, and back', () => {
    expect(parseDice('2d8+d10z')).toEqual({ ok: true, value: { dice: CHECK, plus: 0, keep: null } });
    expect(parseDice('4d4kl3-3')).toEqual({
      ok: true,
      value: { dice: [d(4), d(4), d(4), d(4)], plus: -3, keep: { take: 'lowest', count: 3 } },
    });
    expect(parseDice(' D20 + 2 ')).toMatchObject({ ok: true, value: { plus: 2 } });
    expect(CHECK.map(dieName)).toEqual(['d8', 'd8', 'd10z']);
  });

  test.each(['', 'd', '2d', 'd0', '-d6', '2d6kh3', '3d6kh2+d6', 'd6d6', '2001d6', 'd8+', '5', 'd10000001', '2d6x'])(
    'notation that cannot be read is refused with what is left of it: %j',
    (notation) => {
      expect(parseDice(notation)).toMatchObject({ ok: false, refusal: { code: 'BAD_DICE', notation } });
    },
  );

  test('faces are counted and must be on the die', () => {
    expect(wrongFaces(CHECK, [8, 1, 0])).toBeNull();
    expect(wrongFaces(CHECK, [8, 0, 0])).toMatchObject({ at: 1, dice: ['d8', 'd8', 'd10z'] });
    expect(wrongFaces(CHECK, [8, 1, 10])).toMatchObject({ at: 2 });
    expect(wrongFaces(CHECK, [8, 1])).toMatchObject({ at: null, found: [8, 1] });
    expect(isFaceOf({ sides: 10, low: 0, step: 10 }, 90)).toBe(true);
    expect(isFaceOf({ sides: 10, low: 0, step: 10 }, 95)).toBe(false);
    expect(isFaceOf(d(6), 2.5)).toBe(false);
  });
});

describe('readings', () => {
  test('the sum, with what is added, against a target: equality is enough', () => {
    const check = thrown(CHECK, together({ plus: 4, rows: { rows: 'atLeast', target: 16 } }));
    expect(reckon(check, [4, 5, 1])).toEqual({ score: 14, result: 'failure' });
    expect(reckon(check, [4, 5, 3])).toEqual({ score: 16, result: 'success' });
  });

  test('roll under, successes by each die’s own number, kept dice, listed worth, bands, and each die by itself', () => {
    expect(reckon(thrown([d(12)], together({ rows: { rows: 'atMost', target: 7 } })), [7]).result).toBe('success');
    const hits = together({ worth: { worth: 'hit', from: [7, 7, 4, 16] } });
    expect(reckon(thrown([d(8), d(8), d(4), d(20)], hits), [6, 8, 4, 15]).result).toBe(2);
    const lowest = together({ keep: { take: 'lowest', count: 3 }, plus: -3 });
    expect(reckon(thrown([d(4), d(4), d(4), d(4)], lowest), [4, 2, 2, 3]).result).toBe(4);
    const worth = together({ worth: { worth: 'listed', faces: { 1: -2, 2: -1 } } });
    expect(reckon(thrown([d(6), d(6), d(6)], worth), [1, 2, 6]).result).toBe(-3);
    const bands = {
      rows: 'bands',
      bands: [
        { upTo: 2, result: 'low' },
        { upTo: null, result: 'high' },
      ],
    } as const;
    expect(reckon(thrown([d(6)], together({ rows: bands })), [3]).result).toBe('high');
    expect(reckon(thrown([d(6), d(6), d(6)], { read: 'each', plus: 0, rows: bands }), [1, 6, 2]).result).toEqual([
      'low',
      'high',
      'low',
    ]);
  });
});

describe('odds', () => {
  test('the check of 2d8+d10z has 640 ways and the published chances', () => {
    const atLeast = (target: number) => thrown(CHECK, together({ rows: { rows: 'atLeast', target } }));
    expect(exact(chanceThat(atLeast(14), 'success'))).toBe('1/2');
    expect(exact(chanceThat(atLeast(12), 'success'))).toBe('107/160');
    expect(exact(chanceThat(atLeast(25), 'success'))).toBe('1/640');
    expect(exact(chanceThat(atLeast(26), 'success'))).toBe('0');
    expect(exact(chanceThat(atLeast(2), 'success'))).toBe('1');
    expect(chanceJson(chanceThat(atLeast(12), 'success'))).toEqual({ exact: '107/160', approx: 0.66875 });
  });

  test('the lowest three of four d4, less three, has the published ways of 256', () => {
    const scores = scoresOf(sumOf([d(4), d(4), d(4), d(4)], -3, { take: 'lowest', count: 3 }));
    expect(scores.map(({ chance: p }) => Number((p.ways * 256n) / p.of))).toEqual([
      13, 30, 46, 51, 46, 34, 21, 10, 4, 1,
    ]);
  });

  test('twelve d8 with no 7 or 8: 3^12 of 4^12', () => {
    const pool = thrown(
      Array(12).fill(d(8)),
      together({ worth: { worth: 'hit', from: Array(12).fill(7) }, rows: { rows: 'atMost', target: 0 } }),
    );
    expect(exact(chanceThat(pool, 'success'))).toBe('531441/16777216');
  });

  test('forty dice are counted exactly, far beyond what a float can hold', () => {
    const pool = thrown(Array(40).fill(d(6)), together({ rows: { rows: 'atMost', target: 40 } }));
    expect(chanceThat(pool, 'success')).toEqual({ ways: 1n, of: 6n ** 40n });
  });

  test('any reading of any few dice equals counting every face', () => {
    const die = fc.oneof(fc.integer({ min: 1, max: 6 }).map(d), fc.integer({ min: 1, max: 6 }).map(dz));
    const rows = fc.oneof(
      fc.constant({ rows: 'score' } as const),
      fc.integer({ min: -3, max: 20 }).map((target) => ({ rows: 'atLeast', target }) as const),
      fc.integer({ min: -3, max: 20 }).map((target) => ({ rows: 'atMost', target }) as const),
      fc.constant({
        rows: 'bands',
        bands: [
          { upTo: 3, result: 'a' },
          { upTo: 7, result: 'b' },
          { upTo: null, result: 'a' },
        ],
      } as const),
    );
    const any = fc.array(die, { minLength: 1, maxLength: 4 }).chain((dice) =>
      fc.record({
        dice: fc.constant(dice),
        rows,
        plus: fc.integer({ min: -2, max: 2 }),
        keep: fc.option(
          fc.record({
            take: fc.constantFrom('highest' as const, 'lowest' as const),
            count: fc.integer({ min: 1, max: dice.length }),
          }),
        ),
        worth: fc.oneof(
          fc.constant(FACE),
          fc
            .array(fc.integer({ min: 1, max: 6 }), { minLength: 4, maxLength: 4 })
            .map((from) => ({ worth: 'hit', from }) as const),
          fc.constant({ worth: 'listed', faces: { 1: -2, 2: -1, 6: 3 } } as const),
        ),
        each: fc.boolean(),
      }),
    );
    always(
      fc.property(any, ({ dice, rows: r, plus, keep, worth, each }) => {
        fc.pre(!(keep !== null && worth.worth === 'hit' && new Set(worth.from).size > 1));
        const reading: Reading = each ? { read: 'each', plus, rows: r } : together({ rows: r, plus, keep, worth });
        const faces = allFaces(dice);
        const counted = new Map<string, number>();
        for (const row of faces) {
          const key = String(reckon(thrown(dice, reading), row).result);
          counted.set(key, (counted.get(key) ?? 0) + 1);
        }
        const odds = oddsOf(thrown(dice, reading));
        expect(odds.reduce((sum, p) => either(sum, p.chance), NEVER)).toEqual(chance(1, 1));
        for (const p of odds) expect(p.chance).toEqual(chance(counted.get(String(p.result)) ?? 0, faces.length));
      }),
      400,
    );
  });

  test('fifty coins kept are counted exactly: 26 of 50 heads', () => {
    const coins = Array(50).fill(d(2));
    const ways = scoresOf(sumOf(coins, -50, { take: 'highest', count: 50 })).find(
      ({ result }) => result === 26,
    )?.chance;
    let choose = 1n;
    for (let i = 0n; i < 26n; i++) choose = (choose * (50n - i)) / (i + 1n);
    expect(ways).toEqual(chance(choose, 2n ** 50n));
  });

  test('chances reduce, complement and add', () => {
    expect(exact(chance(428, 640))).toBe('107/160');
    expect(exact(otherwise(chance(107, 160)))).toBe('53/160');
    expect(approx(chance(1n, 6n ** 500n))).toBe(0);
  });
});

describe('drawing', () => {
  test('the faces of an entry follow from seed and entry alone, and never change', () => {
    expect(drawFaces('warmoot', 1, CHECK)).toEqual(drawFaces('warmoot', 1, CHECK));
    expect([1, 2, 3, 4].map((entry) => drawFaces('warmoot', entry, CHECK))).toEqual(FROZEN_DRAWS);
    expect(commitmentTo('warmoot')).toBe(FROZEN_COMMITMENT);
  });

  test('the laboratory’s stream never changes', () => {
    const source = stream('warmoot');
    expect(Array.from({ length: 12 }, () => source.below(1000))).toEqual(FROZEN_STREAM);
  });

  const even = (draw: () => number, sides: number, count: number): void => {
    const seen = Array<number>(sides).fill(0);
    for (let i = 0; i < count; i++) {
      const face = draw();
      seen[face] = (seen[face] ?? 0) + 1;
    }
    expect(chiSquare(seen, Array(sides).fill(count / sides))).toBeLessThan(chiSquareLimit(sides - 1));
  };

  test.each([2, 3, 7, 8, 10, 12, 20])(
    'd%i is even from the seed, from the stream, and from entry to entry',
    (sides) => {
      const source = stream(`chi ${sides}`);
      even(() => source.below(sides), sides, 200_000);
      let entry = 0;
      even(() => drawFaces('chi', ++entry, [dz(sides)])[0] as number, sides, 8000);
    },
  );

  test('neighbouring dice of the stream are independent', () => {
    const source = stream('pairs');
    even(() => source.below(6) * 6 + source.below(6), 36, 200_000);
  });

  test('the sums of real throws fit their exact odds', () => {
    const source = stream('sums');
    const odds = scoresOf(sumOf(CHECK));
    const seen = odds.map(() => 0);
    for (let i = 0; i < 64_000; i++) {
      const sum = throwWith(source, CHECK).reduce((a, b) => a + b, 0);
      seen[sum - 2] = (seen[sum - 2] ?? 0) + 1;
    }
    expect(
      chiSquare(
        seen,
        odds.map(({ chance: p }) => approx(p) * 64_000),
      ),
    ).toBeLessThan(chiSquareLimit(23));
  });

  test('a number from a range that does not divide 2^32 stays in range', () => {
    const source = stream('wide');
    always(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (count) => {
        const drawn = source.below(count);
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < count).toBe(true);
      }),
    );
  });
});

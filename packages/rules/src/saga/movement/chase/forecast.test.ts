import { approx, type Chance, chanceThat, counted, exact } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { first } from '../../../saga-1e/edition.js';
import { chanceOfSuccess } from '../../check/check.js';
import { saga } from '../../edition.js';
import { awayAt, awayChance, legMatrix } from './forecast.js';
import { legThrow, type Position } from './ratings.js';
import { FLOATS, FRACTIONS, type Row, safeMix } from './safeMix.js';
import { solve } from './solve.js';
import { party } from './testing/road.js';
import { WAYS, type Way } from './ways.table.js';

const one = (more: object = {}) => party({ name: 'One', members: [{ name: 'One', ...more }] });
const troops = (some: object) => party({ name: 'Many', troops: some });
const between = (quarry: Position['quarry'], pursuers: Position['pursuers']): Position => ({
  quarry,
  pursuers,
  onWater: false,
  spent: { quarry: 0, pursuers: 0 },
});
const EVEN = between(one(), one());
const walker = one({ light: true, skills: { run: 4 } });
const rider = one({ mounted: true, skills: { ride: 3 } });
const oddsOn = (position: Position, way: Way, guess: Way): string => {
  const odds = legMatrix(saga, position).ways.find((each) => each.way === way);
  return exact(odds?.against[guess] as Chance);
};

describe('a leg', () => {
  test('SAGA-MOVE-028 SAGA-MOVE-029 everything equal, ways and guesses even: 203/384 a leg', () => {
    expect(exact(legMatrix(saga, EVEN).even)).toBe('203/384');
    const better = { run: 4, hide: 4, jumpClimb: 4 };
    expect(exact(legMatrix(saga, between(one({ skills: better }), one())).even)).toBe('443/640');
  });

  test('SAGA-MOVE-026 without fatigue: away from gap 2 and from gap 1', () => {
    expect(exact(awayChance(saga, EVEN, 2))).toBe('41209/73970');
    expect(exact(awayChance(saga, EVEN, 1))).toBe('8365427/28404480');
    const better = between(one({ skills: { run: 4, hide: 4, jumpClimb: 4 } }), one());
    expect(approx(awayChance(saga, better, 2))).toBeCloseTo(0.834896, 6);
    expect(approx(awayChance(saga, better, 1))).toBeCloseTo(0.577905, 6);
    expect([0, 4].map((gap) => exact(awayChance(saga, EVEN, gap)))).toEqual(['0', '1']);
  });

  test('SAGA-MOVE-028 a rider against a walker on the Open: 53/160 guessed, 1/2 not', () => {
    expect(oddsOn(between(walker, rider), 'open', 'open')).toBe('53/160');
    expect(oddsOn(between(walker, rider), 'open', 'cover')).toBe('1/2');
  });

  test('SAGA-MOVE-028 a rider who always takes the Open before walkers who always guess it: 477/640 a leg', () => {
    const position = between(one({ mounted: true }), one());
    expect(oddsOn(position, 'open', 'open')).toBe('477/640');
    const odds = legMatrix(saga, position).ways[0]?.against.open as Chance;
    expect(exact(awayAt(odds, 2))).toBe('227529/254098');
  });

  test('SAGA-MOVE-028 every chance is that of the throw that is played, in both editions', () => {
    for (const edition of [saga, first]) {
      const { ways } = legMatrix(edition, between(walker, rider));
      for (const { way, against } of ways) {
        for (const guess of WAYS) {
          const thrown = legThrow(edition, counted, between(walker, rider), { way, guess, isLed: false });
          expect(against[guess]).toEqual(chanceThat(thrown, 'success'));
        }
      }
    }
  });

  test('SAGA-MOVE-027 where all is equal each way is best taken and guessed once in three', () => {
    const { ways, value } = legMatrix(saga, EVEN);
    expect(ways.map(({ taken, guessed }) => [exact(taken), exact(guessed)])).toEqual([
      ['1/3', '1/3'],
      ['1/3', '1/3'],
      ['1/3', '1/3'],
    ]);
    expect(exact(value)).toBe('203/384');
  });

  test('SAGA-MOVE-044 a barred way is never taken, and need not be guessed', () => {
    const lame = one({ wounds: [{ part: 'leftLeg', severity: 'major' }] });
    const { ways, value } = legMatrix(saga, between(lame, one()));
    expect(ways.map(({ isBarred }) => isBarred)).toEqual([true, false, false]);
    expect(ways.map(({ taken, guessed }) => [exact(taken), exact(guessed)])).toEqual([
      ['0', '0'],
      ['1/2', '1/2'],
      ['1/2', '1/2'],
    ]);
    expect(exact(value)).toBe('1/2');
  });

  test('SAGA-MOVE-028 the mix is safe against any guess, and the guesses against any way', () => {
    for (const edition of [saga, first]) {
      for (const position of [EVEN, between(walker, rider), between(rider, walker)]) {
        const { ways, value } = legMatrix(edition, position);
        const v = approx(value);
        for (const guess of WAYS) {
          const against = ways.reduce((all, { taken, against: on }) => all + approx(taken) * approx(on[guess]), 0);
          expect(against).toBeGreaterThanOrEqual(v - 1e-12);
        }
        for (const { against } of ways) {
          const before = ways.reduce((all, { way, guessed }) => all + approx(guessed) * approx(against[way]), 0);
          expect(before).toBeLessThanOrEqual(v + 1e-12);
        }
      }
    }
  });
});

describe('safe mixes', () => {
  const row = (way: Way, guessed: number, missed: number): Row<number> => ({ way, guessed, missed });

  test('SAGA-MOVE-027 what is certain whatever they guess is taken, if nothing is worth more', () => {
    const mix = safeMix(FLOATS, [row('open', 1, 1), row('cover', 0.2, 0.9)]);
    expect(mix).toMatchObject({ value: 1, rows: [1, 0] });
    expect(Object.values(mix.guesses).reduce((a, b) => a + b)).toBeCloseTo(1, 12);
    expect(safeMix(FLOATS, [row('open', 0, 0), row('cover', 0, 0)]).value).toBe(0);
    expect(safeMix(FLOATS, [row('open', 0, 0), row('cover', 0.2, 0.4)])).toMatchObject({ value: 0.2, rows: [0, 1] });
  });

  test('SAGA-MOVE-005 two rows of one way: the better of them at what it is guessed', () => {
    const mix = safeMix(FLOATS, [row('open', 0.1, 0.9), row('open', 0.5, 0.6), row('cover', 0.3, 0.7)]);
    // (0.6 − v) / 0.1 + (0.7 − v) / 0.4 = 1 at v = 0.54, where the first row of Open is worth 0.42.
    for (const guess of ['open', 'cover'] as const) {
      const rows = [row('open', 0.1, 0.9), row('open', 0.5, 0.6), row('cover', 0.3, 0.7)];
      const worth = rows.reduce(
        (all, { way, guessed, missed }, at) => all + (mix.rows[at] as number) * (way === guess ? guessed : missed),
        0,
      );
      expect(worth).toBeGreaterThanOrEqual(mix.value - 1e-12);
    }
    expect(mix.value).toBeCloseTo(0.54, 12);
    expect(mix.rows[0]).toBe(0);
  });

  test('exact and fast numbers say the same', () => {
    const exactly = safeMix(FRACTIONS, [
      { way: 'open', guessed: { ways: 1n, of: 3n }, missed: { ways: 1n, of: 2n } },
      { way: 'rough', guessed: { ways: 1n, of: 5n }, missed: { ways: 2n, of: 3n } },
    ]);
    const fast = safeMix(FLOATS, [row('open', 1 / 3, 1 / 2), row('rough', 1 / 5, 2 / 3)]);
    expect(approx(exactly.value)).toBeCloseTo(fast.value, 12);
    expect(exactly.rows.map(approx)[0]).toBeCloseTo(fast.rows[0] as number, 12);
  });
});

describe('the whole pursuit, solved', () => {
  const NO_LEAD = { quarry: false, pursuers: false };
  const from = (quarry: Position['quarry'], pursuers: Position['pursuers'], gap: number) =>
    solve(saga, { quarry, pursuers, onWater: false }).best({
      gap,
      leg: 1,
      spent: { quarry: 0, pursuers: 0 },
      lead: NO_LEAD,
    });

  /** How many legs equal parties run from a gap on: leg by leg, who is still between the posts and how spent. */
  const legsFrom = (start: number): number => {
    let still = new Map([[JSON.stringify([start, 0, 0]), 1]]);
    let legs = 0;
    for (let leg = 1; leg <= 30; leg++) {
      const next = new Map<string, number>();
      const put = (gap: number, spent: readonly number[], share: number): void => {
        if (gap === 0 || gap === 4 || share < 1e-4) return;
        const key = JSON.stringify([gap, ...spent]);
        next.set(key, (next.get(key) ?? 0) + share);
      };
      for (const [key, share] of still) {
        legs += share;
        const [gap, quarry, pursuers] = JSON.parse(key) as [number, number, number];
        const wins = approx(legMatrix(saga, { ...EVEN, spent: { quarry, pursuers } }).value);
        for (const [after, part] of [
          [gap + 1, share * wins],
          [gap - 1, share * (1 - wins)],
        ] as const) {
          if (leg % 3 > 0) {
            put(after, [quarry, pursuers], part);
            continue;
          }
          const fresh = (spent: number): number => approx(chanceOfSuccess(saga, 2, 3 + spent));
          const [q, p] = [fresh(quarry), fresh(pursuers)];
          put(after, [quarry, pursuers], part * q * p);
          put(after, [quarry + 1, pursuers], part * (1 - q) * p);
          put(after, [quarry, pursuers + 1], part * q * (1 - p));
          put(after, [quarry + 1, pursuers + 1], part * (1 - q) * (1 - p));
        }
      }
      still = next;
    }
    return legs;
  };

  test('SAGA-MOVE-030 equal parties at their best: 0.56 from gap 2, 0.29 from gap 1, about 4 and 3 legs', () => {
    expect(from(one(), one(), 2).away).toBeCloseTo(0.56, 2);
    expect(from(one(), one(), 1).away).toBeCloseTo(0.29, 2);
    expect(Math.round(legsFrom(2))).toBe(4);
    expect(Math.round(legsFrom(1))).toBe(3);
  });

  test('SAGA-MOVE-030 infantry of 1,000 before cavalry 0.34 from gap 2, walkers before riders 0.50', () => {
    expect(from(troops({ mediumInfantry: 1000 }), troops({ mediumCavalry: 1000 }), 2).away).toBeCloseTo(0.34, 2);
    expect(from(one(), one({ mounted: true }), 2).away).toBeCloseTo(0.5, 9);
  });

  test('SAGA-MOVE-030 its values keep the rule of the next leg to a thousand-millionth, breath and all', () => {
    const solution = solve(saga, { quarry: one(), pursuers: one({ skills: { endurance: 5 } }), onWater: false });
    const at = (gap: number, leg: number, quarry = 0, pursuers = 0): number => {
      if (gap === 0 || gap === 4) return gap / 4;
      return solution.best({ gap, leg, spent: { quarry, pursuers }, lead: NO_LEAD }).away;
    };
    const p = approx(legMatrix(saga, EVEN).value);
    expect(at(2, 1)).toBeCloseTo(p * at(3, 2) + (1 - p) * at(1, 2), 9);
    // Endurance 2 against 3 is 53/128; 5 against 3 is 107/160.
    const [q, r] = [53 / 128, 107 / 160];
    const breath = (gap: number): number =>
      gap === 0 || gap === 4
        ? gap / 4
        : q * (r * at(gap, 4) + (1 - r) * at(gap, 4, 0, 1)) +
          (1 - q) * (r * at(gap, 4, 1) + (1 - r) * at(gap, 4, 1, 1));
    for (const gap of [1, 2, 3]) expect(at(gap, 3)).toBeCloseTo(p * breath(gap + 1) + (1 - p) * breath(gap - 1), 9);
    expect(at(2, 1)).toBe(at(2, 4));
  });

  test('SAGA-MOVE-005 Lead in hand is worth something to each side, and is offered with every way it helps on', () => {
    const solution = solve(saga, { quarry: one(), pursuers: one(), onWater: false });
    const away = (lead: { quarry: boolean; pursuers: boolean }) =>
      solution.best({ gap: 2, leg: 1, spent: { quarry: 0, pursuers: 0 }, lead }).away;
    expect(away({ quarry: true, pursuers: false })).toBeGreaterThan(away(NO_LEAD));
    expect(away({ quarry: false, pursuers: true })).toBeLessThan(away(NO_LEAD));
    const both = { gap: 2, leg: 3, spent: { quarry: 0, pursuers: 0 }, lead: { quarry: true, pursuers: true } };
    expect(solution.best(both).quarry.map(({ way, lead }) => `${way} ${lead}`)).toHaveLength(6);
    const { lead, breathe } = solution.rally(both, 'pursuers');
    expect(lead).toBeLessThan(breathe);
  });
});

import { exact, facesOf, reckon, type Throw } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { contestResult, grappleThrow } from '../figures/contests.js';
import { gambitOdds } from '../figures/gambits.js';
import { fightIn, sightOf } from '../testing/stage.js';
import { breakOutOdds, contestOdds, gambitChance } from './contests.js';

const NONE = { 'warband.grappleTie': 'none' } as const;

/** Every fall of the dice of a throw, one by one, and the sum that it comes to. */
const sumsOf = (thrown: Throw): readonly number[] =>
  thrown.dice
    .reduce<readonly (readonly number[])[]>(
      (rows, die) => rows.flatMap((row) => facesOf(die).map((face) => [...row, face])),
      [[]],
    )
    .map((faces) => reckon(thrown, faces).result as number);

const duel = (attacks: readonly [number, number], more: object = {}, options: object = {}) =>
  sightOf(
    fightIn(
      'melee',
      { a: [{ at: [5, 5], attacks: attacks[0], ...more }], b: [{ at: [6, 5], attacks: attacks[1] }] },
      options,
    ),
  );

const TABLE = [
  [1, 1, '5/12', '1/6', '5/12'],
  [1, 2, '5/54', '5/72', '181/216'],
  [2, 1, '181/216', '5/72', '5/54'],
  [2, 2, '575/1296', '73/648', '575/1296'],
  [2, 3, '197/1296', '5/72', '1009/1296'],
  [3, 2, '1009/1296', '5/72', '197/1296'],
  [3, 3, '3527/7776', '361/3888', '3527/7776'],
  [4, 3, '23105/31104', '6109/93312', '559/2916'],
] as const;

test.each(TABLE)(
  'WARBAND-GRAPPLE-012 WARBAND-GRAPPLE-013 WARBAND-GRAPPLE-031 a contest of %i dice against %i',
  (mine, theirs, controls, tie, fails) => {
    const sight = duel([mine, theirs]);
    const odds = contestOdds(sight, { by: 0, target: 1 });
    expect([exact(odds.controls), exact(odds.tie), exact(odds.fails)]).toEqual([controls, tie, fails]);
    // The very throws of play, all their falls gone through.
    const [own, others] = [sumsOf(grappleThrow(sight, [0])), sumsOf(grappleThrow(sight, [1]))];
    const ways = { controls: 0, tie: 0, fails: 0 };
    for (const one of own) for (const other of others) ways[contestResult(NONE, one, other)]++;
    const all = own.length * others.length;
    for (const result of ['controls', 'tie', 'fails'] as const)
      expect(BigInt(ways[result]) * odds[result].of).toBe(odds[result].ways * BigInt(all));
  },
);

test('WARBAND-GRAPPLE-031 where a tie is a failure it adds to the failures', () => {
  const odds = contestOdds(duel([2, 2], {}, { 'warband.grappleTie': 'defender' }), { by: 0, target: 1 });
  // 575/1296 + 146/1296
  expect([exact(odds.controls), exact(odds.tie), exact(odds.fails)]).toEqual(['575/1296', '0', '721/1296']);
});

test('WARBAND-GRAPPLE-028 two with one attack each are as good as one with two', () => {
  const sight = sightOf(
    fightIn('melee', {
      a: [
        { at: [5, 5], attacks: 1 },
        { at: [6, 4], attacks: 1 },
      ],
      b: [{ at: [6, 5], attacks: 2 }],
    }),
  );
  const odds = contestOdds(sight, { by: 0, joiners: [1], target: 2 });
  expect([exact(odds.controls), exact(odds.tie)]).toEqual(['575/1296', '73/648']);
});

test('WARBAND-GRAPPLE-032 WARBAND-WOUND-009 an Arm wound takes 2 from the total', () => {
  const sight = duel([1, 1], { wounds: [{ wound: 'arm' }] });
  expect(sumsOf(grappleThrow(sight, [0]))).toEqual([-1, 0, 1, 2, 3, 4]);
  const odds = contestOdds(sight, { by: 0, target: 1 });
  // A die less 2 beats a die: 4 over 1, 2, 3; 3 over 1, 2; 2 over 1. Equal: 1 to 4.
  expect([exact(odds.controls), exact(odds.tie), exact(odds.fails)]).toEqual(['1/6', '1/9', '13/18']);
});

test('WARBAND-GRAPPLE-016 breaking out of a total of 8: 5/18 with two dice, 20/27 with three', () => {
  const held = (attacks: number) =>
    sightOf(
      fightIn('melee', {
        a: [{ at: [5, 5] }],
        b: [{ at: [6, 5], attacks }],
        position: { holds: [{ controller: 'A1', held: 'B1', total: 8 }] },
      }),
    );
  expect(exact(breakOutOdds(held(2), 1))).toBe('5/18');
  expect(exact(breakOutOdds(held(3), 1))).toBe('20/27');
  expect(sumsOf(grappleThrow(held(2), [1])).filter((sum) => sum > 8)).toHaveLength(10);
});

test('WARBAND-GRAPPLE-006 WARBAND-GRAPPLE-007 the weaker has 2 in 6, equals 3, the stronger 4', () => {
  const odds = (mine: number, theirs: number) => {
    const sight = sightOf(fightIn('melee', { a: [{ at: [5, 5], might: mine }], b: [{ at: [6, 5], might: theirs }] }));
    return gambitOdds(sight, 0, 1);
  };
  expect([odds(1, 2), odds(2, 2), odds(3, 2)]).toEqual([2, 3, 4]);
  expect([2, 3, 4].map((one) => exact(gambitChance(one)))).toEqual(['1/3', '1/2', '2/3']);
});

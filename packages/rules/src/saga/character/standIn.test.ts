import { type Die, d, dieName, dz } from '@warmoot/kernel';
import { sitDown } from '@warmoot/kernel/testing';
import { expect, test } from 'vitest';
import { saga } from '../edition.js';
import { generationScene } from './scene.js';
import { faceMeant, type StandIn, standInFor } from './standIn.js';

const standIn = (step: string, sides: number): StandIn => {
  const found = standInFor(step, d(sides));
  if (found === null) throw new Error(`the kit has a d${sides}`);
  return found;
};

const names = ({ dice }: StandIn): readonly string[] => dice.map(dieName);

test('SAGA-GEN-014 real dice for a bank: a d4 itself, a d10 halved for five, a d8 with 8 rolled again for seven', () => {
  expect(standInFor('deal', d(4))).toBeNull();
  const five = standIn('deal', 5);
  expect([five.way, names(five), five.rule]).toEqual(['halved', ['d10z'], 'SAGA-GEN-014']);
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((face) => faceMeant(five, [face]))).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  const seven = standIn('deal', 7);
  expect([seven.way, names(seven), seven.rule]).toEqual(['again', ['d8'], 'SAGA-GEN-014']);
  expect([1, 2, 3, 4, 5, 6, 7, 8].map((face) => faceMeant(seven, [face]))).toEqual([1, 2, 3, 4, 5, 6, 7, null]);
});

test('SAGA-MOTIVE-024 placements with real dice: the next larger die, and again above', () => {
  const dice = (sides: number): readonly string[] => names(standIn('place', sides));
  expect([7, 5, 3, 2].map(dice)).toEqual([['d8'], ['d6'], ['d4'], ['d4']]);
  for (const own of [d(8), d(6), d(4), dz(10)]) expect(standInFor('place', own)).toBeNull();
  const five = standIn('place', 5);
  expect([1, 5, 6].map((face) => faceMeant(five, [face]))).toEqual([1, 5, null]);
  expect([1, 2, 3, 4].map((face) => faceMeant(standIn('place', 2), [face]))).toEqual([1, 2, null, null]);
});

test('SAGA-GEN-019 a draw from a million with six d10, the first the highest digit', () => {
  const draw = standInFor('throwRating', dz(1_000_000)) as StandIn;
  expect([draw.way, draw.dice.length, new Set(names(draw))]).toEqual(['digits', 6, new Set(['d10z'])]);
  expect(faceMeant(draw, [9, 3, 7, 4, 9, 9])).toBe(937_499);
  expect(faceMeant(draw, [0, 0, 0, 0, 0, 0])).toBe(0);
  expect(faceMeant(draw, [0, 6, 2, 5, 0, 0])).toBe(62_500);
});

test('SAGA-GEN-014, SAGA-MOTIVE-024 whatever stands in for a die is as even as the die', () => {
  for (const [step, faces] of [
    ['deal', [5, 7]],
    ['place', [7, 5, 3, 2]],
    ['guidePlace', [3, 2]],
  ] as const) {
    for (const sides of faces) {
      const found = standIn(step, sides);
      const { sides: real, low } = found.dice[0] as Die;
      const meant = Array.from({ length: real }, (_, at) => faceMeant(found, [low + at]));
      const ways = Array.from({ length: sides }, (_, at) => meant.filter((face) => face === at + 1).length);
      expect(new Set(ways).size).toBe(1);
      expect(ways[0]).toBeGreaterThan(0);
    }
  }
});

test('SAGA-GEN-014 the steps that throw are those the scene waits at', () => {
  const begun = sitDown(generationScene(saga), { seats: ['ana'], characters: [{ blocks: ['skills'] }] });
  expect(begun.dice(1, 1, 2, 4).run.awaits).toMatchObject({ need: 'dice', step: 'deal' });
  const motives = sitDown(generationScene(saga), { seats: ['ana'], characters: [{ blocks: ['motives'] }] });
  expect(motives.dice(1).run.awaits).toMatchObject({ need: 'dice', step: 'place' });
});

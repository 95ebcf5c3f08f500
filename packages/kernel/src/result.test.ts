import { expect, test } from 'vitest';
import type { Refusal } from './refusals.js';
import { all, attempt, need, ok, type Result, refused, unless } from './result.js';

const over: Refusal = { code: 'OVER' };
const nobody: Refusal = { code: 'UNKNOWN_SEAT', seat: 'di', known: [] };

test('several results are all their values, or the first refusal', () => {
  expect(all([ok(1), ok(2)])).toEqual(ok([1, 2]));
  expect(all([ok(1), refused(over), refused(nobody)])).toEqual(refused(over));
});

test('an attempt ends with its value, or with the first refusal; no later step is taken', () => {
  const steps: string[] = [];
  const sum = (second: Result<number>, against: Refusal | null) =>
    attempt(function* () {
      const one = yield* need(ok(1));
      const two = yield* need(second);
      steps.push('needed');
      yield* unless(against);
      steps.push('allowed');
      return one + two;
    });
  expect(sum(ok(2), null)).toEqual(ok(3));
  expect(steps.splice(0)).toEqual(['needed', 'allowed']);
  expect(sum(ok(2), over)).toEqual(refused(over));
  expect(steps.splice(0)).toEqual(['needed']);
  expect(sum(refused(nobody), over)).toEqual(refused(nobody));
  expect(steps).toEqual([]);
});

test('what is thrown inside an attempt is a fault of the program, and no refusal', () => {
  expect(() =>
    attempt(function* () {
      yield* unless(null);
      throw new Error('broken');
    }),
  ).toThrow('broken');
});

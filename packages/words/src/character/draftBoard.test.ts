import { type AnyRules, apply, begin, stream } from '@warmoot/kernel';
import { randomInput } from '@warmoot/kernel/testing';
import { saga } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { boardOf } from '../board.js';
import { LANGUAGES } from '../languages.js';

const rules: AnyRules = saga.draft.draftScene(saga.EDITIONS.saga);
const setup = { seats: ['ana', 'bo', 'cy'], characters: { ana: 1, bo: 1, cy: 1 } };
const options = { 'saga.draft.castSize': { least: 1, most: 1 } };

/** A draft whose ratings fall as they like, and whose order is thrown with these faces and no others. */
const ordered = (...order: readonly number[]) => {
  const source = stream('ratings');
  const left = [...order];
  let now = begin(rules, { setup, options });
  while (now.ok && now.value.run.awaits.need === 'dice') {
    const { run } = now.value;
    const isOrder = run.awaits.need === 'dice' && run.awaits.step === 'orderDie';
    const face = isOrder ? left.shift() : undefined;
    if (isOrder && face === undefined) break;
    const input = face === undefined ? randomInput(run, source) : { input: 'dice', faces: [face], from: 'table' };
    now = apply(rules, run.state, input as never);
  }
  expect(left).toEqual([]);
  if (!now.ok) throw new Error(JSON.stringify(now.refusal));
  return now.value.run;
};

const orderIn = (language: 'en' | 'de', ...faces: readonly number[]): readonly string[] | undefined =>
  boardOf(LANGUAGES[language].words, ordered(...faces), null).find(({ title }) =>
    ['Picking order', 'Reihenfolge'].includes(title),
  )?.lines;

test('SAGA-DRAFT-007: the board tells every d20 of those who were even, and then their places', () => {
  expect(orderIn('en', 2, 2)).toEqual(['ana: 2', 'bo: 2']);
  expect(orderIn('en', 2, 2, 1)).toEqual(['3. cy: 1', 'ana: 2', 'bo: 2']);
  expect(orderIn('en', 2, 2, 1, 3, 7)).toEqual(['1. bo: 2, then 7', '2. ana: 2, then 3', '3. cy: 1']);
  expect(orderIn('de', 2, 2, 1, 3, 7)).toEqual(['1. bo: 2, dann 7', '2. ana: 2, dann 3', '3. cy: 1']);
});

test('before the first d20 the board has no order', () => {
  expect(orderIn('en')).toBeUndefined();
});

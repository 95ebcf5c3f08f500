import { type Json, shape } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { answerAt, type OptionTable, optionsForm, withOption } from './options.js';

const TABLE: OptionTable = {
  switches: { ties: ['none', 'defender'], both: [1, 2] },
  numbers: { rounds: { usual: 40, least: 1, most: 99 } },
  limits: { range: { least: 1, most: 9 } },
};

const known = shape.record({
  ties: shape.withDefault(shape.oneOf('none', 'defender'), 'none'),
  ranks: shape.withDefault(shape.list(shape.integer(0, 9), 0, 9), []),
  rows: shape.withDefault(shape.integer(1, 9), 1),
});

const kept = (value: Json): unknown => {
  const read = optionsForm(TABLE, known as never, ['rows']).parse(value, '');
  return read.ok ? read.value : null;
};

test('what is as usual is left out, and answers are numbers where the rules have numbers', () => {
  const two = withOption(TABLE, {}, 'both', 2);
  expect([two, answerAt(TABLE, two, 'both'), answerAt(TABLE, {}, 'both')]).toEqual([{ both: 2 }, 2, 1]);
  expect(withOption(TABLE, two, 'both', 1)).toEqual({});
  expect([answerAt(TABLE, {}, 'rounds'), answerAt(TABLE, {}, 'range')]).toEqual([40, null]);
  expect(withOption(TABLE, { range: 3 }, 'range', null)).toEqual({});
});

test('an option that the form has no line for stays as far as the rules know it; what nobody can wish does not', () => {
  expect(kept({ ties: 'defender', ranks: [1, 2], rounds: 7, range: 3 })).toEqual({
    ties: 'defender',
    ranks: [1, 2],
    rounds: 7,
    range: 3,
  });
  expect(kept({ ties: 'attacker', ranks: 'all', rounds: 0, range: 10, rows: 2, unheard: 1 })).toEqual({});
  expect([kept(null), kept('x')]).toEqual([{}, {}]);
});

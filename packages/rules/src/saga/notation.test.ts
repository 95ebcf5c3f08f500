import { shape } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { campaignOptions } from '../campaigns.js';
import { checkOptions } from './check/model.js';
import { duelOptions } from './duel/setup.js';
import { orTwoNumbers } from './notation.js';

const taken = (options: { parse: (value: unknown) => unknown }, name: string, value: unknown): unknown =>
  options.parse({ [name]: value });

describe('options as the ledger writes them', () => {
  test.each([
    [duelOptions, 'saga.duel.quietRounds', 'none', null],
    [duelOptions, 'saga.duel.board', '8x60', { width: 8, height: 60, walls: [] }],
    [checkOptions, 'saga.table.referee', 'none', null],
    [campaignOptions, 'saga.draft.castSize', '3–5', { least: 3, most: 5 }],
    [campaignOptions, 'saga.draft.castSize', '2-6', { least: 2, most: 6 }],
  ])('%#: SAGA-DUEL-ROUND-023, SAGA-DUEL-FOOT-026, SAGA-CHECK-005, SAGA-DRAFT-003', (options, name, written, kept) => {
    expect(taken(options, name, written)).toMatchObject({ ok: true, value: { [name]: kept } });
    // What is kept is taken again.
    expect(taken(options, name, kept)).toEqual(taken(options, name, written));
  });

  test.each(['7x20', '20x61', '20', 'x', '20x20x20', ''])('a board of %s is refused by its path', (written) => {
    const refused = duelOptions.parse({ 'saga.duel.board': written }, 'options');
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'BAD_SHAPE' } });
    expect(JSON.stringify(refused)).toContain('options.saga.duel.board');
  });

  test('both ways of writing stand in the schema', () => {
    const pair = orTwoNumbers(shape.record({ a: shape.integer(1, 9), b: shape.integer(1, 9) }), 'a', 'b');
    expect(pair.schema.anyOf).toHaveLength(2);
  });
});

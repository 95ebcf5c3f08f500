import { expect, test } from 'vitest';
import { PARTS } from '../../saga/duel/tables/body.table.js';
import { BODY_PARTS } from '../after/body.table.js';

test('SORTIE-SAGA-011 SAGA-DUEL-ACT-021 the part die strikes where it does in a duel', () => {
  expect(BODY_PARTS).toEqual(PARTS);
});

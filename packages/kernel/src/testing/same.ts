import { expect } from 'vitest';
import { sameJson } from '../json.js';

/** Expects two pieces of plain data to be the same. Whole states are compared by the thousand, so the quick way comes first. */
export const expectSame = (found: unknown, wanted: unknown): void => {
  if (!sameJson(found, wanted)) expect(found).toStrictEqual(wanted);
};

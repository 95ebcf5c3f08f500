import { expect, test } from 'vitest';
import type { Sitting } from '../../net/sitting.js';
import { beforePlacing } from './Prepared.js';

/** A log in which these seats have answered, one after the other, from entry 0. */
const answered = (...seats: readonly string[]): Pick<Sitting, 'telling' | 'seat'> => {
  const told = seats.map((seat, seq) => ({ passage: { entry: { seq, input: { input: 'answer', seat } } } }));
  return { seat: 'ana', telling: { told } as unknown as Sitting['telling'] };
};

test('units can be placed again until their owner has decided something', () => {
  expect(beforePlacing(answered('bo', 'bo', 'ana', 'bo'), 1)).toBe(1);
  // An answer that stood is no decision of the moment.
  expect(beforePlacing(answered('bo', 'bo', 'ana', 'bo', 'ana'), 1)).toBe(1);
  expect(beforePlacing(answered('bo', 'bo', 'ana', 'bo', 'ana', 'ana'), 1)).toBeNull();
});

test('who has placed units by hand is not offered it', () => {
  expect(beforePlacing(answered('bo', 'bo', 'ana'), 0)).toBeNull();
  expect(beforePlacing({ seat: 'ana', telling: null }, 1)).toBeNull();
});

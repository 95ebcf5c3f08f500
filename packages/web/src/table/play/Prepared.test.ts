import { expect, test } from 'vitest';
import type { Sitting } from '../../net/sitting.js';
import { beforePlacing } from './Prepared.js';

/** A log in which these seats have answered, one after the other, from entry 0. */
const answered = (...seats: readonly string[]): Pick<Sitting, 'telling' | 'seat'> => {
  const told = seats.map((seat, seq) => ({ passage: { entry: { seq, input: { input: 'answer', seat } } } }));
  return { seat: 'ana', telling: { told } as unknown as Sitting['telling'] };
};

test('one goes back to before one’s own first answer, whatever has been given by itself since', () => {
  expect(beforePlacing(answered('bo', 'bo', 'ana', 'bo'))).toBe(1);
  expect(beforePlacing(answered('bo', 'bo', 'ana', 'bo', 'ana', 'ana'))).toBe(1);
  expect(beforePlacing(answered('bo', 'bo'))).toBeNull();
  expect(beforePlacing({ seat: 'ana', telling: null })).toBeNull();
});

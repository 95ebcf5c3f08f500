import { expect, test } from 'vitest';
import type { Choice } from '../model.js';
import { withOnePress } from './PressedBack.js';

const STAY: Choice = { choose: 'move', way: 'stay' };
const press = (...back: readonly string[]): Choice => ({ choose: 'move', way: 'press', back });

test('SORTIE-MULTI-015: of three who are beaten any may be named, in one row; of two every choice has its own', () => {
  const three = [STAY, press('A1'), press('A2'), press('A3'), press('A1', 'A2', 'A3')];
  expect(withOnePress(three, STAY)).toEqual([STAY, press('A1', 'A2', 'A3')]);
  expect(withOnePress(three, press('A1', 'A3'))).toEqual([STAY, press('A1', 'A3')]);
  const two = [STAY, press('A1'), press('A2'), press('A1', 'A2')];
  expect(withOnePress(two, STAY)).toEqual(two);
});

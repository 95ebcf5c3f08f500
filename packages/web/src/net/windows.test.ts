import type { Item, SceneDue, SeenSeat } from '@warmoot/protocol';
import { expect, test } from 'vitest';
import { newSitting, type Sitting } from './sitting.js';
import { answeredIn } from './windows.js';

const DUE: SceneDue = { question: '1.4', as: ['Bo'], since: 0, made: false };

/** Bo's page: what is asked of Bo, who acts at the seat, and the lines of the log. */
const page = (due: readonly SceneDue[], items: readonly unknown[] = [], holder = 'person'): Sitting => ({
  ...newSitting('t', 'Bo'),
  seen: { seats: [{ seat: 'Bo', holder } as SeenSeat], proposals: [] } as never,
  scene: { due } as never,
  items: items.map((one, place) => ({
    place,
    at: 0,
    by: 'Bo',
    how: 'person',
    ...(one as object),
  })) as unknown as readonly Item[],
});

const played = (input: object, more: object = {}) => ({ what: { did: 'played', scene: 1, entry: { input } }, ...more });

test('an answer that the seat’s own person gave elsewhere is noticed', () => {
  const answer = played({ input: 'answer', seat: 'Bo', as: 'Bo' });
  expect(answeredIn(page([DUE]), page([], [answer]))).toBe('1.4');
  expect(answeredIn(page([DUE]), page([{ ...DUE, made: true }]))).toBe('1.4');
  expect(answeredIn(page([DUE]), page([], [played({ input: 'reveal' }, { by: null, how: 'table' })]))).toBe('1.4');
});

test.each([
  ['nothing was asked', page([]), page([], [played({ input: 'answer', seat: 'Bo', as: 'Bo' })])],
  ['it is still asked', page([DUE]), page([DUE], [played({ input: 'answer', seat: 'Ana', as: 'Ana' })])],
  [
    'somebody else was first',
    page([DUE]),
    page([], [played({ input: 'answer', seat: 'Ana', as: 'Bo' }, { by: 'Ana' })]),
  ],
  [
    'an answer stood',
    page([{ ...DUE, stands: 'fightOn' }]),
    page([], [played({ input: 'answer', seat: 'Bo', as: 'Bo' })]),
  ],
  ['the clock spoke', page([DUE]), page([], [played({ input: 'answer', seat: 'Bo', as: 'Bo' }, { how: 'clock' })])],
  ['a regent answered', page([DUE], [], 'regent'), page([{ ...DUE, made: true }], [], 'regent')],
  ['the table went back', page([DUE]), page([], [played({ input: 'undo', to: 1 })])],
  ['the page was just opened', { ...page([DUE]), seen: null, scene: null }, page([DUE])],
] as const)('%s: nobody answered in another window', (_, before, after) => {
  expect(answeredIn(before, after)).toBeNull();
});

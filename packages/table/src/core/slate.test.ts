import { expect, test } from 'vitest';
import { DeskTable } from '../testing/deskTable.js';
import { tableSeen } from './seen.js';

const DISTANCE = 'duel.distance';

test('the host’s press sets, a player’s asks, and all see the same', () => {
  const desk = new DeskTable(['Ana', 'Ben', 'Cy']);
  expect(desk.do('Ana', { do: 'set', field: DISTANCE, value: 'spear' })).toBeNull();
  expect(desk.do('Ben', { do: 'set', field: DISTANCE, value: 'sword' })).toBeNull();
  const seen = {
    fields: { [DISTANCE]: { value: 'spear', by: 'Ana' } },
    asks: [{ ask: 1, by: 'Ben', field: DISTANCE, value: 'sword' }],
  };
  for (const seat of ['Ana', 'Ben', 'Cy']) expect(tableSeen(desk.facts, seat).slate).toEqual(seen);
  // What is agreed to stands there as set by who asked for it.
  expect(desk.do('Ana', { do: 'settle', ask: 1, agree: true })).toBeNull();
  expect(tableSeen(desk.facts, 'Cy').slate).toEqual({
    fields: { [DISTANCE]: { value: 'sword', by: 'Ben' } },
    asks: [],
  });
});

test('what is asked for is kept as it is, taken back, asked anew, or answered by the host’s own press', () => {
  const desk = new DeskTable(['Ana', 'Ben', 'Cy']);
  const asks = () => desk.facts.slate.asks.map(({ by, value }) => [by, value]);
  desk.do('Ben', { do: 'set', field: DISTANCE, value: 'sword' });
  desk.do('Ben', { do: 'set', field: DISTANCE, value: 'dagger' });
  desk.do('Cy', { do: 'set', field: DISTANCE, value: 'sword' });
  expect(asks()).toEqual([
    ['Ben', 'dagger'],
    ['Cy', 'sword'],
  ]);
  expect(desk.do('Ben', { do: 'unask', ask: 3 })).toEqual({ code: 'NO_SUCH_ASK', ask: 3 });
  expect(desk.do('Cy', { do: 'unask', ask: 3 })).toBeNull();
  expect(desk.do('Ana', { do: 'settle', ask: 2, agree: false })).toBeNull();
  expect(desk.facts.slate.fields).toEqual({});
  expect(desk.do('Ana', { do: 'settle', ask: 2, agree: true })).toEqual({ code: 'NO_SUCH_ASK', ask: 2 });
  desk.do('Ben', { do: 'set', field: DISTANCE, value: 'sword' });
  desk.do('Ana', { do: 'set', field: DISTANCE, value: 'spear' });
  expect(asks()).toEqual([]);
});

test('what is asked for is past when the scene begins, what is set stays for the next', () => {
  const desk = new DeskTable(['Ana', 'Ben']);
  desk.do('Ana', { do: 'set', field: DISTANCE, value: 'spear' });
  desk.do('Ben', { do: 'set', field: DISTANCE, value: 'sword' });
  desk.beginToy(['Ana', 'Ben']);
  expect(desk.facts.slate).toMatchObject({ fields: { [DISTANCE]: { value: 'spear' } }, asks: [] });
});

test('a slate has room for so much, whoever writes on it', () => {
  const desk = new DeskTable(['Ana', 'Ben']);
  for (let nth = 0; nth < 5; nth++) expect(desk.do('Ben', { do: 'set', field: `f${nth}`, value: 1 })).toBeNull();
  expect(desk.do('Ben', { do: 'set', field: 'f6', value: 1 })).toEqual({ code: 'TOO_MANY', what: 'asks', most: 5 });
  expect(desk.do('Ben', { do: 'set', field: 'f0', value: 2 })).toBeNull();
  const half = 'x'.repeat(40_000);
  expect(desk.do('Ana', { do: 'set', field: 'a', value: half })).toBeNull();
  expect(desk.do('Ana', { do: 'set', field: 'b', value: half })).toEqual({ code: 'TOO_LARGE', most: 65_536 });
  expect(desk.do('Ben', { do: 'set', field: 'f0', value: half })).toEqual({ code: 'TOO_LARGE', most: 65_536 });
  expect(desk.do('Ana', { do: 'set', field: 'a', value: half })).toBeNull();
  for (let nth = 0; nth < 59; nth++) expect(desk.do('Ana', { do: 'set', field: `g${nth}`, value: 1 })).toBeNull();
  expect(desk.do('Ana', { do: 'set', field: 'one more', value: 1 })).toMatchObject({ code: 'TOO_LARGE' });
});

test('the host puts the table away for all and takes it out again, and all read so', () => {
  const desk = new DeskTable(['Ana', 'Ben']);
  expect(desk.do('Ana', { do: 'shelve', away: true })).toBeNull();
  expect(tableSeen(desk.facts, 'Ben').shelved).toBe(true);
  expect(desk.lines('Ben').at(-1)?.what).toEqual({ did: 'shelved', away: true });
  expect(desk.do('Ana', { do: 'shelve', away: false })).toBeNull();
  expect(tableSeen(desk.facts, 'Ben').shelved).toBe(false);
});

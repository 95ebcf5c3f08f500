import type { Item, ServerMessage } from '@warmoot/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Outbox } from './outbox.js';
import { Socket } from './socket.js';
import { noteWriters, seldom, useWriters } from './typing.js';

const KEY = 't Ana';
const OF = { v: 1, table: 't', seat: 'Ana' } as const;

const typing = (by: string, as: string | null = null): void => noteWriters(KEY, { ...OF, send: 'typing', by, as });
const news = (...by: readonly (string | null)[]): Extract<ServerMessage, { send: 'news' }> => ({
  ...OF,
  send: 'news',
  items: by.map(
    (one, place) => ({ place, at: 0, by: one, how: 'person', what: { did: 'said', text: 'Hail' } }) as Item,
  ),
});
const shown = (): readonly string[] =>
  (useWriters.getState()[KEY] ?? []).map(({ seat, as }) => (as === null ? seat : `${seat} as ${as}`));

beforeEach(() => {
  vi.useFakeTimers();
  useWriters.setState({ [KEY]: [] });
});
afterEach(() => void vi.useRealTimers());

test('whoever writes is shown, as whom, and once', () => {
  typing('Bo');
  typing('Cy', 'Ella');
  typing('Bo', 'Joris');
  expect(shown()).toEqual(['Cy as Ella', 'Bo as Joris']);
});

test('it ends by itself when nothing more is heard, for each in their own time', () => {
  typing('Bo');
  vi.advanceTimersByTime(3_000);
  typing('Cy');
  expect(shown()).toEqual(['Bo', 'Cy']);
  vi.advanceTimersByTime(2_001);
  expect(shown()).toEqual(['Cy']);
  vi.advanceTimersByTime(3_000);
  expect(shown()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('whoever goes on writing goes on being shown', () => {
  for (let time = 0; time < 10; time++) {
    typing('Bo');
    vi.advanceTimersByTime(2_000);
    expect(shown()).toEqual(['Bo']);
  }
});

test('it ends when they have sent something, when they leave, and when the line was cut', () => {
  typing('Bo');
  typing('Cy');
  typing('Di');
  noteWriters(KEY, news('Bo', null));
  expect(shown()).toEqual(['Cy', 'Di']);
  noteWriters(KEY, { ...OF, send: 'here', here: { Ana: true, Di: true } });
  expect(shown()).toEqual(['Di']);
  noteWriters(KEY, { ...OF, send: 'gone', refusal: { code: 'PUT_OUT' } });
  expect(shown()).toEqual([]);
});

test('the table is told once in two seconds, and at once of another as whom one writes', () => {
  const told: (string | null)[] = [];
  const type = seldom((as) => told.push(as));
  for (let press = 0; press < 100; press++) {
    type('Ella');
    vi.advanceTimersByTime(50);
  }
  expect(told).toEqual(['Ella', 'Ella', 'Ella']);
  type();
  expect(told.at(-1)).toBeNull();
});

test('the text of a draft never leaves the device: what is sent while it is written holds table, seat and name alone', () => {
  const sent: string[] = [];
  class Wire {
    static readonly OPEN = 1;
    readyState = 1;
    send(text: string): void {
      sent.push(text);
    }
  }
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined });
  const kept = new Map<string, string>();
  const drawer = { getItem: () => null, setItem: (key: string, value: string) => void kept.set(key, value) };
  const deaf = { message: () => undefined, line: () => undefined, pending: () => undefined, answered: () => undefined };
  const socket = new Socket({ ...deaf, seen: () => null }, new Outbox(drawer));
  socket.open();
  const type = seldom((as) => socket.typing('t', 'Ana', as));
  let draft = '';
  for (const sign of 'The duke is a coward') {
    draft += sign;
    // What a page would do by mistake: the text goes nowhere, for nothing takes it.
    (type as (as: string, draft: string) => void)('Ella', draft);
    vi.advanceTimersByTime(300);
  }
  vi.unstubAllGlobals();
  expect(new Set(sent)).toEqual(
    new Set([JSON.stringify({ v: 1, send: 'typing', table: 't', seat: 'Ana', as: 'Ella' })]),
  );
  expect(sent).toHaveLength(3);
  expect([...kept]).toEqual([]);
});

import { beforeEach, expect, test } from 'vitest';
import { StoreHealth } from './away.js';
import { failingBy } from './failing.js';

let now = 0;
let said: string[] = [];
let counted = 0;
let health: StoreHealth;
beforeEach(() => {
  now = 0;
  said = [];
  counted = 0;
  const told = {
    failed: () => {
      counted += 1;
    },
    began: (doing: string, fails: string, { cause }: { readonly cause: string }) =>
      said.push(`${doing} ${fails}: ${cause}`),
    ended: (fails: string, failures: number, ms: number) => said.push(`${fails} over: ${failures} in ${ms}`),
  };
  health = new StoreHealth(told, () => now);
});

const FULL = Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
const GONE = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

test('a failure is said once and counted each time, and its end once', () => {
  for (let n = 0; n < 50; n++) health.failed('append', FULL);
  expect(said).toEqual(['append full: database or disk is full']);
  expect([counted, health.fails]).toEqual([50, 'full']);
  now = 5_000;
  health.worked('append');
  expect(said.slice(1)).toEqual(['full over: 50 in 5000']);
  expect(health.fails).toBeNull();
  health.worked('append');
  expect(said).toHaveLength(2);
});

test('what can be read, or is small, does not prove that records can be written', () => {
  health.failed('append', FULL);
  now = 10_000;
  health.worked('read');
  health.worked('probe');
  expect(health.fails).toBe('full');
  now = 30_000;
  health.worked('read');
  expect(health.fails).toBe('full');
  health.worked('probe');
  expect(health.fails).toBeNull();
});

test('a store that fails now and then is said to fail once', () => {
  for (let n = 0; n < 101; n++) {
    now += 100;
    if (n % 3 === 0) health.failed('append', GONE);
    else health.worked('append');
  }
  expect(said).toEqual(['append unreachable: connect ECONNREFUSED']);
  now += 2_000;
  health.worked('read');
  expect(health.fails).toBeNull();
});

test('however many ask, the store is tried once a second', async () => {
  let tries = 0;
  const store = {
    ready: async () => {
      tries += 1;
    },
  };
  for (let n = 0; n < 50; n++) await health.probe(store);
  expect(tries).toBe(1);
  now = 1_000;
  await health.probe(store);
  expect(tries).toBe(2);
});

test.each([
  [{ errcode: 13 }, 'full'],
  [{ errcode: 8 | (4 << 8) }, 'readOnly'],
  [{ errcode: 11 }, 'broken'],
  [{ errcode: 10 | (3 << 8) }, 'broken'],
  [{ code: '53100' }, 'full'],
  [{ code: '25006' }, 'readOnly'],
  [{ code: '57P03' }, 'unreachable'],
  [{ code: '28P01' }, 'refused'],
  [{ code: 'XX001' }, 'broken'],
  [{ code: 'ENOSPC' }, 'full'],
  [{ message: 'Connection terminated unexpectedly' }, 'unreachable'],
  [{ message: 'something else' }, 'other'],
  [null, 'other'],
] as const)('%o is %s', (error, fails) => {
  expect(failingBy(error)).toBe(fails);
});

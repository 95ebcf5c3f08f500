import { expect, test } from 'vitest';
import { Turnstile } from './turnstile.js';

test('one goes through at a time, in their order, and in between it is the turn of others', async () => {
  const turnstile = new Turnstile();
  const seen: string[] = [];
  const enter = (name: string, then: () => void = () => undefined): void =>
    turnstile.enter(() => {
      seen.push(name);
      then();
    });
  enter('a', () => enter('d'));
  enter('b');
  enter('c');
  // Somebody else, who takes every turn of the event loop that there is.
  while (!seen.includes('d')) {
    seen.push('.');
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(seen.join('')).toMatch(/^\.+a\.{2,}b\.{2,}c\.{2,}d$/);
  enter('e');
  while (!seen.includes('e')) await new Promise((resolve) => setImmediate(resolve));
});

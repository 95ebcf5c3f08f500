import { expect, test } from 'vitest';
import { isOnlyHere } from './onlyHere.js';

const hostOf = (link: string): string => new URL(link).hostname;

test('an address that means every machine to itself is told from one that others can open', () => {
  const own = [
    'http://127.0.0.1:4600/join#A',
    'http://localhost:4600/',
    'http://[::1]:4600/',
    'http://moot.localhost/',
  ];
  expect(own.map(hostOf).filter((host) => !isOnlyHere(host))).toEqual([]);
  const others = [
    'http://192.168.1.5:4600/',
    'https://moot.example.org/',
    'http://localhost.example.org/',
    'http://127.example/',
  ];
  expect(others.map(hostOf).filter(isOnlyHere)).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { houseFiles, isTesting } from './house.js';
import { impurities, unmarkedAny } from './purity.js';

const file = (text: string) => ({ path: 'a.ts', text });

describe('the house', () => {
  test('kernel and rules reach for neither chance, clock nor world', () => {
    const sources = houseFiles(/^packages\/(kernel|rules)\/src\/.*\.tsx?$/).filter(({ path }) => !isTesting(path));
    expect(sources.length).toBeGreaterThan(5);
    expect(sources.flatMap(impurities)).toEqual([]);
  });

  test('no package says any, unless a line above says why', () => {
    expect(houseFiles(/^packages\/.*\.tsx?$/).flatMap(unmarkedAny)).toEqual([]);
  });
});

describe('impurities', () => {
  test.each([
    ['const x = Math.random();', ['a.ts:1 Math.random']],
    ['const { random } = Math;', ['a.ts:1 Math.random']],
    ['\nconst now = Date.now();', ['a.ts:2 Date']],
    ['const when: Date = given;', ['a.ts:1 Date']],
    [
      'setTimeout(() => console.log(process.env), performance.now());',
      ['a.ts:1 setTimeout', 'a.ts:1 console', 'a.ts:1 process', 'a.ts:1 performance'],
    ],
    ["await fetch(localStorage.getItem('x'));", ['a.ts:1 fetch', 'a.ts:1 localStorage']],
    ["const fs = require('fs'); await import('./x.js');", ['a.ts:1 require', 'a.ts:1 import()']],
    ['const all = { process };', ['a.ts:1 process']],
  ])('%s', (source, found) => {
    expect(impurities(file(source))).toEqual(found);
  });

  test.each([
    'const half = Math.floor(x / 2);',
    'const same = <T>(process1: T): T => <T>process1;',
    "import { due } from './date.js'; // Date, process",
    "const step = { process: 1, step: 'fetch' }; step.process;",
    'interface Row { readonly performance: number }',
  ])('%s is pure', (source) => {
    expect(impurities(file(source))).toEqual([]);
  });
});

describe('any', () => {
  const mark = '// biome-ignore lint/suspicious/noExplicitAny:';

  test.each([
    ['const x: any = 1;', ['a.ts:1 any']],
    ['const x = y as any as Row<any>;', ['a.ts:1 any', 'a.ts:1 any']],
    [`${mark}\nconst x: any = 1;`, ['a.ts:2 any']],
    [`${mark} one only\nconst x: any = 1;\nconst y: any = 1;`, ['a.ts:3 any']],
    [`${mark} variance\nconst x: any = 1; // any`, []],
    ["const any = 'any';", []],
  ])('%s', (source, found) => {
    expect(unmarkedAny(file(source))).toEqual(found);
  });
});

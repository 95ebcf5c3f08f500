import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SCENES } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { chooseLanguage, de, en, LANGUAGES } from './languages.js';

/** Every text of a catalogue by the path of its keys; functions have their names only. */
const leavesOf = (node: object, path = ''): readonly (readonly [string, string | null])[] =>
  Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const at = path === '' ? key : `${path} › ${key}`;
    if (typeof value === 'string') return [[at, value] as const];
    if (typeof value === 'object' && value !== null) return leavesOf(value, at);
    return [[at, null] as const];
  });

const [english, german] = [new Map(leavesOf(en)), new Map(leavesOf(de))];

test('German and English have the same keys at every level', () => {
  expect(english.size).toBeGreaterThan(300);
  expect([...german.keys()].sort()).toEqual([...english.keys()].sort());
});

/** What is the same in both languages, letter by letter. */
// The name of a game is the same in every language; a ritual, an arm and a hand are so in these two.
const ALIKE: readonly string[] = ['Command', 'Sortie', 'Initiative', 'Ritual', 'Arm', 'Hand'];

test('no German text is the English one', () => {
  const same = [...english].filter(([key, text]) => text !== null && german.get(key) === text);
  expect(same.map(([, text]) => text).filter((text) => !ALIKE.includes(text as string))).toEqual([]);
});

test('no German text is empty or has blanks at its ends', () => {
  const bad = [...german].filter(([, text]) => text !== null && (text === '' || text.trim() !== text));
  expect(bad).toEqual([]);
});

describe('conditions on outside data', () => {
  const packages = fileURLToPath(new URL('../../', import.meta.url));
  const sources = ['rules', 'protocol'].flatMap((name) => {
    const folder = join(packages, name, 'src');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(folder, file), 'utf8'));
  });
  const named = sources.flatMap((text) => [
    ...[...text.matchAll(/badForm\(\s*(?:'[^']*'|`[^`]*`|\w+),\s*'([^']+)'/g)].map(([, key]) => key as string),
    ...[...text.matchAll(/shape\.also\([^;]*?'([a-z]+\.[A-Za-z]+)'/g)].map(([, key]) => key as string),
  ]);

  /** A scene that cannot be played yet may still be without words. */
  const isHere = (key: string): boolean => {
    const [family = ''] = key.split('.');
    const scenes = Object.keys(SCENES).map((scene) => scene.split('/')[1]);
    return ['setup', 'log', 'script', 'table', 'talk', ...scenes].includes(family);
  };

  test('have words, all of them and no others', () => {
    expect([...new Set(named)].filter(isHere).sort()).toEqual(Object.keys(en.forms).filter(isHere).sort());
  });
});

test('languages are known by code and by their own names', () => {
  expect(Object.entries(LANGUAGES).map(([code, { words, name }]) => [code, words.language, name])).toEqual([
    ['en', 'en', 'English'],
    ['de', 'de', 'Deutsch'],
  ]);
});

test.each([
  [[], 'en'],
  [['de'], 'de'],
  [['de-AT', 'en'], 'de'],
  [['de_CH.UTF-8'], 'de'],
  [['fr', 'DE-de', 'en'], 'de'],
  [['nl', 'en-GB', 'de'], 'en'],
  [['den'], 'en'],
  [['C.UTF-8', '', 'constructor'], 'en'],
] as const)('of %j the language is %s', (preferred, language) => {
  expect(chooseLanguage(preferred)).toBe(language);
});

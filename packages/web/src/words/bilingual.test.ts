import { describe, expect, it } from 'vitest';
import { MAPS } from '../maps/words.js';
import { WORDS as BATTLE } from '../scenes/battle/words.js';
import { CHECK_WORDS } from '../scenes/check/words.js';
import { WORDS } from '../scenes/duel/words.js';
import { SHARED } from '../scenes/shared/words.js';
import { BATTLE_SETUP } from '../table/setup/battle/battleSetupWords.js';
import { inLanguage } from './bilingual.js';

/** Every word of a list with its path; sentences as they come out for made-up facts. */
const said = (list: unknown, path = ''): readonly (readonly [string, string])[] => {
  if (typeof list === 'string') return [[path, list]];
  if (typeof list === 'function') return [[path, (list as (...facts: string[]) => string)('3', '4', '5', '6')]];
  return Object.entries(list as object).flatMap(([key, value]) => said(value, `${path}.${key}`));
};

describe.each([
  ['battle', BATTLE],
  ['maps', MAPS],
  ['battle set-up', BATTLE_SETUP],
  ['duel', WORDS],
  ['check', CHECK_WORDS],
  ['shared', SHARED],
])('the words of %s', (_, list) => {
  it.each(['en', 'de'] as const)('are all there in %s', (language) => {
    const words = said(inLanguage(list as object, language));
    expect(words.length).toBeGreaterThan(20);
    for (const [path, text] of words) {
      expect(text.trim(), path).not.toBe('');
      expect(text, path).not.toMatch(/undefined|!|\bvs\b/);
    }
  });

  it('have the same keys in both languages', () => {
    const keys = (language: 'en' | 'de'): readonly string[] =>
      said(inLanguage(list as object, language)).map(([path]) => path);
    expect(keys('de')).toEqual(keys('en'));
  });
});

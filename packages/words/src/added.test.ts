import { brokenRule } from '@warmoot/kernel';
import { toy } from '@warmoot/kernel/testing';
import { expect, test } from 'vitest';
import { german } from './de/language.js';
import { LANGUAGES } from './languages.js';
import { refusalText } from './refusal.js';
import { fieldTitle, partTitle, startTitle } from './sceneTold.js';
import { sceneTitle } from './tableTold.js';
import { addToy } from './testing/index.js';
import { wordsIn } from './wordsIn.js';

test('a scene from outside is spoken of in every language, those made before and those made after', () => {
  addToy();
  const all = [...Object.values(LANGUAGES).map(({ words }) => words), wordsIn(german)];
  for (const words of all) {
    expect(sceneTitle(words, toy.scene)).toBe('Hidden numbers');
    expect(words.scenes[toy.scene]?.about).toContain('a hidden number');
    const refusal = brokenRule('TOY-BID-001', 'toy.bid', { bid: 7 });
    expect(refusalText(words, refusal)).toBe('Nobody bids 7: bid 0 to 3. [TOY-BID-001]');
  }
});

test('what has no words of its own is called by its name', () => {
  const { words } = LANGUAGES.en;
  expect(fieldTitle(words, toy.scene, 'rounds')).toBe('Rounds to play');
  expect(fieldTitle(words, 'saga/duel', 'side1')).toBe('Side1');
  expect(startTitle(words, 'saga/check', 'climb')).toBe('Climbing the mill by night');
  expect(startTitle(words, toy.scene, 'quickOne')).toBe('Quick one');
  expect(partTitle(words, toy.scene, 2)).toBe('Round 2');
});

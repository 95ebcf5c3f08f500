import type { AnyRules, SceneTypes, View } from '@warmoot/kernel';
import { sceneRules } from '@warmoot/rules';
import { de, en, type Words } from '@warmoot/words';
import { describe, expect, test } from 'vitest';
import { type Course, courseOf, partNow, phasesIn } from './course.js';

const rulesOf = (name: string): AnyRules => {
  const rules = sceneRules(name);
  if (!rules.ok) throw new Error(name);
  return rules.value;
};

/** Where a scene is at a step, as far as its course depends on what is open. */
const at = (name: string, step: string, open: object, more: object = {}): Course =>
  courseOf(rulesOf(name), {
    given: { kind: 'unopposed', defence: 'free' },
    open,
    agenda: [{ step }],
    inner: null,
    ...more,
  } as unknown as View<SceneTypes>);

const titles = (words: Words, course: Course): string =>
  phasesIn(words, course)
    .map(({ title, state }) => (state === 'now' ? `[${title}]` : state === 'done' ? `${title} ✓` : title))
    .join(' ');

describe('the course of a scene', () => {
  test('of a duel has the stages of its round, the two ends of it only while they last', () => {
    const duel = (step: string) => titles(en, at('saga/duel', step, { round: 3 }));
    expect(duel('declare')).toBe('[Declare] Footwork Actions Defences Dice Wounds');
    expect(duel('chooseActs')).toBe('Footwork ✓ [Actions] Defences Dice Wounds');
    expect(duel('place')).toBe('Footwork ✓ Actions ✓ Defences ✓ Dice ✓ [Wounds]');
    expect(duel('goTo')).toBe('Footwork ✓ Actions ✓ Defences ✓ Dice ✓ Wounds ✓ [Moves]');
    expect(partNow(en, at('saga/duel', 'declare', { round: 3 }))).toBe('Round 3');
    expect(partNow(de, at('saga/duel', 'declare', { round: 3 }))).toBe('Runde 3');
    expect(partNow(en, at('saga/duel', 'lineUp', { round: 0 }))).toBeNull();
  });

  test('of a battle has four moves and combat, and before the first round what is set up', () => {
    const battle = (step: string, open: object, more: object = {}) =>
      titles(de, at('saga/battle', step, { round: 4, phase: 0, clusters: [], ...open }, more));
    expect(battle('quick', {})).toBe('[Schnelle Einheiten] Zug 1 Zug 2 Zug 3 Zug 4 Kampf');
    expect(battle('move', { phase: 3 })).toBe('Zug 1 ✓ Zug 2 ✓ [Zug 3] Zug 4 Kampf');
    expect(battle('clash', {})).toBe('Zug 1 ✓ Zug 2 ✓ Zug 3 ✓ Zug 4 ✓ [Kampf]');
    expect(battle('pickField', { round: 0 })).toBe('Musterung ✓ [Feld] Aufstellung Aufstellung');
    const standing = { given: { defence: 'standing' } };
    expect(battle('nameLine', { round: 0 }, standing)).toBe('Musterung ✓ Feld ✓ Aufstellung ✓ [Reihe] Aufstellung');
  });

  test('is that of the scene inside it, where one is played', () => {
    const inner = { scene: 'saga/duel', view: { open: { round: 2 }, agenda: [{ step: 'defend' }], inner: null } };
    const course = at('saga/battle', 'duel', { round: 5, phase: 0, clusters: [] }, { inner });
    expect(partNow(en, course)).toBe('Round 2');
    expect(titles(en, course)).toBe('Footwork ✓ Actions ✓ [Defences] Dice Wounds');
  });

  test('of a check are its terms, the daring and the dice; it has no rounds', () => {
    const check = at('saga/check', 'vote', {});
    expect(titles(en, check)).toBe('[Terms] Dare Dice');
    expect(partNow(en, check)).toBeNull();
  });
});

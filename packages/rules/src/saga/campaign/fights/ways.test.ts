import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../../editions.js';
import { SCENES } from '../../../scenes.js';
import { SCENE_KINDS } from '../papers/deeds.js';
import { duelOf, threePeople } from '../testing/story.js';
import { isFought, planIn } from './fights.js';

describe('ways of fighting', () => {
  test('SAGA-CAMPAIGN-006 whatever is fought has rules of its own in every edition; the rest is played by word', () => {
    const withRules = SCENE_KINDS.filter((kind) =>
      Object.keys(EDITIONS).every((edition) => Object.hasOwn(SCENES, `${edition}/${kind}`)),
    );
    expect(SCENE_KINDS.filter(isFought)).toEqual(withRules);
  });

  test('a plan is read once, as the kind of fight it is, and stays in the entry as it was written', () => {
    const story = duelOf(threePeople(), 1, ['Wanda'], ['Ella']);
    const entry = story.entry('Duel');
    const [wanda, ella] = [story.id('Wanda'), story.id('Ella')];
    const written = { side1: [wanda], side2: [ella] };
    const plain = { ...entry, plan: written };
    expect(planIn(plain, 'duel')).toEqual({ ...written, distance: 'spear', ambusher: null });
    expect(planIn(plain, 'duel')).toBe(planIn({ ...plain }, 'duel'));
    expect(plain.plan).toEqual({ side1: [wanda], side2: [ella] });
    expect(planIn(plain, 'battle')).toBeNull();
    expect(planIn({ ...entry, plan: null }, 'duel')).toBeNull();
  });

  test('a plan that names a way which nobody knows is refused', () => {
    const story = threePeople();
    const [wanda, ella] = [story.id('Wanda'), story.id('Ella')];
    const plan = { by: 'nowhere', side1: [wanda], side2: [ella] };
    const deed = { deed: 'plan', day: 1, scene: 'duel', title: 'Elsewhere', plan };
    expect(story.refusal('ana', deed)).toMatchObject({ code: 'BAD_SHAPE', path: expect.stringMatching(/^plan/) });
  });
});

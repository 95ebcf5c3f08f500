import { brokenRule, type Json, manifest, ok, shape } from '@warmoot/kernel';
import { toy } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import { campaignOptions, isBridged, planIn, sceneIn } from '../../../campaigns.js';
import { EDITIONS } from '../../../editions.js';
import { addScene, SCENES } from '../../../scenes.js';
import { SCENE_KINDS } from '../../calendar/agenda.js';
import { certain, characterOf } from '../papers/finding.js';
import { because, change } from '../papers/noting.js';
import { byChance, duelOf, threePeople } from '../testing/story.js';
import { NOBODY, type SagaBridge } from './bridge.js';

describe('ways of fighting', () => {
  test('SAGA-CAMPAIGN-006 whatever is fought has rules of its own in every edition; the rest is played by word', () => {
    const withRules = SCENE_KINDS.filter((kind) =>
      // Contested Movement has three scenes: days on the road, a pursuit, a race.
      Object.keys(EDITIONS).every((edition) =>
        Object.hasOwn(SCENES, `${edition}/${kind === 'movement' ? 'march' : kind}`),
      ),
    );
    expect(SCENE_KINDS.filter(isBridged)).toEqual(withRules);
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

  test('another way of fighting stands in the manifest of its scene, and the campaign reads it there', () => {
    const names = shape.list(shape.text(1, 20), 1, 2);
    const duelByToy: SagaBridge<{ readonly by: 'toy'; readonly players: readonly string[] }, Json> = {
      plays: 'duel',
      by: 'toy',
      plan: shape.record({ by: shape.oneOf('toy'), players: names }),
      check: (_, { players }) => (players.length === 2 ? null : brokenRule('SAGA-CAMPAIGN-008', 'twoPlayers')),
      cast: ({ players }) => ({ ...NOBODY, people: players }),
      stage: (_, __, { seating }) => ok({ setup: { seats: seating.players.slice(0, 2), rounds: 1 }, options: {} }),
      takeBack: (campaign, { players: [first = ''] }, { entry }) => [
        change(certain(characterOf(campaign, first)), { captive: 'toys' }, because('fought', [], entry.id)),
      ],
    };
    expect(campaignOptions.parse({ 'toy/ways': {} }).ok).toBe(false);
    addScene(manifest({ rules: { ...toy, scene: 'toy/ways' }, campaign: duelByToy }));
    const story = threePeople();
    const [wanda, ella] = [story.id('Wanda'), story.id('Ella')];
    const deed = { deed: 'plan', day: 1, scene: 'duel', title: 'With toys', plan: { by: 'toy', players: [wanda] } };
    expect(story.refusal('ana', deed)).toMatchObject({ rule: 'SAGA-CAMPAIGN-008' });
    const planned = story.as('ana', { ...deed, plan: { by: 'toy', players: [wanda, ella] } });
    const entry = planned.id('With toys');
    expect(planned.stage({ play: 'entry', entry })).toMatchObject({
      scene: 'toy/ways',
      setup: { seats: ['ana', 'bo'] },
    });
    expect(planned.decide({ deed: 'options', options: { 'toy/ways': {} } }).campaign.open.options).toHaveProperty(
      'toy/ways',
    );
    expect(planned.begin({ play: 'entry', entry }).entry('With toys').characters).toEqual([wanda, ella]);
    expect(planIn(planned.entry('With toys'), 'duel')).toBeNull();
    expect(sceneIn(planned.entry('With toys'))).toBe('toy/ways');
    const after = planned.play({ play: 'entry', entry }, byChance('with toys'));
    expect(after.character('Wanda').captive).toBe('toys');
  });
});

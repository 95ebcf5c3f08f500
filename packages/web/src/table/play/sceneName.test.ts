import { beginState, type Json, type SceneTypes, type View, viewOf } from '@warmoot/kernel';
import { type saga, sceneRules } from '@warmoot/rules';
import { de, en } from '@warmoot/words';
import { describe, expect, test } from 'vitest';
import { inLanguage } from '../../words/lists.js';
import { battleStart } from '../setup/battle/battleStart.js';
import { wish } from '../setup/battle/testing/wish.js';
import { duelStart, type Edition } from '../setup/fighters.js';
import { type NamedScene, pastName, sceneName } from './sceneName.js';
import { SCENE_NAMES } from './sceneWords.js';

const begun = ({ scene, setup, options }: { scene: string; setup: Json; options: Json }): NamedScene => {
  const rules = sceneRules(scene);
  const state = rules.ok ? beginState<SceneTypes>(rules.value, { setup, options }) : rules;
  if (!state.ok) throw new Error(`${scene} does not begin`);
  return { scene: 3, name: scene, view: viewOf(state.value, 'ana') };
};

const battle = (edition: Edition): NamedScene => begun(battleStart(wish({ edition })));

const duel = (edition: Edition): NamedScene =>
  begun(
    duelStart({
      edition,
      distance: 'spear',
      sides: [
        [
          { name: 'Ella', like: 'knight', seat: 'ana' },
          { name: 'Bram', like: 'scout', seat: 'ana' },
        ],
        [{ name: 'Joris', like: 'raider', seat: 'bo' }],
      ],
    }),
  );

/** A battle on a field that bears this name. */
const on = (name: string): NamedScene => {
  const { view, ...rest } = battle('saga');
  const { given, open } = view as unknown as { given: { fields: readonly object[] }; open: object };
  const fields = given.fields.map((field) => ({ ...field, name }));
  const seen = { ...view, given: { ...given, fields }, open: { ...open, field: 0 } };
  return { ...rest, view: seen as unknown as View<SceneTypes> };
};

const names = (scene: NamedScene, campaign: saga.campaign.SeenCampaign | null = null): readonly string[] => [
  sceneName(inLanguage(SCENE_NAMES, 'en'), en, scene, campaign),
  sceneName(inLanguage(SCENE_NAMES, 'de'), de, scene, campaign),
];

const entry = { scene: 'battle', title: 'The ford at Kell', state: 'running', played: null };
const campaignOf = (...entries: readonly object[]): saga.campaign.SeenCampaign =>
  ({
    open: { entries: Object.fromEntries(entries.map((one, n) => [`e${n}`, one])) },
  }) as unknown as saga.campaign.SeenCampaign;

const talk = (more: object): NamedScene => {
  const people = ['Ella Avitch', 'Joris Dorrow'].map((name) => ({ name, seat: 'ana' }));
  return begun({ scene: 'saga/discussion', setup: { seats: ['ana'], people, ...more }, options: {} });
};

describe('the name of a scene', () => {
  test('of a Discussion is what it is about, else who talks', () => {
    expect(names(talk({ about: [{ context: 'The ford', topic: 'The toll' }] }))).toEqual(['The ford', 'The ford']);
    expect(names(talk({}))).toEqual(['Ella and Joris', 'Ella und Joris']);
  });

  test('is who meets whom', () => {
    expect(names(battle('saga'))).toEqual(['Avitch against Dorrow', 'Avitch gegen Dorrow']);
    expect(names(duel('saga'))).toEqual(['Ella and Bram against Joris', 'Ella und Bram gegen Joris']);
  });

  test('calls people by as little of their names as tells them apart', () => {
    const meet = (one: string, two: string): NamedScene =>
      begun(
        duelStart({
          edition: 'saga',
          distance: 'spear',
          sides: [[{ name: one, like: 'knight', seat: 'ana' }], [{ name: two, like: 'raider', seat: 'bo' }]],
        }),
      );
    expect(names(meet('Lady Ella Avitch', 'Joris Dorrow'))[0]).toBe('Ella against Joris');
    expect(names(meet('Joris Avitch', 'Joris Dorrow'))[0]).toBe('Joris Avitch against Joris Dorrow');
  });

  test('says so where it is played by the first edition', () => {
    expect(names(battle('saga-1e'))[0]).toBe('Avitch against Dorrow, first edition');
    expect(names(duel('saga-1e'))[1]).toBe('Ella und Bram gegen Joris, erste Ausgabe');
  });

  test('is that of the field where the field has one of its own', () => {
    expect(names(on('Tarn Gap'))).toEqual(['Battle of Tarn Gap', 'Schlacht bei Tarn Gap']);
    expect(names(on('hills'))).toEqual(names(battle('saga')));
    expect(names(on(' '))).toEqual(names(battle('saga')));
  });

  test('is the title of its entry in the calendar, if it is plain which one that is', () => {
    expect(names(battle('saga'), campaignOf(entry))).toEqual(['The ford at Kell', 'The ford at Kell']);
    expect(names(battle('saga'), campaignOf({ ...entry, state: 'done', played: 3 }))[0]).toBe('The ford at Kell');
    expect(names(battle('saga'), campaignOf(entry, entry))[0]).toBe('Avitch against Dorrow');
    expect(names(duel('saga'), campaignOf(entry))[0]).toBe('Ella and Bram against Joris');
  });

  test('of one that is over is the title it was played under, and never that of another', () => {
    const head = { scene: 3, name: 'saga/battle' };
    const played = { ...entry, state: 'done', played: 3 };
    expect(pastName(en, head, campaignOf(played, entry))).toBe('The ford at Kell');
    expect(pastName(en, head, campaignOf({ ...played, played: 2 }, entry))).toBe('Battle');
    expect(pastName(de, head, campaignOf({ ...played, title: ' ' }))).toBe('Schlacht');
    expect(pastName(de, head, null)).toBe('Schlacht');
  });

  test('is what is played where nothing else is known of it', () => {
    expect(names({ scene: 1, name: 'saga/check', view: null })).toEqual(['Check', 'Probe']);
    expect(names({ scene: 1, name: 'saga/battle', view: null })).toEqual(['Battle', 'Schlacht']);
  });
});

import type { Json } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { ownersAsked, sceneIn } from '../../campaigns.js';
import { leavingsOf } from '../../saga/campaign/bridges/bridges.js';
import { byChance, joined, type Story, threePeople } from '../../saga/campaign/testing/story.js';
import { manifests } from '../../scenes.js';

type Said = Readonly<Record<string, unknown>>;

/** Ella (ana) and Ylva (cy) against Morten (bo) and Sigga (bo). */
const people = (options: Said = {}): Story =>
  joined(joined(threePeople(options), 'Ylva', 'cy', { lead: 5 }), 'Sigga', 'bo', { tactics: 8, fightingMind: 6 });

const planned = (story: Story, more: Said = {}, day = 3): Said => ({
  ...{ deed: 'plan', scene: 'duel', title: 'Barn', place: 'Kell', day },
  plan: {
    by: 'warband',
    side1: [story.id('Ella'), story.id('Ylva')],
    side2: [story.id('Sigga'), story.id('Morten')],
    ...more,
  },
});
const fightOf = (story: Story, more: Said = {}): Story => story.as('ana', planned(story, more));
const play = (story: Story) => ({ play: 'entry', entry: story.id('Barn') });

type Band = Said & { readonly figures: readonly (Said & { readonly wounds: readonly Said[] })[] };
const setupOf = (story: Story) => story.stage(play(story)).setup as unknown as Record<'a' | 'b', Band> & Said;

/** What a fight leaves: figures as they were staged, but for what is said of some of them by their keys. */
const cameTo = (story: Story, said: Readonly<Record<string, Said>> = {}, winner: 'a' | 'b' | null = 'a'): Json => {
  const setup = setupOf(story);
  const band = (side: 'a' | 'b') => ({
    name: setup[side].name,
    side,
    retreated: winner !== null && winner !== side,
    figures: setup[side].figures.map(({ name, character = null, might }, at) => {
      const figure = `${side.toUpperCase()}${at + 1}`;
      const rest = { wounds: [], wasDown: false, downWound: null, captured: false, survives: false };
      return { figure, name, character, fate: 'fighting', hp: might, mostHp: might, might, ...rest, ...said[figure] };
    }),
  });
  const ending = winner === null ? 'quiet' : 'won';
  return {
    ...{ ending, rounds: 4, minutes: 10, winner: winner === null ? null : setup[winner].name },
    bands: [band('a'), band('b')],
  } as unknown as Json;
};
const ended = (story: Story, outcome: Json): Story => story.begin(play(story)).end(story.id('Barn'), outcome);

describe('a saga’s fight by figures', () => {
  test('WARBAND-SAGA-001 is planned as a duel is, and begins when the table agrees', () => {
    const story = fightOf(people());
    expect(sceneIn(story.entry('Barn'))).toBe('warband/skirmish');
    expect(story.stageRefusal(play(story), false)).toEqual({ code: 'TABLE_DECIDES', rule: 'WARBAND-SAGA-001' });
    expect(ownersAsked(story.campaign, play(story) as never)).toEqual(['ana', 'cy', 'bo']);
  });

  test('WARBAND-SAGA-001 one against one stays a duel', () => {
    const story = people();
    const alone = planned(story, { side1: [story.id('Ella')], side2: [story.id('Morten')] });
    expect(story.refusal('ana', alone)).toMatchObject({
      code: 'BAD_SHAPE',
      expected: { form: 'warband.severalFight' },
    });
  });

  test('WARBAND-SAGA-002 WARBAND-SAGA-004 WARBAND-SAGA-006 everybody is a figure of their own player; the first of a side leads', () => {
    const setup = setupOf(fightOf(people()));
    expect(setup.a.figures.map(({ name, seat, character }) => [name, seat, typeof character])).toEqual([
      ['Ella', 'ana', 'string'],
      ['Ylva', 'cy', 'string'],
    ]);
    // 8 against 2 are two whole steps of three above; all see the setup, so that no rating stands in it.
    expect(setup.a.figures[0]).toMatchObject({ tactics: 0 });
    expect(setup.b.figures[0]).toMatchObject({ name: 'Sigga', seat: 'bo', tactics: 6 });
    expect(setup.b.figures[1]).not.toHaveProperty('tactics');
  });

  test('WARBAND-SAGA-001 stock figures fight beside the cast, on a ready-made ground', () => {
    const story = fightOf(people(), {
      stock1: [{ like: 'spearman', name: 'Hob' }],
      ground: 'titheBarn',
      mounted: [people().id('Ella')],
    });
    const { setup, options } = story.stage(play(story)) as unknown as { setup: Record<'a', Band>; options: Said };
    expect(setup.a.figures[2]).toEqual({ like: 'spearman', name: 'Hob', flags: ['hireling'] });
    expect(setup.a.figures[0]).toMatchObject({ mounted: true });
    expect(options).toEqual({ 'warband.map': { width: 24, height: 16 } });
  });

  test('WARBAND-ROUND-007 who was not noticed surprises the others', () => {
    expect(setupOf(fightOf(people(), { ambusher: 1 }))).toMatchObject({ surprised: 'b' });
    expect(setupOf(fightOf(people(), { ambusher: 2 }))).toMatchObject({ surprised: 'a' });
  });

  test('WARBAND-SAGA-012 wounds come home: a temporary Eye wound, and a permanent Leg wound on the right', () => {
    const story = fightOf(people());
    const wounds = [
      { wound: 'eye', permanent: false, side: null, before: false },
      { wound: 'leg', permanent: true, side: 'right', before: false },
    ];
    const after = ended(story, cameTo(story, { A1: { wounds } }));
    expect(after.character('Ella').wounds).toMatchObject([
      { part: 'head', severity: 'minor' },
      { part: 'rightLeg', severity: 'major' },
    ]);
    expect(after.character('Ylva').wounds).toEqual([]);
  });

  test('WARBAND-SAGA-011 WARBAND-SAGA-012 what somebody came with is brought into the next fight, and is not doubled there', () => {
    const first = fightOf(people());
    const wounds = [{ wound: 'leg', permanent: true, side: 'right', before: false }];
    const hurt = ended(first, cameTo(first, { A1: { wounds } }));
    const again = hurt.as('ana', { ...planned(hurt, {}, 4), title: 'Yard' });
    const staged = again.stage({ play: 'entry', entry: again.id('Yard') }).setup as unknown as Record<'a', Band>;
    expect(staged.a.figures[0]).toMatchObject({
      flags: ['unique', 'slow'],
      wounds: [{ wound: 'knee', side: 'right' }],
    });
  });

  test('WARBAND-SAGA-011 a Major Wound on the body keeps somebody out', () => {
    const first = fightOf(people());
    const hurt = ended(first, cameTo(first, { A2: { wasDown: true } }));
    expect(hurt.character('Ylva').wounds).toMatchObject([{ part: 'body', severity: 'major' }]);
    const again = hurt.as('ana', { ...planned(hurt, {}, 4), title: 'Yard' });
    expect(again.stageRefusal({ play: 'entry', entry: again.id('Yard') })).toMatchObject({
      rule: 'WARBAND-SAGA-011',
      what: 'campaign.tooHurtToFight',
      facts: { name: 'Ylva' },
    });
  });

  test('WARBAND-SAGA-013 the dead are dead, the slain who are found alive are hurt, the captured are the enemy’s', () => {
    const story = fightOf(people());
    const after = ended(
      story,
      cameTo(story, {
        A1: { fate: 'dead', hp: 0 },
        A2: { fate: 'slain', hp: 0, survives: true },
        B1: { fate: 'slain', hp: 0 },
        B2: { fate: 'surrendered', captured: true },
      }),
    );
    expect([after.character('Ella').dead, after.character('Sigga').dead]).toMatchObject([{ day: 3 }, { day: 3 }]);
    expect(after.character('Ylva')).toMatchObject({ dead: null, wounds: [{ part: 'body', severity: 'major' }] });
    expect(after.character('Morten').captive).toBe('Ella');
  });

  test('WARBAND-SAGA-015 who has left the map may be pursued by those who still stand', () => {
    const story = fightOf(people());
    const after = ended(story, cameTo(story, { B2: { fate: 'left' }, B1: { fate: 'slain' }, A2: { fate: 'left' } }));
    const leavings = leavingsOf({ manifests: manifests() }, after.entry('Barn'));
    expect(leavings).toMatchObject([
      { leaves: 'pursuit', from: 'duel', pursuers: { name: 'Ella' }, quarry: { name: 'Morten' } },
    ]);
    expect(leavings).toHaveLength(1);
  });

  test('WARBAND-SAGA-001 is fought to its end, and its people come home', () => {
    const story = fightOf(people(), { stock1: [{ like: 'spearman' }], stock2: [{ like: 'archer' }] });
    const after = story.play(play(story), byChance('to its end'));
    expect(after.entry('Barn')).toMatchObject({ state: 'done' });
  });
});

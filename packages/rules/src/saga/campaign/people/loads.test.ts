import { describe, expect, test } from 'vitest';
import type { Load } from '../../carry/model.js';
import { duelOf, joined, type Story, talkOn, threePeople } from '../testing/story.js';

type Item = { readonly id: string; readonly object: string; readonly worn?: boolean; readonly at?: object };

const thing = (object: string, nth: number, more: object = {}): Item => ({ id: `${object}${nth}`, object, ...more });
const many = (object: string, count: number): readonly Item[] =>
  Array.from({ length: count }, (_, at) => thing(object, at + 1));

/** Six tents that fill the grid of Endurance 2, three rows of two. */
const TENTS = many('tent', 6).map((tent, at) => ({
  ...tent,
  at: { row: 2 * Math.floor(at / 2), column: 4 * (at % 2) },
}));

const carry = (story: Story, items: readonly Item[], name = 'Ella') => ({
  deed: 'carry',
  character: story.id(name),
  load: { items },
});

const carried = (story: Story, items: readonly Item[], name = 'Ella'): Story =>
  story.as(story.character(name).owner, carry(story, items, name));

const rated = (story: Story, endurance: number): Story =>
  story.decide({ deed: 'rate', character: story.id('Ella'), skill: 'endurance', to: endurance, reason: 'age' });

const loadOf = (story: Story, name = 'Ella'): Load => story.character(name).load;
const placesOf = (story: Story, name = 'Ella') =>
  Object.fromEntries(loadOf(story, name).items.map(({ id, at }) => [id, at]));

describe('what somebody takes along', () => {
  test('SAGA-CARRY-011 what was given no place is laid where there is one, and the rest stays', () => {
    const placed = thing('sword', 1, { at: { row: 0, column: 0, turn: 1, flipped: false } });
    const after = carried(threePeople(), [placed, thing('shield', 1), thing('keys', 1)]);
    const { sword1, shield1, keys1 } = placesOf(after);
    expect(sword1).toEqual({ row: 0, column: 0, turn: 1, flipped: false });
    expect(shield1).toBeDefined();
    // Keys take no space (SAGA-CARRY-012).
    expect(keys1).toBeUndefined();
  });

  test('SAGA-CARRY-011 what stands in the way is moved, where all fits in no other way', () => {
    const athwart = thing('tent', 6, { at: { row: 1, column: 2 } });
    const after = carried(threePeople(), [...many('tent', 5), athwart]);
    expect(loadOf(after).items.every(({ at }) => at !== undefined)).toBe(true);
    expect(carried(after, loadOf(after).items as readonly Item[]).character('Ella').load).toEqual(loadOf(after));
  });

  test('SAGA-CARRY-002 SAGA-CARRY-011 refused only where no arrangement exists: thirteen Normal objects at Endurance 4', () => {
    const story = rated(threePeople(), 4);
    expect(story.refusal('ana', carry(story, many('rope', 13)))).toEqual({
      code: 'BROKEN_RULE',
      rule: 'SAGA-CARRY-002',
      what: 'carry.noArrangement',
      facts: { spaces: 52, taken: 52 },
    });
    expect(loadOf(carried(story, many('rope', 12))).items).toHaveLength(12);
  });

  test('SAGA-CARRY-008 SAGA-CARRY-015 a player’s own arrangement has to be in order', () => {
    const story = threePeople();
    const spot = { at: { row: 0, column: 0 } };
    const over = [thing('food', 1, spot), thing('food', 2, spot), thing('rope', 1)];
    expect(story.refusal('ana', carry(story, over))).toMatchObject({ rule: 'SAGA-CARRY-008', what: 'carry.overlaps' });
    expect(story.refusal('ana', carry(story, [thing('sword', 1, { worn: true })]))).toMatchObject({
      rule: 'SAGA-CARRY-015',
    });
  });
});

describe('when Endurance, the load or the rules change', () => {
  test('SAGA-CARRY-017 who carries more than fits drops something before the next scene', () => {
    const weak = duelOf(rated(carried(threePeople(), TENTS), 1), 1, ['Ella'], ['Morten']);
    const play = { play: 'entry', entry: weak.id('Duel') };
    expect(weak.stageRefusal(play)).toEqual({
      code: 'BROKEN_RULE',
      rule: 'SAGA-CARRY-017',
      what: 'campaign.dropFirst',
      facts: { name: 'Ella' },
    });
    const talk = talkOn(weak, 1, 'Talk', ['Ella']).as('ana', { deed: 'drop', entry: weak.id('Duel') });
    expect(talk.refusal('ana', { deed: 'start', entry: talk.id('Talk') })).toMatchObject({ rule: 'SAGA-CARRY-017' });
    // Five tents still go in (worked example 3).
    const lighter = carried(weak, many('tent', 5));
    expect(lighter.stage(play).scene).toBe('saga/duel');
  });

  test('SAGA-CARRY-011 SAGA-CARRY-017 nothing is dropped as long as it can be laid otherwise', () => {
    // A sword down the last column, which at Endurance 1 ends after four spaces.
    const story = carried(threePeople(), [thing('sword', 1, { at: { row: 2, column: 7, turn: 1 } })]);
    const weak = duelOf(rated(story, 1), 1, ['Ella'], ['Morten']);
    expect(weak.stage({ play: 'entry', entry: weak.id('Duel') }).scene).toBe('saga/duel');
  });

  test('SAGA-CARRY-010 SAGA-CARRY-017 also where the table no longer lets objects be flipped over', () => {
    // Five halberds take 40 of 48 spaces: flipped they go in, only turned they do not (tried out, all of it).
    const full = carried(threePeople(), many('halberd', 5));
    const options = { ...full.campaign.open.options, 'saga.carry.mirrorObjects': false };
    const switched = duelOf(full.decide({ deed: 'options', options }), 1, ['Ella'], ['Morten']);
    const play = { play: 'entry', entry: switched.id('Duel') };
    expect(switched.stageRefusal(play)).toMatchObject({ rule: 'SAGA-CARRY-017', facts: { name: 'Ella' } });
    expect(carried(switched, many('halberd', 4)).stage(play).scene).toBe('saga/duel');
  });

  test('SAGA-CARRY-011 SAGA-CARRY-014 what is taken up in a fight is laid in where there is room, else beside', () => {
    const cameTo = (gear: readonly string[]) => ({
      ending: 'kills',
      rounds: 1,
      fighters: ['Ella', 'Morten'].map((name, at) => ({
        name,
        side: at + 1,
        standing: name === 'Ella' ? 'in' : 'dead',
        wounds: [],
        taken: [],
        dyingSince: null,
        hands: { left: null, right: null },
        carried: name === 'Ella' ? gear : [],
      })),
      dead: ['Morten'],
      fled: [],
      prisoners: [],
      lost: [],
    });
    const fought = (items: readonly Item[]): Story => {
      const story = duelOf(carried(threePeople(), items), 1, ['Ella'], ['Morten']);
      const begun = story.begin({ play: 'entry', entry: story.id('Duel') });
      return begun.end(story.id('Duel'), cameTo(['spear']) as never);
    };
    const roomy = fought([]);
    expect(loadOf(roomy).items).toMatchObject([{ object: 'spear', at: { turn: expect.any(Number) } }]);
    const full = fought(TENTS);
    expect(loadOf(full).items.at(-1)).toEqual({ id: 'taken-1', object: 'spear', worn: false });
    const next = duelOf(joined(full, 'Ylva', 'bo'), 1, ['Ella'], ['Ylva'], { title: 'Again' });
    expect(next.stageRefusal({ play: 'entry', entry: next.id('Again') })).toMatchObject({
      what: 'campaign.dropFirst',
      facts: { name: 'Ella' },
    });
  });
});

import { describe, expect, test } from 'vitest';
import { throwing } from '../../character/testing/throwing.js';
import { founded, joined, motives, PLAYERS, type Story, skills, threePeople } from '../testing/story.js';

/** The first edition at a table that borrows nothing. */
const free = (more: object = {}): Story => founded({ 'saga.first.borrowMissing': false, ...more }, 'saga-1e');

const main = { deed: 'add', name: 'Ella', owner: 'ana', main: true };

/** A draw of 0 for each group, which is a rating of 2, two points to each skill, and the pairs in table order. */
const TWOS = [4, 7, 7, 5].flatMap((n) => [0, ...Array.from({ length: 2 * n }, (_, at) => (at % n) + 1)]);
const IN_ORDER = Array.from({ length: 17 }, () => 1);

describe('main characters without a draft', () => {
  test('S1E-SCOPE-003, S1E-SCOPE-004 where no draft is borrowed the table says who they are', () => {
    const story = free().as('ana', { deed: 'castSize', seat: 'ana', characters: 3 });
    expect(story.stageRefusal({ play: 'draft' })).toMatchObject({ rule: 'S1E-SCOPE-004', facts: { scene: 'draft' } });
    for (const seat of PLAYERS) {
      expect(story.refusal(seat, main)).toEqual({ code: 'TABLE_DECIDES', rule: 'S1E-SCOPE-004' });
    }
    const ella = story.decide(main);
    expect(ella.character('Ella')).toMatchObject({ main: true, owner: 'ana', skills: null });
    expect(story.refusal(null, { ...main, owner: null }, true)).toMatchObject({ rule: 'SAGA-DRAFT-001' });
    expect(story.refusal(null, { ...main, owner: 'eve' }, true)).toMatchObject({ code: 'NO_SUCH', what: 'seat' });
    // There is no bound on their number but what the table says.
    const six = ['A', 'B', 'C', 'D', 'E', 'F'].reduce((now, name) => now.decide({ ...main, name }), story);
    expect(Object.values(six.campaign.open.characters).filter((one) => one.main)).toHaveLength(6);
  });

  test('S1E-GEN-003 their ratings are drawn and raised by two, and the draw is kept on the sheet', () => {
    const ella = free().decide(main);
    const made = ella.play({ play: 'generation', characters: [ella.id('Ella')] }, (table) =>
      throwing(table, ...TWOS, ...IN_ORDER),
    );
    const { skills: ratings, groups, origin } = made.character('Ella');
    expect([ratings?.control, ratings?.tactics]).toEqual([2, 2]);
    expect(groups).toEqual({ handToHand: 2, physical: 2, knowledge: 2, social: 2 });
    expect(origin.skills).toMatchObject({ dice: { groups: { handToHand: { faces: [0], raised: 2, rating: 2 } } } });
  });

  test('SAGA-DRAFT-014, SAGA-DRAFT-017 one who dies is replaced as anybody is', () => {
    const ella = joined(free().decide(main), 'Wanda', null);
    const dead = ella.decide({ deed: 'die', character: ella.id('Ella'), why: 'fever' });
    const raise = { deed: 'raise', character: dead.id('Wanda'), lost: dead.id('Ella') };
    expect(dead.as('ana', raise).character('Wanda')).toMatchObject({ main: true, owner: 'ana' });
  });

  test('SAGA-DRAFT-005 wherever there is a draft they come from it', () => {
    for (const story of [founded(), founded({}, 'saga-1e'), founded({ 'saga.first.borrowMissing': false })]) {
      expect(story.refusal(null, main, true)).toMatchObject({ rule: 'SAGA-DRAFT-005', what: 'campaign.fromTheDraft' });
      expect(story.as('ana', { ...main, main: false }).character('Ella').main).toBe(false);
    }
  });
});

describe('the numbers of a cast', () => {
  test('SAGA-DRAFT-002 stand while the draft is going on', () => {
    const size = { deed: 'castSize', seat: 'ana', characters: 3 };
    const begun = founded().as('ana', size).begin({ play: 'draft' });
    expect(begun.refusal('ana', { ...size, characters: 5 })).toMatchObject({ rule: 'SAGA-DRAFT-002' });
    const off = begun.end(begun.id('draft'), null);
    expect(off.as('ana', { ...size, characters: 5 }).campaign.open.players).toEqual({ ana: 5 });
  });
});

describe('ratings', () => {
  test('SAGA-DRAFT-015 nobody is thrown for twice in one go', () => {
    const guard = founded().as('ana', { deed: 'add', name: 'Guard' });
    const twice = { play: 'generation', characters: [guard.id('Guard'), guard.id('Guard')] };
    expect(guard.stageRefusal(twice)).toMatchObject({ code: 'BAD_SHAPE', path: 'characters' });
  });

  test('S1E-GEN-001 the option for others has no force in the first edition', () => {
    const deed = { deed: 'add', name: 'Ylva', skills: skills(), motives: motives() };
    const story = free({ 'saga.generation.others': 'byHand' });
    expect(story.refusal('ana', deed)).toMatchObject({ rule: 'S1E-GEN-001' });
    const bare = story.as('ana', { deed: 'add', name: 'Ylva' });
    const staged = bare.stage({ play: 'generation', characters: [bare.id('Ylva')] });
    expect(staged).toMatchObject({ scene: 'saga-1e/generation', options: {} });
  });

  test('S1E-SCOPE-005 a Driving Motivation without a recorded rating has 3 in the second edition', () => {
    const driving = [{ context: 'court', topic: 'rival', motive: 'proud' }];
    for (const edition of ['saga', 'saga-1e']) {
      const brought = founded().decide({ deed: 'bring', sheet: { name: 'Ylva', edition, driving } });
      expect(brought.character('Ylva').driving).toMatchObject([{ motive: 'proud', rating: 3 }]);
    }
  });

  test('SAGA-SKILL-022, S1E-SCOPE-005 the terrain of Survive goes along with a sheet, and stays', () => {
    const sheet = { name: 'Ylva', edition: 'saga-1e', skills: skills({ survive: 3 }), terrain: 'forest' };
    const brought = founded().decide({ deed: 'bring', owner: 'ana', sheet });
    expect(brought.character('Ylva').terrain).toBe('forest');
    const moor = { deed: 'terrain', character: brought.id('Ylva'), terrain: 'moor' };
    expect(brought.refusal('ana', moor)).toMatchObject({ rule: 'SAGA-SKILL-022' });
    expect(threePeople().character('Ella').terrain).toBeNull();
  });
});

import { beginState, Run, stream } from '@warmoot/kernel';
import { setupRefusal, sitDown, type TestTable } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import { saga } from '../edition.js';
import { ALL_SKILLS, SKILLS } from '../skills.table.js';
import { leftInBank, startOf } from './bank.js';
import { GROUPS, groupOf, skillsIn } from './groups.js';
import type { Generation, GenerationOutcome } from './model.js';
import { dealtDice, whySkill } from './provenance.js';
import { generationScene } from './scene.js';
import { awaited, throwAll, throwing } from './testing/throwing.js';

const scene = generationScene(saga);

const making = (...characters: readonly object[]): TestTable<Generation> =>
  sitDown(scene, { seats: ['ana'], characters });

/** Skills alone, of a main character. */
const SKILLS_ONLY = { blocks: ['skills'] };

const NOTHING = [1, 1, 1, 4] as const;

const made = (table: TestTable<Generation>): GenerationOutcome['sets'][number] => {
  const [set] = table.run.outcome().sets;
  if (set === undefined) throw new Error('nothing was made');
  return set;
};

/** Groups after Hand-to-Hand that get nothing: three times a rating of 0. */
const restNothing = [...NOTHING, ...NOTHING, ...NOTHING];

describe('groups and faces', () => {
  test('SAGA-GEN-001 four groups of 4, 7, 7 and 5; the place of a skill is its face', () => {
    expect(GROUPS.map((group) => skillsIn(group).length)).toEqual([4, 7, 7, 5]);
    expect(SKILLS.handToHand).toEqual(['control', 'fightingMind', 'speed', 'strength']);
    expect(SKILLS.physical).toEqual(['endurance', 'hide', 'jumpClimb', 'ride', 'run', 'shootAim', 'swim']);
    expect(SKILLS.knowledge).toEqual(['craft', 'heal', 'know', 'notice', 'sail', 'survive', 'trade']);
    expect(SKILLS.social).toEqual(['administer', 'convince', 'lead', 'perform', 'tactics']);
    expect(ALL_SKILLS.map((skill) => GROUPS.indexOf(groupOf(skill)))).toEqual([
      ...[0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1],
      ...[2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3],
    ]);
  });

  test('SAGA-GEN-002, SAGA-GEN-015 each group has its own throw, and its bank is dealt before the next', () => {
    const table = making(SKILLS_ONLY);
    const order: number[][] = [];
    let now = table;
    // A rating of 1 in every group: as many dice as it has skills, each of the first skill.
    while (now.run.awaits.need === 'dice') {
      const dice = [...awaited(now)];
      order.push(dice);
      now = dice.length === 4 ? now.dice(1, 1, 2, 4) : now.dice(1);
    }
    const group = (skills: number): number[][] => [[4, 4, 4, 4], ...Array.from({ length: skills }, () => [skills])];
    expect(order).toEqual([...group(4), ...group(7), ...group(7), ...group(5)]);
    expect(made(now).groups).toEqual({ handToHand: 1, physical: 1, knowledge: 1, social: 1 });
  });

  test('SAGA-GEN-015 motivations come after the skills, and one character after the other', () => {
    const table = throwing(making({}, {}), ...NOTHING, ...restNothing);
    expect(awaited(table)).toEqual([10]);
    const second = throwing(table, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
    expect(awaited(second)).toEqual([4, 4, 4, 4]);
    expect(second.last.at(-1)).toEqual({ event: 'characterBegan', set: 1 });
  });
});

describe('the bank', () => {
  test('SAGA-GEN-003, SAGA-GEN-005, SAGA-GEN-006, SAGA-GEN-008 example 1: 4, 2, 2, 3 is a rating of 4', () => {
    const rated = making(SKILLS_ONLY).dice(4, 2, 2, 3);
    expect(rated.last).toEqual([
      {
        event: 'groupRated',
        set: 0,
        group: 'handToHand',
        by: 'mainDice',
        faces: [4, 2, 2, 3],
        raised: 0,
        rating: 4,
        start: 2,
        bank: 8,
      },
    ]);
    const dealt = throwing(rated, 2, 1, 2, 4, 4, 3, 1, 4);
    expect(dealt.last).toEqual([
      { event: 'pointDealt', set: 0, group: 'handToHand', face: 4, skill: 'strength', rating: 5 },
    ]);
    const { skills, groups, origin } = made(throwing(dealt, ...restNothing));
    expect(skills).toMatchObject({ control: 4, fightingMind: 4, speed: 3, strength: 5, endurance: 0, tactics: 0 });
    expect(groups).toEqual({ handToHand: 4, physical: 0, knowledge: 0, social: 0 });
    expect(origin.groups?.handToHand).toEqual({
      by: 'mainDice',
      faces: [4, 2, 2, 3],
      raised: 0,
      rating: 4,
      start: 2,
      dealt: [2, 1, 2, 4, 4, 3, 1, 4],
      lost: 0,
    });
  });

  test('SAGA-GEN-006, SAGA-GEN-007 example 2: 1, 1, 2, 4 is a rating of 1, five d5 in Social and none for a rating of 0', () => {
    const social = throwing(making(SKILLS_ONLY), ...restNothing, 1, 1, 2, 4);
    expect(social.last).toMatchObject([{ group: 'social', rating: 1, start: 0, bank: 5 }]);
    expect(awaited(social)).toEqual([5]);
    const done = throwing(social, 5, 5, 1, 2, 3);
    expect(done.run.over).toBe(true);
    expect(made(done).skills).toMatchObject({ administer: 1, convince: 1, lead: 1, perform: 0, tactics: 2 });
    expect([0, 1, 2, 5, 9].map((r) => startOf(r, 2))).toEqual([0, 0, 0, 3, 7]);
    const left = (r: number, n: number): number =>
      leftInBank(
        r,
        Array.from({ length: n }, () => startOf(r, 2)),
      );
    for (const n of [4, 5, 7]) expect([0, 1, 2, 3, 9].map((r) => left(r, n))).toEqual([0, n, 2 * n, 2 * n, 2 * n]);
  });

  test('SAGA-GEN-009, SAGA-GEN-010 example 3: a skill at 10 takes nothing, and the die is rolled again', () => {
    const rated = making(SKILLS_ONLY).dice(4, 4, 4, 4);
    expect(rated.last).toMatchObject([{ rating: 9, start: 7, bank: 8 }]);
    const fourth = throwing(rated, 1, 1, 1, 1);
    expect(fourth.last).toEqual([{ event: 'dealtAgain', set: 0, group: 'handToHand', face: 1, skill: 'control' }]);
    const { skills, origin } = made(throwing(fourth, 2, 2, 2, 2, 3, 3, ...restNothing));
    expect(skills).toMatchObject({ control: 10, fightingMind: 10, speed: 9, strength: 7 });
    expect(origin.groups?.handToHand.dealt).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3]);
    const dice = dealtDice(skillsIn('handToHand'), origin.groups?.handToHand as never);
    expect(dice.flatMap(({ counts }, at) => (counts ? [] : [at + 1]))).toEqual([4, 8]);
    expect(whySkill(saga, origin, 'speed')).toEqual({
      total: 9,
      lines: [
        { by: 7, what: 'generation.start', why: 'SAGA-GEN-006' },
        { by: 1, what: 'generation.dealt', why: 'SAGA-GEN-008', note: '9' },
        { by: 1, what: 'generation.dealt', why: 'SAGA-GEN-008', note: '10' },
      ],
    });
    expect(whySkill(saga, { ...origin, groups: null }, 'speed')).toBeNull();
  });

  test('SAGA-GEN-013 a rating of 4 starts its skills at 2, not at 1', () => {
    expect(startOf(4, saga.below)).toBe(2);
  });

  test('SAGA-GEN-014 the die of a group has a face for each of its skills', () => {
    const rolled = throwing(making(SKILLS_ONLY), ...NOTHING, 1, 1, 2, 4);
    expect(awaited(rolled)).toEqual([7]);
    expect(rolled.refusal({ input: 'dice', faces: [8], from: 'table' }).code).toBe('WRONG_FACES');
  });

  test('SAGA-GEN-011, SAGA-GEN-012, SAGA-SKILL-002 a group adds up to its rating times its skills, and nothing is lost', () => {
    const source = stream('sums');
    const begun = beginState(scene, { setup: { seats: ['ana'], characters: Array.from({ length: 300 }, () => ({})) } });
    if (!begun.ok) throw new Error(begun.refusal.code);
    const run = new Run(scene, begun.value);
    throwAll(run, source);
    for (const { skills, groups, origin } of run.outcome().sets) {
      for (const group of GROUPS) {
        const ratings = skillsIn(group).map((skill) => skills?.[skill] as number);
        expect(ratings.every((one) => Number.isInteger(one) && one >= 0 && one <= 10)).toBe(true);
        expect(ratings.reduce((sum, one) => sum + one, 0)).toBe((groups?.[group] as number) * ratings.length);
        expect(origin.groups?.[group].lost).toBe(0);
        for (const skill of skillsIn(group)) expect(whySkill(saga, origin, skill)?.total).toBe(skills?.[skill]);
      }
    }
  });
});

describe('others than main characters', () => {
  const other = { kind: 'other', blocks: ['skills'] };

  test.each([
    [0, 0],
    [62_499, 0],
    [62_500, 1],
    [312_499, 1],
    [312_500, 2],
    [687_500, 3],
    [937_500, 4],
    [989_500, 5],
    [998_200, 6],
    [999_700, 7],
    [999_950, 8],
    [999_992, 9],
    [999_998, 9],
    [999_999, 10],
  ])('SAGA-GEN-016, SAGA-GEN-019 a draw of %i in a million is a rating of %i', (drawn, rating) => {
    const table = making(other);
    expect(awaited(table)).toEqual([1_000_000]);
    expect(table.dice(drawn).last).toMatchObject([{ event: 'groupRated', by: 'distribution', faces: [drawn], rating }]);
  });

  test('SAGA-GEN-019 the number drawn is kept with the set; a draw that is only imagined has none', () => {
    const nothing = throwing(making(other), 62_499, 0, 1, 2);
    expect(GROUPS.map((group) => made(nothing).origin.groups?.[group].faces)).toEqual([[62_499], [0], [1], [2]]);
    const imagined = making(other).run.fork();
    imagined.fall('3');
    expect(imagined.state.open.sets[0]?.groups.handToHand).toMatchObject({ faces: [], rating: 3, start: 1 });
  });

  test('SAGA-GEN-016 the table may take the dice of main characters, or name the ratings', () => {
    const options = { 'saga.generation.others': 'mainDice' };
    const table = sitDown(scene, { seats: ['ana'], characters: [other] }, options);
    expect(awaited(table)).toEqual([4, 4, 4, 4]);
    expect(awaited(making({ ...other, method: { by: 'mainDice' } }))).toEqual([4, 4, 4, 4]);
    const ratings = { handToHand: 0, physical: 0, knowledge: 10, social: 1 };
    const named = making({ ...other, method: { by: 'byHand', ratings } });
    expect(named.last.filter(({ event }) => event === 'groupRated')).toMatchObject([
      { rating: 0 },
      { rating: 0 },
      { rating: 10, start: 8, bank: 14, by: 'byHand' },
    ]);
    const full = throwing(named, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 1, 2, 3, 4, 5);
    expect(made(full).skills).toMatchObject({ craft: 10, heal: 10, trade: 10, administer: 1, tactics: 1 });
  });

  test('SAGA-GEN-016 what needs to be told must be told', () => {
    const options = { 'saga.generation.others': 'guide' };
    const refusal = setupRefusal(scene, { seats: ['ana'], characters: [other] }, options);
    expect(refusal).toMatchObject({ code: 'BAD_SHAPE', path: 'setup.characters[0].method' });
    const motives = sitDown(scene, { seats: ['ana'], characters: [{ ...other, blocks: ['motives'] }] }, options);
    expect(awaited(motives)).toEqual([10]);
    expect(setupRefusal(scene, { seats: ['a', 'a'], characters: [{}] })).toMatchObject({ path: 'setup.seats' });
  });

  test('SAGA-GEN-018 for main characters the dice are the rule, and no other way is open', () => {
    const characters = [{ method: { by: 'distribution' } }];
    expect(setupRefusal(scene, { seats: ['ana'], characters })).toMatchObject({
      code: 'BROKEN_RULE',
      rule: 'SAGA-GEN-003',
      what: 'generation.mainMethod',
    });
  });
});

describe('a character raised later', () => {
  test('SAGA-DRAFT-015, SAGA-DRAFT-016 only the block that is missing is made', () => {
    const motives = throwing(making({ blocks: ['motives'] }), ...Array.from({ length: 17 }, () => 1));
    expect(motives.run.over).toBe(true);
    expect(made(motives)).toMatchObject({ skills: null, groups: null, origin: { groups: null } });
    const skills = throwing(making({ blocks: ['skills'] }), ...NOTHING, ...restNothing);
    expect(made(skills)).toMatchObject({
      motives: null,
      origin: { motives: null, groups: { social: { by: 'mainDice' } } },
    });
  });

  test('a name is kept where there is one', () => {
    const table = throwing(making({ ...SKILLS_ONLY, name: 'Ella' }), ...NOTHING, ...restNothing);
    expect(made(table)).toMatchObject({ name: 'Ella', kind: 'main' });
  });
});

import { setupRefusal, sitDown, type TestTable } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import { leftInBank, startOf } from '../saga/character/bank.js';
import type { Generation, SetOrigin } from '../saga/character/model.js';
import { whySkill } from '../saga/character/provenance.js';
import { generationScene } from '../saga/character/scene.js';
import { awaited, throwing } from '../saga/character/testing/throwing.js';
import { SCENES } from '../scenes.js';
import { first } from './edition.js';

const scene = generationScene(first);

const making = (kind: 'main' | 'other'): TestTable<Generation> =>
  sitDown(scene, { seats: ['ana'], characters: [{ kind, blocks: ['skills'] }] });

/** A draw that gives a rating of 0, or 2 to a main character. */
const NOTHING = 0;

describe('the earlier edition', () => {
  test.each([
    [62_499, 0],
    [62_500, 1],
    [937_499, 3],
    [937_500, 4],
    [999_949, 7],
    [999_950, 8],
    [999_989, 8],
    [999_990, 9],
    [999_997, 9],
    [999_998, 10],
  ])(
    'S1E-GEN-001, S1E-GEN-003, S1E-GEN-004 example 2: a draw of %i is %i, and two more for a main character',
    (drawn, rating) => {
      expect(awaited(making('main'))).toEqual([1_000_000]);
      expect(making('other').dice(drawn).last[0]).toMatchObject({ rating, raised: 0, by: 'distribution' });
      expect(making('main').dice(drawn).last[0]).toMatchObject({
        rating: rating + 2,
        raised: 2,
        by: 'distribution',
        faces: [drawn],
      });
    },
  );

  test('S1E-GEN-005, S1E-GEN-010 example 1: a rating of 4 starts at 1 and leaves 12', () => {
    // 687,499 is a 2, and 4 with the two more of a main character.
    const rated = making('main').dice(687_499);
    expect(rated.last).toMatchObject([{ rating: 4, start: 1, bank: 12 }]);
    const dealt = throwing(rated, 1, 1, 1, 2, 2, 3, 3, 4, 4, 4, 4, 4);
    expect(awaited(dealt)).toEqual([1_000_000]);
    expect(dealt.run.state.open.sets[0]?.skills).toMatchObject({ control: 4, fightingMind: 3, speed: 3, strength: 6 });
  });

  test('S1E-GEN-005, S1E-GEN-006 example 3: a rating of 3 has no minimum, and the whole bank is dealt', () => {
    expect(making('other').dice(937_499).last).toMatchObject([{ rating: 3, start: 0, bank: 12 }]);
    const left = (r: number, n: number): number =>
      leftInBank(
        r,
        Array.from({ length: n }, () => startOf(r, 3)),
      );
    for (const n of [4, 5, 7])
      expect([0, 1, 2, 3, 4, 10].map((r) => left(r, n))).toEqual([0, n, 2 * n, 3 * n, 3 * n, 3 * n]);
  });

  test('SAGA-GEN-011, S1E-GEN-008 example 2: at 12 every skill is 10, and 10 points of Social are lost', () => {
    const round = (skills: number): readonly number[] => Array.from({ length: skills }, (_, at) => at + 1);
    const two = (skills: number): readonly number[] => [NOTHING, ...round(skills), ...round(skills)];
    const social = throwing(making('main'), ...two(4), ...two(7), ...two(7), 999_998);
    expect(social.last).toMatchObject([{ group: 'social', rating: 12, start: 9, bank: 15 }]);
    const done = throwing(social, ...round(5));
    expect(done.last.at(-1)).toEqual({ event: 'pointsLost', set: 0, group: 'social', points: 10 });
    expect(done.run.over).toBe(true);
    const [set] = done.run.outcome().sets;
    expect(set?.groups).toEqual({ handToHand: 2, physical: 2, knowledge: 2, social: 12 });
    expect(set?.skills).toMatchObject({ control: 2, swim: 2, trade: 2, administer: 10, tactics: 10 });
    expect(set?.origin.groups?.social.lost).toBe(10);
    expect(whySkill(first, set?.origin as SetOrigin, 'tactics')?.lines).toEqual([
      { by: 9, what: 'generation.start', why: 'S1E-GEN-005' },
      { by: 1, what: 'generation.dealt', why: 'SAGA-GEN-008', note: '5' },
    ]);
  });

  test('S1E-GEN-001, S1E-GEN-003 there is one way and no other', () => {
    const other = { kind: 'other', method: { by: 'mainDice' } };
    expect(setupRefusal(scene, { seats: ['ana'], characters: [other] })).toMatchObject({
      code: 'BROKEN_RULE',
      rule: 'S1E-GEN-001',
    });
    const main = { kind: 'main', method: { by: 'distribution' } };
    expect(setupRefusal(scene, { seats: ['ana'], characters: [main] })).toMatchObject({ rule: 'S1E-GEN-003' });
    const options = { 'saga.generation.others': 'guide' };
    expect(setupRefusal(scene, { seats: ['ana'], characters: [{}] }, options)).toMatchObject({ code: 'BAD_SHAPE' });
  });
});

describe('what the earlier edition covers', () => {
  const scenes = Object.keys(SCENES).flatMap((scene) => (scene.startsWith('saga-1e/') ? [scene.slice(8)] : []));

  test('S1E-SCOPE-001 checks and ratings of its own', () => {
    expect(scenes).toEqual(expect.arrayContaining(['check', 'generation']));
  });

  test('S1E-SCOPE-002, S1E-SCOPE-003 what it has no text for is lent by the later edition, with its own ratings', () => {
    for (const scene of ['draft', 'duel', 'healing']) {
      expect(scenes).toContain(scene);
      expect(SCENES[`saga/${scene}`]).toBeDefined();
    }
    expect(Object.keys(SCENES['saga-1e/draft']?.scenes ?? {})).toEqual(['generation']);
    expect(SCENES['saga-1e/draft']?.scenes.generation?.scene).toBe('saga-1e/generation');
  });

  test('S1E-SCOPE-006 there are no general conditions', () => {
    expect(scenes.filter((scene) => scene.includes('condition'))).toEqual([]);
  });
});

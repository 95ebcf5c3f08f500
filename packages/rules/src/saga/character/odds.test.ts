import { approx, beginState, CERTAIN, type Chance, either, exact, NEVER, Run, stream } from '@warmoot/kernel';
import { chiSquare, chiSquareLimit } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import { first } from '../../saga-1e/edition.js';
import { EARLIER_IN_A_MILLION } from '../../saga-1e/ratings.table.js';
import { saga } from '../edition.js';
import type { SkillGroup } from '../skills.table.js';
import type { GenerationEdition, Kind } from './edition.js';
import { GROUPS, skillsIn } from './groups.js';
import type { RatingSet } from './model.js';
import { placedBy } from './motives.js';
import { ALL_MOTIVES, MOTIVE_PAIRS } from './motives.table.js';
import { chanceOfAtLeast, groupOdds, meanOf, motiveOdds, skillOdds, waysOfMotives } from './odds.js';
import { OTHERS_IN_A_MILLION } from './ratings.table.js';
import { generationScene } from './scene.js';
import { throwAll } from './testing/throwing.js';
import { headCount } from './world.js';

const EDITIONS = [
  ['saga', 'main', saga],
  ['saga', 'other', saga],
  ['saga-1e', 'main', first],
  ['saga-1e', 'other', first],
] as const;

const sumOf = (column: readonly number[]): number => column.reduce((sum, people) => sum + people, 0);

const total = (odds: readonly { chance: Chance }[]): Chance =>
  odds.reduce((sum, { chance }) => either(sum, chance), NEVER);

/** The chance that a skill ends at this rating. */
const at = (edition: GenerationEdition, kind: Kind, group: SkillGroup, rating: number): Chance =>
  skillOdds(edition, kind, group).find(({ result }) => result === rating)?.chance ?? NEVER;

describe('group ratings', () => {
  test('SAGA-GEN-004, SAGA-GEN-017 main characters: 0 to 9, in so many of 256 ways', () => {
    const odds = groupOdds(saga, 'main');
    expect(odds.map(({ result }) => result)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const ways = [13, 30, 46, 51, 46, 34, 21, 10, 4, 1];
    expect(odds.map(({ chance }) => approx(chance) * 256)).toEqual(ways);
    expect(sumOf(ways)).toBe(256);
    expect(odds.map(({ chance }) => exact(chance))).toEqual([
      ...['13/256', '15/128', '23/128', '51/256', '23/128', '17/128', '21/256', '5/128', '1/64', '1/256'],
    ]);
  });

  test('SAGA-GEN-017, SAGA-GEN-018 the columns add up to a million', () => {
    expect(sumOf(OTHERS_IN_A_MILLION)).toBe(1_000_000);
    const published = [50_800, 117_200, 179_700, 199_200, 179_700, 132_800, 82_000, 39_100, 15_600, 3_900];
    expect(sumOf(published)).toBe(1_000_000);
    const perMillion = groupOdds(saga, 'main').map(({ chance }) => approx(chance) * 1_000_000);
    expect(perMillion.map((people) => Math.round(people / 100) * 100)).toEqual(published);
    expect(groupOdds(saga, 'other').map(({ chance }) => Math.round(approx(chance) * 1_000_000))).toEqual([
      ...[62_500, 250_000, 375_000, 250_000, 52_000, 8_700, 1_500, 250, 42, 7, 1],
    ]);
  });

  test('SAGA-GEN-017, SAGA-SKILL-003 example 4: the means are 433/128, and 2.012659 for others', () => {
    expect(exact(meanOf(groupOdds(saga, 'main')))).toBe('433/128');
    expect(exact(meanOf(groupOdds(saga, 'other')))).toBe('2012659/1000000');
  });

  test('S1E-GEN-001, S1E-GEN-002 one column, which differs at 8, 9 and 10', () => {
    expect(sumOf(EARLIER_IN_A_MILLION)).toBe(1_000_000);
    expect(EARLIER_IN_A_MILLION.slice(0, 8)).toEqual(OTHERS_IN_A_MILLION.slice(0, 8));
    expect(EARLIER_IN_A_MILLION.slice(8)).toEqual([40, 8, 2]);
    expect(OTHERS_IN_A_MILLION.slice(8)).toEqual([42, 7, 1]);
  });

  test('S1E-GEN-003, S1E-GEN-007 examples 4 and 5: main characters have two more, from 2 to 12', () => {
    const main = groupOdds(first, 'main');
    expect(main.map(({ result }) => result)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(exact(meanOf(groupOdds(first, 'other')))).toBe('1006331/500000');
    // 1006331/500000 and two more.
    expect(exact(meanOf(main))).toBe('2006331/500000');
    expect(exact(chanceOfAtLeast(main, 8))).toBe('9/5000');
    expect(exact(chanceOfAtLeast(main, 11))).toBe('1/100000');
    expect(exact(chanceOfAtLeast(groupOdds(saga, 'main'), 8))).toBe('5/256');
  });
});

describe('skills', () => {
  test('SAGA-GEN-010 example 5: the chance that a given skill of a main character ends at 10', () => {
    expect(exact(at(saga, 'main', 'handToHand', 10))).toBe('705685/150994944');
    expect(approx(at(saga, 'main', 'handToHand', 10)).toFixed(6)).toBe('0.004674');
    expect(approx(at(saga, 'main', 'social', 10)).toFixed(6)).toBe('0.005333');
    expect(approx(at(saga, 'main', 'physical', 10)).toFixed(6)).toBe('0.006147');
    expect(at(saga, 'main', 'knowledge', 10)).toEqual(at(saga, 'main', 'physical', 10));
  });

  test.each(EDITIONS)('SAGA-SKILL-002 %s, %s: chances add up to one, from 0 to 10', (_, kind, edition) => {
    for (const group of GROUPS) {
      const odds = skillOdds(edition, kind, group);
      expect(total(odds)).toEqual(CERTAIN);
      expect(odds.every(({ result }) => result >= 0 && result <= 10)).toBe(true);
    }
  });

  test('SAGA-GEN-012 the mean of a skill is the mean of its group, since nothing is lost', () => {
    for (const kind of ['main', 'other'] as const) {
      const mean = meanOf(groupOdds(saga, kind));
      for (const group of GROUPS) expect(meanOf(skillOdds(saga, kind, group))).toEqual(mean);
    }
  });

  test('S1E-GEN-008, S1E-GEN-009 only what is above 10 is lost: 1 in 125,000 draws by 1, 1 in 500,000 by 2', () => {
    // 8 in a million lose one a skill, 2 in a million two: together 12 in a million below the mean of the group.
    for (const group of GROUPS) expect(exact(meanOf(skillOdds(first, 'main', group)))).toBe('80253/20000');
    expect(80_253 / 20_000).toBeCloseTo(2_006_331 / 500_000 - 12 / 1_000_000, 12);
  });

  test('SAGA-SKILL-003, S1E-SKILL-001 most people are between 0 and 4, and the average is 2', () => {
    for (const edition of [saga, first]) {
      for (const group of GROUPS) {
        const odds = skillOdds(edition, 'other', group);
        expect(approx(chanceOfAtLeast(odds, 5))).toBeLessThan(0.1);
        expect(approx(meanOf(odds)).toFixed(1)).toBe('2.0');
      }
    }
  });
});

describe('motivations', () => {
  test('SAGA-MOTIVE-022 example 4: 1/18 for a rating of 10, 1/3 for 8 or more, 1/9 for 6, and a mean of 6', () => {
    const odds = motiveOdds();
    expect(odds.map(({ result }) => result)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(exact(chanceOfAtLeast(odds, 10))).toBe('1/18');
    expect(exact(chanceOfAtLeast(odds, 8))).toBe('1/3');
    expect(exact(odds[4]?.chance as Chance)).toBe('1/9');
    expect(exact(meanOf(odds))).toBe('6');
    expect(total(odds)).toEqual(CERTAIN);
  });

  test('SAGA-MOTIVE-022, S1E-MOTIVE-004 example 3: 3,870,720 sets, all equally likely', () => {
    expect(waysOfMotives()).toBe(3_870_720n);
    // Five placements by nine, eight, … five faces: no two throws lead to the same, so all are equally likely.
    let throws: readonly (readonly number[])[] = [[]];
    for (let sides = MOTIVE_PAIRS.length; sides > 4; sides--)
      throws = throws.flatMap((placed) =>
        Array.from({ length: sides }, (_, at) => [...placed, placedBy(placed, at + 1) as number]),
      );
    expect(throws).toHaveLength(9 * 8 * 7 * 6 * 5);
    expect(new Set(throws.map(String)).size).toBe(throws.length);
    expect(throws.every((placed) => new Set(placed).size === 5)).toBe(true);
  });
});

describe('the generator, held against its odds', () => {
  const setsOf = (edition: GenerationEdition, kind: Kind, number: number): readonly RatingSet[] => {
    const scene = generationScene(edition);
    const source = stream(`${edition.ruleSet} ${kind}`);
    const setup = { seats: ['ana'], characters: Array.from({ length: 100 }, () => ({ kind })) };
    return Array.from({ length: number / 100 }, () => {
      const begun = beginState(scene, { setup });
      if (!begun.ok) throw new Error(begun.refusal.code);
      const run = new Run(scene, begun.value);
      throwAll(run, source);
      return run.outcome().sets;
    }).flat();
  };

  /** Counts against odds; what is too rare to count goes with the one below it. */
  const strays = (observed: readonly number[], odds: readonly { result: number; chance: Chance }[]): number => {
    const rows: { seen: number; due: number }[] = [];
    for (const { result, chance } of odds) {
      const due = approx(chance) * observed.length;
      const seen = observed.filter((one) => one === result).length;
      const last = rows.at(-1);
      if (last === undefined || due >= 5) rows.push({ seen, due });
      else {
        last.seen += seen;
        last.due += due;
      }
    }
    const expected = rows.map(({ due }) => due);
    return (
      chiSquare(
        rows.map(({ seen }) => seen),
        expected,
      ) / chiSquareLimit(rows.length - 1)
    );
  };

  test.each(EDITIONS)('SAGA-GEN-002, SAGA-GEN-010, SAGA-MOTIVE-022 %s, %s', (_, kind, edition) => {
    const sets = setsOf(edition, kind, 1000);
    for (const group of GROUPS) {
      expect(
        strays(
          sets.map(({ groups }) => groups?.[group] as number),
          groupOdds(edition, kind),
        ),
      ).toBeLessThan(1);
      for (const skill of skillsIn(group)) {
        const ratings = sets.map(({ skills }) => skills?.[skill] as number);
        expect(strays(ratings, skillOdds(edition, kind, group))).toBeLessThan(1);
      }
    }
    for (const motive of ALL_MOTIVES) {
      expect(
        strays(
          sets.map(({ motives }) => motives?.[motive] as number),
          motiveOdds(),
        ),
      ).toBeLessThan(1);
    }
  });
});

describe('the world', () => {
  test('SAGA-GEN-020 example 6: 0.6 in an army of 2,000, 135 of 450,000', () => {
    expect(exact(headCount(saga, 2_000, 7))).toBe('3/5');
    expect(exact(headCount(saga, 450_000, 7))).toBe('135');
    // Everybody has a rating of 0 or more, and nobody one of 11.
    expect([0, -1, 11].map((least) => exact(headCount(saga, 450_000, least)))).toEqual(['450000', '450000', '0']);
    expect(exact(headCount(saga, 3_000_000, 0))).toBe('3000000');
    expect(exact(headCount(first, 1_000_000, 8))).toBe('50');
    expect(exact(headCount(saga, 1_000_000, 11))).toBe('0');
  });
});

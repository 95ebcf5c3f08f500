import { chanceThat, exact, listed } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { plainRating, sagaChecks, skillCheck } from '../check/check.js';
import { ratingOf } from '../check/rating.js';
import { ALL_SKILLS, SKILLS, type Skill } from '../skills.table.js';
import { groupOf } from './groups.js';
import { atHome } from './terrain.js';

describe('the skills', () => {
  test('SAGA-SKILL-001 there are 23', () => {
    expect(new Set(ALL_SKILLS).size).toBe(23);
    expect(Object.values(SKILLS).map((skills) => skills.length)).toEqual([4, 7, 7, 5]);
  });

  test('SAGA-SKILL-004, SAGA-SKILL-005, SAGA-SKILL-006, SAGA-SKILL-007 four for fighting hand to hand', () => {
    expect(['control', 'fightingMind', 'speed', 'strength'].map((skill) => groupOf(skill as never))).toEqual(
      Array.from({ length: 4 }, () => 'handToHand'),
    );
  });

  test('SAGA-SKILL-008, SAGA-SKILL-009, SAGA-SKILL-010, SAGA-SKILL-011, SAGA-SKILL-012, SAGA-SKILL-013, SAGA-SKILL-014 seven of the body', () => {
    const physical = ['shootAim', 'endurance', 'hide', 'jumpClimb', 'ride', 'run', 'swim'] as const;
    expect([...physical].sort()).toEqual([...SKILLS.physical].sort());
  });

  test('SAGA-SKILL-015, SAGA-SKILL-016, SAGA-SKILL-017, SAGA-SKILL-018, SAGA-SKILL-019, SAGA-SKILL-020, SAGA-SKILL-021 seven of knowledge', () => {
    const knowledge = ['craft', 'trade', 'heal', 'know', 'notice', 'sail', 'survive'] as const;
    expect([...knowledge].sort()).toEqual([...SKILLS.knowledge].sort());
  });

  test('SAGA-SKILL-023, SAGA-SKILL-024, SAGA-SKILL-025, SAGA-SKILL-026, SAGA-SKILL-027 five among people', () => {
    const social = ['tactics', 'lead', 'administer', 'convince', 'perform'] as const;
    expect([...social].sort()).toEqual([...SKILLS.social].sort());
  });
});

describe('the terrain of Survive', () => {
  const hunter = { terrain: 'forest' };
  const rated = (rating: number, here: string | null, skill: Skill = 'survive') =>
    listed(ratingOf({ name: 'Ella', skill, rating, modifiers: atHome(hunter, skill, here) }, sagaChecks));

  test('SAGA-SKILL-022 example: Survive 3 in the forest is 4 there, 75/128 against 3, and 1/2 elsewhere', () => {
    const chanceIn = (here: string | null): string =>
      exact(chanceThat(skillCheck({ roller: rated(3, here), opposing: plainRating(3) }), 'success'));
    expect(['forest', ' Forest', 'swamp', null].map(chanceIn)).toEqual(['75/128', '75/128', '1/2', '1/2']);
  });

  test('SAGA-SKILL-022 the bonus is a line of its own, and a rating of 10 counts 11', () => {
    expect(rated(3, 'forest').lines).toEqual([
      { by: 3, what: 'skill.survive', why: 'SAGA-CHECK-016', note: 'Ella' },
      { by: 1, what: 'modifier', why: 'SAGA-SKILL-022', note: 'forest' },
    ]);
    expect(rated(10, 'forest').total).toBe(11);
  });

  test('SAGA-SKILL-022 no terrain, no bonus, and none for another skill', () => {
    for (const here of ['forest', null]) expect(atHome({ terrain: null }, 'survive', here)).toEqual([]);
    expect(rated(3, 'forest', 'hide').total).toBe(3);
  });
});

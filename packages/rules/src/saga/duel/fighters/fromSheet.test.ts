import { begin } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { ALL_SKILLS, type Skill } from '../../skills.table.js';
import { FIGHTERS } from '../tables/fighters.table.js';
import { duel } from '../testing/fight.js';
import { fromSheet } from './fromSheet.js';

const skills = Object.fromEntries(ALL_SKILLS.map((skill, i) => [skill, i % 11])) as Record<Skill, number>;

test('a sheet goes into a fight with its four skills, its first weapon and its shield', () => {
  const ella = fromSheet(
    {
      name: 'Ella',
      skills,
      gear: ['dagger', 'shield', 'sword'],
      armour: 'other',
      wounds: [{ part: 'body', severity: 'minor', marks: 2 }],
    },
    'ana',
  );
  expect(ella).toEqual({
    name: 'Ella',
    seat: 'ana',
    skills: { control: 0, fightingMind: 1, speed: 2, strength: 3 },
    hands: { left: 'shield', right: 'dagger' },
    carried: ['sword'],
    armour: 'other',
    wounds: [{ part: 'body', severity: 'minor', marks: 2 }],
  });
  const morten = fromSheet({ name: 'Morten', skills, gear: ['shield', 'halberd'], armour: 'none', wounds: [] }, 'bo');
  expect(morten.hands).toEqual({ left: null, right: 'halberd' });
  expect(morten.carried).toEqual(['shield']);
  expect(begin(duel, { setup: { seats: ['ana', 'bo'], side1: [ella], side2: [morten] } }).ok).toBe(true);
});

test.each(Object.keys(FIGHTERS))('a ready-made %s can fight, and keeps what is said beside it', (like) => {
  const begun = begin(duel, {
    setup: {
      seats: ['ana', 'bo'],
      side1: [{ name: 'Ella', seat: 'ana', like }],
      side2: [{ name: 'Morten', seat: 'bo', like, armour: 'metalPlate', carried: ['rock'] }],
    },
  });
  if (!begun.ok) throw new Error(begun.refusal.code);
  const { given, open } = begun.value.run.state;
  expect(given.fighters[0]?.skills).toEqual(FIGHTERS[like as keyof typeof FIGHTERS].skills);
  expect(given.fighters[1]?.armour).toBe('metalPlate');
  expect(open.combatants[1]?.carried).toEqual(['rock']);
});

import { expect, test } from 'vitest';
import { slotsOfWound } from '../figures/ailments.js';
import { afterDay, choicesOfWeek, dayByDay, endsWeek, hurt, type KeptWound, moreRetainers } from './recovery.js';

const wound = (row: KeptWound['wound'], permanent = false): KeptWound => ({
  wound: row,
  permanent,
  side: null,
  rested: false,
});
const slotsFilled = (wounds: readonly KeptWound[]) => wounds.reduce((sum, one) => sum + slotsOfWound(one), 0);
const days = (many: number, day: 'rest' | 'downtime' | 'busy' = 'rest') =>
  Array.from({ length: many }, () => ({ day }));
const after = (before: ReturnType<typeof hurt>, course: Parameters<typeof dayByDay>[1]) =>
  dayByDay(before, course).at(-1) as ReturnType<typeof hurt>;

test('WARBAND-RECOVER-001 WARBAND-RECOVER-002 WARBAND-RECOVER-003 WARBAND-WOUND-001 a healing week, day by day: 0 of 4 HP and a Leg wound', () => {
  const week = dayByDay(hurt({ hp: 0, mostHp: 4, wounds: [wound('leg')] }), days(7));
  expect(week.map(({ hp, wounds }) => [hp, wounds.length])).toEqual([
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 1],
    [4, 1],
    [4, 1],
    [4, 0],
  ]);
});

test('WARBAND-RECOVER-001 three days of rest give 3 HP; WARBAND-RECOVER-006 never more than the maximum', () => {
  expect(after(hurt({ hp: 0, mostHp: 4, wounds: [] }), days(3)).hp).toBe(3);
  expect(after(hurt({ hp: 3, mostHp: 4, wounds: [] }), days(3)).hp).toBe(4);
});

test('WARBAND-RECOVER-002 WARBAND-RECOVER-007 a week of downtime gives all HP and no Wound, if its seven days are in a row', () => {
  const before = hurt({ hp: 0, mostHp: 9, wounds: [wound('arm')] });
  expect(after(before, days(6, 'downtime')).hp).toBe(0);
  expect(after(before, days(7, 'downtime'))).toMatchObject({ hp: 9, wounds: [wound('arm')] });
  expect(after(before, [...days(6, 'downtime'), ...days(1, 'busy'), ...days(6, 'downtime')]).hp).toBe(0);
});

test('WARBAND-RECOVER-007 a week of full rest is one of downtime too: 0 of 9 HP become 9; six days of rest and one of downtime heal no Wound', () => {
  const before = hurt({ hp: 0, mostHp: 9, wounds: [wound('arm')] });
  expect(after(before, days(7))).toMatchObject({ hp: 9, wounds: [] });
  expect(after(before, [...days(6), ...days(1, 'downtime')])).toMatchObject({ hp: 9, wounds: [wound('arm')] });
  expect(after(before, [...days(3), ...days(1, 'busy'), ...days(6)])).toMatchObject({ hp: 9, wounds: [wound('arm')] });
});

test('WARBAND-RECOVER-004 one Wound a week, as the owner chooses; three temporary ones take three weeks', () => {
  const before = hurt({ hp: 1, mostHp: 1, wounds: [wound('knee'), wound('eye'), wound('hand')] });
  expect(choicesOfWeek(before)).toEqual([0, 1, 2]);
  const six = after(before, days(6));
  expect([endsWeek(after(before, days(5)), 'rest'), endsWeek(six, 'rest'), endsWeek(six, 'downtime')]).toEqual([
    false,
    true,
    false,
  ]);
  expect(afterDay(six, 'rest', 1).wounds.map((one) => one.wound)).toEqual(['knee', 'hand']);
  expect(after(before, days(20)).wounds).toHaveLength(1);
  expect(after(before, days(21)).wounds).toHaveLength(0);
});

test('WARBAND-RECOVER-005 WARBAND-WOUND-004 WARBAND-WOUND-007 of a permanent Wound the week frees the slot; penalty and retainer stay', () => {
  const before = hurt({ hp: 1, mostHp: 1, wounds: [wound('arm'), wound('eye'), wound('leg', true)] });
  const course = [0, 7, 14, 21].map((many) => (many === 0 ? before : after(before, days(many))));
  expect(course.map(({ wounds }) => slotsFilled(wounds))).toEqual([3, 2, 1, 0]);
  expect(course.at(-1)?.wounds).toEqual([{ ...wound('leg', true), rested: true }]);
  expect(course.map(({ wounds }) => moreRetainers(wounds))).toEqual([1, 1, 1, 1]);
  expect(choicesOfWeek(course.at(-1) as typeof before)).toEqual([]);
});

test('WARBAND-WOUND-004 WARBAND-WOUND-022 a permanent Back fills 2 slots, and 1 for good after its week of rest', () => {
  const before = hurt({ hp: 1, mostHp: 1, wounds: [wound('back', true)] });
  expect([before, after(before, days(7)), after(before, days(70))].map(({ wounds }) => slotsFilled(wounds))).toEqual([
    2, 1, 1,
  ]);
});

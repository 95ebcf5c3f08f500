import { both, type Chance, chance, counted, oddsOf, otherwise } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { moraleChance, moraleThrow, RALLIED } from '../morale/chance.js';
import { afterComingBack, mayComeBack, UNIT_MODIFIERS } from './morale.js';

const odds = (
  grade: 'weak' | 'average' | 'strong',
  named: Parameters<typeof moraleChance>[0]['named'],
  capsNamed = false,
) => oddsOf(moraleThrow(counted(moraleChance({ grade, circumstances: 0, named, capsNamed }))));

test('WARBAND-MORALE-022 WARBAND-MORALE-023 WARBAND-MORALE-034 Strong 9, leader, banner and rally: 13, limited to 11', () => {
  const { leader, banner } = UNIT_MODIFIERS;
  expect(
    counted(moraleChance({ grade: 'strong', circumstances: 0, named: [leader, banner, RALLIED], capsNamed: false }))
      .total,
  ).toBe(11);
  expect(odds('strong', [leader, banner, RALLIED])).toEqual([
    { result: 'holds', chance: chance(11, 12) },
    { result: 'fails', chance: chance(0, 12) },
    { result: 'disorder', chance: chance(1, 12) },
  ]);
});

test('WARBAND-MORALE-022 with the switch on, what is named counts within the limit of 2', () => {
  const { leader, banner, duelLost } = UNIT_MODIFIERS;
  const total = (named: Parameters<typeof odds>[1], circumstances: number) =>
    counted(moraleChance({ grade: 'weak', circumstances, named, capsNamed: true })).total;
  expect(total([leader, banner, RALLIED], 0)).toBe(7);
  expect(total([duelLost], -2)).toBe(3);
  expect(total([leader], -2)).toBe(4);
});

test('WARBAND-MORALE-031 WARBAND-MORALE-032 WARBAND-MORALE-033 a routed unit may check one round later at the earliest, after a round without losses and triggers', () => {
  const unit = { failedIn: 3, surrendered: false, lastLoss: 3, lastTrigger: 3 };
  expect(mayComeBack(unit, 3)).toBe(false);
  expect(mayComeBack(unit, 4)).toBe(true);
  expect(mayComeBack({ ...unit, lastLoss: 4 }, 4)).toBe(false);
  expect(mayComeBack({ ...unit, lastTrigger: 4 }, 4)).toBe(false);
  expect(mayComeBack({ ...unit, lastLoss: 4, lastTrigger: 4 }, 5)).toBe(true);
  expect(mayComeBack({ ...unit, surrendered: true }, 9)).toBe(false);
});

test('WARBAND-MORALE-033 who holds acts as before; who fails stays routed, and a 12 puts it in disorder', () => {
  expect([afterComingBack('holds'), afterComingBack('fails'), afterComingBack('disorder')]).toEqual([
    'steady',
    'routed',
    'disorder',
  ]);
});

test('WARBAND-MORALE-032 WARBAND-MORALE-034 an Average unit is back after one clean round with 7/12, within two with 119/144', () => {
  const holds = odds('average', []).find(({ result }) => result === 'holds')?.chance as Chance;
  expect(holds).toEqual(chance(7, 12));
  expect(otherwise(both(otherwise(holds), otherwise(holds)))).toEqual(chance(119, 144));
});

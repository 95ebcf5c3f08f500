import { expect, test } from 'vitest';
import { spaceAt } from '../../ground/spaces.js';
import { type BattleTable, battleIn, type StagedUnit, sightOf, unitIndex } from '../testing/stage.js';
import { throwOnChargeFault, throwsOnCharge } from './charging.js';

const axes = (count = 5, item = 'handaxe') => [
  {
    like: 'spearman',
    count,
    gear: [
      { item, kept: 'right' },
      { item: 'sword', kept: 'left' },
    ],
  },
];
const levy = [{ like: 'levy', count: 5 }];
const charging = (a: StagedUnit, options: object = {}) =>
  battleIn('opening', { a: [a], b: [{ ranks: [levy, levy], at: [16, 8] }] }, options);
const fault = (table: BattleTable, x: number, weapon = 'handaxe'): string | null => {
  const sight = sightOf(table);
  const refused = throwOnChargeFault(sight, unitIndex(table, 'A1'), {
    weapon: weapon as 'handaxe',
    target: unitIndex(table, 'B1'),
    at: spaceAt(sight.given.field, x, 8),
  });
  return refused?.code === 'BROKEN_RULE' ? `${refused.rule} ${refused.what}` : (refused?.code ?? null);
};

test('WARBAND-RANGED-012 WARBAND-RANGE-004 a handaxe flies 6 spaces from a space of the way that is outside melee range', () => {
  // Five at a unit of ten are no volley.
  const table = charging({ ranks: [axes()], at: [3, 8] });
  expect(throwsOnCharge(sightOf(table), 0)).toEqual(['handaxe']);
  expect([fault(table, 9), fault(table, 10), fault(table, 14)]).toEqual([
    'WARBAND-RANGE-010 warband.outOfRange',
    null,
    null,
  ]);
  expect(fault(table, 15)).toBe('WARBAND-RANGED-004 warband.shotInMelee');
});

test('WARBAND-RANGED-012 only the two named weapons go with a charge, and those that the table adds', () => {
  const spears = charging({ ranks: [axes(5, 'spear')], at: [3, 8] });
  expect([throwsOnCharge(sightOf(spears), 0), fault(spears, 12, 'spear')]).toEqual([
    [],
    'WARBAND-RANGED-012 warband.notOnCharge',
  ]);
  const added = charging({ ranks: [axes(5, 'spear')], at: [3, 8] }, { 'warband.chargeThrowWeapons': ['spear'] });
  expect(fault(added, 12, 'spear')).toBe(null);
  expect(fault(charging({ ranks: [levy], at: [3, 8] }), 12)).toBe('WARBAND-RANGED-005 warband.weaponNotHeld');
});

test('WARBAND-RANGED-012 only the front rank throws', () => {
  const table = charging({ ranks: [levy, axes()], at: [5, 8] });
  expect([throwsOnCharge(sightOf(table), 0), fault(table, 12)]).toEqual([
    [],
    'WARBAND-RANGED-005 warband.weaponNotHeld',
  ]);
});

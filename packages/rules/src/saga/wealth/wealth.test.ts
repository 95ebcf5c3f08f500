import { describe, expect, test } from 'vitest';
import { LADDER } from './ladder.table.js';
import {
  holderOf,
  ratingAt,
  refusesCredit,
  refusesRecord,
  TOP_LEVEL,
  type WealthRecord,
  wealthAsBuilt,
} from './wealth.js';

const unit = (id: string): WealthRecord => wealthAsBuilt({ unit: id, level: 4 });

describe('the ladder', () => {
  test('SAGA-WEALTH-002 has twelve ratings and no others', () => {
    expect(LADDER.map((rating) => rating / 100)).toEqual([1, 1.25, 1.5, 2, 2.5, 3, 3.75, 4.75, 6, 7.5, 9.5, 11.5]);
    expect([TOP_LEVEL, ratingAt(1), ratingAt(12)]).toEqual([12, 100, 1150]);
    for (const level of [0, 13, 1.5]) expect(() => ratingAt(level)).toThrow();
  });

  test('SAGA-WEALTH-002 worked example 4: it follows 1.25 to the k-th power, rounded', () => {
    const powers = LADDER.map((_, k) => (1.25 ** k).toFixed(k === 0 ? 1 : 2));
    expect(powers).toEqual([
      '1.0',
      '1.25',
      '1.56',
      '1.95',
      '2.44',
      '3.05',
      '3.81',
      '4.77',
      '5.96',
      '7.45',
      '9.31',
      '11.64',
    ]);
    LADDER.forEach((rating, k) => {
      expect(Math.abs(rating / 100 - 1.25 ** k)).toBeLessThanOrEqual(0.2);
    });
  });
});

describe('records', () => {
  test('SAGA-WEALTH-009 SAGA-WEALTH-010 begin with the setting as built: what there is, at the level it was given', () => {
    const record = wealthAsBuilt({ unit: 'u1', level: 4, supports: [{ name: 'cities', amount: 3 }] });
    expect(record).toEqual({
      of: 'unit',
      unit: 'u1',
      level: 4,
      raise: 0,
      lower: 0,
      movedIn: null,
      effective: 4,
      toSettle: false,
      supports: [{ id: 's1', name: 'cities', baselineAmount: 3, baselineLevel: 4, now: 3 }],
      army: { baselineAmount: 0, baselineLevel: 4 },
    });
    expect(JSON.parse(JSON.stringify(record))).toEqual(record);
  });

  test('SAGA-WEALTH-001 a unit’s record is held by its ruler and passes with the rule', () => {
    expect(holderOf(unit('u1'), { u1: 'Ella' })).toBe('Ella');
    expect(holderOf(unit('u1'), { u1: 'Bo' })).toBe('Bo');
    expect(holderOf(unit('u1'), { u1: null })).toBeNull();
    expect(holderOf(wealthAsBuilt({ of: 'character', unit: 'Cy', level: 1 }), { u1: 'Bo' })).toBe('Cy');
  });

  test('SAGA-WEALTH-001 there is one for a unit, and one of their own for characters without a unit', () => {
    const records = [unit('u1')];
    const refused = (of: WealthRecord['of'], id: string) => refusesRecord(records, { of, unit: id }, { u1: 'Ella' });
    expect(refused('unit', 'u1')).toMatchObject({ rule: 'SAGA-WEALTH-001', what: 'wealth.oneRecord' });
    expect(refused('character', 'Ella')).toMatchObject({ rule: 'SAGA-WEALTH-001', what: 'wealth.rulesUnit' });
    expect(refused('unit', 'u2')).toBeNull();
    expect(refused('character', 'Cy')).toBeNull();
  });
});

describe('which scenes count', () => {
  const done = { kind: 'scene', scene: 'battle', state: 'done', credited: null } as const;

  test('SAGA-WEALTH-004 those of the four subsystems; free-form ones do not', () => {
    for (const scene of ['discussion', 'movement', 'duel', 'battle'] as const) {
      expect(refusesCredit({ ...done, scene }, { raise: 'u1', lower: null })).toBeNull();
    }
    const none = { rule: 'SAGA-WEALTH-004', what: 'wealth.noSubsystem' };
    expect(refusesCredit({ ...done, scene: 'freeForm' }, { raise: 'u1', lower: null })).toMatchObject(none);
    expect(refusesCredit({ ...done, scene: null }, { raise: 'u1', lower: null })).toMatchObject(none);
    expect(refusesCredit({ ...done, kind: 'event' }, { raise: 'u1', lower: null })).toMatchObject(none);
  });

  test('SAGA-WEALTH-011 a scene that has ended counts once for one unit and once against another', () => {
    expect(refusesCredit(done, { raise: 'u1', lower: 'u2' })).toBeNull();
    const raised = { ...done, credited: { raise: 'u1', lower: null } };
    expect(refusesCredit(raised, { raise: null, lower: 'u2' })).toBeNull();
    expect(refusesCredit(raised, { raise: 'u3', lower: null })).toMatchObject({ what: 'wealth.creditedOnce' });
    expect(refusesCredit(raised, { raise: null, lower: 'u1' })).toMatchObject({ what: 'wealth.anothersCost' });
    expect(refusesCredit(done, { raise: 'u1', lower: 'u1' })).toMatchObject({ what: 'wealth.anothersCost' });
    expect(refusesCredit({ ...done, state: 'running' }, { raise: 'u1', lower: null })).toMatchObject({
      rule: 'SAGA-WEALTH-011',
      what: 'wealth.notOver',
    });
  });
});

import { warband } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { READY, READY_UNITS } from './ready.js';
import {
  hasBanner,
  leaderOf,
  partsOf,
  sizeOf,
  stockUnit,
  type UnitWish,
  withBanner,
  withCount,
  withKind,
  withLeader,
  withoutRank,
  withRankMore,
} from './unit.js';

const told = (unit: UnitWish): readonly string[] =>
  unit.ranks.map(({ figures }) => figures.map(({ like, name, count }) => `${name ?? like} ${count}`).join(', '));

describe('a unit as the form puts it together', () => {
  test('WARBAND-UNIT-004 WARBAND-UNIT-008: ranks of up to five, three at most, each of its kind', () => {
    const ten = stockUnit('spearman');
    expect(told(ten)).toEqual(['spearman 5', 'spearman 5']);
    const full = withRankMore(ten);
    expect([sizeOf(full), full.ranks.length]).toEqual([15, warband.MOST_RANKS]);
    expect(told(withKind(withCount(full, 2, 3), 2, 'archer'))).toEqual([
      'spearman 5',
      'spearman 5',
      'archer 2, archer 1',
    ]);
    expect(told(withoutRank(full, 0))).toHaveLength(2);
  });

  test('WARBAND-UNIT-011: who leads stands in the middle of the front rank and is one of the five', () => {
    const led = withLeader(stockUnit('spearman'), { like: 'captain', name: 'Aldous' });
    expect(told(led)[0]).toBe('spearman 2, Aldous 1, spearman 2');
    expect([sizeOf(led), leaderOf(led)?.name]).toEqual([10, 'Aldous']);
    expect(told(withLeader(led, { like: 'veteran', name: 'Aldous' }))[0]).toBe('spearman 2, Aldous 1, spearman 2');
    expect(told(withLeader(led, null))[0]).toBe('spearman 3, spearman 2');
    expect(partsOf(withCount(led, 0, 3), 0)).toMatchObject({ normals: 2, uniques: [{ name: 'Aldous' }] });
  });

  test('WARBAND-TACTIC-014: a banner is borne by a full unit, and is gone when it is none any more', () => {
    const full = withBanner(withRankMore(stockUnit('spearman')), true);
    expect(hasBanner(full)).toBe(true);
    expect(hasBanner(withLeader(full, { like: 'captain' }))).toBe(true);
    expect(hasBanner(withCount(full, 1, 4))).toBe(false);
    expect(hasBanner(withoutRank(full, 2))).toBe(false);
    expect(hasBanner(withBanner(full, false))).toBe(false);
  });

  test('other names leave a ready-made army what it is, other ranks do not', () => {
    const units = READY_UNITS.mixed ?? [];
    const army = { kind: 'mixed', units };
    const [first, ...others] = units as [UnitWish, ...UnitWish[]];
    expect(READY.withUnits(army, [{ ...first, name: 'Salt' }, ...others]).kind).toBe('mixed');
    expect(READY.withUnits(army, [withCount(first, 1, 4), ...others]).kind).toBe('byHand');
  });
});

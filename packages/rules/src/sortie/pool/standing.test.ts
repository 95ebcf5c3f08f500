import { listed, type Rated } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import type { UnitRow, UnitSetup } from '../battle/model.js';
import type { SortieSight } from '../battle/sortie.js';
import { sightOf } from '../testing/sights.js';
import { openingDice, penaltyPlayed, startingDice } from './floating.js';
import { addStrength, addWeaknesses, standingDice } from './standing.js';

const RESTED = { name: 'x', level: 0, strengths: [], stranger: false };
const commander = (more: object = {}) => ({ ...RESTED, ...more });

/** The lines of a sum as `what by rule`. */
const linesOf = ({ lines }: Rated): readonly string[] =>
  (lines ?? []).map(({ by, what, why }) => `${what} ${by} ${why}`);

const sightOfOne = (unit: object, more: object = {}): SortieSight => sightOf([unit], [{}], more);

describe('basic strengths', () => {
  const standing = (unit: object, options = {}) => listed(standingDice(sightOfOne(unit, { options }), 0));

  test('SORTIE-STRENGTH-001, SORTIE-STRENGTH-002, SORTIE-STRENGTH-003, SORTIE-UNIT-002: armour is worth its weight, once', () => {
    expect(standing({ weight: 'light' })).toEqual({ total: 0, lines: [] });
    expect(linesOf(standing({ weight: 'medium' }))).toEqual(['sortie.armour 1 SORTIE-STRENGTH-001']);
    expect(linesOf(standing({ weight: 'heavy' }))).toEqual(['sortie.armour 2 SORTIE-STRENGTH-002']);
  });

  test('SORTIE-STRENGTH-004: one in Command or in Tactics is a die', () => {
    for (const strength of ['command', 'tactics']) {
      const rated = standing({ commander: commander({ name: 'Ella', strengths: [strength] }) });
      expect(rated.lines).toEqual([{ by: 1, what: 'sortie.strength', why: 'SORTIE-STRENGTH-004', note: 'Ella' }]);
    }
  });

  test('SORTIE-STRENGTH-005: both are one die, or two where the table has it', () => {
    const both = { commander: commander({ strengths: ['command', 'tactics'] }) };
    expect(standing(both).total).toBe(1);
    expect(standing(both, { 'sortie.bothStrengths': 2 }).total).toBe(2);
    const one = { commander: commander({ strengths: ['tactics'] }) };
    expect(standing(one, { 'sortie.bothStrengths': 2 }).total).toBe(1);
  });

  test('SORTIE-STRENGTH-006: without a trained leader there is no Strength', () => {
    const sight = sightOfOne({ commander: null });
    expect(listed((sum) => addStrength(sum, sight, 0)).total).toBe(0);
  });

  test('SORTIE-STRENGTH-002, SORTIE-STRENGTH-004, SORTIE-STRENGTH-007: heavy infantry and Tactics are +3 (example)', () => {
    expect(standing({ weight: 'heavy', commander: commander({ strengths: ['tactics'] }) }).total).toBe(3);
  });
});

describe('basic weaknesses', () => {
  const weak = (unit: object, more: object = {}) => listed((sum) => addWeaknesses(sum, sightOfOne(unit, more), 0));

  test('SORTIE-UNIT-005: what is not said of a unit is no weakness', () => {
    expect(weak({}).lines).toEqual([]);
  });

  test.each<[string, object, readonly string[]]>([
    ['more than half a day', { moved: 'overHalf' }, ['sortie.moved -1 SORTIE-WEAK-001']],
    ['all of it, instead', { moved: 'all' }, ['sortie.moved -2 SORTIE-WEAK-002']],
    ['ill prepared', { illPrepared: true }, ['sortie.illPrepared -1 SORTIE-WEAK-004']],
    ['nobody trained', { commander: null }, ['sortie.noLeader -2 SORTIE-WEAK-005']],
    ['a stranger', { commander: commander({ stranger: true }) }, ['sortie.stranger -1 SORTIE-WEAK-006']],
  ])(
    'SORTIE-WEAK-001, SORTIE-WEAK-002, SORTIE-WEAK-004, SORTIE-WEAK-005, SORTIE-WEAK-006: %s',
    (_title, unit, lines) => {
      expect(linesOf(weak(unit))).toEqual(lines);
    },
  );

  test('SORTIE-WEAK-003: as many days as the last battle left penalty dice', () => {
    const after = (daysAgo: number, penaltyDice: number) => weak({ fought: { daysAgo, penaltyDice } }).total;
    expect([after(2, 3), after(3, 3), after(4, 3), after(0, 0), after(0, 1), after(1, 1), after(2, 1)]).toEqual([
      -1, -1, 0, 0, -1, -1, 0,
    ]);
  });

  test('SORTIE-WEAK-003: or as it has now, where the table has it so', () => {
    const options = { 'sortie.foughtRecently': 'currentPool' };
    const now = (floating: number, daysAgo: number) =>
      weak({ fought: { daysAgo, penaltyDice: 9 } }, { options, open: { floating: [floating, 0] } }).total;
    expect([now(-2, 2), now(-2, 3), now(0, 0), now(3, 0)]).toEqual([-1, 0, 0, 0]);
    expect(weak({}, { options, open: { floating: [-2, 0] } }).total).toBe(0);
  });

  test('SORTIE-WEAK-007: no leader is not a stranger as well, and speaks no other tongue', () => {
    expect(weak({ commander: null, speaks: 'Cymric' }).total).toBe(-2);
  });

  test('SORTIE-WEAK-008: another tongue than the leader’s; what is not said is shared', () => {
    const tongues = (unit: object, leader: object) => weak({ ...unit, commander: commander(leader) }).total;
    const [cymric, norse] = [{ speaks: 'Cymric' }, { speaks: 'Norse' }];
    expect([tongues(cymric, norse), tongues(norse, norse), tongues({}, norse), tongues(cymric, {})]).toEqual([
      -1, 0, 0, 0,
    ]);
  });

  test('SORTIE-WEAK-008, SORTIE-COMBINE-007: of a joined unit, any part', () => {
    const sight = sightOfOne({ speaks: 'Norse' });
    const row = sight.open.roster[0] as UnitRow;
    const [part] = row.parts as [UnitRow['parts'][number]];
    const joined = { ...row, parts: [part, { ...part, speaks: 'Cymric' }] };
    const then = { ...sight, open: { ...sight.open, roster: [joined, ...sight.open.roster.slice(1)] } };
    expect(linesOf(listed((sum) => addWeaknesses(sum, then, 0)))).toEqual(['sortie.language -1 SORTIE-WEAK-008']);
  });

  const WORN: Partial<UnitSetup> = {
    moved: 'all',
    speaks: 'Cymric',
    commander: commander({ stranger: true, speaks: 'Norse' }) as NonNullable<UnitSetup['commander']>,
  };

  test('SORTIE-WEAK-009: they add up (both examples)', () => {
    expect(weak({ ...WORN, fought: { daysAgo: 2, penaltyDice: 3 } }).total).toBe(-5);
    expect(weak({ ...WORN, fought: { daysAgo: 4, penaltyDice: 3 } }).total).toBe(-4);
  });
});

describe('the floating pool', () => {
  /** F at the start, as the battle begins with it. */
  const floating = (unit: object, options = {}): number => sightOfOne(unit, { options }).open.floating[0] as number;

  test('SORTIE-FLOAT-002, SORTIE-FLOAT-003: the level times itself, rounded down', () => {
    expect([0, 1, 2, 3, 1.5, 2.5, 0.9].map((level) => floating({ level }))).toEqual([0, 1, 4, 9, 2, 6, 0]);
  });

  test('SORTIE-FLOAT-004: one and two and so on up to the commander’s level', () => {
    const by = (level: number) => floating({ commander: commander({ level }) });
    expect([0, 1, 2, 3, 4, 2.9].map(by)).toEqual([0, 1, 3, 6, 10, 3]);
  });

  test('SORTIE-FLOAT-005, SORTIE-FLOAT-006: one penalty die for every full fifth below 0', () => {
    const by = (level: number) => floating({ level });
    expect([-0.1, -0.19, -0.2, -0.5, -0.59, -0.6, -1].map(by)).toEqual([0, 0, -1, -2, -2, -3, -5]);
  });

  test('SORTIE-FLOAT-013, SORTIE-FLOAT-015: everything together (all four examples)', () => {
    expect(floating({ level: 2, commander: commander({ level: 2 }) })).toBe(7);
    expect(floating({ level: 1.5, commander: commander({ level: 1 }) })).toBe(3);
    expect(floating({ level: -1, commander: commander({ level: 2 }), penaltyDice: 1 })).toBe(-3);
    expect(floating({ level: -0.5, commander: null })).toBe(-2);
    expect(floating({ bonusDice: 4, penaltyDice: 1 })).toBe(3);
  });

  test('SORTIE-FLOAT-015: each source has its line', () => {
    const sight = sightOfOne({ level: -1, commander: commander({ level: 2 }), bonusDice: 2, penaltyDice: 1 });
    expect(linesOf(listed(startingDice(sight.open.roster[0] as UnitRow, sight.given.options)))).toEqual([
      'sortie.level -5 SORTIE-FLOAT-005',
      'sortie.commander 3 SORTIE-FLOAT-004',
      'sortie.specialBonus 2 SORTIE-FLOAT-013',
      'sortie.specialPenalty -1 SORTIE-FLOAT-013',
    ]);
  });

  test('SORTIE-FLOAT-014: mercenaries play twice the penalty dice of F, and F itself is as it is (third example)', () => {
    const sight = sightOfOne({ level: -1, commander: commander({ level: 2 }), penaltyDice: 1, mercenary: true });
    expect(sight.open.floating[0]).toBe(-3);
    expect(penaltyPlayed(sight, 0)).toBe(6);
    expect(penaltyPlayed(sightOfOne({ level: 1, mercenary: true }), 0)).toBe(0);
    expect(penaltyPlayed(sightOfOne({ level: -1 }), 0)).toBe(5);
  });

  test('SORTIE-FLOAT-014: with the switch special penalty dice are doubled as they come, and nothing when it rolls', () => {
    const options = { 'sortie.mercenaryDoubling': 'received' };
    const hired = { level: -1, commander: commander({ level: 2 }), penaltyDice: 1, mercenary: true };
    expect(floating(hired, options)).toBe(-4);
    expect(penaltyPlayed(sightOfOne(hired, { options }), 0)).toBe(4);
    expect(floating({ ...hired, mercenary: false }, options)).toBe(-3);
  });

  test('SORTIE-FLOAT-007, SORTIE-FLOAT-008, SORTIE-FLOAT-009, SORTIE-FLOAT-011: the best of the opening dice counts', () => {
    const opening = (comes: string, initiative: 0 | 1 | null, options = {}) =>
      listed(openingDice(sightOfOne({}, { a: { comes }, options, open: { initiative } }), 0)).total;
    expect(opening('openly', null)).toBe(0);
    expect(opening('openly', 1)).toBe(0);
    expect(opening('openly', 0)).toBe(1);
    expect(opening('bySurprise', 0)).toBe(2);
    expect(opening('fromAmbush', 0)).toBe(3);
    const sum = { 'sortie.openingDice': 'sum' };
    expect([opening('openly', 0, sum), opening('bySurprise', 0, sum), opening('fromAmbush', 0, sum)]).toEqual([
      1, 3, 6,
    ]);
  });
});

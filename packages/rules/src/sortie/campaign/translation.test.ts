import { describe, expect, test } from 'vitest';
import { NO_TROOPS } from '../../saga/battle/setup.js';
import { ALL_TROOPS } from '../../saga/battle/troops.table.js';
import { groundOf } from './field.js';
import { sagaOptions } from './plan.js';
import { commanding, type TranslatedUnit, translated } from './translation.js';
import { SAGA_TROOPS } from './troops.table.js';

const optionsWith = (said: object = {}) => {
  const read = sagaOptions.parse(said);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value;
};

const unitsOf = (troops: object, said: object = {}, divided: readonly object[] = []) =>
  translated(0, { troops: { ...NO_TROOPS, ...troops }, divided: divided as never }, optionsWith(said));

const short = ({ unit, heads, weight, mount, archers, level }: TranslatedUnit): string =>
  `${unit} ${heads} ${weight} ${mount}${archers ? ' archers' : ''} ${level}`;

describe('armies of a saga', () => {
  test('SORTIE-SAGA-002 each troop type is one unit, in the order of the troop table', () => {
    expect(unitsOf({ bowmen: 300, mediumInfantry: 600 }).map(short)).toEqual([
      'A1 600 medium infantry 0',
      'A2 300 light infantry archers 1',
    ]);
    const [first] = translated(1, { troops: { ...NO_TROOPS, pikemen: 9 }, divided: [] }, optionsWith());
    expect(first?.unit).toBe('B1');
  });

  test('SORTIE-SAGA-002 a unit that is divided becomes two, the second right after the first', () => {
    const units = unitsOf({ mediumInfantry: 600, bowmen: 300 }, {}, [{ troop: 'mediumInfantry', heads: 250 }]);
    expect(units.map(short)).toEqual([
      'A1 350 medium infantry 0',
      'A2 250 medium infantry 0',
      'A3 300 light infantry archers 1',
    ]);
    expect(units.map(({ nth }) => nth)).toEqual([0, 1, 0]);
  });

  test('SORTIE-SAGA-003 kind and level by troop type; the weapons of pikemen are superior to cavalry', () => {
    const row = (troop: keyof typeof SAGA_TROOPS): string => {
      const { weight, mount, archers, level } = SAGA_TROOPS[troop];
      return `${weight} ${mount}${archers ? ', archers' : ''}, ${level}`;
    };
    expect(Object.fromEntries(ALL_TROOPS.map((troop) => [troop, row(troop)]))).toEqual({
      lightInfantry: 'light infantry, 1',
      mediumInfantry: 'medium infantry, 0',
      heavyInfantry: 'heavy infantry, 1',
      pikemen: 'heavy infantry, 1',
      lightCavalry: 'light cavalry, 1',
      mediumCavalry: 'medium cavalry, 1',
      heavyCavalry: 'heavy cavalry, 1',
      bowmen: 'light infantry, archers, 1',
    });
    expect(unitsOf({ pikemen: 40, heavyInfantry: 40 }).map(({ superiorTo }) => superiorTo)).toEqual([[], ['cavalry']]);
  });

  test('SORTIE-SAGA-003 the table may write its own rows', () => {
    const bowmen = { mount: 'cavalry', weight: 'light', archers: true, level: 2.25 };
    const [unit] = unitsOf({ bowmen: 9 }, { 'sortie.sagaTroops': { bowmen } });
    expect(unit).toMatchObject({ ...bowmen, superiorTo: [], troop: 'bowmen' });
    expect(unitsOf({ pikemen: 9 }, { 'sortie.sagaTroops': { bowmen } })[0]).toMatchObject({ level: 1 });
  });

  test('SORTIE-SAGA-004 a whole army may be raw or seasoned, each side for itself, in halves from −1 to 2', () => {
    const said = { 'sortie.sagaLevel': { a: 1.5 } };
    const [unit] = unitsOf({ mediumInfantry: 9 }, said);
    expect(unit).toMatchObject({
      level: 1.5,
      why: [
        { rule: 'SORTIE-SAGA-003', level: 0 },
        { rule: 'SORTIE-SAGA-004', level: 1.5 },
      ],
    });
    const [other] = translated(1, { troops: { ...NO_TROOPS, mediumInfantry: 9 }, divided: [] }, optionsWith(said));
    expect(other).toMatchObject({ level: 0, why: [{ rule: 'SORTIE-SAGA-003', level: 0 }] });
    for (const a of [-1.5, 0.25, 2.5]) expect(sagaOptions.parse({ 'sortie.sagaLevel': { a } }).ok).toBe(false);
  });
});

describe('who commands', () => {
  const who = (lead: number, tactics: number, severities: readonly string[] = []) =>
    commanding({ lead, tactics, wounds: severities.map((severity) => ({ severity })) });

  test('SORTIE-SAGA-005 a third of Tactics, rounded down, at most 3; 6 or more of Lead or Tactics is a Strength', () => {
    expect(who(6, 7)).toEqual({ level: 2, strengths: ['command', 'tactics'] });
    expect(who(5, 5)).toEqual({ level: 1, strengths: [] });
    expect(who(3, 2)).toEqual({ level: 0, strengths: [] });
    expect(who(2, 12)).toEqual({ level: 3, strengths: ['tactics'] });
  });

  test('SORTIE-SAGA-006 neither Lead nor Tactics of 3: no trained leader', () => {
    expect([who(2, 2), who(2, 3)]).toEqual([null, { level: 1, strengths: [] }]);
  });

  test('SORTIE-SAGA-012 a Major Wound or three Minor ones: level 0 without Strengths', () => {
    const none = { level: 0, strengths: [] };
    expect([who(6, 7, ['major']), who(6, 7, ['minor', 'minor', 'minor'])]).toEqual([none, none]);
    expect(who(6, 7, ['minor', 'minor'])).toMatchObject({ level: 2 });
    expect(who(2, 2, ['major'])).toBeNull();
  });
});

describe('the ground', () => {
  /** A field of ten hexes that can be entered, so many of them Open, and some that cannot. */
  const field = (open: number) => ({
    ...{ field: 'drawn', name: '', heights: [], barriers: [] },
    ground: ['.'.repeat(open) + '*'.repeat(10 - open), '##########'],
  });

  test('SORTIE-SAGA-009 of the passable hexes 9 in 10 Open: open; half: ordinary; a fifth: cluttered; fewer: rough', () => {
    expect([10, 9, 8, 5, 4, 2, 1, 0].map((open) => groundOf(field(open) as never))).toEqual([
      'open',
      'open',
      'ordinary',
      'ordinary',
      'cluttered',
      'cluttered',
      'rough',
      'rough',
    ]);
    expect(groundOf({ field: 'plain' })).toBe('open');
  });
});

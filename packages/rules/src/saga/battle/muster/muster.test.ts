import { always, sitDown } from '@warmoot/kernel/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Troops } from '../model.js';
import { battleScene } from '../scene.js';
import { broken, events, give, offered, refusalOf } from '../testing/drive.js';
import { BLUE, RED, type Table } from '../testing/stand.js';
import { ALL_TROOPS } from '../troops.table.js';
import { soldiersIn } from './muster.js';

const muster = (red: object, blue: object, options: object = {}): Table =>
  sitDown(
    battleScene,
    { seats: ['ana', 'bo'], attacker: { ...RED, troops: red }, defender: { ...BLUE, troops: blue } },
    options,
  );

/** The units of an army: type and sizes, in seat order. */
const units = (table: Table, side: 0 | 1): readonly string[] =>
  table.run.state.open.roster.filter((unit) => unit.side === side).map(({ troop, size }) => `${troop} ${size}`);

const growth = (table: Table, side: 0 | 1): readonly string[] =>
  events(table, 'grew').flatMap((event) => {
    const grew = event as { side: number; troop: string; units: number };
    return grew.side === side ? [`${grew.troop} ${grew.units}`] : [];
  });

const many = (count: number, text: string): string[] => Array.from({ length: count }, () => text);

const LARGER = { mediumInfantry: 600, bowmen: 300, heavyCavalry: 100 };

describe('units', () => {
  test('SAGA-BATTLE-MUSTER-001 SAGA-BATTLE-MUSTER-002 SAGA-BATTLE-MUSTER-004 SAGA-BATTLE-MUSTER-005 SAGA-BATTLE-MUSTER-006 SAGA-BATTLE-MUSTER-009 the larger army of the example: nine units, each of one type', () => {
    const table = muster(LARGER, { lightInfantry: 200, mediumInfantry: 300 });
    expect(growth(table, 0)).toEqual([
      'mediumInfantry 2',
      'mediumInfantry 3',
      'bowmen 2',
      'mediumInfantry 4',
      'mediumInfantry 5',
      'bowmen 3',
    ]);
    expect(units(table, 0)).toEqual([...many(5, 'mediumInfantry 120'), 'heavyCavalry 100', ...many(3, 'bowmen 100')]);
  });

  test('SAGA-BATTLE-MUSTER-003 SAGA-BATTLE-MUSTER-011 the side with more troops goes first, and the other follows the same process', () => {
    const order = (table: Table) =>
      events(table, 'mustered').map((event) => (event as { units: readonly { side: number }[] }).units[0]?.side);
    expect(order(muster(LARGER, { mediumInfantry: 10 }))).toEqual([0, 1]);
    expect(order(muster({ mediumInfantry: 10 }, LARGER))).toEqual([1, 0]);
    const turned = muster({ lightInfantry: 200, mediumInfantry: 300 }, LARGER);
    expect(units(turned, 1)).toHaveLength(9);
    expect(units(turned, 0)).toHaveLength(8);
    expect(turned.run.state.open.roster.map(({ name }) => name).join(' ')).toBe(
      'a1 a2 a3 a4 a5 a6 a7 a8 d1 d2 d3 d4 d5 d6 d7 d8 d9',
    );
  });

  test('SAGA-BATTLE-MUSTER-007 on a tie the type higher in the table grows, or the owner chooses', () => {
    const troops = { mediumInfantry: 300, heavyInfantry: 300 };
    expect(growth(muster(troops, { bowmen: 9 }), 0)[0]).toBe('mediumInfantry 2');
    const asked = muster(troops, { bowmen: 9 }, { 'saga.battle.musterTie': 'ownerChooses' });
    expect(asked.run.awaits).toMatchObject({ step: 'grow', asked: [{ seat: 'ana', as: 'Red' }] });
    expect(offered(asked)).toEqual([
      { choose: 'grow', troop: 'mediumInfantry' },
      { choose: 'grow', troop: 'heavyInfantry' },
    ]);
    expect(refusalOf(asked, { choose: 'grow', troop: 'bowmen' })).toMatchObject(broken('SAGA-BATTLE-MUSTER-007'));
    const heavy = give(asked, { choose: 'grow', troop: 'heavyInfantry' });
    expect(growth(heavy, 0).slice(0, 2)).toEqual(['heavyInfantry 2', 'mediumInfantry 2']);
    // Exact quotients: 100 in 3 is more than 66 in 2.
    expect(growth(muster({ lightInfantry: 66, mediumInfantry: 100 }, { bowmen: 1 }), 0).slice(0, 4)).toEqual([
      'mediumInfantry 2',
      'lightInfantry 2',
      'mediumInfantry 3',
      'mediumInfantry 4',
    ]);
  });

  test('SAGA-BATTLE-MUSTER-008 as even as whole soldiers allow, the first units getting the rest', () => {
    expect(units(muster({ pikemen: 100 }, { bowmen: 5 }), 0)).toEqual(['pikemen 12', ...many(8, 'pikemen 11')]);
  });

  test('SAGA-BATTLE-MUSTER-010 no unit is empty: fewer than nine soldiers have a unit each', () => {
    expect(units(muster({ pikemen: 3, bowmen: 2 }, { bowmen: 1 }), 0)).toEqual([
      ...many(3, 'pikemen 1'),
      ...many(2, 'bowmen 1'),
    ]);
  });

  test('SAGA-BATTLE-MUSTER-012 SAGA-BATTLE-MUSTER-013 no unit of the smaller army below half the larger’s average, unless it is all there is of its type', () => {
    const table = muster(LARGER, { mediumInfantry: 180, lightCavalry: 20, bowmen: 100 });
    expect(growth(table, 1)).toEqual(['mediumInfantry 2', 'mediumInfantry 3']);
    expect(units(table, 1)).toEqual([...many(3, 'mediumInfantry 60'), 'lightCavalry 20', 'bowmen 100']);
    expect(table.run.state.open.lossNumber).toBe(31);
    // Half of 90 in 9 is 5: ten may be divided into two fives, and no further.
    expect(units(muster({ pikemen: 90 }, { mediumInfantry: 10 }), 1)).toEqual(many(2, 'mediumInfantry 5'));
    expect(units(muster({ pikemen: 91 }, { mediumInfantry: 10 }), 1)).toEqual(['mediumInfantry 10']);
  });

  test('SAGA-BATTLE-MUSTER-014 SAGA-BATTLE-MUSTER-015 SAGA-BATTLE-MUSTER-018 SAGA-BATTLE-MUSTER-019 at least one unit fewer, and L for the whole battle', () => {
    const table = muster(LARGER, { lightInfantry: 200, mediumInfantry: 300 });
    expect(growth(table, 1)).toEqual([
      'mediumInfantry 2',
      'lightInfantry 2',
      'mediumInfantry 3',
      'lightInfantry 3',
      'mediumInfantry 4',
      'mediumInfantry 5',
    ]);
    expect(units(table, 1)).toEqual([
      'lightInfantry 67',
      'lightInfantry 67',
      'lightInfantry 66',
      ...many(5, 'mediumInfantry 60'),
    ]);
    expect(table.run.state.open.lossNumber).toBe(30);
    expect(events(table, 'lossNumberSet')).toEqual([{ event: 'lossNumberSet', lossNumber: 30 }]);
  });

  test('SAGA-BATTLE-MUSTER-016 with equal numbers both have nine', () => {
    const table = muster({ mediumInfantry: 90 }, { bowmen: 45, pikemen: 45 });
    expect([units(table, 0).length, units(table, 1).length]).toEqual([9, 9]);
    const few = muster({ mediumInfantry: 4 }, { bowmen: 4 });
    expect([units(few, 0).length, units(few, 1).length]).toEqual([4, 4]);
  });

  test('SAGA-BATTLE-MUSTER-017 nobody is asked', () => {
    expect(muster(LARGER, { bowmen: 90 }).run.awaits).toMatchObject({ step: 'place' });
  });

  const troops = fc
    .array(fc.integer({ min: 0, max: 400 }), { minLength: 8, maxLength: 8 })
    .map((counts) => Object.fromEntries(ALL_TROOPS.map((troop, i) => [troop, counts[i]])) as unknown as Troops)
    .filter((army) => soldiersIn(army) > 0);

  test('every soldier is in a unit, of its type, and the limits hold', () => {
    always(
      fc.property(troops, troops, fc.constantFrom('tableOrder', 'ownerChooses'), (red, blue, tie) => {
        let table = muster(red, blue, { 'saga.battle.musterTie': tie });
        while (table.run.awaits.need === 'answers' && table.run.awaits.step === 'grow') {
          table = give(table, offered(table).at(-1) as object);
        }
        const { roster, lossNumber } = table.run.state.open;
        const sides = [red, blue].map((army, side) => {
          const own = roster.filter((unit) => unit.side === side);
          for (const troop of ALL_TROOPS) {
            const sizes = own.filter((unit) => unit.troop === troop).map(({ size }) => size);
            expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(army[troop]);
            if (sizes.length > 0) expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
            expect(Math.min(1, ...sizes)).toBe(1);
          }
          return { soldiers: soldiersIn(army), units: own.length };
        });
        const [more, fewer] = sides.sort((a, b) => b.soldiers - a.soldiers) as [(typeof sides)[0], (typeof sides)[0]];
        expect(more.units).toBe(Math.min(9, more.soldiers));
        if (fewer.soldiers < more.soldiers) expect(fewer.units).toBeLessThan(more.units);
        expect(lossNumber).toBe(Math.ceil((more.soldiers + fewer.soldiers) / (3 * roster.length)));
      }),
      60,
    );
  });
});

import { chanceThat } from '@warmoot/kernel';
import { setupRefusal, sitDown } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import { battleScene } from '../scene.js';
import { broken, chanceText, drive, events, offered, reasons, strengths, WIN } from '../testing/drive.js';
import { BLUE, picture, RED, stand, standingSetup } from '../testing/stand.js';
import { ALL_TROOPS, TROOPS } from '../troops.table.js';
import { armyFor } from './armies.js';
import { ARMIES, type ArmyKind } from './armies.table.js';
import { costOf } from './muster.js';

const ORDER = ['LI', 'MI', 'HI', 'PI', 'LC', 'MC', 'HC', 'BO'];

const facing = (attacker: string, defender: string, closed = '') =>
  picture(
    `
    .  .  .
     a1${closed} d1${closed}
    .  .  .`,
    { troops: { a1: attacker, d1: defender } },
  );

/** Ways out of 640 that the row beats the column. */
const tableOf = (closed: string): number[][] =>
  ORDER.map((row) =>
    ORDER.map((column) => {
      const { awaits } = facing(row, column, closed).run;
      if (awaits.need !== 'dice') throw new Error('no dice');
      const { ways, of } = chanceThat(awaits.throw, 'success');
      return Number((ways * 640n) / of);
    }),
  );

describe('the troop table', () => {
  test('SAGA-BATTLE-TROOP-001 SAGA-BATTLE-TROOP-002 SAGA-BATTLE-TROOP-003 SAGA-BATTLE-TROOP-009 eight types with their figures', () => {
    const rows = ALL_TROOPS.map((troop) => {
      const { kind, strength, movement, range, cost } = TROOPS[troop];
      return [troop, kind, strength, movement, range, cost];
    });
    expect(rows).toEqual([
      ['lightInfantry', 'infantry', 2, 3, 0, 4],
      ['mediumInfantry', 'infantry', 3, 2, 0, 3],
      ['heavyInfantry', 'infantry', 4, 2, 0, 4],
      ['pikemen', 'infantry', 4, 2, 0, 6],
      ['lightCavalry', 'cavalry', 2, 5, 0, 10],
      ['mediumCavalry', 'cavalry', 3, 4, 0, 15],
      ['heavyCavalry', 'cavalry', 5, 4, 0, 20],
      ['bowmen', 'ranged', 2, 2, 4, 4],
    ]);
  });

  test('SAGA-BATTLE-TROOP-004 SAGA-BATTLE-TROOP-005 bowmen alone cause losses without being engaged; bows and crossbows are the same', () => {
    for (const troop of ORDER) {
      const apart = stand({ units: { a1: [10, 10], d1: [10, 12] }, troops: { a1: troop } });
      expect(apart.run.awaits).toMatchObject({ step: troop === 'BO' ? 'aim' : 'declare' });
    }
    expect(ALL_TROOPS.filter((troop) => TROOPS[troop].range > 0)).toEqual(['bowmen']);
  });

  test('SAGA-BATTLE-TROOP-006 scouting has no effect in battle', () => {
    for (const troop of ['LI', 'LC']) {
      const apart = stand({ units: { a1: [10, 10], d1: [10, 14] }, troops: { a1: troop }, round: 3 });
      expect(apart.run.awaits).toMatchObject({ step: 'declare' });
    }
  });

  test('SAGA-BATTLE-TROOP-007 SAGA-BATTLE-TROOP-008 there is no type for other people, and heavy types stand above the medium ones of their kind', () => {
    expect(
      setupRefusal(battleScene, {
        seats: ['ana', 'bo'],
        attacker: { ...RED, troops: { peasants: 9 } },
        defender: BLUE,
      }),
    ).toMatchObject({ code: 'BAD_SHAPE', path: 'setup.attacker.troops.peasants' });
    expect(TROOPS.heavyInfantry.strength).toBe(TROOPS.mediumInfantry.strength + 1);
    expect([TROOPS.heavyInfantry.kind, TROOPS.pikemen.kind]).toEqual(['infantry', 'infantry']);
    expect(strengths(facing('MI', 'HI'))).toEqual([3, 4]);
  });

  test('the chance that one type beats another in the open, and in closed terrain', () => {
    expect(tableOf('')).toEqual([
      [320, 265, 212, 212, 212, 163, 84, 320],
      [375, 320, 265, 265, 265, 212, 120, 375],
      [428, 375, 320, 320, 320, 265, 163, 428],
      [428, 375, 320, 320, 477, 428, 320, 428],
      [428, 375, 320, 163, 320, 265, 163, 428],
      [477, 428, 375, 212, 375, 320, 212, 477],
      [556, 520, 477, 320, 477, 428, 320, 556],
      [320, 265, 212, 212, 212, 163, 84, 320],
    ]);
    expect(tableOf('*')).toEqual([
      [320, 375, 375, 375, 428, 375, 265, 428],
      [265, 320, 320, 320, 375, 320, 212, 375],
      [265, 320, 320, 320, 375, 320, 212, 375],
      [265, 320, 320, 320, 520, 477, 375, 375],
      [212, 265, 265, 120, 320, 265, 163, 320],
      [265, 320, 320, 163, 375, 320, 212, 375],
      [375, 428, 428, 265, 477, 428, 320, 477],
      [212, 265, 265, 265, 320, 265, 163, 320],
    ]);
  });
});

describe('special properties', () => {
  const mixed = (own: string, other: string, troops: object) =>
    picture(`.  .  .\n a1${own} d1${other}\n.  .  .`, { troops: { a1: 'LI', d1: 'MI', ...troops } });

  test('SAGA-BATTLE-TROOP-010 SAGA-BATTLE-TROOP-011 light infantry: +2 if they or their enemy stand in closed terrain, once', () => {
    expect(strengths(mixed('', '', {}))[0]).toBe(2);
    expect(strengths(mixed('*', '', {}))[0]).toBe(4);
    expect(strengths(mixed('', '*', {}))[0]).toBe(4);
    expect(strengths(mixed('*', '*', {}))[0]).toBe(4);
    expect(reasons(mixed('*', '', {}))[0]).toEqual(['troop.lightInfantry 2', 'closedTerrain 2']);
  });

  test('SAGA-BATTLE-TROOP-012 light infantry may step on after melee from closed terrain, into it, or across a soft barrier', () => {
    const asked = (drawn: string, rest: object = {}) =>
      drive(picture(drawn, { troops: { a1: 'LI' }, ...rest }), { dice: [WIN], until: 'lightStep' }).run.awaits;
    expect(asked('.  .  .\n a1* d1\n.  .  .')).toMatchObject({ step: 'lightStep', asked: [{ seat: 'ana' }] });
    expect(asked('*  .  .\n a1 d1\n.  .  .')).toMatchObject({ step: 'lightStep' });
    expect(asked('.  .  .\n a1 d1\n.  .  .', { barriers: [[[1, 0], [0, 0], 'soft']] })).toMatchObject({
      step: 'lightStep',
    });
    expect(asked('.  .  .\n a1 d1\n.  .  .')).toMatchObject({ step: 'declare' });
    const others = drive(picture('.  .  .\n a1* d1\n.  .  .', { troops: { a1: 'MI' } }), {
      dice: [WIN],
      until: 'lightStep',
    });
    expect(others.run.awaits).toMatchObject({ step: 'declare' });
  });

  test('SAGA-BATTLE-TROOP-013 SAGA-BATTLE-TROOP-014 heavy infantry and pikemen: −1 if they or their enemy do, once', () => {
    for (const troop of ['HI', 'PI']) {
      expect(strengths(mixed('', '', { a1: troop }))[0]).toBe(4);
      expect(strengths(mixed('*', '', { a1: troop }))[0]).toBe(3);
      expect(strengths(mixed('', '*', { a1: troop }))[0]).toBe(3);
      expect(strengths(mixed('*', '*', { a1: troop }))[0]).toBe(3);
    }
  });

  test('SAGA-BATTLE-TROOP-015 SAGA-BATTLE-TROOP-016 pikemen: +3 against cavalry of any kind, and both notes hold together', () => {
    for (const cavalry of ['LC', 'MC', 'HC']) {
      expect(strengths(facing('PI', cavalry))[0]).toBe(7);
      expect(strengths(facing('PI', cavalry, '*'))[0]).toBe(6);
    }
    expect(strengths(facing('PI', 'MI'))[0]).toBe(4);
    expect(reasons(facing('PI', 'HC', '*'))[0]).toEqual(['troop.pikemen 4', 'closedTerrain -1', 'againstCavalry 3']);
  });

  test('SAGA-BATTLE-TROOP-017 cavalry: +2 if both stand in open terrain', () => {
    expect(strengths(mixed('', '', { a1: 'HC' }))[0]).toBe(7);
    expect(strengths(mixed('*', '', { a1: 'HC' }))[0]).toBe(5);
    expect(strengths(mixed('', '*', { a1: 'HC' }))[0]).toBe(5);
  });

  const caught = (d2: readonly [number, number], rest: object = {}) =>
    stand({ units: { a1: [10, 10], d1: [10, 11], d2 }, troops: { a1: 'HC' }, ...rest });

  test('SAGA-BATTLE-TROOP-018 SAGA-BATTLE-TROOP-019 cavalry caught from two directions lose it, a charge into a closed line keeps it', () => {
    expect(strengths(caught([9, 10]))[0]).toBe(7);
    expect(strengths(caught([10, 9]))[0]).toBe(5);
    // Under `cluster` only the enemies of its own cluster count: here each has an enemy of its own.
    const apart = (flank: string) =>
      stand({
        units: { a1: [10, 8], a2: [10, 10], d1: [10, 9], d2: [10, 11] },
        troops: { a2: 'HC' },
        options: { 'saga.battle.cavalryFlank': flank, 'saga.battle.clusterOrder': 'seat' },
      });
    const second = (flank: string) => strengths(drive(apart(flank), { dice: [WIN], until: 'never' }));
    expect(second('contact')[0]).toBe(5);
    expect(second('cluster')[0]).toBe(7);
    const both = caught([10, 9], { options: { 'saga.battle.cavalryFlank': 'cluster' } });
    expect(strengths(both)[0]).toBe(5);
    for (const flank of ['contact', 'cluster']) {
      const shotAt = stand({
        units: { a1: [10, 10], d1: [10, 12] },
        troops: { a1: 'BO', d1: 'HC' },
        options: { 'saga.battle.cavalryFlank': flank },
      });
      expect(strengths(drive(shotAt, { shots: { a1: 'd1' } }))).toEqual([2, 7]);
    }
  });

  test('SAGA-BATTLE-TROOP-020 units divided by a hard barrier are not adjacent for this either', () => {
    expect(strengths(caught([9, 10], { barriers: [[[10, 11], [9, 10], 'hard']] }))[0]).toBe(5);
    const cutOff = caught([10, 9], { barriers: [[[10, 10], [10, 9], 'hard']] });
    expect(strengths(cutOff)[0]).toBe(7);
  });

  test('SAGA-BATTLE-TROOP-021 bowmen who move 2 or more spaces cannot shoot that round', () => {
    const after = (to: readonly [number, number]) =>
      drive(stand({ units: { a1: [10, 10], d1: [10, 15] }, troops: { a1: 'BO' }, round: 3 }), {
        moves: [['a1', to]],
        until: 'aim',
      });
    expect(after([10, 11]).run.awaits).toMatchObject({ step: 'aim' });
    expect(after([10, 12]).run.awaits).toMatchObject({ step: 'declare' });
  });

  test('SAGA-BATTLE-TROOP-022 strengths are worked out for each pair', () => {
    const table = stand({ units: { a1: [10, 10], d1: [10, 11], d2: [9, 10] }, troops: { a1: 'PI', d2: 'LC' } });
    expect(strengths(table)).toEqual([4, 3]);
    expect(strengths(table.dice(...WIN))).toEqual([7, 4]);
  });

  test('SAGA-BATTLE-TROOP-023 strength does not fall with losses', () => {
    expect(strengths(stand({ units: { a1: [10, 10], d1: [10, 11] }, losses: { a1: 99 } }))).toEqual([3, 3]);
  });

  test('SAGA-BATTLE-TROOP-024 a table may set a budget; cost is points for each soldier', () => {
    const setup = {
      seats: ['ana', 'bo'],
      attacker: { ...RED, troops: { mediumInfantry: 100, bowmen: 25 } },
      defender: { ...BLUE, troops: { heavyCavalry: 5 } },
    };
    expect(costOf({ ...armyFor('levy', 0), mediumInfantry: 100, bowmen: 25 })).toBe(400);
    expect(sitDown(battleScene, setup).run.awaits).toMatchObject({ step: 'place' });
    expect(sitDown(battleScene, setup, { 'saga.battle.budget': 400 }).run.awaits).toMatchObject({ step: 'place' });
    expect(setupRefusal(battleScene, setup, { 'saga.battle.budget': 399 })).toMatchObject({
      ...broken('SAGA-BATTLE-TROOP-024'),
      facts: { who: 'Red', cost: 400, budget: 399 },
    });
    // 100 medium infantry cost 300, also where they stand in the field already.
    const position = standingSetup({ units: { a1: [10, 10], d1: [10, 12] }, sizes: { d1: 10 }, losses: { a1: 50 } });
    const agreed = (budget: number): object => ({ ...position.options, 'saga.battle.budget': budget });
    expect(sitDown(battleScene, position.setup, agreed(300)).run.awaits).toMatchObject({ step: 'declare' });
    expect(setupRefusal(battleScene, position.setup, agreed(299))).toMatchObject({ facts: { who: 'Red', cost: 300 } });
    for (const kind of Object.keys(ARMIES) as ArmyKind[]) {
      for (const budget of [100, 1000, 12_345]) {
        const cost = costOf(armyFor(kind, budget));
        expect(cost).toBeLessThanOrEqual(budget);
        expect(cost).toBeGreaterThan(budget - 80);
      }
    }
  });

  test('the worked examples of 5.01', () => {
    expect(chanceText(facing('HC', 'MI'))).toBe('13/16');
    expect(chanceText(caught([10, 9]))).toBe('107/160');
    expect(chanceText(facing('PI', 'HC'))).toBe('1/2');
    expect(chanceText(facing('PI', 'HC', '*'))).toBe('75/128');
    expect(chanceText(mixed('*', '', { d1: 'HI' }))).toBe('75/128');
    expect(chanceText(mixed('', '', { d1: 'HI' }))).toBe('53/160');
    expect(events(facing('HC', 'MI'), 'clustered')).toHaveLength(1);
    expect(offered(stand({ units: { a1: [10, 10], d1: [10, 12] }, troops: { a1: 'BO' } }))).toHaveLength(2);
  });
});

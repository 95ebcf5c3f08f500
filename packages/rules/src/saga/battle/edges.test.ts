import { describe, expect, test } from 'vitest';
import { clusterNames, drive, events, give, LOSE, offered, refusalOf, strengths, WIN } from './testing/drive.js';
import { at, losses, picture, stand, type Table } from './testing/stand.js';

/*
 * Where two rules meet.
 */

type At = readonly [number, number];

const asked = (table: Table): string => {
  const { awaits } = table.run;
  return awaits.need === 'answers' ? `${awaits.step} ${awaits.asked.map(({ as }) => as).join()}` : awaits.need;
};

/** By which rule each line of the awaited throw counts: for the roller, then for the other. */
const rules = (table: Table): readonly (readonly string[])[] => {
  const { awaits } = table.run;
  if (awaits.need !== 'dice' || awaits.throw.tally === null) throw new Error('no dice are awaited');
  const { plus, against } = awaits.throw.tally;
  return [plus, against].map((lines) => lines.map(({ by, why }) => `${by} ${why.replace('SAGA-BATTLE-', '')}`));
};

describe('strength', () => {
  test('SAGA-BATTLE-TROOP-009 SAGA-BATTLE-TROOP-016 SAGA-BATTLE-TERRAIN-021 SAGA-BATTLE-TERRAIN-025 every number of a sum names its rule', () => {
    const ditch = stand({
      units: { a1: [10, 10], d1: [10, 11] },
      troops: { a1: 'PI', d1: 'HC' },
      heights: [[10, 11, -3]],
      barriers: [[[10, 10], [10, 11], 'soft oneWay']],
    });
    expect(strengths(ditch)).toEqual([7, 7]);
    expect(rules(ditch)).toEqual([
      ['4 TROOP-009', '3 TROOP-015', '-1 TERRAIN-021', '1 TERRAIN-025'],
      ['14 SAGA-CHECK-017', '5 TROOP-009', '2 TROOP-017'],
    ]);
    const creek = picture('.  .  .\n a1* d1\n.  .  .', {
      troops: { a1: 'LI', d1: 'HI' },
      barriers: [[[1, 0], [1, 1], 'soft']],
    });
    expect(rules(creek)).toEqual([
      ['2 TROOP-009', '2 TROOP-010', '-1 TERRAIN-016'],
      ['14 SAGA-CHECK-017', '4 TROOP-009', '-1 TROOP-013'],
    ]);
  });

  test('SAGA-BATTLE-TROOP-017 SAGA-BATTLE-TROOP-022 cavalry in one cluster: the bonus against who is in the open, none against who is in a wood', () => {
    const table = picture('.  d1 d2*\n .  a1\n.  .  .', { troops: { a1: 'MC' } });
    expect(strengths(table)).toEqual([5, 3]);
    expect(strengths(table.dice(...WIN))).toEqual([3, 3]);
  });

  test('SAGA-BATTLE-TROOP-019 of three side by side the first and the last are not adjacent', () => {
    const three = stand({ units: { a1: [10, 10], d1: [9, 9], d2: [9, 10], d3: [10, 11] }, troops: { a1: 'HC' } });
    expect(strengths(three)[0]).toBe(5);
  });

  test('SAGA-BATTLE-TROOP-019 SAGA-BATTLE-SHOOT-014 shot at in a cluster: by contact all count, by cluster its own enemies', () => {
    const shotAt = (flank: string, units: Readonly<Record<string, At>>, troops: object, target: string): number => {
      const table = stand({ units, troops: { ...troops, a3: 'BO' }, options: { 'saga.battle.cavalryFlank': flank } });
      return strengths(give(table, { choose: 'shoot', target }))[1];
    };
    // One cavalry unit between two enemies who fight it together.
    const lone = { a1: [9, 12], a2: [11, 12], a3: [10, 16], d1: [10, 13] } as const;
    expect(['contact', 'cluster'].map((flank) => shotAt(flank, lone, { d1: 'HC' }, 'd1'))).toEqual([5, 5]);
    // Between the two as well, but one of them has an enemy of its own.
    const paired = { a1: [10, 9], a2: [10, 11], a3: [7, 10], d1: [10, 12], d2: [10, 10] } as const;
    expect(['contact', 'cluster'].map((flank) => shotAt(flank, paired, { d2: 'HC' }, 'd2'))).toEqual([5, 7]);
  });
});

describe('melee', () => {
  test('SAGA-BATTLE-CLUSTER-013 SAGA-BATTLE-MELEE-003 of many whom shooting leaves one, it is one against one: L, and nobody is named', () => {
    const table = stand({
      units: { a1: [10, 10], a2: [8, 12], d1: [10, 11], d2: [9, 10] },
      troops: { a2: 'BO' },
      losses: { d2: 99 },
      lossNumber: 31,
    });
    expect(clusterNames(table)).toEqual(['a1: d1 d2']);
    const shots = { a2: 'd2' };
    expect(losses(drive(table, { shots, dice: [WIN, WIN] }), 'd1')).toBe(31);
    const lost = drive(table, { shots, dice: [WIN, LOSE] });
    expect([losses(lost, 'a1'), events(lost, 'pressed').length]).toEqual([31, 0]);
  });

  test('SAGA-BATTLE-MELEE-015 SAGA-BATTLE-END-023 half of one rounded down is nobody: they move back, and the round was quiet', () => {
    const units = { a1: [10, 10], d1: [10, 11], d2: [9, 10] } as const;
    const fought = (rounding: string): Table =>
      drive(stand({ units, lossNumber: 1, options: { 'saga.battle.rounding': rounding } }), {
        dice: [WIN, WIN],
        backs: [
          ['d1', [10, 12]],
          ['d2', [8, 10]],
        ],
      });
    const [down, up] = [fought('down'), fought('up')];
    expect([losses(down, 'd1'), losses(down, 'd2'), down.run.state.open.quiet]).toEqual([0, 0, 1]);
    expect([at(down, 'd1'), at(down, 'd2')]).toEqual([
      [10, 12],
      [8, 10],
    ]);
    expect([losses(up, 'd1'), losses(up, 'd2'), up.run.state.open.quiet]).toEqual([1, 1, 0]);
  });

  test('SAGA-BATTLE-MELEE-015 SAGA-BATTLE-MELEE-022 two with one way back between them: who goes second takes double', () => {
    // Both can only go to (9, 11).
    const walls = (['10,11 10,12', '10,11 11,11', '9,10 8,10', '9,10 8,11'] as const).map((edge) => {
      const [from, to] = edge.split(' ').map((place) => place.split(',').map(Number)) as unknown as [At, At];
      return [from, to, 'hard'] as const;
    });
    const table = stand({ units: { a1: [10, 10], d1: [10, 11], d2: [9, 10] }, barriers: walls, lossNumber: 31 });
    const after = (first: string): readonly number[] => {
      const done = drive(table, { dice: [WIN, WIN], backs: [[first, [9, 11]]] });
      return [losses(done, 'd1'), losses(done, 'd2')];
    };
    expect([after('d1'), after('d2')]).toEqual([
      [16, 32],
      [32, 16],
    ]);
  });

  test('SAGA-BATTLE-MELEE-012 SAGA-BATTLE-MELEE-018 named from where there is no way back, a unit that L alone would spare is lost', () => {
    const table = stand({
      units: { a1: [10, 10], d1: [10, 11], d2: [9, 10] },
      barriers: [
        [[10, 10], [10, 9], 'hard'],
        [[10, 10], [9, 9], 'hard'],
        [[10, 10], [11, 9], 'hard'],
      ],
      losses: { a1: 45 },
      lossNumber: 30,
    });
    const pressed = (by: string): Table => drive(table, { dice: [LOSE, WIN], press: [by] });
    expect([losses(pressed('d1'), 'a1'), at(pressed('d1'), 'a1')]).toEqual([100, null]);
    expect([losses(pressed('d2'), 'a1'), at(pressed('d2'), 'a1')]).toEqual([75, [11, 10]]);
  });

  test('SAGA-BATTLE-MELEE-005 SAGA-BATTLE-MELEE-024 light infantry with no way back may still step aside', () => {
    // Away from a1 all is rock; (0, 1) and (2, 1) touch both.
    const boxed = drive(picture('#  .  .\n d1* a1\n#  #  .', { troops: { d1: 'LI' }, lossNumber: 10 }), {
      dice: [WIN],
      until: 'lightStep',
    });
    expect([losses(boxed, 'd1'), asked(boxed)]).toEqual([20, 'lightStep Blue']);
    expect(offered(boxed)).toEqual([{ choose: 'done' }, { choose: 'step', unit: 'd1', to: { row: 0, column: 1 } }]);
  });

  test('SAGA-BATTLE-MELEE-026 SAGA-BATTLE-TERRAIN-019 a soft barrier of one direction is crossed either way', () => {
    for (const ends of [
      [
        [1, 0],
        [0, 0],
      ],
      [
        [0, 0],
        [1, 0],
      ],
    ] as const) {
      const table = picture('.  .  .\n a1 d1\n.  .  .', {
        troops: { a1: 'LI' },
        barriers: [[...ends, 'soft oneWay']],
      });
      const after = drive(table, { dice: [WIN], until: 'lightStep' });
      expect(offered(after)).toContainEqual({ choose: 'step', unit: 'a1', to: { row: 0, column: 0 } });
      expect(offered(after)).toHaveLength(2);
    }
  });
});

describe('the reason of a refusal is the rule that stands against it', () => {
  const back = (unit: string, to: At | null): object => ({
    choose: 'back',
    unit,
    to: to === null ? null : { row: to[0], column: to[1] },
  });

  test('SAGA-BATTLE-MELEE-011 SAGA-BATTLE-MELEE-012 falling back', () => {
    const clear = { options: { 'saga.battle.backIntoContact': false }, lossNumber: 30 };
    // (9, 9) would be next to a2; (10, 9) and (11, 9) are not.
    const beside = stand({ units: { a1: [10, 11], a2: [8, 9], d1: [10, 10] }, ...clear });
    const retiring = drive(beside, { dice: [WIN], until: 'fallBackChoice' });
    expect(refusalOf(retiring, back('d1', [9, 9]))).toMatchObject({ rule: 'SAGA-BATTLE-MELEE-011' });
    expect(refusalOf(retiring, back('d1', [9, 10]))).toMatchObject({ rule: 'SAGA-BATTLE-MELEE-010' });
    const many = stand({ units: { a1: [10, 10], d1: [10, 11], d2: [9, 10] }, losses: { d1: 90 }, lossNumber: 30 });
    const several = drive(many, { dice: [WIN, WIN], until: 'fallBackChoice' });
    expect(refusalOf(several, back('d1', [10, 12]))).toMatchObject({ rule: 'SAGA-BATTLE-MELEE-012' });
    expect(at(give(several, back('d1', null)), 'd1')).toBeNull();
  });

  test('SAGA-BATTLE-MOVE-001 SAGA-BATTLE-MOVE-004 SAGA-BATTLE-MOVE-005 moving', () => {
    const units = { a1: [10, 10], a2: [10, 11], d1: [12, 10] } as const;
    const moving = drive(stand({ units, round: 3 }), { quick: { Red: ['a1'] }, until: 'move' });
    const rule = ([row, column]: At) => refusalOf(moving, { choose: 'move', unit: 'a1', to: { row, column } });
    expect(rule([10, 11])).toMatchObject({ rule: 'SAGA-BATTLE-MOVE-005' });
    expect(rule([10, 7])).toMatchObject({ rule: 'SAGA-BATTLE-MOVE-001' });
    expect(rule([12, 10])).toMatchObject({ rule: 'SAGA-BATTLE-MOVE-004' });
    expect(rule([9, 19])).toMatchObject({ rule: 'SAGA-BATTLE-MOVE-004' });
  });
});

describe('ending', () => {
  /** A unit behind walls at (10, 10) beside an enemy: only the edge between the two is open. */
  const walled = (
    [
      [10, 9],
      [9, 9],
      [9, 10],
      [11, 9],
      [11, 10],
    ] as const
  ).map((to) => [[10, 10], to, 'hard'] as const);
  const left = (rest: object): Table =>
    drive(stand({ units: { a1: [10, 10], a2: [2, 2], d1: [10, 11] }, barriers: walled, round: 3, ...rest }), {
      declare: { Red: 'retreat' },
      until: 'clash',
    });

  test('SAGA-BATTLE-END-013 SAGA-BATTLE-END-025 who was left behind destroys the enemy: nobody holds the field, and what they lost stays lost', () => {
    const over = drive(left({ losses: { a1: 9, a2: 7, d1: 99 } }), { dice: [WIN] });
    expect(over.run.outcome()).toMatchObject({
      ending: 'destroyed',
      holder: null,
      credit: { raise: null, lower: null },
      armies: [
        { retreated: true, destroyed: false, units: [{ losses: 9 }, { losses: 7 }] },
        { retreated: false, destroyed: true, units: [{ losses: 100 }] },
      ],
    });
  });

  test('SAGA-BATTLE-END-014 SAGA-BATTLE-END-015 the last one left behind is destroyed: the other army holds the field and halves its losses', () => {
    const over = drive(left({ losses: { a1: 99, a2: 7, d1: 31 } }), { dice: [LOSE] });
    expect(over.run.outcome()).toMatchObject({
      holder: 'Blue',
      credit: { raise: 'Blue', lower: 'Red' },
      armies: [
        {
          destroyed: false,
          units: [
            { losses: 100, fate: 'lost' },
            { losses: 7, fate: 'left' },
          ],
        },
        { lost: { mediumInfantry: 16 } },
      ],
    });
  });

  test('SAGA-BATTLE-ROUND-005 SAGA-BATTLE-MELEE-007 half of those still on the map are quick', () => {
    const fought = drive(
      stand({ units: { a1: [10, 10], a2: [2, 2], a3: [2, 6], a4: [2, 10], d1: [10, 11] }, losses: { a1: 99 } }),
      { dice: [LOSE] },
    );
    const choosing = drive(fought, { until: 'quick' });
    expect(asked(choosing)).toBe('quick Red');
    expect(refusalOf(choosing, { choose: 'quick', units: ['a2', 'a3'] })).toMatchObject({ facts: { count: 1 } });
    expect(refusalOf(choosing, { choose: 'quick', units: ['a1'] })).toMatchObject({ rule: 'SAGA-BATTLE-ROUND-005' });
    expect(asked(give(choosing, { choose: 'quick', units: ['a4'] }))).toBe('move Blue');
  });

  test('SAGA-BATTLE-END-008 SAGA-BATTLE-TERRAIN-012 within one move a wood on the way counts as it costs', () => {
    const leaves = (lane: string, options: object, troop = 'MI'): boolean => {
      const drawn = `#  #  #  #  #  #\n #  #  #  #  #\n${lane}\n #  #  #  #  #\n.  .  .  .  .  d1`;
      const table = picture(drawn, { round: 3, troops: { a1: troop }, options });
      return events(drive(table, { declare: { Red: 'retreat' } }), 'left').length > 0;
    };
    const [oneMove, dear] = [{ 'saga.battle.retreatPath': 'oneMove' }, { 'saga.battle.closedCost': 2 }];
    const wood = '#  #  #  a1 *  .';
    expect([leaves(wood, oneMove), leaves(wood, { ...oneMove, ...dear }), leaves(wood, dear)]).toEqual([
      true,
      false,
      true,
    ]);
    expect([leaves(wood, { ...oneMove, ...dear }, 'LI'), leaves('#  #  a1 .  .  .', oneMove)]).toEqual([true, false]);
  });
});

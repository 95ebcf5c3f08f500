import { both, CERTAIN, type Chance, chanceThat, exact } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { broken, drive, events, give, LOSE, offered, refusalOf, strengths, WIN } from '../testing/drive.js';
import { at, losses, picture, stand, type Table } from '../testing/stand.js';

type At = readonly [number, number];

const waits = (table: Table): string => (table.run.awaits.need === 'nothing' ? 'over' : table.run.awaits.step);

const duel = (rest: object = {}): Table => stand({ units: { a1: [10, 11], d1: [10, 10] }, lossNumber: 30, ...rest });

const backs = (table: Table): readonly string[] =>
  offered(table)
    .map((choice) => (choice.choose === 'back' ? `${choice.unit} ${choice.to?.row},${choice.to?.column}` : '?'))
    .sort();

const BOX = `
  #  #  .
   d1 a1
  #  #  .`;

describe('one against one', () => {
  test('SAGA-BATTLE-MELEE-001 SAGA-BATTLE-MELEE-003 one roll; the winner deals L and loses nothing', () => {
    const won = drive(duel(), { dice: [WIN] });
    expect([losses(won, 'a1'), losses(won, 'd1')]).toEqual([0, 30]);
    const lost = drive(duel(), { dice: [LOSE] });
    expect([losses(lost, 'a1'), losses(lost, 'd1')]).toEqual([30, 0]);
    expect(events(won, 'clashed')).toHaveLength(1);
  });

  test('SAGA-BATTLE-MELEE-002 the unit of the proactive side rolls', () => {
    expect(duel().run.awaits).toMatchObject({ need: 'dice', by: 'ana' });
    const second = drive(duel({ round: 2, troops: { a1: 'HI' } }), { until: 'clash' });
    expect(second.run.awaits).toMatchObject({ need: 'dice', by: 'bo' });
    expect(strengths(second)).toEqual([3, 4]);
    expect(losses(drive(second, { dice: [WIN] }), 'a1')).toBe(30);
  });

  test('SAGA-BATTLE-MELEE-004 SAGA-BATTLE-MELEE-010 the loser falls back one space, away from the winner', () => {
    const asked = drive(duel(), { dice: [WIN], until: 'fallBackChoice' });
    expect(asked.run.awaits).toMatchObject({ asked: [{ as: 'Blue' }] });
    expect(backs(asked)).toEqual(['d1 10,9', 'd1 11,9', 'd1 9,9']);
    expect(refusalOf(asked, { choose: 'back', unit: 'd1', to: { row: 9, column: 10 } })).toMatchObject(
      broken('SAGA-BATTLE-MELEE-010'),
    );
    expect(refusalOf(asked, { choose: 'back', unit: 'd1', to: null })).toMatchObject(broken('SAGA-BATTLE-MELEE-010'));
    const other = drive(stand({ units: { a1: [10, 10], d1: [9, 10] }, lossNumber: 30 }), {
      dice: [WIN],
      until: 'fallBackChoice',
    });
    expect(backs(other)).toEqual(['d1 8,10', 'd1 8,11', 'd1 9,11']);
    // Not onto impassable, not onto anybody, not across a hard barrier.
    const narrow = stand({
      units: { a1: [10, 11], a2: [10, 9], a3: [8, 2], d1: [10, 10] },
      barriers: [[[10, 10], [9, 9], 'hard']],
      lossNumber: 30,
    });
    const back = drive(narrow, { dice: [WIN, LOSE], press: ['a1'] });
    expect(at(back, 'd1')).toEqual([11, 9]);
    const oneWay = (from: At, to: At): At | null =>
      at(
        drive(picture(BOX.replace('#', '.'), { barriers: [[from, to, 'hard oneWay']], lossNumber: 30 }), {
          dice: [LOSE],
        }),
        'd1',
      );
    expect([oneWay([1, 0], [0, 0]), oneWay([0, 0], [1, 0])]).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });

  test('SAGA-BATTLE-MELEE-005 a loser that cannot move away takes double', () => {
    const boxed = drive(picture(BOX, { lossNumber: 30 }), { dice: [WIN] });
    expect(losses(boxed, 'd1')).toBe(60);
    expect(at(boxed, 'd1')).toEqual([1, 0]);
    expect(events(boxed, 'boxedIn')).toHaveLength(1);
  });

  test('SAGA-BATTLE-MELEE-006 SAGA-BATTLE-MELEE-007 SAGA-BATTLE-MELEE-008 losses count up, a unit that reaches its size is lost for good, and no more than it has', () => {
    const again = drive(duel({ losses: { d1: 45 } }), { dice: [WIN] });
    expect(losses(again, 'd1')).toBe(75);
    const gone = drive(duel({ losses: { d1: 80 } }), { dice: [WIN] });
    expect(losses(gone, 'd1')).toBe(100);
    expect(at(gone, 'd1')).toBeNull();
    expect(events(gone, 'lossesTaken')).toMatchObject([{ losses: 20 }]);
    expect(events(drive(duel({ losses: { d1: 70 } }), { dice: [WIN] }), 'destroyed')).toHaveLength(1);
  });

  test('SAGA-BATTLE-MELEE-009 some of the losses come back at the end', () => {
    const won = drive(duel(), { dice: [WIN] });
    const over = drive(won, { declare: { Red: 'surrender' } });
    expect(over.run.outcome().armies[1].units).toMatchObject([{ counted: 30, losses: 15 }]);
  });

  test('SAGA-BATTLE-MELEE-011 it may fall back next to other enemies, or only if there is nowhere else', () => {
    // (8, 9) touches (9, 9).
    const beside = (options: object): readonly string[] => {
      const table = stand({ units: { a1: [10, 11], a2: [8, 9], d1: [10, 10] }, lossNumber: 30, options });
      return backs(drive(table, { dice: [WIN], until: 'fallBackChoice' }));
    };
    expect(beside({})).toEqual(['d1 10,9', 'd1 11,9', 'd1 9,9']);
    expect(beside({ 'saga.battle.backIntoContact': false })).toEqual(['d1 10,9', 'd1 11,9']);
    const only = stand({
      units: { a1: [10, 11], a2: [8, 9], a3: [10, 8], a4: [12, 9], d1: [10, 10] },
      lossNumber: 30,
      options: { 'saga.battle.backIntoContact': false },
    });
    expect(backs(drive(only, { dice: [WIN], until: 'fallBackChoice' }))).toHaveLength(3);
  });

  test('SAGA-BATTLE-MELEE-012 whether it could have moved decides single or double first; a destroyed unit does not move', () => {
    const room = drive(duel({ losses: { d1: 70 } }), { dice: [WIN] });
    expect(events(room, 'boxedIn')).toEqual([]);
    expect(events(room, 'fellBack')).toEqual([]);
    const boxed = drive(picture(BOX, { lossNumber: 30, losses: { d1: 50 } }), { dice: [WIN] });
    expect(events(boxed, 'boxedIn')).toHaveLength(1);
    expect(losses(boxed, 'd1')).toBe(100);
  });
});

const LONE = { a1: [10, 10], d1: [10, 11], d2: [9, 10] } as const;

describe('one against many', () => {
  const lone = (rest: object = {}): Table => stand({ units: LONE, lossNumber: 30, ...rest });

  test('SAGA-BATTLE-MELEE-013 SAGA-BATTLE-MELEE-019 one roll for each pair, all of them, in the seat order of the many', () => {
    const table = drive(lone(), { dice: [LOSE], until: 'never' });
    expect(waits(table)).toBe('clash');
    const both = table.dice(...WIN);
    expect(events(both, 'clashed')).toEqual([
      { event: 'clashed', lone: 0, other: 1, winner: 1 },
      { event: 'clashed', lone: 0, other: 2, winner: 0 },
    ]);
  });

  test('SAGA-BATTLE-MELEE-014 SAGA-BATTLE-MELEE-015 if the lone unit wins all, each enemy takes half and must move back; who cannot takes double of that', () => {
    const won = drive(lone(), { dice: [WIN, WIN] });
    expect([losses(won, 'a1'), losses(won, 'd1'), losses(won, 'd2')]).toEqual([0, 15, 15]);
    expect(at(won, 'd1')).not.toEqual([10, 11]);
    expect(at(won, 'd2')).not.toEqual([9, 10]);
    const odd = (options: object): Table => drive(lone({ lossNumber: 31, options }), { dice: [WIN, WIN] });
    expect(losses(odd({}), 'd1')).toBe(16);
    expect(losses(odd({ 'saga.battle.rounding': 'down' }), 'd1')).toBe(15);
    const stuck = stand({
      units: { a1: [10, 10], d1: [10, 11], d2: [9, 10] },
      barriers: [
        [[10, 11], [10, 12], 'hard'],
        [[10, 11], [9, 11], 'hard'],
        [[10, 11], [11, 11], 'hard'],
      ],
      lossNumber: 31,
    });
    const both = drive(stuck, { dice: [WIN, WIN] });
    expect([losses(both, 'd1'), losses(both, 'd2')]).toEqual([32, 16]);
  });

  test('SAGA-BATTLE-MELEE-016 SAGA-BATTLE-MELEE-017 SAGA-BATTLE-MELEE-018 if any of the many wins, the lone unit takes L once and they choose from whom it moves back', () => {
    const asked = drive(lone(), { dice: [LOSE, WIN], until: 'press' });
    expect(asked.run.awaits).toMatchObject({ step: 'press', asked: [{ as: 'Blue' }] });
    expect(offered(asked)).toEqual([
      { choose: 'press', unit: 'd1' },
      { choose: 'press', unit: 'd2' },
    ]);
    expect(refusalOf(asked, { choose: 'press', unit: 'a1' })).toMatchObject(broken('SAGA-BATTLE-MELEE-016'));
    // d2 lost its roll and may be named all the same.
    const pressed = drive(asked, { press: ['d2'], until: 'fallBackChoice' });
    expect(pressed.run.awaits).toMatchObject({ asked: [{ as: 'Red' }] });
    // d2 stands at (9, 10): away from it are (10, 9), (11, 9) and (11, 10).
    expect(backs(pressed)).toEqual(['a1 10,9', 'a1 11,10', 'a1 11,9']);
    expect(at(drive(pressed), 'a1')).not.toEqual([10, 10]);
    const twice = drive(lone(), { dice: [LOSE, LOSE] });
    expect([losses(twice, 'a1'), losses(twice, 'd1'), losses(twice, 'd2')]).toEqual([30, 0, 0]);
    // From one there is a way back, from the other none: 2L if they name the latter.
    const cornered = stand({
      units: LONE,
      barriers: [
        [[10, 10], [10, 9], 'hard'],
        [[10, 10], [9, 9], 'hard'],
        [[10, 10], [11, 9], 'hard'],
      ],
      lossNumber: 30,
    });
    expect(losses(drive(cornered, { dice: [LOSE, WIN], press: ['d1'] }), 'a1')).toBe(60);
    expect(losses(drive(cornered, { dice: [LOSE, WIN], press: ['d2'] }), 'a1')).toBe(30);
  });

  test('SAGA-BATTLE-MELEE-022 several move back in the order their owner chooses, and may need each other’s hexes', () => {
    const asked = drive(lone(), { dice: [WIN, WIN], until: 'fallBackChoice' });
    expect(new Set(backs(asked).map((way) => way.slice(0, 2)))).toEqual(new Set(['d1', 'd2']));
    const first = give(asked, { choose: 'back', unit: 'd2', to: { row: 9, column: 11 } });
    expect(losses(first, 'd2')).toBe(15);
    expect(losses(first, 'd1')).toBe(0);
    expect(backs(first)).not.toContain('d1 9,11');
    expect(refusalOf(first, { choose: 'back', unit: 'd2', to: { row: 8, column: 10 } })).toMatchObject(
      broken('SAGA-BATTLE-MELEE-022'),
    );
  });

  test('the chances of the worked examples', () => {
    const all = (units: Readonly<Record<string, At>>): string => {
      let table = stand({ units, troops: { a1: 'HI' } });
      let chance: Chance = CERTAIN;
      while (table.run.awaits.need === 'dice' && table.run.awaits.step === 'clash') {
        chance = both(chance, chanceThat(table.run.awaits.throw, 'success'));
        table = table.dice(...WIN);
      }
      return exact(chance);
    };
    expect(all(LONE)).toBe('5625/16384');
    expect(all({ ...LONE, d3: [9, 9] })).toBe('421875/2097152');
  });
});

describe('the order of fights', () => {
  const TWO = { a1: [10, 10], a2: [4, 4], d1: [10, 11], d2: [4, 5] } as const;

  test('SAGA-BATTLE-MELEE-020 strengths are fixed before the first cluster is resolved', () => {
    // Heavy cavalry d2 is caught between a1 and a2. a2 is destroyed first, and d2 still has no bonus.
    const table = stand({
      units: { a1: [10, 9], a2: [10, 11], d1: [10, 12], d2: [10, 10] },
      troops: { d2: 'HC' },
      losses: { a2: 99 },
      lossNumber: 30,
    });
    const second = drive(give(table, { choose: 'fight', unit: 'a2' }), { dice: [LOSE], until: 'never' });
    expect(at(second, 'a2')).toBeNull();
    expect(strengths(second)).toEqual([3, 5]);
    const alone = stand({ units: { a1: [10, 9], d1: [10, 12], d2: [10, 10] }, troops: { d2: 'HC' } });
    expect(strengths(alone)).toEqual([3, 7]);
  });

  test('SAGA-BATTLE-MELEE-021 the proactive side names the next cluster each time, or they go in seat order', () => {
    const table = stand({ units: TWO, lossNumber: 30 });
    expect(table.run.awaits).toMatchObject({ step: 'nextCluster', asked: [{ as: 'Red' }] });
    expect(offered(table)).toEqual([
      { choose: 'fight', unit: 'a1' },
      { choose: 'fight', unit: 'a2' },
    ]);
    expect(refusalOf(table, { choose: 'fight', unit: 'd1' })).toMatchObject(broken('SAGA-BATTLE-MELEE-021'));
    const second = drive(give(table, { choose: 'fight', unit: 'a2' }), { dice: [WIN], until: 'never' });
    expect(losses(second, 'd2')).toBe(30);
    expect(waits(second)).toBe('clash');
    const inOrder = stand({ units: TWO, lossNumber: 30, options: { 'saga.battle.clusterOrder': 'seat' } });
    expect(waits(inOrder)).toBe('clash');
    expect(losses(drive(inOrder, { dice: [WIN], until: 'never' }), 'd1')).toBe(30);
    const turned = drive(stand({ units: TWO, round: 2, options: { 'saga.battle.clusterOrder': 'seat' } }), {
      dice: [WIN],
      until: 'never',
    });
    expect(losses(turned, 'a1')).toBeGreaterThan(0);
  });

  test('SAGA-BATTLE-MELEE-023 the winner does not advance', () => {
    expect(at(drive(duel(), { dice: [WIN] }), 'a1')).toEqual([10, 11]);
  });
});

describe('the light infantry step', () => {
  const WOOD = `
    .  .  .  .
     d1* a1* .
    .  .  .  .`;
  const wood = (rest: object = {}): Table => picture(WOOD, { troops: { a1: 'LI', d1: 'LI' }, lossNumber: 30, ...rest });

  test('SAGA-BATTLE-MELEE-024 it is optional, and open to winner and loser alike', () => {
    const after = drive(wood(), { dice: [WIN], until: 'lightStep' });
    expect(after.run.awaits).toMatchObject({ asked: [{ as: 'Red' }] });
    const declined = give(after, { choose: 'done' });
    expect(at(declined, 'a1')).toEqual([1, 1]);
    const loser = drive(picture('*  *  .  .\n d1* a1 .\n*  *  .  .', { troops: { d1: 'LI' }, lossNumber: 30 }), {
      dice: [WIN],
      until: 'lightStep',
    });
    expect(loser.run.awaits).toMatchObject({ step: 'lightStep', asked: [{ as: 'Blue' }] });
  });

  test('SAGA-BATTLE-MELEE-025 SAGA-BATTLE-MELEE-028 after all rolls, the naming and the falling back; the proactive side first', () => {
    const steps = drive(wood({ round: 2 }), { dice: [WIN], until: 'lightStep' });
    // Blue is proactive and has won: it steps first, once a1 has fallen back.
    expect(steps.run.awaits).toMatchObject({ asked: [{ as: 'Blue' }] });
    expect(events(steps, 'fellBack')).toHaveLength(1);
    const table = drive(
      picture('.  .  *  .\n d1* a1* *\n.  .  *  .', { troops: { a1: 'LI', d1: 'LI' }, lossNumber: 30, round: 2 }),
      {
        dice: [WIN],
        backs: [['a1', [1, 2]]],
        steps: [
          ['d1', [0, 0]],
          ['a1', [0, 2]],
        ],
      },
    );
    const order = table.said
      .map(({ event }) => event)
      .filter((event) => ['clashed', 'lossesTaken', 'fellBack', 'stepped'].includes(event));
    expect(order).toEqual(['clashed', 'lossesTaken', 'fellBack', 'stepped', 'stepped']);
    expect([at(table, 'd1'), at(table, 'a1')]).toEqual([
      [0, 0],
      [0, 2],
    ]);
  });

  test('SAGA-BATTLE-MELEE-026 to a free, passable neighbour; tested for the hex it stands in then, the hex it enters and the edge', () => {
    const after = drive(picture('#  *  .  .\n d1 a1 .\n.  .  .  .', { troops: { a1: 'LI' }, lossNumber: 30 }), {
      dice: [WIN],
      backs: [['d1', [2, 0]]],
      until: 'lightStep',
    });
    expect(offered(after)).toEqual([{ choose: 'done' }, { choose: 'step', unit: 'a1', to: { row: 0, column: 1 } }]);
    expect(refusalOf(after, { choose: 'step', unit: 'a1', to: { row: 2, column: 1 } })).toMatchObject(
      broken('SAGA-BATTLE-MELEE-026'),
    );
    // A wall that one can jump down from is no soft barrier.
    const wall = drive(
      picture('.  .  .  .\n d1 a1 .\n.  .  .  .', {
        troops: { a1: 'LI' },
        lossNumber: 30,
        barriers: [[[1, 2], [1, 1], 'hard oneWay']],
      }),
      { dice: [WIN], until: 'lightStep' },
    );
    expect(waits(wall)).toBe('declare');
  });

  test('SAGA-BATTLE-MELEE-027 it starts no new fight this round', () => {
    const table = drive(
      picture('.  .  .  .  .\n d1 a1* *  d2\n.  .  .  .  .', { troops: { a1: 'LI' }, lossNumber: 30 }),
      {
        dice: [WIN],
        steps: [['a1', [1, 2]]],
      },
    );
    expect(at(table, 'a1')).toEqual([1, 2]);
    expect(table.run.state.open.round).toBe(2);
    expect(events(table, 'clashed')).toHaveLength(1);
  });
});

test('the worked examples of losses: 30, boxed in 60, a lone winner 15 to each', () => {
  expect(losses(drive(duel(), { dice: [WIN] }), 'd1')).toBe(30);
  expect(losses(drive(picture(BOX, { lossNumber: 30 }), { dice: [WIN] }), 'd1')).toBe(60);
});

import { describe, expect, test } from 'vitest';
import type { ArmyOutcome } from '../battle.js';
import { broken, drive, events, give, LOSE, offered, refusalOf, WIN } from '../testing/drive.js';
import { at, losses, picture, stand, type Table } from '../testing/stand.js';

type At = readonly [number, number];

const waits = (table: Table): string => (table.run.awaits.need === 'nothing' ? 'over' : table.run.awaits.step);
const army = (table: Table, side: 0 | 1): ArmyOutcome => table.run.outcome().armies[side];
const kept = (table: Table, side: 0 | 1): readonly number[] => army(table, side).units.map((unit) => unit.losses);

const apart = (rest: object = {}): Table =>
  stand({ units: { a1: [2, 2], a2: [2, 6], d1: [20, 2], d2: [20, 6] }, round: 3, ...rest });
const declare = (table: Table, Red: string, Blue: string): Table => drive(table, { declare: { Red, Blue } });

/** A unit walled in at (10, 10): no way off the map. */
const CAGE = [
  [10, 9],
  [10, 11],
  [9, 9],
  [9, 10],
  [11, 9],
  [11, 10],
].map((to) => [[10, 10], to as unknown as At, 'hard'] as const);

describe('surrender', () => {
  test('SAGA-BATTLE-END-001 SAGA-BATTLE-END-018 a battle is over when an army has lost every unit; the other counts as one that did not retreat', () => {
    const table = drive(stand({ units: { a1: [10, 10], d1: [10, 11] }, losses: { a1: 45, d1: 99 } }), { dice: [WIN] });
    expect(table.run.over).toBe(true);
    expect(table.run.outcome()).toMatchObject({ ending: 'destroyed', holder: 'Red', rounds: 1 });
    expect(army(table, 1)).toMatchObject({ destroyed: true, units: [{ losses: 100, fate: 'lost' }] });
    expect(kept(table, 0)).toEqual([23]);
  });

  test('SAGA-BATTLE-END-002 SAGA-BATTLE-END-020 surrender is declared when retreat may be, and ends the battle at once', () => {
    const table = apart();
    expect(offered(table)).toEqual([
      { choose: 'fightOn' },
      { choose: 'retreat' },
      { choose: 'surrender' },
      { choose: 'breakOff' },
    ]);
    const over = declare(table, 'surrender', 'retreat');
    expect(over.run.over).toBe(true);
    expect(events(over, 'left')).toEqual([]);
    expect(over.run.outcome()).toMatchObject({ ending: 'surrender', holder: 'Blue' });
    expect(army(over, 0)).toMatchObject({
      surrendered: true,
      units: [{ fate: 'surrendered' }, { fate: 'surrendered' }],
    });
  });

  test('SAGA-BATTLE-END-003 terms are left to role-play: the outcome names who surrendered, and whom that leaves in whose hands', () => {
    const mixed = { troops: { a2: 'BO', d2: 'BO' }, losses: { d1: 31 } };
    const over = declare(apart(mixed), 'fightOn', 'surrender');
    expect(over.run.outcome()).toMatchObject({ armies: [{ surrendered: false }, { surrendered: true }] });
    // 31 lost, 16 of them for good: 84 of that unit are left, and they are among those the army has afterwards.
    expect(army(over, 1)).toMatchObject({
      prisoners: { mediumInfantry: 84, bowmen: 100, pikemen: 0 },
      after: { mediumInfantry: 84, bowmen: 100 },
    });
    const taken = (table: Table): readonly number[] =>
      table.run.outcome().armies.map(({ prisoners }) => prisoners.mediumInfantry + prisoners.bowmen);
    expect(taken(over)).toEqual([0, 184]);
    for (const way of ['retreat', 'breakOff', 'surrender'])
      expect(taken(declare(apart(mixed), way, way))).toEqual([0, 0]);
  });

  test('SAGA-BATTLE-END-004 SAGA-BATTLE-END-005 both sides’ losses are halved, fully lost units stay so', () => {
    // 45 of 100, 100 of 100 and 7 of 60: one is destroyed in this round.
    const fought = drive(
      stand({
        units: { a1: [20, 3], d1: [10, 11], d2: [20, 2], d3: [4, 6] },
        sizes: { d3: 60 },
        losses: { a1: 9, d1: 45, d2: 99, d3: 7 },
      }),
      { dice: [WIN] },
    );
    const over = declare(fought, 'fightOn', 'surrender');
    expect(kept(over, 1)).toEqual([23, 100, 4]);
    expect(kept(over, 0)).toEqual([5]);
  });
});

describe('retreat', () => {
  test('SAGA-BATTLE-END-006 SAGA-BATTLE-END-009 SAGA-BATTLE-END-010 SAGA-BATTLE-END-015 either side may retreat before movement; its losses are permanent, the other’s halved', () => {
    const table = apart({ losses: { a1: 45, a2: 7, d1: 31 } });
    const over = declare(table, 'retreat', 'fightOn');
    expect(over.run.outcome()).toMatchObject({
      ending: 'left',
      holder: 'Blue',
      credit: { raise: 'Blue', lower: 'Red' },
    });
    expect(kept(over, 0)).toEqual([45, 7]);
    expect(kept(over, 1)).toEqual([16, 0]);
    expect(army(over, 0).units.map(({ fate }) => fate)).toEqual(['left', 'left']);
    expect(declare(apart(), 'fightOn', 'retreat').run.outcome()).toMatchObject({ holder: 'Red' });
  });

  test('SAGA-BATTLE-END-007 SAGA-BATTLE-END-008 a unit leaves that has a way to the rim past no enemy; or, where so agreed, within one move', () => {
    const left = (units: Readonly<Record<string, At>>, rest: object = {}): boolean =>
      events(declare(stand({ units, round: 3, ...rest }), 'retreat', 'fightOn'), 'left').length > 0;
    expect(left({ a1: [10, 10], d1: [9, 12], d2: [12, 12] })).toBe(true);
    expect(left({ a1: [0, 5], d1: [1, 5] })).toBe(true);
    // In the corner with an enemy beside it: no hex could be entered, and it leaves all the same.
    expect(left({ a1: [0, 0], d1: [0, 1] })).toBe(true);
    expect(left({ a1: [10, 10], d1: [20, 20 - 3] }, { barriers: CAGE })).toBe(false);
    // Its starting hex may be next to an enemy; hexes on the way may not.
    expect(left({ a1: [10, 10], d1: [10, 11] })).toBe(true);
  });

  test('SAGA-BATTLE-END-008 friends do not block, enemies beside the way do, and a path may be limited to one move', () => {
    const lane = (row2: string, row4: string, options: object = {}): number => {
      const table = picture(`#  #  #  #  #\n #  #  #  #\n${row2}\n #  #  #  #\n${row4}`, { round: 3, options });
      const said = events(declare(table, 'retreat', 'fightOn'), 'left')[0] as { units: number[] } | undefined;
      return said?.units.length ?? 0;
    };
    expect(lane('#  #  a1 a2 .', '.  .  .  .  d1')).toBe(2);
    expect(lane('#  #  a1 .  .', 'd1 .  .  .  .', { 'saga.battle.retreatPath': 'oneMove' })).toBe(1);
    const far = (options: object): number => {
      const table = stand({ units: { a1: [10, 10], d1: [20, 2] }, round: 3, options });
      return events(declare(table, 'retreat', 'fightOn'), 'left').length;
    };
    expect([far({}), far({ 'saga.battle.retreatPath': 'oneMove' })]).toEqual([1, 0]);
    // Two hexes along the row from an enemy is not beside it.
    const past = picture('#  #  #  #  #\n #  #  #  #\n#  #  a1 #  #\n #  #  .  #\nd1 #  .  #  #', { round: 3 });
    expect(events(declare(past, 'retreat', 'fightOn'), 'left')).toHaveLength(1);
    const blocked = picture('#  #  #  #  #\n #  #  d1 #\n#  a1 .  .  .\n #  #  #  #\n.  .  .  .  .', { round: 3 });
    expect(events(declare(blocked, 'retreat', 'fightOn'), 'left')).toEqual([]);
  });

  test('SAGA-BATTLE-END-011 SAGA-BATTLE-END-012 SAGA-BATTLE-END-013 units unable to go fight on, leave as soon as they can, may surrender, and keep their losses', () => {
    const caged = (rest: object = {}): Table =>
      stand({
        units: { a1: [10, 10], a2: [2, 2], d1: [20, 2] },
        barriers: CAGE,
        losses: { a1: 31, a2: 9, d1: 5 },
        round: 3,
        ...rest,
      });
    const table = declare(caged(), 'retreat', 'fightOn');
    expect([at(table, 'a1'), at(table, 'a2')]).toEqual([[10, 10], null]);
    expect(table.run.state.open.retreated).toEqual([true, false]);
    // It is asked again, but not about retreating.
    const again = drive(table, { until: 'declare' });
    const second =
      again.run.awaits.need === 'answers' && again.run.awaits.asked[0]?.as === 'Red'
        ? again
        : give(again, { choose: 'fightOn' });
    expect(offered(second)).not.toContainEqual({ choose: 'retreat' });
    expect(refusalOf(second, { choose: 'retreat' })).toMatchObject(broken('SAGA-BATTLE-END-012'));
    const surrendered = declare(table, 'surrender', 'fightOn');
    expect(kept(surrendered, 0)).toEqual([16, 9]);
    // Who got away is nobody's prisoner.
    expect(army(surrendered, 0)).toMatchObject({ prisoners: { mediumInfantry: 84 }, after: { mediumInfantry: 175 } });
    const quiet = drive(declare(caged({ options: { 'saga.battle.quietRounds': 1 } }), 'retreat', 'fightOn'), {
      rounds: 5,
    });
    expect(quiet.run.outcome()).toMatchObject({ ending: 'quiet', holder: null });
    expect(kept(quiet, 0)).toEqual([31, 9]);
    expect(kept(quiet, 1)).toEqual([3]);
    // One way out, past an enemy at (0, 4): it stays until the enemy has gone, and leaves at the start of the next round.
    const gate = [
      [1, 4],
      [1, 6],
      [0, 6],
      [2, 5],
      [2, 6],
    ].map((to) => [[1, 5], to as unknown as At, 'hard'] as const);
    const held = stand({ units: { a1: [1, 5], d1: [0, 4] }, barriers: gate, round: 3 });
    const stays = drive(held, { declare: { Red: 'retreat' }, until: 'move' });
    expect(at(stays, 'a1')).toEqual([1, 5]);
    const freed = drive(stays, { moves: [['d1', [0, 2]]] });
    expect(events(freed, 'left')).toMatchObject([{ units: [0] }]);
    expect(freed.run.outcome()).toMatchObject({ ending: 'left', rounds: 4, holder: 'Blue' });
  });

  test('SAGA-BATTLE-END-014 SAGA-BATTLE-END-025 it ends when one army has no unit on the map; the field is held by the one that neither retreated nor surrendered nor was destroyed', () => {
    expect(declare(apart(), 'retreat', 'fightOn').run.outcome().holder).toBe('Blue');
    expect(declare(apart(), 'surrender', 'surrender').run.outcome()).toMatchObject({
      holder: null,
      credit: { raise: null, lower: null },
    });
    expect(declare(apart(), 'breakOff', 'breakOff').run.outcome().holder).toBeNull();
  });

  test('SAGA-BATTLE-END-016 fully lost units of the army that stays are lost', () => {
    const fought = drive(stand({ units: { a1: [20, 3], d1: [20, 2], d2: [4, 6] }, losses: { d1: 99, d2: 8 } }), {
      dice: [WIN],
    });
    const over = declare(fought, 'retreat', 'fightOn');
    expect(kept(over, 1)).toEqual([100, 4]);
    expect(army(over, 1)).toMatchObject({
      before: { mediumInfantry: 200 },
      after: { mediumInfantry: 96 },
      lost: { mediumInfantry: 104 },
    });
    expect(army(over, 1).cost).toEqual({ before: 600, after: 288 });
  });

  test('SAGA-BATTLE-END-017 half is rounded up, or down where the table says so', () => {
    const halved = (options: object): readonly number[] =>
      kept(declare(apart({ losses: { d1: 31 }, options }), 'retreat', 'fightOn'), 1);
    expect(halved({})).toEqual([16, 0]);
    expect(halved({ 'saga.battle.rounding': 'down' })).toEqual([15, 0]);
  });

  test('SAGA-BATTLE-END-019 if both retreat, in one round or in two, both sides’ losses are permanent', () => {
    const both = declare(apart({ losses: { a1: 9, d1: 31 } }), 'retreat', 'retreat');
    expect([kept(both, 0), kept(both, 1)]).toEqual([
      [9, 0],
      [31, 0],
    ]);
    expect(both.run.outcome()).toMatchObject({ ending: 'left', holder: null });
    const caged = stand({ units: { a1: [10, 10], d1: [20, 2] }, barriers: CAGE, losses: { a1: 9, d1: 31 }, round: 3 });
    const later = declare(declare(caged, 'retreat', 'fightOn'), 'fightOn', 'retreat');
    expect(later.run.outcome()).toMatchObject({ holder: null });
    expect([kept(later, 0), kept(later, 1)]).toEqual([[9], [31]]);
  });

  test('SAGA-BATTLE-END-021 units that retreated earlier keep their losses when the rest surrender', () => {
    const caged = stand({
      units: { a1: [10, 10], a2: [2, 2], d1: [20, 2] },
      barriers: CAGE,
      losses: { a1: 31, a2: 9 },
      round: 3,
    });
    const over = declare(declare(caged, 'retreat', 'fightOn'), 'surrender', 'fightOn');
    expect(kept(over, 0)).toEqual([16, 9]);
  });
});

describe('breaking off', () => {
  test('SAGA-BATTLE-END-022 both sides may agree to break off and halve their losses, unless the table has no truce', () => {
    const table = apart({ losses: { a1: 9, d1: 31 } });
    const over = declare(table, 'breakOff', 'breakOff');
    expect(over.run.outcome()).toMatchObject({ ending: 'brokenOff', holder: null });
    expect([kept(over, 0), kept(over, 1)]).toEqual([
      [5, 0],
      [16, 0],
    ]);
    expect(waits(declare(table, 'breakOff', 'fightOn'))).not.toBe('over');
    const none = apart({ options: { 'saga.battle.truce': 'no' } });
    expect(offered(none)).not.toContainEqual({ choose: 'breakOff' });
    expect(refusalOf(none, { choose: 'breakOff' })).toMatchObject(broken('SAGA-BATTLE-END-022'));
  });

  test('SAGA-BATTLE-END-023 after 20 rounds in a row without losses or anybody leaving it is broken off, or after another number, or never', () => {
    const rounds = (options: object, most: number): string => {
      const table = drive(apart({ round: 2, losses: { a1: 9 }, options }), { rounds: most });
      return table.run.over ? `${table.run.outcome().ending} ${table.run.outcome().rounds}` : 'on';
    };
    // Rounds 2 to 21.
    expect(rounds({}, 30)).toBe('quiet 21');
    expect(rounds({ 'saga.battle.quietRounds': 3, 'saga.battle.truce': 'no' }, 30)).toBe('quiet 4');
    expect(rounds({ 'saga.battle.quietRounds': null }, 30)).toBe('on');
    // Losses begin the count anew.
    const shot = stand({
      units: { a1: [10, 10], d1: [10, 12] },
      troops: { a1: 'BO' },
      options: { 'saga.battle.quietRounds': 2 },
    });
    const hit = drive(shot, { shots: { a1: 'd1' }, dice: [LOSE] });
    expect(hit.run.state.open.quiet).toBe(0);
    const over = drive(hit, { rounds: 5 });
    expect(over.run.outcome()).toMatchObject({ ending: 'quiet', rounds: 3 });
    expect(kept(over, 1)).toEqual([5]);
  });

  test('SAGA-BATTLE-END-024 if both armies lose their last units in one combat phase, nobody has won', () => {
    const table = stand({
      units: { a1: [10, 10], d1: [10, 12] },
      troops: { a1: 'BO', d1: 'BO' },
      losses: { a1: 99, d1: 99 },
    });
    const over = drive(table, { shots: { a1: 'd1', d1: 'a1' }, dice: [WIN, WIN] });
    expect(over.run.outcome()).toMatchObject({ ending: 'bothDestroyed', holder: null });
    expect([losses(over, 'a1'), losses(over, 'd1')]).toEqual([100, 100]);
  });
});

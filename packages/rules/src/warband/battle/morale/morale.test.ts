import { counted } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { unitCheckChance } from '../nerve/chance.js';
import {
  awaited,
  type BattleTable,
  battleIn,
  groupIn,
  lastOf,
  passUntil,
  type StagedUnit,
  says,
  sightOf,
  stateIn,
  unitIn,
  unitIndex,
  wasSaid,
  whereIn,
} from '../testing/stage.js';

const SPEARS = { like: 'spearman', count: 5 } as const;
const FOES: StagedUnit = { ranks: [[SPEARS], [SPEARS]] };
const HIRED = { like: 'spearman', count: 5, flags: ['hireling'] } as const;
const FOUR = { like: 'spearman', count: 4 } as const;

const chanceIn = (table: BattleTable, key: string): number =>
  counted(unitCheckChance(sightOf(table), unitIndex(table, key))).total;

/** At the End of round 1: one unit of 15 when the battle began, of whom so many are left. */
const ended = (unit: Partial<StagedUnit>, said: object = {}, more: object = {}, options: object = {}): BattleTable =>
  battleIn(
    'end',
    {
      a: [{ ranks: [[SPEARS], [SPEARS]], at: [8, 8], ...unit }],
      b: [FOES],
      position: { round: 2, units: [{ unit: 'A1', ...said }] },
      ...more,
    },
    options,
  );
const THIRD = { began: 15 };

describe('the chance', () => {
  test('WARBAND-MORALE-011 WARBAND-MORALE-012 WARBAND-MORALE-013 WARBAND-TACTIC-002 WARBAND-TACTIC-016 WARBAND-MORALE-022 grade, leader and banner', () => {
    expect(chanceIn(ended({}), 'A1')).toBe(7);
    const led = { ranks: [[{ ...FOUR }, { like: 'captain', flags: ['unique'] }], [SPEARS]], grade: 'average' };
    expect(chanceIn(ended(led), 'A1')).toBe(8);
    const full = {
      ranks: [[{ ...FOUR }, { like: 'captain', flags: ['unique'] }], [{ ...SPEARS, banner: true }], [SPEARS]],
      grade: 'average',
    };
    // Average 7, leader and banner: 9.
    expect(chanceIn(ended(full), 'A1')).toBe(9);
  });

  test('WARBAND-SAGA-006 Lead of 5 gives the bonus of a leader, and no second one', () => {
    const with5 = { ranks: [[FOUR, { like: 'spearman', name: 'Ida', lead: 5 }]], grade: 'average' };
    const with4 = { ranks: [[FOUR, { like: 'spearman', name: 'Ida', lead: 4 }]], grade: 'average' };
    const both = {
      ranks: [[{ ...FOUR, count: 3 }, { like: 'spearman', name: 'Ida', lead: 9 }, { like: 'captain' }]],
      grade: 'average',
    };
    expect([with5, with4, both].map((unit) => chanceIn(ended(unit), 'A1'))).toEqual([8, 7, 8]);
  });
});

describe('checks at the End', () => {
  test('WARBAND-MORALE-004 WARBAND-MORALE-020 WARBAND-MORALE-021 WARBAND-MORALE-031 5 of 15 lost: the unit checks for itself, once', () => {
    const table = ended({}, THIRD);
    expect(awaited(table)).toBe('moraleDie');
    expect(lastOf(table, 'triggered')).toMatchObject({ group: 0, by: 'third', thirds: 1 });
    const held = table.dice(7);
    expect(lastOf(held, 'checkedMorale')).toMatchObject({ came: 'holds', chance: { total: 7 } });
    expect(awaited(held)).toBe('priority');
    expect(awaited(ended({}, { began: 14 }))).toBe('priority');
  });

  test('WARBAND-MORALE-015 WARBAND-MORALE-025 a failure is a retreat in good order, WARBAND-MORALE-018 WARBAND-MORALE-026 a 12 one in disorder', () => {
    const failed = ended({}, THIRD).dice(8);
    expect(groupIn(failed, 'A1').mood).toBe('retreating');
    expect([unitIn(failed, 'A1').failedIn, stateIn(failed, 'A1.1').retreating]).toEqual([2, 'order']);
    const disorder = ended({}, THIRD).dice(12);
    expect(groupIn(disorder, 'A1').mood).toBe('disorder');
    expect(stateIn(disorder, 'A1.2').retreating).toBe('disorder');
  });

  test('WARBAND-TACTIC-035 a failed check ends a shieldwall', () => {
    expect(lastOf(ended({}, { ...THIRD, wall: true }).dice(8), 'wallEnded')).toMatchObject({ why: 'nerve' });
  });

  test('WARBAND-MORALE-006 WARBAND-ROUND-006 WARBAND-TACTIC-015 WARBAND-TACTIC-018 WARBAND-TACTIC-019 the first check of a unit with a banner passes without a die, and only the first', () => {
    const banner = { ranks: [[SPEARS], [{ ...SPEARS, banner: true }], [SPEARS]] };
    const ambushed = (said: object) =>
      ended(banner, {}, { surprised: 'a', position: { round: 1, units: [{ unit: 'A1', ...said }] } });
    const table = ambushed({});
    expect(lastOf(table, 'triggered')).toMatchObject({ group: 0, by: 'ambush' });
    expect(lastOf(table, 'passedUnrolled')).toMatchObject({ unit: 0, by: 'banner', what: 'end' });
    expect(awaited(table)).toBe('priority');
    expect([unitIn(table, 'A1').bannerPass, groupIn(table, 'A1').triggers]).toEqual([false, []]);
    expect(awaited(ambushed({ bannerUsed: true }))).toBe('moraleDie');
  });

  describe('the banner', () => {
    /** Ten dice of five riders on a unit of fifteen, its banner in the front rank. */
    const struck = (front: readonly object[], rows: readonly (readonly number[])[]): BattleTable => {
      const table = battleIn('melee', {
        a: [{ at: [8, 7], facing: 'e', ranks: [[{ like: 'rider', count: 5 }]] }],
        b: [{ at: [9, 7], facing: 'w', ranks: [front, [SPEARS], [SPEARS]] }],
        position: { units: [{ unit: 'B1', bannerUsed: true }] },
      } as never);
      const thrown = rows.reduce(
        (at: BattleTable, row) => at.dice(...row),
        says(passUntil(table, 'blows'), { choose: 'attack', figure: 'A1' }),
      );
      return says(thrown, { choose: 'pass' });
    };
    const hits = (n: number, of: number): readonly number[] =>
      Array.from({ length: of }, (_none, i) => (i < n ? 5 : 12));

    test('WARBAND-TACTIC-017 WARBAND-TACTIC-020 a comrade takes it up; it is lost with the last normal figure of its rank, and the unit checks for it', () => {
      const bearers = [{ ...SPEARS, banner: true }];
      // Four of fifteen are no third, and the fifth comrade has the banner.
      const kept = struck(bearers, [hits(4, 10)]);
      expect([wasSaid(kept, 'bannerLost'), awaited(kept)]).toEqual([false, 'priority']);
      // Average 7 and the banner.
      expect(chanceIn(kept, 'B1')).toBe(8);
      const lost = struck(bearers, [hits(5, 10)]);
      expect(lastOf(lost, 'bannerLost')).toMatchObject({ unit: 1 });
      expect(groupIn(lost, 'B1').triggers).toContain('banner');
      expect([unitIn(lost, 'B1').bearer, chanceIn(lost, 'B1'), awaited(lost)]).toEqual([-1, 7, 'moraleDie']);
    });

    test('WARBAND-TACTIC-017 WARBAND-TACTIC-020 whose bearer is unique loses it with the bearer, though the rank stands', () => {
      // Ten dice on five: two each. The bearer of Might 1 at the left hand falls; the one check is for the banner.
      const bearer = { like: 'spearman', flags: ['unique'], banner: true };
      const lost = struck([bearer, FOUR], [hits(1, 2), hits(0, 8)]);
      expect(lastOf(lost, 'bannerLost')).toMatchObject({ unit: 1 });
      expect([groupIn(lost, 'B1').triggers, unitIn(lost, 'B1').bearer]).toEqual([['banner'], -1]);
      expect(awaited(lost)).toBe('moraleDie');
    });
  });

  test('WARBAND-MORALE-003 WARBAND-MORALE-001 fearless units and player characters never check', () => {
    const fearless = { ranks: [[{ ...SPEARS, flags: ['fearless'] }]] };
    expect(wasSaid(ended(fearless, THIRD), 'triggered')).toBe(false);
    expect(wasSaid(ended({ ranks: [[{ like: 'hero' }, { like: 'hero' }]] }, THIRD), 'triggered')).toBe(false);
  });

  test('WARBAND-MELEE-021 WARBAND-MELEE-022 rallied hirelings check at +2', () => {
    const table = battleIn('melee', {
      a: [{ ranks: [[{ ...HIRED, count: 4 }, { like: 'hero' }], [HIRED]], at: [8, 8], grade: 'weak' }],
      b: [{ ...FOES, at: [9, 8] }],
      position: { units: [{ unit: 'A1', began: 15 }] },
    });
    const rallied = says(passUntil(table, 'declare'), { choose: 'rally', figure: 'A1u1' });
    // Weak 5, the hero leads it, rally 2.
    expect(chanceIn(rallied, 'A1')).toBe(8);
    expect(stateIn(rallied, 'A1u1').melee).toBe('rally');
  });

  test('WARBAND-LINE-036 WARBAND-MELEE-020 a rank guards as one', () => {
    const table = battleIn('melee', { a: [{ ...FOES, at: [8, 8] }], b: [{ ...FOES, at: [9, 8] }] });
    const guarded = says(passUntil(table, 'declare'), { choose: 'guard', figure: 'A1.1' });
    expect(stateIn(guarded, 'A1.1')).toMatchObject({ guards: true, melee: 'guard' });
    expect(stateIn(guarded, 'A1.2').guards).toBe(false);
  });
});

describe('after it', () => {
  test('WARBAND-MORALE-040 a player character may go along or stay, and is then a unit of its own', () => {
    const unit = { ranks: [[FOUR, { like: 'hero' }], [SPEARS]], grade: 'average' };
    const asked = ended(unit, THIRD).dice(9);
    expect(awaited(asked)).toBe('goAlong A1u1');
    const gone = says(asked, { choose: 'goAlong' });
    expect(stateIn(gone, 'A1u1').retreating).toBe('order');
    const stayed = says(asked, { choose: 'stay' });
    expect(stateIn(stayed, 'A1u1').retreating).toBe('no');
    expect([groupIn(stayed, 'A2').mood, groupIn(stayed, 'A1').mood]).toEqual(['steady', 'retreating']);
  });

  test('WARBAND-MORALE-008 WARBAND-MORALE-029 allies see it a round later; at once where the table has it so', () => {
    const more = {
      a: [
        { ranks: [[SPEARS], [SPEARS]], at: [8, 8] },
        { ranks: [[SPEARS]], at: [8, 2] },
      ],
    };
    expect(awaited(ended({}, THIRD, more).dice(8))).toBe('priority');
    const same = ended({}, THIRD, more, { 'warband.moraleCascade': 'sameRound' }).dice(8);
    expect(awaited(same)).toBe('moraleDie');
    expect(lastOf(same, 'triggered')).toMatchObject({ group: 1, by: 'allies' });
  });

  test('WARBAND-MORALE-032 WARBAND-MORALE-033 WARBAND-MORALE-034 a routed unit checks to come back after a clean round', () => {
    const routed = { mood: 'retreating', failedIn: 1 };
    const table = ended({}, routed);
    expect(awaited(table)).toBe('returnDie');
    const back = table.dice(7);
    expect(lastOf(back, 'returnRolled')).toMatchObject({ came: 'holds', chance: { total: 7 } });
    expect([groupIn(back, 'A1').mood, stateIn(back, 'A1.1').retreating]).toEqual(['steady', 'no']);
    expect(groupIn(table.dice(8), 'A1').mood).toBe('retreating');
    expect(groupIn(table.dice(12), 'A1').mood).toBe('disorder');
    for (const dirty of [{ failedIn: 2 }, { lastLoss: 2 }, { lastTrigger: 2 }])
      expect(awaited(ended({}, { ...routed, ...dirty }))).not.toBe('returnDie');
    // A third that is lost while it runs is a trigger of that round.
    expect(awaited(ended({}, { ...routed, ...THIRD }))).not.toBe('returnDie');
  });

  test('WARBAND-MORALE-016 WARBAND-MORALE-037 WARBAND-MORALE-017 with no way out it offers to surrender', () => {
    // One figure of two is never free in a corner of walls with foes before it.
    const unit = { ranks: [[{ like: 'spearman', count: 2 }]], at: [8, 8], facing: 'e' } as const;
    const walls = [
      [7, 7],
      [7, 8],
      [7, 9],
      [8, 6],
      [8, 10],
      [9, 6],
      [9, 10],
    ].map(([x, y]) => ({ at: { x, y }, wall: true }));
    const more = { ground: walls, b: [{ ranks: [[{ like: 'spearman', count: 3 }]], at: [9, 8] }] };
    const table = ended(unit, { began: 3 }, more).dice(8);
    expect(awaited(table)).toBe('quarter Blue');
    const taken = says(table, { choose: 'acceptSurrender' });
    expect(groupIn(taken, 'A1').mood).toBe('surrendered');
    expect(whereIn(taken, 'A1')).toBe('off');
    expect(sightOf(taken).open.removed.map(({ how }) => how)).toEqual(['surrendered', 'surrendered']);
    expect(groupIn(says(table, { choose: 'refuseSurrender' }), 'A1').mood).toBe('toTheDeath');
  });
});

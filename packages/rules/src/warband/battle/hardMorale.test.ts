import { counted } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { unitCheckChance } from './nerve/chance.js';
import {
  allOf,
  awaited,
  type BattleTable,
  battleIn,
  groupIn,
  lastOf,
  passUntil,
  type StagedUnit,
  says,
  sightOf,
  unitIn,
  unitIndex,
  wasSaid,
  whereIn,
} from './testing/stage.js';

const SPEARS = { like: 'spearman', count: 5 } as const;
const FOES: StagedUnit = { ranks: [[SPEARS], [SPEARS]] };
const chanceIn = (table: BattleTable, key: string): number =>
  counted(unitCheckChance(sightOf(table), unitIndex(table, key))).total;

/** At the End of round 2. */
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

describe('cornered', () => {
  /** Walls behind two ranks and at their sides. */
  const walls = [
    [10, 6],
    [10, 7],
    [10, 8],
    [10, 9],
    [10, 10],
    [11, 6],
    [12, 6],
    [11, 10],
    [12, 10],
  ].map(([x, y]) => ({ at: { x, y }, wall: true }));
  const THREE = { like: 'spearman', count: 3 } as const;
  const stage = (): BattleTable =>
    battleIn(
      'opening',
      {
        a: [{ ranks: [[THREE], [THREE]], at: [12, 8], facing: 'e' }],
        b: [{ ranks: [[SPEARS], [SPEARS]], at: [13, 8], facing: 'w' }],
        ground: walls,
        position: { round: 2, units: [{ unit: 'A1', mood: 'retreating', failedIn: 1 }] },
      },
      { 'warband.declaredMoveBinding': 'off' },
    );

  test('WARBAND-MORALE-038 a unit that runs and has nowhere to go stays, fights, and offers to surrender at the End, though its second rank is in no melee', () => {
    const table = passUntil(stage(), 'blows');
    expect(lastOf(table, 'unitCornered')).toMatchObject({ unit: 0 });
    const struck = says(table, { choose: 'attack', figure: 'A1' });
    expect(awaited(struck)).toBe('rankRow');
    const end = passUntil(struck.dice(12, 12, 12).dice(12, 12, 12), 'quarter');
    expect(awaited(end)).toBe('quarter Blue');
    expect(groupIn(says(end, { choose: 'acceptSurrender' }), 'A1').mood).toBe('surrendered');
    const refused = says(end, { choose: 'refuseSurrender' });
    expect(groupIn(refused, 'A1').mood).toBe('toTheDeath');
  });
});

/** Dice that miss, until somebody is asked or another step waits. */
const misses = (table: BattleTable): BattleTable => {
  let at = table;
  while (awaited(at) === 'rankRow')
    at = at.run.awaits.need === 'dice' ? at.dice(...at.run.awaits.throw.dice.map(() => 12)) : at;
  return at;
};

describe('the banner', () => {
  const TWO = { like: 'spearman', count: 2 } as const;
  const SWORDS = { ...SPEARS, gear: [{ item: 'sword' }] } as const;
  const BLUE: StagedUnit = {
    ranks: [[{ like: 'levy', count: 5, gear: [{ item: 'sword' }] }]],
    at: [9, 8],
    facing: 'w',
  };
  const met = (front: StagedUnit['ranks'][number], options: object = {}): BattleTable => {
    const table = battleIn(
      'melee',
      { a: [{ ranks: [front, [SWORDS], [SWORDS]], at: [8, 8], facing: 'e', grade: 'average' }], b: [BLUE] },
      options,
    );
    return says(passUntil(table, 'blows Blue'), { choose: 'attack', figure: 'B1' });
  };

  test('WARBAND-TACTIC-017 WARBAND-TACTIC-020 with who is unique and bears it the banner is lost: neither bonus nor pass are left, and a check', () => {
    // Ida has Might 1 as all have: nobody leads.
    const ida = { like: 'levy', flags: ['unique'], name: 'Ida', banner: true };
    const table = met([TWO, ida, TWO]);
    // Average 7 and the banner.
    expect(chanceIn(table, 'A1')).toBe(8);
    // One die on Ida, armour 0, then four on her rank.
    const slain = misses(table.dice(8));
    expect(lastOf(slain, 'bannerLost')).toMatchObject({ unit: 0 });
    // One of fifteen is no third.
    expect(allOf(slain, 'triggered').map(({ by }) => by)).toEqual(['banner']);
    expect([awaited(slain), chanceIn(slain, 'A1'), unitIn(slain, 'A1').bannerPass]).toEqual(['moraleDie', 7, false]);
    expect(groupIn(slain.dice(8), 'A1').mood).toBe('retreating');
  });

  test('WARBAND-TACTIC-020 one of its rank takes it up, and with the last of the rank it is lost, whoever stands behind', () => {
    const table = met([{ ...SPEARS, banner: true }]);
    // Armour 1 and shield: 6. Four fall, and four of fifteen are no third.
    const four = table.dice(6, 6, 6, 6, 7);
    expect([awaited(four), wasSaid(four, 'bannerLost'), wasSaid(four, 'triggered')]).toEqual([
      'priority',
      false,
      false,
    ]);
    const five = table.dice(6, 6, 6, 6, 6);
    expect(allOf(five, 'triggered').map(({ by }) => by)).toEqual(['banner', 'third']);
    // WARBAND-MORALE-020: one check for both, without the banner.
    expect([awaited(five), chanceIn(five, 'A1'), awaited(five.dice(7))]).toEqual(['moraleDie', 7, 'priority']);
  });

  test('WARBAND-TACTIC-019 a manoeuvre uses the pass up, or is rolled for where only the End is covered', () => {
    const opening = (covers: string): BattleTable =>
      says(
        battleIn(
          'opening',
          { a: [{ ranks: [[{ ...SPEARS, banner: true }], [SPEARS], [SPEARS]], at: [8, 8] }], b: [FOES] },
          { 'warband.declaredMoveBinding': 'off', 'warband.bannerAutoCovers': covers },
        ),
        { choose: 'manoeuvre', figure: 'A1', kind: 'shieldwall' },
      );
    const any = opening('any');
    expect([unitIn(any, 'A1').wall, unitIn(any, 'A1').bannerPass]).toEqual([true, false]);
    const rolled = opening('endOfRound');
    expect([awaited(rolled), chanceIn(rolled, 'A1')]).toEqual(['manoeuvreDie', 8]);
    expect(unitIn(rolled.dice(9), 'A1')).toMatchObject({ wall: false, bannerPass: true, opening: 'manoeuvre' });
  });

  test('WARBAND-TACTIC-017 who leaves the map or gives itself up has its banner still', () => {
    const table = battleIn(
      'opening',
      {
        a: [
          { ranks: [[{ ...SPEARS, banner: true }], [SPEARS], [SPEARS]], at: [2, 8] },
          { ranks: [[SPEARS]], at: [8, 2] },
        ],
        b: [FOES],
        position: { units: [{ unit: 'A1', mood: 'retreating' }] },
      },
      { 'warband.declaredMoveBinding': 'off' },
    );
    const path = [1, 0, -1].map((x) => ({ x, y: 8 }));
    const left = says(table, { choose: 'retreat', figure: 'A1', path });
    expect(whereIn(left, 'A1')).toBe('off');
    expect(wasSaid(passUntil(left, 'priority'), 'bannerLost')).toBe(false);
  });
});

describe('thirds and limits', () => {
  test('WARBAND-MORALE-021 at two thirds once more where the table has it so, and never a third time', () => {
    const five = { ranks: [[SPEARS]] };
    const said = (thirds: number) => ({ began: 15, thirds });
    const repeats = { 'warband.moraleRepeatThirds': 'on' };
    expect(awaited(ended(five, said(1)))).toBe('priority');
    expect(awaited(ended(five, said(1), {}, repeats))).toBe('moraleDie');
    expect(awaited(ended(five, said(2), {}, repeats))).toBe('priority');
    // Two thirds at one stroke are one check.
    const both = ended(five, said(0), {}, repeats);
    expect([allOf(both, 'triggered').length, groupIn(both, 'A1').thirds, awaited(both.dice(7))]).toEqual([
      1,
      2,
      'priority',
    ]);
  });

  test('WARBAND-MORALE-014 WARBAND-MORALE-022 the limit of 2 binds the referee, or all there is where the table has it so', () => {
    const led = { ranks: [[{ ...SPEARS, count: 4 }, { like: 'captain' }], [SPEARS]], grade: 'average' };
    const judged = (by: number, options: object = {}): number => {
      const table = ended(led, { began: 15 }, { referee: 'cy' }, options);
      const asked = passUntil(table, 'circumstances');
      return chanceIn(says(asked, { choose: 'circumstances', by }), 'A1');
    };
    const capped = { 'warband.moraleCapIncludesNamed': 'on' };
    // 7 + leader 1 + 2 = 10; capped 9. 7 + 1 − 2 = 6 either way.
    expect([judged(2), judged(2, capped), judged(-2), judged(-2, capped)]).toEqual([10, 9, 6, 6]);
  });
});

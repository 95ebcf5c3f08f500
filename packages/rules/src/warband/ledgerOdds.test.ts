import { both, type Chance, chance, chanceThat, either, exact, otherwise, type Throw } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { forecastAttack } from './forecast/choices.js';
import { breakOutOdds, contestOdds } from './forecast/contests.js';
import { HIT_CHANCES } from './testing/hitChances.js';
import {
  awaited,
  fight,
  fightIn,
  lastOf,
  passUntil,
  type Staged,
  says,
  sightOf,
  stateIn,
  type Table,
} from './testing/stage.js';

/** Every chance of the ledger's worked examples that is about figures, out of the throws and forecasts that play makes. */

const FREE = { 'warband.declaredMoveBinding': 'off' };
const CALM = { flags: ['fearless'] };
const melee = (mine: Staged, theirs: Staged, more: object = {}, options: object = {}): Table =>
  passUntil(
    fightIn(
      'melee',
      { a: [{ ...CALM, at: [5, 5], ...mine }], b: [{ ...CALM, at: [6, 5], ...theirs }], ...more },
      options,
    ),
    'blows',
  );
const ahead = (table: Table, dice: number, subdue = false) =>
  forecastAttack(sightOf(table), { choose: 'attack', figure: 'A1', dice: { B1: dice }, subdue });
/** The throw that waits. */
const waiting = ({ run }: Table): Throw => {
  if (run.awaits.need !== 'dice') throw new Error(run.awaits.need);
  return run.awaits.throw;
};
const succeeds = (table: Table): Chance => chanceThat(waiting(table), 'success');
const meanOf = (points: readonly Chance[]): string =>
  exact(points.reduce<Chance>((sum, { ways, of }, some) => plus(sum, { ways: ways * BigInt(some), of }), chance(0, 1)));
/** Numbers that may be more than one. */
const plus = (one: Chance, other: Chance): Chance =>
  reduced(one.ways * other.of + other.ways * one.of, one.of * other.of);
const reduced = (ways: bigint, of: bigint): Chance => {
  const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));
  const by = divisor(ways, of);
  return { ...chance(0, 1), ways: ways / by, of: of / by };
};
const atLeastOne = (points: readonly Chance[]): string => exact(otherwise(points[0] as Chance));

describe('section 2: priority, and blows at the same time', () => {
  test('WARBAND-PRIORITY-003 threshold 3: 1/2, 2: 1/3, 5: 5/6', () => {
    const at = (threshold: number) =>
      exact(succeeds(fight({ a: [{ at: [5, 5] }], b: [{ at: [9, 5] }] }, { 'warband.priorityThreshold': threshold })));
    expect([at(3), at(2), at(5)]).toEqual(['1/2', '1/3', '5/6']);
  });

  /** How a round of two fighters of Might 1 and armour 2 ends when each hits or misses. */
  const clash = (): Readonly<Record<string, number>> => {
    const ends: Record<string, number> = {};
    const figure = { ...CALM, armour: 2 };
    const start = passUntil(
      fightIn('melee', { a: [{ ...figure, at: [5, 5] }], b: [{ ...figure, at: [6, 5] }] }),
      'blows',
    );
    const strike = (table: Table, by: string, at: string) =>
      says(table, { choose: 'attack', figure: by, dice: { [at]: 1 } });
    for (const one of [2, 12])
      for (const other of [2, 12]) {
        const table = strike(strike(start, 'A1', 'B1').dice(one), 'B1', 'A1').dice(other);
        const dead = ['A1', 'B1'].filter((key) => stateIn(table, key).fate === 'slain').join('');
        ends[dead] = (ends[dead] ?? 0) + 1;
      }
    return ends;
  };

  test('WARBAND-PRIORITY-008 WARBAND-MELEE-010 without first strike: both die 1/4, either alone 1/4, nobody 1/4', () => {
    // Each hits with 1/2: the four cases are alike.
    expect(exact(ahead(melee({ armour: 2 }, { armour: 2 }), 1).points[1] as Chance)).toBe('1/2');
    expect(clash()).toEqual({ A1B1: 1, A1: 1, B1: 1, '': 1 });
  });

  test('WARBAND-MELEE-011 WARBAND-MELEE-016 the first has charged: the second dies 1/2, the first 1/4, nobody 1/4', () => {
    const position = { charged: [{ figure: 'A1', target: 'B1' }] };
    const figure = { ...CALM, armour: 2 };
    const start = passUntil(
      fightIn('melee', { a: [{ ...figure, at: [5, 5] }], b: [{ ...figure, at: [6, 5] }], position }),
      'strikes',
    );
    const mine = forecastAttack(sightOf(start), { choose: 'attack', figure: 'A1', dice: { B1: 1 } });
    const theirs = forecastAttack(sightOf(start), { choose: 'attack', figure: 'B1', dice: { A1: 1 } });
    const falls = mine.targets[0]?.fates.slain as Chance;
    expect(exact(falls)).toBe('1/2');
    expect(exact(both(otherwise(falls), theirs.targets[0]?.fates.slain as Chance))).toBe('1/4');
    expect(exact(both(otherwise(falls), theirs.targets[0]?.fates.stands as Chance))).toBe('1/4');
    // Who is slain by it is gone: no blow comes back.
    const hit = says(start, { choose: 'attack', figure: 'A1', dice: { B1: 1 } }).dice(6);
    expect(awaited(hit)).toBe('over');
  });
});

describe('section 3: a crossbow', () => {
  test('WARBAND-ACTION-011 chance 7: 7/12 of a hit with each shot, 7/24 in a round', () => {
    const table = fightIn(
      'opening',
      { a: [{ at: [5, 5], gear: [{ item: 'crossbow' }] }], b: [{ at: [9, 5], armour: 1 }] },
      FREE,
    );
    const shot = { choose: 'shoot' as const, figure: 'A1', weapon: 'crossbow' as const, dice: { B1: 1 } };
    const hit = forecastAttack(sightOf(table), shot).points[1] as Chance;
    expect(exact(hit)).toBe('7/12');
    // It shoots in one of two rounds.
    expect(exact(both(hit, chance(1, 2)))).toBe('7/24');
  });
});

describe('sections 6 and 7: blows', () => {
  /** Sums of modifiers from −2 to +2: bare hands and subduing, one of them, none, high ground, and an opening too. */
  const MODIFIERS = [
    { mine: { gear: [] }, subdue: true },
    { mine: {}, subdue: true },
    { mine: {}, subdue: false },
    { mine: {}, subdue: false, high: true },
    { mine: {}, subdue: false, high: true, wounds: [{ wound: 'guts' }] },
  ] as const;
  test.each(HIT_CHANCES.map((row, armour) => [armour, row] as const))(
    'WARBAND-MELEE-004 WARBAND-MELEE-005 WARBAND-CORE-002 one die against armour %i, modifiers −2 to +2',
    (armour, row) => {
      const odds = MODIFIERS.map(({ mine, subdue, ...more }) => {
        const cover = Math.max(0, armour - 6);
        const ground = [{ at: { x: 6, y: 5 }, cover }, ...('high' in more ? [{ at: { x: 5, y: 5 }, height: 1 }] : [])];
        const theirs = { armour: armour - cover, might: 2, wounds: 'wounds' in more ? more.wounds : [] };
        return exact(ahead(melee(mine, theirs, { ground }), 1, subdue).points[1] as Chance);
      });
      expect(odds).toEqual(row);
    },
  );

  test('WARBAND-MELEE-008 3 attacks on armour 2: 3/2; on armour 4: 1; 2 HP at armour 2: 1/2; a hit of 2 at armour 3: 95/144', () => {
    expect(meanOf(ahead(melee({ might: 3 }, { armour: 2 }), 3).points)).toBe('3/2');
    expect(meanOf(ahead(melee({ might: 3 }, { armour: 4 }), 3).points)).toBe('1');
    expect(exact(ahead(melee({ might: 3 }, { armour: 2, might: 2 }), 3).targets[0]?.fates.slain as Chance)).toBe('1/2');
    expect(atLeastOne(ahead(melee({ might: 2 }, { armour: 3 }), 2).points)).toBe('95/144');
  });

  test('WARBAND-MELEE-006 WARBAND-CRIT-004 dice 8, 7, 12, 1 against armour 1: 2 damage and one Wound', () => {
    const table = says(melee({ might: 4 }, { armour: 1, might: 5 }), {
      choose: 'attack',
      figure: 'A1',
      dice: { B1: 4 },
    });
    const fallen = table.dice(8, 7, 12, 1).dice(2);
    expect(lastOf(fallen, 'struck')).toMatchObject({ hits: 1, criticals: 1, chance: { total: 7 } });
    expect([stateIn(fallen, 'B1').hp, stateIn(fallen, 'B1').wounds.length]).toEqual([3, 1]);
  });

  test('WARBAND-MOD-002 WARBAND-MOD-016 flank from high ground on armour 3: 7/12; WARBAND-MOD-008 WARBAND-MOD-014 disarmed and prone at armour 2: 1/3; WARBAND-MOD-003 from behind 4/3', () => {
    const ground = [{ at: { x: 5, y: 5 }, height: 1 }];
    expect(exact(ahead(melee({}, { armour: 3, facing: 'n' }, { ground }), 1).points[1] as Chance)).toBe('7/12');
    expect(exact(ahead(melee({ prone: true, gear: [] }, { armour: 2 }), 1).points[1] as Chance)).toBe('1/3');
    expect(meanOf(ahead(melee({ might: 3 }, { armour: 4, facing: 'e', might: 9 }), 3).points)).toBe('4/3');
  });
});

describe('sections 8 to 10: shots, criticals, the subdued', () => {
  const archer = (attacks: number): Staged => ({ ...CALM, at: [3, 5], attacks, gear: [{ item: 'longbow' }] });
  const shots = (a: readonly Staged[], b: readonly Staged[], dice: Readonly<Record<string, number>>) =>
    forecastAttack(sightOf(fightIn('opening', { a, b }, FREE)), {
      choose: 'shoot',
      figure: 'A1',
      weapon: 'longbow',
      dice,
    });

  test('WARBAND-RANGED-013 body armour 2 with a shield: 5/12 in melee, 1/4 from afar', () => {
    const theirs = { armour: 2, gear: [{ item: 'sword' }, { item: 'shield' }] };
    expect(exact(ahead(melee({}, theirs), 1).points[1] as Chance)).toBe('5/12');
    expect(exact(shots([archer(1)], [{ ...theirs, at: [9, 5] }], { B1: 1 }).points[1] as Chance)).toBe('1/4');
  });

  test('WARBAND-RANGED-014 chance 7 into a melee: 7/12, 1/4 and 1/6; three dice: an ally in 37/64', () => {
    const a = (dice: number) => [archer(dice), { ...CALM, at: [8, 5] }];
    const b = [{ ...CALM, at: [9, 5], armour: 1 }];
    const [one] = shots(a(1), b, { B1: 1 }).targets;
    const [hit, ally] = [one?.points[1] as Chance, one?.strays?.[1] as Chance];
    expect([exact(hit), exact(ally), exact(otherwise(either(hit, ally)))]).toEqual(['7/12', '1/4', '1/6']);
    expect(atLeastOne(shots(a(3), b, { B1: 3 }).targets[0]?.strays ?? [])).toBe('37/64');
  });

  test('WARBAND-RANGED-007 WARBAND-RANGED-008 a longbow, 3 on the nearest and 1 on another: 9/4', () => {
    const b = [
      { ...CALM, at: [9, 5], armour: 1, might: 9 },
      { ...CALM, at: [12, 5], armour: 1, might: 9 },
    ];
    expect(meanOf(shots([archer(4)], b, { B1: 3, B2: 1 }).points)).toBe('9/4');
  });

  test('WARBAND-CRIT-003 a 1 among 1 to 5 dice; WARBAND-SUBDUE-003 WARBAND-SUBDUE-004 2 HP at chance 6 with 3 attacks and with 2', () => {
    const ones = [1, 2, 3, 4, 5].map((might) => exact(ahead(melee({ might }, { might: 9 }), might).critical));
    expect(ones).toEqual(['1/12', '23/144', '397/1728', '6095/20736', '87781/248832']);
    const fates = (might: number) => {
      const { subdued, slain, stands } =
        ahead(melee({ might }, { armour: 1, might: 2 }), might, true).targets[0]?.fates ?? {};
      return [subdued, slain, stands].map((some) => (some === undefined ? '0' : exact(some)));
    };
    expect([fates(3), fates(2)]).toEqual([
      ['3/8', '1/8', '1/2'],
      ['1/4', '0', '3/4'],
    ]);
  });
});

describe('section 11: gambits and grapples', () => {
  test('WARBAND-GRAPPLE-006 WARBAND-GRAPPLE-007 the weaker 1/3, equals 1/2, the stronger 2/3', () => {
    const at = (might: number) =>
      exact(
        succeeds(
          says(melee({ might }, { might: 2 }), { choose: 'gambit', figure: 'A1', effect: 'trip', target: 'B1' }),
        ),
      );
    expect([at(1), at(2), at(3)]).toEqual(['1/3', '1/2', '2/3']);
  });

  test.each([
    [1, 1, '5/12', '1/6', '5/12'],
    [1, 2, '5/54', '5/72', '181/216'],
    [2, 1, '181/216', '5/72', '5/54'],
    [2, 2, '575/1296', '73/648', '575/1296'],
    [2, 3, '197/1296', '5/72', '1009/1296'],
    [3, 2, '1009/1296', '5/72', '197/1296'],
    [3, 3, '3527/7776', '361/3888', '3527/7776'],
    [4, 3, '23105/31104', '6109/93312', '559/2916'],
  ])('WARBAND-GRAPPLE-012 WARBAND-GRAPPLE-013 %i dice against %i', (mine, theirs, controls, tie, fails) => {
    const odds = contestOdds(sightOf(melee({ attacks: mine }, { attacks: theirs })), { by: 0, target: 1 });
    expect([odds.controls, odds.tie, odds.fails].map(exact)).toEqual([controls, tie, fails]);
  });

  test('WARBAND-GRAPPLE-016 out of a total of 8: 5/18 with 2 dice, 20/27 with 3; WARBAND-GRAPPLE-028 two with 1 attack are as one with 2', () => {
    const position = { holds: [{ controller: 'A1', held: 'B1', total: 8 }] };
    const out = (attacks: number) => exact(breakOutOdds(sightOf(melee({}, { attacks }, { position })), 1));
    expect([out(2), out(3)]).toEqual(['5/18', '20/27']);
    const table = fightIn('melee', { a: [{ at: [5, 5] }, { at: [5, 6] }], b: [{ at: [6, 5], attacks: 2 }] });
    const odds = contestOdds(sightOf(table), { by: 0, joiners: [1], target: 2 });
    expect([odds.controls, odds.tie].map(exact)).toEqual(['575/1296', '73/648']);
  });
});

describe('section 14: morale', () => {
  const GRADES = {
    weak: ['1/4', '1/3', '5/12', '1/2', '7/12', '2/3', '3/4'],
    average: ['5/12', '1/2', '7/12', '2/3', '3/4', '5/6', '11/12'],
    strong: ['7/12', '2/3', '3/4', '5/6', '11/12', '11/12', '11/12'],
  } as const;
  /** The die of a group of hirelings a third of which is gone, rallied or not, in such circumstances. */
  const due = (grade: string, circumstances: number, rallied: boolean): Table => {
    const hired = { flags: ['hireling'], grade };
    const a = [
      { at: [5, 5], pc: true, might: 5 },
      { ...hired, at: [1, 1] },
      { ...hired, at: [1, 2] },
      { ...hired, at: [1, 3], fate: 'slain' },
    ];
    const table = fightIn('melee', { a, b: [{ ...CALM, at: [6, 5] }], referee: 'rae' });
    const told = rallied ? says(passUntil(table, 'declare Red'), { choose: 'rally', figure: 'A1' }) : table;
    return says(passUntil(told, 'circumstances'), { choose: 'circumstances', by: circumstances });
  };

  test.each(Object.entries(GRADES))(
    'WARBAND-MORALE-009 WARBAND-MORALE-011 WARBAND-MORALE-012 WARBAND-MORALE-013 WARBAND-MORALE-014 WARBAND-MELEE-021 %s, modifiers −2 to +4',
    (grade, row) => {
      const at = (sum: number) => due(grade, sum > 2 ? sum - 2 : sum, sum > 2);
      const odds = [-2, -1, 0, 1, 2, 3, 4].map((sum) => exact(chanceThat(waiting(at(sum)), 'holds')));
      expect(odds).toEqual(row);
    },
  );

  test('WARBAND-MORALE-015 WARBAND-MORALE-018 Average: holds 7/12, goes in order 1/3, in disorder 1/12; at 11 no order is left', () => {
    const thrown = waiting(due('average', 0, false));
    expect(['holds', 'fails', 'disorder'].map((result) => exact(chanceThat(thrown, result)))).toEqual([
      '7/12',
      '1/3',
      '1/12',
    ]);
    const best = waiting(due('strong', 2, true));
    expect(['holds', 'fails', 'disorder'].map((result) => exact(chanceThat(best, result)))).toEqual([
      '11/12',
      '0',
      '1/12',
    ]);
  });

  test.each([
    [15, 5],
    [10, 4],
    [5, 2],
    [4, 2],
    [3, 1],
  ])('WARBAND-MORALE-004 WARBAND-MORALE-021 of %i the trigger comes with %i losses', (many, losses) => {
    const checks = (lost: number): boolean => {
      const figures = Array.from({ length: many }, (_none, nth) => ({
        at: [20 + (nth % 4), Math.floor(nth / 4)],
        might: 1,
        ...(nth < lost ? { fate: 'slain' } : {}),
      }));
      const table = fightIn('end', { a: [{ ...CALM, at: [1, 1], pc: false }], b: figures });
      return awaited(table) === 'moraleDie';
    };
    expect([checks(losses - 1), checks(losses)]).toEqual([false, true]);
  });
});

describe('sections 15 and 16: death and first aid', () => {
  const down = (death: number) =>
    fightIn('end', { a: [{ pc: true, at: [5, 5], death, hpNow: 0, dying: true }], b: [{ ...CALM, at: [20, 9] }] });
  const bleeding = (gear: readonly object[], friend: boolean): Table => {
    const a = [
      { pc: true, at: [5, 5], finesse: 6, hpNow: 0, criticalSince: 1, gear },
      ...(friend ? [{ pc: true, at: [5, 6], finesse: 6 }] : []),
    ];
    return fightIn('opening', { a, b: [{ ...CALM, at: [20, 9] }], position: { round: 2 } }, FREE);
  };
  const aid = (table: Table, figure: string, bandages = false): Chance =>
    succeeds(says(table, { choose: 'firstAid', figure, patient: 'A1', bandages }));
  /** In one of two rounds. */
  const inTime = (once: Chance): Chance => otherwise(both(otherwise(once), otherwise(once)));

  test('WARBAND-HEALTH-003 Death 6 lives 1/2, Death 7 7/12', () => {
    expect([exact(succeeds(down(6))), exact(succeeds(down(7)))]).toEqual(['1/2', '7/12']);
  });

  test('WARBAND-HEALTH-009 WARBAND-HEALTH-010 WARBAND-HEALTH-015 WARBAND-HEALTH-023 a friend 3/4 and 3/8, alone 11/36 and 11/72, alone with bandages 3/4 and 3/8', () => {
    const save = succeeds(down(6));
    const odds = (once: Chance) => [exact(inTime(once)), exact(both(save, inTime(once)))];
    expect(odds(aid(bleeding([], true), 'A2'))).toEqual(['3/4', '3/8']);
    expect(odds(aid(bleeding([], false), 'A1'))).toEqual(['11/36', '11/72']);
    expect(odds(aid(bleeding([{ item: 'bandages' }], false), 'A1', true))).toEqual(['3/4', '3/8']);
  });

  test('WARBAND-HEALTH-014 WARBAND-WOUND-002 WARBAND-WOUND-003 Death 7 and a friend with bandages: without a permanent Wound 7/24, with one 7/24, dead 5/12', () => {
    const save = succeeds(down(7));
    const wound = waiting(down(7).dice(7));
    const ways = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_none, nth) => chanceThat(wound, from + nth)).reduce(either);
    expect(exact(ways(11, 20))).toBe('1/2');
    expect(exact(chanceThat(wound, 14))).toBe('1/20');
    expect([exact(both(save, ways(1, 10))), exact(both(save, ways(11, 20))), exact(otherwise(save))]).toEqual([
      '7/24',
      '7/24',
      '5/12',
    ]);
  });
});

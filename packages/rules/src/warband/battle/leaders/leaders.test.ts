import { describe, expect, test } from 'vitest';
import {
  allOf,
  awaited,
  type BattleTable,
  battle,
  battleIn,
  groupIn,
  indexIn,
  lastOf,
  offered,
  passUntil,
  refusedFor,
  type StagedUnit,
  says,
  sightOf,
  stateIn,
  unitIn,
  unitIndex,
  wasSaid,
} from '../testing/stage.js';
import { areHeldByDuel, isDuellingUnit } from './duels.js';
import { findLeaders } from './find.js';

const LEVIES = { like: 'levy', count: 2 } as const;
const SPEARS = { like: 'spearman', count: 5 } as const;
/** Might 3, body armour 3 and a shield: armour 4. */
const CAPTAIN = { might: 3, armour: 3, gear: [{ item: 'sword' }, { item: 'shield' }], flags: ['unique'] } as const;
const LED = [LEVIES, CAPTAIN, LEVIES];

const leaderIn = (table: BattleTable, key: string): string => {
  const leader = findLeaders(sightOf(table))[unitIndex(table, key)] ?? -1;
  return leader < 0 ? 'nobody' : (sightOf(table).open.roster[leader]?.name ?? '');
};

/** One unit of side A, by its ranks. */
const withRanks = (...ranks: StagedUnit['ranks']): BattleTable =>
  battle({ a: [{ ranks }], b: [{ ranks: [[SPEARS]] }] });

describe('who leads', () => {
  test('WARBAND-TACTIC-001 who alone has more Might than every other one', () => {
    expect(leaderIn(withRanks(LED, [SPEARS]), 'A1')).toBe('A1u1');
    expect(leaderIn(withRanks([SPEARS], [LEVIES, CAPTAIN]), 'A1')).toBe('A1u1');
  });

  test('WARBAND-TACTIC-003 a tie for the highest Might means no leader', () => {
    expect(leaderIn(withRanks(LED, [CAPTAIN, LEVIES]), 'A1')).toBe('nobody');
    expect(leaderIn(withRanks([SPEARS]), 'A1')).toBe('nobody');
    expect(leaderIn(withRanks([{ like: 'veteran', count: 3 }], [SPEARS]), 'A1')).toBe('nobody');
  });

  test('WARBAND-TACTIC-005 a unit of one figure has no leader', () => {
    expect(leaderIn(withRanks([CAPTAIN]), 'A1')).toBe('nobody');
  });

  test('WARBAND-TACTIC-004 leaders are found at the start of each round', () => {
    const table = withRanks(LED);
    expect(lastOf(table, 'leadersFound').leaders).toEqual([indexIn(table, 'A1u1'), -1]);
    expect(unitIn(table, 'A1').leader).toBe(indexIn(table, 'A1u1'));
  });
});

/** Two units front to front, each with a captain in the middle of its front rank, at the start of a Melee phase. */
const facing = (
  a: Partial<StagedUnit> = {},
  b: Partial<StagedUnit> = {},
  more: { a?: StagedUnit[]; b?: StagedUnit[]; [field: string]: unknown } = {},
  options: object = {},
): BattleTable => {
  const { a: others = [], b: foes = [], ...rest } = more;
  return battleIn(
    'melee',
    {
      a: [{ ranks: [LED, [SPEARS]], at: [8, 8], ...a }, ...others],
      b: [{ ranks: [LED, [SPEARS]], at: [9, 8], ...b }, ...foes],
      ...rest,
    },
    options,
  );
};

const CHALLENGE = { choose: 'challenge', figure: 'A1u1', target: 'B1u1' };
const ACCEPT = { choose: 'accept', figure: 'B1u1', target: 'A1u1' };
const REFUSE = { choose: 'refuse', figure: 'B1u1', target: 'A1u1' };
const technique = (table: BattleTable, one: string, other: string): BattleTable =>
  table
    .answer('ana', { choose: 'technique', technique: one }, 'A1u1')
    .answer('bo', { choose: 'technique', technique: other }, 'B1u1');
/** They duel, and have shown these. */
const duelling = (table: BattleTable, one: string, other: string): BattleTable =>
  technique(passUntil(says(table, CHALLENGE, ACCEPT), 'techniques'), one, other);

describe('challenges', () => {
  test('WARBAND-TACTIC-006 WARBAND-TACTIC-011 a leader in front challenges the other before all else that is declared', () => {
    const table = facing();
    expect(awaited(table)).toBe('challenges Red');
    expect(offered(table)).toEqual([CHALLENGE, { choose: 'pass' }]);
    const begun = says(table, CHALLENGE, ACCEPT);
    const [a, b] = [unitIndex(table, 'A1'), unitIndex(table, 'B1')];
    expect([areHeldByDuel(sightOf(begun), a, b), isDuellingUnit(sightOf(begun), a)]).toEqual([true, true]);
    expect(areHeldByDuel(sightOf(table), a, b)).toBe(false);
  });

  test('WARBAND-TACTIC-011 the other side may challenge too, and the guard of neither comes first', () => {
    const passed = says(facing(), { choose: 'pass' });
    expect(awaited(passed)).toBe('challenges Blue');
    expect(awaited(says(passed, { choose: 'pass' }))).toBe('declare Red');
  });

  test('WARBAND-TACTIC-011 once for each unit and round', () => {
    const refused = says(facing(), CHALLENGE, REFUSE);
    expect(awaited(refused)).toBe('declare Red');
    expect([unitIn(refused, 'A1').challenged, unitIn(refused, 'B1').challenged]).toEqual([true, true]);
  });

  test('WARBAND-TACTIC-006 not from the second rank, nor to it', () => {
    expect(awaited(facing({ ranks: [[SPEARS], LED] }))).toBe('declare Red');
    expect(awaited(facing({}, { ranks: [[SPEARS], LED] }))).toBe('declare Red');
  });

  test('WARBAND-TACTIC-006 WARBAND-TACTIC-011 why not, in so many words', () => {
    const third = { ranks: [LED], at: [9, 2] };
    const table = facing({}, {}, { b: [third] });
    expect(refusedFor(table, { ...CHALLENGE, target: 'B2u1' })).toBe('WARBAND-TACTIC-011 warband.leaders.noContact');
    expect(refusedFor(table, { choose: 'breakOff', figure: 'A1u1' })).toBe(
      'WARBAND-TACTIC-036 warband.leaders.inNoDuel',
    );
    expect(refusedFor(table, { ...CHALLENGE, figure: 'B1u1' })).toBe('NOT_YOURS');
    expect(refusedFor(table, { ...CHALLENGE, target: 'nobody' })).toBe('NO_SUCH');
    const other = facing({}, {}, { a: [{ ranks: [[SPEARS]], at: [8, 3] }], b: [{ ranks: [LED], at: [9, 3] }] });
    expect(refusedFor(other, { ...CHALLENGE, figure: 'A2', target: 'B2u1' })).toBe(
      'WARBAND-TACTIC-006 warband.leaders.notInFront',
    );
  });

  test('WARBAND-ROUND-004 whoever is surprised is not challenged', () => {
    const table = facing({}, {}, { surprised: 'b' });
    expect(wasSaid(table, 'challenged')).toBe(false);
    expect(awaited(table)).toBe('declare Red');
  });

  test('WARBAND-TACTIC-008 WARBAND-TACTIC-013 refusing causes a check at the End', () => {
    const refused = says(facing(), CHALLENGE, REFUSE);
    expect(groupIn(refused, 'B1').triggers).toEqual(['refused']);
    expect(groupIn(refused, 'A1').triggers).toEqual([]);
    const end = passUntil(refused, 'moraleDie');
    expect(lastOf(end, 'triggered')).toMatchObject({ group: unitIndex(end, 'B1'), by: 'refused' });
  });
});

const misses = (table: BattleTable): BattleTable =>
  table.run.awaits.need === 'dice' ? table.dice(...table.run.awaits.throw.dice.map(() => 12)) : table;
const STRONG = { grade: 'strong' };

describe('duels', () => {
  test('WARBAND-TACTIC-007 WARBAND-DUEL-009 the leaders strike, whoever has priority first; nobody else does', () => {
    const table = duelling(facing(), 'assault', 'assault');
    expect(awaited(table)).toBe('rankRow');
    // Might 3 and Assault.
    const mine = table.dice(4, 12, 12, 12);
    expect(lastOf(mine, 'struck')).toMatchObject({ by: indexIn(table, 'A1u1'), rolled: 4, hits: 1 });
    const theirs = says(mine, { choose: 'take' }).dice(5, 12, 12, 12);
    expect(lastOf(theirs, 'struck')).toMatchObject({ by: indexIn(table, 'B1u1'), rolled: 4, hits: 0 });
    expect(sightOf(theirs).open.round).toBe(2);
    expect(allOf(theirs, 'struckInLine')).toEqual([]);
    expect(wasSaid(theirs, 'tideTurned')).toBe(false);
    expect(sightOf(theirs).open.duels).toHaveLength(1);
  });

  test('WARBAND-DUEL-007 in a duel of leaders an NPC may give the shield', () => {
    const hit = duelling(facing(), 'feint', 'parry').dice(6, 12, 12);
    expect(awaited(hit)).toBe('sacrifice B1u1');
    expect(stateIn(says(hit, { choose: 'sunder' }), 'B1u1').hp).toBe(3);
  });

  test('WARBAND-TACTIC-036 it goes on from round to round, and ends where a side breaks it off, as if it had refused', () => {
    const second = misses(misses(duelling(facing(), 'parry', 'parry')));
    const melee = passUntil(second.dice(1), 'challenges');
    expect(offered(melee)).toEqual([{ choose: 'breakOff', figure: 'A1u1' }, { choose: 'pass' }]);
    const broken = says(melee, { choose: 'breakOff', figure: 'A1u1' });
    expect(lastOf(broken, 'duelBrokenOff')).toMatchObject({ unit: unitIndex(broken, 'A1') });
    expect(sightOf(broken).open.duels).toEqual([]);
    expect([groupIn(broken, 'A1').triggers, groupIn(broken, 'B1').triggers]).toEqual([['refused'], []]);
    expect(awaited(passUntil(broken, 'blows'))).toBe('blows Red');
    expect(awaited(passUntil(melee, 'techniques'))).toBe('techniques A1u1 B1u1');
  });

  test('WARBAND-TACTIC-009 WARBAND-TACTIC-010 WARBAND-TACTIC-004 after a death in a duel the check is at -2, without that leader', () => {
    const table = duelling(facing({}, STRONG), 'assault', 'assault').dice(4, 4, 4, 12);
    const slain = misses(says(table, { choose: 'take' }));
    expect(lastOf(slain, 'duelEnded')).toMatchObject({ why: 'fallen' });
    expect(lastOf(slain, 'triggered')).toMatchObject({ group: unitIndex(slain, 'B1'), by: 'duel' });
    const held = slain.dice(7);
    // Strong 9 − 2 = 7.
    expect(lastOf(held, 'checkedMorale')).toMatchObject({ came: 'holds', chance: { total: 7 } });
  });

  test('WARBAND-TACTIC-009 WARBAND-TACTIC-004 killed otherwise, the check is at the plain chance', () => {
    const table = facing({}, { ...STRONG, ranks: [[LEVIES, { ...CAPTAIN, hpNow: 1 }, LEVIES], [SPEARS]] });
    const fighting = says(passUntil(table, 'blows'), { choose: 'attack', figure: 'A1' });
    // The captain spreads 3 dice over captain and neighbours: one on the captain.
    const slain = fighting.dice(4);
    expect(stateIn(slain, 'B1u1').hp).toBe(0);
    let at = slain;
    while (awaited(at) !== 'moraleDie') at = at.run.awaits.need === 'dice' ? misses(at) : says(at, { choose: 'pass' });
    expect(lastOf(at, 'triggered')).toMatchObject({ by: 'leader' });
    // Strong 9; a leader who is dead adds nothing.
    expect(lastOf(at.dice(9), 'checkedMorale')).toMatchObject({ came: 'holds', chance: { total: 9 } });
  });

  test('WARBAND-TACTIC-012 units outside the line are not bound, and do not end the duel', () => {
    // A2 stands at the left flank of B1, whose front rank it touches from the north.
    const flank = { ranks: [[SPEARS]], at: [9, 5], facing: 's' } as const;
    const table = duelling(facing({}, {}, { a: [flank] }), 'parry', 'parry');
    expect(awaited(table)).toBe('strikes Red');
    const struck = says(table, { choose: 'attack', figure: 'A2' });
    let at = struck;
    while (awaited(at) === 'rankRow') at = misses(at);
    expect(sightOf(at).open.duels.length).toBe(1);
    expect(allOf(at, 'struckInLine').length).toBeGreaterThan(0);
  });
});

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
  refusedFor,
  type StagedUnit,
  says,
  sightOf,
  stateIn,
  unitIndex,
  wasSaid,
} from './testing/stage.js';

const SPEARS = { like: 'spearman', count: 5 } as const;
const LEVIES = { like: 'levy', count: 2 } as const;
/** Might 3, body armour 3 and no shield to give: armour 3. */
const CAPTAIN = { might: 3, armour: 3, gear: [{ item: 'sword' }], flags: ['unique'] } as const;
/** Might 3, armour 2; Death 7. */
const HERO = { like: 'hero', gear: [{ item: 'sword' }] } as const;
const chanceIn = (table: BattleTable, key: string): number =>
  counted(unitCheckChance(sightOf(table), unitIndex(table, key))).total;
const misses = (table: BattleTable): BattleTable => {
  let at = table;
  while (awaited(at) === 'rankRow')
    at = at.run.awaits.need === 'dice' ? at.dice(...at.run.awaits.throw.dice.map(() => 12)) : at;
  return at;
};

const duelling = (
  phase: 'opening' | 'melee',
  {
    a = [],
    b = [],
    hero = HERO,
    front = [LEVIES, CAPTAIN, LEVIES],
    behind = [SPEARS],
  }: { a?: StagedUnit[]; b?: StagedUnit[]; hero?: object; front?: object[]; behind?: object[] },
  options: object = {},
): BattleTable =>
  battleIn(
    phase,
    {
      a: [{ ranks: [[LEVIES, hero, LEVIES], behind] as never, at: [8, 8], facing: 'e', grade: 'strong' }, ...a],
      b: [{ ranks: [front, [SPEARS]] as never, at: [9, 8], facing: 'w', grade: 'average' }, ...b],
      position: { round: 2, duels: [['A1u1', 'B1u1']] },
    },
    { 'warband.declaredMoveBinding': 'off', ...options },
  );
const shown = (table: BattleTable, one: string, other: string): BattleTable =>
  passUntil(table, 'techniques')
    .answer('ana', { choose: 'technique', technique: one }, 'A1u1')
    .answer('bo', { choose: 'technique', technique: other }, 'B1u1');

describe('a duel of leaders', () => {
  test('WARBAND-TACTIC-010 WARBAND-HEALTH-003 a player character who falls in it and fails the death save has died in it: the check is at -2', () => {
    // Assault each: 4 dice. Hero against armour 3: 8 − 3 = 5; the captain against 2: 6.
    const table = shown(duelling('melee', {}), 'assault', 'assault');
    const fallen = table.dice(12, 12, 12, 12).dice(6, 6, 6, 12);
    expect([awaited(fallen), stateIn(fallen, 'A1u1').hp]).toEqual(['deathSave', 0]);
    const dead = fallen.dice(8);
    expect(lastOf(dead, 'triggered')).toMatchObject({ group: unitIndex(dead, 'A1'), by: 'duel' });
    // Strong 9 − 2, without who led it.
    expect([awaited(dead), chanceIn(dead, 'A1')]).toEqual(['moraleDie', 7]);
    // Who lives has not died: no check.
    const lives = fallen.dice(7);
    expect(awaited(lives)).toBe('deathWound');
    expect(wasSaid(lives.dice(1), 'triggered')).toBe(false);
  });

  test('WARBAND-TACTIC-007 WARBAND-TACTIC-036 the rest do not strike in the phase in which a leader falls, and a third unit is struck by who is nearest to it', () => {
    // B1 stands on y 7 to 9 and B2 on y 10 to 12 before A1's y 6 to 10: of each of A1's ranks one figure is nearest to B2.
    const third: StagedUnit = { ranks: [[{ ...LEVIES, count: 3 }]], at: [9, 11], facing: 'w' };
    const front = [{ ...LEVIES, count: 1 }, CAPTAIN, { ...LEVIES, count: 1 }];
    const table = shown(duelling('melee', { b: [third], front }), 'assault', 'assault');
    const after = table.dice(5, 5, 5, 12).dice(12, 12, 12, 12);
    expect([awaited(after), stateIn(after, 'B1u1').hp]).toEqual(['blows Red', 0]);
    const struck = misses(says(after, { choose: 'attack', figure: 'A1' }));
    const named = allOf(struck, 'struck')
      .slice(2)
      .map(({ by, target, rolled }) =>
        [by, target].map((one) => sightOf(struck).open.roster[one]?.name).concat(`${rolled}`),
      );
    expect(named).toEqual([
      ['A1.1', 'B2.1', '1'],
      ['A1.2', 'B2.1', '1'],
    ]);
  });

  test('WARBAND-TACTIC-036 meanwhile the two do not shoot at each other, and may shoot at others', () => {
    const bows = [{ like: 'archer', count: 5 }];
    const far: StagedUnit = { ranks: [[SPEARS]], at: [18, 3], facing: 'w' };
    const table = duelling('opening', { b: [far], behind: bows });
    const shoot = (target: string) => ({ choose: 'shoot', figure: 'A1.2', weapon: 'longbow', dice: { [target]: 5 } });
    expect(refusedFor(table, shoot('B1.1'))).toBe('WARBAND-TACTIC-036 warband.leadersDuel');
    expect(awaited(says(table, shoot('B2.1')))).toBe('rankRow');
    expect(refusedFor(table, { choose: 'move', figure: 'A1', path: [{ x: 7, y: 8 }] })).toBe(
      'WARBAND-TACTIC-036 warband.leadersDuel',
    );
  });
});

describe('player characters in a unit that gives itself up', () => {
  const walls = [
    [7, 7],
    [7, 8],
    [7, 9],
    [8, 6],
    [8, 10],
    [9, 6],
    [9, 10],
  ].map(([x, y]) => ({ at: { x, y }, wall: true }));
  const yielding = (): BattleTable =>
    says(
      battleIn('end', {
        a: [{ ranks: [[{ like: 'spearman', count: 2 }, { like: 'hero' }]], at: [8, 8], facing: 'e', grade: 'average' }],
        b: [{ ranks: [[{ like: 'spearman', count: 3 }]], at: [9, 8], facing: 'w' }],
        ground: walls,
        position: { round: 2, units: [{ unit: 'A1', began: 5 }] },
      }).dice(9),
      { choose: 'acceptSurrender' },
    );

  test('WARBAND-MORALE-040 WARBAND-MORALE-037 each says whether to go along; who stays fights on alone', () => {
    const asked = yielding();
    expect(awaited(asked)).toBe('goAlong A1u1');
    const gone = says(asked, { choose: 'goAlong' });
    expect([stateIn(gone, 'A1u1').fate, stateIn(gone, 'A1.1').fate]).toEqual(['surrendered', 'surrendered']);
    expect(awaited(gone)).toBe('over');
    const stayed = says(asked, { choose: 'stay' });
    expect([stateIn(stayed, 'A1u1').fate, stateIn(stayed, 'A1.1').fate]).toEqual(['fighting', 'surrendered']);
    expect([groupIn(stayed, 'A1').mood, groupIn(stayed, 'A2').mood, awaited(stayed)]).toEqual([
      'surrendered',
      'steady',
      'priority',
    ]);
  });
});

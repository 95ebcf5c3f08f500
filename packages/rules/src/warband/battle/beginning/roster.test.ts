import { counted } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { hasSpear, weaponsInHand } from '../../figures/hands.js';
import { armourAgainst, isBlinded } from '../../figures/ratings.js';
import { placeIn } from '../../formations/standing.js';
import {
  type BattleTable,
  battle,
  groupIn,
  indexIn,
  rankIn,
  ranksIn,
  sightOf,
  stateIn,
  unitIn,
} from '../testing/stage.js';

const SPEARS = { like: 'spearman', count: 5 } as const;
const FOES = [{ ranks: [[SPEARS]] }] as const;
const fielded = (ranks: readonly unknown[], more: object = {}, options: object = {}): BattleTable =>
  battle({ a: [{ ranks: ranks as never }], b: FOES, ...more }, options);
const armourOf = (table: BattleTable, key: string): number => {
  const sight = sightOf(table);
  return counted(armourAgainst(sight, indexIn(table, key), { by: indexIn(table, 'B1.1'), way: 'melee' })).total;
};

test('WARBAND-UNIT-001 WARBAND-UNIT-002 WARBAND-UNIT-005 WARBAND-UNIT-007 WARBAND-UNIT-012 thirteen figures stand in ranks of 5, 5 and 3', () => {
  const table = fielded([[SPEARS], [SPEARS], [{ like: 'spearman', count: 3 }]]);
  expect(ranksIn(table, 'A1')).toBe('5 5 3');
  expect([0, 1, 2].map((slot) => placeIn(slot, 3))).toEqual([-2, 0, 2]);
  expect([0, 1, 2, 3].map((slot) => placeIn(slot, 4))).toEqual([-3, -1, 1, 3]);
  expect(groupIn(table, 'A1').began).toBe(13);
});

test('WARBAND-UNIT-003 player characters, people with names, the flag, and who alone has the most Might are unique', () => {
  const table = fielded([
    [{ like: 'levy', count: 2 }, { like: 'captain' }, { like: 'levy', count: 2 }],
    [
      { like: 'levy', name: 'Ostrid' },
      { like: 'levy', count: 3 },
      { like: 'levy', flags: ['unique'] },
    ],
    [{ like: 'hero' }, { like: 'veteran', count: 2 }],
  ]);
  // The captain and the hero have Might 3 each: neither has the most, so that the captain is a figure like the others.
  expect(sightOf(table).open.roster.map(({ name }) => name)).toEqual([
    'A1.1',
    'A1.2',
    'A1u1',
    'A1u2',
    'A1.3',
    'A1u3',
    'B1.1',
  ]);
  const led = fielded([[{ like: 'levy', count: 2 }, { like: 'captain' }, { like: 'levy', count: 2 }]]);
  expect(rankIn(led, 'A1').slots).toEqual([-1, -1, indexIn(led, 'A1u1'), -1, -1]);
});

test('WARBAND-UNIT-003 two captains are none of them above all others, and one figure alone is unique', () => {
  const two = fielded([[{ like: 'captain' }, { like: 'levy', count: 3 }, { like: 'captain' }]]);
  expect(sightOf(two).open.roster.map(({ name }) => name)).toEqual(['A1.1', 'B1.1']);
  const alone = fielded([[{ like: 'brute' }]]);
  expect(sightOf(alone).open.roster.map(({ name }) => name)).toEqual(['A1u1', 'B1.1']);
});

test('WARBAND-UNIT-006 four shields and one without: no shield, or by the majority shields', () => {
  const ranks = [
    [
      { like: 'spearman', count: 4 },
      { like: 'spearman', gear: [{ item: 'spear' }] },
    ],
  ];
  // Light armour 1; a shield adds 1.
  expect(armourOf(fielded(ranks), 'A1.1')).toBe(1);
  expect(armourOf(fielded(ranks, {}, { 'warband.rankGear': 'majority' }), 'A1.1')).toBe(2);
});

test('WARBAND-UNIT-006 armour and weapon are judged one by one; by majority a tie goes to the worse', () => {
  const mixed = [
    [
      { like: 'spearman', count: 3 },
      { armour: 3, gear: [{ item: 'sword' }, { item: 'shield' }], count: 2 },
    ],
  ];
  const worst = fielded(mixed);
  const figure = indexIn(worst, 'A1.1');
  expect(sightOf(worst).open.roster[figure]?.armour).toBe(1);
  // A sword does less in ranks than a spear; the shield that all have stays.
  expect(weaponsInHand(sightOf(worst), figure)).toEqual(['sword']);
  expect(hasSpear(sightOf(worst), figure)).toBe(false);
  expect(armourOf(worst, 'A1.1')).toBe(2);
  const most = fielded(mixed, {}, { 'warband.rankGear': 'majority' });
  expect(weaponsInHand(sightOf(most), indexIn(most, 'A1.1'))).toEqual(['spear']);
  const even = fielded(
    [
      [
        { like: 'spearman', count: 2 },
        { armour: 3, gear: [{ item: 'sword' }, { item: 'shield' }], count: 2 },
      ],
    ],
    {},
    { 'warband.rankGear': 'majority' },
  );
  expect(weaponsInHand(sightOf(even), indexIn(even, 'A1.1'))).toEqual(['sword']);
  expect(sightOf(even).open.roster[indexIn(even, 'A1.1')]?.armour).toBe(1);
});

test('WARBAND-UNIT-006 a short bow among long ones shortens the range of all', () => {
  const table = fielded([
    [
      { like: 'archer', count: 4 },
      { like: 'archer', gear: [{ item: 'shortbow' }, { item: 'dagger' }] },
    ],
  ]);
  expect(weaponsInHand(sightOf(table), indexIn(table, 'A1.1'))).toEqual(['shortbow']);
});

test('WARBAND-UNIT-014 one HP and one ATK for all, the lowest', () => {
  const table = fielded([
    [
      { like: 'veteran', count: 3 },
      { like: 'spearman', count: 2 },
    ],
  ]);
  const { hp, mostHp, attacks } = stateIn(table, 'A1.1');
  expect([hp, mostHp, attacks]).toEqual([1, 1, 1]);
  expect(stateIn(fielded([[{ like: 'rider', count: 5 }]]), 'A1.1')).toMatchObject({ hp: 2, attacks: 2, mounted: true });
});

test('WARBAND-UNIT-010 in the dark a rank without a light is blinded, unless the table has it otherwise', () => {
  const ranks = [{ figures: [SPEARS], light: true }, [SPEARS]];
  const blind = (table: BattleTable): readonly boolean[] =>
    ['A1.1', 'A1.2'].map((key) => isBlinded(sightOf(table), indexIn(table, key)));
  expect(blind(fielded(ranks, { dark: true }))).toEqual([false, true]);
  expect(blind(fielded(ranks))).toEqual([false, false]);
  expect(blind(fielded(ranks, { dark: true }, { 'warband.unlitRankBlinded': 'off' }))).toEqual([false, false]);
});

test('WARBAND-MORALE-031 each unit checks for itself, by its lowest grade or by what is said of it', () => {
  expect(groupIn(fielded([[{ like: 'veteran', count: 3 }], [{ like: 'levy', count: 3 }]]), 'A1').grade).toBe('weak');
  const said = battle({ a: [{ ranks: [[SPEARS]], grade: 'strong' }], b: FOES });
  expect(groupIn(said, 'A1').grade).toBe('strong');
});

test('WARBAND-TACTIC-014 WARBAND-TACTIC-018 the banner is borne by somebody of the unit', () => {
  const table = fielded([[{ ...SPEARS, banner: true }], [SPEARS], [SPEARS]]);
  expect(unitIn(table, 'A1')).toMatchObject({ bearer: indexIn(table, 'A1.1'), bannerPass: true });
});

test('WARBAND-UNIT-009 more than five abreast are two units side by side', () => {
  const table = battle({
    a: [
      { ranks: [[SPEARS]], at: [3, 3] },
      { ranks: [[SPEARS]], at: [3, 8] },
    ],
    b: FOES,
  });
  expect(sightOf(table).open.units.map(({ name }) => name)).toEqual(['A1', 'A2', 'B1']);
});

import { counted, type Stream } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { chanceOf } from '../../attacks/chance.js';
import { isSpentShooting } from '../../figures/aiming.js';
import {
  actsOf,
  awaited,
  type BattleTable,
  battleIn,
  indexIn,
  lastOf,
  ranksIn,
  refusedFor,
  type StagedUnit,
  says,
  sightOf,
  stateIn,
  wasSaid,
} from '../testing/stage.js';
import { aimOf } from './aims.js';
import { figureActs } from './figures.js';

const FREE = { 'warband.declaredMoveBinding': 'off' };
const some = (like: string, count = 5, more: object = {}) => [{ like, count, ...more }];
const opening = (a: readonly StagedUnit[], b: readonly StagedUnit[], options: object = {}, more: object = {}) =>
  battleIn('opening', { a, b, ...more }, { ...FREE, ...options });
const shot = (choose: string, weapon: string, dice: object, more: object = {}) => ({
  ...{ choose, figure: 'A1.1', weapon, dice },
  ...more,
});
const chanceIn = (table: BattleTable, target: string): number => {
  const [by, other] = [indexIn(table, 'A1.1'), indexIn(table, target)];
  const formation = aimOf(sightOf(table), by, other);
  return counted(chanceOf(sightOf(table), { by, target: other, way: 'shot', subdue: false, formation })).total;
};
const kept = (table: BattleTable, key: string) =>
  stateIn(table, key).items.map(({ item, kept: where }) => `${item} ${where}`);

test('WARBAND-RANGED-013 a shield is worth 3 against missiles; WARBAND-TACTIC-030 cover counts too', () => {
  const b = [{ ranks: [some('veteran')], at: [18, 8] }];
  const table = opening([{ ranks: [some('archer')], at: [3, 8] }], b);
  // 8 − 2 − 3
  expect(chanceIn(table, 'B1.1')).toBe(3);
  const covered = opening(
    [{ ranks: [some('archer')], at: [3, 8] }],
    b,
    {},
    { ground: [{ at: { x: 18, y: 8 }, cover: 2 }] },
  );
  expect(chanceIn(covered, 'B1.1')).toBe(1);
});

test('WARBAND-RANGED-004 a rank in contact does not shoot; one behind it may', () => {
  const a = [{ ranks: [some('archer'), some('archer')], at: [11, 8] }];
  const b = [{ ranks: [some('levy')], at: [12, 8] }];
  const table = opening(a, b);
  expect(refusedFor(table, shot('shoot', 'longbow', { 'B1.1': 5 }))).toBe('WARBAND-RANGED-004 warband.shotInMelee');
  expect(awaited(says(table, shot('shoot', 'longbow', { 'B1.1': 5 }, { figure: 'A1.2' })))).toBe('rankRow');
  const off = opening(a, b, { 'warband.rangedOutOfMelee': 'off' });
  expect(awaited(says(off, shot('shoot', 'longbow', { 'B1.1': 5 })))).toBe('rankRow');
});

test('WARBAND-RANGED-005 without arrows a rank does not shoot', () => {
  const gear = [{ item: 'longbow' }, { item: 'arrows', kept: 'packed' }];
  const table = opening([{ ranks: [some('archer', 5, { gear })] }], [{ ranks: [some('levy')] }]);
  expect(refusedFor(table, shot('shoot', 'longbow', { 'B1.1': 5 }))).toBe('WARBAND-RANGED-005 warband.noAmmunition');
});

test('WARBAND-GEAR-003 WARBAND-LINE-010 whoever draws the lot to drop something drops it, but not a unit as a whole', () => {
  const table = opening([{ ranks: [[...some('levy', 4), { like: 'captain' }]] }], [{ ranks: [some('levy')] }]);
  const lot = { below: () => 0 } as unknown as Stream;
  const dropped = (figure: number) => figureActs.drop.sample?.(sightOf(table), { unit: 0, figure }, 'opening', lot);
  expect(dropped(indexIn(table, 'A1u1'))).toEqual({ choose: 'drop', figure: 'A1u1', item: 0 });
  expect(dropped(-1)).toBeNull();
});

test('WARBAND-GEAR-008 WARBAND-ACTION-011 WARBAND-LINE-010 crossbows are unloaded by the shot and loaded again by rank, for a whole round', () => {
  const table = opening([{ ranks: [some('crossbowman')] }], [{ ranks: [some('veteran')] }]);
  expect(refusedFor(table, { choose: 'reload', figure: 'A1.1' })).toBe('WARBAND-ACTION-011 warband.nothingToLoad');
  const fallen = says(table, shot('shoot', 'crossbow', { 'B1.1': 5 })).dice(12, 12, 12, 12, 12);
  expect(stateIn(fallen, 'A1.1').items[0]).toMatchObject({ item: 'crossbow', loaded: false });
  const gear = [{ item: 'crossbow', loaded: false }, { item: 'bolts' }];
  const empty = opening([{ ranks: [some('crossbowman', 5, { gear })] }], [{ ranks: [some('veteran')] }]);
  expect(refusedFor(empty, shot('shoot', 'crossbow', { 'B1.1': 5 }))).toBe('WARBAND-GEAR-008 warband.notLoaded');
  const loading = says(empty, { choose: 'reload', figure: 'A1.1' });
  expect(stateIn(loading, 'A1.1')).toMatchObject({ opening: 'reload', wholeRound: true });
});

test('WARBAND-RANGED-010 WARBAND-RANGED-011 WARBAND-RANGED-018 a rank throws as one: what it held is depleted, and bare hands do not strike', () => {
  const javelins = some('spearman', 5, { gear: [{ item: 'javelin' }, { item: 'shield' }, { item: 'sword' }] });
  const table = opening([{ ranks: [javelins], at: [6, 8] }], [{ ranks: [some('levy')], at: [13, 8] }]);
  const thrown = says(table, shot('throw', 'javelin', { 'B1.1': 5 })).dice(9, 9, 9, 9, 8);
  expect(kept(thrown, 'A1.1')).toEqual(['javelin depleted', 'shield left', 'sword worn']);
  expect(isSpentShooting(sightOf(thrown), indexIn(thrown, 'A1.1'))).toBe(true);
  // A sword in the other hand: it may strike after the throw.
  const both = some('levy', 5, {
    gear: [
      { item: 'javelin', kept: 'right' },
      { item: 'sword', kept: 'left' },
    ],
  });
  const two = opening([{ ranks: [both], at: [6, 8] }], [{ ranks: [some('levy')], at: [13, 8] }]);
  const after = says(two, shot('throw', 'javelin', { 'B1.1': 5 })).dice(9, 9, 9, 9, 8);
  expect(kept(after, 'A1.1')).toEqual(['javelin depleted', 'sword left']);
  expect(isSpentShooting(sightOf(after), indexIn(after, 'A1.1'))).toBe(false);
});

const walled = (options: object = {}) =>
  battleIn(
    'opening',
    {
      a: [{ ranks: [some('archer')] }],
      b: [{ ranks: [some('spearman'), some('spearman')] }],
      position: { units: [{ unit: 'B1', wall: true }] },
    },
    { ...FREE, ...options },
  );

test('WARBAND-TACTIC-035 a shieldwall cannot be shot at in any rank, but with what the table has go through it', () => {
  const into = (rank: string) => shot('shoot', 'longbow', { [rank]: 5 });
  expect(refusedFor(walled(), into('B1.1'))).toBe('WARBAND-TACTIC-035 warband.shieldwallHolds');
  expect(refusedFor(walled(), into('B1.2'))).toBe('WARBAND-TACTIC-035 warband.shieldwallHolds');
  expect(actsOf(walled(), 'A1.1')).not.toContain('shoot');
  expect(awaited(says(walled({ 'warband.shieldwallPiercing': ['longbow'] }), into('B1.1')))).toBe('rankRow');
});

test('WARBAND-LINE-009 WARBAND-SUBDUE-008 somebody unique is a target of their own, and alone can be subdued', () => {
  const b = [{ ranks: [[...some('levy', 2), { like: 'captain', name: 'Rolf' }, ...some('levy', 2)]] }];
  const table = opening([{ ranks: [some('archer')] }], b);
  const at = (key: string) => shot('shoot', 'longbow', { [key]: 5 }, { subdue: true });
  expect(refusedFor(table, at('B1.1'))).toBe('WARBAND-SUBDUE-008 warband.subdueUniqueOnly');
  // 8 − 3 − 3, −1 to subdue.
  const fallen = says(table, at('B1u1')).dice(1, 2, 3, 4, 5);
  expect(lastOf(fallen, 'struck')).toMatchObject({ chance: { total: 1 }, hits: 0, criticals: 1 });
  expect(awaited(fallen)).toBe('helmet B1u1');
  expect(ranksIn(fallen, 'B1')).toBe('5');
});

test('WARBAND-RANGED-017 walls are in the way of a whole rank only where nobody of it sees past them', () => {
  const wall = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_none, nth) => ({ at: { x: 10, y: from + nth }, wall: true }));
  const set = (ground: readonly object[]) =>
    opening([{ ranks: [some('archer')], at: [3, 8] }], [{ ranks: [some('levy')], at: [18, 8] }], {}, { ground });
  const choice = shot('shoot', 'longbow', { 'B1.1': 5 });
  expect(refusedFor(set(wall(0, 15)), choice)).toBe('WARBAND-RANGED-017 warband.wallInTheWay');
  expect(awaited(says(set(wall(0, 8)), choice))).toBe('rankRow');
});

test('WARBAND-LINE-010 WARBAND-ACTION-005 WARBAND-ACTION-008 WARBAND-SPELL-004 unique figures do what figures do; a rank what all of it can do alike', () => {
  const wizard = { like: 'captain', name: 'Ysolt', spells: [{ name: 'Fog' }], gear: [{ item: 'sword', kept: 'worn' }] };
  const bows = some('archer', 4, { gear: [{ item: 'longbow', kept: 'worn' }, { item: 'dagger' }, { item: 'potion' }] });
  const table = opening([{ ranks: [[...bows, wizard]] }], [{ ranks: [some('levy')] }]);
  expect(refusedFor(table, { choose: 'spell', figure: 'A1.1', name: 'Fog' })).toBe(
    'WARBAND-LINE-010 warband.forOneFigure',
  );
  expect(refusedFor(table, { choose: 'spell', figure: 'A1', name: 'Fog' })).toBe(
    'WARBAND-LINE-010 warband.forOneFigure',
  );
  expect(refusedFor(table, { choose: 'use', figure: 'A1.1', item: 2 })).toBe('WARBAND-LINE-010 warband.forOneFigure');
  const cast = says(table, { choose: 'spell', figure: 'A1u1', name: 'Fog' }).dice(6);
  expect(wasSaid(cast, 'spellCast')).toBe(true);
  const drawn = says(table, { choose: 'ready', figure: 'A1u1', item: 0 });
  expect(stateIn(drawn, 'A1u1')).toMatchObject({ opening: 'ready', items: [{ item: 'sword', kept: 'right' }] });
  // The whole rank lays its daggers down, and takes its bows.
  const bare = says(table, { choose: 'drop', figure: 'A1.1', item: 1 }, { choose: 'ready', figure: 'A1.1', item: 0 });
  expect(stateIn(bare, 'A1.1').items[0]).toMatchObject({ item: 'longbow', kept: 'both' });
});

test('WARBAND-UNIT-010 WARBAND-MOD-018 in the dark a rank without a light does not shoot', () => {
  const b = [{ ranks: [some('levy')] }];
  const choice = shot('shoot', 'longbow', { 'B1.1': 5 });
  const dark = (light: boolean) => opening([{ ranks: [{ figures: some('archer'), light }] }], b, {}, { dark: true });
  expect(refusedFor(dark(false), choice)).toBe('WARBAND-MOD-018 warband.blinded');
  expect(awaited(says(dark(true), choice))).toBe('rankRow');
});

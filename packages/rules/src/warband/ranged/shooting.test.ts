import { chance, chanceThat, counted, oddsOf, resultsCounted } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { chanceOf } from '../attacks/chance.js';
import { rowThrow } from '../attacks/rows.js';
import type { Row } from '../model/attacking.js';
import {
  actsOf,
  awaited,
  fightIn,
  indexIn,
  lastOf,
  offered,
  refusedFor,
  type Staged,
  says,
  sightOf,
  stateIn,
  type Table,
} from '../testing/stage.js';

const bow = (more: object = {}): Staged => ({ like: 'archer', at: [3, 5], ...more });
/** The Opening, in which Red begins and nobody announces anything. */
const opening = (a: readonly Staged[], b: readonly Staged[], more: { options?: object; setup?: object } = {}): Table =>
  fightIn('opening', { a, b, ...more.setup }, { 'warband.declaredMoveBinding': 'off', ...more.options });
const shoot = (dice: Readonly<Record<string, number>>, more: object = {}) => ({
  choose: 'shoot',
  figure: 'A1',
  weapon: 'longbow',
  dice,
  ...more,
});
const row = (table: Table, target: string, dice: number, way: Row['way'] = 'shot'): Row => ({
  by: 0,
  target: indexIn(table, target),
  dice,
  way,
  weapon: 'longbow',
  subdue: false,
  first: false,
});
const chanceIn = (table: Table, target: string, way: Row['way'] = 'shot'): number =>
  counted(chanceOf(sightOf(table), row(table, target, 1, way))).total;
const thrownAt = (table: Table, target: string, dice: number) =>
  rowThrow({ ...sightOf(table), rate: counted }, row(table, target, dice));
/** The chance that one die does this. */
const oneDie = (table: Table, result: string) => {
  const thrown = thrownAt(table, 'B1', 1);
  return chanceThat(
    thrown,
    resultsCounted(thrown).map((one) => Number(one === result)),
  );
};

test('WARBAND-RANGED-001 WARBAND-RANGED-002 one ranged attack in the Opening, with as many dice as attacks', () => {
  const table = opening([bow({ attacks: 3 })], [{ at: [10, 5], hp: 9 }]);
  expect(refusedFor(table, shoot({ B1: 2 }))).toBe('WARBAND-RANGED-002 warband.allDice');
  const shot = says(table, shoot({ B1: 3 }));
  expect(awaited(shot)).toBe('row');
  const fallen = shot.dice(8, 9, 12);
  // Without armour the chance is 8.
  expect(lastOf(fallen, 'struck')).toMatchObject({ chance: { total: 8 }, rolled: 3, hits: 1, criticals: 0 });
  expect([stateIn(fallen, 'B1').hp, stateIn(fallen, 'A1').opening]).toEqual([8, 'shoot']);
  // It has had its action of the Opening: Red's part is over.
  expect(awaited(fallen)).toBe('opening Blue');
});

test('WARBAND-RANGED-002 with one die for each shot where the table has it so', () => {
  const table = opening([bow({ attacks: 3 })], [{ at: [10, 5] }], { options: { 'warband.rangedDice': 'one' } });
  expect(refusedFor(table, shoot({ B1: 3 }))).toBe('WARBAND-RANGED-002 warband.allDice');
  expect(awaited(says(table, shoot({ B1: 1 })))).toBe('row');
});

test('WARBAND-RANGED-003 WARBAND-RANGED-013 body armour 2 and a shield: 5 in melee, 3 from afar, a quarter', () => {
  const table = opening([bow()], [{ at: [10, 5], armour: 2, gear: [{ item: 'sword' }, { item: 'shield' }] }]);
  // 8 − 2 − 1, without a weapon for melee 1 less again: here a sword is in the hand.
  const near = opening([{ at: [3, 5] }], [{ at: [10, 5], armour: 2, gear: [{ item: 'sword' }, { item: 'shield' }] }]);
  expect([chanceIn(near, 'B1', 'melee'), chanceIn(table, 'B1')]).toEqual([5, 3]);
  expect(oneDie(table, 'critical')).toEqual(chance(1, 12));
  expect(oneDie(table, 'hit')).toEqual(chance(2, 12));
  expect(oneDie(table, 'miss')).toEqual(chance(3, 4));
});

test('WARBAND-RANGED-003 a 1 from afar is a critical too', () => {
  const table = says(opening([bow()], [{ at: [10, 5], hp: 5 }]), shoot({ B1: 1 })).dice(1);
  expect(awaited(table)).toBe('woundDie');
});

test('WARBAND-RANGED-004 nobody shoots in melee, unless the table lets them', () => {
  const [a, b] = [[bow()], [{ at: [4, 5] }]] as const;
  const table = opening(a, b as readonly Staged[]);
  expect(actsOf(table, 'A1')).not.toContain('shoot');
  expect(refusedFor(table, shoot({ B1: 1 }))).toBe('WARBAND-RANGED-004 warband.shotInMelee');
  const off = opening(a, b as readonly Staged[], { options: { 'warband.rangedOutOfMelee': 'off' } });
  expect(awaited(says(off, shoot({ B1: 1 })))).toBe('row');
});

test('WARBAND-RANGED-005 WARBAND-GEAR-009 arrows must be on the belt or in hand; they are not counted', () => {
  const archer = (kept: string) => bow({ gear: [{ item: 'longbow' }, { item: 'arrows', kept }] });
  const table = opening([archer('packed')], [{ at: [10, 5] }]);
  expect(refusedFor(table, shoot({ B1: 1 }))).toBe('WARBAND-RANGED-005 warband.noAmmunition');
  const depleted = opening([archer('depleted')], [{ at: [10, 5] }]);
  expect(refusedFor(depleted, shoot({ B1: 1 }))).toBe('WARBAND-RANGED-005 warband.noAmmunition');
  const off = opening([archer('packed')], [{ at: [10, 5] }], { options: { 'warband.ammoReadied': 'off' } });
  expect(awaited(says(off, shoot({ B1: 1 })))).toBe('row');
  const fallen = says(opening([archer('worn')], [{ at: [10, 5] }]), shoot({ B1: 1 })).dice(12);
  expect(stateIn(fallen, 'A1').items.map(({ kept }) => kept)).toEqual(['both', 'worn']);
});

test('WARBAND-RANGED-005 WARBAND-GEAR-001 what is shot with is held, a bow in both hands that can be used', () => {
  const worn = opening([bow({ gear: [{ item: 'sword' }, { item: 'longbow' }] })], [{ at: [10, 5] }]);
  expect(refusedFor(worn, shoot({ B1: 1 }))).toBe('WARBAND-RANGED-005 warband.weaponNotHeld');
  expect(refusedFor(worn, shoot({ B1: 1 }, { weapon: 'sword' }))).toBe('WARBAND-GEAR-009 warband.notForShooting');
});

test('WARBAND-RANGED-006 all dice of a crossbow or sling go to one target', () => {
  const b: readonly Staged[] = [{ at: [10, 5] }, { at: [10, 6] }];
  for (const weapon of ['crossbow', 'sling']) {
    const table = opening([bow({ attacks: 2, gear: [{ item: weapon }] })], b);
    expect(refusedFor(table, shoot({ B1: 1, B2: 1 }, { weapon }))).toBe('WARBAND-RANGED-006 warband.oneTarget');
    expect(awaited(says(table, shoot({ B2: 2 }, { weapon })))).toBe('row');
  }
});

test('WARBAND-RANGED-007 WARBAND-RANGED-008 a longbow: 3 dice at 7 on the nearest, 1 at 6 on another: 9/4 hits are expected', () => {
  const b: readonly Staged[] = [
    { at: [10, 5], armour: 1, hp: 5 },
    { at: [14, 5], armour: 1, hp: 5 },
  ];
  const table = opening([bow({ attacks: 4 })], b);
  expect([chanceIn(table, 'B1'), chanceIn(table, 'B2')]).toEqual([7, 6]);
  // Hits are criticals and others; the expected number is the sum over all ways in which a row can fall.
  const expected = (target: string, dice: number): number => {
    const thrown = thrownAt(table, target, dice);
    const misses = resultsCounted(thrown).indexOf('miss');
    return oddsOf(thrown).reduce((sum, { result, chance: { ways, of } }) => {
      const hits = dice - ((result as readonly number[])[misses] as number);
      return sum + (hits * Number(ways)) / Number(of);
    }, 0);
  };
  expect(expected('B1', 3) + expected('B2', 1)).toBeCloseTo(9 / 4, 12);
  // WARBAND-CORE-008: B1 comes first, however the choice is written.
  const first = says(table, shoot({ B2: 1, B1: 3 })).dice(7, 8, 2);
  expect(lastOf(first, 'struck')).toMatchObject({ chance: { total: 7 }, hits: 2 });
  const second = first.dice(7);
  expect(lastOf(second, 'struck')).toMatchObject({ chance: { total: 6 }, hits: 0 });
  expect([stateIn(second, 'B1').hp, stateIn(second, 'B2').hp]).toEqual([3, 5]);
});

test('WARBAND-RANGED-001 WARBAND-RANGED-017 targets are foes within the range of the weapon, with no wall before them', () => {
  const table = opening(
    [bow({ gear: [{ item: 'shortbow' }] }), { at: [3, 9] }],
    [{ at: [15, 5] }, { at: [16, 5] }, { at: [3, 12] }],
    { setup: { ground: [{ at: { x: 3, y: 10 }, wall: true }] } },
  );
  const at = (target: string) => refusedFor(table, shoot({ [target]: 1 }, { weapon: 'shortbow' }));
  expect(at('B2')).toBe('WARBAND-RANGED-001 warband.outOfRange');
  expect(at('B3')).toBe('WARBAND-RANGED-017 warband.wallInTheWay');
  expect(at('A2')).toBe('WARBAND-RANGED-001 warband.noTargetForShot');
  // B1 is 12 spaces away, and all that is listed.
  const shots = offered(table).filter(({ choose, figure }) => choose === 'shoot' && figure === 'A1');
  expect(shots).toEqual([{ choose: 'shoot', figure: 'A1', weapon: 'shortbow', dice: { B1: 1 } }]);
});

/** A target with armour 1 in melee with A2. */
const melee = (more: { hp?: number; attacks?: number; options?: object } = {}): Table =>
  opening(
    [bow({ attacks: more.attacks ?? 1 }), { at: [9, 5], hp: 5, armour: 3 }],
    [{ at: [10, 5], armour: 1, hp: more.hp ?? 5 }],
    { options: more.options ?? {} },
  );

test('WARBAND-RANGED-014 WARBAND-RANGED-015 chance 7 into a melee: target 7/12, ally 1/4, neither 1/6', () => {
  const table = melee();
  expect(chanceIn(table, 'B1')).toBe(7);
  expect(oneDie(table, 'critical')).toEqual(chance(1, 12));
  expect(oneDie(table, 'hit')).toEqual(chance(6, 12));
  expect(oneDie(table, 'ally')).toEqual(chance(1, 4));
  expect(oneDie(table, 'miss')).toEqual(chance(1, 6));
});

test('WARBAND-RANGED-014 three dice into a melee: at least one strikes an ally in 37 of 64 cases', () => {
  const thrown = thrownAt(melee(), 'B1', 3);
  const ally = resultsCounted(thrown).indexOf('ally');
  const none = oddsOf(thrown)
    .filter(({ result }) => (result as readonly number[])[ally] === 0)
    .reduce((sum, { chance: { ways, of } }) => sum + Number(ways) / Number(of), 0);
  expect(1 - none).toBeCloseTo(37 / 64, 12);
});

test('WARBAND-RANGED-014 WARBAND-RANGED-015 dice 10, 4, 12 at chance 6: the ally takes 2, the target 1; armour does not matter', () => {
  const table = opening([bow({ attacks: 3 }), { at: [9, 5], hp: 5, armour: 3 }], [{ at: [10, 5], armour: 2, hp: 5 }]);
  expect(chanceIn(table, 'B1')).toBe(6);
  const fallen = says(table, shoot({ B1: 3 })).dice(10, 4, 12);
  expect(lastOf(fallen, 'strayed')).toMatchObject({ by: 0, ally: 1, points: 2 });
  expect([stateIn(fallen, 'A2').hp, stateIn(fallen, 'B1').hp]).toEqual([3, 4]);
});

test('WARBAND-RANGED-015 a 10 that would have hit strikes the ally all the same; a 12 misses where the table has it so', () => {
  const high = opening([bow({ attacks: 2, aim: 1 }), { at: [9, 5], hp: 5 }], [{ at: [10, 5], hp: 5 }], {
    setup: { ground: [{ at: { x: 3, y: 5 }, height: 1 }] },
    options: { 'warband.friendlyFireOn12': 'off' },
  });
  // 8, high ground 1, a good eye 1.
  expect(chanceIn(high, 'B1')).toBe(10);
  const fallen = says(high, shoot({ B1: 2 })).dice(10, 12);
  expect(lastOf(fallen, 'struck')).toMatchObject({ hits: 0, allies: 1 });
  expect([stateIn(fallen, 'A2').hp, stateIn(fallen, 'B1').hp]).toEqual([4, 5]);
});

import { expect, test } from 'vitest';
import {
  awaited,
  fightIn,
  lastOf,
  passUntil,
  type Staged,
  says,
  stateIn,
  type Table,
  wasSaid,
} from '../testing/stage.js';

const melee = (mine: Staged = {}, theirs: Staged = {}, more: object = {}, options: object = {}): Table =>
  passUntil(
    fightIn('melee', { a: [{ at: [5, 5], ...mine }], b: [{ at: [6, 5], ...theirs }], ...more }, options),
    'blows',
  );

const strike = (table: Table, figure: string, target: string, ...faces: number[]): Table =>
  says(table, { choose: 'attack', figure, dice: { [target]: faces.length } }).dice(...faces);

const helmet = (what: 'wound' | 'damage' | 'keep') => ({ choose: 'helmet', for: what });
const HELMETED: Staged = { might: 3, gear: [{ item: 'sword' }, { item: 'helmet' }] };

const woundsOf = (table: Table, key: string): readonly string[] => stateIn(table, key).wounds.map(({ wound }) => wound);

test('WARBAND-CRIT-005 WARBAND-CRIT-007 WARBAND-CRIT-008 dice 1, 1 on 3 HP: the helmet for the first Wound: 2 damage, one Wound is rolled', () => {
  let table = strike(melee({ might: 2 }, HELMETED), 'A1', 'B1', 1, 1);
  expect(awaited(table)).toBe('helmet B1');
  expect(table.run.awaits).toMatchObject({ asked: [{ seat: 'bo', as: 'B1' }] });
  table = says(table, helmet('wound'));
  expect(awaited(table)).toBe('woundDie');
  table = table.dice(9);
  expect([stateIn(table, 'B1').hp, woundsOf(table, 'B1')]).toEqual([1, ['eye']]);
  expect(stateIn(table, 'B1').items.find(({ item }) => item === 'helmet')?.kept).toBe('gone');
});

test('WARBAND-CRIT-006 or for the first damage: 1 damage, two Wounds are rolled', () => {
  let table = strike(melee({ might: 2 }, HELMETED), 'A1', 'B1', 1, 1);
  table = says(table, helmet('damage')).dice(1).dice(2);
  expect([stateIn(table, 'B1').hp, woundsOf(table, 'B1')]).toEqual([2, ['shoulder', 'arm']]);
});

test('WARBAND-CORE-008 kept at the first, it may be given at the second; the Wound die of the first comes between', () => {
  let table = strike(melee({ might: 2 }, HELMETED), 'A1', 'B1', 1, 1);
  table = says(table, helmet('keep'));
  expect(awaited(table)).toBe('woundDie');
  table = table.dice(4);
  expect(awaited(table)).toBe('helmet B1');
  table = says(table, helmet('wound'));
  expect([stateIn(table, 'B1').hp, woundsOf(table, 'B1')]).toEqual([1, ['leg']]);
});

test('WARBAND-GEAR-007 a helmet adds no armour, and on the ground or in the pack it serves for nothing', () => {
  const packed = { might: 3, gear: [{ item: 'sword' }, { item: 'helmet', kept: 'packed' }] };
  const table = strike(melee({}, packed), 'A1', 'B1', 1);
  expect(lastOf(table, 'struck').chance.total).toBe(8);
  expect(awaited(table)).toBe('woundDie');
});

test('WARBAND-CRIT-001 characters are wounded like anybody, and wound like anybody', () => {
  const hero = { pc: true, might: 2, armour: 0, gear: [{ item: 'sword' }] };
  const wounded = strike(melee(hero, {}, { position: { priority: 'b' } }), 'B1', 'A1', 1).dice(5);
  expect(woundsOf(wounded, 'A1')).toEqual(['guts']);
  const wounds = strike(melee({ pc: true, might: 1 }, { might: 2 }), 'A1', 'B1', 1).dice(5);
  expect(woundsOf(wounds, 'B1')).toEqual(['guts']);
});

test('WARBAND-CRIT-002 supernatural HP: the die is an ordinary hit, and no helmet is asked for', () => {
  const ghost = { ...HELMETED, flags: ['supernatural'] };
  const table = strike(melee({}, ghost), 'A1', 'B1', 1);
  expect(stateIn(table, 'B1')).toMatchObject({ hp: 2, wounds: [] });
  expect(awaited(table)).toBe('blows Blue');
});

test('WARBAND-CRIT-010 a Wound counts from the end of the phase on, one of a first strike right after the first strikes', () => {
  let table = strike(melee({ might: 1 }, { might: 3 }), 'A1', 'B1', 1).dice(4);
  expect(stateIn(table, 'B1').wounds[0]?.counts).toBe(false);
  table = passUntil(table, 'priority');
  expect(stateIn(table, 'B1').wounds[0]?.counts).toBe(true);
  const flank = fightIn('melee', { a: [{ at: [5, 5], hp: 3 }], b: [{ at: [6, 5], might: 3, facing: 'n' }] });
  const first = strike(passUntil(flank, 'strikes'), 'A1', 'B1', 1).dice(4);
  expect(awaited(first)).toBe('blows Blue');
  expect(stateIn(first, 'B1').wounds[0]?.counts).toBe(true);
});

test('WARBAND-CRIT-009 WARBAND-WOUND-001 WARBAND-WOUND-008 WARBAND-WOUND-009 WARBAND-WOUND-010 WARBAND-WOUND-011 WARBAND-WOUND-012 WARBAND-WOUND-013 WARBAND-WOUND-014 WARBAND-WOUND-015 WARBAND-WOUND-016 a d10 on the table, and temporary', () => {
  const rolled = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((face) => {
    const table = strike(melee({}, { might: 3 }), 'A1', 'B1', 1).dice(face);
    const [wound] = stateIn(table, 'B1').wounds;
    expect(wound?.permanent).toBe(false);
    return wound?.wound;
  });
  expect(rolled).toEqual(['shoulder', 'arm', 'knee', 'leg', 'guts', 'head', 'back', 'chest', 'eye']);
});

test('WARBAND-WOUND-005 WARBAND-WOUND-018 the same row a second time, of whatever kind, is a scar and no more', () => {
  const before = { might: 3, wounds: [{ wound: 'hand', side: 'left', permanent: true }] };
  const table = strike(melee({}, before), 'A1', 'B1', 1).dice(10);
  expect(lastOf(table, 'scarred')).toMatchObject({ wound: 'hand' });
  expect(stateIn(table, 'B1')).toMatchObject({ losses: 1, hp: 2 });
  expect(stateIn(table, 'B1').wounds).toHaveLength(1);
});

test('WARBAND-WOUND-017 WARBAND-WOUND-021 a d6 says which hand; what it holds is dropped when the Wound counts', () => {
  const armed = {
    might: 3,
    gear: [
      { item: 'sword', kept: 'right' },
      { item: 'shield', kept: 'left' },
    ],
  };
  const wounded = strike(melee({}, armed), 'A1', 'B1', 1).dice(10);
  expect(awaited(wounded)).toBe('whichHand');
  const left = wounded.dice(3);
  expect(stateIn(left, 'B1').wounds[0]).toMatchObject({ wound: 'hand', side: 'left' });
  expect(stateIn(left, 'B1').items[1]?.kept).toBe('left');
  const later = passUntil(left, 'priority');
  expect(stateIn(later, 'B1').items.map(({ kept }) => kept)).toEqual(['right', 'dropped']);
  const right = passUntil(wounded.dice(4), 'priority');
  expect(stateIn(right, 'B1').items.map(({ kept }) => kept)).toEqual(['dropped', 'left']);
  // What takes two hands falls from either.
  const bow = strike(melee({}, { might: 3, gear: [{ item: 'longbow' }] }), 'A1', 'B1', 1)
    .dice(10)
    .dice(1);
  expect(stateIn(passUntil(bow, 'priority'), 'B1').items[0]?.kept).toBe('dropped');
});

test('WARBAND-WOUND-004 WARBAND-WOUND-014 WARBAND-WOUND-022 WARBAND-GEAR-004 a Wound takes a slot, Back two; a character without room drops things at once', () => {
  const pack = (many: number) => Array.from({ length: many }, () => ({ item: 'other', kept: 'packed' }));
  const hero = (many: number) => ({ pc: true, hp: 3, gear: [{ item: 'sword' }, { item: 'helmet' }, ...pack(many)] });
  const hit = (many: number, face: number) => {
    const table = melee(hero(many), {}, { position: { priority: 'b' } });
    return says(strike(table, 'B1', 'A1', 1), helmet('keep')).dice(face);
  };
  // Ten slots; the helmet on the head takes none: sword and eight leave one.
  expect(awaited(hit(8, 4))).toBe('blows Red');
  let table = hit(8, 7);
  expect(awaited(table)).toBe('makeRoom A1');
  table = says(table, { choose: 'drop', item: 5 });
  expect(stateIn(table, 'A1').items[5]?.kept).toBe('dropped');
  expect(awaited(table)).toBe('blows Red');
  // Sword and nine are full: Back needs two.
  table = says(hit(9, 7), { choose: 'drop', item: 2 });
  expect(awaited(table)).toBe('makeRoom A1');
});

test('WARBAND-MOD-029 automatic hits roll no dice and so cause no criticals', () => {
  const table = says(melee({ might: 2 }, { might: 3, prone: true }), {
    choose: 'attack',
    figure: 'A1',
    dice: { B1: 2 },
  });
  expect(wasSaid(table, 'struck')).toBe(false);
  expect(stateIn(table, 'B1')).toMatchObject({ hp: 1, wounds: [] });
});

import { expect, test } from 'vitest';
import { figureNamed } from '../figures/figures.js';
import { spaceAt } from '../ground/spaces.js';
import {
  actsOf,
  awaited,
  fightIn,
  lastOf,
  offered,
  passUntil,
  refusedFor,
  type Staged,
  says,
  sightOf,
  stateIn,
  type Table,
  whereIn,
} from '../testing/stage.js';
import { throwOnChargeFault } from './charging.js';

const opening = (a: readonly Staged[], b: readonly Staged[], options: object = {}): Table =>
  fightIn('opening', { a, b }, { 'warband.declaredMoveBinding': 'off', ...options });
/** Somebody with these weapons in right and left hand. */
const armed = (right: string | null, left: string | null, more: object = {}): Staged => ({
  at: [5, 5],
  gear: [
    ...(right === null ? [] : [{ item: right, kept: 'right' }]),
    ...(left === null ? [] : [{ item: left, kept: 'left' }]),
  ],
  ...more,
});
const throws = (weapon: string, dice: number, more: object = {}) => ({
  choose: 'throw',
  figure: 'A1',
  weapon,
  dice: { B1: dice },
  ...more,
});

test('WARBAND-RANGED-010 WARBAND-RANGED-018 a throw has all dice and uses up one weapon, every time', () => {
  const table = opening([armed('javelin', 'javelin', { attacks: 2 })], [{ at: [12, 5], hp: 5 }]);
  const thrown = says(table, throws('javelin', 2));
  expect(stateIn(thrown, 'A1').items.map(({ kept }) => kept)).toEqual(['depleted', 'left']);
  const fallen = thrown.dice(3, 12);
  expect(lastOf(fallen, 'struck')).toMatchObject({ way: 'throw', weapon: 'javelin', rolled: 2, hits: 1 });
  expect(stateIn(fallen, 'B1').hp).toBe(4);
});

test('WARBAND-GEAR-009 ranges of thrown weapons: dagger 2, spear 5, handaxe 6, javelin 7', () => {
  const ranges = { dagger: 2, spear: 5, handaxe: 6, javelin: 7 };
  for (const [weapon, range] of Object.entries(ranges)) {
    const far = opening([armed(weapon, null)], [{ at: [5 + range + 1, 5] }]);
    expect(refusedFor(far, throws(weapon, 1))).toBe('WARBAND-RANGED-001 warband.outOfRange');
    const near = opening([armed(weapon, null)], [{ at: [5 + range, 5] }]);
    expect(awaited(says(near, throws(weapon, 1)))).toBe('row');
  }
});

test('WARBAND-RANGED-005 what is thrown must be held; a sword cannot be thrown', () => {
  const table = opening([{ at: [5, 5], gear: [{ item: 'sword' }, { item: 'javelin' }] }], [{ at: [9, 5] }]);
  expect(refusedFor(table, throws('javelin', 1))).toBe('WARBAND-RANGED-005 warband.weaponNotHeld');
  expect(refusedFor(table, throws('sword', 1))).toBe('WARBAND-GEAR-009 warband.notForThrowing');
});

/** After a throw or shot in the Opening, A1 and a foe who has come up to it are in the Melee phase. */
const later = (figure: Staged, opened: 'shoot' | 'throw', choice: object): readonly string[] => {
  const foe = { at: [7, 5], hp: 9, capture: 11 };
  const shot = says(opening([figure], [foe]), choice).dice(12);
  expect(stateIn(shot, 'A1').opening).toBe(opened);
  const beside = says(shot, { choose: 'move', figure: 'B1', path: [{ x: 6, y: 5 }] });
  return actsOf(passUntil(beside, 'blows'), 'A1');
};

test('WARBAND-RANGED-011 no melee after a ranged attack, unless one hand threw and the other holds a weapon for melee', () => {
  expect(later(armed('sword', 'javelin'), 'throw', throws('javelin', 1))).toContain('attack');
  expect(later(armed('dagger', 'dagger'), 'throw', throws('dagger', 1))).toContain('attack');
  expect(later(armed('javelin', 'javelin'), 'throw', throws('javelin', 1))).not.toContain('attack');
  expect(later(armed('spear', null), 'throw', throws('spear', 1))).not.toContain('attack');
  const slinger: Staged = {
    at: [5, 5],
    gear: [
      { item: 'sling', kept: 'right' },
      { item: 'sword', kept: 'left' },
    ],
  };
  expect(later(slinger, 'shoot', { ...throws('sling', 1), choose: 'shoot' })).not.toContain('attack');
});

test('WARBAND-SUBDUE-008 shots and throws may subdue, unless the table says they may not', () => {
  const [a, b] = [[armed('javelin', null)], [{ at: [9, 5], armour: 1 }]] as const;
  const subdued = says(opening(a, b as readonly Staged[]), throws('javelin', 1, { subdue: true })).dice(6);
  // 8 − 1 − 1
  expect(lastOf(subdued, 'struck')).toMatchObject({ chance: { total: 6 }, hits: 1, subdue: true });
  const off = opening(a, b as readonly Staged[], { 'warband.rangedSubdue': 'off' });
  expect(refusedFor(off, throws('javelin', 1, { subdue: true }))).toBe('WARBAND-SUBDUE-008 warband.noRangedSubdue');
});

test('WARBAND-RANGED-016 WARBAND-CORE-007 of two allies as near a d6 takes the left one on 1 to 3; all strays of a row strike it', () => {
  const a: readonly Staged[] = [armed('javelin', null, { attacks: 2 }), { at: [11, 6], hp: 5 }, { at: [11, 4], hp: 5 }];
  const strayed = says(opening(a, [{ at: [11, 5], hp: 5 }]), throws('javelin', 2)).dice(10, 11);
  expect(awaited(strayed)).toBe('allyDie');
  // Looking east the northern one, A3, is on the left.
  expect(stateIn(strayed.dice(3), 'A3').hp).toBe(3);
  expect(stateIn(strayed.dice(4), 'A2').hp).toBe(3);
});

test('WARBAND-ACTION-010 dice against somebody who is shielded go against who shields them, with that one’s armour', () => {
  const b: readonly Staged[] = [
    { at: [11, 5], hp: 5 },
    { at: [11, 6], hp: 5, armour: 3 },
  ];
  const table = fightIn(
    'opening',
    { a: [armed('javelin', null)], b, position: { priority: 'b' } },
    { 'warband.declaredMoveBinding': 'off', 'warband.protectAlly': 'on' },
  );
  const shielded = says(table, { choose: 'protect', figure: 'B2', ally: 'B1' });
  expect(refusedFor(shielded, { choose: 'protect', figure: 'B1', ally: 'B1' })).toBe(
    'WARBAND-ACTION-010 warband.cannotProtect',
  );
  const thrown = says(passUntil(shielded, 'opening Red'), throws('javelin', 1)).dice(5);
  // 8 − 3: who shields is as near as who is shielded.
  expect(lastOf(thrown, 'struck')).toMatchObject({ chance: { total: 5 }, hits: 1 });
  expect([stateIn(thrown, 'B1').hp, stateIn(thrown, 'B2').hp]).toEqual([5, 4]);
});

test('WARBAND-ACTION-010 withdrawn: as a rule nobody shields an ally', () => {
  const table = opening([{ at: [5, 5] }, { at: [5, 6] }], [{ at: [15, 5] }]);
  expect(actsOf(table, 'A1')).not.toContain('protect');
  expect(refusedFor(table, { choose: 'protect', figure: 'A1', ally: 'A2' })).toBe(
    'WARBAND-ACTION-010 warband.noProtecting',
  );
});

/** Why a weapon cannot be thrown at B1 from a space of a charge of A1. */
const fromSpace = (table: Table, x: number, y: number, weapon: string): string => {
  const sight = sightOf(table);
  const from = spaceAt(sight.given.field, x, y);
  const refusal = throwOnChargeFault(sight, 0, from, { target: figureNamed(sight, 'B1'), weapon });
  if (refusal === null) return 'may';
  return refusal.code === 'BROKEN_RULE' ? `${refusal.rule} ${refusal.what}` : refusal.code;
};

test('WARBAND-RANGED-012 on the charge handaxe and javelin may be thrown, from outside melee, within range of the target', () => {
  const table = opening([armed('handaxe', 'sword')], [{ at: [15, 5] }, { at: [11, 7] }]);
  expect(fromSpace(table, 8, 5, 'handaxe')).toBe('WARBAND-RANGED-012 warband.outOfRange');
  expect(fromSpace(table, 9, 5, 'handaxe')).toBe('may');
  // (10, 6) is beside B2.
  expect(fromSpace(table, 10, 6, 'handaxe')).toBe('WARBAND-RANGED-012 warband.throwInMelee');
  expect(fromSpace(table, 14, 5, 'handaxe')).toBe('WARBAND-RANGED-012 warband.throwInMelee');
  expect(fromSpace(table, 9, 5, 'javelin')).toBe('WARBAND-RANGED-005 warband.weaponNotHeld');
  expect(fromSpace(table, 9, 5, 'sword')).toBe('WARBAND-RANGED-012 warband.notOnCharge');
  const spears = opening([armed('spear', 'sword')], [{ at: [15, 5] }], { 'warband.chargeThrowWeapons': ['spear'] });
  expect(fromSpace(spears, 10, 5, 'spear')).toBe('may');
});

test('WARBAND-RANGED-012 WARBAND-ACTION-015 a handaxe flies in the course of a charge, and the sword in the other hand strikes after it', () => {
  const table = opening([armed('handaxe', 'sword', { attacks: 2 })], [{ at: [12, 5], armour: 1, hp: 9 }]);
  const path = [6, 7, 8, 9, 10, 11].map((x) => ({ x, y: 5 }));
  const charge = { choose: 'charge', figure: 'A1', target: 'B1', path };
  const listed = offered(table).filter((choice) => choice.choose === 'charge' && 'throw' in choice);
  expect(listed.length).toBeGreaterThan(0);
  for (const choice of listed) expect(awaited(says(table, choice))).toBe('row');
  const thrown = says(table, { ...charge, throw: { weapon: 'handaxe', after: 3 } });
  expect([awaited(thrown), whereIn(thrown, 'A1')]).toEqual(['row', '8,5']);
  const struck = thrown.dice(7, 12);
  expect(lastOf(struck, 'struck')).toMatchObject({ way: 'throw', weapon: 'handaxe', hits: 1, chance: { total: 7 } });
  expect([whereIn(struck, 'A1'), stateIn(struck, 'A1').charged, stateIn(struck, 'A1').opening]).toEqual([
    '11,5',
    1,
    'charge',
  ]);
  expect(stateIn(struck, 'A1').items.map(({ kept }) => kept)).toEqual(['depleted', 'left']);
  expect(actsOf(passUntil(struck, 'strikes'), 'A1')).toContain('attack');
});

test('WARBAND-RANGED-012 without a weapon for melee in the other hand no blow follows the throw', () => {
  const table = opening([armed('handaxe', 'shield')], [{ at: [12, 5], hp: 9 }]);
  const path = [6, 7, 8, 9, 10, 11].map((x) => ({ x, y: 5 }));
  const charge = { choose: 'charge', figure: 'A1', target: 'B1', path, throw: { weapon: 'handaxe', after: 2 } };
  expect(actsOf(passUntil(says(table, charge).dice(12), 'blows'), 'A1')).not.toContain('attack');
});

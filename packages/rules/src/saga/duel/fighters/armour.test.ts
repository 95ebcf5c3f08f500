import { setupRefusal } from '@warmoot/kernel/testing';
import { expect, test } from 'vitest';
import { attempt, facing, HIT, ratings, woundsOf } from '../testing/exchange.js';
import { awaitedSums, drive, duel, fight } from '../testing/fight.js';

const QUICK = { act: 'quickAttack', with: 'right' };
const SHIELD = { by: 'parry', with: 'left' };
const SWORD = { by: 'parry', with: 'right' };
const DODGE = { by: 'dodge', to: { x: 11, y: 9 } };
const ATTACKS = ['quickAttack', 'viciousAttack', 'controlledAttack'];
const SHIELDED = { hands: { left: 'shield', right: 'sword' } };

test('SAGA-DUEL-ARMOUR-001 a shield gives +1 to Parry', () => {
  const table = facing('sword', {}, SHIELDED);
  expect(ratings(attempt(table, QUICK, SHIELD))[1]).toBe(2 - 2 + 1);
  expect(ratings(attempt(table, QUICK, SWORD))[1]).toBe(2 - 2);
});

test('SAGA-DUEL-ARMOUR-002 a shield Parry has no distance penalty', () => {
  const parry = (by: object): readonly number[] =>
    (['dagger', 'sword', 'spear'] as const).map(
      (distance) => ratings(attempt(facing(distance, {}, SHIELDED), QUICK, by))[1],
    );
  expect(parry(SHIELD)).toEqual([1, 1, 1]);
  expect(parry(SWORD)).toEqual([-1, 0, -1]);
});

test('SAGA-DUEL-ARMOUR-003 the +1 counts against every action that Parry defends', () => {
  for (const act of [...ATTACKS, 'bash', 'flurry'])
    expect(ratings(attempt(facing('sword', {}, SHIELDED), { act, with: 'right' }, SHIELD))[1]).toBe(1);
  expect(ratings(attempt(facing('dagger', {}, SHIELDED), { act: 'hold', with: 'left' }, SHIELD))[1]).toBe(1);
});

test('SAGA-DUEL-ARMOUR-004 armour protects all parts alike: the part hit changes nothing', () => {
  const parts = ['leftArm', 'rightArm', 'leftLeg', 'rightLeg', 'body', 'head'];
  const check = attempt(
    facing('sword', {}, { armour: 'metalPlate' }),
    { act: 'controlledAttack', with: 'right' },
    SWORD,
  );
  expect(ratings(check)).toEqual([0, 4]);
  for (const part of parts) {
    // The part is named after the one check, and has the whole wound.
    const after = drive(check, { dice: [HIT], parts: { Ella: [part] } });
    expect(woundsOf(after, 'Morten')).toEqual({ [part]: '1 major' });
  }
});

test('SAGA-DUEL-ARMOUR-005 SAGA-DUEL-ARMOUR-006 metal plate adds 4, other metal 2, other 1, none 0, to Dodge as to Parry, against attacks', () => {
  const rows = [
    ['metalPlate', 4],
    ['otherMetal', 2],
    ['other', 1],
    ['none', 0],
  ] as const;
  for (const [armour, bonus] of rows) {
    const table = facing('sword', {}, { ...SHIELDED, armour });
    for (const act of ATTACKS) {
      const against = (by: object): number => ratings(attempt(table, { act, with: 'right' }, by))[1];
      expect([against(DODGE), against(SWORD), against(SHIELD)]).toEqual([2 + bonus, bonus, 1 + bonus]);
    }
    const against = (act: string, by: object): number => ratings(attempt(table, { act, with: 'right' }, by))[1];
    expect([against('bash', DODGE), against('flurry', SWORD), against('trip', { by: 'strength' })]).toEqual([2, 0, 2]);
  }
});

test('SAGA-DUEL-ARMOUR-007 armour is part of the one defence rating: there is one roll, and what passes it wounds', () => {
  const check = attempt(
    facing('sword', {}, { armour: 'metalPlate' }),
    { act: 'controlledAttack', with: 'right' },
    SWORD,
  );
  const { awaits } = check.run;
  const lines = awaits.need === 'dice' ? awaits.throw.tally?.against.map(({ by, why }) => [by, why]) : [];
  expect(lines).toContainEqual([4, 'SAGA-DUEL-ARMOUR-005']);
  // Control 2 − 2 against 14 + 4: a sum of 18 reaches it, 17 does not, and no further die is asked for.
  const hit = drive(check, { dice: [[8, 8, 2]], parts: { Ella: ['leftArm'] } });
  expect(woundsOf(hit, 'Morten')).toEqual({ leftArm: '1 major' });
  const missed = drive(check, { dice: [[8, 8, 1]] });
  expect([missed.run.state.open.round, woundsOf(missed, 'Morten')]).toEqual([2, {}]);
});

test('SAGA-DUEL-ARMOUR-008 only one armour type counts', () => {
  const person = (name: string, armour: unknown): object => ({ name, seat: 'ana', armour });
  const setup = (armour: unknown): object => ({
    seats: ['ana'],
    side1: [person('Ella', armour)],
    side2: [person('Morten', 'none')],
  });
  for (const armour of [['metalPlate', 'other'], 'metalPlate other'])
    expect(setupRefusal(duel, setup(armour))).toMatchObject({ code: 'BAD_SHAPE' });
  const check = attempt(facing('sword', {}, { armour: 'otherMetal' }), QUICK, DODGE);
  const { awaits } = check.run;
  const lines = awaits.need === 'dice' ? (awaits.throw.tally?.against ?? []) : [];
  expect(lines.filter(({ why }) => why === 'SAGA-DUEL-ARMOUR-005')).toHaveLength(1);
});

test('SAGA-DUEL-ARMOUR-009 armour has no penalty in combat', () => {
  const bare = fight();
  const plated = fight({ armour: 'metalPlate' }, { armour: 'metalPlate' });
  expect(awaitedSums(drive(plated, {}))).toEqual(awaitedSums(drive(bare, {})));
  const acts = [...ATTACKS, 'bash', 'flurry', 'feint', 'trip'].map((act) => ({ act, with: 'right' }));
  const closer = ['hold', 'tackle', 'push'].map((act) => ({ act }));
  for (const act of [...acts, ...closer]) {
    const rating = (armour: string): number => ratings(attempt(facing('dagger', { armour }), act))[0];
    expect(rating('metalPlate')).toBe(rating('none'));
  }
  const strength = attempt(
    facing('sword', {}, { armour: 'metalPlate' }),
    { act: 'trip', with: 'right' },
    { by: 'strength' },
  );
  expect(ratings(strength)[1]).toBe(2);
});

test('SAGA-DUEL-ARMOUR-001 SAGA-DUEL-ARMOUR-005 1: Control 3, shield and metal plate: Parry 2, against an attack 6, against a Bash 2', () => {
  const skills = { control: 3, fightingMind: 2, speed: 2, strength: 2 };
  const table = facing('sword', {}, { ...SHIELDED, skills, armour: 'metalPlate' });
  const parry = (act: string): number => ratings(attempt(table, { act, with: 'right' }, SHIELD))[1];
  expect([parry('quickAttack'), parry('viciousAttack'), parry('controlledAttack'), parry('bash')]).toEqual([
    6, 6, 6, 2,
  ]);
});

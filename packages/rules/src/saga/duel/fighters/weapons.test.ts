import { setupRefusal, type TestTable } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Duel } from '../duel.js';
import {
  actRefusal,
  answerRefusal,
  attempt,
  broken,
  chanceOf,
  defencesAgainst,
  facing,
  HIT,
  MISS,
  nextRound,
  ratings,
  toActs,
} from '../testing/exchange.js';
import { drive, duel, fight, melee, person } from '../testing/fight.js';

const DISTANCES = ['dagger', 'sword', 'spear'] as const;
type Distance = (typeof DISTANCES)[number];

/** The ledger's table: distance, attacks, attacks against metal plate, Parry, hands. */
const LIST = [
  ['dagger', 'dagger', 0, 0, -2, 1],
  ['rock', 'dagger', -2, -2, null, 1],
  ['sword', 'sword', 0, 0, 0, 1],
  ['club', 'sword', 0, 0, -1, 1],
  ['hammer', 'sword', 1, 1, -1, 1],
  ['mace', 'sword', 1, 2, -1, 1],
  ['axe', 'sword', 1, 1, -1, 1],
  ['fencingSword', 'sword', -1, -1, 0, 1],
  ['bigSword', 'sword', 1, 1, 0, 2],
  ['spear', 'spear', 0, 0, 0, 1],
  ['staff', 'spear', -1, -1, 0, 1],
  ['halberd', 'spear', 1, 1, 0, 2],
] as const;

const ATTACKS = ['quickAttack', 'viciousAttack', 'controlledAttack'] as const;
/** With all skills 2: Speed, Strength − 1, Control − 2. */
const PLAIN = { quickAttack: 2, viciousAttack: 1, controlledAttack: 0 } as const;
const QUICK = { act: 'quickAttack', with: 'right' };
const PARRY = { by: 'parry', with: 'right' };

const acting = (distance: Distance, hands: object, act: object, morten: object = {}): number =>
  ratings(attempt(facing(distance, { hands }, { ...morten }), act))[0];

const parrying = (distance: Distance, hands: object, by: object = PARRY): number =>
  ratings(attempt(facing(distance, {}, { hands }), QUICK, by))[1];

/** Morten cuts off an arm of Ella's in round 1 while she does this. */
const loseArm = (arm: string, ella: object, act: object = { act: 'pass' }, dice: readonly (readonly number[])[] = []) =>
  drive(facing('sword', { ...ella }), {
    acts: { Ella: act, Morten: { act: 'controlledAttack', with: 'right', target: 'Ella' } },
    dice: [...dice, HIT],
    parts: { Morten: [arm] },
  });

const inHand = (table: TestTable<Duel>): readonly unknown[] => {
  const { left, right } = person(table, 'Ella');
  return [left, right];
};

describe('the weapon list', () => {
  test.each(LIST)(
    'SAGA-DUEL-WEAPON-001 SAGA-DUEL-WEAPON-002 %s: distance %s, attacks %i, against plate %i, Parry %s, hands %i',
    (weapon, distance, attacks, againstPlate, parry, hands) => {
      const held = hands === 2 ? { both: weapon } : { right: weapon };
      for (const act of ATTACKS) {
        expect(acting(distance, held, { act, with: 'right' })).toBe(PLAIN[act] + attacks);
        const plated = acting(distance, held, { act, with: 'right' }, { armour: 'metalPlate' });
        expect(plated).toBe(PLAIN[act] + againstPlate);
      }
      for (const act of ['bash', 'flurry', 'feint', 'trip'])
        expect(acting(distance, held, { act, with: 'right' })).toBe(2);
      for (const other of DISTANCES) {
        const mismatch = other === distance ? 0 : -1;
        expect(acting(other, held, QUICK)).toBe(2 + attacks + mismatch);
        if (parry !== null) expect(parrying(other, held)).toBe(0 + parry + mismatch);
      }
      if (hands === 1) {
        const side = (name: string): object[] => [{ name, seat: 'ana', hands: { both: weapon } }];
        const setup = { seats: ['ana'], side1: side('Ella'), side2: side('Morten') };
        expect(setupRefusal(duel, setup)).toMatchObject(broken('SAGA-DUEL-WEAPON-002'));
      }
      // A two-handed weapon suffers from a full other hand, a one-handed one does not.
      const one = acting(distance, { left: 'shield', right: weapon }, QUICK);
      expect(one).toBe(2 + attacks + (hands === 2 ? -2 : 0));
    },
  );

  test('SAGA-DUEL-WEAPON-002 hands: Dagger distance, attacks −4, and no Parry against an armed enemy', () => {
    for (const act of ATTACKS) expect(acting('dagger', {}, { act, with: 'bare' })).toBe(PLAIN[act] - 4);
    expect([acting('sword', {}, { ...QUICK, with: 'bare' }), acting('spear', {}, { ...QUICK, with: 'bare' })]).toEqual([
      -3, -3,
    ]);
    expect(acting('dagger', {}, { act: 'bash', with: 'bare' })).toBe(2);
    expect(defencesAgainst(facing('dagger', {}, { hands: {} }), QUICK)).toEqual(['dodge', 'none']);
  });
});

describe('two-handed weapons', () => {
  const ONE_HAND = { left: 'shield', right: 'bigSword' };

  test('SAGA-DUEL-WEAPON-003 used with one hand it has −2 to all actions and defences', () => {
    const big = { both: 'bigSword' };
    const acts = [...ATTACKS, 'bash', 'flurry', 'feint', 'trip'] as const;
    for (const act of acts) {
      const rating = (hands: object): number => acting('sword', hands, { act, with: 'right' });
      expect(rating(ONE_HAND)).toBe(rating(big) - 2);
    }
    expect([parrying('sword', big), parrying('sword', ONE_HAND)]).toEqual([0, -2]);
  });

  test('SAGA-DUEL-WEAPON-004 the −2 touches what is done with the weapon, and nothing else', () => {
    expect(parrying('sword', ONE_HAND, { by: 'parry', with: 'left' })).toBe(2 - 2 + 1);
    expect(parrying('sword', ONE_HAND, { by: 'dodge', to: { x: 11, y: 9 } })).toBe(2);
    const against = (act: string, by: string): number =>
      ratings(attempt(facing('dagger', {}, { hands: ONE_HAND }), { act }, { by }))[1];
    expect([against('push', 'strength'), against('tackle', 'fightingMind')]).toEqual([2, 2]);
    expect(acting('dagger', ONE_HAND, { act: 'push' })).toBe(2);
    // Letting go with the left puts the weapon in one hand, yet Hold and Tackle keep their full rating.
    expect(acting('dagger', { both: 'bigSword' }, { act: 'hold', with: 'left' })).toBe(2);
    expect(acting('dagger', { both: 'bigSword' }, { act: 'tackle', with: 'left' })).toBe(1);
  });

  test('SAGA-DUEL-WEAPON-005 it is used in one hand when the other arm is lost, or its hand carries or grips', () => {
    const quick = (ella: object): number => ratings(attempt(facing('sword', { ...ella }), QUICK))[0];
    expect(quick({ hands: { both: 'bigSword' } })).toBe(3);
    expect(quick({ hands: { left: 'dagger', right: 'bigSword' } })).toBe(1);
    expect(quick({ hands: { both: 'bigSword' }, wounds: [{ part: 'leftArm', severity: 'major' }] })).toBe(1);
    expect(quick({ hands: { both: 'bigSword' }, wounds: [{ part: 'leftArm', severity: 'minor' }] })).toBe(3);
    const held = drive(attempt(facing('dagger', { hands: { both: 'bigSword' } }), { act: 'hold', with: 'left' }), {
      dice: [HIT],
    });
    expect(ratings(attempt(held, QUICK))[0]).toBe(2 + 1 - 2 - 1);
    // Both hands on it again, and the grip is given up.
    const both = attempt(held, { ...QUICK, both: true });
    expect(ratings(both)[0]).toBe(2 + 1 - 1);
    expect(drive(both, { dice: [MISS], parts: { Morten: ['body'] } }).run.state.open.grips).toEqual([]);
    const dropped = attempt(facing('sword', { hands: ONE_HAND }), { ...QUICK, drop: ['left'] });
    expect(ratings(dropped)[0]).toBe(3);
  });

  test('SAGA-DUEL-WEAPON-006 with one arm lost the sound one keeps a weapon held in both, at −2', () => {
    const big = { hands: { both: 'bigSword' } };
    const rows = [
      ['leftArm', 'right'],
      ['rightArm', 'left'],
    ] as const;
    for (const [arm, hand] of rows) {
      const after = loseArm(arm, big);
      expect(person(after, 'Ella')[hand]).toBe('bigSword');
      const check = nextRound(after, {
        acts: { Ella: { act: 'quickAttack', with: hand, target: 'Morten' } },
        until: 'check',
      });
      expect(ratings(check)[0]).toBe(2 + 1 - 2);
      const parry = nextRound(after, {
        acts: { Morten: { ...QUICK, target: 'Ella' } },
        defend: { 'Ella against Morten': { by: 'parry', with: hand } },
        until: 'check',
      });
      expect(ratings(parry)[1]).toBe(2 - 2 - 2);
      const brought = facing('sword', { ...big, wounds: [{ part: arm, severity: 'major' }] });
      expect(ratings(attempt(brought, { act: 'quickAttack', with: hand }))[0]).toBe(1);
    }
    // Nothing but a weapon in both hands is saved: not a one-handed one, nor where the other hand was elsewhere.
    expect(inHand(loseArm('rightArm', { hands: { right: 'sword' } }))).toEqual([null, 'sword']);
    expect(inHand(loseArm('rightArm', { hands: ONE_HAND }))).toEqual(['shield', 'bigSword']);
    const hold = { act: 'hold', with: 'left', target: 'Morten' };
    const gripping = drive(facing('dagger', big), {
      acts: { Ella: hold, Morten: { act: 'controlledAttack', with: 'right', target: 'Ella' } },
      dice: [HIT, HIT],
      parts: { Morten: ['rightArm'] },
    });
    expect(gripping.run.state.open.grips).toMatchObject([{ hand: 'left' }]);
    expect(inHand(gripping)).toEqual([null, 'bigSword']);
    const lost = { ...big, wounds: [{ part: 'leftArm', severity: 'major' }] };
    expect(inHand(loseArm('rightArm', lost))).toEqual([null, 'bigSword']);
  });
});

describe('bare hands and rocks', () => {
  test('SAGA-DUEL-WEAPON-007 bare hands parry an unarmed enemy only, at 0', () => {
    const bare = { by: 'parry', with: 'bare' };
    const fists = { hands: {} };
    const unarmed = attempt(facing('dagger', fists, fists), { ...QUICK, with: 'bare' }, bare);
    expect(ratings(unarmed)).toEqual([-2, 0]);
    expect(ratings(attempt(facing('sword', fists, fists), { ...QUICK, with: 'bare' }, bare))).toEqual([-3, -1]);
    const armed = drive(facing('dagger', {}, fists), {
      acts: { Ella: { ...QUICK, target: 'Morten' } },
      until: 'defend',
    });
    expect(answerRefusal(armed, { choose: 'defend', ...bare })).toMatchObject(broken('SAGA-DUEL-WEAPON-007'));
  });

  test('SAGA-DUEL-WEAPON-008 unarmed is who has no weapon in a usable hand: a rock is one, a shield is none, and it is the maker of the action who counts', () => {
    const fists = { hands: {} };
    const against = (ella: object, act: object = { act: 'bash', with: 'bare' }): readonly string[] =>
      defencesAgainst(facing('dagger', { ...ella }, fists), act);
    expect(against({ hands: { right: 'shield' } })).toContain('parry');
    expect(against({ hands: { right: 'rock' } })).not.toContain('parry');
    // Made with the bare left hand, but there is a sword in the other.
    expect(against({ hands: { right: 'sword' } })).not.toContain('parry');
    expect(against({ hands: { right: 'sword' }, wounds: [{ part: 'rightArm', severity: 'major' }] })).toContain(
      'parry',
    );
    expect(against({ hands: { right: 'sword' } }, { act: 'bash', with: 'bare', drop: ['right'] })).toContain('parry');
    const two = melee([{ name: 'Ella', hands: {} }, { name: 'Ada' }], [{ name: 'Morten', hands: {} }], {
      combats: [{ side1: ['Ella', 'Ada'], side2: ['Morten'] }],
      distance: 'dagger',
      ambusher: 1,
    });
    expect(defencesAgainst(two, { act: 'bash', with: 'bare' })).toContain('parry');
  });

  test('SAGA-DUEL-WEAPON-009 bare hands keep their −4 to attacks though the enemy is unarmed', () => {
    expect(acting('dagger', {}, { ...QUICK, with: 'bare' }, { hands: {} })).toBe(-2);
    expect(acting('dagger', {}, { ...QUICK, with: 'bare' })).toBe(-2);
  });

  test('SAGA-DUEL-WEAPON-010 a rock cannot parry, not even an unarmed enemy', () => {
    for (const hands of [{}, { right: 'sword' }]) {
      const act = { act: 'bash', with: 'right' in hands ? 'right' : 'bare', target: 'Morten' };
      const asked = drive(facing('dagger', { hands }, { hands: { right: 'rock' } }), {
        acts: { Ella: act },
        until: 'defend',
      });
      expect(answerRefusal(asked, { choose: 'defend', ...PARRY })).toMatchObject(broken('SAGA-DUEL-WEAPON-010'));
    }
  });
});

test('SAGA-DUEL-WEAPON-011 SAGA-DUEL-WEAPON-012 a mace has +1, and +2 in its place against metal plate', () => {
  const rating = (armour: string): number => acting('sword', { right: 'mace' }, QUICK, { armour });
  expect(['none', 'other', 'otherMetal', 'metalPlate'].map(rating)).toEqual([3, 3, 3, 4]);
});

test('SAGA-DUEL-WEAPON-013 a weapon in each hand gives no bonus, and the left hand no penalty', () => {
  const two = { left: 'sword', right: 'axe' };
  expect(acting('sword', two, { ...QUICK, with: 'left' })).toBe(2);
  expect(acting('sword', two, { ...QUICK, with: 'right' })).toBe(3);
  expect(parrying('sword', two, { by: 'parry', with: 'left' })).toBe(0);
  expect(parrying('sword', two, { by: 'parry', with: 'right' })).toBe(-1);
});

test('SAGA-DUEL-WEAPON-014 a shield cannot be used to make an action', () => {
  const table = toActs(facing('dagger', { hands: { left: 'shield', right: 'sword' } }));
  for (const act of [...ATTACKS, 'bash', 'flurry', 'feint', 'trip'])
    expect(actRefusal(table, 'Ella', { act, with: 'left', target: 'Morten' })).toMatchObject(
      broken('SAGA-DUEL-WEAPON-014'),
    );
});

describe('worked examples of 4.05: weapons', () => {
  test('SAGA-DUEL-WEAPON-002 SAGA-DUEL-WEAPON-011 2: Quick Attack with Strength 4 against 6: sword 53/160, axe 53/128, mace 1/2', () => {
    const guarded = {
      skills: { control: 3, fightingMind: 2, speed: 2, strength: 2 },
      hands: { left: 'shield', right: 'sword' },
      armour: 'metalPlate',
    };
    const strong = { control: 2, fightingMind: 2, speed: 2, strength: 4 };
    const row = (weapon: string): readonly unknown[] => {
      const check = attempt(facing('sword', { skills: strong, hands: { right: weapon } }, guarded), QUICK, {
        by: 'parry',
        with: 'left',
      });
      return [...ratings(check), chanceOf(check)];
    };
    expect([row('sword'), row('axe'), row('mace')]).toEqual([
      [4, 6, '53/160'],
      [5, 6, '53/128'],
      [6, 6, '1/2'],
    ]);
  });

  test('SAGA-DUEL-WEAPON-003 3: a halberd in one hand at Sword distance, Vicious Attack, Strength 4: 1', () => {
    const skills = { control: 2, fightingMind: 2, speed: 2, strength: 4 };
    const halberdier = { skills, hands: { left: 'shield', right: 'halberd' } };
    expect(ratings(attempt(facing('sword', halberdier), { act: 'viciousAttack', with: 'right' }))[0]).toBe(1);
  });

  test('SAGA-DUEL-WEAPON-002 4: a dagger’s Parry at Spear distance, Fighting Mind 4: −1; with a shield 3', () => {
    const skills = { control: 2, fightingMind: 4, speed: 2, strength: 2 };
    const table = facing('spear', {}, { skills, hands: { left: 'shield', right: 'dagger' } });
    const parry = (hand: string): number => ratings(attempt(table, QUICK, { by: 'parry', with: hand }))[1];
    expect([parry('right'), parry('left')]).toEqual([-1, 3]);
  });
});

test('SAGA-DUEL-WEAPON-006 SAGA-DUEL-WOUND-010 a weapon left in an arm that was lost before stays there until it is readied', () => {
  const lame = { hands: { left: 'dagger', right: 'halberd' }, wounds: [{ part: 'rightArm', severity: 'major' }] };
  const start = fight(lame, {}, { distance: 'dagger', ambusher: 1 });
  const emptied = drive(start, { acts: { Ella: { act: 'ready', left: null, right: 'halberd' } } });
  expect(person(emptied, 'Ella')).toMatchObject({ left: null, right: 'halberd' });
  const hit = drive(emptied, {
    dice: [
      [7, 7, 0],
      [1, 1, 0],
    ],
    acts: { Morten: { act: 'quickAttack', target: 'Ella', with: 'right' } },
    parts: { Ella: ['leftArm'] },
  });
  expect(person(hit, 'Ella').minors[0]).toBe(1);
  expect(person(hit, 'Ella')).toMatchObject({ left: null, right: 'halberd' });
});

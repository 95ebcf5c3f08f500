import type { TestTable } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Duel } from '../duel.js';
import {
  answerRefusal,
  attempt,
  broken,
  chanceOf,
  facing,
  HIT,
  MISS,
  offeredTo,
  ratings,
} from '../testing/exchange.js';
import { drive, fight, melee, person } from '../testing/fight.js';

type Table = TestTable<Duel>;

const skills = (control: number, fightingMind: number, speed: number, strength: number) => ({
  skills: { control, fightingMind, speed, strength },
});

const ATTACKS = {
  quickAttack: { act: 'quickAttack', with: 'right' },
  viciousAttack: { act: 'viciousAttack', with: 'right' },
  controlledAttack: { act: 'controlledAttack', with: 'right' },
  tackle: { act: 'tackle', with: 'left' },
  bash: { act: 'bash', with: 'right' },
  flurry: { act: 'flurry', with: 'right' },
  feint: { act: 'feint', with: 'right' },
  hold: { act: 'hold', with: 'left' },
  push: { act: 'push' },
  trip: { act: 'trip', with: 'right' },
} as const;
type Attack = keyof typeof ATTACKS;

const AGAINST = 'Morten against Ella';

/** Ella has chosen this, and Morten's defence is awaited. */
const attacked = (table: Table, attack: Attack = 'quickAttack', more: object = {}): Table =>
  drive(table, { acts: { Ella: { ...ATTACKS[attack], target: 'Morten', ...more } }, until: 'defend' });

const defencesOpen = (table: Table, as = AGAINST): readonly string[] => [
  ...new Set(offeredTo(table, as).map((choice) => (choice as { readonly by: string }).by)),
];

const dodgeSquares = (table: Table, as = AGAINST): readonly string[] =>
  offeredTo(table, as)
    .filter((choice) => (choice as { readonly by: string }).by === 'dodge')
    .map((choice) => (choice as { readonly to: { readonly x: number; readonly y: number } }).to)
    .map(({ x, y }) => `${x},${y}`)
    .sort();

/** What Morten's defence comes to against Ella's attack. */
const defenceOf = (table: Table, by: object, attack: Attack = 'quickAttack'): number =>
  ratings(attempt(table, ATTACKS[attack], by))[1];

const at = (x: number, y: number) => ({ at: { x, y } });
const place = (table: Table, name: string): readonly number[] => [person(table, name).x, person(table, name).y];
const dodgeTo = (x: number, y: number): object => ({ by: 'dodge', to: { x, y } });
const walled = (...walls: readonly (readonly [number, number])[]): object => ({
  'saga.duel.board': { width: 20, height: 20, walls: walls.map(([x, y]) => ({ x, y })) },
});

describe('which defence', () => {
  test.each([
    ['quickAttack', ['dodge', 'parry']],
    ['viciousAttack', ['dodge', 'parry']],
    ['controlledAttack', ['dodge', 'parry']],
    ['tackle', ['fightingMind', 'strength']],
    ['bash', ['dodge', 'parry']],
    ['flurry', ['dodge', 'parry']],
    ['feint', ['fightingMind']],
    ['hold', ['dodge', 'parry']],
    ['push', ['dodge', 'strength']],
    ['trip', ['dodge', 'strength']],
  ] as const)(
    'SAGA-DUEL-DEF-001 SAGA-DUEL-DEF-002 of the four defences only the listed ones meet a %s',
    (attack, listed) => {
      const table = attacked(facing('dagger'), attack);
      expect(defencesOpen(table)).toEqual([...listed, 'none']);
      const all = { dodge: dodgeTo(10, 9), parry: { by: 'parry', with: 'right' } };
      const four = { ...all, strength: { by: 'strength' }, fightingMind: { by: 'fightingMind' } };
      for (const [name, defence] of Object.entries(four)) {
        if ((listed as readonly string[]).includes(name)) continue;
        expect(answerRefusal(table, { choose: 'defend', ...defence })).toMatchObject(broken('SAGA-DUEL-DEF-002'));
      }
    },
  );

  test('SAGA-DUEL-DEF-003 SAGA-DUEL-DEF-004 chosen afresh against every action, knowing it, and before the dice', () => {
    const first = attacked(facing('sword'), 'bash');
    expect(first.run.awaits).toMatchObject({ need: 'answers', step: 'defend' });
    expect(first.run.view('bo').open.turn.acts[0]).toEqual({ act: 'bash', target: 1, with: 'right' });
    expect(first.said.map(({ event }) => event)).toContain('revealed');
    expect(first.said.map(({ event }) => event)).not.toContain('checked');
    expect(first.refusal({ input: 'dice', faces: [1, 1, 0], from: 'table' })).toMatchObject({ code: 'NO_DICE_NOW' });
    const parried = drive(first, { defend: { [AGAINST]: { by: 'parry', with: 'right' } }, until: 'check' });
    expect(parried.run.awaits).toMatchObject({ need: 'dice', step: 'check' });
    const second = attacked(drive(parried, { dice: [MISS] }), 'bash');
    expect(second.run.awaits).toMatchObject({ need: 'dice', step: 'contest' });
    const dodged = drive(attacked(second.dice(...MISS), 'bash'), { defend: { [AGAINST]: dodgeTo(11, 9) } });
    expect(dodged.run.state.open.turn.answers[0]).toEqual({ by: 'dodge', to: { x: 11, y: 9 } });
  });

  test('SAGA-DUEL-DEF-033 an action may be left undefended, which spares the Dodge’s step', () => {
    const table = attacked(facing('sword'), 'bash');
    expect(defencesOpen(table)).toEqual(['dodge', 'parry', 'none']);
    const after = drive(table, { defend: { [AGAINST]: { by: 'none' } }, dice: [MISS] });
    expect(place(after, 'Morten')).toEqual([10, 9]);
    expect(after.run.state.open.round).toBe(2);
  });
});

describe('Dodge', () => {
  test('SAGA-DUEL-DEF-005 Dodge equals Speed', () => {
    expect(defenceOf(facing('sword', {}, skills(1, 2, 5, 3)), dodgeTo(11, 9))).toBe(5);
  });

  test('SAGA-DUEL-DEF-006 SAGA-DUEL-DEF-010 away is a neighbouring free square exactly one farther off', () => {
    const straight = attacked(fight(at(5, 5), at(6, 5), { ambusher: 1 }));
    expect(dodgeSquares(straight)).toEqual(['7,4', '7,5', '7,6']);
    const diagonal = attacked(fight(at(5, 5), at(6, 6), { ambusher: 1 }));
    expect(dodgeSquares(diagonal)).toEqual(['5,7', '6,7', '7,5', '7,6', '7,7']);
    for (const [x, y] of [
      [6, 5],
      [6, 4],
      [8, 5],
      [5, 6],
    ] as const) {
      expect(answerRefusal(straight, { choose: 'defend', ...dodgeTo(x, y) })).toMatchObject(
        broken('SAGA-DUEL-DEF-010'),
      );
    }
    const beside = { ambusher: 1, combats: [{ side1: ['Ella'], side2: ['Morten'] }], options: walled([7, 4]) };
    const bystander = melee(
      [{ name: 'Ella', ...at(5, 5) }],
      [
        { name: 'Morten', ...at(6, 5) },
        { name: 'Joris', ...at(7, 6) },
      ],
      beside,
    );
    expect(dodgeSquares(attacked(drive(bystander, { joins: { Joris: null }, until: 'chooseActs' })))).toEqual(['7,5']);
  });

  test('SAGA-DUEL-DEF-007 with no square to go to, Dodge cannot be chosen', () => {
    const cornered = attacked(fight(at(1, 1), at(0, 0), { ambusher: 1 }));
    expect(defencesOpen(cornered)).toEqual(['parry', 'none']);
    for (const [x, y] of [
      [0, 1],
      [0, 0],
    ] as const)
      expect(answerRefusal(cornered, { choose: 'defend', ...dodgeTo(x, y) })).toMatchObject(
        broken('SAGA-DUEL-DEF-007'),
      );
    const options = walled([7, 4], [7, 5], [7, 6]);
    const walledIn = attacked(fight(at(5, 5), at(6, 5), { ambusher: 1, options }));
    expect(defencesOpen(walledIn)).toEqual(['parry', 'none']);
  });

  test.each([
    ['worked', MISS, 'weak'],
    ['failed', HIT, 'strong'],
  ] as const)(
    'SAGA-DUEL-DEF-008 SAGA-DUEL-DEF-009 the dodger moves and the attacker may come after, when it %s',
    (_, dice, result) => {
      const defence = { [AGAINST]: dodgeTo(11, 9) };
      const moved = drive(attacked(facing('sword'), 'bash'), { defend: defence, dice: [dice] });
      expect(moved.run.state.open.turn.results[0]).toBe(result);
      expect(place(moved, 'Morten')).toEqual([11, 9]);
      expect(moved.run.awaits).toMatchObject({ step: 'goTo', asked: [{ seat: 'ana', as: 'Ella' }] });
      const followed = drive(moved, { goes: { Ella: [[9, 9]] } });
      expect(place(followed, 'Ella')).toEqual([9, 9]);
      const stayed = drive(moved, { goes: { Ella: [[8, 9]] } });
      expect(place(stayed, 'Ella')).toEqual([8, 9]);
      expect(stayed.run.state.open.round).toBe(2);
    },
  );

  test('SAGA-DUEL-DEF-011 toward is a free neighbouring square exactly one nearer', () => {
    const start = attacked(facing('sword', {}, {}, { options: walled([9, 8]) }), 'bash');
    const moved = drive(start, { defend: { [AGAINST]: dodgeTo(11, 9) }, dice: [MISS] });
    expect(offeredTo(moved, 'Ella')).toEqual(
      [
        [8, 9],
        [9, 9],
        [9, 10],
      ].map(([x, y]) => ({ choose: 'move', to: { x, y } })),
    );
    for (const to of [
      { x: 8, y: 8 },
      { x: 7, y: 9 },
      { x: 10, y: 9 },
      { x: 9, y: 8 },
    ]) {
      expect(answerRefusal(moved, { choose: 'move', to })).toMatchObject(broken('SAGA-DUEL-DEF-011'));
    }
  });

  test('SAGA-DUEL-DEF-011 an attacker without such a square, or who cannot move, stays', () => {
    const defend = { [AGAINST]: dodgeTo(11, 9) };
    const reaching = { options: { ...walled([9, 8], [9, 9], [9, 10]), 'saga.duel.wallsBlockReach': false } };
    const shut = drive(attacked(facing('sword', {}, {}, reaching), 'bash'), { defend, dice: [MISS] });
    expect(shut.run.state.open.round).toBe(2);
    expect(place(shut, 'Ella')).toEqual([8, 9]);
    expect(place(shut, 'Morten')).toEqual([11, 9]);
    const prone = drive(attacked(facing('sword', { prone: true }), 'bash'), { defend, dice: [MISS] });
    expect(prone.run.state.open.round).toBe(2);
    expect(place(prone, 'Ella')).toEqual([8, 9]);
    expect(place(prone, 'Morten')).toEqual([11, 9]);
  });

  test('SAGA-DUEL-DEF-011 who was HELD when actions were chosen does not follow, though the Dodge ended the grip', () => {
    const held = drive(facing('dagger'), {
      acts: { Morten: { act: 'hold', target: 'Ella', with: 'left' } },
      dice: [HIT],
    });
    expect(held.run.state.open.grips).toHaveLength(1);
    const after = drive(attacked(held, 'bash'), { defend: { [AGAINST]: dodgeTo(10, 9) }, dice: [MISS] });
    expect(after.run.state.open.grips).toEqual([]);
    expect(after.run.state.open.round).toBe(3);
    expect([place(after, 'Ella'), place(after, 'Morten')]).toEqual([
      [8, 9],
      [10, 9],
    ]);
  });

  test('SAGA-DUEL-DEF-012 from Spear distance one may dodge to Apart, and the attacker may follow', () => {
    const start = attacked(facing('spear', { hands: { right: 'spear' } }), 'bash');
    const moved = drive(start, { defend: { [AGAINST]: dodgeTo(12, 9) }, dice: [MISS] });
    expect(person(moved, 'Morten').x - person(moved, 'Ella').x).toBe(4);
    const followed = drive(moved, { goes: { Ella: [[9, 10]] } });
    expect(place(followed, 'Ella')).toEqual([9, 10]);
  });

  test('SAGA-DUEL-DEF-014 when both dodge, both step away first and then both may follow', () => {
    const both = drive(fight(at(5, 5), at(7, 5), { ambusher: 1 }), {
      acts: {
        Ella: { act: 'bash', target: 'Morten', with: 'right' },
        Morten: { act: 'bash', target: 'Ella', with: 'right' },
      },
      defend: { [AGAINST]: dodgeTo(8, 5), 'Ella against Morten': dodgeTo(4, 5) },
      dice: [MISS, MISS],
    });
    expect([place(both, 'Ella'), place(both, 'Morten')]).toEqual([
      [4, 5],
      [8, 5],
    ]);
    // Ella has won in Footwork, so Morten is asked first.
    expect(both.run.awaits).toMatchObject({ asked: [{ as: 'Morten' }] });
    const one = drive(both, { goes: { Morten: [[7, 5]] } });
    expect([person(one, 'Ella').x, person(one, 'Morten').x]).toEqual([4, 7]);
    const two = drive(one, { goes: { Ella: [[5, 5]] } });
    expect([person(two, 'Ella').x, person(two, 'Morten').x]).toEqual([5, 7]);
    const neither = drive(both, { goes: { Morten: [[8, 5]], Ella: [[4, 5]] } });
    expect([person(neither, 'Ella').x, person(neither, 'Morten').x]).toEqual([4, 8]);
  });

  describe('SAGA-DUEL-DEF-013 the square named may be taken when the time comes', () => {
    /** Morten dodges Ella and Bram dodges Ada, both to (6, 5); Morten moves first, by seat. */
    const crossing = (options: object = {}): Table => {
      const start = melee(
        [
          { name: 'Ella', ...at(4, 5) },
          { name: 'Ada', ...at(8, 5) },
        ],
        [
          { name: 'Morten', ...at(5, 5) },
          { name: 'Bram', ...at(7, 5) },
        ],
        {
          ambusher: 1,
          options,
          combats: [
            { side1: ['Ella'], side2: ['Morten'] },
            { side1: ['Ada'], side2: ['Bram'] },
          ],
        },
      );
      return drive(start, {
        acts: {
          Ella: { act: 'bash', target: 'Morten', with: 'right' },
          Ada: { act: 'bash', target: 'Bram', with: 'right' },
        },
        defend: { [AGAINST]: dodgeTo(6, 5), 'Bram against Ada': dodgeTo(6, 5) },
        until: 'check',
      });
    };

    test('SAGA-DUEL-DEF-013 the dodger picks another that qualifies; the defence itself is unaffected', () => {
      const checks = crossing().dice(...MISS);
      expect(ratings(checks)).toEqual([1, 2]);
      const clash = checks.dice(...MISS);
      expect(place(clash, 'Morten')).toEqual([6, 5]);
      expect(clash.run.awaits).toMatchObject({ step: 'goTo', asked: [{ seat: 'bo', as: 'Bram' }] });
      expect(offeredTo(clash, 'Bram')).toEqual(
        [
          [6, 4],
          [6, 6],
        ].map(([x, y]) => ({ choose: 'move', to: { x, y } })),
      );
      expect(answerRefusal(clash, { choose: 'move', to: { x: 7, y: 4 } })).toMatchObject(broken('SAGA-DUEL-DEF-013'));
      const after = drive(clash, { goes: { Bram: [[6, 6]], Ella: [[4, 5]], Ada: [[8, 5]] } });
      expect(place(after, 'Bram')).toEqual([6, 6]);
    });

    test('SAGA-DUEL-DEF-013 with none left the dodger stays put', () => {
      const checks = crossing(walled([6, 4], [6, 6])).dice(...MISS);
      expect(ratings(checks)).toEqual([1, 2]);
      const after = drive(checks.dice(...MISS), { goes: { Ella: [[4, 5]], Ada: [[8, 5]] } });
      expect([place(after, 'Morten'), place(after, 'Bram')]).toEqual([
        [6, 5],
        [7, 5],
      ]);
    });
  });

  test('SAGA-DUEL-DEF-015 a PRONE or TACKLED character cannot Dodge', () => {
    const prone = attacked(facing('sword', {}, { prone: true }));
    expect(defencesOpen(prone)).toEqual(['parry', 'none']);
    expect(answerRefusal(prone, { choose: 'defend', ...dodgeTo(11, 9) })).toMatchObject(broken('SAGA-DUEL-DEF-015'));
    const round1 = drive(facing('dagger'), {
      acts: { Ella: { act: 'tackle', target: 'Morten', with: 'left' } },
      dice: [HIT],
    });
    const tackled = attacked(round1);
    expect(person(tackled, 'Morten').prone).toBe(false);
    expect(defencesOpen(tackled)).toEqual(['parry', 'none']);
    expect(answerRefusal(tackled, { choose: 'defend', ...dodgeTo(10, 9) })).toMatchObject(broken('SAGA-DUEL-DEF-015'));
  });
});

describe('Parry', () => {
  test('SAGA-DUEL-DEF-016 Parry equals Control − 2 or Fighting Mind − 2, as locked', () => {
    const parry = { by: 'parry', with: 'right' };
    const able = skills(5, 7, 0, 0);
    expect(defenceOf(facing('sword', {}, { ...able, locks: { parry: 'control' } }), parry)).toBe(3);
    expect(defenceOf(facing('sword', {}, { ...able, locks: { parry: 'fightingMind' } }), parry)).toBe(5);
    expect(defenceOf(facing('sword', {}, able), parry)).toBe(5);
  });

  test('SAGA-DUEL-DEF-017 a Parry needs a weapon or a shield', () => {
    const empty = attacked(facing('sword', {}, { hands: {} }));
    expect(defencesOpen(empty)).toEqual(['dodge', 'none']);
    for (const hand of ['left', 'right']) {
      expect(answerRefusal(empty, { choose: 'defend', by: 'parry', with: hand })).toMatchObject(
        broken('SAGA-DUEL-DEF-017'),
      );
    }
    for (const item of ['sword', 'shield', 'dagger']) {
      const armed = attacked(facing('sword', {}, { hands: { left: item } }));
      expect(defencesOpen(armed)).toEqual(['dodge', 'parry', 'none']);
    }
  });

  test('SAGA-DUEL-DEF-018 SAGA-DUEL-DEF-019 a weapon Parry has the weapon’s distance, a shield Parry none', () => {
    const with_ = (left: string) => ({ ...skills(5, 0, 0, 0), hands: { left } });
    const left = { by: 'parry', with: 'left' };
    const table = { dagger: [1, 0, 0], sword: [2, 3, 2], spear: [2, 2, 3], shield: [4, 4, 4] } as const;
    for (const [item, expected] of Object.entries(table)) {
      const found = (['dagger', 'sword', 'spear'] as const).map((distance) =>
        defenceOf(facing(distance, {}, with_(item)), left),
      );
      expect([item, ...found]).toEqual([item, ...expected]);
    }
  });

  test('SAGA-DUEL-DEF-020 SAGA-DUEL-DEF-021 who cannot move may parry beyond the weapon’s distance, at −1', () => {
    const lying = facing('spear', {}, { prone: true, ...skills(5, 0, 0, 0), hands: { right: 'sword' } });
    expect(defencesOpen(attacked(lying))).toEqual(['parry', 'none']);
    expect(defenceOf(lying, { by: 'parry', with: 'right' })).toBe(2);
  });

  test('SAGA-DUEL-DEF-022 each Parry names one implement: the shield’s +1 or the weapon’s own modifier', () => {
    const both = facing('spear', {}, { ...skills(5, 0, 0, 0), hands: { left: 'shield', right: 'axe' } });
    expect(defenceOf(both, { by: 'parry', with: 'left' })).toBe(4);
    expect(defenceOf(both, { by: 'parry', with: 'right' })).toBe(1);
    expect(answerRefusal(attacked(both), { choose: 'defend', by: 'parry' })).toMatchObject({ code: 'BAD_SHAPE' });
  });
});

describe('Strength, Fighting Mind and nothing at all', () => {
  test('SAGA-DUEL-DEF-023 SAGA-DUEL-DEF-024 Strength and Fighting Mind defend with their rating', () => {
    const table = facing('dagger', {}, { ...skills(1, 4, 2, 6), armour: 'metalPlate' });
    expect(defenceOf(table, { by: 'strength' }, 'tackle')).toBe(6);
    expect(defenceOf(table, { by: 'strength' }, 'trip')).toBe(6);
    expect(defenceOf(table, { by: 'fightingMind' }, 'tackle')).toBe(4);
    expect(defenceOf(table, { by: 'fightingMind' }, 'feint')).toBe(4);
  });

  test('SAGA-DUEL-DEF-025 they are open in every condition', () => {
    const grab = (act: 'hold' | 'tackle') =>
      drive(facing('dagger'), { acts: { Ella: { act, target: 'Morten', with: 'left' } }, dice: [HIT] });
    const prone = facing('dagger', {}, { prone: true, hands: {} });
    for (const table of [prone, grab('hold'), grab('tackle')]) {
      expect(defencesOpen(attacked(table, 'trip'))).toEqual(['strength', 'none']);
      expect(defencesOpen(attacked(table, 'feint'))).toEqual(['fightingMind', 'none']);
    }
    const free = { hands: {} };
    const lying = attacked(facing('dagger', free, { prone: true, hands: {} }), 'tackle');
    expect(defencesOpen(lying)).toEqual(['fightingMind', 'strength', 'none']);
  });

  test('SAGA-DUEL-DEF-026 undefended is the lowest current skill − 6, with armour against attacks alone', () => {
    const odd = { ...skills(4, 3, 5, 6), armour: 'otherMetal' };
    expect(defenceOf(facing('dagger', {}, odd), { by: 'none' })).toBe(3 - 6 + 2);
    expect(defenceOf(facing('dagger', {}, odd), { by: 'none' }, 'bash')).toBe(3 - 6);
    const hurt = { ...odd, penalties: [{ on: 'speed', by: -4, until: 9 }] };
    expect(defenceOf(facing('dagger', {}, hurt), { by: 'none' })).toBe(1 - 6 + 2);
    const tired = { ...odd, weakening: 2, penalties: [{ on: 'defences', by: -3, until: 9 }] };
    expect(defenceOf(facing('dagger', {}, tired), { by: 'none' }, 'bash')).toBe(3 - 6 - 2 - 3);
  });

  test.each([
    [-6, -4],
    [0, 2],
    [-10, -8],
  ])('SAGA-DUEL-DEF-026 under the option undefended %i skills of 2 come to %i', (undefended, rating) => {
    const options = { 'saga.duel.undefended': undefended };
    expect(defenceOf(facing('sword', {}, {}, { options }), { by: 'none' })).toBe(rating);
  });

  test('SAGA-DUEL-DEF-026 example: PRONE with bare hands −4, in metal plate 0, TACKLED as well −6', () => {
    const lying = { prone: true, hands: {} };
    const bare = attempt(facing('sword', {}, lying), ATTACKS.quickAttack);
    expect(defencesOpen(attacked(facing('sword', {}, lying)))).toEqual(['none']);
    expect(ratings(bare)).toEqual([2, -4]);
    expect(chanceOf(bare)).toBe('73/80');
    const plated = attempt(facing('sword', {}, { ...lying, armour: 'metalPlate' }), ATTACKS.quickAttack);
    expect(ratings(plated)).toEqual([2, 0]);
    expect(chanceOf(plated)).toBe('107/160');
    const tackled = drive(facing('dagger', {}, lying), {
      acts: { Ella: { act: 'tackle', target: 'Morten', with: 'left' } },
      dice: [HIT],
    });
    expect(defenceOf(tackled, { by: 'none' })).toBe(-6);
  });
});

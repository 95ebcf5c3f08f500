import type { TestTable } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Duel } from '../duel.js';
import { ALL_ACTIONS } from '../tables/actions.table.js';
import { awaitedChance, awaitedSums, drive, facing, fight, melee, person } from '../testing/fight.js';
import { movesOf, waiting } from '../testing/hearing.js';

const WINS = [8, 8, 9];
const LOSES = [1, 1, 0];
const ELLA_WON = [7, 7, 0];
const MORTEN_WON = [7, 6, 0];
const HELD_BY_MORTEN = { act: 'hold', target: 'Ella', with: 'left' };
const BETWEEN = { dagger: 1, sword: 2, spear: 3 } as const;
const WEAPONS = ['dagger', 'sword', 'spear'] as const;

const at = (act: string, target: string): object => ({ act, target, with: 'right' });

const holding = (item: string | null): { readonly hands: object } => ({ hands: { right: item } });

const choosing = (table: TestTable<Duel>, dice: readonly (readonly number[])[] = [ELLA_WON]): TestTable<Duel> =>
  drive(table, { dice, until: 'chooseActs' });

/** Why an act of Ella's is refused. */
const refused = (table: TestTable<Duel>, act: object) =>
  table.refusal({ input: 'answer', seat: 'ana', as: 'Ella', choice: { choose: 'act', ...act } });

/** Why somebody may not end a move there. */
const refusedMove = (table: TestTable<Duel>, [x, y]: readonly [number, number]) => {
  const { awaits } = table.run;
  if (awaits.need !== 'answers') throw new Error('nobody is asked');
  const { seat, as } = awaits.asked[0] as (typeof awaits.asked)[number];
  return table.refusal({ input: 'answer', seat, as, choice: { choose: 'move', to: { x, y } } });
};

/** Where the one who is asked may end a move. */
const squares = ({ run }: TestTable<Duel>): readonly string[] => {
  const { awaits } = run;
  if (awaits.need !== 'answers' || awaits.step !== 'move') throw new Error('no move is awaited');
  const choices = run.choices(awaits.asked[0] as (typeof awaits.asked)[number]) as readonly {
    to: { x: number; y: number };
  }[];
  return choices.map(({ to }) => `${to.x},${to.y}`).sort();
};

const around = (x: number, y: number, most: number): readonly string[] => {
  const all: string[] = [];
  for (let dx = -most; dx <= most; dx++) for (let dy = -most; dy <= most; dy++) all.push(`${x + dx},${y + dy}`);
  return all.sort();
};

describe('the Footwork contest', () => {
  test('SAGA-DUEL-FOOT-006 SAGA-DUEL-FOOT-008 one check, rolled by the earlier in seat order; failure means that the other wins', () => {
    const contest = drive(fight(), {});
    expect(contest.run.awaits).toMatchObject({ need: 'dice', step: 'contest', by: 'ana' });
    expect(awaitedSums(contest)).toEqual({ plus: 2, target: 14 + 2 });
    expect(awaitedChance(contest)).toBe('1/2');
    const won = (...faces: number[]) => contest.dice(...faces).last[0];
    expect(won(7, 7, 0)).toEqual({ event: 'footworkWon', winner: 0, loser: 1, by: 'dice' });
    expect(won(7, 6, 0)).toEqual({ event: 'footworkWon', winner: 1, loser: 0, by: 'dice' });
    expect(waiting(contest.dice(...MORTEN_WON))).toBe('move Ella');
  });

  test('SAGA-DUEL-FOOT-007 it is Speed or Fighting Mind, and gear, distance and defence penalties leave it alone', () => {
    const burdened = {
      skills: { control: 9, fightingMind: 5, speed: 3, strength: 9 },
      hands: { left: 'shield', right: 'halberd' },
      armour: 'metalPlate',
      weakening: 5,
      penalties: [{ on: 'defences', by: -4, until: 5 }],
    };
    for (const apart of [1, 2, 3, 6]) {
      const by = (footwork: string) => awaitedSums(drive(facing(apart, { ...burdened, locks: { footwork } }), {})).plus;
      expect(by('speed')).toBe(3);
      expect(by('fightingMind')).toBe(5);
    }
    expect(awaitedSums(drive(facing(1, {}, burdened), {})).target).toBe(14 + 5);
  });

  test('SAGA-DUEL-FOOT-006 SAGA-DUEL-FOOT-007 worked example 2: 4 against 2 is 107/160, and after a Feint 1 against 2 is 53/128', () => {
    const skills = { control: 2, fightingMind: 2, speed: 4, strength: 2 };
    const contest = drive(facing(2, { skills }), {});
    expect(awaitedChance(contest)).toBe('107/160');
    const feinted = drive(contest, { dice: [WINS, WINS], acts: { Morten: at('feint', 'Ella') } });
    expect(awaitedChance(drive(feinted, {}))).toBe('53/128');
  });

  test('SAGA-DUEL-FOOT-009 the loser moves first, 0 or 1 square', () => {
    const loser = drive(facing(8), {}).dice(...ELLA_WON);
    expect(waiting(loser)).toBe('move Morten');
    expect(squares(loser)).toEqual(around(13, 5, 1));
    expect(refusedMove(loser, [15, 5])).toMatchObject({ code: 'BROKEN_RULE', rule: 'SAGA-DUEL-FOOT-009' });
    const other = drive(facing(8), {}).dice(...MORTEN_WON);
    expect(waiting(other)).toBe('move Ella');
    expect(squares(other)).toEqual(around(5, 5, 1));
  });

  test('SAGA-DUEL-FOOT-010 SAGA-DUEL-FOOT-011 the winner moves second, 1 or 2 squares, and so may end where they began', () => {
    const winner = drive(facing(8), {})
      .dice(...ELLA_WON)
      .answer('bo', { choose: 'move', to: { x: 12, y: 5 } }, 'Morten');
    expect(waiting(winner)).toBe('move Ella');
    expect(squares(winner)).toEqual(around(5, 5, 2));
    expect(refusedMove(winner, [8, 5])).toMatchObject({ code: 'BROKEN_RULE', rule: 'SAGA-DUEL-FOOT-010' });
    expect(waiting(winner.answer('ana', { choose: 'move', to: { x: 5, y: 5 } }, 'Ella'))).toBe(
      'chooseActs Ella and Morten',
    );
  });

  test('SAGA-DUEL-FOOT-011 a holder who goes out and back keeps the grip', () => {
    const held = drive(facing(1), { dice: [ELLA_WON, WINS], acts: { Morten: HELD_BY_MORTEN } });
    const stayed = choosing(drive(held, { moves: { Morten: [6, 5] }, until: 'chooseActs' }), []);
    expect(stayed.run.state.open.grips).toHaveLength(1);
    const circled = drive(held, { moves: { Morten: [4, 5] }, until: 'chooseActs' });
    expect(person(circled, 'Morten').x).toBe(4);
    expect(circled.run.state.open.grips).toHaveLength(1);
    const left = drive(held, { moves: { Morten: [7, 5] }, until: 'chooseActs' });
    expect(left.run.state.open.grips).toEqual([]);
  });
});

describe('those who cannot take part', () => {
  const held = (): TestTable<Duel> => drive(facing(1), { dice: [ELLA_WON, WINS], acts: { Morten: HELD_BY_MORTEN } });
  const tackled = (): TestTable<Duel> =>
    drive(facing(1), { dice: [ELLA_WON, WINS], acts: { Morten: { ...HELD_BY_MORTEN, act: 'tackle' } } });

  test.each([
    ['PRONE', () => facing(1, { prone: true })],
    ['HELD', held],
    ['TACKLED', tackled],
  ])(
    'SAGA-DUEL-FOOT-024 no dice against someone %s: they lose without moving, and the other moves as the winner',
    (_, start) => {
      const moving = drive(start(), { until: 'move' });
      expect(moving.last).toContainEqual({ event: 'footworkWon', winner: 1, loser: 0, by: 'unopposed' });
      expect(waiting(moving)).toBe('move Morten');
      expect(squares(moving)).toEqual(around(6, 5, 2).filter((square) => square !== '5,5'));
      const next = moving.answer('bo', { choose: 'move', to: { x: 6, y: 5 } }, 'Morten');
      expect(waiting(next)).toBe('chooseActs Ella and Morten');
      expect(person(next, 'Ella')).toMatchObject({ x: 5, y: 5 });
    },
  );

  test('SAGA-DUEL-FOOT-024 so it is when the later in seat order lies', () => {
    const moving = drive(facing(2, {}, { prone: true }), { until: 'move' });
    expect(moving.last).toContainEqual({ event: 'footworkWon', winner: 0, loser: 1, by: 'unopposed' });
    expect(waiting(moving)).toBe('move Ella');
    expect(squares(moving)).toHaveLength(24);
  });

  test('SAGA-DUEL-FOOT-025 when neither can, there is no contest and no movement', () => {
    const both = drive(facing(2, { prone: true }, { prone: true }), { until: 'chooseActs' });
    expect(waiting(both)).toBe('chooseActs Ella and Morten');
    expect(both.said.filter(({ event }) => event === 'footworkWon')).toEqual([]);
    expect(movesOf(both)).toEqual([]);
    expect(both.run.state.open.turn.winners).toEqual([]);
  });

  test('SAGA-DUEL-FOOT-021 SAGA-DUEL-FOOT-022 worked example 4: a PRONE swordsman reaches no farther than the sword', () => {
    const lying = (apart: number): TestTable<Duel> => choosing(facing(apart, { prone: true }), []);
    expect(refused(lying(3), at('quickAttack', 'Morten'))).toMatchObject({ rule: 'SAGA-DUEL-FOOT-021' });
    expect(refused(lying(3), at('trip', 'Morten'))).toMatchObject({ rule: 'SAGA-DUEL-FOOT-021' });
    const quick = { acts: { Ella: at('quickAttack', 'Morten') } };
    expect(awaitedSums(drive(lying(2), quick)).plus).toBe(2);
    expect(awaitedSums(drive(lying(1), quick)).plus).toBe(2 - 1);
    const hold = { act: 'hold', target: 'Morten', with: 'left' };
    expect(refused(lying(2), hold)).toMatchObject({ rule: 'SAGA-DUEL-FOOT-021' });
    expect(awaitedSums(drive(lying(1), { acts: { Ella: hold } })).plus).toBe(2);
  });

  const lone = (ella: object, act: object): TestTable<Duel> => {
    const start = melee(
      [{ name: 'Ella', at: { x: 5, y: 5 }, ...ella }],
      [
        { name: 'Morten', at: { x: 6, y: 5 } },
        { name: 'Bram', at: { x: 7, y: 6 } },
      ],
      { combats: [{ side1: ['Ella'], side2: ['Morten', 'Bram'] }] },
    );
    return drive(start, { dice: [WINS, WINS, WINS], acts: { Morten: act } });
  };

  test.each(['hold', 'tackle'])(
    'SAGA-DUEL-FOOT-021 SAGA-DUEL-FOOT-034 someone gripped by a %s cannot move either: a dagger does not reach a second enemy at Sword distance',
    (act) => {
      const gripped = choosing(lone(holding('dagger'), { ...HELD_BY_MORTEN, act }), []);
      expect(refused(gripped, at('flurry', 'Bram'))).toMatchObject({ rule: 'SAGA-DUEL-FOOT-021' });
      expect(waiting(drive(gripped, { acts: { Ella: at('flurry', 'Morten') } }))).toBe('check Ella');
      const sword = choosing(lone({}, { ...HELD_BY_MORTEN, act }), []);
      expect(waiting(drive(sword, { acts: { Ella: at('flurry', 'Bram') } }))).toBe('check Ella');
    },
  );

  test('SAGA-DUEL-FOOT-034 having no free square beside one is not meant: one fights on, stays, and reaches as others do', () => {
    const walls = [
      { x: 1, y: 0 },
      { x: 0, y: 1 },
      { x: 1, y: 1 },
    ];
    const boxed = fight(
      { at: { x: 0, y: 0 } },
      { at: { x: 3, y: 0 } },
      { options: { 'saga.duel.board': { width: 20, height: 20, walls }, 'saga.duel.wallsBlockReach': false } },
    );
    const winner = drive(boxed, { dice: [ELLA_WON], until: 'move' }).answer(
      'bo',
      { choose: 'move', to: { x: 3, y: 0 } },
      'Morten',
    );
    expect(squares(winner)).toEqual(['0,0']);
    const check = drive(winner, { acts: { Ella: at('quickAttack', 'Morten') } });
    expect(awaitedSums(check).plus).toBe(2 - 1);
  });

  test('SAGA-DUEL-FOOT-034 someone incapable is asked for nothing', () => {
    const start = melee(
      [{ name: 'Ella', at: { x: 5, y: 5 } }],
      [
        { name: 'Morten', at: { x: 7, y: 5 } },
        { name: 'Bram', at: { x: 7, y: 6 } },
      ],
      { combats: [{ side1: ['Ella'], side2: ['Morten', 'Bram'] }] },
    );
    const felled = drive(start, {
      dice: [WINS, WINS, WINS],
      acts: { Ella: at('controlledAttack', 'Morten') },
      parts: { Ella: ['body'] },
    });
    const contest = drive(felled, {});
    expect(contest.run.awaits).toMatchObject({ need: 'dice', step: 'contest' });
    expect(waiting(drive(contest, { dice: [ELLA_WON], until: 'chooseActs' }))).toBe('chooseActs Ella and Bram');
  });
});

describe('Fight Distance', () => {
  const spots = [
    ['dagger', [5, 5], [6, 6]],
    ['sword', [4, 7], [6, 5]],
    ['spear', [4, 7], [7, 5]],
    ['spear', [5, 5], [8, 8]],
  ] as const;

  test.each(spots)(
    'SAGA-DUEL-FOOT-002 SAGA-DUEL-FOOT-003 SAGA-DUEL-FOOT-016 SAGA-DUEL-FOOT-018 SAGA-DUEL-FOOT-019 worked example 1: %s distance from %j to %j; any other weapon has −1',
    (distance, [x, y], [toX, toY]) => {
      for (const weapon of WEAPONS) {
        const table = fight({ ...holding(weapon), at: { x, y } }, { at: { x: toX, y: toY } });
        const check = drive(table, { dice: [ELLA_WON], acts: { Ella: at('quickAttack', 'Morten') } });
        expect([weapon, awaitedSums(check).plus]).toEqual([weapon, weapon === distance ? 2 : 2 - 1]);
      }
      const push = { acts: { Ella: { act: 'push', target: 'Morten' } } };
      const table = fight({ at: { x, y } }, { at: { x: toX, y: toY } });
      expect(awaitedSums(drive(table, { dice: [ELLA_WON], ...push })).plus).toBe(distance === 'dagger' ? 2 : 1);
    },
  );

  test.each(WEAPONS)(
    'SAGA-DUEL-FOOT-017 SAGA-DUEL-FOOT-018 SAGA-DUEL-FOOT-019 a Parry with a %s has −1 at any distance but its own',
    (weapon) => {
      const own = weapon === 'dagger' ? -2 : 0;
      for (const apart of [1, 2, 3]) {
        const check = drive(facing(apart, {}, holding(weapon)), {
          dice: [ELLA_WON],
          acts: { Ella: at('bash', 'Morten') },
          defend: { 'Morten against Ella': { by: 'parry', with: 'right' } },
        });
        expect(awaitedSums(check).target - 14).toBe(2 - 2 + own - (apart === BETWEEN[weapon] ? 0 : 1));
      }
    },
  );

  test('SAGA-DUEL-FOOT-016 SAGA-DUEL-FOOT-017 worked example 3: at Spear distance a sword’s Quick Attack against a spear’s Parry', () => {
    const skills = { control: 3, fightingMind: 3, speed: 3, strength: 3 };
    const check = (weapon: string): TestTable<Duel> =>
      drive(facing(3, { skills, ...holding(weapon) }, { skills, ...holding('spear') }), {
        dice: [ELLA_WON],
        acts: { Ella: at('quickAttack', 'Morten') },
        defend: { 'Morten against Ella': { by: 'parry', with: 'right' } },
      });
    expect(awaitedSums(check('sword'))).toEqual({ plus: 2, target: 14 + 1 });
    expect(awaitedChance(check('sword'))).toBe('75/128');
    expect(awaitedChance(check('spear'))).toBe('107/160');
  });

  test('SAGA-DUEL-FOOT-020 distance leaves Dodge, Strength, Fighting Mind, a shield’s Parry and the undefended alone', () => {
    const morten = { hands: { left: 'shield', right: 'dagger' } };
    const defences = [
      ['bash', (x: number) => ({ by: 'dodge', to: { x: x + 1, y: 5 } }), 2],
      ['push', () => ({ by: 'strength' }), 2],
      ['feint', () => ({ by: 'fightingMind' }), 2],
      ['bash', () => ({ by: 'parry', with: 'left' }), 2 - 2 + 1],
      ['bash', () => ({ by: 'none' }), 2 - 6],
    ] as const;
    for (const apart of [1, 2, 3]) {
      for (const [act, answer, rating] of defences) {
        const check = drive(facing(apart, {}, morten), {
          dice: [ELLA_WON],
          acts: { Ella: act === 'push' ? { act, target: 'Morten' } : at(act, 'Morten') },
          defend: { 'Morten against Ella': answer(5 + apart) },
        });
        expect([apart, awaitedSums(check).target - 14]).toEqual([apart, rating]);
      }
    }
  });

  test('SAGA-DUEL-FOOT-020 nor does it touch Footwork, Stand Up, the Breaks and Kill', () => {
    for (const apart of [1, 2, 3]) expect(awaitedSums(drive(facing(apart), {}))).toEqual({ plus: 2, target: 16 });
    for (const [grip, act] of [
      ['hold', 'breakHold'],
      ['tackle', 'breakTackle'],
    ] as const) {
      const locks = { hold: 'control', tackle: 'fightingMind' };
      const gripped = drive(facing(1, { locks, ...holding('spear') }, { locks }), {
        dice: [ELLA_WON, WINS],
        acts: { Morten: { ...HELD_BY_MORTEN, act: grip } },
      });
      const check = drive(gripped, { acts: { Ella: { act, target: 'Morten' } } });
      const rating = grip === 'hold' ? 2 : 2 - 1;
      expect(awaitedSums(check)).toEqual({ plus: rating, target: 14 + rating });
    }
    const up = drive(facing(3, { prone: true }), { acts: { Ella: { act: 'standUp' } } });
    expect(person(up, 'Ella').prone).toBe(false);
    const felled = drive(
      melee(
        [{ name: 'Ella', at: { x: 5, y: 5 }, ...holding('dagger') }],
        [
          { name: 'Morten', at: { x: 8, y: 5 } },
          { name: 'Bram', at: { x: 8, y: 6 } },
        ],
        { combats: [{ side1: ['Ella'], side2: ['Morten', 'Bram'] }] },
      ),
      { dice: [WINS, WINS, WINS], acts: { Ella: at('controlledAttack', 'Morten') }, parts: { Ella: ['body'] } },
    );
    const killed = drive(felled, { dice: [WINS], acts: { Ella: { act: 'kill', target: 'Morten' } } });
    expect(person(killed, 'Morten').standing).toBe('dead');
  });

  test('SAGA-DUEL-FOOT-023 someone who can move may take any action at all three distances, and it moves nobody', () => {
    for (const apart of [1, 2, 3]) {
      for (const act of ALL_ACTIONS) {
        const using = act === 'hold' || act === 'tackle' ? { with: 'left' } : act === 'push' ? {} : { with: 'right' };
        const played = drive(facing(apart), {
          dice: [ELLA_WON, LOSES],
          acts: { Ella: { act, target: 'Morten', ...using } },
          parts: { Morten: ['leftArm'] },
        });
        expect([apart, act, played.run.state.open.round]).toEqual([apart, act, 2]);
        expect(movesOf(played)).toEqual([]);
      }
    }
  });

  test('SAGA-DUEL-FOOT-005 nothing can be aimed at an enemy who is Apart, though Footwork is contested', () => {
    for (const apart of [4, 9]) {
      const contest = drive(facing(apart, { hands: { right: 'spear' } }), {});
      expect(contest.run.awaits).toMatchObject({ need: 'dice', step: 'contest' });
      const far = choosing(contest);
      for (const act of ALL_ACTIONS) {
        const using = act === 'hold' || act === 'tackle' ? { with: 'left' } : act === 'push' ? {} : { with: 'right' };
        expect(refused(far, { act, target: 'Morten', ...using })).toMatchObject({
          code: 'BROKEN_RULE',
          rule: 'SAGA-DUEL-FOOT-005',
        });
      }
    }
  });

  test('SAGA-DUEL-FOOT-005 worked example 5: the loser steps in, the winner steps away twice, and they are Apart', () => {
    const apart = drive(facing(3), {
      dice: [ELLA_WON],
      moves: { Morten: [7, 5], Ella: [3, 5] },
      until: 'chooseActs',
    });
    expect(movesOf(apart)).toEqual([
      ['footwork', 1, 7, 5],
      ['footwork', 0, 3, 5],
    ]);
    expect(refused(apart, at('quickAttack', 'Morten'))).toMatchObject({ rule: 'SAGA-DUEL-FOOT-005' });
  });

  test('SAGA-DUEL-FOOT-004 Footwork, a Dodge, a Push and closing change it', () => {
    const apart = (table: TestTable<Duel>): number => person(table, 'Morten').x - person(table, 'Ella').x;
    const stepped = choosing(drive(facing(3), { dice: [ELLA_WON], moves: { Ella: [6, 5] }, until: 'chooseActs' }), []);
    expect(apart(stepped)).toBe(2);
    const dodged = drive(facing(2), {
      dice: [ELLA_WON, LOSES],
      acts: { Ella: at('bash', 'Morten') },
      defend: { 'Morten against Ella': { by: 'dodge', to: { x: 8, y: 5 } } },
      goes: { Ella: [[5, 5]] },
    });
    expect(apart(dodged)).toBe(3);
    const pushed = drive(facing(1), {
      dice: [ELLA_WON, WINS],
      acts: { Ella: { act: 'push', target: 'Morten' } },
      goes: {
        Ella: [
          [7, 5],
          [5, 5],
        ],
      },
    });
    expect(apart(pushed)).toBe(2);
    for (const act of ['hold', 'tackle']) {
      const closed = drive(facing(3), {
        dice: [ELLA_WON, WINS],
        acts: { Ella: { act, target: 'Morten', with: 'left' } },
        goes: { Ella: [[7, 5]] },
      });
      expect(apart(closed)).toBe(1);
    }
  });

  test('SAGA-DUEL-FOOT-030 with several enemies it is kept for each pair', () => {
    const start = melee(
      [{ name: 'Ella', at: { x: 5, y: 5 } }],
      [
        { name: 'Morten', at: { x: 7, y: 5 } },
        { name: 'Bram', at: { x: 8, y: 5 } },
        { name: 'Cato', at: { x: 9, y: 5 } },
      ],
      { combats: [{ side1: ['Ella'], side2: ['Morten', 'Bram', 'Cato'] }] },
    );
    const acting = choosing(start, [WINS, WINS, WINS]);
    const rating = (target: string) => awaitedSums(drive(acting, { acts: { Ella: at('bash', target) } })).plus;
    expect([rating('Morten'), rating('Bram')]).toEqual([2, 2 - 1]);
    expect(refused(acting, at('bash', 'Cato'))).toMatchObject({ rule: 'SAGA-DUEL-FOOT-005' });
    const answered = drive(acting, {
      acts: { Morten: at('bash', 'Ella'), Bram: at('bash', 'Ella') },
      defend: {
        'Ella against Morten': { by: 'parry', with: 'right' },
        'Ella against Bram': { by: 'parry', with: 'right' },
      },
    });
    expect(awaitedSums(answered)).toEqual({ plus: 2, target: 14 + 0 });
    expect(awaitedSums(answered.dice(...LOSES))).toEqual({ plus: 2 - 1, target: 14 - 1 });
  });
});

describe('a side that wins the first Footwork', () => {
  test.each([
    [1, 'move Morten', 'move Ella', [0, 1]],
    [2, 'move Ella', 'move Morten', [1, 0]],
  ] as const)(
    'SAGA-DUEL-FOOT-031 side %i: no dice in the first round, dice again in the second',
    (ambusher, loser, winner, [won, lost]) => {
      const first = drive(facing(6, {}, {}, { ambusher }), { until: 'move' });
      expect(first.last).toContainEqual({ event: 'footworkWon', winner: won, loser: lost, by: 'ambush' });
      expect(waiting(first)).toBe(loser);
      expect(squares(first)).toHaveLength(9);
      const { x, y } = person(first, loser.slice(5));
      const second = first.answer(ambusher === 1 ? 'bo' : 'ana', { choose: 'move', to: { x, y } }, loser.slice(5));
      expect(waiting(second)).toBe(winner);
      expect(squares(second)).toHaveLength(25);
      expect(waiting(drive(drive(second, {}), {}))).toBe('contest Ella');
    },
  );

  test('SAGA-DUEL-FOOT-031 everyone of that side has won against each enemy', () => {
    const start = (ambusher: 1 | 2, ella: object = {}): TestTable<Duel> =>
      melee([{ name: 'Ella', ...ella }], [{ name: 'Morten' }, { name: 'Bram' }], {
        combats: [{ side1: ['Ella'], side2: ['Morten', 'Bram'] }],
        ambusher,
      });
    const wins = (table: TestTable<Duel>) => drive(table, { until: 'move' }).run.state.open.turn.won;
    expect(wins(start(2))).toEqual([
      [1, 0],
      [2, 0],
    ]);
    expect(wins(start(1))).toEqual([
      [0, 1],
      [0, 2],
    ]);
    const lying = drive(start(2, { prone: true }), { until: 'move' });
    expect(lying.last).toContainEqual({ event: 'footworkWon', winner: 1, loser: 0, by: 'unopposed' });
  });
});

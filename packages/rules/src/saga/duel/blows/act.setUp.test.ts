import type { TestTable } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Duel } from '../duel.js';
import {
  answerRefusal,
  attempt,
  broken,
  defencesAgainst,
  facing,
  HIT,
  MISS,
  nextRound,
  offeredTo,
  ratings,
  skillsNow,
} from '../testing/exchange.js';
import { drive, melee, person } from '../testing/fight.js';

const SKILLS = { control: 3, fightingMind: 4, speed: 5, strength: 6 };
const PLATED = { armour: 'metalPlate' };
const PARRY = { by: 'parry', with: 'right' };
const dodge = (x: number, y = 9): object => ({ by: 'dodge', to: { x, y } });
const move = (x: number, y: number): object => ({ choose: 'move', to: { x, y } });
const at = (table: TestTable<Duel>, name: string): readonly [number, number] => {
  const { x, y } = person(table, name);
  return [x, y];
};

/** Morten's skills in rounds 2, 3 and 4 after Ella has done this to him in round 1; all start at 2. */
const aftermath = (
  act: object,
  faces: readonly number[],
  goes: readonly (readonly [number, number])[] = [],
): readonly string[] => {
  const table = drive(attempt(facing('sword'), act), { dice: [faces], goes: { Ella: goes } });
  const rounds = [table];
  // A victim who lies PRONE rises in round 2; whoever lies takes no part in Footwork, so there are no dice then.
  const up = person(table, 'Morten').prone ? drive(table, { acts: { Morten: { act: 'standUp' } } }) : nextRound(table);
  rounds.push(up, nextRound(up));
  return rounds.map((one) => {
    const { control, fightingMind, speed, strength } = skillsNow(one, 'Morten');
    return `${one.run.state.open.round}: ${control} ${fightingMind} ${speed} ${strength}`;
  });
};

const byDistance = (act: object, hands: object = { right: 'sword' }): readonly number[] =>
  (['dagger', 'sword', 'spear'] as const).map((distance) => ratings(attempt(facing(distance, { hands }), act))[0]);

describe('Bash', () => {
  const BASH = { act: 'bash', with: 'right' };

  test('SAGA-DUEL-ACT-045 its rating is Strength', () => {
    expect(ratings(attempt(facing('sword', { skills: SKILLS }), BASH))[0]).toBe(6);
  });

  test('SAGA-DUEL-ACT-046 on success the victim has −3 to Control and Strength for two rounds', () => {
    expect(aftermath(BASH, HIT)).toEqual(['2: -1 2 2 -1', '3: -1 2 2 -1', '4: 2 2 2 2']);
  });

  test('SAGA-DUEL-ACT-047 on failure the victim has −1 to Control and Strength for two rounds', () => {
    expect(aftermath(BASH, MISS)).toEqual(['2: 1 2 2 1', '3: 1 2 2 1', '4: 2 2 2 2']);
  });

  test('SAGA-DUEL-ACT-048 it is defended by Dodge or Parry, and armour does not count', () => {
    const plated = facing('sword', {}, PLATED);
    expect(defencesAgainst(plated, BASH)).toEqual(['dodge', 'parry', 'none']);
    expect(ratings(attempt(plated, BASH, dodge(11)))).toEqual([2, 2]);
    expect(ratings(attempt(plated, BASH, PARRY))).toEqual([2, 0]);
  });

  test('SAGA-DUEL-ACT-049 its distance is that of the weapon', () => {
    expect(byDistance(BASH)).toEqual([1, 2, 1]);
    expect(byDistance(BASH, { right: 'spear' })).toEqual([1, 1, 2]);
  });
});

describe('Flurry', () => {
  const FLURRY = { act: 'flurry', with: 'right' };

  test('SAGA-DUEL-ACT-050 its rating is Speed', () => {
    expect(ratings(attempt(facing('sword', { skills: SKILLS }), FLURRY))[0]).toBe(5);
  });

  test('SAGA-DUEL-ACT-051 on success the victim has −3 to Fighting Mind and Control for two rounds', () => {
    expect(aftermath(FLURRY, HIT)).toEqual(['2: -1 -1 2 2', '3: -1 -1 2 2', '4: 2 2 2 2']);
  });

  test('SAGA-DUEL-ACT-052 on failure the victim has −1 to Fighting Mind and Control for two rounds', () => {
    expect(aftermath(FLURRY, MISS)).toEqual(['2: 1 1 2 2', '3: 1 1 2 2', '4: 2 2 2 2']);
  });

  test('SAGA-DUEL-ACT-053 it is defended by Dodge or Parry, and armour does not count', () => {
    const plated = facing('sword', {}, PLATED);
    expect(defencesAgainst(plated, FLURRY)).toEqual(['dodge', 'parry', 'none']);
    expect(ratings(attempt(plated, FLURRY, dodge(11)))).toEqual([2, 2]);
    expect(ratings(attempt(plated, FLURRY, PARRY))).toEqual([2, 0]);
  });

  test('SAGA-DUEL-ACT-054 its distance is that of the weapon', () => {
    expect(byDistance(FLURRY)).toEqual([1, 2, 1]);
    expect(byDistance(FLURRY, { right: 'dagger' })).toEqual([2, 1, 1]);
  });
});

describe('Feint', () => {
  const FEINT = { act: 'feint', with: 'right' };

  test('SAGA-DUEL-ACT-055 its rating is Fighting Mind or Speed, as locked', () => {
    const rating = (feint: string): number =>
      ratings(attempt(facing('sword', { skills: SKILLS, locks: { feint } }), FEINT))[0];
    expect([rating('fightingMind'), rating('speed')]).toEqual([4, 5]);
  });

  test('SAGA-DUEL-ACT-056 on success the victim has −3 to Fighting Mind and Speed for two rounds', () => {
    expect(aftermath(FEINT, HIT)).toEqual(['2: 2 -1 -1 2', '3: 2 -1 -1 2', '4: 2 2 2 2']);
  });

  test('SAGA-DUEL-ACT-057 on failure the victim has −1 to Fighting Mind and Speed for two rounds', () => {
    expect(aftermath(FEINT, MISS)).toEqual(['2: 2 1 1 2', '3: 2 1 1 2', '4: 2 2 2 2']);
  });

  test('SAGA-DUEL-ACT-058 it is defended by Fighting Mind alone, and armour does not count', () => {
    const plated = facing('sword', {}, { ...PLATED, skills: SKILLS });
    expect(defencesAgainst(plated, FEINT)).toEqual(['fightingMind', 'none']);
    expect(ratings(attempt(plated, FEINT, { by: 'fightingMind' }))).toEqual([2, 4]);
    const asked = drive(plated, { acts: { Ella: { ...FEINT, target: 'Morten' } }, until: 'defend' });
    for (const by of [dodge(11), PARRY, { by: 'strength' }])
      expect(answerRefusal(asked, { choose: 'defend', ...by })).toMatchObject(broken('SAGA-DUEL-DEF-002'));
  });

  test('SAGA-DUEL-ACT-059 its distance is that of the weapon', () => {
    expect(byDistance(FEINT)).toEqual([1, 2, 1]);
    expect(byDistance(FEINT, { right: 'spear' })).toEqual([1, 1, 2]);
  });
});

describe('Trip', () => {
  const TRIP = { act: 'trip', with: 'right' };

  test('SAGA-DUEL-ACT-081 its rating is Control', () => {
    expect(ratings(attempt(facing('sword', { skills: SKILLS }), TRIP))[0]).toBe(3);
  });

  test('SAGA-DUEL-ACT-082 on success the victim has −3 to Fighting Mind and Speed for two rounds', () => {
    expect(aftermath(TRIP, HIT)).toEqual(['2: 2 -1 -1 2', '3: 2 -1 -1 2', '4: 2 2 2 2']);
  });

  test('SAGA-DUEL-ACT-083 on success the victim is PRONE, on failure not', () => {
    const check = attempt(facing('sword'), TRIP);
    expect(person(drive(check, { dice: [HIT] }), 'Morten').prone).toBe(true);
    expect(person(drive(check, { dice: [MISS] }), 'Morten').prone).toBe(false);
  });

  test('SAGA-DUEL-ACT-084 on failure the victim has −1 to Fighting Mind and Speed for two rounds', () => {
    expect(aftermath(TRIP, MISS)).toEqual(['2: 2 1 1 2', '3: 2 1 1 2', '4: 2 2 2 2']);
  });

  test('SAGA-DUEL-ACT-085 it is defended by Dodge or Strength, and armour does not count', () => {
    const plated = facing('sword', {}, { ...PLATED, skills: SKILLS });
    expect(defencesAgainst(plated, TRIP)).toEqual(['dodge', 'strength', 'none']);
    expect(ratings(attempt(plated, TRIP, dodge(11)))).toEqual([2, 5]);
    expect(ratings(attempt(plated, TRIP, { by: 'strength' }))).toEqual([2, 6]);
  });

  test('SAGA-DUEL-ACT-086 its distance is that of the weapon', () => {
    expect(byDistance(TRIP)).toEqual([1, 2, 1]);
    expect(byDistance(TRIP, { right: 'spear' })).toEqual([1, 1, 2]);
  });
});

describe('Push', () => {
  const PUSH = { act: 'push' };
  /** The push of a Strength of 6 has gone well and the pusher is asked where to. */
  const pushed = (table: TestTable<Duel>, by: object = { by: 'none' }): TestTable<Duel> =>
    attempt(table, PUSH, by).dice(...HIT);

  test('SAGA-DUEL-ACT-070 its rating is Strength', () => {
    expect(ratings(attempt(facing('dagger', { skills: SKILLS }), PUSH))[0]).toBe(6);
  });

  test('SAGA-DUEL-ACT-071 on success the victim has −3 to Control and Fighting Mind for two rounds', () => {
    const goes = [
      [11, 9],
      [9, 9],
    ] as const;
    expect(aftermath(PUSH, HIT, goes)).toEqual(['2: -1 -1 2 2', '3: -1 -1 2 2', '4: 2 2 2 2']);
  });

  test('SAGA-DUEL-ACT-072 the victim goes one space away, where the attacker chooses', () => {
    const table = pushed(facing('dagger'));
    expect(table.run.awaits).toMatchObject({ step: 'goTo', asked: [{ seat: 'ana', as: 'Ella' }] });
    expect(offeredTo(table, 'Ella')).toEqual([move(10, 8), move(10, 9), move(10, 10)]);
    for (const y of [8, 9, 10]) expect(at(table.answer('ana', move(10, y), 'Ella'), 'Morten')).toEqual([10, y]);
  });

  test('SAGA-DUEL-ACT-073 away is exactly one farther, on a free square without a wall; if there is none the victim stays and suffers the rest', () => {
    const corner = facing('dagger', { at: { x: 5, y: 5 } }, { at: { x: 6, y: 6 } });
    expect(offeredTo(pushed(corner), 'Ella')).toEqual([move(7, 5), move(7, 6), move(5, 7), move(6, 7), move(7, 7)]);
    expect(answerRefusal(pushed(corner), move(6, 5))).toMatchObject(broken('SAGA-DUEL-ACT-073'));
    const walled = (...walls: readonly (readonly [number, number])[]): TestTable<Duel> =>
      facing(
        'dagger',
        {},
        {},
        {
          options: { 'saga.duel.board': { width: 20, height: 20, walls: walls.map(([x, y]) => ({ x, y })) } },
        },
      );
    expect(offeredTo(pushed(walled([10, 9])), 'Ella')).toEqual([move(10, 8), move(10, 10)]);
    const stuck = pushed(walled([10, 8], [10, 9], [10, 10]));
    expect([stuck.run.state.open.round, at(stuck, 'Ella'), at(stuck, 'Morten')]).toEqual([2, [8, 9], [9, 9]]);
    expect(skillsNow(stuck, 'Morten')).toEqual({ control: -1, fightingMind: -1, speed: 2, strength: 2 });
    const standing = melee(
      [{ name: 'Ella', at: { x: 8, y: 9 } }],
      [
        { name: 'Morten', at: { x: 9, y: 9 } },
        { name: 'Joris', at: { x: 10, y: 9 } },
      ],
      { combats: [{ side1: ['Ella'], side2: ['Morten', 'Joris'] }], ambusher: 1 },
    );
    expect(offeredTo(pushed(standing), 'Ella')).toEqual([move(10, 8), move(10, 10)]);
  });

  /** Morten alone at (9, 9), Ella to his left, Ada below him; he dodges upward from Ada, who bashes him. */
  const between = (walls: readonly object[] = []): TestTable<Duel> =>
    melee(
      [
        { name: 'Ella', at: { x: 8, y: 9 } },
        { name: 'Ada', at: { x: 9, y: 11 } },
      ],
      [{ name: 'Morten', at: { x: 9, y: 9 } }],
      {
        combats: [{ side1: ['Ella', 'Ada'], side2: ['Morten'] }],
        ambusher: 1,
        options: { 'saga.duel.board': { width: 20, height: 20, walls } },
      },
    );
  const pushAndBash = (table: TestTable<Duel>, first: readonly number[]): TestTable<Duel> =>
    drive(table, {
      acts: {
        Ella: { ...PUSH, target: 'Morten' },
        Ada: { act: 'bash', with: 'right', target: 'Morten' },
      },
      defend: { 'Morten against Ada': { by: 'dodge', to: { x: 9, y: 8 } } },
      dice: [first, MISS],
    });

  test('SAGA-DUEL-ACT-074 the push takes the place of any Dodge movement of that round, against whatever action', () => {
    const own = drive(pushed(facing('dagger'), dodge(10, 8)), {
      goes: {
        Ella: [
          [10, 10],
          [8, 9],
        ],
      },
    });
    expect(at(own, 'Morten')).toEqual([10, 10]);
    const failed = drive(attempt(facing('dagger'), PUSH, dodge(10, 8)), { dice: [MISS], goes: { Ella: [[8, 9]] } });
    expect(at(failed, 'Morten')).toEqual([10, 8]);
    const other = pushAndBash(between(), HIT);
    expect(offeredTo(other, 'Ella')).toEqual([move(10, 8), move(10, 9), move(10, 10)]);
    expect(
      at(
        drive(other, {
          goes: {
            Ella: [
              [10, 9],
              [8, 9],
            ],
          },
        }),
        'Morten',
      ),
    ).toEqual([10, 9]);
    expect(at(drive(pushAndBash(between(), MISS), { goes: { Ada: [[9, 11]] } }), 'Morten')).toEqual([9, 8]);
  });

  test('SAGA-DUEL-ACT-107 where the push finds no square the Dodge movement takes place after all', () => {
    const walls = [8, 9, 10].map((y) => ({ x: 10, y }));
    const after = drive(pushAndBash(between(walls), HIT), { goes: { Ada: [[9, 11]] } });
    expect(at(after, 'Morten')).toEqual([9, 8]);
    expect(skillsNow(after, 'Morten')).toMatchObject({ fightingMind: -1 });
  });

  test('SAGA-DUEL-ACT-075 SAGA-DUEL-ACT-076 the pusher ends at Dagger or Sword distance by the fewest steps (worked example 6)', () => {
    const near = pushed(facing('dagger')).answer('ana', move(10, 9), 'Ella');
    expect(offeredTo(near, 'Ella')).toEqual([move(8, 9), move(9, 8), move(9, 9), move(9, 10)]);
    expect(at(near.answer('ana', move(9, 9), 'Ella'), 'Ella')).toEqual([9, 9]);
    expect(at(near.answer('ana', move(8, 9), 'Ella'), 'Ella')).toEqual([8, 9]);

    const check = attempt(facing('spear'), PUSH);
    expect(ratings(check)[0]).toBe(1);
    const far = check.dice(...HIT).answer('ana', move(12, 9), 'Ella');
    const sword = [7, 8, 9, 10, 11].map((y) => move(10, y));
    const dagger = [8, 9, 10].map((y) => move(11, y));
    const offered = offeredTo(far, 'Ella');
    expect(offered).toHaveLength(8);
    expect(offered).toEqual(expect.arrayContaining([...sword, ...dagger]));
    for (const [x, y] of [
      [8, 9],
      [9, 9],
      [12, 8],
      [13, 9],
    ] as const)
      expect(answerRefusal(far, move(x, y))).toMatchObject(broken('SAGA-DUEL-ACT-076'));
    expect(at(far.answer('ana', move(11, 10), 'Ella'), 'Ella')).toEqual([11, 10]);
  });

  test('SAGA-DUEL-ACT-076 a pusher who cannot move, is at Dagger distance or finds no square stays', () => {
    const gripped = drive(facing('dagger'), {
      acts: { Morten: { act: 'hold', target: 'Ella', with: 'left' } },
      dice: [HIT],
    });
    expect(gripped.run.state.open.grips).toHaveLength(1);
    const free = drive(gripped, {
      acts: { Ella: { ...PUSH, target: 'Morten' } },
      dice: [HIT],
      goes: { Ella: [[10, 9]] },
    });
    expect([free.run.state.open.round, at(free, 'Ella'), at(free, 'Morten')]).toEqual([3, [8, 9], [10, 9]]);
    expect(free.run.state.open.grips).toEqual([]);

    // A wall from edge to edge between the two: at Spear distance, nowhere to go.
    const walls = Array.from({ length: 20 }, (_, y) => ({ x: 9, y }));
    const wall = facing(
      'spear',
      {},
      {},
      {
        options: { 'saga.duel.board': { width: 20, height: 20, walls }, 'saga.duel.wallsBlockReach': false },
      },
    );
    const beyond = pushed(wall).answer('ana', move(12, 9), 'Ella');
    expect([beyond.run.state.open.round, at(beyond, 'Ella'), at(beyond, 'Morten')]).toEqual([2, [8, 9], [12, 9]]);
  });

  test('SAGA-DUEL-ACT-077 a PRONE, HELD or TACKLED victim can be pushed', () => {
    const prone = drive(pushed(facing('dagger', {}, { prone: true })), {
      goes: {
        Ella: [
          [10, 9],
          [8, 9],
        ],
      },
    });
    expect(person(prone, 'Morten')).toMatchObject({ x: 10, y: 9, prone: true });
    for (const act of ['hold', 'tackle']) {
      const gripped = drive(facing('dagger'), {
        acts: { Ella: { act, target: 'Morten', with: 'left' } },
        dice: [HIT],
      });
      expect(gripped.run.state.open.grips).toHaveLength(1);
      const after = drive(pushed(gripped), {
        goes: {
          Ella: [
            [10, 9],
            [8, 9],
          ],
        },
      });
      expect(at(after, 'Morten')).toEqual([10, 9]);
      expect(after.run.state.open.grips).toEqual([]);
      expect(person(after, 'Morten').prone).toBe(act === 'tackle');
    }
  });

  test('SAGA-DUEL-ACT-078 on failure the victim has −1 to Control and Fighting Mind, and nobody is pushed', () => {
    expect(aftermath(PUSH, MISS)).toEqual(['2: 1 1 2 2', '3: 1 1 2 2', '4: 2 2 2 2']);
    const failed = drive(attempt(facing('dagger'), PUSH), { dice: [MISS] });
    expect([at(failed, 'Ella'), at(failed, 'Morten')]).toEqual([
      [8, 9],
      [9, 9],
    ]);
  });

  test('SAGA-DUEL-ACT-079 it is defended by Dodge or Strength, and armour does not count', () => {
    const plated = facing('dagger', {}, { ...PLATED, skills: SKILLS });
    expect(defencesAgainst(plated, PUSH)).toEqual(['dodge', 'strength', 'none']);
    expect(ratings(attempt(plated, PUSH, dodge(10)))).toEqual([2, 5]);
    expect(ratings(attempt(plated, PUSH, { by: 'strength' }))).toEqual([2, 6]);
  });

  test('SAGA-DUEL-ACT-080 its distance is always Dagger, whatever is in hand', () => {
    expect(byDistance(PUSH)).toEqual([2, 1, 1]);
    expect(byDistance(PUSH, { right: 'spear' })).toEqual([2, 1, 1]);
  });
});

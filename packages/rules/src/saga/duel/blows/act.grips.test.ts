import type { TestTable } from '@warmoot/kernel/testing';
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
  offeredTo,
  ratings,
  skillsNow,
  toActs,
} from '../testing/exchange.js';
import { drive, melee, person, type Script } from '../testing/fight.js';

const SKILLS = { control: 3, fightingMind: 4, speed: 5, strength: 6 };
const PLATED = { armour: 'metalPlate' };
const HOLD = { act: 'hold', with: 'left' };
const TACKLE = { act: 'tackle', with: 'left' };
const PARRY = { by: 'parry', with: 'right' };
const dodge = (x: number, y = 9): object => ({ by: 'dodge', to: { x, y } });
const move = (x: number, y: number): object => ({ choose: 'move', to: { x, y } });
const at = (table: TestTable<Duel>, name: string): readonly [number, number] => {
  const { x, y } = person(table, name);
  return [x, y];
};
const grips = (table: TestTable<Duel>): readonly string[] =>
  table.run.state.open.grips.map(({ holder, victim, grip, hand }) => {
    const [by, of] = [holder, victim].map((who) => table.run.state.given.fighters[who]?.name);
    return `${by} ${grip} ${of} ${hand}`;
  });

/** Ella has hold of Morten at the end of round 1, both at Dagger distance. */
const gripped = (act: object, ella: object = {}, morten: object = {}, setup: object = {}): TestTable<Duel> => {
  const table = drive(attempt(facing('dagger', { ...ella }, { ...morten }, { ...setup }), act), { dice: [HIT] });
  expect(grips(table)).toHaveLength(1);
  return table;
};

const byDistance = (act: object): readonly number[] =>
  (['dagger', 'sword', 'spear'] as const).map((distance) => ratings(attempt(facing(distance), act))[0]);

/** Morten's skills in rounds 2, 3 and 4 after a failure in round 1; all start at 2. */
const afterFailure = (act: object): readonly string[] => {
  const second = drive(attempt(facing('dagger'), act), { dice: [MISS] });
  const third = nextRound(second);
  return [second, third, nextRound(third)].map((one) => {
    const { control, fightingMind, speed, strength } = skillsNow(one, 'Morten');
    return `${one.run.state.open.round}: ${control} ${fightingMind} ${speed} ${strength}`;
  });
};

describe('Tackle', () => {
  test('SAGA-DUEL-ACT-038 its rating is Fighting Mind − 1 or Strength − 1, as locked', () => {
    const rating = (tackle: string): number =>
      ratings(attempt(facing('dagger', { skills: SKILLS, locks: { tackle } }), TACKLE))[0];
    expect([rating('fightingMind'), rating('strength')]).toEqual([3, 5]);
  });

  test('SAGA-DUEL-ACT-039 on success the victim is TACKLED', () => {
    const after = gripped(TACKLE);
    expect(grips(after)).toEqual(['Ella tackled Morten left']);
    expect(skillsNow(after, 'Morten')).toEqual({ control: 0, fightingMind: 2, speed: 0, strength: 0 });
    expect(person(after, 'Morten').penalties).toEqual([]);
  });

  test('SAGA-DUEL-ACT-040 on failure the victim has −1 to Control, Speed and Strength for two rounds', () => {
    expect(afterFailure(TACKLE)).toEqual(['2: 1 2 1 1', '3: 1 2 1 1', '4: 2 2 2 2']);
  });

  test('SAGA-DUEL-ACT-041 on failure the attacker has −3 to all defences for two rounds', () => {
    const second = drive(attempt(facing('sword'), TACKLE), { dice: [MISS] });
    expect(grips(second)).toEqual([]);
    const openTo = (table: TestTable<Duel>, by: object): number =>
      ratings(
        nextRound(table, {
          acts: { Morten: { act: 'quickAttack', with: 'right', target: 'Ella' } },
          defend: { 'Ella against Morten': by },
          until: 'check',
        }),
      )[1];
    expect([openTo(second, dodge(7)), openTo(second, PARRY)]).toEqual([2 - 3, 0 - 3]);
    const third = nextRound(second);
    expect([openTo(third, dodge(7)), openTo(nextRound(third), dodge(7))]).toEqual([2 - 3 - 1, 2 - 1]);
  });

  test('SAGA-DUEL-ACT-042 it is defended by Fighting Mind or Strength, and armour does not count', () => {
    const plated = facing('dagger', {}, { ...PLATED, skills: SKILLS });
    expect(defencesAgainst(plated, TACKLE)).toEqual(['fightingMind', 'strength', 'none']);
    expect(ratings(attempt(plated, TACKLE, { by: 'fightingMind' }))).toEqual([1, 4]);
    expect(ratings(attempt(plated, TACKLE, { by: 'strength' }))).toEqual([1, 6]);
  });

  test('SAGA-DUEL-ACT-043 its distance is always Dagger', () => {
    expect(byDistance(TACKLE)).toEqual([1, 0, 0]);
  });
});

describe('Hold', () => {
  test('SAGA-DUEL-ACT-060 its rating is Control or Strength, as locked', () => {
    const rating = (hold: string): number =>
      ratings(attempt(facing('dagger', { skills: SKILLS, locks: { hold } }), HOLD))[0];
    expect([rating('control'), rating('strength')]).toEqual([3, 6]);
  });

  test('SAGA-DUEL-ACT-061 on success the victim is HELD', () => {
    const after = gripped(HOLD);
    expect(grips(after)).toEqual(['Ella held Morten left']);
    expect(skillsNow(after, 'Morten')).toEqual({ control: 2, fightingMind: 2, speed: 0, strength: 0 });
    expect(person(after, 'Morten').penalties).toEqual([]);
  });

  test('SAGA-DUEL-ACT-062 on failure the victim has −1 to Speed and Strength for two rounds', () => {
    expect(afterFailure(HOLD)).toEqual(['2: 2 2 1 1', '3: 2 2 1 1', '4: 2 2 2 2']);
    const second = drive(attempt(facing('dagger'), HOLD), { dice: [MISS] });
    expect([grips(second), person(second, 'Ella').penalties]).toEqual([[], []]);
  });

  test('SAGA-DUEL-ACT-063 it is defended by Dodge or Parry, and armour does not count', () => {
    const plated = facing('dagger', {}, { ...PLATED, skills: SKILLS });
    expect(defencesAgainst(plated, HOLD)).toEqual(['dodge', 'parry', 'none']);
    expect(ratings(attempt(plated, HOLD, dodge(10)))).toEqual([2, 5]);
    // Fighting Mind 4 − 2, and −1 for the sword at Dagger distance.
    expect(ratings(attempt(plated, HOLD, PARRY))).toEqual([2, 1]);
  });

  test('SAGA-DUEL-ACT-064 its distance is always Dagger', () => {
    expect(byDistance(HOLD)).toEqual([2, 1, 1]);
  });

  test('SAGA-DUEL-ACT-068 the holder closes in, however far, by the fewest steps; someone adjacent stays', () => {
    const far = attempt(facing('spear'), HOLD, dodge(12)).dice(...HIT);
    expect(at(far, 'Morten')).toEqual([12, 9]);
    expect(far.run.awaits).toMatchObject({ step: 'goTo', asked: [{ seat: 'ana', as: 'Ella' }] });
    expect(offeredTo(far, 'Ella')).toHaveLength(3);
    expect(offeredTo(far, 'Ella')).toEqual(expect.arrayContaining([8, 9, 10].map((y) => move(11, y))));
    for (const [x, y] of [
      [8, 9],
      [10, 9],
      [12, 8],
    ] as const)
      expect(answerRefusal(far, move(x, y))).toMatchObject(broken('SAGA-DUEL-ACT-068'));
    const after = drive(far, { goes: { Ella: [[11, 8]] } });
    expect([at(after, 'Ella'), grips(after)]).toEqual([[11, 8], ['Ella held Morten left']]);
    const tackled = drive(attempt(facing('spear'), TACKLE), { dice: [HIT], goes: { Ella: [[10, 9]] } });
    expect([at(tackled, 'Ella'), grips(tackled)]).toEqual([[10, 9], ['Ella tackled Morten left']]);
    expect(at(gripped(HOLD), 'Ella')).toEqual([8, 9]);
  });

  test('SAGA-DUEL-ACT-069 one who cannot move does not hold a victim who got away', () => {
    const lying = facing('dagger', { prone: true });
    const away = drive(attempt(lying, HOLD, dodge(10)), { dice: [HIT] });
    expect([away.run.state.open.round, at(away, 'Ella'), grips(away)]).toEqual([2, [8, 9], []]);
    expect(person(away, 'Morten')).toMatchObject({ prone: false, penalties: [] });
    const stayed = drive(attempt(lying, HOLD), { dice: [HIT] });
    expect(grips(stayed)).toEqual(['Ella held Morten left']);

    // PRONE Ella tackles Morten, who pushes her away at the same time and stays at Sword distance.
    const parted = drive(lying, {
      acts: { Ella: { ...TACKLE, target: 'Morten' }, Morten: { act: 'push', target: 'Ella' } },
      dice: [HIT, HIT],
      goes: {
        Morten: [
          [7, 9],
          [9, 9],
        ],
      },
    });
    expect([at(parted, 'Ella'), at(parted, 'Morten'), grips(parted)]).toEqual([[7, 9], [9, 9], []]);
    expect(person(parted, 'Morten').prone).toBe(true);
  });

  test('SAGA-DUEL-ACT-069 where no square beside the victim can be reached HELD is not set, and a Tackle leaves them PRONE', () => {
    const walls = Array.from({ length: 20 }, (_, y) => ({ x: 9, y }));
    const table = facing(
      'sword',
      {},
      {},
      { options: { 'saga.duel.board': { width: 20, height: 20, walls }, 'saga.duel.wallsBlockReach': false } },
    );
    const held = drive(attempt(table, HOLD), { dice: [HIT] });
    expect([at(held, 'Ella'), grips(held), person(held, 'Morten').prone]).toEqual([[8, 9], [], false]);
    const tackled = drive(attempt(table, TACKLE), { dice: [HIT] });
    expect([at(tackled, 'Ella'), grips(tackled), person(tackled, 'Morten').prone]).toEqual([[8, 9], [], true]);
  });

  test('SAGA-DUEL-ACT-069 one who is not adjacent when step 5 is over has no grip', () => {
    const table = melee(
      [{ name: 'Ella', at: { x: 8, y: 9 } }],
      [
        { name: 'Morten', at: { x: 7, y: 9 } },
        { name: 'Joris', at: { x: 10, y: 9 } },
      ],
      { combats: [{ side1: ['Ella'], side2: ['Morten', 'Joris'] }], ambusher: 1 },
    );
    const chase = (act: object, to: readonly [number, number]): TestTable<Duel> =>
      drive(table, {
        acts: { Ella: { act: 'push', target: 'Joris' }, Morten: { ...act, target: 'Ella' } },
        dice: [HIT, HIT],
        goes: { Ella: [[11, 9], to] },
      });
    expect(grips(chase(HOLD, [9, 9]))).toEqual([]);
    expect(person(chase(TACKLE, [9, 9]), 'Ella').prone).toBe(true);
    expect(person(chase(HOLD, [9, 9]), 'Ella').prone).toBe(false);
  });
});

describe('the hand that grips', () => {
  test('SAGA-DUEL-ACT-044 SAGA-DUEL-ACT-065 SAGA-DUEL-ACT-066 a free hand carries nothing, grips nobody and belongs to a sound arm', () => {
    const offers = (table: TestTable<Duel>): readonly unknown[] =>
      offeredTo(table, 'Ella').filter((one) => ['hold', 'tackle'].includes((one as { act: string }).act));
    const hand = (act: string, using: string): object => ({ choose: 'act', act, target: 'Morten', with: using });

    const one = toActs(facing('dagger'));
    expect(offers(one)).toEqual([hand('tackle', 'left'), hand('hold', 'left')]);
    const none = toActs(facing('dagger'));
    expect(actRefusal(none, 'Ella', { act: 'hold', target: 'Morten', with: 'right' })).toMatchObject(
      broken('SAGA-DUEL-ACT-066'),
    );
    const full = [
      { left: 'shield', right: 'sword' },
      { left: 'dagger', right: 'sword' },
    ].map((hands) => toActs(facing('dagger', { hands })));
    const lame = toActs(facing('dagger', { wounds: [{ part: 'leftArm', severity: 'major' }] }));
    for (const table of [...full, lame]) {
      expect(offers(table)).toEqual([]);
      for (const act of ['hold', 'tackle'])
        expect(actRefusal(table, 'Ella', { act, target: 'Morten', with: 'left' })).toMatchObject(
          broken('SAGA-DUEL-ACT-066'),
        );
    }
    const busy = toActs(gripped(HOLD));
    expect(actRefusal(busy, 'Ella', { ...TACKLE, target: 'Morten' })).toMatchObject(broken('SAGA-DUEL-ACT-066'));
    expect(offers(busy)).toEqual([]);
    const empty = toActs(facing('dagger', { hands: {} }));
    expect(offers(empty)).toEqual([
      hand('tackle', 'left'),
      hand('tackle', 'right'),
      hand('hold', 'left'),
      hand('hold', 'right'),
    ]);
  });

  test('SAGA-DUEL-ACT-067 a two-handed weapon is let go with one hand: in one hand for that round’s defences and while the grip lasts', () => {
    const BIG = { hands: { both: 'bigSword' } };
    const strike = { act: 'quickAttack', with: 'right', target: 'Ella' };
    const parried = (act: object): number => {
      const table = drive(facing('dagger', BIG), {
        acts: { Ella: act, Morten: strike },
        defend: { 'Ella against Morten': PARRY },
        until: 'check',
      });
      const check = act === PASS ? table : table.dice(...HIT);
      return ratings(check)[1];
    };
    const PASS = { act: 'pass' };
    // Control 2 − 2, −1 for the Sword distance weapon; and −2 with one hand.
    expect([parried(PASS), parried({ ...HOLD, target: 'Morten' }), parried({ ...TACKLE, target: 'Morten' })]).toEqual([
      -1, -3, -3,
    ]);
    const held = gripped(HOLD, BIG);
    const attack = { act: 'quickAttack', with: 'right', target: 'Morten' };
    const rating = (table: TestTable<Duel>, script: Script = {}): number =>
      ratings(drive(table, { acts: { Ella: attack }, until: 'check', ...script }))[0];
    expect(rating(held)).toBe(2 + 1 - 2 - 1);
    const released = drive(held, { acts: { Ella: { act: 'pass', release: ['left'] } } });
    expect(rating(released, { dice: [HIT] })).toBe(2 + 1 - 1);
    const failed = drive(attempt(facing('dagger', BIG), HOLD), { dice: [MISS] });
    expect(rating(failed, { dice: [HIT] })).toBe(2 + 1 - 1);
  });

  test('SAGA-DUEL-ACT-104 the hand is named; unnamed it is the left if free, else the right; the left lets go of a two-handed weapon', () => {
    const gripOf = (hands: object, act: object = {}): readonly string[] =>
      grips(
        drive(facing('dagger', { hands }), {
          acts: { Ella: { act: 'hold', target: 'Morten', ...act } },
          dice: [HIT],
        }),
      );
    expect(gripOf({})).toEqual(['Ella held Morten left']);
    expect(gripOf({}, { with: 'right' })).toEqual(['Ella held Morten right']);
    expect(gripOf({ left: 'shield' })).toEqual(['Ella held Morten right']);
    expect(gripOf({ both: 'halberd' })).toEqual(['Ella held Morten left']);
    expect(gripOf({ left: 'shield', right: 'sword' }, { drop: ['right'] })).toEqual(['Ella held Morten right']);
    expect(gripOf({ left: 'shield', right: 'sword' }, { drop: ['left'] })).toEqual(['Ella held Morten left']);
  });

  test('SAGA-DUEL-ACT-105 nobody holds someone they hold already, or tackles someone they have TACKLED', () => {
    const bare = { hands: {} };
    const held = toActs(gripped(HOLD, bare));
    const right = { target: 'Morten', with: 'right' };
    expect(actRefusal(held, 'Ella', { act: 'hold', ...right })).toMatchObject(broken('SAGA-DUEL-ACT-105'));
    const both = drive(held, { acts: { Ella: { act: 'tackle', ...right } }, dice: [HIT] });
    expect(grips(both)).toEqual(['Ella held Morten left', 'Ella tackled Morten right']);
    const tackled = toActs(gripped(TACKLE, bare));
    expect(actRefusal(tackled, 'Ella', { act: 'tackle', ...right })).toMatchObject(broken('SAGA-DUEL-ACT-105'));
    expect(grips(drive(tackled, { acts: { Ella: { act: 'hold', ...right } }, dice: [HIT] }))).toEqual([
      'Ella tackled Morten left',
      'Ella held Morten right',
    ]);
  });
});

describe('Break Hold and Break Tackle', () => {
  const breaks = (table: TestTable<Duel>, act: 'breakHold' | 'breakTackle', target = 'Ella'): TestTable<Duel> =>
    drive(table, { acts: { Morten: { act, target } }, until: 'check' });

  test('SAGA-DUEL-ACT-089 the HELD check their Hold rating against the holder’s; success ends HELD', () => {
    const check = breaks(gripped(HOLD, {}, { skills: SKILLS, locks: { hold: 'control' } }), 'breakHold');
    expect(check.run.awaits).toMatchObject({ need: 'dice', by: 'bo' });
    expect(ratings(check)).toEqual([3, 2]);
    expect(grips(check.dice(...HIT))).toEqual([]);
    const free = toActs(facing('dagger'));
    expect(actRefusal(free, 'Morten', { act: 'breakHold', target: 'Ella' })).toMatchObject(broken('SAGA-DUEL-ACT-089'));
  });

  test('SAGA-DUEL-ACT-090 the TACKLED check their Tackle rating against the tackler’s; success ends TACKLED', () => {
    const ella = { skills: SKILLS, locks: { tackle: 'fightingMind' } };
    const check = breaks(gripped(TACKLE, ella), 'breakTackle');
    // Fighting Mind 2 − 1 against 4 − 1.
    expect(ratings(check)).toEqual([1, 3]);
    expect(grips(check.dice(...HIT))).toEqual([]);
    const held = toActs(gripped(HOLD));
    expect(actRefusal(held, 'Morten', { act: 'breakTackle', target: 'Ella' })).toMatchObject(
      broken('SAGA-DUEL-ACT-090'),
    );
  });

  test('SAGA-DUEL-ACT-091 a failed Break has no effect on either side', () => {
    for (const [act, grip] of [
      ['breakHold', HOLD],
      ['breakTackle', TACKLE],
    ] as const) {
      const before = gripped(grip);
      const after = breaks(before, act).dice(...MISS);
      expect(grips(after)).toEqual(grips(before));
      for (const name of ['Ella', 'Morten']) {
        expect(person(after, name).penalties).toEqual([]);
        expect(skillsNow(after, name)).toEqual(skillsNow(before, name));
      }
    }
  });

  test('SAGA-DUEL-ACT-092 current skills count, the condition’s own −2 included, and nothing else', () => {
    const heavy = {
      armour: 'metalPlate',
      weakening: 3,
      penalties: [{ on: 'defences', by: -4, until: 9 }],
      locks: { hold: 'strength', tackle: 'strength' },
    };
    const ella = { ...heavy, hands: { both: 'halberd' } };
    const morten = { ...heavy, hands: { left: 'shield', right: 'mace' } };
    // HELD and TACKLED take 2 each from Strength; a Tackle has its own −1. No hand of Morten's is free.
    expect(ratings(breaks(gripped(HOLD, ella, morten), 'breakHold'))).toEqual([0, 2]);
    expect(ratings(breaks(gripped(TACKLE, ella, morten), 'breakTackle'))).toEqual([-1, 1]);
    const bashed = { ...morten, penalties: [{ on: 'strength', by: -3, until: 9 }] };
    expect(ratings(breaks(gripped(HOLD, ella, bashed), 'breakHold'))).toEqual([-3, 2]);
  });

  test('SAGA-DUEL-ACT-089 SAGA-DUEL-ACT-092 5: with Strength locked 53/160, with Control 1/2', () => {
    const chance = (hold: string): string => chanceOf(breaks(gripped(HOLD, {}, { locks: { hold } }), 'breakHold'));
    expect([chance('strength'), chance('control')]).toEqual(['53/160', '1/2']);
  });
});

test('SAGA-DUEL-ACT-043 SAGA-DUEL-ACT-064 SAGA-DUEL-ACT-068 4: Tackle 1 against Strength 2 is 53/128; so is a Hold from Sword distance, which closes from 3 to 1', () => {
  const tackle = attempt(facing('dagger'), TACKLE, { by: 'strength' });
  expect([ratings(tackle), chanceOf(tackle)]).toEqual([[1, 2], '53/128']);
  const hold = attempt(facing('sword'), HOLD, dodge(11));
  expect([ratings(hold), chanceOf(hold)]).toEqual([[1, 2], '53/128']);
  const dodged = hold.dice(...HIT);
  expect([at(dodged, 'Ella'), at(dodged, 'Morten')]).toEqual([
    [8, 9],
    [11, 9],
  ]);
  const after = drive(dodged, { goes: { Ella: [[10, 9]] } });
  expect([at(after, 'Ella'), grips(after)]).toEqual([[10, 9], ['Ella held Morten left']]);
});

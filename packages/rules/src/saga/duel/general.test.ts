import { approx, chanceThat, exact } from '@warmoot/kernel';
import { setupRefusal, type TestTable } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Duel } from './duel.js';
import { awaitedChance, awaitedSums, drive, duel, facing, fight, melee, person } from './testing/fight.js';

type Facts = Readonly<Record<string, unknown>>;

const WINS = [8, 8, 9];
const LOSES = [1, 1, 0];
const ALL = (n: number) => ({ control: n, fightingMind: n, speed: n, strength: n });
const WITH_SWORD = { with: 'right' };
const HAND_TO_HAND = ['tackle', 'hold'];

/** Ella's Footwork against Morten's, at any margin: both have Speed 5, and the one behind a penalty. */
const margin = (by: number): TestTable<Duel> => {
  const behind = (wanted: boolean): Facts => ({
    skills: ALL(5),
    locks: { footwork: 'speed' },
    penalties: wanted ? [{ on: 'speed', by: -Math.abs(by), until: 9 }] : [],
  });
  return drive(fight(behind(by < 0), behind(by > 0)), {});
};

const winner = (table: TestTable<Duel>): number | undefined => table.run.state.open.turn.won[0]?.[0];

/** The throw awaited for Ella's action, from a distance that suits it. */
const ellasAct = (act: string, ella: Facts, setup: Facts = {}): TestTable<Duel> => {
  const bare = HAND_TO_HAND.includes(act) || act === 'push';
  const start = facing(bare ? 1 : 2, ella, {}, setup);
  const using = HAND_TO_HAND.includes(act) ? { with: 'left' } : act === 'push' ? {} : WITH_SWORD;
  return drive(start, { dice: [WINS], acts: { Ella: { act, target: 'Morten', ...using } } });
};

const actRating = (act: string, ella: Facts, setup: Facts = {}): number => awaitedSums(ellasAct(act, ella, setup)).plus;

/** The rating Ella sets against an action of Morten's, at Sword distance. */
const defence = (by: object, against: string, ella: Facts, setup: Facts = {}): number => {
  const table = drive(facing(2, ella, {}, setup), {
    dice: [WINS],
    acts: { Morten: { act: against, target: 'Ella', ...(against === 'push' ? {} : WITH_SWORD) } },
    defend: { 'Ella against Morten': by },
  });
  return awaitedSums(table).target - 14;
};

const DODGE = { by: 'dodge', to: { x: 4, y: 5 } };
const PARRY = { by: 'parry', with: 'right' };

const footwork = (ella: Facts, setup: Facts = {}): number => awaitedSums(drive(facing(2, ella, {}, setup), {})).plus;

describe('the check', () => {
  test('SAGA-DUEL-001 SAGA-DUEL-006 two d8 and a d10 from 0, thrown and recorded in that order, their sums from 2 to 25', () => {
    const contest = margin(0);
    const { awaits } = contest.run;
    if (awaits.need !== 'dice') throw new Error('dice');
    expect(awaits.throw.dice.map(({ low, sides }) => [low, low + sides - 1])).toEqual([
      [1, 8],
      [1, 8],
      [0, 9],
    ]);
    expect(contest.dice(3, 8, 0).thrown?.faces).toEqual([3, 8, 0]);
    for (const faces of [
      [9, 8, 3],
      [0, 8, 3],
      [8, 8, 10],
      [8, 8],
    ]) {
      expect(contest.refusal({ input: 'dice', faces, from: 'table' })).toMatchObject({ code: 'WRONG_FACES' });
    }
    expect(margin(-11).dice(8, 8, 9).thrown?.result).toBe('success');
    expect(margin(-11).dice(8, 8, 8).thrown?.result).toBe('failure');
    expect(margin(11).dice(1, 1, 0).thrown?.result).toBe('failure');
    expect(margin(11).dice(1, 1, 1).thrown?.result).toBe('success');
  });

  test('SAGA-DUEL-002 worked example 3: rating 4 against 2 needs 12, and reaching it exactly is enough', () => {
    const contest = drive(fight({ skills: ALL(4) }), {});
    expect(awaitedSums(contest)).toEqual({ plus: 4, target: 16 });
    expect(awaitedChance(contest)).toBe('107/160');
    const failed = contest.dice(4, 5, 1);
    expect(failed.thrown).toMatchObject({ score: 14, result: 'failure' });
    expect(winner(failed)).toBe(1);
    expect(contest.dice(6, 5, 1).thrown).toMatchObject({ score: 16, result: 'success' });
    expect(contest.dice(6, 5, 0).thrown).toMatchObject({ score: 15, result: 'failure' });
  });

  test('SAGA-DUEL-003 no dice win or lose of themselves: 12 ahead always wins, 12 behind never', () => {
    for (const by of [12, 14]) {
      expect(awaitedChance(margin(by))).toBe('1');
      expect(winner(margin(by).dice(1, 1, 0))).toBe(0);
      expect(awaitedChance(margin(-by))).toBe('0');
      expect(winner(margin(-by).dice(8, 8, 9))).toBe(1);
    }
  });

  test('SAGA-DUEL-004 ratings are not kept between 0 and 10', () => {
    const strong = { skills: ALL(10), locks: { quickAttack: 'strength' }, hands: { both: 'bigSword' } };
    expect(actRating('quickAttack', strong)).toBe(11);
    const feeble = { skills: ALL(0), penalties: [{ on: 'strength', by: -7, until: 3 }] };
    expect(actRating('viciousAttack', feeble)).toBe(-8);
    expect(defence(DODGE, 'quickAttack', { skills: ALL(10), armour: 'metalPlate' })).toBe(14);
  });

  test('SAGA-DUEL-005 the odds do not depend on who rolls', () => {
    for (let by = 0; by <= 13; by++) {
      const [mine, theirs] = [margin(by), margin(-by)].map(({ run: { awaits } }) => {
        if (awaits.need !== 'dice') throw new Error('dice');
        return chanceThat(awaits.throw, 'success');
      }) as [ReturnType<typeof chanceThat>, ReturnType<typeof chanceThat>];
      expect(mine.ways * theirs.of + theirs.ways * mine.of).toBe(mine.of * theirs.of);
    }
    const [ella, morten] = [{ skills: ALL(4) }, { skills: ALL(1) }];
    expect(awaitedChance(drive(fight(ella, morten), {}))).toBe('477/640');
    expect(awaitedChance(drive(fight(morten, ella), {}))).toBe('163/640');
    expect(awaitedChance(margin(0))).toBe('1/2');
  });

  test.each([
    [-12, 0, '0', '0.000000'],
    [-11, 1, '1/640', '0.001563'],
    [-10, 4, '1/160', '0.006250'],
    [-9, 10, '1/64', '0.015625'],
    [-8, 20, '1/32', '0.031250'],
    [-7, 35, '7/128', '0.054688'],
    [-6, 56, '7/80', '0.087500'],
    [-5, 84, '21/160', '0.131250'],
    [-4, 120, '3/16', '0.187500'],
    [-3, 163, '163/640', '0.254688'],
    [-2, 212, '53/160', '0.331250'],
    [-1, 265, '53/128', '0.414063'],
    [0, 320, '1/2', '0.500000'],
    [1, 375, '75/128', '0.585938'],
    [2, 428, '107/160', '0.668750'],
    [3, 477, '477/640', '0.745313'],
    [4, 520, '13/16', '0.812500'],
    [5, 556, '139/160', '0.868750'],
    [6, 584, '73/80', '0.912500'],
    [7, 605, '121/128', '0.945313'],
    [8, 620, '31/32', '0.968750'],
    [9, 630, '63/64', '0.984375'],
    [10, 636, '159/160', '0.993750'],
    [11, 639, '639/640', '0.998438'],
    [12, 640, '1', '1.000000'],
  ] as const)('SAGA-DUEL-002 SAGA-DUEL-003 the chance at margin %i is %i of 640', (by, ways, fraction, decimal) => {
    const { awaits } = margin(by).run;
    if (awaits.need !== 'dice') throw new Error('dice');
    const chance = chanceThat(awaits.throw, 'success');
    expect(exact(chance)).toBe(fraction);
    expect(chance.ways * (640n / chance.of)).toBe(BigInt(ways));
    expect((Math.floor(approx(chance) * 1e6 + 0.5) / 1e6).toFixed(6)).toBe(decimal);
  });
});

/** Four skills that no two ratings can be mixed up by. */
const APART = { control: 3, fightingMind: 5, speed: 7, strength: 9 };

describe('skills and the seven choices', () => {
  test('SAGA-DUEL-007 there are four skills, no more and no fewer', () => {
    const setup = (skills: object): object => ({
      seats: ['ana', 'bo'],
      side1: [{ name: 'Ella', seat: 'ana', skills }],
      side2: [{ name: 'Morten', seat: 'bo' }],
    });
    const { control, fightingMind, speed } = APART;
    expect(setupRefusal(duel, setup({ control, fightingMind, speed }))).toMatchObject({
      code: 'BAD_SHAPE',
      path: 'setup.side1[0].skills.strength',
    });
    expect(setupRefusal(duel, setup({ ...APART, cunning: 4 }))).toMatchObject({ code: 'BAD_SHAPE' });
    expect(fight({ skills: APART }).run.state.given.fighters[0]?.skills).toEqual(APART);
  });

  test('SAGA-DUEL-008 ratings without a choice come from their one skill', () => {
    const ella = { skills: APART };
    expect(actRating('viciousAttack', ella)).toBe(9 - 1);
    expect(actRating('bash', ella)).toBe(9);
    expect(actRating('flurry', ella)).toBe(7);
    expect(actRating('push', ella)).toBe(9);
    expect(actRating('trip', ella)).toBe(3);
    expect(defence(DODGE, 'quickAttack', ella)).toBe(7);
    expect(defence({ by: 'strength' }, 'push', ella)).toBe(9);
    expect(defence({ by: 'fightingMind' }, 'feint', ella)).toBe(5);
  });

  test.each([
    ['footwork', 'speed', 7],
    ['footwork', 'fightingMind', 5],
    ['quickAttack', 'speed', 7],
    ['quickAttack', 'strength', 9],
    ['controlledAttack', 'control', 1],
    ['controlledAttack', 'speed', 5],
    ['tackle', 'fightingMind', 4],
    ['tackle', 'strength', 8],
    ['feint', 'fightingMind', 5],
    ['feint', 'speed', 7],
    ['hold', 'control', 3],
    ['hold', 'strength', 9],
    ['parry', 'control', 1],
    ['parry', 'fightingMind', 3],
  ])('SAGA-DUEL-009 %s by %s is %i', (lock, skill, rating) => {
    const ella = { skills: APART, locks: { [lock]: skill } };
    if (lock === 'footwork') expect(footwork(ella)).toBe(rating);
    else if (lock === 'parry') expect(defence(PARRY, 'bash', ella)).toBe(rating);
    else expect(actRating(lock, ella)).toBe(rating);
  });

  test('SAGA-DUEL-009 no other skill can be chosen', () => {
    const refusal = setupRefusal(duel, {
      seats: ['ana', 'bo'],
      side1: [{ name: 'Ella', seat: 'ana', locks: { footwork: 'strength' } }],
      side2: [{ name: 'Morten', seat: 'bo' }],
    });
    expect(refusal).toMatchObject({ code: 'BAD_SHAPE', path: 'setup.side1[0].locks.footwork' });
  });

  test('SAGA-DUEL-013 worked example 1: where nothing is chosen, the higher; of equals the one listed first', () => {
    const skills = { control: 3, fightingMind: 2, speed: 4, strength: 2 };
    expect(fight({ skills }).run.state.given.fighters[0]?.locks).toEqual({
      footwork: 'speed',
      quickAttack: 'speed',
      controlledAttack: 'speed',
      tackle: 'fightingMind',
      feint: 'speed',
      hold: 'control',
      parry: 'control',
    });
    expect(footwork({ skills })).toBe(4);
    const ratings = ['quickAttack', 'controlledAttack', 'tackle', 'feint', 'hold'].map((act) =>
      actRating(act, { skills }),
    );
    expect(ratings).toEqual([4, 2, 1, 4, 3]);
    expect(defence(PARRY, 'bash', { skills })).toBe(1);
    expect(fight().run.state.given.fighters[0]?.locks).toEqual({
      footwork: 'speed',
      quickAttack: 'speed',
      controlledAttack: 'control',
      tackle: 'fightingMind',
      feint: 'fightingMind',
      hold: 'control',
      parry: 'control',
    });
    const reversed = { control: 2, fightingMind: 4, speed: 3, strength: 5 };
    expect(fight({ skills: reversed }).run.state.given.fighters[0]?.locks).toEqual({
      footwork: 'fightingMind',
      quickAttack: 'strength',
      controlledAttack: 'speed',
      tackle: 'strength',
      feint: 'fightingMind',
      hold: 'strength',
      parry: 'fightingMind',
    });
  });

  test('SAGA-DUEL-010 SAGA-DUEL-011 worked example 2: a Feint lowers Footwork and Feint to 1, and neither can be changed', () => {
    const ella = { skills: { control: 3, fightingMind: 2, speed: 4, strength: 2 } };
    const start = facing(2, ella);
    const second = drive(start, {
      dice: [WINS, [8, 8, 0]],
      acts: { Morten: { act: 'feint', target: 'Ella', with: 'right' } },
      defend: { 'Ella against Morten': { by: 'fightingMind' } },
    });
    const locks = second.run.state.given.fighters[0]?.locks;
    expect(locks).toMatchObject({ footwork: 'speed', feint: 'speed' });
    expect(
      second.refusal({
        input: 'answer',
        seat: 'ana',
        as: 'Ella',
        choice: { choose: 'fightOn', locks: { footwork: 'fightingMind' } },
      }),
    ).toMatchObject({ code: 'BAD_SHAPE' });
    const contest = drive(second, {});
    expect(awaitedSums(contest)).toEqual({ plus: 1, target: 16 });
    expect(awaitedSums(drive(contest, { dice: [WINS], acts: { Ella: feintAt('Morten') } })).plus).toBe(1);
    const byMind = drive(facing(2, { ...ella, locks: { footwork: 'fightingMind', feint: 'fightingMind' } }), {
      dice: [WINS, [8, 8, 0]],
      acts: { Morten: feintAt('Ella') },
      defend: { 'Ella against Morten': { by: 'fightingMind' } },
    });
    expect(awaitedSums(drive(byMind, {})).plus).toBe(-1);
  });

  test('SAGA-DUEL-011 a penalty that passes the other skill does not reopen the choice', () => {
    const ella = { skills: ALL(2), locks: { footwork: 'speed' }, penalties: [{ on: 'speed', by: -5, until: 4 }] };
    expect(footwork(ella)).toBe(-3);
  });

  test('SAGA-DUEL-012 choices last the whole encounter, for those who join later too', () => {
    const joris = {
      name: 'Joris',
      skills: { control: 2, fightingMind: 3, speed: 4, strength: 2 },
      penalties: [{ on: 'speed', by: -2, until: 1 }],
    };
    const start = melee([{ name: 'Ella' }, joris], [{ name: 'Morten' }], {
      combats: [{ side1: ['Ella'], side2: ['Morten'] }],
    });
    expect(start.run.state.given.fighters[1]?.locks?.footwork).toBe('fightingMind');
    const second = drive(start, { dice: [WINS], moves: { Joris: [9, 8] } });
    const asked = drive(second, {});
    expect(asked.run.awaits).toMatchObject({ step: 'join', asked: [{ as: 'Joris' }] });
    const joined = asked.answer('ana', { choose: 'join', enemy: 'Morten' }, 'Joris');
    expect(person(joined, 'Joris').penalties).toEqual([]);
    const against = joined.dice(...LOSES);
    expect(against.run.awaits).toMatchObject({ step: 'contest' });
    expect(awaitedSums(against)).toEqual({ plus: 2, target: 14 + 3 });
  });

  test('SAGA-DUEL-014 the choices are seen by all, or under the option by their own player alone', () => {
    const ella = { skills: ALL(3), locks: { footwork: 'fightingMind' } };
    const seen = facing(2, ella);
    for (const seat of ['ana', 'bo', null]) {
      expect(seen.run.view(seat).given.fighters[0]?.locks?.footwork).toBe('fightingMind');
    }
    const hidden = facing(2, ella, {}, { options: { 'saga.duel.choicesVisible': false } });
    for (const seat of ['ana', 'bo', null]) expect(hidden.run.view(seat).given.fighters[0]?.locks).toBeNull();
    expect(hidden.run.view('ana').own?.locks).toMatchObject({ Ella: { footwork: 'fightingMind' } });
    expect(Object.keys(hidden.run.view('ana').own?.locks ?? {})).toEqual(['Ella']);
    expect(Object.keys(hidden.run.view('bo').own?.locks ?? {})).toEqual(['Morten']);
    expect(hidden.run.view(null).own).toBeNull();
    const slow = { ...ella, penalties: [{ on: 'speed', by: -3, until: 1 }] };
    expect(footwork(slow, { options: { 'saga.duel.choicesVisible': false } })).toBe(3);
  });

  test('SAGA-DUEL-015 the choice between two listed defences is made afresh against every action', () => {
    const attack = { act: 'quickAttack', target: 'Ella', with: 'right' };
    const start = melee(
      [{ name: 'Ella', at: { x: 5, y: 5 }, skills: APART }],
      [
        { name: 'Morten', at: { x: 7, y: 5 } },
        { name: 'Bram', at: { x: 7, y: 6 } },
      ],
      { combats: [{ side1: ['Ella'], side2: ['Morten', 'Bram'] }] },
    );
    const first = drive(start, {
      dice: [WINS, WINS],
      acts: { Morten: attack, Bram: attack },
      defend: { 'Ella against Morten': PARRY, 'Ella against Bram': DODGE },
    });
    expect(awaitedSums(first).target).toBe(14 + 5 - 2);
    const bram = drive(first, { dice: [LOSES], parts: { Ella: ['leftArm'] } });
    expect(awaitedSums(bram).target).toBe(14 + 7);
    const second = drive(bram, {
      dice: [LOSES],
      parts: { Ella: ['leftLeg'] },
      goes: { Morten: [[6, 5]], Bram: [[6, 6]] },
    });
    const changed = drive(second, {
      dice: [WINS, WINS],
      acts: { Morten: attack, Bram: attack },
      defend: { 'Ella against Morten': { by: 'dodge', to: { x: 3, y: 5 } }, 'Ella against Bram': PARRY },
    });
    expect(awaitedSums(changed).target).toBe(14 + 7);
  });
});

const feintAt = (target: string): object => ({ act: 'feint', target, with: 'right' });

describe('current values and ratings', () => {
  test('SAGA-DUEL-016 a skill is its base, less 2 for each Minor head wound, with conditions and timed penalties', () => {
    const ella = {
      skills: ALL(9),
      wounds: [{ part: 'head', severity: 'minor' }],
      penalties: [{ on: 'strength', by: -1, until: 9 }],
    };
    const start = facing(1, ella, { skills: ALL(9), hands: {} });
    const held = drive(start, { dice: [WINS, WINS], acts: { Morten: { act: 'hold', target: 'Ella', with: 'left' } } });
    expect(held.run.state.open.grips).toMatchObject([{ grip: 'held', victim: 0 }]);
    const bash = { act: 'bash', target: 'Morten', with: 'right' };
    const first = drive(held, { acts: { Ella: bash, Morten: { act: 'tackle', target: 'Ella', with: 'right' } } });
    const { awaits } = first.run;
    if (awaits.need !== 'dice') throw new Error('dice');
    expect(awaits.throw.tally?.plus).toEqual([
      { by: 9, what: 'skill.strength', why: 'SAGA-DUEL-016', note: 'Ella' },
      { by: -2, what: 'wound.head', why: 'SAGA-DUEL-WOUND-014' },
      { by: -2, what: 'held', why: 'SAGA-DUEL-COND-008' },
      { by: -1, what: 'penalty.setup', why: 'SAGA-DUEL-021' },
      { by: -1, what: 'distance', why: 'SAGA-DUEL-FOOT-016' },
    ]);
    const both = drive(first, { dice: [LOSES, WINS] });
    expect(both.run.state.open.grips.map(({ grip }) => grip)).toEqual(['held', 'tackled']);
    const ratings = [
      ['bash', 9 - 2 - 2 - 2 - 1 - 1],
      ['flurry', 9 - 2 - 2 - 2 - 1],
      ['trip', 9 - 2 - 2 - 1],
      ['feint', 9 - 2 - 1],
    ] as const;
    for (const [act, rating] of ratings) {
      const next = drive(both, { acts: { Ella: { act, target: 'Morten', with: 'right' } } });
      expect([act, awaitedSums(next).plus]).toEqual([act, rating]);
    }
  });

  test('SAGA-DUEL-017 a penalty to a skill lowers each rating built on it once, and no other', () => {
    const ratings = (ella: Facts): Record<string, number> => ({
      footwork: footwork(ella),
      quickAttack: actRating('quickAttack', ella),
      viciousAttack: actRating('viciousAttack', ella),
      controlledAttack: actRating('controlledAttack', ella),
      tackle: actRating('tackle', ella),
      bash: actRating('bash', ella),
      flurry: actRating('flurry', ella),
      feint: actRating('feint', ella),
      hold: actRating('hold', ella),
      push: actRating('push', ella),
      trip: actRating('trip', ella),
      dodge: defence(DODGE, 'bash', ella),
      parry: defence(PARRY, 'bash', ella),
      strength: defence({ by: 'strength' }, 'push', ella),
      fightingMind: defence({ by: 'fightingMind' }, 'feint', ella),
    });
    const locks = {
      footwork: 'speed',
      quickAttack: 'speed',
      controlledAttack: 'control',
      tackle: 'fightingMind',
      feint: 'fightingMind',
      hold: 'strength',
      parry: 'control',
    };
    const built = {
      control: ['controlledAttack', 'trip', 'parry'],
      fightingMind: ['tackle', 'feint', 'fightingMind'],
      speed: ['footwork', 'quickAttack', 'flurry', 'dodge'],
      strength: ['viciousAttack', 'bash', 'hold', 'push', 'strength'],
    };
    const sound = ratings({ skills: ALL(6), locks });
    for (const [skill, names] of Object.entries(built)) {
      const hurt = ratings({ skills: ALL(6), locks, penalties: [{ on: skill, by: -3, until: 5 }] });
      const lowered = Object.keys(sound).filter((name) => hurt[name] !== sound[name]);
      expect(lowered.sort()).toEqual([...names].sort());
      for (const name of names) expect(hurt[name]).toBe((sound[name] as number) - 3);
    }
  });

  test('SAGA-DUEL-018 all penalties add, or under `worst` only the largest on each skill and on defences counts', () => {
    const ella = {
      penalties: [
        { on: 'speed', by: -1, until: 4 },
        { on: 'speed', by: -3, until: 3 },
        { on: 'control', by: -2, until: 3 },
        { on: 'defences', by: -4, until: 3 },
        { on: 'defences', by: -2, until: 3 },
      ],
      locks: { footwork: 'speed', parry: 'control' },
    };
    const worst = { options: { 'saga.duel.stacking': 'worst' } };
    expect(footwork(ella)).toBe(2 - 4);
    expect(footwork(ella, worst)).toBe(2 - 3);
    expect(defence(DODGE, 'bash', ella)).toBe(2 - 4 - 6);
    expect(defence(DODGE, 'bash', ella, worst)).toBe(2 - 3 - 4);
    expect(defence(PARRY, 'bash', ella)).toBe(2 - 2 - 2 - 6);
    expect(defence(PARRY, 'bash', ella, worst)).toBe(2 - 2 - 2 - 4);
  });

  test.each([
    ['add', 2 - 6],
    ['worst', 2 - 3],
  ])('SAGA-DUEL-018 two of the same kind of action: under `%s` Control comes to %i', (stacking, control) => {
    const bash = { act: 'bash', target: 'Ella', with: 'right' };
    const start = melee([{ name: 'Ella' }], [{ name: 'Morten' }, { name: 'Bram' }], {
      combats: [{ side1: ['Ella'], side2: ['Morten', 'Bram'] }],
      options: { 'saga.duel.stacking': stacking },
    });
    const second = drive(start, { dice: [WINS, WINS, WINS, WINS], acts: { Morten: bash, Bram: bash } });
    const trip = drive(second, { dice: [WINS, WINS], moves: { Ella: [9, 9] }, acts: { Ella: tripAt('Morten') } });
    expect(awaitedSums(trip).plus).toBe(control);
  });

  test('SAGA-DUEL-019 action rating: skill, own modifier, weapon for attacks, one hand, distance', () => {
    const ella = { skills: { ...ALL(2), strength: 4 }, hands: { left: 'shield', right: 'halberd' } };
    const vicious = ellasAct('viciousAttack', ella);
    expect(awaitedSums(vicious).plus).toBe(4 - 1 + 1 - 2 - 1);
    const { awaits } = vicious.run;
    if (awaits.need !== 'dice') throw new Error('dice');
    expect(awaits.throw.tally?.plus.map(({ by, why }) => [by, why])).toEqual([
      [4, 'SAGA-DUEL-016'],
      [-1, 'SAGA-DUEL-ACT-017'],
      [1, 'SAGA-DUEL-WEAPON-002'],
      [-2, 'SAGA-DUEL-WEAPON-003'],
      [-1, 'SAGA-DUEL-FOOT-016'],
    ]);
    expect(actRating('bash', ella)).toBe(4 - 2 - 1);
    expect(actRating('bash', { ...ella, hands: { both: 'halberd' } })).toBe(4 - 1);
    expect(actRating('push', ella)).toBe(4);
  });

  test('SAGA-DUEL-020 defence rating: skill, own modifier, implement, armour against attacks, weakening, penalties', () => {
    const ella = {
      skills: { control: 3, fightingMind: 6, speed: 5, strength: 4 },
      locks: { parry: 'control' },
      hands: { left: 'shield', right: 'halberd' },
      armour: 'metalPlate',
      weakening: 2,
      penalties: [{ on: 'defences', by: -4, until: 3 }],
    };
    const weary = -2 - 4;
    const shield = { by: 'parry', with: 'left' };
    expect(defence(shield, 'quickAttack', ella)).toBe(3 - 2 + 1 + 4 + weary);
    expect(defence(shield, 'bash', ella)).toBe(3 - 2 + 1 + weary);
    expect(defence(PARRY, 'quickAttack', ella)).toBe(3 - 2 - 2 - 1 + 4 + weary);
    expect(defence(PARRY, 'bash', { ...ella, hands: { both: 'halberd' } })).toBe(3 - 2 - 1 + weary);
    expect(defence(PARRY, 'bash', { ...ella, hands: { right: 'axe' } })).toBe(3 - 2 - 1 + weary);
    expect(defence(DODGE, 'quickAttack', ella)).toBe(5 + 4 + weary);
    expect(defence(DODGE, 'bash', ella)).toBe(5 + weary);
    expect(defence({ by: 'strength' }, 'push', ella)).toBe(4 + weary);
    expect(defence({ by: 'fightingMind' }, 'feint', ella)).toBe(6 + weary);
  });

  test('SAGA-DUEL-021 wounds brought along count from round 1, and nothing else is there unless it is given', () => {
    const lame = drive(facing(2, { wounds: [{ part: 'leftLeg', severity: 'major' }] }), {});
    expect(person(lame, 'Ella').prone).toBe(true);
    expect(lame.said).toContainEqual({ event: 'footworkWon', winner: 1, loser: 0, by: 'unopposed' });
    expect(footwork({ wounds: [{ part: 'head', severity: 'minor' }] })).toBe(2 - 2);
    const fresh = facing(2, { wounds: [{ part: 'leftLeg', severity: 'minor' }] });
    expect(person(fresh, 'Ella')).toMatchObject({
      prone: false,
      penalties: [],
      weakening: 0,
      minors: [0, 0, 1, 0, 0, 0],
    });
    expect(fresh.run.state.open.grips).toEqual([]);
    const given = facing(2, { prone: true, weakening: 3, penalties: [{ on: 'speed', by: -1, until: 2 }] });
    expect(person(given, 'Ella')).toMatchObject({ prone: true, weakening: 3, penalties: [{ on: 'speed', by: -1 }] });
  });

  test('SAGA-DUEL-021 someone incapable cannot enter', () => {
    const setup = (part: string): object => ({
      seats: ['ana', 'bo'],
      side1: [{ name: 'Ella', seat: 'ana', wounds: [{ part, severity: 'major' }] }],
      side2: [{ name: 'Morten', seat: 'bo' }],
    });
    for (const part of ['head', 'body']) {
      expect(setupRefusal(duel, setup(part))).toMatchObject({ code: 'BROKEN_RULE', rule: 'SAGA-DUEL-021' });
    }
    const asHead = { 'saga.duel.bodyWounds': 'asHead' };
    expect(setupRefusal(duel, setup('body'), asHead)).toMatchObject({ rule: 'SAGA-DUEL-021' });
    for (const bodyWounds of ['penalty', 'none']) {
      const options = { 'saga.duel.bodyWounds': bodyWounds };
      const table = facing(2, { wounds: [{ part: 'body', severity: 'major' }] }, {}, { options });
      expect(person(table, 'Ella').standing).toBe('in');
      expect(setupRefusal(duel, setup('head'), options)).toMatchObject({ rule: 'SAGA-DUEL-021' });
    }
  });
});

const tripAt = (target: string): object => ({ act: 'trip', target, with: 'right' });

test('SAGA-DUEL-004 an unmodified skill outside 0 to 10 is refused by its rule', () => {
  const setup = (speed: number) => ({
    seats: ['ana', 'bo'],
    side1: [{ name: 'Ella', seat: 'ana', skills: { control: 2, fightingMind: 2, speed, strength: 2 } }],
    side2: [{ name: 'Morten', seat: 'bo' }],
  });
  for (const rating of [-1, 11]) {
    expect(setupRefusal(duel, setup(rating))).toMatchObject({
      code: 'BROKEN_RULE',
      rule: 'SAGA-DUEL-004',
      facts: { who: 'Ella', skill: 'speed', rating },
    });
  }
  expect(setupRefusal(duel, setup(2.5))).toMatchObject({ code: 'BAD_SHAPE', path: 'setup.side1[0].skills.speed' });
});

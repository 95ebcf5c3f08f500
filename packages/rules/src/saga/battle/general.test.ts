import { chanceThat, counted, oddsOf } from '@warmoot/kernel';
import { setupRefusal } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import { skillCheck } from '../check/check.js';
import { battleScene } from './scene.js';
import { chanceText, drive, events, give, LOSE, offered, strengths, WIN } from './testing/drive.js';
import { at, BLUE, losses, picture, RED, standingSetup } from './testing/stand.js';

const FACING = `
  .  .  .
   a1 d1
  .  .  .`;

const rated = (total: number) => counted((sum) => sum.add(total, 'rating', 'SAGA-CHECK-016'));

/** Ways out of 640 to win the roll by strength difference, from −12 to +12, as the ledger lists them. */
const WAYS = [
  0, 1, 4, 10, 20, 35, 56, 84, 120, 163, 212, 265, 320, 375, 428, 477, 520, 556, 584, 605, 620, 630, 636, 639, 640,
];

const waysAt = (difference: number): number => {
  const { ways, of } = chanceThat(skillCheck({ roller: rated(difference), opposing: rated(0) }), 'success');
  return Number((ways * 640n) / of);
};

describe('the roll', () => {
  test('SAGA-BATTLE-001 two d8 and a d10 from 0, with the roller’s strength, against 14 and the other’s; equal is enough', () => {
    const table = picture(FACING);
    expect(table.run.awaits).toMatchObject({ need: 'dice', by: 'ana' });
    expect(table.run.awaits).toMatchObject({
      throw: {
        dice: [
          { sides: 8, low: 1 },
          { sides: 8, low: 1 },
          { sides: 10, low: 0 },
        ],
      },
    });
    expect(strengths(table)).toEqual([3, 3]);
    expect(events(table.dice(8, 6, 0), 'clashed')).toMatchObject([{ winner: 0 }]);
    expect(events(table.dice(8, 5, 0), 'clashed')).toMatchObject([{ winner: 1 }]);
  });

  test('SAGA-BATTLE-002 the chance by strength difference; who rolls never changes the odds', () => {
    expect(WAYS.map((_, i) => waysAt(i - 12))).toEqual(WAYS);
    for (let difference = 0; difference <= 12; difference++) {
      expect(waysAt(difference) + waysAt(-difference)).toBe(640);
    }
    // Round 1 the attacker rolls, round 2 the defender: heavy against light infantry either way.
    const troops = { a1: 'HI', d1: 'LI' };
    expect(chanceText(picture(FACING, { troops }))).toContain('107/160');
    const second = drive(picture(FACING, { troops, round: 2 }));
    expect(second.run.awaits).toMatchObject({ need: 'dice', by: 'bo' });
    expect(chanceText(second)).toContain('53/160');
  });

  test('SAGA-BATTLE-003 success wins for the roller, failure for the other, and there is no third', () => {
    const table = picture(FACING);
    const { awaits } = table.run;
    if (awaits.need !== 'dice') throw new Error('no dice');
    expect(
      oddsOf(awaits.throw)
        .map(({ result }) => result)
        .sort(),
    ).toEqual(['failure', 'success']);
    expect(events(table.dice(...WIN), 'clashed')).toMatchObject([{ winner: 0 }]);
    expect(events(table.dice(...LOSE), 'clashed')).toMatchObject([{ winner: 1 }]);
  });

  test('SAGA-BATTLE-004 strengths are not clamped', () => {
    const table = picture(FACING, {
      troops: { a1: 'HC', d1: 'BO' },
      heights: [[1, 0, 3]],
      moved: ['a1', 'd1'],
      barriers: [[[1, 0], [1, 1], 'soft']],
    });
    expect(strengths(table)).toEqual([8, 1]);
    expect(chanceText(table)).toContain('121/128');
  });
});

describe('who fights', () => {
  test('SAGA-BATTLE-005 exactly two armies, one attacking and one defending', () => {
    const { setup, options } = standingSetup({ units: { a1: [1, 0], d1: [1, 1] } });
    expect(setupRefusal(battleScene, { ...setup, third: RED }, options)).toMatchObject({
      code: 'BAD_SHAPE',
      path: 'setup.third',
    });
    expect(setupRefusal(battleScene, { seats: ['ana'], attacker: RED }, options)).toMatchObject({ code: 'BAD_SHAPE' });
    expect(setupRefusal(battleScene, { ...setup, defender: { ...BLUE, name: 'Red' } }, options)).toMatchObject({
      code: 'BAD_SHAPE',
    });
  });

  test('SAGA-BATTLE-006 SAGA-BATTLE-007 leaders and their skills change nothing and stand nowhere', () => {
    const plain = picture(FACING);
    const led = picture(FACING, { attacker: { leaders: ['Ella', 'Joris'] }, defender: { leaders: ['Morten'] } });
    expect(strengths(led)).toEqual(strengths(plain));
    expect(led.run.state.open).toEqual(plain.run.state.open);
    expect(led.run.state.open.roster).toHaveLength(2);
  });
});

describe('SAGA-BATTLE-008 a Hand-to-Hand scene inside a battle', () => {
  const champions = {
    attacker: { champions: [{ name: 'Ella', seat: 'ana', like: 'scout' }] },
    defender: { champions: [{ name: 'Morten', seat: 'bo', like: 'halberdier' }] },
  };
  const before = (round = 3, duelOptions = {}) =>
    picture(
      `
      a1 .  .  .
       .  .  .
      .  .  .  d1`,
      { ...champions, round, duelOptions },
    );
  const CHALLENGE = { choose: 'challenge', own: 'Ella', enemy: 'Morten' };

  /** Plays the duel out: both surrender in its first round. */
  const fought = (table: ReturnType<typeof before>) =>
    table.answer('ana', { choose: 'surrender' }, 'Ella').answer('bo', { choose: 'fightOn' }, 'Morten');

  test('SAGA-BATTLE-008 it is opened when both agree, the battle waits, and only the champions carry the result', () => {
    const table = before();
    expect(table.run.awaits).toMatchObject({ step: 'challenge', asked: [{ seat: 'ana', as: 'Red' }] });
    const asked = give(table, CHALLENGE);
    expect(asked.run.awaits).toMatchObject({ step: 'takeUp', asked: [{ seat: 'bo' }] });
    const inside = give(asked, { choose: 'accept' });
    expect(inside.run.state.inner?.scene).toBe('saga/duel');
    const { champions: _, duels: __, ...left } = table.run.state.open;
    const after = fought(inside);
    expect(after.run.state.inner).toBeNull();
    const { champions: now, duels, ...same } = after.run.state.open;
    expect(same).toEqual(left);
    expect(duels).toBe(1);
    expect(now.map(({ standing }) => standing)).toEqual(['surrendered', 'in']);
    expect(after.run.awaits).toMatchObject({ step: 'declare' });
    // Ella is a prisoner now: nobody is left to fight for Red, and nobody is asked again.
    const phase = give(give(after, { choose: 'fightOn' }), { choose: 'fightOn' });
    expect(give(phase, { choose: 'done' }).run.awaits).toMatchObject({ step: 'move', asked: [{ as: 'Blue' }] });
    const over = drive(after, { declare: { Red: 'surrender' } });
    expect(over.run.outcome().champions).toMatchObject([
      { name: 'Ella', army: 'Red', standing: 'surrendered' },
      { name: 'Morten', army: 'Blue', standing: 'in' },
    ]);
  });

  test('SAGA-BATTLE-008 SAGA-DUEL-ACT-102 it is fought by the options of the table for duels', () => {
    const strict = before(3, { 'saga.duel.surrender': 'needsAcceptance' });
    const inside = give(give(strict, CHALLENGE), { choose: 'accept' });
    // Where a surrender must be accepted, Ella's ends nothing yet.
    expect(fought(inside).run.state.inner?.state.given).toMatchObject({
      options: { 'saga.duel.surrender': 'needsAcceptance' },
    });
    expect(before(3, { 'saga.duel.surrender': 'unilateral' }).run.state.given.duelOptions).toMatchObject({
      'saga.duel.quietRounds': 20,
    });
  });

  test('SAGA-BATTLE-008 without agreement the battle goes on at once', () => {
    const refused = give(give(before(), CHALLENGE), { choose: 'refuse' });
    expect(refused.run.awaits).toMatchObject({ step: 'declare' });
    const second = give(before(), { choose: 'goOn' });
    expect(second.run.awaits).toMatchObject({ step: 'challenge', asked: [{ seat: 'bo' }] });
    expect(give(second, { choose: 'goOn' }).run.awaits).toMatchObject({ step: 'declare' });
    expect(offered(before())).toContainEqual(CHALLENGE);
    expect(
      before().refusal({ input: 'answer', seat: 'ana', as: 'Red', choice: { ...CHALLENGE, own: 'Ada' } }),
    ).toMatchObject({
      rule: 'SAGA-BATTLE-008',
    });
  });

  test('SAGA-BATTLE-008 also between phases and between clusters; whoever wants none is not asked again that round', () => {
    let table = give(give(before(), { choose: 'goOn' }), { choose: 'goOn' });
    table = give(give(table, { choose: 'fightOn' }), { choose: 'fightOn' });
    table = give(table, { choose: 'done' });
    expect(table.run.awaits).toMatchObject({ step: 'challenge' });
    expect(table.run.state.open.phase).toBe(1);
    const none = give(table, { choose: 'noDuels' });
    expect(none.run.awaits).toMatchObject({ step: 'move', asked: [{ as: 'Blue' }] });
    expect(give(none, { choose: 'done' }).run.awaits).toMatchObject({ step: 'challenge' });
    expect(give(none, { choose: 'done' }).run.state.open.round).toBe(4);
    const clusters = picture(
      `
      a1 d1 .  .
       .  .  .
      .  .  a2 d2`,
      champions,
    );
    const begun = give(give(clusters, { choose: 'goOn' }), { choose: 'goOn' });
    const first = drive(begun, { order: ['a1'], dice: [WIN], until: 'challenge' });
    expect(first.run.awaits).toMatchObject({ step: 'challenge' });
    expect(first.run.state.open.resolved).toEqual([1, 0]);
    const taken = give(give(first, CHALLENGE), { choose: 'accept' });
    expect(fought(taken).run.awaits).toMatchObject({ need: 'dice', step: 'clash' });
    expect(losses(taken, 'd1')).toBeGreaterThan(0);
    expect(at(taken, 'a2')).toEqual([2, 2]);
  });
});

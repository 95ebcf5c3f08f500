import { hasOthers, type PlayedScene } from '@warmoot/kernel';
import type { TestTable } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Duel } from '../duel.js';
import {
  actRefusal,
  attempt,
  broken,
  defencesAgainst,
  facing,
  HIT,
  MISS,
  offeredTo,
  ratings,
  toActs,
} from '../testing/exchange.js';
import { drive, person } from '../testing/fight.js';

const BASH = { act: 'bash', with: 'right' };
const QUICK = { act: 'quickAttack', with: 'right' };
const DODGE = { by: 'dodge', to: { x: 11, y: 9 } };
const LAME = {
  wounds: ['leftArm', 'rightArm'].map((part) => ({ part, severity: 'major' })),
};

const actsOffered = (table: TestTable<Duel>): readonly string[] =>
  (offeredTo(toActs(table), 'Ella') as readonly { readonly act: string; readonly with?: string }[])
    .filter((one) => one.with !== undefined)
    .map((one) => `${one.act} ${one.with}`);

describe('how an action is resolved', () => {
  test('SAGA-DUEL-ACT-001 the one who acts rolls: action rating against the defence the victim chose', () => {
    const strong = { skills: { control: 4, fightingMind: 1, speed: 3, strength: 5 } };
    const check = attempt(
      facing('sword', strong, { skills: { control: 7, fightingMind: 1, speed: 6, strength: 1 } }),
      BASH,
      DODGE,
    );
    expect(check.run.awaits).toMatchObject({ need: 'dice', step: 'check', by: 'ana' });
    expect(ratings(check)).toEqual([5, 6]);
    const back = drive(facing('sword', strong), {
      acts: { Morten: { ...BASH, target: 'Ella' } },
      defend: { 'Ella against Morten': { by: 'parry', with: 'right' } },
      until: 'check',
    });
    expect(back.run.awaits).toMatchObject({ need: 'dice', step: 'check', by: 'bo' });
    expect(ratings(back)).toEqual([2, 2]);
  });

  test('SAGA-DUEL-ACT-002 success gives the strong effect, failure the weak one, and always exactly one of the two', () => {
    const check = attempt(facing('sword'), BASH, DODGE);
    const suffered = (...faces: number[]): readonly (readonly [string, number])[] => {
      const after = drive(check.dice(...faces), { goes: { Ella: [[8, 9]] } });
      return person(after, 'Morten').penalties.map(({ on, by }) => [on, by] as const);
    };
    expect(suffered(8, 6, 0)).toEqual([
      ['control', -3],
      ['strength', -3],
    ]);
    expect(suffered(8, 5, 0)).toEqual([
      ['control', -1],
      ['strength', -1],
    ]);
    const acts = ['quickAttack', 'viciousAttack', 'controlledAttack', 'bash', 'flurry', 'feint', 'trip'].map((act) => ({
      act,
      with: 'right',
    }));
    const closer = ['tackle', 'hold', 'push'].map((act) => ({ act }));
    for (const act of [...acts, ...closer]) {
      const rolled = attempt(facing('dagger'), act);
      for (const [faces, result] of [
        [HIT, 'strong'],
        [MISS, 'weak'],
      ] as const) {
        const checked = rolled.dice(...faces).last.filter(({ event }) => event === 'checked');
        expect(checked).toEqual([{ event: 'checked', actor: 0, act: act.act, victim: 1, result }]);
      }
    }
  });

  test('SAGA-DUEL-ACT-003 weapon attack modifiers and armour count for the three Attack Actions only', () => {
    const table = facing('dagger', { hands: { right: 'rock' } }, { armour: 'metalPlate' });
    const strike = (act: string): readonly [number, number] => ratings(attempt(table, { act, with: 'right' }));
    // Undefended 2 − 6, and 4 for the plate; a rock has −2 to attacks.
    expect([strike('quickAttack'), strike('viciousAttack'), strike('controlledAttack')]).toEqual([
      [0, 0],
      [-1, 0],
      [-2, 0],
    ]);
    for (const act of ['bash', 'flurry', 'feint', 'trip']) expect(strike(act)).toEqual([2, -4]);
    expect(ratings(attempt(table, { act: 'hold', with: 'left' }))).toEqual([2, -4]);
    expect(ratings(attempt(table, { act: 'tackle', with: 'left' }))).toEqual([1, -4]);
    expect(ratings(attempt(table, { act: 'push' }))).toEqual([2, -4]);
  });

  test('SAGA-DUEL-ACT-004 an action is made with one weapon, or hands, named in secret with it', () => {
    const table = facing('dagger', { hands: { left: 'dagger', right: 'sword' } });
    expect(ratings(attempt(table, { ...QUICK, with: 'left' }))[0]).toBe(2);
    expect(ratings(attempt(table, { ...QUICK, with: 'right' }))[0]).toBe(1);
    const chosen = toActs(table).answer('ana', { choose: 'act', ...QUICK, with: 'left', target: 'Morten' }, 'Ella');
    expect(chosen.run.state.open.turn.acts).toEqual([null, null]);
    expect(chosen.last).toEqual([]);
    expect(chosen.run.view('bo').mine).toEqual({});
    const revealed = chosen.answer('bo', { choose: 'act', act: 'pass' }, 'Morten');
    expect(revealed.last).toContainEqual({
      event: 'revealed',
      acts: [{ act: 'quickAttack', target: 1, with: 'left' }, { act: 'pass' }],
      letting: [{}, {}],
      stuck: [],
    });
  });

  test('SAGA-DUEL-ACT-005 Tackle, Hold and Push may be tried from Sword or Spear distance at −1 by someone who can move', () => {
    const rows = [
      ['tackle', 1],
      ['hold', 2],
      ['push', 2],
    ] as const;
    for (const [act, full] of rows) {
      const rating = (distance: 'dagger' | 'sword' | 'spear'): number => ratings(attempt(facing(distance), { act }))[0];
      expect([rating('dagger'), rating('sword'), rating('spear')]).toEqual([full, full - 1, full - 1]);
    }
    for (const act of ['tackle', 'hold']) {
      for (const distance of ['sword', 'spear'] as const)
        expect(actRefusal(toActs(facing(distance, { prone: true })), 'Ella', { act, target: 'Morten' })).toMatchObject(
          broken('SAGA-DUEL-FOOT-021'),
        );
      expect(ratings(attempt(facing('dagger', { prone: true }), { act }))[0]).toBe(act === 'hold' ? 2 : 1);
    }
  });

  test('SAGA-DUEL-ACT-006 without weapon, bare or free hand only Feint, Trip and Push remain, the first two at Dagger distance', () => {
    const handless = [
      [{ hands: {}, ...LAME }, 'SAGA-DUEL-ACT-006'],
      [{ hands: { left: 'shield', right: 'shield' } }, 'SAGA-DUEL-WEAPON-014'],
      [LAME, 'SAGA-DUEL-WOUND-009'],
    ] as const;
    for (const [ella, why] of handless) {
      const table = facing('dagger', ella);
      expect(actsOffered(table)).toEqual(['feint nothing', 'push nothing', 'trip nothing']);
      for (const act of ['quickAttack', 'viciousAttack', 'controlledAttack', 'bash', 'flurry'])
        for (const [using, rule] of [
          ['right', why],
          ['nothing', 'SAGA-DUEL-ACT-006'],
        ] as const)
          expect(actRefusal(toActs(table), 'Ella', { act, with: using, target: 'Morten' })).toMatchObject(broken(rule));
      for (const act of ['hold', 'tackle'])
        expect(actRefusal(toActs(table), 'Ella', { act, target: 'Morten' })).toMatchObject(broken('SAGA-DUEL-ACT-066'));
      for (const act of ['feint', 'trip']) {
        const rating = (distance: 'dagger' | 'sword' | 'spear'): number =>
          ratings(attempt(facing(distance, ella), { act, with: 'nothing' }))[0];
        expect([rating('dagger'), rating('sword'), rating('spear')]).toEqual([2, 1, 1]);
      }
      expect(defencesAgainst(table, { act: 'push' })).toEqual(['dodge', 'strength', 'none']);
    }
    const armed = toActs(facing('dagger'));
    expect(actRefusal(armed, 'Ella', { act: 'feint', with: 'nothing', target: 'Morten' })).toMatchObject(
      broken('SAGA-DUEL-ACT-006'),
    );
  });

  test('SAGA-DUEL-ACT-106 bare hands need a sound hand that carries nothing; a gripping one will do', () => {
    const bare = { act: 'quickAttack', with: 'bare', target: 'Morten' };
    expect(ratings(attempt(facing('dagger'), bare))[0]).toBe(2 - 4);
    const full = [
      { hands: { left: 'shield', right: 'sword' } },
      { hands: { both: 'halberd' } },
      { wounds: [{ part: 'leftArm', severity: 'major' }] },
    ];
    for (const ella of full)
      expect(actRefusal(toActs(facing('dagger', ella)), 'Ella', bare)).toMatchObject(broken('SAGA-DUEL-ACT-106'));
    const dropped = { ...bare, drop: ['left'] };
    expect(ratings(attempt(facing('dagger', { hands: { left: 'shield', right: 'sword' } }), dropped))[0]).toBe(-2);
    // SAGA-DUEL-ACT-099: who holds something has more than what is listed; who has nothing to drop has not.
    const more = (hands: object) =>
      hasOthers(toActs(facing('dagger', { hands })).run as unknown as PlayedScene, { seat: 'ana', as: 'Ella' });
    expect([more({ right: 'sword' }), more({})]).toEqual([true, false]);

    const held = drive(attempt(facing('dagger'), { act: 'hold', with: 'left' }), { dice: [HIT] });
    const punch = drive(held, { acts: { Ella: bare }, until: 'check' });
    expect(ratings(punch)[0]).toBe(-2);
    const after = drive(punch, { dice: [MISS], parts: { Morten: ['body'] } });
    expect(after.run.state.open.grips).toEqual([]);
  });
});

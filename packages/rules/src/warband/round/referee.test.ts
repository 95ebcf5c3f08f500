import { expect, test } from 'vitest';
import { awaited, fight, fightIn, lastOf, offered, passUntil, refusedFor, says, stateIn } from '../testing/stage.js';

const PASS = { choose: 'pass' };
const attack = (figure: string, dice: object) => ({ choose: 'attack', figure, dice });

test('WARBAND-MOD-016 WARBAND-MOD-024 WARBAND-CORE-006 an advantage that the referee sees: +1 in this round, and not on top of height', () => {
  const stage = { a: [{ at: [5, 5], might: 2 }], b: [{ at: [6, 5], might: 4 }], referee: 'rae' };
  const advantage = { choose: 'advantage', figure: 'A1' };
  const chance = (ground: readonly object[]): readonly unknown[] => {
    const begun = says(fight({ ...stage, ground }), advantage, PASS).dice(1);
    const struck = says(passUntil(begun, 'blows'), attack('A1', { B1: 2 })).dice(9, 10);
    const { chance: rated, hits } = lastOf(struck, 'struck');
    return [rated.total, hits];
  };
  expect(chance([])).toEqual([9, 1]);
  expect(chance([{ at: { x: 5, y: 5 }, height: 1 }])).toEqual([9, 1]);
  // From the next round on it is gone.
  const begun = says(fight(stage), advantage, PASS).dice(1);
  expect(offered(says(fight(stage), advantage))).not.toContainEqual(advantage);
  expect(stateIn(passUntil(begun, 'referee'), 'A1').advantage).toBe(false);
});

test('WARBAND-GRAPPLE-008 WARBAND-CORE-006 with that advantage a gambit that fails costs nothing', () => {
  const stage = { a: [{ at: [5, 5] }], b: [{ at: [6, 5] }], referee: 'rae' };
  const trip = { choose: 'gambit', figure: 'A1', effect: 'trip', target: 'B1' };
  const failed = (...said: readonly object[]): boolean => {
    const table = passUntil(says(fight(stage), ...said, PASS).dice(1), 'blows');
    return stateIn(says(table, trip, { choose: 'odds', odds: 3 }).dice(4), 'A1').prone;
  };
  expect([failed(), failed({ choose: 'advantage', figure: 'A1' })]).toEqual([true, false]);
});

test('WARBAND-MORALE-030 WARBAND-CORE-006 when the fight is over the referee may enter more than ten minutes', () => {
  const gone = { at: [9, 9], fate: 'slain' };
  const stage = { a: [{ at: [5, 5], like: 'hero', hpNow: 0 }, gone], b: [{ at: [6, 5] }], referee: 'rae' };
  const over = fightIn('end', stage).dice(12);
  expect(awaited(over)).toBe('referee rae');
  expect(offered(over).map(({ choose }) => choose)).toEqual(['pass', 'minutes', 'minutes', 'minutes']);
  expect(refusedFor(over, { choose: 'heal', figure: 'B1', points: 1 })).toBe('WARBAND-MORALE-030 warband.fightIsOver');
  expect(refusedFor(over, { choose: 'minutes', minutes: 9 })).toBe('BAD_SHAPE');
  const longer = says(over, { choose: 'minutes', minutes: 25 });
  expect([awaited(longer), longer.run.outcome().minutes]).toEqual(['over', 25]);
  expect(says(over, PASS).run.outcome().minutes).toBe(10);
  const before = fight({ a: [{ at: [5, 5] }], b: [{ at: [6, 5] }], referee: 'rae' });
  expect(refusedFor(before, { choose: 'minutes', minutes: 20 })).toBe('WARBAND-MORALE-030 warband.fightGoesOn');
});

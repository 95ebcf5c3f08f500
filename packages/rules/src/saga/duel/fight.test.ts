import { expect, test } from 'vitest';
import { awaitedSums, drive, fight, person } from './testing/fight.js';

test('a round from the first Footwork to the last consequence', () => {
  const start = fight();
  expect(start.run.awaits).toMatchObject({ step: 'declare', together: true });
  const contest = drive(start, {});
  expect(awaitedSums(contest)).toEqual({ plus: 2, target: 16 });
  const checks = drive(contest, {
    dice: [[7, 7, 0]],
    moves: { Ella: [9, 9] },
    acts: {
      Ella: { act: 'quickAttack', target: 'Morten', with: 'right' },
      Morten: { act: 'bash', target: 'Ella', with: 'right' },
    },
    defend: {
      'Morten against Ella': { by: 'parry', with: 'right' },
      'Ella against Morten': { by: 'dodge', to: { x: 8, y: 9 } },
    },
  });
  expect(awaitedSums(checks)).toEqual({ plus: 2, target: 14 });
  const after = drive(checks, {
    dice: [
      [8, 8, 0],
      [1, 1, 0],
    ],
    parts: { Morten: ['head'], Ella: ['body'] },
    goes: { Morten: [[10, 9]] },
  });
  expect(person(after, 'Morten').minors).toEqual([0, 0, 0, 0, 1, 0]);
  expect(person(after, 'Ella').penalties.map(({ on, by, until }) => [on, by, until])).toEqual([
    ['control', -1, 3],
    ['strength', -1, 3],
  ]);
  expect([person(after, 'Ella').x, person(after, 'Morten').x]).toEqual([8, 10]);
  expect(after.run.state.open.round).toBe(2);
});

import { expect, test } from 'vitest';
import { pursuable } from './fights.js';
import type { Fought, Met } from './model.js';

const MET = { attacker: 'Hares', defender: 'Hounds' } as Met;

const duel = (...fighters: readonly (readonly [side: 1 | 2, standing: string])[]): Fought =>
  ({ by: 'duel', duel: { fighters: fighters.map(([side, standing]) => ({ side, standing })) } }) as unknown as Fought;

test('SAGA-MOVE-048 those who have fled may be pursued by enemies who fight nobody any more', () => {
  expect(pursuable(MET, duel([1, 'fled'], [2, 'in']))).toEqual({ winner: 'Hounds', quarry: 'Hares' });
  expect(pursuable(MET, duel([1, 'in'], [2, 'fled']))).toEqual({ winner: 'Hares', quarry: 'Hounds' });
  expect(pursuable(MET, duel([1, 'fled'], [1, 'in'], [2, 'in']))).toBeNull();
  expect(pursuable(MET, duel([1, 'fled'], [2, 'fled']))).toBeNull();
});

test('SAGA-MOVE-036 an army that retreats may be pursued by the one that holds the field', () => {
  const battle = (holder: string | null): Fought =>
    ({
      by: 'battle',
      battle: {
        holder,
        armies: [
          { name: 'Hares', retreated: true },
          { name: 'Hounds', retreated: false },
        ],
      },
    }) as unknown as Fought;
  expect(pursuable(MET, battle('Hounds'))).toEqual({ winner: 'Hounds', quarry: 'Hares' });
  expect(pursuable(MET, battle(null))).toBeNull();
});

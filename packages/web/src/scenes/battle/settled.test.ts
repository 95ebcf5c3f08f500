import { describe, expect, test } from 'vitest';
import { battle, dice, LOSE, says, takenBack, WIN } from '../../../test/kit/played.js';
import { settledIn } from './settled.js';

/** Two fights: a1 stands beside d1, which has 20 left, and a2 beside d2. */
const TWO = { units: { a1: [10, 11], a2: [4, 4], d1: [10, 10], d2: [4, 5] }, losses: { d1: 80 } } as const;
const [A1, A2, D1, D2] = [0, 1, 2, 3];
const hex = (row: number, column: number): number => Math.ceil(row / 2) * 20 + Math.floor(row / 2) * 19 + column;

describe('a fight that is over', () => {
  const begun = says(battle(TWO), { choose: 'fight', unit: 'a1' });
  const first = dice(begun, WIN);

  test('was won by one side and lost by the other; its flag stands where one stands, or fell', () => {
    expect(settledIn(begun.passages, 'ana', 0)).toEqual([]);
    const both = { number: 1, of: 2 };
    expect(settledIn(first.passages, 'ana', 0)).toEqual([
      { ...both, mine: [A1], theirs: [D1], isWon: true, at: [hex(10, 11)] },
    ]);
    // All 20 of d1 are lost: it is gone, and what is said of it stands where it stood.
    expect(settledIn(first.passages, 'bo', 1)).toEqual([
      { ...both, mine: [D1], theirs: [A1], isWon: false, at: [hex(10, 10)] },
    ]);
  });

  test('is not over before the beaten have fallen back, and keeps its number whichever is fought first', () => {
    const second = dice(says(battle(TWO), { choose: 'fight', unit: 'a2' }), WIN);
    expect(settledIn(second.passages, 'ana', 0)).toEqual([]);
    const back = says(second, { choose: 'back', unit: 'd2', to: { row: 4, column: 6 } });
    expect(settledIn(back.passages, 'bo', 1)).toEqual([
      { number: 2, of: 2, mine: [D2], theirs: [A2], isWon: false, at: [hex(4, 6)] },
    ]);
  });

  test('of one against two: the one must win every roll, of the two one is enough', () => {
    const units = { a1: [10, 10], d1: [10, 11], d2: [9, 10] } as const;
    const won = (...faces: readonly (readonly number[])[]): readonly boolean[] => {
      const over = faces.reduce((sitting, one) => dice(sitting, one), battle({ units, losses: { a1: 80 } }));
      return ([0, 1] as const).flatMap((side) => settledIn(over.passages, null, side).map(({ isWon }) => isWon));
    };
    expect(won(WIN, LOSE)).toEqual([false, true]);
    expect(won(LOSE, LOSE)).toEqual([false, true]);
  });

  test('is none where play has gone back', () => {
    expect(settledIn(takenBack(first, begun.passages.length - 1).passages, 'ana', 0)).toEqual([]);
  });
});
